import { hashOf } from '../ids.ts'
import { makeCode } from '../people/codes.ts'
import { letters } from '../people/post.ts'
import { refuse } from '../refusing.ts'
import { isProven } from './account.ts'
import type { Handlers, House } from './context.ts'

const HOUR = 3_600_000
/** A code that was mailed holds for so long. */
const HOLDS = HOUR / 2
/** Letters to one account: so many at once, and then one every so often. Nobody's box is filled by us. */
const LETTERS = { burst: 3, each: HOUR / 3 }

/** Codes by e-mail, where the operator has set a server for it. */
export function mailCalls(house: House): Handlers<'set-email' | 'confirm-email' | 'mail-code'> {
  const { store, sessions, auditor, post, now } = house
  const { people, codes, guesses } = store
  return {
    'set-email': async (caller, { email }) => {
      const { me, site } = caller
      if (me === null) return refuse('no-session')
      if (me.login === null) return refuse('wrong-time', 'guest')
      if (post === null) return refuse('not-found', 'mail')
      if (!isProven(caller, now())) return refuse('prove-first')
      if (email === null) {
        await people.change(me.id, { email: null })
        await auditor.note({ what: 'email-removed', of: me })
        return { me: (await sessions.me(me.id)) ?? me }
      }
      if (!(await guesses.take(`mail ${me.id}`, now(), LETTERS))) return refuse('too-fast', 'mail')
      const { text, row } = makeCode(me.id, 'address', email, now() + HOLDS)
      await codes.replace(me.id, 'address', [row])
      await post.send(email, letters[me.language].address(me.login, text, site.origin))
      return { me }
    },

    'confirm-email': async (caller, { code }) => {
      const { me } = caller
      if (me === null) return refuse('no-session')
      const spent = await codes.spend(me.id, hashOf(code), ['address'], now())
      if (spent === undefined) return refuse('wrong-login', 'code')
      await people.change(me.id, { email: spent.about })
      await auditor.note({ what: 'email-set', of: me })
      return { me: (await sessions.me(me.id)) ?? me }
    },

    // Whoever asks is told the same whether there is such an account or not, and just as fast.
    'mail-code': async ({ site }, { login }) => {
      if (post === null) return refuse('not-found', 'mail')
      if (!(await guesses.take(`mail ${hashOf(login)}`, now(), LETTERS))) return refuse('too-fast', 'mail')
      const row = await people.byLogin(login)
      if (row?.email === null || row?.email === undefined) return {}
      const { email } = row
      const code = makeCode(row.id, 'mailed', email, now() + HOLDS)
      await codes.replace(row.id, 'mailed', [code.row])
      await auditor.note({ what: 'code-mailed', of: row })
      const letter = letters[row.language === 'cs' ? 'cs' : 'en'].recovery(login, code.text, site.origin)
      void post.send(email, letter).catch((error: unknown) => house.failed('sending a letter', error))
      return {}
    },
  }
}
