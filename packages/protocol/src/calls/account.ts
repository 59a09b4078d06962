import * as v from 'valibot'
import type { AccountInfo, Me } from '../people.ts'
import * as w from '../words.ts'
import { nothing, usedPasskey } from './parts.ts'

/** Ways into an account, and where it is in use. */
export const inputs = {
  /** Shows once more who one is, for what asks for that (`prove-first`): by the password, or by what `passkey-ask` gave. */
  prove: v.strictObject({ password: w.oldPassword }),
  'passkey-prove': v.strictObject({ response: usedPasskey }),
  'passkey-rename': v.strictObject({ passkey: w.passkeyId, name: w.label }),
  'passkey-remove': v.strictObject({ passkey: w.passkeyId }),
  /** What one has: passkeys, and sessions on this and other devices. */
  account: nothing,
  'close-session': v.strictObject({ session: w.sessionId }),
  /** Comes in by a code that was kept or mailed. It serves once; a new password may be set after it. */
  recover: v.strictObject({ login: w.login, code: w.code }),
  /** New codes to keep, instead of those from before. */
  'new-codes': nothing,
  /** Where codes are mailed to, if all else is lost; null: nowhere. It holds when `confirm-email` has brought back the code from there. */
  'set-email': v.strictObject({ email: v.nullable(w.email) }),
  'confirm-email': v.strictObject({ code: w.code }),
  /** Has a code mailed to whoever has the login, for `recover`. Nobody is told whether anybody has. */
  'mail-code': v.strictObject({ login: w.login }),
  /** Everything that is kept about who asks. */
  'my-data': nothing,
  /** Goes for good: bots take the seats of games under way, and nobody's name stands where theirs did. */
  'delete-account': nothing,
} as const

export interface Outputs {
  prove: Record<string, never>
  'passkey-prove': Record<string, never>
  'passkey-rename': AccountInfo
  'passkey-remove': AccountInfo
  account: AccountInfo
  'close-session': AccountInfo
  recover: { readonly me: Me }
  'new-codes': { readonly me: Me; readonly codes: readonly string[] }
  'set-email': { readonly me: Me }
  'confirm-email': { readonly me: Me }
  'mail-code': Record<string, never>
  'my-data': { readonly data: unknown }
  'delete-account': Record<string, never>
}

/** They hand over secrets or set cookies, and need to know which session asks: not by the socket. */
export const httpOnly = [
  'prove',
  'passkey-prove',
  'passkey-rename',
  'passkey-remove',
  'account',
  'close-session',
  'recover',
  'new-codes',
  'set-email',
  'confirm-email',
  'mail-code',
  'my-data',
  'delete-account',
] as const satisfies readonly (keyof Outputs)[]
