import { LEVELS } from '../src/index.ts'
import { games } from './games.ts'
import { thinkingTimes } from './times.ts'

/** How long each level thinks about a decision, alone on one core: `npm run bench -w packages/bots -- think [games] [level]`. */
const [count = '4', only = ''] = process.argv.slice(3)

for (const level of LEVELS.filter((name) => only === '' || name === only)) {
  for (const players of [2, 3, 4]) {
    for (const { open } of games) {
      const line = await open((room) =>
        room.game.players.includes(players) ? thinkingTimes(room, level, players, Number(count)) : null,
      )
      if (line !== null) console.log(line)
    }
  }
}
