import type { Me, PasskeyCard, Refusing } from '@krcma/protocol'
import { isKnown } from '../people/known-passwords.ts'
import { hashPassword } from '../people/password.ts'
import type { Proof } from '../people/sessions.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { PersonRow } from '../store/schema.ts'
import { hasEnded, seatOf } from '../table/state.ts'
import { giveCodes, isProven, spendCode } from './account.ts'
import type { Caller, Handlers, House } from './context.ts'
import { changesOf } from './openings.ts'

const MONTH = 31 * 86_400_000
const ONCE_AN_HOUR = { burst: 1, perSecond: 1 / 3_600 }

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
  | 'recover'
  | 'vacation'
  | 'mute'
> {
  const { sessions, passkeys, store, admins, guard, auditor, rates, now } = house
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
  const enter = async (caller: Caller, id: string, proof: Proof): Promise<{ me: Me } | Refusing> => {
    await leave(caller)
    caller.cookies?.session(await sessions.open(id, caller.device ?? '', proof))
    const entered = await again(id)
    if (!isRefusing(entered) && !entered.me.guest) await remember(caller, id)
    return entered
  }
  /** From now on this browser is known as one of theirs. */
  const remember = async ({ cookies }: Caller, id: string): Promise<void> => {
    const device = await guard.know(cookies?.device, id)
    if (device !== undefined) cookies?.knownBy(device)
  }
  const logIn = async (caller: Caller, person: PersonRow, proof: Proof): Promise<{ me: Me } | Refusing> => {
    if ((person.barred ?? 0) > now()) return refuse('forbidden', 'barred')
    await auditor.note({ what: proof === 'code' ? 'recovered' : 'logged-in', of: person, about: proof })
    return enter(caller, person.id, proof)
  }
  /** Whether a login is not to be had, whoever asks for it. */
  const isReserved = (me: Me, login: string) => me.login !== login && admins.missing.includes(login)
  /** Whether somebody may change a password that there is: by the old one, or having just come in without it. */
  const mayChange = async (caller: Caller, row: PersonRow, old: string | undefined): Promise<Refusing | undefined> => {
    const { session } = caller
    const otherwise = session?.proof === 'passkey' || session?.proof === 'code'
    if (row.password === null || (old === undefined && otherwise))
      return isProven(caller, now()) ? undefined : refuse('prove-first')
    const guess = await guard.inside(session?.session ?? '', row, old ?? '')
    if (guess === 'right') return undefined
    return guess === 'stopped' ? refuse('too-fast', 'password') : refuse('wrong-login', 'old')
  }
  const cardsOf = async (id: string): Promise<PasskeyCard[]> =>
    (await people.passkeysOf(id)).map(({ id: key, name, created, used }) => ({ id: key, name, created, used }))

  return {
    me: async ({ me }) => (house.post === null ? { me } : { me, mail: true }),

    'come-as-guest': async (caller, { name, language }) => {
      if (caller.me !== null) return refuse('taken', 'session')
      return enter(caller, await sessions.guest(name, language), 'guest')
    },

    rename: async ({ me }, { name, language }) => {
      if (me === null) return refuse('no-session')
      await people.change(me.id, { name, ...(language === undefined ? {} : { language }) })
      return again(me.id)
    },

    'set-password': async (caller, { login, password, old }) => {
      const { me } = caller
      const row = me === null ? undefined : await people.get(me.id)
      if (me === null || row === undefined) return refuse('no-session')
      const not = await mayChange(caller, row, old)
      if (not !== undefined) return not
      if (await isKnown(password, login)) return refuse('known-password')
      if (isReserved(me, login) || !(await people.takeLogin(me.id, login))) return refuse('taken', 'login')
      await people.change(me.id, { password: await hashPassword(password) })
      await leaveAll(me.id)
      await guard.forget(me.id)
      const codes = me.guest ? await giveCodes(house, me.id) : null
      await auditor.note({ what: me.guest ? 'account-made' : 'password-set', of: me, about: 'password' })
      const entered = await enter(caller, me.id, 'password')
      return isRefusing(entered) ? entered : { ...entered, codes, passkeys: await cardsOf(me.id) }
    },

    'log-in': async (caller, { login, password }) => {
      const row = await people.byLogin(login)
      const guess = await guard.atDoor(caller.cookies?.device, login, row, password)
      if (guess === 'right' && row !== undefined) return logIn(caller, row, 'password')
      if (guess === 'wrong' && row !== undefined) await auditor.note({ what: 'log-in-failed', of: row })
      if (guess === 'wrong') return refuse('wrong-login')
      // Once is enough: whoever goes on guessing could fill the log.
      if (row !== undefined && rates.take(`stopped ${row.id}`, ONCE_AN_HOUR))
        await auditor.note({ what: 'guesses-stopped', of: row })
      return refuse('guessed-too-often', 'login')
    },

    'log-out': async (caller, { everywhere }) => {
      const { me } = caller
      if (me === null) return refuse('no-session')
      await (everywhere ? leaveAll(me.id) : leave(caller))
      if (everywhere) await auditor.note({ what: 'logged-out-everywhere', of: me })
      caller.cookies?.session(null)
      return {}
    },

    'passkey-new': async (caller) => {
      const { me, site, cookies } = caller
      if (me === null) return refuse('no-session')
      if (!isProven(caller, now())) return refuse('prove-first')
      const { options, id } = await passkeys.offer(me, site)
      cookies?.challengeFor(id)
      return { options }
    },

    'passkey-save': async (caller, { login, response }) => {
      const { me, site, cookies, device } = caller
      if (me === null) return refuse('no-session')
      cookies?.challengeFor(null)
      if (!isProven(caller, now())) return refuse('prove-first')
      if (me.login !== null && me.login !== login) return refuse('forbidden', 'login')
      const holder = await people.byLogin(login)
      if (isReserved(me, login) || (holder !== undefined && holder.id !== me.id)) return refuse('taken', 'login')
      const not = await passkeys.save(me, site, cookies?.challenge, response, device ?? '')
      if (not !== undefined) return not
      if (!(await people.takeLogin(me.id, login))) return refuse('taken', 'login')
      const codes = me.guest ? await giveCodes(house, me.id) : null
      await auditor.note({ what: me.guest ? 'account-made' : 'passkey-added', of: me, about: 'passkey' })
      await remember(caller, me.id)
      const changed = await again(me.id)
      return isRefusing(changed) ? changed : { ...changed, codes }
    },

    'passkey-ask': async ({ site, cookies }) => {
      const { options, id } = await passkeys.ask(site)
      cookies?.challengeFor(id)
      return { options }
    },

    'passkey-log-in': async (caller, { response }) => {
      caller.cookies?.challengeFor(null)
      const id = await passkeys.check(caller.site, caller.cookies?.challenge, response)
      const row = id === undefined ? undefined : await people.get(id)
      return row === undefined ? refuse('wrong-login', 'passkey') : logIn(caller, row, 'passkey')
    },

    recover: async (caller, { login, code }) => {
      const row = await people.byLogin(login)
      const right = row !== undefined && (await spendCode(house, row.id, code))
      return right ? logIn(caller, row, 'code') : refuse('wrong-login', 'code')
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
