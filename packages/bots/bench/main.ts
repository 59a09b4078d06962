import { room as rollPlayer } from '@krcma/roll-player'
import { room as talesOfGlory } from '@krcma/tales-of-glory'
import type { Threads } from '../src/thinker/threads.ts'
import { busyTables } from './house.ts'
import { pace } from './pace.ts'
import { think } from './thinkers.ts'

/**
 * How long answers take while eight masters think and while nobody does, in turns, so that whatever else the machine does touches
 * both alike: `npm run bench -w packages/bots -- [tables] [answers a second] [seconds] [rounds]`.
 */
const [tables = '200', rate = '200', seconds = '8', rounds = '3'] = process.argv.slice(2)
const BOTS = 8

const games = {
  [talesOfGlory.game.id]: import.meta.resolve('@krcma/tales-of-glory'),
  [rollPlayer.game.id]: import.meta.resolve('@krcma/roll-player'),
}
const manners: readonly (readonly [name: string, how: Threads | undefined])[] = [
  ['nobody thinks', undefined],
  ['eight bots think, as on a server', { games }],
  ['eight bots in eight threads, standing back', { games, size: BOTS }],
  ['eight bots in eight threads, as equals', { games, size: BOTS, niceness: 0 }],
]

const busy = [...busyTables(talesOfGlory, Number(tables)), ...busyTables(rollPlayer, Number(tables))]
const answer = (n: number) => busy[n % busy.length]?.answer()
await pace(Number(rate), Number(seconds), answer)

const ms = (time: number) => `${time.toFixed(2)} ms`.padStart(9)
for (let round = 1; round <= Number(rounds); round++) {
  for (const [name, how] of manners) {
    const thinkers = how === undefined ? undefined : think(rollPlayer.game, BOTS, how)
    // Threads start, games load and code warms up before anything counts.
    await pace(Number(rate), 3, answer)
    const before = thinkers?.thoughts() ?? 0
    const { count, p50, p99 } = await pace(Number(rate), Number(seconds), answer)
    const thoughts = ((thinkers?.thoughts() ?? 0) - before) / Number(seconds)
    console.log(
      `${round}  ${name.padEnd(44)} p50 ${ms(p50)}  p99 ${ms(p99)}  (${count} answers, ${thoughts.toFixed(1)} thoughts a second)`,
    )
    thinkers?.stop()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
process.exit(0)
