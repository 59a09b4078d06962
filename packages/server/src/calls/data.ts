import { forget } from '../acts/forget.ts'
import { refuse } from '../refusing.ts'
import type { StoredCard } from '../table/row.ts'
import { isProven } from './account.ts'
import type { Handlers, House } from './context.ts'

/** Taking along everything about oneself, and going for good. */
export function dataCalls(house: House): Handlers<'my-data' | 'delete-account'> {
  const { store, hall, auditor, rates, settings, broker, now } = house
  const { people, traces, codes, audit } = store
  return {
    'my-data': async (caller) => {
      const { me } = caller
      if (me === null) return refuse('no-session')
      if (!isProven(caller, now())) return refuse('prove-first')
      if (!rates.takeOf(`data ${me.id}`, settings.limits.looks)) return refuse('too-fast', 'data')
      const row = await people.get(me.id)
      if (row === undefined) return refuse('no-session')
      const { password, ...person } = row
      await auditor.note({ what: 'data-taken', of: me })
      return {
        data: {
          person: { ...person, password: password !== null },
          sessions: (await people.sessionsOf(me.id, now())).map(({ device, opened, seen, expires, proof }) => ({
            device,
            opened,
            seen,
            expires,
            proof,
          })),
          passkeys: (await people.passkeysOf(me.id)).map(({ id, name, created, used }) => ({
            id,
            name,
            created,
            used,
          })),
          recoveryCodes: await codes.left(me.id),
          muted: me.muted,
          tables: (await traces.tables(me.id)).map(({ card, owner, ...table }) => ({
            ...table,
            opened: owner === me.id,
            seats: (JSON.parse(card) as StoredCard).sitters.map(({ person: sitter }) => sitter?.id === me.id),
          })),
          said: await traces.lines(me.id),
          reported: await traces.reports(me.id),
          log: (await audit.latest({ person: me.id }, 1_000)).map(({ at, what, about }) => ({ at, what, about })),
        },
      }
    },

    'delete-account': async (caller) => {
      const { me, cookies } = caller
      if (me === null) return refuse('no-session')
      if (!isProven(caller, now())) return refuse('prove-first')
      await people.closeAll(me.id)
      house.logOut(me.id, null)
      for (const { id } of await traces.tables(me.id)) for (const act of forget(me.id)) await hall.act(id, act)
      const said = await traces.lines(me.id)
      await traces.erase(me.id)
      await auditor.note({ what: 'account-deleted', of: { id: me.id, name: '' } })
      for (const { table_id: table, n } of said) {
        await house.showChat(table, n, true)
        broker.publish({ is: 'chat', table, n, removed: true })
      }
      cookies?.session(null)
      return {}
    },
  }
}
