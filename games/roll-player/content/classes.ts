import type { HeroClass } from './effects.ts'

/** Two to a card: the classes of one colour are its two sides. */
export const CLASSES = [
  {
    id: 'cleric',
    colour: 'white',
    goals: {
      str: { min: 14, max: 15, stars: 2 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 15, max: 16, stars: 2 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 18, max: 18, stars: 4 },
      cha: { min: 14, max: null, stars: 1 },
    },
    ability: 'charitable',
    rules: [{ trigger: 'market-discard', optional: false, do: [{ op: 'add-market-discard-income', amount: 1 }] }],
  },
  {
    id: 'paladin',
    colour: 'white',
    goals: {
      str: { min: 17, max: 17, stars: 3 },
      dex: { min: 15, max: 16, stars: 2 },
      con: { min: 17, max: 17, stars: 3 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 16, max: 17, stars: 2 },
      cha: { min: 14, max: null, stars: 1 },
    },
    ability: 'vigilant',
    rules: [
      {
        trigger: 'attribute-action',
        row: 'con',
        optional: true,
        do: [{ op: 'adjust-die', times: 2, by: 1, target: 'any' }],
      },
    ],
  },
  {
    id: 'druid',
    colour: 'green',
    goals: {
      str: { min: 14, max: 15, stars: 2 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 15, max: 16, stars: 2 },
      int: { min: 14, max: 15, stars: 2 },
      wis: { min: 17, max: 18, stars: 2 },
      cha: { min: 17, max: 18, stars: 2 },
    },
    ability: 'attuned',
    rules: [
      {
        trigger: 'before-market',
        limit: 'once-per-round',
        optional: true,
        do: [{ op: 'add-market-card', from: 'discard', count: 1 }],
      },
    ],
  },
  {
    id: 'ranger',
    colour: 'green',
    goals: {
      str: { min: 14, max: 15, stars: 2 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 18, max: 18, stars: 4 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 15, max: 16, stars: 2 },
      cha: { min: 14, max: null, stars: 1 },
    },
    ability: 'skilled',
    rules: [{ trigger: 'refresh', optional: true, do: [{ op: 'refresh-skills', count: 2 }] }],
  },
  {
    id: 'monk',
    colour: 'purple',
    goals: {
      str: { min: 18, max: null, stars: 3 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 17, max: 18, stars: 2 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 15, max: 16, stars: 2 },
      cha: { min: 14, max: 15, stars: 2 },
    },
    ability: 'enlightened',
    rules: [
      {
        trigger: 'attribute-action',
        row: 'wis',
        optional: true,
        do: [
          { op: 'move-alignment', steps: 2, dir: 'any' },
          { op: 'adjust-die', times: 1, by: 1, target: 'any' },
        ],
      },
    ],
  },
  {
    id: 'bard',
    colour: 'purple',
    goals: {
      str: { min: 14, max: null, stars: 1 },
      dex: { min: 17, max: 17, stars: 3 },
      con: { min: 14, max: null, stars: 1 },
      int: { min: 16, max: 17, stars: 2 },
      wis: { min: 14, max: null, stars: 1 },
      cha: { min: 18, max: 18, stars: 4 },
    },
    ability: 'charming',
    rules: [
      {
        trigger: 'market-turn',
        limit: 'once-per-round',
        optional: true,
        do: [{ op: 'extra-purchase', from: 'market', count: 1 }],
      },
    ],
  },
  {
    id: 'rogue',
    colour: 'black',
    goals: {
      str: { min: 16, max: 17, stars: 2 },
      dex: { min: 18, max: 18, stars: 4 },
      con: { min: 14, max: 15, stars: 2 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 14, max: null, stars: 1 },
      cha: { min: 15, max: 16, stars: 2 },
    },
    ability: 'mischievous',
    rules: [{ trigger: 'attribute-action', row: 'dex', optional: true, do: [{ op: 'swap-dice', times: 2 }] }],
  },
  {
    id: 'thief',
    colour: 'black',
    goals: {
      str: { min: 14, max: null, stars: 1 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 14, max: null, stars: 1 },
      int: { min: 17, max: 17, stars: 3 },
      wis: { min: 15, max: 16, stars: 2 },
      cha: { min: 17, max: 17, stars: 3 },
    },
    ability: 'shrewd',
    rules: [{ trigger: 'gold-die', optional: false, do: [{ op: 'set-gold-die-income', amount: 4 }] }],
  },
  {
    id: 'sorcerer',
    colour: 'blue',
    goals: {
      str: { min: 14, max: null, stars: 1 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 15, max: 16, stars: 2 },
      int: { min: 18, max: 18, stars: 4 },
      wis: { min: 14, max: null, stars: 1 },
      cha: { min: 14, max: 15, stars: 2 },
    },
    ability: 'mysterious',
    rules: [
      {
        trigger: 'attribute-action',
        row: 'int',
        optional: true,
        do: [{ op: 'reroll-die', count: 3, keep: 'either' }],
      },
    ],
  },
  {
    id: 'wizard',
    colour: 'blue',
    goals: {
      str: { min: 14, max: 15, stars: 2 },
      dex: { min: 17, max: 17, stars: 3 },
      con: { min: 14, max: null, stars: 1 },
      int: { min: 17, max: 17, stars: 3 },
      wis: { min: 14, max: null, stars: 1 },
      cha: { min: 16, max: 17, stars: 2 },
    },
    ability: 'enigmatic',
    rules: [
      {
        trigger: 'attribute-action-choice',
        optional: true,
        do: [{ op: 'choose-attribute-action', rows: ['dex', 'int', 'wis', 'cha'] }],
      },
    ],
  },
  {
    id: 'warrior',
    colour: 'red',
    goals: {
      str: { min: 18, max: 18, stars: 4 },
      dex: { min: 16, max: 17, stars: 2 },
      con: { min: 17, max: 17, stars: 3 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 14, max: null, stars: 1 },
      cha: { min: 14, max: null, stars: 1 },
    },
    ability: 'prepared',
    rules: [
      {
        trigger: 'static',
        optional: false,
        do: [{ op: 'price-modifier', amount: -1, types: ['weapon', 'armor'] }],
      },
    ],
  },
  {
    id: 'barbarian',
    colour: 'red',
    goals: {
      str: { min: 16, max: 17, stars: 2 },
      dex: { min: 17, max: 17, stars: 3 },
      con: { min: 18, max: null, stars: 3 },
      int: { min: 14, max: null, stars: 1 },
      wis: { min: 14, max: 15, stars: 2 },
      cha: { min: 14, max: null, stars: 1 },
    },
    ability: 'powerful',
    rules: [{ trigger: 'attribute-action', row: 'str', optional: true, do: [{ op: 'flip-die', count: 2 }] }],
  },
] as const satisfies readonly HeroClass[]
