import { refuse } from '../refusing.ts'
import type { Act } from '../table/hall.ts'
import { hasEnded, seatOf } from '../table/state.ts'

/** What becomes of a table when somebody goes for good. Each is done if there is something to do, one after the other. */
export function forget(person: string): readonly Act[] {
  return [
    // Nobody else could start it.
    ({ state }) =>
      state.status === 'gathering' && state.owner?.id === person
        ? { deed: { did: 'ended', by: 'called-off' } }
        : refuse('wrong-time', state.status),
    ({ state }) => {
      const seat = seatOf(state, person)
      if (seat === undefined || hasEnded(state)) return refuse('wrong-time', state.status)
      return { deed: { did: state.status === 'gathering' ? 'left' : 'resigned', seat } }
    },
    ({ state }) => {
      const seats = state.sitters.flatMap((sitter, seat) => (sitter.person?.id === person ? [seat] : []))
      const owner = state.owner?.id === person
      if (seats.length === 0 && !owner) return refuse('wrong-time', state.status)
      return { deed: { did: 'forgotten', seats, owner } }
    },
  ]
}
