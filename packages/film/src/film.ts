import { type Entry, type OpenTable, type Refusal, refuse, type Seat, same, type Told, type View } from '@krcma/kernel'
import { type AnyGame, diff, type Patch } from '@krcma/protocol'
import { again } from './again.ts'

/** An event as it was told to everybody and, where that differs, to some. */
export interface Tale {
  /** The entry that led to it. */
  readonly after: number
  readonly kind: string
  readonly data: unknown
  readonly secretly?: { readonly to: readonly Seat[]; readonly data: unknown }
}

/** What an entry changed, and what was told of it: event number `from` and those after it, in place of all that were there. */
export interface Step {
  readonly changes: Patch
  readonly from: number
  readonly tales: readonly Tale[]
}

export interface Film {
  /** The version of this form. Raise it with every change, and go on reading those before. */
  readonly film: 1
  readonly game: string
  /** The rules that it was played by. */
  readonly rules: number
  /** As the all-seeing see it. */
  readonly start: View<AnyGame>
  /** What was told since the entry before the first, and the number of the first of it. */
  readonly opening: Omit<Step, 'changes'>
  readonly steps: readonly Step[]
}

/**
 * Films a game: makes these entries again on a table that stands just before the first of them. It may take a while: whoever has
 * others to see to does so between two of its steps.
 */
export function* filming(
  table: OpenTable<AnyGame>,
  entries: readonly Entry[],
): Generator<undefined, Film | Refusal, undefined> {
  const start = table.view('all-seeing')
  const since = table.events('spectator').find(({ after }) => after >= start.entries - 1)?.n
  const opening = since === undefined ? { from: 0, tales: [] } : { from: since, tales: talesFrom(table, since) }
  const steps: Step[] = []
  let before = start
  for (const entry of entries) {
    const made = again(table, entry)
    if (made === undefined) return refuse('older-rules', `entry ${entry.n}`)
    const after = table.view('all-seeing', before)
    steps.push({ changes: diff(before, after), from: made.from, tales: talesFrom(table, made.from) })
    before = after
    yield
  }
  const { id, rules } = table.game
  return { film: 1, game: id, rules, start, opening, steps }
}

/** What the table has told from this event on, in both forms. */
function talesFrom(table: OpenTable<AnyGame>, from: number): readonly Tale[] {
  const whole = table.events('all-seeing', from)
  const open = table.events('spectator', from)
  const own = table.seats.map((seat) => table.events(seat, from))
  const hears = (seat: Seat, i: number, { data }: Told<AnyGame>) => same(own[seat]?.[i]?.data, data)
  return whole.map((told, i) => {
    const { after, kind } = told
    const data = open[i]?.data
    if (same(data, told.data)) return { after, kind, data }
    const to = table.seats.filter((seat) => hears(seat, i, told))
    return { after, kind, data, secretly: { to, data: told.data } }
  })
}
