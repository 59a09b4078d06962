import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import type { Die, Hero, Seat, SeenHero, Space, State } from '../shape.ts'

export function heroOf(state: State, seat: Seat): Hero {
  const hero = state.heroes[seat]
  if (hero === undefined) throw new RangeError(`no hero at seat ${seat}`)
  return hero
}

/** What belongs to a row, chosen by name here: a lookup by name takes three times as long. */
export function rowIn<T>(rows: { readonly [A in Attribute]: T }, row: Attribute): T {
  switch (row) {
    case 'str':
      return rows.str
    case 'dex':
      return rows.dex
    case 'con':
      return rows.con
    case 'int':
      return rows.int
    case 'wis':
      return rows.wis
    case 'cha':
      return rows.cha
  }
}

export function spaceOf(row: Attribute, column: number): Space {
  return ATTRIBUTES.indexOf(row) * SPACES_PER_ROW + column
}

export function rowOf(space: Space): Attribute {
  const row = ATTRIBUTES[Math.trunc(space / SPACES_PER_ROW)]
  if (row === undefined) throw new RangeError(`no space ${space}`)
  return row
}

export function columnOf(space: Space): number {
  return space % SPACES_PER_ROW
}

export function dieAt(hero: Hero, space: Space): Die {
  const die = rowIn(hero.rows, rowOf(space))[columnOf(space)]
  if (die === undefined) throw new RangeError(`no die on space ${space}`)
  return die
}

/** The die that somebody sees on a space, if there is one. */
export function dieOn(hero: SeenHero, space: Space): SeenHero['hand'][number] | undefined {
  return rowIn(hero.rows, rowOf(space))[columnOf(space)]
}

/** Where a die lies, or undefined if it is not on this sheet. */
export function spaceWith(hero: Hero, die: Die): Space | undefined {
  for (const row of ATTRIBUTES) {
    const column = rowIn(hero.rows, row).indexOf(die)
    if (column >= 0) return spaceOf(row, column)
  }
  return undefined
}

export function diceOf(hero: SeenHero): SeenHero['hand'][number][] {
  const dice: SeenHero['hand'][number][] = []
  for (const row of ATTRIBUTES) dice.push(...rowIn(hero.rows, row))
  return dice
}

/** Every sheet with equally long rows has the same spaces filled and the same rows open: these lists are made once. */
interface Outline {
  readonly filled: readonly Space[]
  readonly filledOrNone: readonly (Space | 'none')[]
  readonly openRows: readonly Attribute[]
  /** One bit for each open row. */
  readonly openMask: number
}
const OUTLINES: (Outline | undefined)[] = []

function outline(hero: SeenHero): Outline {
  const { str, dex, con, int, wis, cha } = hero.rows
  const key = str.length + 4 * dex.length + 16 * con.length + 64 * int.length + 256 * wis.length + 1024 * cha.length
  OUTLINES[key] ??= outlineOf(hero)
  return OUTLINES[key]
}

function outlineOf(hero: SeenHero): Outline {
  const filled = ATTRIBUTES.flatMap((row) => rowIn(hero.rows, row).map((_, column) => spaceOf(row, column)))
  const openRows = ATTRIBUTES.filter((row) => rowIn(hero.rows, row).length < SPACES_PER_ROW)
  const openMask = openRows.reduce((mask, row) => mask | (1 << ATTRIBUTES.indexOf(row)), 0)
  return { filled, filledOrNone: [...filled, 'none'], openRows, openMask }
}

export function filledSpaces(hero: SeenHero): readonly Space[] {
  return outline(hero).filled
}

export function filledOrNone(hero: SeenHero): readonly (Space | 'none')[] {
  return outline(hero).filledOrNone
}

/** The rows that have an empty space. */
export function openRows(hero: SeenHero): readonly Attribute[] {
  return outline(hero).openRows
}

/** The open rows as a number, for lists that are made once for each set of them. */
export function openMask(hero: SeenHero): number {
  return outline(hero).openMask
}
