import type { Seat } from '@krcma/kernel'
import type { Refusing } from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { refuse } from '../refusing.ts'
import { seatOf, type TableState } from '../table/state.ts'

/** Why somebody may not even know of a table; undefined if they may. */
export function barred(state: TableState, { person, admin }: Asker, link: string | undefined): Refusing | undefined {
  const { setting, sitters, owner } = state
  if (admin || (person !== undefined && owner?.id === person.id)) return undefined
  if (person !== undefined && sitters.some((sitter) => sitter.person?.id === person.id)) return undefined
  if (person !== undefined && setting.saga?.kept.includes(person.id)) return undefined
  const gathering = state.status === 'gathering'
  const invited = link === state.link || setting.access === 'public'
  return invited && (gathering || setting.spectators) ? undefined : refuse('not-found', 'table')
}

/** The seat from which somebody plays, or why they do not. */
export function playing(state: TableState, asker: Asker): Seat | Refusing {
  const seat = seatOf(state, asker.person?.id)
  if (seat !== undefined) return seat
  return asker.person === undefined
    ? refuse('no-session')
    : (barred(state, asker, undefined) ?? refuse('forbidden', 'seat'))
}

export function owning(state: TableState, asker: Asker): Refusing | undefined {
  if (asker.person === undefined) return refuse('no-session')
  if (asker.admin || state.owner?.id === asker.person.id) return undefined
  return barred(state, asker, undefined) ?? refuse('forbidden', 'owner')
}
