import { laws } from '@krcma/kernel/laws'
import { describe } from 'vitest'
import { MAP_NUMBERS } from '../content/map.ts'
import { room } from '../index.ts'

const settings = [
  ...MAP_NUMBERS.map((map, i) => ({
    players: 2 + (i % 3),
    options: { mode: 'arcade', map, town: i % 2 === 0 ? 'dusk' : 'day', tokens: i % 3 === 0 ? 'even' : 'random' },
  })),
  ...[2, 3, 4].flatMap((players) => [
    { players },
    { players, options: { mode: 'campaign' } },
    { players, options: { mode: 'character', town: 'day' } },
  ]),
  { players: 3, options: { town: 'day', encounters: 'more', length: 'longer' } },
  { players: 4, options: { mode: 'campaign', encounters: 'more', book: 'known' } },
  { players: 4, options: { mode: 'campaign', map: 11 } },
  { players: 2, options: { mode: 'character', map: 11, length: 'longer' } },
]

// A mutant is judged by the tests of the rules.
describe.runIf(process.env['STRYKER_MUTATOR_WORKER'] === undefined)('Near and Far', () => {
  laws(room, { games: Number(process.env['KRCMA_LAWS'] ?? 2), settings })
})
