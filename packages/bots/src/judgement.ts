import { type Mind, type OpenTable, type QuietTable, type Shape, source, total } from '@krcma/kernel'
import { ways } from './level.ts'
import { playOut } from './search/playout.ts'

/** With how many points the game's mind sees each seat, as the table stands; once it is over, with how many it ended. */
export function glance<G extends Shape>(mind: Mind<G>, table: QuietTable<G>): readonly number[] {
  const ending = table.ending()
  if (ending !== null) return ending.sheets.map(total)
  return table.seats.map((seat) => mind.evaluate(table.state, seat))
}

/**
 * The same, as a master judges it: on average over so many worlds, imagined by one seat after the other and played on as far as a
 * master looks. The same seed imagines alike from position to position, so that luck moves no seat ahead.
 */
export function judgement<G extends Shape>(
  mind: Mind<G>,
  table: OpenTable<G>,
  worlds: number,
  seed: number,
): readonly number[] {
  if (table.over || ways.master.by !== 'search') return glance(mind, table)
  const horizon = ways.master.manner.foresight * table.seats.length
  const sums = table.seats.map(() => 0)
  for (let n = 0; n < worlds; n++) {
    const world = table.imagine(n % table.seats.length, seed + n)
    playOut(world, mind, source(seed + n), { horizon, earliest: Number.NEGATIVE_INFINITY })
    for (const [seat, points] of glance(mind, world).entries()) sums[seat] = (sums[seat] ?? 0) + points
  }
  return sums.map((sum) => sum / worlds)
}
