import * as v from 'valibot'
import { LIMITS } from '../version.ts'
import * as w from '../words.ts'

/** What the inputs of many calls are made of. */
export const nothing = v.strictObject({})
export const table = { table: w.tableId }
export const atTable = v.strictObject(table)
/** Paragraphs of a game's book. */
export const reading = {
  language: w.language,
  paragraphs: v.pipe(v.array(w.paragraph), v.minLength(1), v.maxLength(LIMITS.paragraphs)),
}
export const usedPasskey = v.looseObject({ id: w.text })
