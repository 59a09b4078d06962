import type { Weapon } from './effects.ts'

export const WEAPONS = [
  {
    id: 'longsword',
    type: 'weapon',
    dots: 1,
    cost: 4,
    hands: 1,
    rules: [
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'die-bonus', filter: { colour: 'class' }, amount: 1 }],
      },
    ],
  },
  {
    id: 'blessed-mace',
    type: 'weapon',
    dots: 1,
    cost: 3,
    hands: 1,
    rules: [{ trigger: 'score', optional: false, do: [{ op: 'attribute-bonus', rows: { wis: 2, dex: -1 } }] }],
  },
  {
    id: 'jeweled-dagger',
    type: 'weapon',
    dots: 1,
    cost: 3,
    hands: 1,
    rules: [{ trigger: 'score', optional: false, do: [{ op: 'die-bonus', filter: { colour: 'gold' }, amount: 1 }] }],
  },
  {
    id: 'longbow',
    type: 'weapon',
    dots: 2,
    cost: 4,
    hands: 2,
    rules: [
      {
        trigger: 'place-die',
        limit: 'once-per-round',
        optional: true,
        do: [{ op: 'adjust-die', times: 1, by: 1, target: 'placed' }],
      },
    ],
  },
  {
    id: 'tower-shield',
    type: 'weapon',
    dots: 2,
    cost: 4,
    hands: 1,
    rules: [{ trigger: 'score', optional: false, do: [{ op: 'armor-wild', count: 1 }] }],
  },
  {
    id: 'ancient-spear',
    type: 'weapon',
    dots: 1,
    cost: 3,
    hands: 2,
    rules: [{ trigger: 'score', optional: false, do: [{ op: 'attribute-bonus', rows: { str: 2, int: -1 } }] }],
  },
  {
    id: 'quarterstaff',
    type: 'weapon',
    dots: 1,
    cost: 3,
    hands: 2,
    rules: [{ trigger: 'score', optional: false, do: [{ op: 'attribute-bonus', rows: { con: 1, cha: 1 } }] }],
  },
  {
    id: 'heavy-crossbow',
    type: 'weapon',
    dots: 1,
    cost: 5,
    hands: 2,
    rules: [
      {
        trigger: 'static',
        optional: false,
        do: [{ op: 'price-modifier', amount: -1, types: ['weapon', 'armor', 'trait', 'skill'] }],
      },
    ],
  },
] as const satisfies readonly Weapon[]
