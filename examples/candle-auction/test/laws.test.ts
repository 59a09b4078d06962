import { laws } from '@krcma/kernel/laws'
import { room } from '../index.ts'

laws(room, {
  games: 60,
  settings: [{ players: 2 }, { players: 3, options: { evening: 'short' } }, { players: 4 }],
})
