import { type Setting, walkMany, walkOnce } from '@krcma/kernel/laws'
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

const subject = { game, words: { cs, en } }
const SECRECY = 7
const OTHERS = [1, 2, 3, 4, 5, 6, 8, 9, 10]
/** A card that all players saw played or discarded and that was buried again within one answer, those who watch are told of too. */
const SEEN_BY_ALL = /an event tells spectator of the hidden/

function keepsSecrets(setting: Setting, seed: number): void {
  try {
    walkOnce(subject, setting, seed, { only: [SECRECY], sparsely: 2 })
  } catch (broken) {
    if (!SEEN_BY_ALL.test(String(broken))) throw broken
  }
}

describe('the laws, around combats', () => {
  const each = settings.map((setting, i) => ({ i, setting }))
  it.each(each)('hold in setting $i', { timeout: 600_000 }, ({ setting }) => {
    walkMany(subject, [setting], GAMES, 1, { only: OTHERS, sparsely: 2 })
  })
  it.each(each)('nobody learns what they may not in setting $i', { timeout: 600_000 }, ({ setting }) => {
    for (let seed = 0; seed < GAMES; seed++) keepsSecrets(setting, seed)
  })
})
