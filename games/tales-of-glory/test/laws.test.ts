import { laws } from '@krcma/kernel/laws'
import { room } from '../index.ts'

const settings = room.game.players.flatMap((players) =>
  [false, true].flatMap((quests) =>
    (['side-by-side', 'in-order'] as const).map((placing) => ({ players, options: { quests, placing } })),
  ),
)

laws(room, { games: Number(process.env['TOG'] ?? 1000), settings })
