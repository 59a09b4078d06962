import type { Received } from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { isTaken } from '../people/name.ts'
import { refuse } from '../refusing.ts'
import type { Act } from '../table/hall.ts'
import { atTable, hasEnded, seatOf, type TableState } from '../table/state.ts'
import { barred, owning, playing } from './admit.ts'

/** What is done at a table before the start. */

export function sit(asker: Asker, { link, seat, seal }: Received<'sit'>): Act {
  return ({ state }) => {
    if (asker.person === undefined) return refuse('no-session')
    const not = barred(state, asker, link)
    if (not !== undefined) return not
    const kept = state.setting.saga?.kept.indexOf(asker.person.id)
    if (state.setting.access === 'link' && link !== state.link && state.owner?.id !== asker.person.id && !isKept(kept))
      return refuse('forbidden', 'link')
    if (!isOpen(state)) return refuse('wrong-time', 'start')
    const already = seatOf(state, asker.person.id)
    if (already !== undefined) return refuse('taken', 'person')
    const free = state.sitters.flatMap(({ person, bot }, n) => (person === null && bot === null ? [n] : []))
    // The seats of a saga's evening are its members', whose sheets lie there.
    if (kept !== undefined && (kept < 0 || (seat !== undefined && seat !== kept))) return refuse('forbidden', 'seat')
    const place = kept ?? seat ?? free[0]
    if (place === undefined) return refuse('full', 'table')
    if (!free.includes(place)) return refuse('taken', 'seat')
    if (isTaken(asker.person, atTable(state))) return refuse('same-name')
    return { deed: { did: 'sat', seat: place, person: asker.person, ...(seal === undefined ? {} : { seal }) } }
  }
}

/** Whether people may still come and go. */
function isOpen({ status, unsealing = null }: TableState): boolean {
  return status === 'gathering' && unsealing === null
}

/** Whether there is a seat that is kept for somebody. */
function isKept(seat: number | undefined): boolean {
  return seat !== undefined && seat >= 0
}

export function leave(asker: Asker): Act {
  return ({ state }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    return isOpen(state) ? { deed: { did: 'left', seat } } : refuse('wrong-time', 'start')
  }
}

export function seatBot(asker: Asker, { seat, level }: Received<'seat-bot'>): Act {
  return ({ state }) => {
    const not = owning(state, asker)
    if (not !== undefined) return not
    if (!isOpen(state)) return refuse('wrong-time', 'start')
    const sitter = state.sitters[seat]
    if (sitter === undefined) return refuse('malformed', 'seat')
    // Whose sheet lies there comes, or has said that a bot may.
    if ((state.setting.saga?.kept[seat] ?? null) !== null) return refuse('forbidden', 'seat')
    return sitter.person === null ? { deed: { did: 'seated-bot', seat, level } } : refuse('taken', 'seat')
  }
}

/** The owner may call it off before the start, an admin at any time. */
export function closeTable(asker: Asker): Act {
  return ({ state }) => {
    const not = owning(state, asker)
    if (not !== undefined) return not
    if (hasEnded(state)) return refuse('wrong-time', 'end')
    if (state.status === 'gathering') return { deed: { did: 'ended', by: 'called-off' } }
    return asker.admin ? { deed: { did: 'ended', by: 'admin' } } : refuse('wrong-time', 'start')
  }
}
