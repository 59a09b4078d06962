import type { StepOf } from '../content/effects.ts'
import { opposite } from '../reckoning/die.ts'
import {
  columnOf,
  dieAt,
  filledOrNone,
  filledSpaces,
  heroOf,
  openRows,
  rowIn,
  rowOf,
  spaceOf,
  spaceWith,
} from '../reckoning/sheet.ts'
import type { Die, Hero, Rules, Seat, Space, Table } from '../shape.ts'

export function putAt(hero: Hero, space: Space, die: Die): void {
  rowIn(hero.rows, rowOf(space))[columnOf(space)] = die
}

/** Up to `count` different dice are turned to their opposite faces (RPL-ATTR-05, RPL-EFF-05). */
export function* flipDice(t: Table, seat: Seat, { count }: StepOf<'flip-die'>): Rules {
  const hero = heroOf(t.state, seat)
  const flipped: Die[] = []
  while (flipped.length < count) {
    const options = () => without(hero, flipped)
    const space = yield* t.choose(seat, 'flip-die', options)
    if (space === 'none') return
    const die = dieAt(hero, space)
    const to = opposite(die.value)
    t.tell('die-flipped', { seat, space, die: { ...die }, to })
    die.value = to
    flipped.push(die)
  }
}

/** Up to `times` swaps of two dice, one after the other (RPL-ATTR-06, RPL-EFF-06). */
export function* swapDice(t: Table, seat: Seat, { times }: StepOf<'swap-dice'>): Rules {
  const hero = heroOf(t.state, seat)
  for (let n = 0; n < times; n++) {
    const firsts = () => (filledSpaces(hero).length > 1 ? filledOrNone(hero) : NONE)
    const first = yield* t.choose(seat, 'swap-first', firsts)
    if (first === 'none') return
    const seconds = () => filledSpaces(hero).filter((space) => space !== first)
    const context = () => ({ first })
    const second = yield* t.choose(seat, 'swap-second', seconds, { context })
    const one = dieAt(hero, first)
    const other = dieAt(hero, second)
    putAt(hero, first, other)
    putAt(hero, second, one)
    t.tell('dice-swapped', { seat, spaces: [first, second], dice: [{ ...one }, { ...other }] })
  }
}

/** The one die that something may act on, if it still may. */
export type Target = () => Die | null

/** Up to `times` changes by `by`; values do not wrap (RPL-ATTR-08, RPL-ATTR-09, RPL-EFF-07). */
export function* adjustDice(t: Table, seat: Seat, step: StepOf<'adjust-die'>, placed: Target): Rules {
  const { times, by, target } = step
  const hero = heroOf(t.state, seat)
  for (let n = 0; n < times; n++) {
    const options = () => adjustments(hero, by, target === 'placed' ? placed() : undefined)
    const change = yield* t.choose(seat, 'adjust-die', options)
    if (change === 'none') return
    const die = dieAt(hero, change.space)
    const to = die.value + change.by
    t.tell('die-adjusted', { seat, space: change.space, die: { ...die }, to })
    die.value = to
  }
}

type Adjustment = { readonly space: Space; readonly by: number }
const ADJUSTMENTS = new Map<number, Adjustment>()

function adjustment(space: Space, by: number): Adjustment {
  const key = space * 16 + by
  let made = ADJUSTMENTS.get(key)
  if (made === undefined) {
    made = { space, by }
    ADJUSTMENTS.set(key, made)
  }
  return made
}

function adjustments(hero: Hero, by: number, only: Die | null | undefined): readonly (Adjustment | 'none')[] {
  const changes: (Adjustment | 'none')[] = []
  for (const space of filledSpaces(hero)) {
    const die = dieAt(hero, space)
    if (only !== undefined && die !== only) continue
    if (die.value + by <= 6) changes.push(adjustment(space, by))
    if (die.value - by >= 1) changes.push(adjustment(space, -by))
  }
  changes.push('none')
  return changes
}

/** Up to `count` different dice are rolled together; for each the old or the new value is kept (RPL-ATTR-10, RPL-EFF-08). */
export function* rerollDice(t: Table, seat: Seat, { count }: StepOf<'reroll-die'>): Rules {
  const hero = heroOf(t.state, seat)
  const chosen: Die[] = []
  while (chosen.length < count) {
    const options = () => without(hero, chosen)
    const space = yield* t.choose(seat, 'reroll-die', options)
    if (space === 'none') break
    chosen.push(dieAt(hero, space))
  }
  const rolls = chosen.map((die) => ({ die, old: die.value, new: t.chance.die(6) }))
  for (const { die, new: to } of rolls) {
    t.tell('die-rerolled', { seat, space: whereIs(hero, die), die: { ...die }, to })
    die.value = to
  }
  for (const { die, old, new: value } of rolls) {
    if (old === value) continue
    const space = whereIs(hero, die)
    const context = () => ({ space, old, new: value })
    const kept = yield* t.choose(seat, 'keep', () => OLD_OR_NEW, { context })
    die.value = kept === 'old' ? old : value
    t.tell('value-kept', { seat, space, die: { ...die } })
  }
}

/** To the leftmost empty space of another row; the gap closes to the left (RPL-CARD-18, RPL-CARD-19). */
export function* moveDie(t: Table, seat: Seat): Rules {
  const hero = heroOf(t.state, seat)
  const movable = () => {
    const open = openRows(hero)
    if (open.length === 0) return NONE
    return filledOrNone(hero).filter((space) => space === 'none' || open.some((row) => row !== rowOf(space)))
  }
  const from = yield* t.choose(seat, 'move-die', movable)
  if (from === 'none') return
  const rows = () => openRows(hero).filter((row) => row !== rowOf(from))
  const row = yield* t.choose(seat, 'move-to', rows, { context: () => ({ from }) })
  const die = dieAt(hero, from)
  rowIn(hero.rows, rowOf(from)).splice(columnOf(from), 1)
  rowIn(hero.rows, row).push(die)
  t.tell('die-moved', { seat, die: { ...die }, from, to: spaceOf(row, rowIn(hero.rows, row).length - 1) })
}

const NONE = ['none'] as const
const OLD_OR_NEW = ['old', 'new'] as const

function without(hero: Hero, dice: readonly Die[]): readonly (Space | 'none')[] {
  if (dice.length === 0) return filledOrNone(hero)
  return filledOrNone(hero).filter((space) => space === 'none' || !dice.includes(dieAt(hero, space)))
}

function whereIs(hero: Hero, die: Die): Space {
  const space = spaceWith(hero, die)
  if (space === undefined) throw new Error('that die is not on the sheet')
  return space
}
