import { join } from 'node:path'
import { shelfIn } from '../src/rooms.ts'
import { workspace } from '../test/children/process.ts'
import { measureAppend, measureEcho } from './floor.ts'
import { measureHouse, sampleOf } from './house.ts'
import type { Latency } from './pace.ts'
import type { Plan } from './plan.ts'

/** By command: `npm run bench:server -- [tables] [answers a second] [seconds] [rounds] [seconds to warm up] [game]`. */
const [tables = '500', rate = '200', seconds = '10', rounds = '3', warm = '15'] = process.argv.slice(3)
const only = process.argv[8]
const plan: Plan = {
  tables: Number(tables),
  seats: 4,
  rate: Number(rate),
  seconds: Number(seconds),
  warm: Number(warm),
  rehearsed: 24,
}
const games = [...(await shelfIn(join(workspace, 'games'))).rooms.values()].filter(({ game }) =>
  game.players.includes(plan.seats),
)
const there = games.length > 0 ? games.map(({ game }) => game.id) : ['lanterns']
const ids = only === undefined ? there : [only]

const ms = (time: number) => `${time.toFixed(2)} ms`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const line = (name: string, { count, p50, p99 }: Latency) =>
  console.log(`${name.padEnd(34)} p50 ${ms(p50).padStart(9)}  p99 ${ms(p99).padStart(9)}  (${count})`)
const middle = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN

console.log(
  `${plan.tables} tables, ${plan.tables * plan.seats} connections, ${plan.rate} answers a second, ${plan.seconds} s`,
)
for (const game of ids) {
  const sample = await sampleOf(game, plan.seats)
  const ratios: { echo: number; append: number; median: number }[] = []
  // Floors and server take turns, so that whatever else the machine does touches them alike.
  for (let round = 1; round <= Number(rounds); round++) {
    const echo = await measureEcho(plan)
    const append = await measureAppend(plan, sample)
    const house = await measureHouse(game, plan)
    console.log(`\n${game}, round ${round}`)
    line('floor 1: bare echo', echo)
    line('floor 2: bare append and broadcast', append)
    line('server: to the other clients', house.update)
    line('server: acknowledged', house.reply)
    line('restore from the store, at first', house.restoreAtFirst)
    line('restore from the store', house.restore)
    console.log(
      `memory for a table: connected ${kb(house.memory.connected)}, idle ${kb(house.memory.idle)}; an update ${kb(house.bytes)}; refused ${house.refused}`,
    )
    ratios.push({
      echo: house.update.p99 / echo.p99,
      append: house.update.p99 / append.p99,
      median: house.update.p50 / append.p50,
    })
  }
  const of = (pick: (ratio: (typeof ratios)[number]) => number) => middle(ratios.map(pick)).toFixed(2)
  console.log(
    `\n${game}: p99 is ${of(({ echo }) => echo)} times floor 1 and ${of(({ append }) => append)} times floor 2 (goal: 1.50); p50 ${of(({ median }) => median)} times floor 2`,
  )
}
process.exit(0)
