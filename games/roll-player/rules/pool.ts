import type { Colour } from '../content/basics.ts'
import type { StepOf } from '../content/effects.ts'
import { opposite } from '../reckoning/die.ts'
import type { Die, Initiative, Rules, Seat, State, Table } from '../shape.ts'

/** The dice on Initiative cards that nobody has chosen yet. */

/** An Initiative card that nobody has chosen, with its die. */
interface Unchosen extends Initiative {
  die: Die
}

export function initiativeCard(state: State, number: number): Initiative {
  const card = state.initiative[number - 1]
  if (card === undefined) throw new RangeError(`no Initiative card ${number}`)
  return card
}

export function poolDie(state: State, number: number): Die {
  const { die } = initiativeCard(state, number)
  if (die === null) throw new RangeError(`no die on Initiative card ${number}`)
  return die
}

/** The numbers of the Initiative cards that can still be chosen: a card without a die cannot (RPL-ROLL-08). */
export function unchosen(state: State): readonly number[] {
  let key = 0
  for (let i = 0; i < state.initiative.length; i++) if (isUnchosen(state.initiative[i])) key |= 1 << i
  const known = NUMBERS[key] ?? numbersIn(key)
  NUMBERS[key] = known
  return known
}
const NUMBERS: (readonly number[] | undefined)[] = []

function numbersIn(key: number): readonly number[] {
  return [1, 2, 3, 4, 5].filter((number) => (key & (1 << (number - 1))) !== 0)
}

function isUnchosen(card: Initiative | undefined): card is Unchosen {
  return card !== undefined && card.taker === null && card.die !== null
}

/**
 * Puts the unchosen dice in ascending order on the unchosen cards; among equal dice this seat decides (RPL-ROLL-03,
 * RPL-ROLL-04, RPL-CARD-02). Equal dice of one colour need no decision.
 */
export function* orderPool(t: Table, seat: Seat): Rules {
  const cards = t.state.initiative.filter((card) => card.taker === null)
  const dice = cards.map(({ die }) => die).filter((die) => die !== null)
  dice.sort((a, b) => a.value - b.value)
  lay(cards, dice)
  for (let i = 0; i < dice.length; i++) {
    const value = dice[i]?.value ?? 0
    if (dice[i + 1]?.value !== value) continue
    const colours = coloursFrom(dice, i)
    if (colours.length === 1) continue
    const initiative = t.state.initiative.indexOf(cards[i] as Initiative) + 1
    const context = () => ({ initiative, value })
    const colour = yield* t.choose(seat, 'order-die', () => colours, { context })
    const found = dice.findIndex((die, at) => at >= i && die.colour === colour)
    dice.splice(i, 0, ...dice.splice(found, 1))
    lay(cards, dice)
  }
  t.tell('pool-ordered', { dice: t.state.initiative.map(({ die }) => (die === null ? null : { ...die })) })
}

function lay(cards: readonly Initiative[], dice: readonly Die[]): void {
  for (let i = 0; i < cards.length; i++) (cards[i] as Initiative).die = dice[i] ?? null
}

/** The colours among the dice that are equal to the one at `i`, from there on. */
function coloursFrom(dice: readonly Die[], i: number): readonly Colour[] {
  const colours: Colour[] = []
  for (let at = i; dice[at]?.value === dice[i]?.value && at < dice.length; at++) {
    const { colour } = dice[at] as Die
    if (!colours.includes(colour)) colours.push(colour)
  }
  return colours
}

/** Up to `count` dice of the pool are turned over, then put in order again (RPL-EFF-11). */
export function* flipPool(t: Table, seat: Seat, { count }: StepOf<'pool-flip'>): Rules {
  const flipped: number[] = []
  while (flipped.length < count) {
    const options = () => others(t.state, flipped)
    const number = yield* t.choose(seat, 'pool-flip', options)
    if (number === 'none') break
    const die = poolDie(t.state, number)
    const to = opposite(die.value)
    t.tell('pool-flipped', { seat, initiative: number, die: { ...die }, to })
    die.value = to
    flipped.push(number)
  }
  if (flipped.length > 0) yield* orderPool(t, seat)
}

/** Any number of dice of the pool are rolled again together, then put in order again (RPL-EFF-11). */
export function* rerollPool(t: Table, seat: Seat): Rules {
  const chosen: number[] = []
  for (;;) {
    const context = () => ({ chosen })
    const options = () => others(t.state, chosen)
    const number = yield* t.choose(seat, 'pool-reroll', options, { context })
    if (number === 'none') break
    chosen.push(number)
  }
  if (chosen.length === 0) return
  const dice = chosen.map((number) => poolDie(t.state, number))
  const before = dice.map((die) => ({ ...die }))
  for (const die of dice) die.value = t.chance.die(6)
  t.tell('pool-rerolled', { seat, before, after: dice.map((die) => ({ ...die })) })
  yield* orderPool(t, seat)
}

function others(state: State, chosen: readonly number[]): readonly (number | 'none')[] {
  return [...unchosen(state).filter((number) => !chosen.includes(number)), 'none']
}
