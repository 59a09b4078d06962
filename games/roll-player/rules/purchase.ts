import type { StepOf } from '../content/effects.ts'
import { type CardId, cardOf } from '../content/market.ts'
import { isWeapon } from '../reckoning/cards.ts'
import { canBuy, priceOf, reductionsFor } from '../reckoning/price.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Rules, Seat, SeenHero, State, Table } from '../shape.ts'
import { moveAlignment } from './alignment.ts'
import { addCard } from './cards.ts'
import { topOfDeck } from './deck.ts'
import { makeRoom } from './weapons.ts'

/** One purchase with its consequences: a single step, which nobody interrupts (RPL-TIME-01). */
export function* purchase(t: Table, seat: Seat, card: CardId, from: 'market' | 'discard'): Rules {
  const { state } = t
  const hero = heroOf(state, seat)
  if (isWeapon(card)) yield* makeRoom(t, seat, card, false)
  const price = priceOf(hero, card)
  const context = () => ({ card, price })
  const tokens = yield* t.choose(seat, 'pay', () => tokensToPay(hero, price), { context })
  hero.tokens -= tokens
  hero.gold -= price - tokens
  const pile = from === 'market' ? state.market : state.discard
  pile.splice(pile.indexOf(card), 1)
  t.tell('card-bought', { seat, card, gold: price - tokens, tokens, from })
  yield* acquire(t, seat, card)
}

/** The most tokens first: those not used are lost (RPL-RULING-23). A token never gives change (RPL-MARKET-14). */
function tokensToPay(hero: SeenHero, price: number): readonly number[] {
  const least = Math.max(0, price - hero.gold)
  const choices: number[] = []
  for (let tokens = Math.min(hero.tokens, price); tokens >= least; tokens--) choices.push(tokens)
  return choices
}

/** The card comes to its owner; a Trait moves the marker if it can (RPL-TRAIT-01 to -04). */
function* acquire(t: Table, seat: Seat, card: CardId): Rules {
  addCard(heroOf(t.state, seat), card)
  for (const { trigger, do: steps } of cardOf(card).rules) {
    if (trigger !== 'acquire') continue
    for (const step of steps) if (step.op === 'move-alignment') yield* moveAlignment(t, seat, step)
  }
}

/** Move Silently: the purchase of this Market turn, made from the discard pile (RPL-CARD-10). */
export function* buyDiscarded(t: Table, seat: Seat): Rules {
  const options = () => (t.state.purchase === 'open' ? affordable(t.state.discard, t.state, seat) : NONE)
  const card = yield* t.choose(seat, 'buy-discarded', options)
  if (card === 'none') return
  yield* purchase(t, seat, card, 'discard')
  t.state.purchase = 'made'
}

/** The cards of a pile that the seat can pay for, or none of them. */
export function affordable(pile: readonly CardId[], state: State, seat: Seat): readonly (CardId | 'none')[] {
  const hero = heroOf(state, seat)
  const reductions = reductionsFor(hero)
  return [...pile.filter((card) => canBuy(hero, card, reductions)), 'none']
}

const NONE = ['none'] as const
const BUY_OR_NONE = ['buy', 'none'] as const

/** Open Lock: the top card of the deck, unseen, at a fixed price that nothing reduces (RPL-CARD-13, -15 to -17). */
export function* buyUnseen(t: Table, seat: Seat, { price }: StepOf<'purchase-top'>): Rules {
  const { state } = t
  const hero = heroOf(state, seat)
  const possible = () => hero.gold >= price && state.deck.items.length + state.discard.length > 0
  const options = () => (possible() ? BUY_OR_NONE : NONE)
  const answer = yield* t.choose(seat, 'buy-unseen', options, { context: () => ({ price }) })
  if (answer === 'none') return
  const card = topOfDeck(t)
  if (card === undefined) return
  hero.gold -= price
  t.tell('card-bought', { seat, card, gold: price, tokens: 0, from: 'deck' })
  if (isWeapon(card)) {
    state.unseen = card
    const kept = yield* makeRoom(t, seat, card, true)
    state.unseen = null
    if (!kept) {
      state.discard.push(card)
      t.tell('weapon-discarded', { seat, weapon: card })
      return
    }
  }
  yield* acquire(t, seat, card)
}
