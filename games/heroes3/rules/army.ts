import type { CardId } from '../content/cards.ts'
import type { Amounts } from '../content/resources.ts'
import type { UnitId } from '../content/units.ts'
import { isNeutral } from '../reckoning/army.ts'
import { canPay } from '../reckoning/goods.ts'
import { discountOf, discounts } from '../reckoning/legion.ts'
import { playerAt } from '../reckoning/player.ts'
import type { Seat, Table, UnitCard, UnitPick, UnitSide } from '../shape.ts'
import { layOff, leaveHand } from './deck.ts'
import { pay } from './goods.ts'

/** Cards that make a recruitment cheaper are played with it (H3B-UNIT-13). */
export function playDiscounts(t: Table, seat: Seat, cards: readonly CardId[]): number {
  const player = playerAt(t.state, seat)
  let gold = 0
  for (const card of cards) {
    const discount = discountOf(card)
    if (discount === null) throw new Error(`${card} makes nothing cheaper`)
    leaveHand(player, card)
    layOff(player, card)
    gold += discount.gold
    t.learnt(t.seats)
    t.tell('card-played', { seat, card, mode: discount.mode })
  }
  return gold
}

/** The units that can be paid for, with the cards that may help; cards only in the own turn. */
export function affordable(
  t: Table,
  seat: Seat,
  units: readonly UnitCard[],
  costOf: (unit: UnitCard, discount: number) => Amounts,
): UnitPick[] {
  const player = playerAt(t.state, seat)
  const hand = t.state.active === seat ? player.hand.items : []
  return units.flatMap((unit) =>
    discounts(hand, costOf(unit, 0).gold ?? 0)
      .filter(({ off }) => canPay(player, costOf(unit, off)))
      .map((way): UnitPick => ({ unit, with: way.with })),
  )
}

export function addUnit(t: Table, seat: Seat, card: UnitCard, side: UnitSide): void {
  playerAt(t.state, seat).units.push({ card, side, overlays: [] })
}

export function recruit(t: Table, seat: Seat, card: UnitCard, cost: Amounts): void {
  pay(t, seat, cost)
  addUnit(t, seat, card, isNeutral(card) ? 'neutral' : 'few')
  t.tell('recruited', { seat, unit: card, goods: cost })
}

export function reinforce(t: Table, seat: Seat, unit: UnitId, cost: Amounts): void {
  pay(t, seat, cost)
  turnUnit(t, seat, unit, 'pack')
  t.tell('reinforced', { seat, unit, goods: cost })
}

/** In a combat the unit on the board turns with its card. */
export function turnUnit({ state }: Table, seat: Seat, unit: UnitId, side: 'few' | 'pack'): void {
  const found = playerAt(state, seat).units.find(({ card }) => card === unit)
  if (found === undefined) throw new Error(`${unit} is not in the unit deck`)
  found.side = side
  for (const fighter of state.battle?.fighters ?? []) if (fighter.card === unit) fighter.side = side
}
