import * as v from 'valibot'
import type { Patch } from '../patch.ts'
import type { ChatLine, Heard, Presence, Sight } from '../table.ts'
import * as w from '../words.ts'
import { atTable, table } from './parts.ts'

/** Watching a table. */

export const inputs = {
  /** `seq`: what you have already, if you have been here before. `chat`: the number of the first line that you lack. */
  watch: v.strictObject({
    ...table,
    link: v.optional(w.link),
    seq: v.optional(w.count),
    chat: v.optional(w.lineNumber, 0),
  }),
  unwatch: atTable,
} as const

/** What a watcher is told first. `full`: all of it; `missed`: what makes it of what they had; `same`: nothing was missed. */
export type Watched = {
  readonly seq: number
  readonly heard: Heard
  readonly chat: readonly ChatLine[]
  readonly presence: Presence
} & ({ readonly full: Sight } | { readonly missed: Patch; readonly since: number } | { readonly same: true })

export interface Outputs {
  watch: Watched
  unwatch: Record<string, never>
}

/** These make sense on a socket alone. */
export const liveOnly = ['watch', 'unwatch'] as const satisfies readonly (keyof Outputs)[]
