import * as v from 'valibot'
import { level, wish } from '../setting.ts'
import type { Sight, TableCard } from '../table.ts'
import * as w from '../words.ts'
import { atTable, nothing, table } from './parts.ts'

/** Finding a table, opening one, and what is done there before the start. */

export const inputs = {
  lobby: nothing,
  archive: v.strictObject({
    game: v.optional(w.game),
    mine: v.optional(v.boolean(), false),
    before: v.optional(w.count),
  }),
  'open-table': wish,
  /** `seal`: of one's own words for the dice. */
  sit: v.strictObject({
    ...table,
    link: v.optional(w.link),
    seat: v.optional(w.seat),
    seal: v.optional(w.seal),
  }),
  leave: atTable,
  'seat-bot': v.strictObject({ ...table, seat: w.seat, level: v.nullable(level) }),
  start: atTable,
  'seal-words': v.strictObject({ ...table, seal: w.seal }),
  'show-words': v.strictObject({ ...table, words: w.dice }),
  'close-table': atTable,
} as const

export interface Outputs {
  lobby: {
    /** Tables where the asker sits, their move first. */
    readonly yours: readonly TableCard[]
    /** Public tables with a free place. */
    readonly open: readonly TableCard[]
    /** Public tables where one may watch. */
    readonly playing: readonly TableCard[]
  }
  archive: { readonly tables: readonly TableCard[] }
  'open-table': { readonly sight: Sight; readonly seq: number }
  sit: { readonly seq: number; readonly seat: number }
  leave: { readonly seq: number }
  'seat-bot': { readonly seq: number }
  start: { readonly seq: number }
  'seal-words': { readonly seq: number }
  'show-words': { readonly seq: number }
  'close-table': { readonly seq: number }
}
