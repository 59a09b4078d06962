import type { Seat } from '@krcma/kernel'
import type { Received, Refusing } from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { refuse } from '../refusing.ts'
import type { Act, Done } from '../table/hall.ts'
import { afterOf, type Seated } from '../table/seated.ts'
import { everybody, hasAnswered } from '../table/state.ts'
import { playing } from './admit.ts'
import { tired } from './idle.ts'

/** What needs the consent of everybody who plays. */

/** For so long nobody is asked again what they have just declined, unless the game goes on; in milliseconds. */
const RESPITE = 30_000

export function propose(asker: Asker, { what }: Received<'propose'>): Act {
  return (seated, now) => {
    const { state } = seated
    const by = playing(state, asker)
    if (typeof by !== 'number') return by
    const on = state.status === 'playing' || (state.status === 'paused' && what !== 'undo' && what !== 'pause')
    const not = tired(seated)
    if (not !== undefined) return not
    if (!on || state.proposal !== null) return refuse('wrong-time', state.proposal === null ? state.status : 'proposal')
    const { declined } = state
    if (declined?.by === by && declined.what === what && now < declined.at + RESPITE)
      return refuse('too-fast', 'proposal')
    const asked = everybody(state)
    if (what === 'undo') {
      if (!hasAnswered(state, by)) return refuse('nothing-to-undo', 'undo')
      if (asked.every((seat) => seat === by)) return undone(seated, by)
    }
    return { deed: { did: 'proposed', what, by, asked } }
  }
}

export function vote(asker: Asker, { proposal: n, yes }: Received<'vote'>): Act {
  return (seated) => {
    const { state } = seated
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    const { proposal } = state
    if (proposal === null || proposal.n !== n) return refuse('stale', 'proposal')
    // Who proposed may withdraw, and that is all.
    if (!proposal.asked.includes(seat)) return refuse('forbidden', 'proposal')
    if (yes && proposal.yes.includes(seat)) return refuse('stale', 'proposal')
    const completes = yes && proposal.asked.every((other) => other === seat || proposal.yes.includes(other))
    if (!completes || proposal.what !== 'undo') return { deed: { did: 'voted', seat, yes } }
    const done = undone(seated, proposal.by)
    if (done.refused !== undefined || done.deed.did !== 'entered') return done
    const { entry, after } = done.deed
    return { ...done, deed: { did: 'voted', seat, yes, entry, after } }
  }
}

export function resume(asker: Asker): Act {
  return ({ state }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    return state.status === 'paused' ? { deed: { did: 'resumed' } } : refuse('wrong-time', state.status)
  }
}

function undone({ table, state }: Seated, seat: Seat): Done | Refusing {
  if (table === null) return refuse('wrong-time', state.status)
  const made = table.undo(seat, { consented: true })
  // It lies before what memory holds: to be tried again on the whole game.
  if (made.refused === 'nothing-to-undo' && hasAnswered(state, seat)) return refuse('too-far-back', 'undo')
  if (made.refused !== undefined) return made
  return { deed: { did: 'entered', entry: made.entry, after: afterOf(table) }, from: made.from }
}
