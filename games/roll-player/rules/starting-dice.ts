import { CLASS_COLOURS } from '../content/basics.ts'
import { SHORT_GAME } from '../content/numbers.ts'
import { heroOf, openMask, openRows, rowIn, spaceOf } from '../reckoning/sheet.ts'
import type { Die, Hero, RollPlayer, Rules, Seat, Table } from '../shape.ts'
import { drawAndRoll, rolled } from './bag.ts'
import { fromHand, payForPlacing } from './dice-phase.ts'
import { numbersFor, startingDice } from './setup.ts'
import { clockwiseFrom } from './timing.ts'

/** Dice are drawn and rolled in player order, then everybody places their own (RPL-SETUP-26 to -30, RPL-RULING-24). */
export function* placeStartingDice(t: Table): Rules {
  const { state } = t
  for (const seat of clockwiseFrom(t, state.start)) {
    const dice = state.options.lessRandomSetup ? lessRandomDice(t) : standardDice(t)
    heroOf(state, seat).hand = dice
    t.tell('starting-dice-rolled', { seat, dice: dice.map((die) => ({ ...die })) })
  }
  yield* t.sideBySide(t.seats, (seat) => placeAll(t, seat))
  state.phase = 'roll'
}

function standardDice(t: Table): Die[] {
  return drawAndRoll(t.state, t.chance, startingDice(t.seats.length, t.state.options))
}

/** One die of each class colour and some gold ones; in the short game two more from the bag (RPL-VAR-02, -03, -08). */
function lessRandomDice(t: Table): Die[] {
  const { bag, options } = t.state
  const gold = Array.from({ length: numbersFor(t.seats.length).goldDice }, () => 'gold' as const)
  const dice = [...CLASS_COLOURS, ...gold].map((colour) => {
    bag[colour]--
    return rolled(colour, t.chance)
  })
  return options.shortGame ? [...dice, ...drawAndRoll(t.state, t.chance, SHORT_GAME.extraDice)] : dice
}

/** Die by die into rows of the player's choice, with the values rolled and without actions (RPL-SETUP-27, -28). */
function* placeAll(t: Table, seat: Seat): Rules {
  const hero = heroOf(t.state, seat)
  while (hero.hand.length > 0) {
    const { die: index, row } = yield* t.choose(seat, 'starting-die', () => placements(hero))
    const die = fromHand(hero, index)
    rowIn(hero.rows, row).push(die)
    t.tell('starting-die-placed', { seat, die: { ...die }, space: spaceOf(row, rowIn(hero.rows, row).length - 1) })
    payForPlacing(t, seat, die, row)
  }
}

type Placement = RollPlayer['decisions']['starting-die']
/** By the number of dice in hand, then by the rows that are open. */
const PLACEMENTS: (readonly Placement[])[][] = []

function placements(hero: Hero): readonly Placement[] {
  const open = openMask(hero)
  PLACEMENTS[hero.hand.length] ??= []
  const byRows = PLACEMENTS[hero.hand.length] ?? []
  byRows[open] ??= hero.hand.flatMap((_, die) => openRows(hero).map((row) => ({ die, row })))
  return byRows[open]
}
