import type { Accepted, Entry, Game, Opening, OpenTable, Refusal, Room, Shape, Source } from '../src/index.ts'

/** What is put to the test: a game, and what it says. */
export type Subject<G extends Shape> = Pick<Room<G>, 'game' | 'words'>

/** One random game, as a law watches it. */
export interface Walk<G extends Shape> {
  readonly subject: Subject<G>
  readonly game: Game<G>
  readonly opening: Opening<G>
  readonly table: OpenTable<G>
  readonly random: Source
  /** How many times more seldom than usual the laws look. */
  readonly sparsely: number
}

/** Something done at a table: an answer, a standing answer, an undo. */
export type Attempt = (table: Pick<OpenTable<Shape>, 'answer' | 'stand' | 'undo'>) => Accepted | Refusal

/** A law that watches one game. It looks closely at one step in `rate`, so that thousands of games stay affordable. */
export interface Law {
  readonly number: number
  readonly rate: number
  /** Before an answer. */
  before?(): void
  /** After an act; `repeat` does the same at another table that stands where this one stood. */
  after?(entry: Entry, repeat: Attempt): void
  /** When the game is over. */
  end?(): void
}

export type Lawmaker = <G extends Shape>(walk: Walk<G>) => Law

export class Broken extends Error {
  readonly law: number
  constructor(law: number, message: string) {
    super(`law ${law}: ${message}`)
    this.law = law
  }
}

export function hold(law: number, condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Broken(law, message())
}

/** What a law expects to go well. */
export function accepted(law: number, said: Accepted | Refusal, what: string): Accepted {
  if (said.refused !== undefined) throw new Broken(law, `${what} was refused: ${said.refused} (${said.about})`)
  return said
}

export function opened<T extends object>(law: number, table: T | Refusal, what: string): T {
  if ('refused' in table && table.refused !== undefined) {
    throw new Broken(law, `${what} was refused: ${table.refused} (${table.about})`)
  }
  return table as T
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
