import { ADVENTURERS } from '../content/adventurers.ts'
import { ANIMAL_ICONS } from '../content/animals.ts'
import { ARTIFACTS } from '../content/artifacts.ts'
import type { Card } from '../content/cards.ts'
import type { Effect } from '../content/effects.ts'
import { FACTIONS } from '../content/factions.ts'
import type { Icon } from '../content/icons.ts'
import { SKILLS } from '../content/skills.ts'
import { TREASURES } from '../content/treasures.ts'
import { WORLD_CARDS } from '../content/world-cards.ts'
import type { CardId, Companion, Player, SeenPlayer } from '../shape.ts'

type EffectOf<E extends Effect['effect']> = Extract<Effect, { readonly effect: E }>
/** An effect that works for somebody, and what it is of. */
export interface InForce<E extends Effect['effect']> {
  readonly card: CardId
  readonly effect: EffectOf<E>
}

/** Whoever owns cards: artifacts that were bought, treasures, world cards, and skills (NAF-ICON-07). */
export type Owner = Pick<SeenPlayer, 'bought' | 'treasures' | 'beside' | 'world'> & {
  readonly sheet: { readonly skills: readonly CardId[] } | null
}
export type Leader = Owner & Pick<SeenPlayer, 'party'>

const SKILL_CARDS = Object.fromEntries(
  Object.entries(SKILLS).map(([id, { effects }]): [string, Card] => [id, { icons: {}, effects }]),
)
const CARDS: Readonly<Record<string, Card>> = { ...ARTIFACTS, ...TREASURES, ...WORLD_CARDS, ...SKILL_CARDS }

export function card(id: CardId): Card {
  const found = CARDS[id]
  if (found === undefined) throw new Error(`there is no card ${id}`)
  return found
}

/** Calls back for each card that somebody owns. */
function eachCard({ bought, treasures, beside, world, sheet }: Owner, see: (id: CardId) => void): void {
  for (const id of bought) see(id)
  for (const id of treasures) see(id)
  if (beside !== null) see(beside)
  for (const id of world) see(id)
  if (sheet !== null) for (const id of sheet.skills) see(id)
}

/** The effects of a kind that work for somebody. */
export function inForce<E extends Effect['effect']>(owner: Owner, kind: E): InForce<E>[] {
  const found: InForce<E>[] = []
  eachCard(owner, (id) => {
    for (const effect of card(id).effects)
      if (effect.effect === kind) found.push({ card: id, effect: effect as EffectOf<E> })
  })
  return found
}

export function has(owner: Owner, kind: Effect['effect']): boolean {
  return inForce(owner, kind).length > 0
}

/** The sum of a number that all effects of a kind have. */
export function sumOf<E extends Effect['effect']>(owner: Owner, kind: E, of: (effect: EffectOf<E>) => number): number {
  let sum = 0
  for (const { effect } of inForce(owner, kind)) sum += of(effect)
  return sum
}

function iconsOfCompanion(companion: Companion, icon: Icon): number {
  const icons: { readonly [I in Icon]?: number } = companion === 'animal' ? ANIMAL_ICONS : ADVENTURERS[companion].icons
  return icons[icon] ?? 0
}

/** NAF-ICON-07: in the active party, and on what is owned. */
export function icons(leader: Leader, icon: Icon): number {
  let sum = 0
  for (const slot of FACTIONS) {
    const companion = leader.party[slot]
    if (companion !== null) sum += iconsOfCompanion(companion, icon)
  }
  eachCard(leader, (id) => {
    sum += card(id).icons[icon] ?? 0
  })
  return sum
}

/** The public number of cards in hand. */
export function handSize({ hand }: Pick<SeenPlayer, 'hand'> | Pick<Player, 'hand'>): number {
  return sizeOf(hand.basic.items) + sizeOf(hand.advanced.items)
}

/** How many lie there, seen or not. */
export function sizeOf(items: readonly unknown[] | number): number {
  return typeof items === 'number' ? items : items.length
}
