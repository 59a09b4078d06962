import type { Room, Saved, Seat } from '@krcma/kernel'
import type { AnyGame, Hint, Level } from '@krcma/protocol'

/** A question to a bot: the table as it is kept, the seat that is to answer, and how hard to think. */
export interface Position {
  /** The table's id, so that whoever thought about it before can go on from there. */
  readonly table: string
  readonly room: Room<AnyGame>
  readonly saved: Saved
  readonly seat: Seat
  readonly level: Level
  /** For the bot's own imagination. */
  readonly seed: number
  /** How far it has come, of 100. */
  readonly progress?: (done: number) => void
}

export interface Choice {
  readonly decision: string
  readonly option: unknown
}

/** Who thinks for bots, and for those who ask for advice. It must look at the table through the seat's eyes only. */
export interface Thinker {
  /** What to answer; null if the seat is not asked anything. */
  choose(position: Position): Promise<Choice | null>
  /** Has a seat that is not asked anything think ahead, as long as nobody else is kept waiting by it; where this can be done at all. */
  ponder?(position: Position): void
  /** The best choices, best first. */
  advise(position: Position): Promise<Hint | null>
  close(): Promise<void>
}
