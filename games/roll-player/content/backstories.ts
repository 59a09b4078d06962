import type { Backstory } from './effects.ts'

/** For each attribute the colour that fits the story, and the space (0 to 2) it has to lie in. */
export const BACKSTORIES = [
  {
    id: 'aristocrat',
    grid: {
      str: { colour: 'blue', column: 2 },
      dex: { colour: 'green', column: 1 },
      con: { colour: 'purple', column: 0 },
      int: { colour: 'red', column: 2 },
      wis: { colour: 'black', column: 1 },
      cha: { colour: 'white', column: 2 },
    },
  },
  {
    id: 'brawler',
    grid: {
      str: { colour: 'green', column: 1 },
      dex: { colour: 'red', column: 2 },
      con: { colour: 'blue', column: 1 },
      int: { colour: 'purple', column: 2 },
      wis: { colour: 'black', column: 2 },
      cha: { colour: 'white', column: 0 },
    },
  },
  {
    id: 'chosen-one',
    grid: {
      str: { colour: 'white', column: 2 },
      dex: { colour: 'green', column: 0 },
      con: { colour: 'black', column: 1 },
      int: { colour: 'blue', column: 2 },
      wis: { colour: 'red', column: 2 },
      cha: { colour: 'purple', column: 1 },
    },
  },
  {
    id: 'craftsman',
    grid: {
      str: { colour: 'white', column: 0 },
      dex: { colour: 'blue', column: 2 },
      con: { colour: 'green', column: 2 },
      int: { colour: 'black', column: 1 },
      wis: { colour: 'purple', column: 2 },
      cha: { colour: 'red', column: 1 },
    },
  },
  {
    id: 'devoted',
    grid: {
      str: { colour: 'black', column: 1 },
      dex: { colour: 'green', column: 2 },
      con: { colour: 'red', column: 2 },
      int: { colour: 'white', column: 0 },
      wis: { colour: 'purple', column: 2 },
      cha: { colour: 'blue', column: 1 },
    },
  },
  {
    id: 'exonerated',
    grid: {
      str: { colour: 'blue', column: 0 },
      dex: { colour: 'black', column: 2 },
      con: { colour: 'white', column: 2 },
      int: { colour: 'purple', column: 2 },
      wis: { colour: 'red', column: 1 },
      cha: { colour: 'green', column: 1 },
    },
  },
  {
    id: 'hunter',
    grid: {
      str: { colour: 'purple', column: 2 },
      dex: { colour: 'black', column: 1 },
      con: { colour: 'red', column: 0 },
      int: { colour: 'blue', column: 2 },
      wis: { colour: 'white', column: 1 },
      cha: { colour: 'green', column: 2 },
    },
  },
  {
    id: 'lost-soul',
    grid: {
      str: { colour: 'purple', column: 1 },
      dex: { colour: 'red', column: 0 },
      con: { colour: 'white', column: 1 },
      int: { colour: 'black', column: 2 },
      wis: { colour: 'blue', column: 2 },
      cha: { colour: 'green', column: 2 },
    },
  },
  {
    id: 'mentor',
    grid: {
      str: { colour: 'black', column: 1 },
      dex: { colour: 'white', column: 2 },
      con: { colour: 'blue', column: 1 },
      int: { colour: 'red', column: 2 },
      wis: { colour: 'purple', column: 0 },
      cha: { colour: 'green', column: 2 },
    },
  },
  {
    id: 'patrician',
    grid: {
      str: { colour: 'black', column: 2 },
      dex: { colour: 'blue', column: 1 },
      con: { colour: 'green', column: 2 },
      int: { colour: 'white', column: 2 },
      wis: { colour: 'red', column: 0 },
      cha: { colour: 'purple', column: 1 },
    },
  },
  {
    id: 'persecuted',
    grid: {
      str: { colour: 'red', column: 2 },
      dex: { colour: 'purple', column: 1 },
      con: { colour: 'white', column: 1 },
      int: { colour: 'green', column: 2 },
      wis: { colour: 'black', column: 2 },
      cha: { colour: 'blue', column: 0 },
    },
  },
  {
    id: 'resilient',
    grid: {
      str: { colour: 'green', column: 2 },
      dex: { colour: 'white', column: 2 },
      con: { colour: 'black', column: 0 },
      int: { colour: 'purple', column: 1 },
      wis: { colour: 'blue', column: 1 },
      cha: { colour: 'red', column: 2 },
    },
  },
  {
    id: 'rift-walker',
    grid: {
      str: { colour: 'red', column: 2 },
      dex: { colour: 'white', column: 1 },
      con: { colour: 'purple', column: 2 },
      int: { colour: 'green', column: 0 },
      wis: { colour: 'black', column: 2 },
      cha: { colour: 'blue', column: 1 },
    },
  },
  {
    id: 'savage',
    grid: {
      str: { colour: 'blue', column: 2 },
      dex: { colour: 'black', column: 0 },
      con: { colour: 'green', column: 1 },
      int: { colour: 'red', column: 2 },
      wis: { colour: 'white', column: 2 },
      cha: { colour: 'purple', column: 1 },
    },
  },
  {
    id: 'savant',
    grid: {
      str: { colour: 'red', column: 1 },
      dex: { colour: 'green', column: 2 },
      con: { colour: 'blue', column: 1 },
      int: { colour: 'white', column: 2 },
      wis: { colour: 'black', column: 2 },
      cha: { colour: 'purple', column: 0 },
    },
  },
  {
    id: 'street-urchin',
    grid: {
      str: { colour: 'purple', column: 1 },
      dex: { colour: 'blue', column: 2 },
      con: { colour: 'white', column: 1 },
      int: { colour: 'black', column: 0 },
      wis: { colour: 'red', column: 2 },
      cha: { colour: 'green', column: 2 },
    },
  },
] as const satisfies readonly Backstory[]

/** Stars by the number of dice that fit (RPL-SCORE-11). */
export const BACKSTORY_STARS = [0, 0, 1, 1, 3, 3, 6] as const
