import { laws } from '@krcma/kernel/laws'
import { describe } from 'vitest'
import { room } from '../index.ts'

const settings = room.game.players.flatMap((players) =>
  [false, true].flatMap((quests) =>
    (['side-by-side', 'in-order'] as const).map((placing) => ({ players, options: { quests, placing } })),
  ),
)

// A mutant is judged by the tests of the rules.
describe.runIf(process.env['STRYKER_MUTATOR_WORKER'] === undefined)('Tales of Glory', () => {
  laws(room, { games: Number(process.env['KRCMA_LAWS'] ?? 400), settings })
})
