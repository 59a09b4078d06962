import { ABILITIES, ABILITY_COPIES, ABILITY_IDS, type Ability, type AbilityId } from './abilities.ts'
import { ARTIFACT_IDS, ARTIFACTS, type Artifact, type ArtifactId } from './artifacts.ts'
import type { Effects, Timing, Window } from './effects.ts'
import { SPECIALTIES, SPECIALTY_IDS, type Specialty, type SpecialtyId } from './specialties.ts'
import { SPELL_IDS, SPELLS, type Spell, type SpellId } from './spells.ts'
import { STATISTIC_IDS, STATISTICS, type Statistic, type StatisticId } from './statistics.ts'

export const CARD_KINDS = ['statistic', 'ability', 'specialty', 'spell', 'artifact'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** `expert` costs one expert use (H3B-CARD-12). */
export type ModeId = 'basic' | 'expert' | 'attack' | 'defense' | 'cast' | 'empower' | 'a' | 'b'

/** A result that this much power is enough for (H3B-SPELL-03). */
export interface PowerTier {
  readonly min: number
  readonly effects: Effects
}

/** One way to play a card: with effects, or with those of a tier of power that is paid. No window: any. */
export type Mode = {
  readonly timing: Timing
  readonly window?: Window
} & ({ readonly effects: Effects } | { readonly power: readonly PowerTier[] })

/** A card that is played in one of these modes. */
export interface Moded<M extends ModeId> {
  readonly modes: Readonly<Partial<Record<M, Mode>>>
}

/** A card by what stands on it; of some there are several in the box. */
export type CardName = StatisticId | AbilityId | SpecialtyId | SpellId | ArtifactId
export const CARD_NAMES: readonly CardName[] = [
  ...STATISTIC_IDS,
  ...ABILITY_IDS,
  ...SPECIALTY_IDS,
  ...SPELL_IDS,
  ...ARTIFACT_IDS,
]

/** One card of the box: `magic-arrow.3` is the third of its name; of which there is but one, it has the name alone. */
export type CardId = CardName | `${CardName}.${number}`

export type Card =
  | ({ readonly kind: 'statistic' } & Statistic)
  | ({ readonly kind: 'ability' } & Ability)
  | ({ readonly kind: 'specialty' } & Specialty)
  | ({ readonly kind: 'spell' } & Spell)
  | ({ readonly kind: 'artifact' } & Artifact)

const cards = new Map<string, Card>([
  ...STATISTIC_IDS.map((id) => [id, { kind: 'statistic', ...STATISTICS[id] }] as const),
  ...ABILITY_IDS.map((id) => [id, { kind: 'ability', ...ABILITIES[id] }] as const),
  ...SPECIALTY_IDS.map((id) => [id, { kind: 'specialty', ...SPECIALTIES[id] }] as const),
  ...SPELL_IDS.map((id) => [id, { kind: 'spell', ...SPELLS[id] }] as const),
  ...ARTIFACT_IDS.map((id) => [id, { kind: 'artifact', ...ARTIFACTS[id] }] as const),
])

export function nameOf(id: CardId): CardName {
  const dot = id.indexOf('.')
  return (dot < 0 ? id : id.slice(0, dot)) as CardName
}

export function cardOf(id: CardId): Card {
  return cards.get(nameOf(id)) as Card
}

function copiesOf(name: CardName): number {
  const card = cardOf(name)
  if ('copies' in card) return card.copies
  return card.kind === 'ability' ? ABILITY_COPIES : 1
}

/** The cards of one name. */
export function cardsNamed(name: CardName): readonly CardId[] {
  const copies = copiesOf(name)
  return copies === 1 ? [name] : Array.from({ length: copies }, (_, copy): CardId => `${name}.${copy + 1}`)
}

export const CARD_IDS: readonly CardId[] = CARD_NAMES.flatMap(cardsNamed)
