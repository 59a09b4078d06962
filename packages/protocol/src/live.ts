import * as v from 'valibot'
import { type Call, httpOnly, type Input, inputs, type Outputs } from './calls/index.ts'
import type { Patch } from './patch.ts'
import type { Me } from './people.ts'
import type { Refused } from './refused.ts'
import type { ChatLine, Heard, Presence } from './table.ts'
import { count } from './words.ts'

/** The first thing that a client says on a socket. `screen`: everybody sees it, so that it is nobody's, whoever opened it. */
export const hello = v.strictObject({ t: v.literal('hello'), protocol: count, screen: v.optional(v.boolean(), false) })

const callable = (Object.keys(inputs) as Call[]).filter((call) => !httpOnly.some((not) => not === call))

/** Everything else that it says: a call, with a number by which it will know the reply. Its input is validated by `inputs`. */
export const liveCall = v.strictObject({
  t: v.literal('call'),
  id: count,
  call: v.picklist(callable),
  input: v.unknown(),
})

export type Hello = v.InferInput<typeof hello>
export type LiveCall<C extends Call = Call> = {
  readonly t: 'call'
  readonly id: number
  readonly call: C
  readonly input: Input<C>
}
export type FromClient = Hello | LiveCall

/** What a server says. */
export type FromServer =
  /** `reach`: for whoever opened the page at the server's own machine, the address by which others reach it. */
  | {
      readonly t: 'welcome'
      readonly protocol: number
      readonly me: Me | null
      readonly now: number
      readonly reach: string | null
    }
  /** This client is older (or newer) than the server: load the page again. The socket is closed after it. */
  | { readonly t: 'reload'; readonly protocol: number }
  | { readonly t: 'reply'; readonly id: number; readonly ok: Outputs[Call] }
  | { readonly t: 'reply'; readonly id: number; readonly refused: Refused; readonly about: string }
  /** A table that is watched has changed: `changes` make of the sight at `since` the one at `seq`. Apply them in order. */
  | {
      readonly t: 'update'
      readonly table: string
      readonly since: number
      readonly seq: number
      readonly changes: Patch
      readonly heard: Heard | null
    }
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly t: 'chat-removed'; readonly table: string; readonly n: number }
  | { readonly t: 'presence'; readonly table: string; readonly presence: Presence }
  /** A bot is thinking about its answer: how far it is, of 100. */
  | { readonly t: 'thinking'; readonly table: string; readonly seat: number; readonly done: number }
  /** The server is going away: connect again after so many milliseconds and go on from what you have. */
  | { readonly t: 'bye'; readonly after: number }
