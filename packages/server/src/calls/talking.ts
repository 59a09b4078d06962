import { barred, owning } from '../acts/admit.ts'
import { isTaken } from '../people/name.ts'
import { isRefusing, refuse } from '../refusing.ts'
import { atTable, hasEnded, seatOf } from '../table/state.ts'
import type { Handlers, House } from './context.ts'

/** Chat. Those who watch may talk before the start and after the end; while the game is on, only those who play. */
export function talkingCalls(house: House): Handlers<'say' | 'remove-message'> {
  const { hall, store, broker, rates, settings, now } = house
  return {
    say: async ({ asker }, { table, link, text }) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      const not = await hall.read(table, ({ state }) => {
        const barrier = barred(state, asker, link)
        if (barrier !== undefined) return barrier
        // Names at a table stay what they were; who has taken another one since must not speak as somebody who sits there.
        if (isTaken(person, atTable(state))) return refuse('same-name')
        const quiet = state.status !== 'gathering' && !hasEnded(state)
        return quiet && seatOf(state, person.id) === undefined ? refuse('forbidden', 'seat') : null
      })
      if (not !== null) return not
      // Looked up each time: the socket through which they speak may have been opened long before.
      const silenced = (await store.people.get(person.id))?.silenced ?? 0
      if (silenced > now()) return refuse('forbidden', 'silenced')
      const { lines } = settings.limits
      if (!rates.take(`chat ${person.id}`, { burst: Math.ceil(lines / 4), perSecond: lines / 60 }))
        return refuse('too-fast', 'chat')
      const { n } = await store.chat.add(table, { at: now(), by: person, text })
      await house.showChat(table, n, false)
      broker.publish({ is: 'chat', table, n, removed: false })
      return { n }
    },

    'remove-message': async ({ asker, me }, { table, n }) => {
      const seen = await hall.read(table, ({ state }) => owning(state, asker) ?? { owner: state.owner })
      if (isRefusing(seen)) return seen
      const line = (await store.chat.lines(table, n)).find((one) => one.n === n)
      if (!(await store.chat.remove(table, n))) return refuse('not-found', 'message')
      await house.showChat(table, n, true)
      broker.publish({ is: 'chat', table, n, removed: true })
      if (me !== null && seen.owner?.id !== me.id)
        await house.auditor.note({ what: 'message-removed', of: line?.by, by: me, about: `${table} ${n}` })
      return {}
    },
  }
}
