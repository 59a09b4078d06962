import {
  type GameRecord,
  type Opening,
  openQuiet,
  openTable,
  type QuietTable,
  type Room,
  type Shape,
  source,
} from '@krcma/kernel'
import { type Bot, move } from '../bots.ts'
import { digest, smallSeed } from '../seed.ts'
import { Tally } from './tally.ts'

export interface Simulation<G extends Shape> {
  readonly room: Room<G>
  readonly opening: Opening<G>
  readonly games: number
  readonly seed: string
  /** They move one seat on with every game, so that no bot owes its rate to its seat. */
  readonly bots: readonly Bot[]
  /** Is given the sealed record of each game; then games are played at live tables. */
  readonly record?: ((n: number, record: GameRecord) => void) | undefined
  readonly progress?: ((done: number) => void) | undefined
}

export function simulate<G extends Shape>(simulation: Simulation<G>): Tally<G> {
  const { room, opening, games, bots, progress } = simulation
  const tally = new Tally(room, opening.players)
  for (let n = 0; n < games; n++) {
    const seated = Array.from({ length: opening.players }, (_, seat) => bots[(seat + n) % bots.length] ?? 'random')
    try {
      if (simulation.record === undefined) playQuietly(simulation, n, seated, tally)
      else simulation.record(n, playForTheRecord(simulation, n, seated, tally))
    } catch (mistake) {
      const { players, options } = opening
      const how = JSON.stringify({ players, options, seed: simulation.seed, bots })
      throw new Error(`${room.game.id}, game ${n} of ${how}`, { cause: mistake })
    }
    progress?.(n + 1)
  }
  return tally
}

function playQuietly<G extends Shape>(
  { room, opening, seed }: Simulation<G>,
  n: number,
  bots: readonly Bot[],
  tally: Tally<G>,
): void {
  const gameSeed = smallSeed('krcma sim', seed, n)
  const table = openQuiet(room.game, opening, gameSeed, (kind, data) => tally.hear(kind, data))
  tally.ended(
    table,
    playOut(table, room, bots, gameSeed, tally, () => table),
    bots,
  )
}

function playForTheRecord<G extends Shape>(
  { room, opening, seed }: Simulation<G>,
  n: number,
  bots: readonly Bot[],
  tally: Tally<G>,
): GameRecord {
  const { options, scenario, campaign } = opening
  const seats = bots.map((bot, seat) => `${bot} ${seat + 1}`)
  const tableSeed = digest('krcma sim', seed, n)
  const table = openTable(room.game, { seats, options, scenario, campaign, seed: tableSeed })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  const gameSeed = smallSeed('krcma sim', seed, n)
  const entries = playOut(table, room, bots, gameSeed, tally, (seat, step) => table.imagine(seat, gameSeed + step))
  for (const { kind, data } of table.events('all-seeing')) tally.hear(kind, data)
  tally.ended(table, entries, bots)
  return table.record()
}

/** Stream 0 of the seed is the game's dice; the bots have their own. */
const BOTS_STREAM = 1

function playOut<G extends Shape>(
  table: QuietTable<G>,
  { game, mind }: Room<G>,
  bots: readonly Bot[],
  seed: number,
  tally: Tally<G>,
  eyes: (seat: number, step: number) => QuietTable<G>,
): number {
  const random = source(seed, BOTS_STREAM)
  let entries = 0
  while (!table.over) {
    const asked = table.asked.find(({ answered }) => answered === undefined)
    if (asked === undefined) throw new Error('nothing is asked, and the game is not over')
    if (entries === game.bound) throw new Error(`more than ${game.bound} answers`)
    const { seat } = asked
    const { kind, options } = move(bots[seat] ?? 'random', table, seat, random, mind, () => eyes(seat, entries))
    tally.decided(kind, options)
    entries++
  }
  return entries
}
