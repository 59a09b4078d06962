import { ATTRIBUTES, type Attribute, COLOURS, type Colour } from '../content/basics.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import { columnOf, rowOf } from '../reckoning/sheet.ts'
import type { Die, SeenHero, Space } from '../shape.ts'
import { backstoryIn, countBackstory, countGold, countRow, countSteady, countTraits } from './counted.ts'

export type SeenDie = Readonly<Die>
type Pencilled = Omit<SeenHero, 'rows' | 'gold'> & {
  gold: number
  readonly rows: { readonly [A in Attribute]: SeenDie[] }
}

/** Dice to draw with: a draft is full of them for a moment and gone. */
const INK = new Map<Colour, readonly SeenDie[]>(
  COLOURS.map((colour) => [colour, [0, 1, 2, 3, 4, 5, 6, 7].map((value) => ({ colour, value }))]),
)

/**
 * A hero's sheet in pencil: dice are put on it, judged and rubbed out again. Each row's part of the worth is kept, so that a change
 * counts only the rows that it touches.
 */
export class Draft {
  readonly hero: SeenHero
  readonly worths: ArrayLike<number>
  readonly #pencilled: Pencilled
  readonly #steady: number
  readonly #rows: number[] = []
  readonly #backstory: number[] = []
  #sum = 0
  readonly #add = (at: number, amount: number): void => {
    this.#sum += amount * (this.worths[at] as number)
  }

  /** `worths`: what each feature is worth when all this is done. */
  constructor(hero: SeenHero, worths: ArrayLike<number>) {
    const { str, dex, con, int, wis, cha } = hero.rows
    const rows = { str: [...str], dex: [...dex], con: [...con], int: [...int], wis: [...wis], cha: [...cha] }
    this.#pencilled = { ...hero, rows }
    this.hero = this.#pencilled
    this.worths = worths
    this.#steady = this.#summed(() => countSteady(hero, this.#add))
    for (let row = 0; row < ATTRIBUTES.length; row++) this.#judge(row)
  }

  /** What the hero will probably be worth in the end, in stars. */
  worth(): number {
    return this.#steady + this.#diceWorth(this.hero)
  }

  /** The same with other belongings or another place for the marker, on the same dice. */
  worthOf(hero: SeenHero): number {
    // Weapons change what dice count.
    if (hero.weapons !== this.hero.weapons) return new Draft(hero, this.worths).worth()
    return this.#summed(() => countSteady(hero, this.#add)) + this.#diceWorth(hero)
  }

  #diceWorth(hero: SeenHero): number {
    let matches = 0
    let open = 0
    this.#sum = 0
    for (let row = 0; row < ATTRIBUTES.length; row++) {
      this.#sum += this.#rows[row] as number
      if (this.#backstory[row] === 1) matches++
      else if (this.#backstory[row] === 0) open++
    }
    countGold(hero.gold, this.#add)
    if (hero.backstory !== null) countBackstory(matches, open, this.#add)
    countTraits(hero, this.#add)
    return this.#sum
  }

  #summed(count: () => void): number {
    this.#sum = 0
    count()
    return this.#sum
  }

  dieOn(space: Space): SeenDie {
    return this.hero.rows[rowOf(space)][columnOf(space)] ?? { colour: 'gold', value: 0 }
  }

  /** With this value on the die of a space. */
  withValue(space: Space, value: number): number {
    return this.withDie(space, INK.get(this.dieOn(space).colour)?.[value] as SeenDie)
  }

  /** With another die on a space, and so much Gold more. */
  withDie(space: Space, die: SeenDie, gold = 0): number {
    const before = this.dieOn(space)
    this.#put(space, die)
    this.#pencilled.gold += gold
    const worth = this.worth()
    this.#pencilled.gold -= gold
    this.#put(space, before)
    return worth
  }

  /** With the dice of two spaces swapped. */
  withSwap(one: Space, other: Space): number {
    const first = this.dieOn(one)
    const second = this.dieOn(other)
    if (first.colour === second.colour && first.value === second.value) return this.worth()
    this.#put(one, second)
    this.#put(other, first)
    const worth = this.worth()
    this.#put(other, second)
    this.#put(one, first)
    return worth
  }

  /** With one die more in a row, and so much Gold more. */
  withOneMore(row: Attribute, die: SeenDie, gold: number): number {
    const index = ATTRIBUTES.indexOf(row)
    const dice = this.#pencilled.rows[row]
    dice.push(die)
    this.#judge(index)
    this.#pencilled.gold += gold
    const worth = this.worth()
    this.#pencilled.gold -= gold
    dice.pop()
    this.#judge(index)
    return worth
  }

  /** With a die moved to another row. */
  withMove(from: Space, row: Attribute): number {
    const index = ATTRIBUTES.indexOf(rowOf(from))
    const dice = this.#pencilled.rows[rowOf(from)]
    const [die] = dice.splice(columnOf(from), 1) as [SeenDie]
    this.#judge(index)
    const worth = this.withOneMore(row, die, 0)
    dice.splice(columnOf(from), 0, die)
    this.#judge(index)
    return worth
  }

  #put(space: Space, die: SeenDie): void {
    this.#pencilled.rows[rowOf(space)][columnOf(space)] = die
    this.#judge(Math.trunc(space / SPACES_PER_ROW))
  }

  /** Counts a row: its goal, its dice of the class colour, its space of the backstory. */
  #judge(index: number): void {
    const row = ATTRIBUTES[index] as Attribute
    this.#rows[index] = this.#summed(() => countRow(this.hero, row, this.#add))
    this.#backstory[index] = backstoryIn(this.hero, row)
  }
}
