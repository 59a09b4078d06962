import { type Entry, hash, type OpenTable, openTable, type Room, type Shape, source, total } from '@krcma/kernel'
import { Bot } from '../bot.ts'
import { type Rung, ways } from '../level.ts'

/** One game of a ladder: who sits where, and which cards and dice there are. */
export interface Match {
  readonly seating: readonly Rung[]
  readonly seed: number
}

export interface Result {
  readonly seating: readonly Rung[]
  readonly places: readonly number[]
  readonly points: readonly number[]
  /** The places of those who play by the rules of the game alone: an Automa. */
  readonly rivals: readonly number[]
  /** The hash of all that was answered: who decides otherwise than before has another one. */
  readonly course: string
}

/** Plays one game to its end. The same match always ends the same. */
export function play<G extends Shape>({ game, mind }: Room<G>, { seating, seed }: Match, options: unknown): Result {
  const table = openTable(game, {
    seats: seating,
    seed: seed.toString(16).padStart(64, '0'),
    inMemory: 2,
    ...(options === undefined ? {} : { options }),
  })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  const bots = seating.map((rung, seat) => new Bot(mind, ways[rung], seat))
  const seeds = source(seed, 3)
  const answers: Entry['option'][] = []
  while (!table.over) answers.push(move(table, bots, seeds.below(2 ** 31)).option)
  const ending = table.ending()
  const points = ending?.sheets.map(total) ?? []
  const rivals = ending?.rivals.map(({ place }) => place) ?? []
  return { seating, places: ending?.places ?? [], points, rivals, course: hash(answers) }
}

function move<G extends Shape>(table: OpenTable<G>, bots: readonly Bot<G>[], seed: number): Entry {
  const [seat = 0] = table.waiting
  const thought = bots[seat]?.decide(table, seed)
  const said = table.answer({ seat, ...thought?.answer })
  if (said.refused !== undefined) throw new Error(`a bot's answer to ${thought?.kind} was refused: ${said.refused}`)
  return said.entry
}
