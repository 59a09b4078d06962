import * as v from 'valibot'
import type { Me } from '../people.ts'
import * as w from '../words.ts'
import { nothing } from './parts.ts'

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
  /** A guest becomes an account and keeps everything; an account changes its password (and then gives the old one). */
  'set-password': v.strictObject({ login: w.login, password: w.password, old: v.optional(w.password) }),
  'log-in': v.strictObject({ login: w.login, password: v.pipe(w.text, v.maxLength(200)) }),
  'log-out': v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  /** Passkeys: first the options for the browser, then what the browser made of them. */
  'passkey-new': nothing,
  'passkey-save': v.strictObject({ login: w.login, response: newPasskey }),
  'passkey-ask': nothing,
  'passkey-log-in': v.strictObject({ response: v.looseObject({ id: w.text }) }),
  vacation: v.strictObject({ until: v.nullable(w.count) }),
  mute: v.strictObject({ person: w.personId, on: v.boolean() }),
} as const

export interface Outputs {
  me: { readonly me: Me | null }
  'come-as-guest': { readonly me: Me }
  rename: { readonly me: Me }
  'set-password': { readonly me: Me }
  'log-in': { readonly me: Me }
  'log-out': Record<string, never>
  'passkey-new': { readonly options: unknown }
  'passkey-save': { readonly me: Me }
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
