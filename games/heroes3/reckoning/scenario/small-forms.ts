import { depending, type Form, fields, listOf, oneOf } from '@krcma/kernel'
import { LOCATION_IDS } from '../../content/locations.ts'

/** Numbers, lists and words that many parts of a record share. */
export const positive: Form = (value) => Number.isSafeInteger(value) && (value as number) > 0
export const integer: Form = Number.isSafeInteger
export const flag: Form = oneOf(true, false)
/** A field that can be entered (`empty` among them). */
export const location: Form = oneOf(...LOCATION_IDS.filter((id) => id !== 'blocked'))

const said: Form = (value) => typeof value === 'string' && value.trim() !== ''
/** Words in both languages (H3B-CREATE-01). */
export const bilingual: Form = fields({ en: said, cs: said })

export function someOf(form: Form): Form {
  return depending((value) => (Array.isArray(value) && value.length > 0 ? listOf(form) : undefined))
}

/** A list without repetition. */
export function eachOnce(form: Form): Form {
  return depending((value) => (Array.isArray(value) && new Set(value).size === value.length ? listOf(form) : undefined))
}
