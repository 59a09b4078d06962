import type { Language, Seat, Speaker, View } from '@krcma/kernel'
import { type Face, type SeatLook, type Seen, seatLook } from '@krcma/look'
import type { AnyGame, Sight } from '@krcma/protocol'

/** Who sits where, for those who look from `sight.seat`. */
export function seatsOf(sight: Sight, freeSeat: string): readonly SeatLook[] {
  const { sitters, setting } = sight.info
  const local = setting.seats.filter((plan) => plan.for === 'me').length
  return sitters.map(({ person, bot }, seat) => {
    const who = bot !== null ? 'bot' : seat === sight.seat || (local > 1 && bot === null) ? 'me' : 'person'
    return seatLook(seat, person?.name ?? freeSeat, who)
  })
}

function speaker(seats: readonly SeatLook[], me: Seat | null, state: View<AnyGame>['state']): Speaker<AnyGame> {
  return { name: (seat) => seats[seat]?.name ?? '', mine: (seat) => seat === me, state }
}

/** Everything that a board, a log and a score sheet are given. */
export function seenOf(
  face: Face<AnyGame>,
  language: Language,
  seats: readonly SeatLook[],
  me: Seat | null,
  view: View<AnyGame>,
): Seen<AnyGame> {
  return { view, words: face.words[language], say: speaker(seats, me, view.state), seats }
}
