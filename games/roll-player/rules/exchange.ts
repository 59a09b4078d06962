import { COLOURS } from '../content/basics.ts'
import type { StepOf } from '../content/effects.ts'
import { dieAt, filledOrNone, heroOf } from '../reckoning/sheet.ts'
import type { Die, Rules, Seat, Space, Table } from '../shape.ts'
import { returnToBag } from './bag.ts'
import { putAt } from './dice.ts'
import { payForGoldDie } from './gold.ts'
import { initiativeCard, orderPool, poolDie, unchosen } from './pool.ts'

/** One die of the own sheet goes, another comes in its place; a gold one pays (RPL-EFF-10). */
export function* exchangeDie(t: Table, seat: Seat, step: StepOf<'exchange-die'>): Rules {
  const hero = heroOf(t.state, seat)
  const possible = () => (isOnOffer(t, step.with) ? filledOrNone(hero) : NONE)
  const context = () => ({ with: step.with })
  const space = yield* t.choose(seat, 'exchange-die', possible, { context })
  if (space === 'none') return
  yield* step.with === 'bag' ? exchangeWithBag(t, seat, space) : exchangeWithPool(t, seat, space)
}

const NONE = ['none'] as const

function isOnOffer(t: Table, place: 'bag' | 'pool'): boolean {
  if (place === 'pool') return unchosen(t.state).length > 0
  return COLOURS.some((colour) => t.state.bag[colour] > 0)
}

/** Search: the new die takes the place and the value of the old one (RPL-CARD-09). */
function* exchangeWithBag(t: Table, seat: Seat, space: Space): Rules {
  const { state } = t
  const colours = () => COLOURS.filter((colour) => state.bag[colour] > 0)
  const colour = yield* t.choose(seat, 'bag-die', colours, { context: () => ({ space }) })
  const hero = heroOf(state, seat)
  const given = dieAt(hero, space)
  state.bag[colour]--
  returnToBag(state, given)
  const taken = { colour, value: given.value }
  putAt(hero, space, taken)
  exchanged(t, seat, space, given, taken, 'bag')
}

/** Negotiate: both dice keep their values, and the pool is put in order again (RPL-CARD-12). */
function* exchangeWithPool(t: Table, seat: Seat, space: Space): Rules {
  const { state } = t
  const options = () => unchosen(state)
  const number = yield* t.choose(seat, 'pool-die', options, { context: () => ({ space }) })
  const hero = heroOf(state, seat)
  const given = dieAt(hero, space)
  const taken = poolDie(state, number)
  putAt(hero, space, taken)
  initiativeCard(state, number).die = given
  exchanged(t, seat, space, given, taken, 'pool')
  yield* orderPool(t, seat)
}

function exchanged(t: Table, seat: Seat, space: Space, given: Die, taken: Die, where: 'bag' | 'pool'): void {
  t.tell('die-exchanged', { seat, space, given: { ...given }, taken: { ...taken }, with: where })
  payForGoldDie(t, seat, taken)
}
