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
] as const satisfies readonly (keyof Outputs)[]
