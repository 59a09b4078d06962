import { laws } from '../laws/index.ts'
import { game } from './night-market/rules.ts'
import { words } from './night-market/words.ts'

const subject = { game, words }
// Under mutation every test runs a thousand times: there, few games must do.
const games = process.env['STRYKER_MUTATOR_WORKER'] === undefined ? 300 : 6

laws(subject, {
  games,
  settings: [
    { players: 2 },
    { players: 3, options: { lanterns: 2, storms: false } },
    { players: 4, options: { lanterns: 2 } },
    { players: 3, scenario: { nights: 2, toll: 3 }, campaign: { purses: [1, 0, 9] } },
  ],
})
