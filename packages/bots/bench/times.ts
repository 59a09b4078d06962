import { quantile } from '@krcma/bench/quantile'
import { type OpenTable, openTable, type Room, type Shape, source } from '@krcma/kernel'
import { Bot, type Level, ways } from '../src/index.ts'

interface Times {
  readonly all: number[]
  iterations: number
}

/** How long a level thinks about a decision with so many players, in words. */
export function thinkingTimes<G extends Shape>(room: Room<G>, level: Level, players: number, games: number): string {
  return told(level, players, room.game.id, timesOf(room, level, players, games))
}

/** Every seat is played by the level; what there is only one way to do is not counted. */
function timesOf<G extends Shape>({ game, mind }: Room<G>, level: Level, players: number, games: number): Times {
  const times: Times = { all: [], iterations: 0 }
  for (let n = 1; n <= games; n++) {
    const table = opened(game, players, n)
    const bots = table.seats.map((seat) => new Bot(mind, ways[level], seat))
    const seeds = source(n, 3)
    while (!table.over) {
      const [seat = 0] = table.waiting
      const start = performance.now()
      const thought = bots[seat]?.decide(table, seeds.below(2 ** 31))
      if (thought !== undefined && (thought.iterations > 0 || level === 'apprentice')) {
        times.all.push(performance.now() - start)
        times.iterations += thought.iterations
      }
      table.answer({ seat, ...thought?.answer })
    }
  }
  return times
}

function opened<G extends Shape>(game: Room<G>['game'], players: number, n: number): OpenTable<G> {
  const seats = Array.from({ length: players }, (_, seat) => `${seat + 1}`)
  const table = openTable(game, { seats, seed: n.toString(16).padStart(64, '0'), inMemory: 2 })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  return table
}

function told(level: Level, players: number, game: string, { all, iterations }: Times): string {
  const at = (part: number) => `${quantile(all, part).toFixed(1)} ms`.padStart(9)
  const sum = all.reduce((total, time) => total + time, 0)
  const each = iterations === 0 ? '' : `, ${(sum / iterations).toFixed(2)} ms for an iteration`
  const who = `${game}, ${players} players, ${level}`.padEnd(42)
  return `${who} p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)}  (${all.length} decisions, ${(iterations / all.length).toFixed(1)} iterations each${each})`
}
