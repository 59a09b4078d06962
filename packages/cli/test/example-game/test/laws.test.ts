import { laws } from '@krcma/kernel/laws'
import { room } from '../index.ts'

laws(room, {
  games: 100,
  settings: [{ players: 2 }, { players: 3, options: { evening: 'short' } }, { players: 4 }],
})
