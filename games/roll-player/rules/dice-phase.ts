import type { Attribute } from '../content/basics.ts'
import { COIN_INCOME, ROW_COMPLETE_INCOME, SPACES_PER_ROW } from '../content/numbers.ts'
import { powers } from '../reckoning/powers.ts'
import { heroOf, openRows, rowIn, spaceOf } from '../reckoning/sheet.ts'
import type { Die, Hero, Rules, Seat, Table } from '../shape.ts'
import { afterPlacing, attributeAction } from './attribute-action.ts'
import { gainGold, payForGoldDie } from './gold.ts'
import { initiativeCard, poolDie, unchosen } from './pool.ts'
import { skillWindow } from './skills.ts'
import { enemyRoll } from './solo.ts'

/** One player's Dice turn; after the last, the Dice phase ends with a Skill window (RPL-TIME-07). */
export function* diceTurn(t: Table, seat: Seat): Rules {
  const { state } = t
  const hero = heroOf(state, seat)
  const number = yield* t.choose(seat, 'initiative', () => unchosen(state))
  takeInitiative(t, seat, number)
  const row = yield* t.choose(seat, 'place-die', () => openRows(hero))
  const die = placeDie(t, seat, row, number)
  if (powers(hero, 'place-die').length > 0) yield* afterPlacing(t, seat, die)
  yield* t.step(() => attributeAction(t, seat, row))
  const next = (seat + 1) % t.seats.length
  if (next !== state.start) {
    state.active = next
    return
  }
  yield* skillWindow(t, seat)
  if (state.enemy !== null && enemyRoll(t, number)) yield* skillWindow(t, seat)
  state.phase = 'before-market'
  state.active = null
}

/** The card is taken with its die and its coin (RPL-DICE-02). */
function takeInitiative(t: Table, seat: Seat, number: number): void {
  const card = initiativeCard(t.state, number)
  const die = poolDie(t.state, number)
  card.taker = seat
  card.die = null
  heroOf(t.state, seat).hand = [die]
  t.tell('initiative-taken', { seat, initiative: number, die: { ...die }, coin: card.coin })
}

/** The die in the row, then the Gold due (RPL-DICE-03 to -05). */
function placeDie(t: Table, seat: Seat, row: Attribute, number: number): Die {
  const hero = heroOf(t.state, seat)
  const die = fromHand(hero, 0)
  rowIn(hero.rows, row).push(die)
  t.tell('die-placed', { seat, die: { ...die }, space: spaceOf(row, rowIn(hero.rows, row).length - 1) })
  const card = initiativeCard(t.state, number)
  if (card.coin) {
    card.coin = false
    gainGold(t, seat, COIN_INCOME, 'coin')
  }
  payForPlacing(t, seat, die, row)
  return die
}

export function fromHand(hero: Hero, index: number): Die {
  const [die] = hero.hand.splice(index, 1)
  if (die === undefined) throw new RangeError(`no die ${index} to place`)
  return die
}

/** For the third die of a row, and for a gold die, as in set-up so in play (RPL-GOLD-01, RPL-GOLD-03). */
export function payForPlacing(t: Table, seat: Seat, die: Die, row: Attribute): void {
  if (rowIn(heroOf(t.state, seat).rows, row).length === SPACES_PER_ROW) gainGold(t, seat, ROW_COMPLETE_INCOME, 'row')
  payForGoldDie(t, seat, die)
}
