import { CARD_IDS, type CardId, cardOf } from '../content/market.ts'
import { marketDiscardIncome } from '../reckoning/gold.ts'
import { powers } from '../reckoning/powers.ts'
import { canBuy, reductionsFor } from '../reckoning/price.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { MarketMove, Rules, Seat, State, Table } from '../shape.ts'
import { gainGold } from './gold.ts'
import { spend } from './powers.ts'
import { affordable, purchase } from './purchase.ts'
import { skillWindow, usableSkills } from './skills.ts'
import { enemyLeaves } from './solo.ts'
import { clockwiseFrom } from './timing.ts'

/** After the last Dice turn, before the first Market turn: Attuned (RPL-CLASS-01, RPL-TIME-07). */
export function* beforeMarket(t: Table): Rules {
  const { state } = t
  for (const seat of clockwiseFrom(t, state.start)) {
    for (const power of powers(heroOf(state, seat), 'before-market')) {
      if (!spend(heroOf(state, seat), power)) continue
      for (const step of power.rule.do)
        if (step.op === 'add-market-card') yield* t.step(() => addCards(t, seat, step.count))
      yield* skillWindow(t, state.start)
    }
  }
  state.phase = 'market'
  state.active = lowestInitiative(state)
}

/** Cards of the discard pile go to the right end of the Market; nothing is replaced (RPL-CLASS-02). */
function* addCards(t: Table, seat: Seat, count: number): Rules {
  const { state } = t
  for (let n = 0; n < count; n++) {
    const card = yield* t.choose(seat, 'add-card', () => [...state.discard, 'none'])
    if (card === 'none') return
    state.discard.splice(state.discard.indexOf(card), 1)
    state.market.push(card)
    t.tell('card-added', { seat, card })
  }
}

/** The seat that holds the lowest Initiative card (RPL-ROUND-05). */
function lowestInitiative({ initiative }: State): Seat | null {
  return initiative.find(({ taker }) => taker !== null)?.taker ?? null
}

/** One player's Market turn (RPL-MARKET-02), and what may follow it. */
export function* marketTurn(t: Table, seat: Seat): Rules {
  const { state } = t
  yield* t.step(() => buyOrDiscard(t, seat))
  if (state.purchase === 'made') yield* buyAgain(t, seat)
  // Skills that can be used in the own Market turn alone: this is the last moment. Others have later ones.
  if (hasPressingSkill(state, seat)) yield* t.window('skill-window', { of: [seat] })
  endTurn(t, seat)
}

/** A purchase, or a card discarded for Gold: a single step with its consequences (RPL-TIME-01). */
function* buyOrDiscard(t: Table, seat: Seat): Rules {
  const { state } = t
  state.purchase = 'open'
  const move = yield* t.choose(seat, 'market', () => marketMoves(state, seat))
  switch (move.do) {
    case 'buy':
      yield* purchase(t, seat, move.card, 'market')
      state.purchase = 'made'
      return
    case 'discard':
      state.market.splice(state.market.indexOf(move.card), 1)
      state.discard.push(move.card)
      t.tell('card-discarded', { seat, card: move.card })
      return takeGoldInstead(t, seat)
    case 'take-gold':
      t.tell('purchase-forgone', { seat })
      return takeGoldInstead(t, seat)
    case 'nothing':
      return
  }
}

function takeGoldInstead(t: Table, seat: Seat): void {
  t.state.purchase = 'forgone'
  gainGold(t, seat, marketDiscardIncome(heroOf(t.state, seat)), 'market-discard')
}

const BUY = moves((card) => ({ do: 'buy', card }))
const DISCARD = moves((card) => ({ do: 'discard', card }))
const TAKE_GOLD: MarketMove = { do: 'take-gold' }
const ONLY_NOTHING: readonly MarketMove[] = [{ do: 'nothing' }]

function moves(withCard: (card: CardId) => MarketMove): (card: CardId) => MarketMove {
  const made = new Map(CARD_IDS.map((card) => [card, withCard(card)]))
  return (card) => made.get(card) as MarketMove
}

/** After Move Silently, or with an empty Market (RPL-MARKET-13), there is nothing left to do. */
function marketMoves({ market, purchase, options, heroes }: State, seat: Seat): readonly MarketMove[] {
  const hero = heroes[seat]
  if (purchase !== 'open' || market.length === 0 || hero === undefined) return ONLY_NOTHING
  const reductions = reductionsFor(hero)
  const found: MarketMove[] = []
  for (const card of market) if (canBuy(hero, card, reductions)) found.push(BUY(card))
  if (options.friendlyMarket) found.push(TAKE_GOLD)
  else for (const card of market) found.push(DISCARD(card))
  return found
}

/** Charming: more purchases from the Market, right after the first (RPL-CLASS-04 to -08). */
function* buyAgain(t: Table, seat: Seat): Rules {
  const { state } = t
  const hero = heroOf(state, seat)
  for (const power of powers(hero, 'market-turn')) {
    if (!spend(hero, power)) continue
    for (const step of power.rule.do) {
      if (step.op !== 'extra-purchase') continue
      for (let n = 0; n < step.count; n++) if (!(yield* t.step(() => buyOneMore(t, seat)))) return
    }
  }
}

/** Says whether a card was bought. */
function* buyOneMore(t: Table, seat: Seat): Rules<boolean> {
  const { state } = t
  const card = yield* t.choose(seat, 'buy-again', () => affordable(state.market, state, seat))
  if (card === 'none') return false
  yield* purchase(t, seat, card, 'market')
  return true
}

function hasPressingSkill(state: State, seat: Seat): boolean {
  if (heroOf(state, seat).skills.length === 0) return false
  return usableSkills(state, seat).some(({ as }) => cardOf(as).window === 'own-market-turn')
}

/** The Initiative card goes back to its place; the next lowest number follows (RPL-MARKET-11). */
function endTurn(t: Table, seat: Seat): void {
  const { state } = t
  for (const card of state.initiative) if (card.taker === seat) card.taker = null
  state.active = lowestInitiative(state)
  if (state.active !== null) return
  if (state.enemy !== null) enemyLeaves(t)
  state.phase = 'cleanup'
}
