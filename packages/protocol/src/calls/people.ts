import * as v from 'valibot'
import type { Me, PasskeyCard } from '../people.ts'
import * as w from '../words.ts'
import { nothing, usedPasskey } from './parts.ts'

/** Who you are. */

/** What a browser says of a passkey that it made. Only this of it is kept as it was said; all else is verified or not used. */
const waysOfPasskey = v.looseObject({ transports: v.optional(v.pipe(v.array(w.text), v.maxLength(16))) })
const newPasskey = v.pipe(
  v.looseObject({ id: w.text }),
  v.check(({ response }) => v.is(waysOfPasskey, response)),
)

export const inputs = {
  me: nothing,
  'come-as-guest': v.strictObject({ name: w.name, language: v.optional(w.language, 'en') }),
  rename: v.strictObject({ name: w.name, language: v.optional(w.language) }),
  /**
   * A guest becomes an account and keeps everything; an account changes its password, and then gives the old one, or has just shown
   * who they are by a passkey or a code.
   */
  'set-password': v.strictObject({ login: w.login, password: w.password, old: v.optional(w.oldPassword) }),
  'log-in': v.strictObject({ login: w.login, password: w.oldPassword }),
  'log-out': v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  /** Passkeys: first the options for the browser, then what the browser made of them. */
  'passkey-new': nothing,
  'passkey-save': v.strictObject({ login: w.login, response: newPasskey }),
  'passkey-ask': nothing,
  'passkey-log-in': v.strictObject({ response: usedPasskey }),
  vacation: v.strictObject({ until: v.nullable(w.count) }),
  mute: v.strictObject({ person: w.personId, on: v.boolean() }),
} as const

export interface Outputs {
  /** `mail`: whether this house can send codes by e-mail. */
  me: { readonly me: Me | null; readonly mail?: true }
  'come-as-guest': { readonly me: Me }
  rename: { readonly me: Me }
  /** The passkeys that still open the account; and the codes to keep, of an account that is new. They are told once. */
  'set-password': {
    readonly me: Me
    readonly passkeys: readonly PasskeyCard[]
    readonly codes: readonly string[] | null
  }
  'log-in': { readonly me: Me }
  'log-out': Record<string, never>
  'passkey-new': { readonly options: unknown }
  'passkey-save': { readonly me: Me; readonly codes: readonly string[] | null }
  'passkey-ask': { readonly options: unknown }
  'passkey-log-in': { readonly me: Me }
  vacation: { readonly me: Me }
  mute: { readonly me: Me }
}

/** Those that set cookies or hand over secrets: not by the socket. */
export const httpOnly = [
  'come-as-guest',
  'set-password',
  'log-in',
  'log-out',
  'passkey-new',
  'passkey-save',
  'passkey-ask',
  'passkey-log-in',
] as const satisfies readonly (keyof Outputs)[]
