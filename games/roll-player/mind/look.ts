import type { Judge } from '@krcma/kernel'
import { ATTRIBUTES } from '../content/basics.ts'
import { SPACES } from '../content/numbers.ts'
import { heroOf, rowIn } from '../reckoning/sheet.ts'
import type { Seat, SeenHero, State } from '../shape.ts'
import { backstoryIn, countBackstory, countGold, countRow, countSteady, countTraits } from './counted.ts'
import { Draft } from './draft.ts'
import { AT, FEATURES } from './features.ts'

/** The longest game has so many rounds. */
const ROUNDS = 12

function placed(hero: SeenHero): number {
  let dice = 0
  for (const row of ATTRIBUTES) dice += rowIn(hero.rows, row).length
  return dice
}

/** Dice turns that a hero still has. */
function roundsLeft({ phase, rounds }: State, hero: SeenHero): number {
  return phase === 'last-skills' || phase === 'giving-up' || phase === 'over'
    ? 0
    : Math.min(rounds, SPACES - placed(hero))
}

/** On average: in the middle of a round some have one die more than others. */
export function progress(state: State): number {
  const left = state.heroes.reduce((sum, hero) => sum + roundsLeft(state, hero), 0)
  return 1 - left / state.heroes.length / ROUNDS
}

/** A hero on the sheet as it is, or as it will be judged after so many more dice. */
export function draftOf(state: State, seat: Seat, judge: Judge, dice = 0): Draft {
  const hero = heroOf(state, seat)
  return new Draft(hero, judge.worths(1 - Math.max(0, roundsLeft(state, hero) - dice) / ROUNDS))
}

export function look(state: State, seat: Seat): Float64Array {
  const features = new Float64Array(FEATURES.length)
  const hero = heroOf(state, seat)
  if (hero.class === null) return features
  const add = (at: number, amount: number) => {
    features[at] = (features[at] as number) + amount
  }
  countSteady(hero, add)
  let matches = 0
  let open = 0
  for (const row of ATTRIBUTES) {
    countRow(hero, row, add)
    const match = backstoryIn(hero, row)
    if (match === 1) matches++
    else if (match === 0) open++
  }
  countBackstory(matches, open, add)
  countTraits(hero, add)
  countGold(hero.gold, add)
  // Of the Market turns of this round, how many come after the hero's.
  const card = state.initiative.findIndex(({ taker }) => taker === seat)
  if (card >= 0)
    features[AT['early-turn']] = state.initiative.slice(card + 1).filter(({ taker }) => taker !== null).length
  return features
}
