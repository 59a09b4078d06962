import { laws } from '@krcma/kernel/laws'
import { describe } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { TALES } from '../content/tales.ts'
import { room } from '../index.ts'

const DIFFICULTIES = ['story', 'normal', 'sword', 'bones', 'death-march'] as const

const settings = [
  ...[2, 3, 4, 5].flatMap((players) => TALES.map((tale) => ({ players, options: { tale } }))),
  ...CHARACTERS.map((automa, i) => ({
    players: 1,
    options: { automa, tale: TALES[i % TALES.length], difficulty: DIFFICULTIES[i] },
  })),
  { players: 2, options: { variant: 'first-game' } },
  { players: 3, options: { variant: 'without-effort' } },
]

// A mutant is judged by the tests of the rules.
describe.runIf(process.env['STRYKER_MUTATOR_WORKER'] === undefined)('The Witcher: Path of Destiny', () => {
  laws(room, { games: Number(process.env['KRCMA_LAWS'] ?? 20), settings })
})
