import { laws } from '../laws/index.ts'
import { game } from './night-market/rules.ts'
import { words } from './night-market/words.ts'

const subject = { game, words }

laws(subject, {
  games: 300,
  settings: [
    { players: 2 },
    { players: 3, options: { lanterns: 2, storms: false } },
    { players: 4, options: { lanterns: 2 } },
    { players: 3, scenario: { nights: 2, toll: 3 }, campaign: { purses: [1, 0, 9] } },
  ],
})
