import { room as rollPlayer } from '@krcma/roll-player'
import { room as talesOfGlory } from '@krcma/tales-of-glory'
import type { Threads } from '../src/thinker/threads.ts'
import { busyTables } from './house.ts'
import { interval } from './interval.ts'
import { type Latency, pace } from './pace.ts'
import { think } from './thinkers.ts'

/**
 * How long answers take while eight masters think and while nobody does, in turns, so that whatever else the machine does touches
 * both alike: `npm run bench -w packages/bots -- [tables] [answers a second] [seconds] [rounds] [all]`. With `all`, also with as many
 * threads as bots.
 */
const [tables = '200', rate = '200', seconds = '8', rounds = '10', which = ''] = process.argv.slice(2)
const BOTS = 8

const games = {
  [talesOfGlory.game.id]: import.meta.resolve('@krcma/tales-of-glory'),
  [rollPlayer.game.id]: import.meta.resolve('@krcma/roll-player'),
}
const nobody = { name: 'nobody thinks', how: undefined, heard: [] as Latency[] }
const server = { name: 'eight bots think, as on a server', how: { games } as Threads, heard: [] as Latency[] }
const crowds = [
  { name: 'eight bots in eight threads, standing back', how: { games, size: BOTS }, heard: [] as Latency[] },
  { name: 'eight bots in eight threads, as equals', how: { games, size: BOTS, niceness: 0 }, heard: [] as Latency[] },
]
const manners = [nobody, server, ...(which === 'all' ? crowds : [])]

const busy = [...busyTables(talesOfGlory, Number(tables)), ...busyTables(rollPlayer, Number(tables))]
const answer = (n: number) => busy[n % busy.length]?.answer()
await pace(Number(rate), Number(seconds), answer)

const ms = (time: number) => `${time.toFixed(2)} ms`.padStart(9)
for (let round = 1; round <= Number(rounds); round++) {
  // Every other round the other way about: neither is always the one that comes after the other.
  for (const { name, how, heard } of round % 2 === 1 ? manners : manners.toReversed()) {
    const thinkers = how === undefined ? undefined : think(rollPlayer.game, BOTS, how)
    // Threads start, games load and code warms up before anything counts.
    await pace(Number(rate), 3, answer)
    const before = thinkers?.thoughts() ?? 0
    const latency = await pace(Number(rate), Number(seconds), answer)
    const thoughts = ((thinkers?.thoughts() ?? 0) - before) / Number(seconds)
    heard.push(latency)
    console.log(
      `${round}  ${name.padEnd(44)} p50 ${ms(latency.p50)}  p99 ${ms(latency.p99)}  (${thoughts.toFixed(1)} thoughts a second)`,
    )
    thinkers?.stop()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const stated = (list: readonly number[]) => {
  const { mean, from, to } = interval(list)
  return `${mean.toFixed(2)} ms (${from.toFixed(2)} to ${to.toFixed(2)})`
}
console.log(`\nMeans of ${rounds} rounds of ${Number(rate) * Number(seconds)} answers, with intervals of 95 %:`)
for (const { name, heard } of manners) {
  const more = heard.map(({ p99 }, round) => p99 - (nobody.heard[round]?.p99 ?? 0))
  const p50 = stated(heard.map((latency) => latency.p50))
  const p99 = stated(heard.map((latency) => latency.p99))
  console.log(
    `${name.padEnd(44)} p50 ${p50}, p99 ${p99}${heard === nobody.heard ? '' : `, p99 more by ${stated(more)}`}`,
  )
}
process.exit(0)
