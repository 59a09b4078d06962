import type { Accepted, OpenTable, Refusal, Room, Seat } from '@krcma/kernel'
import type { AnyGame, Received, Refusing } from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Act, Done } from '../table/hall.ts'
import { afterOf, type Seated } from '../table/seated.ts'
import { hasAnswered } from '../table/state.ts'
import { playing } from './admit.ts'
import { tired } from './idle.ts'

/** What is done at a table while the game is on. */

/** `mayChange`: whether somebody who has answered already, where that can be changed, may do so once more. */
export function answer(asker: Asker, { decision, option }: Received<'answer'>, mayChange: () => boolean): Act {
  return (seated) => {
    const seat = playing(seated.state, asker)
    if (typeof seat !== 'number') return seat
    const changes = seated.table?.asked.some(({ id, answered }) => id === decision && answered !== undefined)
    if (changes === true) {
      if (!mayChange()) return refuse('too-fast', 'answer')
      const not = tired(seated)
      if (not !== undefined) return not
    }
    return entered(seated, (table) => table.answer({ seat, decision, option }))
  }
}

export function stand(rooms: Rooms, asker: Asker, { kind, option, until }: Received<'stand'>): Act {
  return (seated) => {
    const seat = playing(seated.state, asker)
    if (typeof seat !== 'number') return seat
    const not = tired(seated) ?? unheardOf(rooms.get(seated.state.setting.game), kind, until)
    if (not !== undefined) return not
    return entered(seated, (table) => table.stand(seat, { kind, option, until }))
  }
}

export function undo(asker: Asker): Act {
  return (seated) => {
    const seat = playing(seated.state, asker)
    if (typeof seat !== 'number') return seat
    const not = tired(seated)
    if (not !== undefined) return not
    return entered(seated, (table) => {
      const made = table.undo(seat)
      // What memory has forgotten is taken back by consent.
      const forgotten = made.refused === 'nothing-to-undo' && hasAnswered(seated.state, seat)
      return forgotten ? { refused: 'needs-consent', about: 'undo' } : made
    })
  }
}

/** Says to everybody that somebody asks for a hint, once for each position. */
export function hinted(asker: Asker): Act {
  return ({ state, table }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    if (table === null || state.status !== 'playing') return refuse('wrong-time', state.status)
    const { entries } = table.view(seat)
    const told = state.hinted?.some((one) => one.seat === seat && one.entries === entries)
    return told === true ? refuse('stale', 'hint') : { deed: { did: 'hinted', seat, entries } }
  }
}

/** A standing answer is kept with every checkpoint: it is to something that the game asks, until something that it tells. */
function unheardOf(room: Room<AnyGame> | undefined, kind: string, until: string | undefined): Refusing | undefined {
  const { question = {}, event = {} } = room?.words.en ?? {}
  if (!Object.hasOwn(question, kind)) return refuse('not-an-option', 'kind')
  return until === undefined || Object.hasOwn(event, until) ? undefined : refuse('not-an-option', 'until')
}

export function resign(asker: Asker): Act {
  return ({ state }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    const on = state.status === 'playing' || state.status === 'paused'
    return on ? { deed: { did: 'resigned', seat } } : refuse('wrong-time', state.status)
  }
}

/** An answer that nobody's own hand gives: a bot's, or one for a seat whose clock has run out. */
export function automatic(seat: Seat, choice: { decision: string; option: unknown }, late: boolean): Act {
  return (seated) => {
    const done = entered(seated, (table) => table.answer({ seat, ...choice }))
    if (done.refused !== undefined || !late || done.deed.did !== 'entered') return done
    return { ...done, deed: { ...done.deed, late: true } }
  }
}

function entered({ state, table }: Seated, enter: (table: OpenTable<AnyGame>) => Accepted | Refusal): Done | Refusing {
  if (table === null || state.status !== 'playing') return refuse('wrong-time', state.status)
  const made = enter(table)
  if (made.refused !== undefined) return made
  return { deed: { did: 'entered', entry: made.entry, after: afterOf(table) }, from: made.from }
}
