import * as v from 'valibot'
import { LIMITS } from './version.ts'

/** Scripts that are written together; by themselves all are fine (UTS #39, highly restrictive). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const
/** Those in everyday use (UAX #31, table 5). */
const ALONE =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
    .split(' ')
    .map((script) => [script])
const written = [...ALONE, ...TOGETHER].map(
  (scripts) =>
    new RegExp(`^[\\p{scx=Common}\\p{scx=Inherited}${scripts.map((one) => `\\p{scx=${one}}`).join('')}]*$`, 'u'),
)

/** What cannot be seen, and marks that would cover what stands around: Unicode's own tables, as the engine has them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u115f\u1160\u3164\uffa0\u2800]|\p{M}{4}/u

/** Letters, digits, marks and single spaces, all of them to be seen and of one script; nothing that could imitate the page around it. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.regex(/^[\p{L}\p{N}\p{M}_'’.-]+( [\p{L}\p{N}\p{M}_'’.-]+)*$/u),
  v.check((given) => !UNSEEN.test(given)),
  v.check((given) => written.some((script) => script.test(given))),
  v.maxLength(LIMITS.name),
)
