import type { Why } from '@krcma/kernel'
import * as v from 'valibot'
import { level } from '../setting.ts'
import * as w from '../words.ts'
import { atTable, table } from './parts.ts'

/** Playing, and talking meanwhile. */

export const inputs = {
  answer: v.strictObject({ ...table, decision: w.kernelName, option: v.unknown() }),
  /** Sets a standing answer, or takes it back when `option` is left out. */
  stand: v.strictObject({
    ...table,
    kind: w.kernelName,
    option: v.optional(v.unknown()),
    until: v.optional(w.kernelName),
  }),
  /** Takes back what may be taken back freely; what needs consent is refused with `needs-consent`: propose it. */
  undo: atTable,
  propose: v.strictObject({ ...table, what: v.picklist(['undo', 'draw', 'end', 'pause']) }),
  vote: v.strictObject({ ...table, proposal: w.count, yes: v.boolean() }),
  resume: atTable,
  resign: atTable,
  rematch: atTable,
  hint: v.strictObject({ ...table, level: v.optional(level, 'master') }),
  say: v.strictObject({ ...table, link: v.optional(w.link), text: w.line }),
  'remove-message': v.strictObject({ ...table, n: w.lineNumber }),
} as const

/** What a bot would do, best first. `value`: from 0, certainly lost, to 1, certainly won by far; `visits`: how often it looked. */
export interface Hint {
  readonly decision: string
  readonly choices: readonly { readonly option: unknown; readonly value: number; readonly visits: number }[]
  /** Why the first is better than the next, for the game's words to say. */
  readonly why?: Why
}

export interface Outputs {
  answer: { readonly seq: number }
  stand: { readonly seq: number }
  undo: { readonly seq: number }
  propose: { readonly seq: number }
  vote: { readonly seq: number }
  resume: { readonly seq: number }
  resign: { readonly seq: number }
  /** With the link to it, which is that of the table before. */
  rematch: { readonly table: string; readonly link: string }
  hint: { readonly hint: Hint | null }
  say: { readonly n: number }
  'remove-message': Record<string, never>
}
