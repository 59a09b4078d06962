import { type CardId, type CardKind, cardOf, nameOf } from '../content/cards.ts'
import type { CardFilter } from '../content/effects.ts'
import { FACTIONS } from '../content/factions.ts'
import type { Player, Seat, State } from '../shape.ts'
import { levelOf } from './player.ts'
import { startingAbility } from './starting-deck.ts'

/** The own discard pile from the bottom to the top. */
export function discardPile({ discard, top }: Player): CardId[] {
  return [...discard.items, ...top.items]
}

export function kindOf(card: CardId): CardKind {
  return cardOf(card).kind
}

export function fitsFilter(state: Pick<State, 'players'>, seat: Seat, card: CardId, filter: CardFilter): boolean {
  const { kind, kinds, level, not = [] } = filter
  const is = cardOf(card)
  if (kind !== undefined && is.kind !== kind) return false
  if (kinds !== undefined && !kinds.includes(is.kind)) return false
  if (level !== undefined && !('level' in is && is.level === level)) return false
  return !not.some((excluded) =>
    excluded === 'starting-ability' ? startingAbility(state, seat) === card : nameOf(card) === excluded,
  )
}

/** H3B-MOR-08 */
export function ignoresMorale({ faction }: Player): boolean {
  return faction !== null && FACTIONS[faction].ignoresMorale === true
}

/** H3B-HERO-03, with what the Astrologers and scenarios add. */
export function handLimit(player: Player): number {
  const extra = player.lasts.filter(({ is }) => is === 'hand-limit').reduce((sum, { n }) => sum + n, 0)
  return Math.max(0, levelOf(player).handLimit + extra)
}
