import * as v from 'valibot'
import type { HouseDesk, PersonCard, Report } from '../keeping.ts'
import type { TableCard } from '../table.ts'
import * as w from '../words.ts'
import { nothing, table } from './parts.ts'

/** Keeping order: asking admins to look at something, and what admins may do. */
export const reasons = ['rude', 'cheating', 'spam', 'name', 'other'] as const

export const inputs = {
  /** A person at a table or, with `line`, what they said there. */
  report: v.strictObject({
    ...table,
    link: v.optional(w.link),
    person: w.personId,
    line: v.optional(w.lineNumber),
    why: v.picklist(reasons),
    note: v.optional(w.line),
  }),
  // Admins only, from here on.
  'house-desk': nothing,
  'house-people': v.strictObject({ search: v.optional(v.pipe(w.text, v.trim(), v.maxLength(40)), '') }),
  'house-tables': v.strictObject({ before: v.optional(w.count) }),
  'settle-report': v.strictObject({ report: w.personId, note: v.optional(w.line) }),
  /** Until when somebody may say nothing at any table; null: they may again. */
  silence: v.strictObject({ person: w.personId, until: v.nullable(w.count) }),
  /** Until when somebody may not come in. */
  'shut-out': v.strictObject({ person: w.personId, until: v.nullable(w.count) }),
} as const

export interface Outputs {
  report: Record<string, never>
  'house-desk': HouseDesk
  'house-people': { readonly people: readonly PersonCard[] }
  'house-tables': { readonly tables: readonly TableCard[] }
  'settle-report': { readonly reports: readonly Report[] }
  silence: { readonly person: PersonCard }
  'shut-out': { readonly person: PersonCard }
}

/** Whether somebody is still an admin is looked up each time. */
export const httpOnly = [
  'house-desk',
  'house-people',
  'house-tables',
  'settle-report',
  'silence',
  'shut-out',
] as const satisfies readonly (keyof Outputs)[]
