import type { Seat } from '@krcma/kernel'
import type { Clock, ClockFace } from '@krcma/protocol'

/** What each seat has left, and since when its clock runs (null: it stands). Milliseconds. */
export interface ClockState {
  readonly at: number
  readonly seats: readonly { readonly left: number; readonly since: number | null }[]
}

/** What happened at the moment `at`: who is waited for now, and who has just answered. */
export interface Tick {
  readonly at: number
  readonly waiting: readonly Seat[]
  readonly answered: Seat | null
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
  { at, waiting, answered, vacation }: Tick,
): ClockState | null {
  if (state === null || clock.kind === 'none') return null
  const seats = state.seats.map(({ left, since }, seat) => {
    const used = since === null ? 0 : Math.max(0, at - since)
    const runs = waiting.includes(seat)
    const away = clock.kind === 'days' ? Math.max(at, vacation[seat] ?? 0) : at
    const from = runs ? away : null
    if (clock.kind === 'bank') {
      const bonus = answered === seat && since !== null ? clock.increment * SECOND : 0
      return { left: Math.max(0, left - used) + bonus, since: from }
    }
    const anew = answered === seat || since === null
    return { left: anew ? clock.days * DAY : Math.max(0, left - used), since: from }
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
