import type { Game } from '@krcma/kernel'
import { ALIGNMENTS } from '../content/alignments.ts'
import { BACKSTORIES } from '../content/backstories.ts'
import { COLOURS } from '../content/basics.ts'
import { CLASSES } from '../content/classes.ts'
import { ALIGNMENT_IDS, BACKSTORY_IDS, CLASS_IDS, RACE_IDS } from '../content/heroes.ts'
import { ARMOR_SETS, CARD_IDS, CARDS } from '../content/market.ts'
import { BY_PLAYERS } from '../content/numbers.ts'
import { RACES } from '../content/races.ts'
import { ENEMY, TITLES } from '../content/solo.ts'
import { cardsOf } from '../reckoning/cards.ts'
import { diceOf } from '../reckoning/sheet.ts'
import type { RollPlayer, Rules, Seat, State, Table } from '../shape.ts'
import { cleanupPhase } from './cleanup.ts'
import { diceTurn } from './dice-phase.ts'
import { ending, givingUp, lastSkills } from './end.ts'
import { takeClasses, takeRaces } from './heroes.ts'
import { beforeMarket, marketTurn } from './market-phase.ts'
import { rollPhase } from './roll.ts'
import { setUp } from './setup.ts'
import { skills } from './skills.ts'
import { placeStartingDice } from './starting-dice.ts'
import { weapons } from './weapons.ts'

const CONTENT = { CARDS, ARMOR_SETS, CLASSES, RACES, BACKSTORIES, ALIGNMENTS, BY_PLAYERS, ENEMY, TITLES }
const YES_OR_NO = [false, true]

export const game: Game<RollPlayer> = {
  id: 'roll-player',
  rules: 3,
  content: () => CONTENT,
  players: [1, 2, 3, 4],
  options: {
    classes: ['draw', 'choose'],
    lessRandomSetup: YES_OR_NO,
    randomMarketDeck: YES_OR_NO,
    shortGame: YES_OR_NO,
    friendlyMarket: YES_OR_NO,
  },
  setUp,
  turn,
  over: ({ phase }) => phase === 'over',
  ending,
  offers: { 'use-skill': skills, 'discard-weapon': weapons },
  migrations: {
    // Which seat a Skill window stood open for, and how many Skills were used, is no longer in the state.
    1: { state: (state) => withoutWindow(state as State & { window: unknown; uses: unknown }) },
    // A Longbow that is discarded beside its own question changes the die no more; the state is as it was.
    2: {},
  },
  bound: 3000,
  pieces: [...CARD_IDS, ...CLASS_IDS, ...RACE_IDS, ...BACKSTORY_IDS, ...ALIGNMENT_IDS],
  inventory,
}

function withoutWindow({ window: _, uses: __, ...state }: State & { window: unknown; uses: unknown }): State {
  return state
}

/** One turn is a phase, or one player's part of it. */
function turn(t: Table): Rules {
  const { phase } = t.state
  switch (phase) {
    case 'races':
      return takeRaces(t)
    case 'classes':
      return takeClasses(t)
    case 'starting-dice':
      return placeStartingDice(t)
    case 'roll':
      return rollPhase(t)
    case 'dice':
      return diceTurn(t, activeSeat(t.state))
    case 'before-market':
      return beforeMarket(t)
    case 'market':
      return marketTurn(t, activeSeat(t.state))
    case 'cleanup':
      return cleanupPhase(t)
    case 'last-skills':
      return lastSkills(t)
    case 'giving-up':
      return givingUp(t)
    case 'over':
      throw new Error('the game is over')
  }
}

function activeSeat({ active }: State): Seat {
  if (active === null) throw new Error('it is nobody’s turn')
  return active
}

/** 73 dice and 53 Market cards, wherever they lie. */
function inventory(state: State): readonly string[] {
  const { bag, drawn, initiative, heroes, enemy } = state
  const dice: string[] = COLOURS.flatMap((colour) => Array.from({ length: bag[colour] }, () => colour))
  dice.push(...drawn)
  for (const { die } of initiative) if (die !== null) dice.push(die.colour)
  for (const hero of heroes) for (const { colour } of [...diceOf(hero), ...hero.hand]) dice.push(colour)
  if (enemy !== null) dice.push('gold')
  const cards = [state.market, state.deck.items, state.discard, state.junk, state.removed].flat()
  if (state.unseen !== null) cards.push(state.unseen)
  for (const hero of heroes) cards.push(...cardsOf(hero), ...hero.givenUp)
  return [...dice, ...cards]
}
