import * as v from 'valibot'
import { game, line, text } from './words.ts'

/** How strong a bot plays. A level means the same everywhere; a server that lacks one plays the next weaker. */
export const level = v.picklist(['apprentice', 'journeyman', 'master'])
export type Level = v.InferOutput<typeof level>

const seconds = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/**
 * Real time: a bank of seconds for the whole game, and some more for each stretch in which a seat was asked without a break.
 * Days: that long for every answer.
 */
const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('bank'), bank: seconds(10, 86_400), increment: seconds(0, 600) }),
  v.strictObject({ kind: v.literal('days'), days: seconds(1, 30) }),
])
export type Clock = v.InferOutput<typeof clock>

/** Whom a place is kept for when the table opens. */
const plan = v.variant('for', [
  v.strictObject({ for: v.literal('me') }),
  v.strictObject({ for: v.literal('anybody') }),
  v.strictObject({ for: v.literal('bot'), level }),
])
export type Plan = v.InferOutput<typeof plan>

/** How a table is set. `late`: who decides for a seat whose clock has run out: a bot, or the first option. */
export const setting = v.strictObject({
  game,
  title: v.optional(line),
  options: v.optional(v.record(text, v.unknown()), {}),
  scenario: v.optional(v.unknown(), null),
  campaign: v.optional(v.unknown(), null),
  seats: v.pipe(v.array(plan), v.minLength(1), v.maxLength(16)),
  access: v.picklist(['public', 'link']),
  clock,
  late: v.optional(v.picklist(['bot', 'default']), 'bot'),
  /** Whether people who do not play may watch. */
  spectators: v.optional(v.boolean(), true),
  /** Whether hints are given where several people play: whoever sits down agrees, and everybody is told of each. */
  hints: v.optional(v.boolean(), false),
})
export type Setting = v.InferOutput<typeof setting>
