import type { Seat } from '@krcma/kernel'
import type { Clock, ClockFace } from '@krcma/protocol'

/** What each seat has left, and since when its clock runs (null: it stands). Milliseconds. */
export interface ClockState {
  readonly at: number
  readonly seats: readonly SeatClock[]
}

interface SeatClock {
  readonly left: number
  readonly since: number | null
  /** For how many answers the seat was given time: what is taken back and answered again brings no more. */
  readonly paid?: number
  /** With a bank: whether this stretch of answers is one that was taken back, for which time was given already. */
  readonly again?: boolean
  /** With days for each move: what was left of the last one, for whoever takes it back. */
  readonly rest?: number
}

/** What happened at the moment `at`: who is waited for now, who has just answered, and who has taken back. */
export interface Tick {
  readonly at: number
  readonly waiting: readonly Seat[]
  /** Who is asked now and was not before, bots too. */
  readonly joined: readonly Seat[]
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

export function tick(clock: Clock, state: ClockState | null, now: Tick): ClockState | null {
  if (state === null || clock.kind === 'none') return null
  const seats = state.seats.map((before, seat) =>
    clock.kind === 'bank' ? bank(before, seat, now, clock.increment) : days(before, seat, now, clock.days),
  )
  return { at: now.at, seats }
}

/**
 * Fischer's clock: the increment comes at the end of a move. A move is the whole stretch in which a seat is asked without a break
 * by others, for the rules may ask for one answer or for six. It ends when nothing more is asked of the seat, or others are asked
 * together with it who had nothing to decide before.
 */
function bank(before: SeatClock, seat: Seat, now: Tick, increment: number): SeatClock {
  const { since, paid = 0 } = before
  const { at, waiting, joined, answered, answers } = now
  const left = restOf(before, at)
  const runs = waiting.includes(seat)
  const given = answers[seat] ?? 0
  // What was taken back counts as paid until it has been answered again and something else after it.
  const again = given < paid || (since !== null && before.again === true)
  const moved = answered === seat && since !== null
  const ends = !runs || (moved && joined.some((other) => other !== seat))
  if (!ends) return { left, since: at, paid, again }
  const earns = moved && !again && given > paid
  return {
    left: left + (earns ? increment * SECOND : 0),
    since: runs ? at : null,
    paid: Math.max(paid, given),
  }
}

/** So many days for every answer. */
function days(before: SeatClock, seat: Seat, now: Tick, most: number): SeatClock {
  const { since, paid = 0, rest: last } = before
  const { at, waiting, answered, answers, undid, vacation } = now
  const whole = most * DAY
  const given = answers[seat] ?? 0
  const earns = answered === seat && since !== null && given > paid
  const rest = restOf(before, at)
  const from = Math.max(at, vacation[seat] ?? 0)
  const next = { since: waiting.includes(seat) ? from : null, paid: earns ? given : paid }
  if (next.since === null) return { ...next, left: whole, rest: since === null ? (last ?? whole) : rest }
  if (since === null) return { ...next, left: undid === seat ? (last ?? whole) : whole }
  return { ...next, left: earns ? whole : rest }
}

function restOf({ left, since }: SeatClock, at: number): number {
  return Math.max(0, left - (since === null ? 0 : Math.max(0, at - since)))
}

/** When each seat's time is up; null where no clock runs. */
export function deadlines(state: ClockState | null): readonly (number | null)[] {
  return state?.seats.map(({ left, since }) => (since === null ? null : since + Math.max(left, GRACE))) ?? []
}

export function faceOf(state: ClockState | null): ClockFace | null {
  if (state === null) return null
  return { at: state.at, seats: state.seats.map(({ left, since }) => ({ left, running: since !== null })) }
}
