import type { Me, Refusing } from '@krcma/protocol'
import { hashPassword, isPassword } from '../people/password.ts'
import { refuse } from '../refusing.ts'
import { hasEnded, seatOf } from '../table/state.ts'
import type { Caller, Handlers, House } from './context.ts'
import { changesOf } from './openings.ts'

const MONTH = 31 * 86_400_000

/** Coming in, being known, going. */
export function peopleCalls(
  house: House,
): Handlers<
  | 'me'
  | 'come-as-guest'
  | 'rename'
  | 'set-password'
  | 'log-in'
  | 'log-out'
  | 'passkey-new'
  | 'passkey-save'
  | 'passkey-ask'
  | 'passkey-log-in'
  | 'vacation'
  | 'mute'
> {
  const { sessions, passkeys, store, now } = house
  const { people } = store

  const again = async (id: string): Promise<{ me: Me } | Refusing> => {
    const me = await sessions.me(id)
    return me === null ? refuse('no-session') : { me }
  }
  /** Ends the session that a call came with. */
  const leave = async ({ me, cookies }: Caller): Promise<void> => {
    if (cookies?.token === undefined) return
    const session = await sessions.close(cookies.token)
    if (me !== null) house.logOut(me.id, session)
  }
  /** The same for all that somebody has: whoever had one may still be listening. */
  const leaveAll = async (id: string): Promise<void> => {
    await people.closeAll(id)
    house.logOut(id, null)
  }
  /** A token never outlives what it stood for: whoever comes in gets a new one. */
  const enter = async (caller: Caller, id: string): Promise<{ me: Me } | Refusing> => {
    await leave(caller)
    caller.cookies?.session(await sessions.open(id))
    return again(id)
  }

  return {
    me: async ({ me }) => ({ me }),

    'come-as-guest': async (caller, { name, language }) => {
      if (caller.me !== null) return refuse('taken', 'session')
      return enter(caller, await sessions.guest(name, language))
    },

    rename: async ({ me }, { name, language }) => {
      if (me === null) return refuse('no-session')
      await people.change(me.id, { name, ...(language === undefined ? {} : { language }) })
      return again(me.id)
    },

    'set-password': async (caller, { login, password, old }) => {
      const { me } = caller
      if (me === null) return refuse('no-session')
      const row = await people.get(me.id)
      if (row?.password && !(await isPassword(row.password, old ?? ''))) return refuse('wrong-login', 'old')
      if (!(await people.takeLogin(me.id, login))) return refuse('taken', 'login')
      await people.change(me.id, { password: await hashPassword(password) })
      await leaveAll(me.id)
      return enter(caller, me.id)
    },

    'log-in': async (caller, { login, password }) => {
      const row = await people.byLogin(login)
      if (!(await isPassword(row?.password, password)) || row === undefined) return refuse('wrong-login')
      return enter(caller, row.id)
    },

    'log-out': async (caller, { everywhere }) => {
      if (caller.me === null) return refuse('no-session')
      await (everywhere ? leaveAll(caller.me.id) : leave(caller))
      caller.cookies?.session(null)
      return {}
    },

    'passkey-new': async ({ me, site, cookies }) => {
      if (me === null) return refuse('no-session')
      const { options, id } = await passkeys.offer(me, site)
      cookies?.challengeFor(id)
      return { options }
    },

    'passkey-save': async ({ me, site, cookies }, { login, response }) => {
      if (me === null) return refuse('no-session')
      cookies?.challengeFor(null)
      if (me.login !== null && me.login !== login) return refuse('forbidden', 'login')
      const holder = await people.byLogin(login)
      if (holder !== undefined && holder.id !== me.id) return refuse('taken', 'login')
      const not = await passkeys.save(me, site, cookies?.challenge, response)
      if (not !== undefined) return not
      if (!(await people.takeLogin(me.id, login))) return refuse('taken', 'login')
      return again(me.id)
    },

    'passkey-ask': async ({ site, cookies }) => {
      const { options, id } = await passkeys.ask(site)
      cookies?.challengeFor(id)
      return { options }
    },

    'passkey-log-in': async (caller, { response }) => {
      caller.cookies?.challengeFor(null)
      const person = await passkeys.check(caller.site, caller.cookies?.challenge, response)
      return person === undefined ? refuse('wrong-login', 'passkey') : enter(caller, person)
    },

    vacation: async (caller, { until }) => {
      const { me } = caller
      if (me === null) return refuse('no-session')
      if (!changesOf(house, caller.asker)) return refuse('too-fast', 'vacation')
      if (until !== null && (until <= now() || until > now() + MONTH)) return refuse('not-allowed', 'until')
      await people.change(me.id, { vacation: until })
      for (const id of await store.lists.tablesOf(me.id))
        await house.hall.act(id, ({ state }) => {
          const seat = seatOf(state, me.id)
          if (seat === undefined || hasEnded(state)) return refuse('wrong-time', state.status)
          return { deed: { did: 'on-vacation', seat, until } }
        })
      return again(me.id)
    },

    mute: async ({ me }, { person, on }) => {
      if (me === null) return refuse('no-session')
      if (on && me.muted.length >= 200) return refuse('too-many', 'mute')
      await people.mute(me.id, person, on)
      return again(me.id)
    },
  }
}
