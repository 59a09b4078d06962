import { type Ending, type ScoreSheet, total } from '@krcma/kernel'
import type { AnyGame } from './any-game.ts'
import type { EndedBy } from './table.ts'

/** What became of somebody in a ranking. */
export interface Placed {
  readonly place: number
  readonly points: number
}

/** How a game ended, in short, as lists tell it. No rules are needed to read it. */
export interface Result {
  /** When exactly, in milliseconds since 1970. */
  readonly at: number
  /** How, where its rules did not end it. */
  readonly endedBy: EndedBy | null
  /** The verdict of a game that has another than a ranking, as in solo games; worded by the game's words. */
  readonly outcome: string | null
  /** One per seat; none where nobody counted. */
  readonly seats: readonly Placed[]
  /** Opponents that are no seat, ranked with the seats; named by the game's words. */
  readonly rivals: readonly (Placed & { readonly id: string })[]
}

/** `ending`: as the rules gave it; null where they gave none. */
export function resultOf(at: number, endedBy: EndedBy | null, ending: Ending<AnyGame> | null): Result {
  const { sheets = [], places = [], rivals = [], outcome = null } = ending ?? {}
  const placed = (place: number, sheet: ScoreSheet<AnyGame>): Placed => ({ place, points: total(sheet) })
  return {
    at,
    endedBy,
    outcome,
    seats: sheets.map((sheet, seat) => placed(places[seat] ?? 0, sheet)),
    rivals: rivals.map(({ id, place, sheet }) => ({ id, ...placed(place, sheet) })),
  }
}
