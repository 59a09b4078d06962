import { vocabulary } from '../../words/en/vocabulary.ts'
import { words as game } from '../../words/en.ts'
import type { BoardWords, HeroesSpoken } from './words.ts'

const points = (mp: number) => (mp === 1 ? '1 movement point' : `${mp} movement points`)

const board: BoardWords = {
  acts: 'What can be done',
  points: 'Victory points',
  inHand: 'Cards in hand',
  heroOfLevel: (hero, level) => `${hero}, level ${level}`,
  movementOf: (hero) => `Movement of the ${hero}`,
  nextIncome: (n) => `The next income brings ${n}.`,
  map: {
    label: 'The map',
    all: 'The whole map',
    middle: 'in the middle',
    blocked: 'No hero can enter a blocked field.',
    faceDown: (kind) => `A ${kind}, face down`,
    faceDownRule: 'A hero on a field beside it may discover it for 1 movement point.',
    movement: (mp) => `${points(mp)} left`,
    carries: 'carries the grail',
    spot: (where) => `Place ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
    spotRule: (turns) =>
      turns === 1 ? 'It can be laid one way.' : `It can be laid in ${turns} ways: touch the place, then turn it.`,
    turning: 'How the tile may lie',
    spends: (mp) => `−${points(mp)}`,
    meetsHero: (hero, name) => `A combat against ${name}: ${hero}`,
    meetsWalls: (name) => `A siege, unless ${name} lets it go`,
    meetsGuard: (guard) => `A combat against guard ${guard}`,
    givesWay: (guard) => `Guard ${guard} gives way without a combat`,
  },
}

export const words: HeroesSpoken = { ...game, board, vocabulary }
