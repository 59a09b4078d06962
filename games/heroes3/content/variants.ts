import type { ArtifactLevel, SpellLevel } from './effects.ts'
import type { TileKind } from './tiles.ts'

/** H3B-OPT-01, H3B-OPT-05 */
export const SPLIT_DECKS = ['split-artifact-decks', 'split-spell-decks'] as const
/** H3B-VAR-01 */
export const CUSTOM_VARIANTS = [
  'captured-towns-usable',
  'no-rerolls',
  'dice-one-resource',
  'no-starting-bonus',
  'start-with-secondary',
  'min-one-damage',
  'double-income',
  'free-trade',
  'free-combat-rounds',
  'no-attack-die',
  'astrologers-every-round',
  'no-astrologers',
  'refresh-fields',
  'gains-to-discard',
] as const
export const VARIANT_IDS = [...SPLIT_DECKS, ...CUSTOM_VARIANTS] as const
export type VariantId = (typeof VARIANT_IDS)[number]

/** What can be gained where, with the decks split (H3B-OPT-02 to H3B-OPT-04, H3B-OPT-06, H3B-OPT-07). */
export const ARTIFACTS_BY_TILE: Readonly<Record<TileKind, readonly ArtifactLevel[]>> = {
  start: ['minor'],
  far: ['minor'],
  near: ['minor', 'major'],
  center: ['minor', 'major', 'relic'],
}
export const SPELLS_BY_TILE: Readonly<Record<TileKind, readonly SpellLevel[]>> = {
  start: ['basic'],
  far: ['basic'],
  near: ['basic', 'expert'],
  center: ['basic', 'expert'],
}

/** The rounds at whose start black cubes leave, with `refresh-fields`. */
export const REFRESH_ROUNDS: readonly number[] = [4, 8, 12]
