import { type Setting, walkMany } from '@krcma/kernel/laws'
import { describe, it, vi } from 'vitest'
import { SAMPLE_SCENARIOS } from '../content/scenarios.ts'
import { game } from '../rules/game.ts'
import { words as cs } from '../words/cs.ts'
import { words as en } from '../words/en.ts'

// Combats are decided by the dice here: these games are about everything around them.
vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const GAMES = Number(process.env['KRCMA_LAWS'] ?? 2)
const [ford, crowns] = SAMPLE_SCENARIOS

const settings: readonly Setting[] = [
  { players: 2, options: { scenario: 'last-chance' } },
  { players: 2, options: { scenario: 'grand-race', 'split-artifact-decks': true, 'split-spell-decks': true } },
  { players: 2, options: { scenario: 'unexpected-inheritance', 'tile-pools': 'open', difficulty: 'easy' } },
  {
    players: 2,
    options: { scenario: 'last-chance', centre: 'random-near-pair', factions: 'random', difficulty: 'hard' },
  },
  {
    players: 2,
    options: {
      scenario: 'grand-race',
      'captured-towns-usable': true,
      'free-trade': true,
      'start-with-secondary': true,
      'gains-to-discard': true,
      'double-income': true,
      'refresh-fields': true,
      'astrologers-every-round': true,
    },
  },
  { players: 2, scenario: ford },
  { players: 3, scenario: crowns },
  { players: 1, scenario: { ...ford, players: { min: 1, max: 2 } } },
]

describe('the laws, around combats', () => {
  it.each(settings.map((setting, i) => ({ i, setting })))('hold in setting $i', { timeout: 600_000 }, ({ setting }) => {
    walkMany({ game, words: { cs, en } }, [setting], GAMES, 1, { sparsely: 2 })
  })
})
