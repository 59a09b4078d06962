import type { Alignment } from './effects.ts'

/** Rows good, neutral, evil; columns lawful, neutral, chaotic. */
export const ALIGNMENTS = [
  {
    id: 'arbiter',
    grid: [
      [1, 0, -1],
      [3, 0, -3],
      [1, 0, -1],
    ],
  },
  {
    id: 'champion',
    grid: [
      [0, 0, -1],
      [3, 0, -1],
      [0, 0, -1],
    ],
  },
  {
    id: 'eccentric',
    grid: [
      [-1, 0, 0],
      [-1, 0, 3],
      [-1, 0, 0],
    ],
  },
  {
    id: 'free-spirit',
    grid: [
      [-1, 0, 1],
      [-3, 0, 3],
      [-1, 0, 1],
    ],
  },
  {
    id: 'guardian',
    grid: [
      [0, 3, 0],
      [0, 0, 0],
      [-1, -1, -1],
    ],
  },
  {
    id: 'hermit',
    grid: [
      [-1, 0, -1],
      [0, 3, 0],
      [-1, 0, -1],
    ],
  },
  {
    id: 'lunatic',
    grid: [
      [-3, -1, 0],
      [-1, 0, 1],
      [0, 1, 3],
    ],
  },
  {
    id: 'maniac',
    grid: [
      [-1, -1, 0],
      [-1, 0, 0],
      [0, 0, 3],
    ],
  },
  {
    id: 'narcissist',
    grid: [
      [-1, -1, -1],
      [0, 0, 0],
      [0, 3, 0],
    ],
  },
  {
    id: 'neurotic',
    grid: [
      [0, -1, -1],
      [0, 0, -1],
      [3, 0, 0],
    ],
  },
  {
    id: 'protector',
    grid: [
      [1, 3, 1],
      [0, 0, 0],
      [-1, -3, -1],
    ],
  },
  {
    id: 'rebel',
    grid: [
      [0, 1, 3],
      [-1, 0, 1],
      [-3, -1, 0],
    ],
  },
  {
    id: 'renegade',
    grid: [
      [0, 0, 3],
      [-1, 0, 0],
      [-1, -1, 0],
    ],
  },
  {
    id: 'scoundrel',
    grid: [
      [-1, -3, -1],
      [0, 0, 0],
      [1, 3, 1],
    ],
  },
  {
    id: 'sentinel',
    grid: [
      [3, 0, 0],
      [0, 0, -1],
      [0, -1, -1],
    ],
  },
  {
    id: 'sociopath',
    grid: [
      [0, -1, -3],
      [1, 0, -1],
      [3, 1, 0],
    ],
  },
  {
    id: 'truth-seeker',
    grid: [
      [3, 1, 0],
      [1, 0, -1],
      [0, -1, -3],
    ],
  },
] as const satisfies readonly Alignment[]
