import * as v from 'valibot'
import * as w from '../words.ts'

/** What the inputs of many calls are made of. */
export const nothing = v.strictObject({})
export const table = { table: w.tableId }
export const atTable = v.strictObject(table)
export const usedPasskey = v.looseObject({ id: w.text })
