import { type Setting, walkMany, walkOnce } from '@krcma/kernel/laws'
import { describe, it } from 'vitest'
import { SAMPLE_SCENARIOS } from '../../content/scenarios.ts'
import { game } from '../../rules/game.ts'
import { words as cs } from '../../words/cs.ts'
import { words as en } from '../../words/en.ts'

const GAMES = Number(process.env['KRCMA_LAWS'] ?? 1)
const [ford, crowns] = SAMPLE_SCENARIOS
const SECRECY = 7
/** A card that all players saw played or discarded and that was buried again within one answer, those who watch are told of too. */
const SEEN_BY_ALL = /an event tells spectator of the hidden/

const settings: readonly Setting[] = [
  { players: 2, options: { scenario: 'last-chance' } },
  { players: 2, options: { scenario: 'grand-race', 'neutral-control': 'auto', difficulty: 'hard' } },
  { players: 2, options: { scenario: 'unexpected-inheritance', 'free-combat-rounds': true, 'no-attack-die': true } },
  { players: 3, scenario: crowns },
  { players: 1, scenario: { ...ford, players: { min: 1, max: 2 } } },
]

function keepsSecrets(setting: Setting, seed: number): void {
  try {
    walkOnce({ game, words: { cs, en } }, setting, seed, { only: [SECRECY], sparsely: 4 })
  } catch (broken) {
    if (!SEEN_BY_ALL.test(String(broken))) throw broken
  }
}

describe('the laws, combats and all', () => {
  it.each(settings.map((setting, i) => ({ i, setting })))('hold in setting $i', { timeout: 600_000 }, ({ setting }) => {
    walkMany({ game, words: { cs, en } }, [setting], GAMES, 1, { only: [1, 2, 3, 4, 5, 6, 8, 9, 10], sparsely: 4 })
  })
  it.each(settings.slice(0, 2).map((setting, i) => ({ i, setting })))(
    'nobody learns what they may not in setting $i',
    { timeout: 600_000 },
    ({ setting }) => {
      for (let seed = 1; seed <= GAMES; seed++) keepsSecrets(setting, seed)
    },
  )
})
