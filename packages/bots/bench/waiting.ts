import { pace } from '@krcma/bench/pace'
import { watched } from '@krcma/bench/stolen'
import type { Threads } from '../src/thinker/threads.ts'
import { compared, type Windows } from './compared.ts'
import { games } from './games.ts'
import { busyTables } from './house.ts'
import { think } from './thinkers.ts'

/**
 * How long answers take while eight masters think and while nobody does, in windows of a second or two that take turns, so that
 * whatever else the machine does touches both alike:
 * `npm run bench -w packages/bots -- [tables] [answers a second] [seconds a window] [windows] [threads]`.
 */
const [tables = '200', rate = '200', seconds = '2', count = '50', size] = process.argv.slice(2)
const BOTS = 8
/** After a change, so many seconds do not count. */
const SETTLING = 0.25

const how: Threads = {
  games: Object.fromEntries(games.map(({ id, module }) => [id, module])),
  ...(size === undefined ? {} : { size: Number(size) }),
}

const busy = (await Promise.all(games.map(({ open }) => open((room) => busyTables(room, Number(tables)))))).flat()
let turn = 0
const answers = (time: number) => pace(Number(rate), time, () => busy[turn++ % busy.length]?.answer())
const [first] = games
if (first === undefined) throw new Error('there is no game to think about')
const thinkers = await first.open(({ game }) => think(game, BOTS, how))

// Thinking threads keep no program from ending, and nothing else goes on while one waits for them.
setInterval(() => undefined, 1000)

/** Threads start, games load and code warms up before anything counts. */
thinkers.begin()
await answers(8)
await thinkers.rest()

const windows: Windows[] = []
let thoughts = 0
const without = async () => {
  await answers(SETTLING)
  return answers(Number(seconds))
}
const during = async () => {
  thinkers.begin()
  await answers(SETTLING)
  const before = thinkers.thoughts()
  const times = await answers(Number(seconds))
  thoughts += thinkers.thoughts() - before
  await thinkers.rest()
  return times
}
/** Windows in which the host took more than this part of the processors away say nothing about us. */
const BEARABLE = 0.02
const pair = async (n: number): Promise<Windows> => {
  // Every other time the other way about: neither is always the one that comes after the other.
  if (n % 2 === 0) return { without: await without(), during: await during() }
  const first = await during()
  return { during: first, without: await without() }
}
for (let n = 0; n < Number(count); n++) {
  const { done, stolen } = await watched(() => pair(n))
  if (stolen <= BEARABLE) windows.push(done)
}
if (windows.length < Number(count) / 2) {
  console.log(
    `Only ${windows.length} of ${count} windows were left alone by the host of this machine: nothing can be said.`,
  )
  process.exit(1)
}

const ms = (time: number) => `${time.toFixed(2)} ms`
const each = Number(rate) * Number(seconds) * windows.length
console.log(
  `${windows.length} of ${count} windows of ${seconds} s, ${each} answers without and ${each} during thought; ` +
    `${(thoughts / Number(seconds) / Number(count)).toFixed(1)} thoughts a second`,
)
for (const [name, part] of [
  ['p50', 0.5],
  ['p90', 0.9],
  ['p99', 0.99],
] as const) {
  const { without: still, during: busier, more, from, to } = compared(windows, part)
  console.log(`${name}  ${ms(still)} without, ${ms(busier)} during: more by ${ms(more)} (${ms(from)} to ${ms(to)})`)
}
process.exit(0)
