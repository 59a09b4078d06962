import {
  type Course,
  type GameRecord,
  hash,
  type OpenTable,
  openTable,
  type Refusal,
  type Room,
  type Shape,
  type Source,
  type Start,
  source,
  total,
} from '@krcma/kernel'

/** What many games on a scenario are played with. The same seed gives the same games. */
export interface Trial {
  readonly options: unknown
  readonly scenario: unknown
  /** Names of the bots, by seat. */
  readonly seats: readonly string[]
  readonly seed: string
}

/** One game of a trial. */
export interface TriedGame {
  readonly n: number
  readonly places: readonly number[]
  readonly points: readonly number[]
  /** What each seat was. */
  readonly traits: readonly Readonly<Record<string, string>>[]
  /** Null for a game that does not tell. */
  readonly course: Course | null
  readonly answers: number
  /** The pieces that it told of. */
  readonly used: readonly string[]
}

/** A game of a trial together with the record that it can be watched by. */
export interface RecordedGame {
  readonly game: TriedGame
  readonly record: GameRecord
}

/** What went wrong in a game: a mistake in the rules or in the mind, which no scenario may bring about. */
export class Stuck extends Error {}

/** Plays one game of a trial to its end, everybody by the mind alone; or says why it cannot be opened. Whatever goes wrong is `Stuck`. */
export function tryOnce<G extends Shape>(room: Room<G>, trial: Trial, n: number): RecordedGame | Refusal {
  const seed = hash(`krcma trial ${trial.seed} ${n}`)
  const start: Start = { seats: trial.seats, options: trial.options, scenario: trial.scenario, seed }
  try {
    const table = openTable(room.game, start)
    return 'refused' in table ? table : playOut(room, table, seed, n)
  } catch (mistake) {
    if (mistake instanceof Stuck) throw mistake
    throw new Stuck(String(mistake), { cause: mistake })
  }
}

function playOut<G extends Shape>(room: Room<G>, table: OpenTable<G>, seed: string, n: number): RecordedGame {
  const used = new Set<string>()
  const pieces = new Set(room.game.pieces)
  let answers = 0
  const random = source(Number.parseInt(seed.slice(0, 8), 16), 1)
  while (!table.over) {
    if (answers++ > room.game.bound) throw new Stuck(`more than ${room.game.bound} answers`)
    move(room, table, random)
  }
  for (const { data } of table.events('all-seeing')) mentioned(data, pieces, used)
  const ending = table.ending()
  if (ending === null) throw new Stuck('no ending')
  const game: TriedGame = {
    n,
    places: ending.places,
    points: ending.sheets.map(total),
    traits: table.seats.map((seat) => room.report.traits(table.state, seat)),
    course: room.report.course?.(table.state) ?? null,
    answers,
    used: [...used],
  }
  return { game, record: table.record() }
}

/** Whoever is asked does what the mind does at once; offers that it does not want are left alone. */
function move<G extends Shape>({ mind }: Room<G>, table: OpenTable<G>, random: Source): void {
  const seat = table.waiting[0]
  if (seat === undefined) throw new Stuck('nothing is asked, and the game is not over')
  const asked = table.decisions(seat).filter(({ answered }) => answered === undefined)
  for (const decision of [...asked.filter(({ offer }) => offer), ...asked.filter(({ offer }) => !offer)]) {
    const at = mind.choose(table.state, decision, random)
    if (at < 0 && decision.offer) continue
    if ((decision.options as readonly unknown[])[at] === undefined) throw new Stuck(`${decision.kind}: no option ${at}`)
    table.give(decision, at)
    return
  }
  throw new Stuck(`seat ${seat} has nothing to answer`)
}

function mentioned(data: unknown, pieces: ReadonlySet<string>, into: Set<string>): void {
  if (typeof data === 'string') {
    if (pieces.has(data)) into.add(data)
  } else if (typeof data === 'object' && data !== null) {
    for (const part of Object.values(data)) mentioned(part, pieces, into)
  }
}
