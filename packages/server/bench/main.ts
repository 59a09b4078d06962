import { join } from 'node:path'
import { shelfIn } from '../src/rooms.ts'
import { argumentsOf, oneOf, whole } from '../test/arguments.ts'
import { workspace } from '../test/children/process.ts'
import { openAppend, openEcho } from './floor.ts'
import { House, samplesOf } from './house.ts'
import { type Latency, latencyOf } from './latency.ts'
import type { Plan } from './plan.ts'
import { inTurns, type Seconds } from './side.ts'

const SEATS = 4
const games = [...(await shelfIn(join(workspace, 'games'))).rooms.values()].filter(({ game }) =>
  game.players.includes(SEATS),
)
const there = games.length > 0 ? games.map(({ game }) => game.id) : ['lanterns']
const [tables, rate, seconds, most, warm, only] = argumentsOf({
  name: 'bench:server',
  takes: [
    whole('tables', 500),
    whole('answers a second', 200),
    whole('seconds', 40),
    whole('seconds at most', 120),
    whole('seconds to warm up', 15, 0),
    oneOf('game', 'all', [...new Set([...there, 'lanterns'])]),
  ],
})
const plan: Plan = { tables, seats: SEATS, rate, seconds, most, warm, rehearsed: 24 }
const ids = only === 'all' ? there : [only]

const NAMES = ['floor 1: bare echo', 'floor 2: bare append and broadcast', 'server: to the other clients']
const ms = (time: number) => `${time.toFixed(2)} ms`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const line = (name: string, { count, p50, p99 }: Latency, more = '') =>
  console.log(`${name.padEnd(34)} p50 ${ms(p50).padStart(9)}  p99 ${ms(p99).padStart(9)}  (${count})${more}`)

function report(sides: readonly Seconds[], which: 'all' | 'own'): void {
  const all = sides.map((side) => side.latency(which))
  for (const [n, latency] of all.entries()) {
    const { own = 0, count = 0, stolen = 0 } = sides[n] ?? {}
    line(NAMES[n] ?? '', latency, which === 'own' ? `  ${own} s` : `  ${count} s, ${(stolen * 100).toFixed(1)} % taken`)
  }
  const [echo, append, server] = all
  const ratio = (a = Number.NaN, b = Number.NaN) => (a / b).toFixed(2)
  console.log(
    `p99 is ${ratio(server?.p99, echo?.p99)} times floor 1 and ${ratio(server?.p99, append?.p99)} times floor 2 (goal: 2.00); p50 ${ratio(server?.p50, append?.p50)} times floor 2`,
  )
}

console.log(
  `${plan.tables} tables, ${plan.tables * plan.seats} connections, ${plan.rate} answers a second; each side a second in turn until each has had ${plan.seconds} s from which the host of this machine took nothing, or ${plan.most} s in all`,
)
for (const game of ids) {
  // It takes minutes: whoever waits is told for what.
  const stage = (what: string) => console.error(`${game}: ${what}`)
  stage('playing a few tables to learn what people are told')
  const samples = await samplesOf(game, plan.seats)
  stage(`opening both floors, and ${plan.tables} tables`)
  const echo = await openEcho(plan)
  const append = await openAppend(plan, samples)
  const house = await House.open(game, plan)
  const sides = [echo, append, house.crowd]
  stage(`warming up for ${sides.length * plan.warm} s`)
  for (const side of sides) await side.play(plan.warm)
  house.crowd.replies()
  stage(`measuring for ${sides.length * plan.seconds} s, for longer if the host of this machine takes its share`)
  const measured = await inTurns(sides, plan.seconds, plan.most)
  console.log(`\n${game}, all seconds`)
  report(measured, 'all')
  line('server: acknowledged', latencyOf(house.crowd.replies()))
  console.log(`\n${game}, seconds from which the host took nothing`)
  report(measured, 'own')
  const { bytes, refused } = house.crowd
  for (const floor of [echo, append]) floor.close()
  stage('restoring tables')
  const rest = await house.rest()
  await house.close()
  console.log(`\n${game}, the rest`)
  line('restore from the store, at first', rest.restoreAtFirst)
  line('restore from the store', rest.restore)
  console.log(
    `memory for a table: connected ${kb(rest.connected)}, idle ${kb(rest.idle)}; an update ${kb(bytes)}; refused ${refused}`,
  )
}
process.exit(0)
