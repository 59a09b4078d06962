import { botName, titled } from '@krcma/bots'
import type { Language, Seat, Speaker, View } from '@krcma/kernel'
import { type SeatLook, type Seen, type Spoken, seatLook } from '@krcma/look'
import type { AnyGame, Plan, Sitter } from '@krcma/protocol'
import { personName } from '../person-name.ts'
import type { Read } from './reader.ts'

/** Who sits where at the table of this id, for those who look from the seat `me`. */
export function seatsOf(
  table: string,
  sitters: readonly Sitter[],
  plans: readonly Plan[],
  me: Seat | null,
  language: Language,
  freeSeat: string,
): readonly SeatLook[] {
  const bots = sitters.map(({ person, bot }) => (person === null ? bot : null))
  const local = plans.filter((plan) => plan.for === 'me').length
  return sitters.map(({ person, bot }, seat) => {
    const who = bot !== null ? 'bot' : seat === me || local > 1 ? 'me' : 'person'
    const name = person !== null ? personName(person, language) : bot === null ? freeSeat : botName(bots, seat, table)
    return { ...seatLook(seat, name, who), ...(bot === null ? {} : { full: titled(name, language) }) }
  })
}

function speaker(
  seats: readonly SeatLook[],
  me: Seat | null,
  state: View<AnyGame>['state'],
  read: Read | null,
): Speaker<AnyGame> {
  const say = { name: (seat: Seat) => seats[seat]?.name ?? '', mine: (seat: Seat) => seat === me, state }
  return { ...say, of: (_, words) => words, ...(read === null ? {} : { read }) }
}

/** Everything that a board, a log and a score sheet are given. `read`: where the game's book is read. */
export function seenOf(
  words: Spoken<AnyGame>,
  seats: readonly SeatLook[],
  me: Seat | null,
  view: View<AnyGame>,
  read: Read | null,
): Seen<AnyGame> {
  return { view, words, say: speaker(seats, me, view.state, read), seats }
}
