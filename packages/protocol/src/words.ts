import * as v from 'valibot'
import { LIMITS } from './version.ts'

export { name } from './name.ts'

/** The small things of which messages are made. */

export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/))
export const personId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/))
/** The secret part of a link to a table that is not public. */
export const link = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
/** The number of a line of chat. */
export const lineNumber = v.pipe(count, v.maxValue(2_147_483_647))
export const language = v.picklist(['cs', 'en'])

/** Any text but one with a NUL, which no store keeps. Whatever has no stricter form below is made of this. */
export const text = v.pipe(v.string(), v.excludes('\u0000'))

export const login = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/))
export const password = v.pipe(text, v.minLength(10), v.maxLength(200))
/** One that may be from a time when other passwords were allowed. */
export const oldPassword = v.pipe(text, v.maxLength(200))
/** A code that serves once; dashes, spaces and capitals are for those who copy it by hand. */
export const code = v.pipe(
  v.string(),
  v.maxLength(60),
  v.toLowerCase(),
  v.transform((written) => written.replace(/[\s-]/g, '')),
  v.regex(/^[a-z2-9]{24}$/),
)
export const email = v.pipe(text, v.trim(), v.maxLength(254), v.email())
export const sessionId = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
export const passkeyId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/))
/** A line of chat: one line, no control characters. */
export const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LIMITS.chat),
  v.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u),
)
/** A name for something of one's own. */
export const label = v.pipe(line, v.maxLength(40))
/** What a seat mixes into the dice, and what it shows of that beforehand. */
export const dice = v.pipe(text, v.minLength(16), v.maxLength(100))
export const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const game = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/))
/** A paragraph of a game's book: `<chapter>/<paragraph>`. */
export const paragraph = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\/[\w.-]{1,40}$/))
/** A kind of decision or event, or a decision's id, as the kernel names them. */
export const kernelName = v.pipe(text, v.maxLength(120))
