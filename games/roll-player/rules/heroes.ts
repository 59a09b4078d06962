import { CLASS_COLOURS, type ClassColour, SIDES } from '../content/basics.ts'
import { ALIGNMENT_IDS, BACKSTORY_IDS, CLASS, CLASS_IDS, RACE_IDS } from '../content/heroes.ts'
import { SHORT_GAME } from '../content/numbers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { RollPlayer, Rules, Seat, State, Table } from '../shape.ts'
import { drawColour } from './bag.ts'
import { numbersFor } from './setup.ts'
import { clockwiseFrom } from './timing.ts'

/** The highest die makes the Start Player; those tied roll again among themselves (RPL-SETUP-02, RPL-SETUP-03). */
function rollForStart(t: Table): void {
  const { state } = t
  let rollers = t.seats
  while (rollers.length > 1) {
    const rolls = rollers.map((seat) => ({ seat, value: t.chance.die(6) }))
    t.tell('start-rolled', { rolls })
    const highest = Math.max(...rolls.map(({ value }) => value))
    rollers = rolls.filter(({ value }) => value === highest).map(({ seat }) => seat)
  }
  state.start = rollers[0] ?? 0
  t.tell('start-player', { seat: state.start })
  if (state.discard.length > 0) t.tell('market-thinned', { cards: [...state.discard] })
  t.tell('market-dealt', { cards: [...state.market] })
}

type Sheet = RollPlayer['decisions']['race']
const SHEETS: readonly Sheet[] = RACE_IDS.flatMap((race) => SIDES.map((side) => ({ race, side })))

/** Sheets in player order, with the Gold that goes with the place in it (RPL-SETUP-05 to -08). */
export function* takeRaces(t: Table): Rules {
  const { state } = t
  rollForStart(t)
  const { startingGold } = numbersFor(t.seats.length)
  for (const [place, seat] of clockwiseFrom(t, state.start).entries()) {
    const free = () => SHEETS.filter(({ race }) => state.heroes.every((hero) => hero.race !== race))
    const { race, side } = yield* t.choose(seat, 'race', free)
    const hero = heroOf(state, seat)
    hero.race = race
    hero.side = side
    hero.gold = state.options.shortGame ? SHORT_GAME.startingGold : (startingGold[place] ?? 0)
    t.tell('race-taken', { seat, race, side })
  }
  state.phase = 'classes'
}

/** A class card each, by the colour of a die or by choice, and one of its sides (RPL-SETUP-10 to -16). */
export function* takeClasses(t: Table): Rules {
  const { state } = t
  const order = clockwiseFrom(t, state.start)
  const byDraw = state.options.classes === 'draw'
  for (const seat of byDraw ? order : order.toReversed()) {
    const hero = heroOf(state, seat)
    hero.colour = byDraw ? drawClassColour(t, seat) : yield* t.choose(seat, 'class-card', () => freeColours(state))
    const sides = () => CLASS_IDS.filter((id) => CLASS[id].colour === hero.colour)
    hero.class = yield* t.choose(seat, 'class', sides)
    t.tell('class-taken', { seat, class: hero.class })
  }
  // RPL-SETUP-12: only now do the dice go back.
  for (const colour of state.drawn.splice(0)) state.bag[colour]++
  dealFates(t)
  state.phase = 'starting-dice'
}

function freeColours({ heroes }: State): readonly ClassColour[] {
  return CLASS_COLOURS.filter((colour) => heroes.every((hero) => hero.colour !== colour))
}

/** Without replacement, until a class colour comes that nobody has; a gold die gives no Gold here (RPL-SETUP-11 to -13). */
function drawClassColour(t: Table, seat: Seat): ClassColour {
  const { state } = t
  for (;;) {
    const colour = drawColour(state, t.chance)
    state.drawn.push(colour)
    t.tell('class-die-drawn', { seat, colour })
    const free = freeColours(state).find((other) => other === colour)
    if (free !== undefined) return free
  }
}

/** A backstory and an alignment each (RPL-SETUP-17). */
function dealFates(t: Table): void {
  const backstories = t.chance.shuffle([...BACKSTORY_IDS])
  const alignments = t.chance.shuffle([...ALIGNMENT_IDS])
  t.state.heroes.forEach((hero, seat) => {
    const backstory = backstories[seat]
    const alignment = alignments[seat]
    if (backstory === undefined || alignment === undefined) throw new Error('too few cards')
    hero.backstory = backstory
    hero.alignment = alignment
    t.tell('fate-dealt', { seat, backstory, alignment })
  })
}
