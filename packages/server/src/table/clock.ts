import type { Seat } from '@krcma/kernel'
import type { Clock, ClockFace } from '@krcma/protocol'

/** What each seat has left, and since when its clock runs (null: it stands). Milliseconds. */
export interface ClockState {
  readonly at: number
  readonly seats: readonly {
    readonly left: number
    readonly since: number | null
    /** For how many answers the seat was given time: what is taken back and answered again brings no more. */
    readonly paid?: number
    /** With days for each move: what was left of the last one, for whoever takes it back. */
    readonly rest?: number
  }[]
}

/** What happened at the moment `at`: who is waited for now, who has just answered, and who has taken back. */
export interface Tick {
  readonly at: number
  readonly waiting: readonly Seat[]
  readonly answered: Seat | null
  /** How many answers each seat has given and not taken back. */
  readonly answers: readonly number[]
  readonly undid: Seat | null
  /** Until when each seat is on vacation. */
  readonly vacation: readonly (number | null)[]
}

const SECOND = 1_000
const DAY = 86_400_000
/** Even a seat that has used up everything gets a moment to look. */
const GRACE = 3 * SECOND

export function startClock(clock: Clock, seats: number, at: number): ClockState | null {
  if (clock.kind === 'none') return null
  const left = clock.kind === 'bank' ? clock.bank * SECOND : clock.days * DAY
  return { at, seats: Array.from({ length: seats }, () => ({ left, since: null })) }
}

export function tick(
  clock: Clock,
  state: ClockState | null,
  { at, waiting, answered, answers, undid, vacation }: Tick,
): ClockState | null {
  if (state === null || clock.kind === 'none') return null
  const seats = state.seats.map(({ left, since, paid = 0, rest: last }, seat) => {
    const used = since === null ? 0 : Math.max(0, at - since)
    const runs = waiting.includes(seat)
    const away = clock.kind === 'days' ? Math.max(at, vacation[seat] ?? 0) : at
    const from = runs ? away : null
    const given = answers[seat] ?? 0
    const earns = answered === seat && since !== null && given > paid
    const rest = Math.max(0, left - used)
    const now = { since: from, paid: earns ? given : paid }
    if (clock.kind === 'bank') return { ...now, left: rest + (earns ? clock.increment * SECOND : 0) }
    const whole = clock.days * DAY
    if (!runs) return { ...now, left: whole, rest: since === null ? (last ?? whole) : rest }
    if (since === null) return { ...now, left: undid === seat ? (last ?? whole) : whole }
    return { ...now, left: earns ? whole : rest }
  })
  return { at, seats }
}

/** When each seat's time is up; null where no clock runs. */
export function deadlines(state: ClockState | null): readonly (number | null)[] {
  return state?.seats.map(({ left, since }) => (since === null ? null : since + Math.max(left, GRACE))) ?? []
}

export function faceOf(state: ClockState | null): ClockFace | null {
  if (state === null) return null
  return { at: state.at, seats: state.seats.map(({ left, since }) => ({ left, running: since !== null })) }
}
