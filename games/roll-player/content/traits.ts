import type { Trait } from './effects.ts'

export const TRAITS = [
  {
    id: 'steadfast',
    type: 'trait',
    dots: 2,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'left', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'rows-equal-faces' }, every: 1, stars: 2, max: 4 } }],
      },
    ],
  },
  {
    id: 'honorable',
    type: 'trait',
    dots: 2,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: {
              sum: [
                { flat: 2, if: { alignmentRow: 'good' } },
                { flat: 2, if: { alignmentCol: 'lawful' } },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'nimble',
    type: 'trait',
    dots: 2,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'right', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 3, if: { attribute: 'dex', min: 16 } } }],
      },
    ],
  },
  {
    id: 'proud',
    type: 'trait',
    dots: 2,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'down', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'goals-met' }, every: 2, stars: 1, max: 3 } }],
      },
    ],
  },
  {
    id: 'weak',
    type: 'trait',
    dots: 1,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: { per: { count: 'dice-by-face', faces: [1, 2] }, every: 1, stars: 1, max: 4 },
          },
        ],
      },
    ],
  },
  {
    id: 'clumsy',
    type: 'trait',
    dots: 2,
    cost: 5,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'right', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 4, if: { attribute: 'dex', max: 12 } } }],
      },
    ],
  },
  {
    id: 'foolish',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'right', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 3, if: { attribute: 'int', max: 12 } } }],
      },
    ],
  },
  {
    id: 'reckless',
    type: 'trait',
    dots: 1,
    cost: 6,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'right', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'dice-by-face', faces: [6] }, every: 2, stars: 1, max: 5 } }],
      },
    ],
  },
  {
    id: 'focused',
    type: 'trait',
    dots: 2,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'left', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'cards', type: 'skill' }, every: 1, stars: 1, max: 4 } }],
      },
    ],
  },
  {
    id: 'compassionate',
    type: 'trait',
    dots: 2,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: {
              per: { count: 'colours-with-dice', min: 3, excludeGold: true },
              every: 1,
              stars: 1,
              max: 4,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'obsessed',
    type: 'trait',
    dots: 2,
    cost: 5,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'down', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: { per: { count: 'dice-by-colour', colour: 'class' }, every: 2, stars: 1, max: 4 },
          },
        ],
      },
    ],
  },
  {
    id: 'cunning',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'right', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 2, if: { alignmentCol: 'chaotic' } } }],
      },
    ],
  },
  {
    id: 'greedy',
    type: 'trait',
    dots: 2,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'down', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'gold' }, every: 4, stars: 1, max: 4 } }],
      },
    ],
  },
  {
    id: 'honest',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 2, if: { alignmentRow: 'good' } } }],
      },
    ],
  },
  {
    id: 'loyal',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'left', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 2, if: { alignmentCol: 'lawful' } } }],
      },
    ],
  },
  {
    id: 'obnoxious',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'down', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { flat: 2, if: { alignmentRow: 'evil' } } }],
      },
    ],
  },
  {
    id: 'dedicated',
    type: 'trait',
    dots: 1,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'left', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'backstory-matches' }, every: 2, stars: 1, max: 3 } }],
      },
    ],
  },
  {
    id: 'courageous',
    type: 'trait',
    dots: 1,
    cost: 3,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [{ op: 'stars', value: { per: { count: 'cards', type: 'weapon' }, every: 1, stars: 2, max: 4 } }],
      },
    ],
  },
  {
    id: 'envious',
    type: 'trait',
    dots: 2,
    cost: 4,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'down', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: { per: { count: 'card-types', excludeSelf: true }, every: 1, stars: 1, max: 4 },
          },
        ],
      },
    ],
  },
  {
    id: 'famous',
    type: 'trait',
    dots: 2,
    cost: 5,
    rules: [
      {
        trigger: 'acquire',
        optional: false,
        do: [{ op: 'move-alignment', steps: 1, dir: 'left', ifPossible: true }],
      },
      {
        trigger: 'score',
        optional: false,
        do: [
          {
            op: 'stars',
            value: { per: { count: 'cards', type: 'trait', excludeSelf: true }, every: 1, stars: 1, max: 4 },
          },
        ],
      },
    ],
  },
] as const satisfies readonly Trait[]
