import type { AbilityId } from './abilities.ts'
import type { ArtifactId } from './artifacts.ts'
import type { Effects } from './effects.ts'

export const RULESETS = ['clash-base', 'tournament-base'] as const
export type Ruleset = (typeof RULESETS)[number]

/** H3B-ELIM-01: so many full rounds without a town or settlement. */
export const ROUNDS_WITHOUT_TOWN = 3
/** H3B-P3-02: collecting a cube of every enemy wins with so many players or more. */
export const CUBE_VICTORY_FROM = 3

/** What a tournament adds to a clash (H3B-TRULE-01 to H3B-TRULE-04, H3B-TMAP-02, H3B-TMAP-09). */
export const TOURNAMENT: {
  readonly removed: { readonly abilities: readonly AbilityId[]; readonly artifacts: readonly ArtifactId[] }
  readonly startRollDice: number
  readonly secondPlayer: Effects
  readonly nearTilesWithObelisk: number
} = {
  removed: { abilities: ['diplomacy'], artifacts: ['hourglass-of-the-evil-hour'] },
  startRollDice: 2,
  secondPlayer: [{ op: 'morale', n: 1 }],
  nearTilesWithObelisk: 2,
}

/** Where victory points come from (H3B-SCORE-02 to H3B-SCORE-08). */
export const SCORE_SOURCES = [
  'main-hero',
  'secondary-hero',
  'mine',
  'settlement',
  'building',
  'artifacts',
  'level',
  'scenario',
] as const
export type ScoreSource = (typeof SCORE_SOURCES)[number]

/** Victory points for each, in the order in which they are counted; those of the scenario are its own. */
export const VICTORY_POINTS: Readonly<Record<Exclude<ScoreSource, 'scenario'>, number>> = {
  'main-hero': 4,
  'secondary-hero': 2,
  mine: 1,
  settlement: 1,
  building: 1,
  artifacts: 1,
  level: 1,
}
/** H3B-SCORE-06 */
export const ARTIFACTS_PER_POINT = 2
