import { laws } from '@krcma/kernel/laws'
import { room } from '../index.ts'

const settings = room.game.players.flatMap((players) =>
  [false, true].flatMap((quests) =>
    (['side-by-side', 'in-order'] as const).map((placing) => ({ players, options: { quests, placing } })),
  ),
)

// A mutant is judged by the tests of the rules; a few games are enough for it. The thousand games of each setting are
// in invariants.test.ts: looking at every law takes a hundred times as long as playing.
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

laws(room, { games: mutating ? 5 : 100, settings: mutating ? settings.slice(2, 3) : settings })
