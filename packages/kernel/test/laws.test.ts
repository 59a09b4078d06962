import { laws } from '../laws/index.ts'
import { road } from './long-road.ts'
import { game } from './night-market/rules.ts'
import { words } from './night-market/words.ts'

// Under mutation every test runs a thousand times: there one game of each setting must do, which cannot use every piece.
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
const subject = { game: mutating ? { ...game, pieces: [] } : game, words }

laws(subject, {
  // KRCMA_LAWS=25000 makes a hundred thousand games of the four settings.
  games: mutating ? 1 : Number(process.env['KRCMA_LAWS'] ?? 300),
  settings: [
    { players: 2 },
    { players: 3, options: { lanterns: 2, storms: false } },
    { players: 4, options: { lanterns: 2 } },
    { players: 3, scenario: { nights: 2, toll: 3 }, campaign: { rules: 2, sheets: { purses: [1, 0, 9] } } },
  ],
})

laws(road, { games: mutating ? 1 : Number(process.env['KRCMA_LAWS'] ?? 200) })
