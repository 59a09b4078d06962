import type { AccountInfo, Me, Refusing } from '@krcma/protocol'
import { hashOf } from '../ids.ts'
import { makeCodes } from '../people/codes.ts'
import type { Found } from '../people/sessions.ts'
import { refuse } from '../refusing.ts'
import type { Caller, Handlers, House } from './context.ts'

/** For so long somebody who has shown who they are need not show it again. */
const FRESH = 600_000

/** Whether who asks has shown lately who they are. A guest has nothing to show but the cookie. */
export function isProven({ me, session }: Caller, now: number): boolean {
  return me?.guest === true || (session !== null && session !== undefined && now - session.proven <= FRESH)
}

/** Gives a person new codes to keep, instead of those from before. They are told once. */
export async function giveCodes({ store }: House, person: string): Promise<string[]> {
  const codes = makeCodes(person)
  await store.codes.replace(
    person,
    'recovery',
    codes.map(({ row }) => row),
  )
  return codes.map(({ text }) => text)
}

/** Ways into an account, and where it is in use. */
export function accountCalls(
  house: House,
): Handlers<
  'account' | 'prove' | 'passkey-prove' | 'passkey-rename' | 'passkey-remove' | 'close-session' | 'new-codes'
> {
  const { store, sessions, passkeys, guard, auditor, now } = house
  const { people } = store

  const infoOf = async ({ id }: Me, here: Found): Promise<AccountInfo> => {
    const [keys, rows] = await Promise.all([people.passkeysOf(id), people.sessionsOf(id, now())])
    return {
      passkeys: keys.map(({ id: key, name, created, used }) => ({ id: key, name, created, used })),
      sessions: rows.map(({ token, device, opened, seen }) => ({
        id: token,
        device,
        opened,
        seen,
        here: token === here.session,
      })),
    }
  }
  /** For those who are somebody. */
  const known = async <T>({ me, session }: Caller, go: (me: Me, session: Found) => Promise<T | Refusing>) =>
    me === null || session === null || session === undefined ? refuse('no-session') : go(me, session)
  /** For those who have just shown who they are. */
  const proven = <T>(caller: Caller, go: (me: Me, session: Found) => Promise<T | Refusing>) =>
    known(caller, async (me, session) => (isProven(caller, now()) ? go(me, session) : refuse('prove-first')))

  return {
    account: (caller) => known(caller, infoOf),

    prove: (caller, { password }) =>
      known(caller, async (me, { session }) => {
        const row = await people.get(me.id)
        if (row === undefined) return refuse('no-session')
        const guess = await guard.inside(session, row, password)
        if (guess === 'stopped') return refuse('too-fast', 'password')
        if (guess === 'wrong') return refuse('wrong-login', 'password')
        await people.prove(session, now(), 'password')
        return {}
      }),

    'passkey-prove': (caller, { response }) =>
      known(caller, async (me, { session }) => {
        caller.cookies?.challengeFor(null)
        const person = await passkeys.check(caller.site, caller.cookies?.challenge, response)
        if (person !== me.id) return refuse('wrong-login', 'passkey')
        await people.prove(session, now(), 'passkey')
        return {}
      }),

    'passkey-rename': (caller, { passkey, name }) =>
      known(caller, async (me, session) =>
        (await people.namePasskey(passkey, me.id, name)) ? infoOf(me, session) : refuse('not-found', 'passkey'),
      ),

    'passkey-remove': (caller, { passkey }) =>
      proven(caller, async (me, session) => {
        // Nobody locks themselves out.
        if (!me.password && me.passkeys < 2) return refuse('not-allowed', 'last')
        if (!(await people.removePasskey(passkey, me.id))) return refuse('not-found', 'passkey')
        await auditor.note({ what: 'passkey-removed', of: me })
        return infoOf(me, session)
      }),

    'close-session': (caller, { session: token }) =>
      known(caller, async (me, session) => {
        if (!(await people.close(token, me.id))) return refuse('not-found', 'session')
        house.logOut(me.id, token)
        await auditor.note({ what: 'session-closed', of: me })
        if (token === session.session) caller.cookies?.session(null)
        return infoOf(me, session)
      }),

    'new-codes': (caller) =>
      proven(caller, async (me) => {
        if (me.guest) return refuse('wrong-time', 'guest')
        const codes = await giveCodes(house, me.id)
        await auditor.note({ what: 'codes-made', of: me })
        return { me: (await sessions.me(me.id)) ?? me, codes }
      }),
  }
}

/** Comes in by a code that was kept or mailed: whose account it opens. */
export async function spendCode({ store, now }: House, person: string, code: string): Promise<boolean> {
  return (await store.codes.spend(person, hashOf(code), ['recovery', 'mailed'], now())) !== undefined
}
