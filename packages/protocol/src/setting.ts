import * as v from 'valibot'
import { game, line, link, tableId, text } from './words.ts'

/** How strong a bot plays. A level means the same everywhere; a server that lacks one plays the next weaker. */
export const level = v.picklist(['apprentice', 'journeyman', 'master', 'grandmaster'])
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
export const plan = v.variant('for', [
  v.strictObject({ for: v.literal('me') }),
  v.strictObject({ for: v.literal('anybody') }),
  v.strictObject({ for: v.literal('bot'), level }),
])
export type Plan = v.InferOutput<typeof plan>

/** A scenario: by its id (and the secret of its link, if it is not public), or as it is, which its game must be able to read. */
export const scenario = v.nullable(
  v.union([v.strictObject({ id: tableId, link: v.optional(link) }), v.strictObject({ given: v.unknown() })]),
)

export const options = v.optional(v.record(text, v.unknown()), {})

/** What is set about a table whatever is played. `late`: who decides for a seat whose clock has run out: a bot, or the first option. */
export const manner = {
  access: v.picklist(['public', 'link']),
  clock,
  late: v.optional(v.picklist(['bot', 'default']), 'bot'),
  /** Whether people who do not play may watch. */
  spectators: v.optional(v.boolean(), true),
  /** Whether hints are given where several people play: whoever sits down agrees, and everybody is told of each. */
  hints: v.optional(v.boolean(), false),
}

/** How somebody wants a table set. What a campaign brings to it comes from the saga that the house keeps, never from here. */
export const wish = v.strictObject({
  game,
  title: v.optional(line),
  options,
  scenario: v.optional(scenario, null),
  seats: v.pipe(v.array(plan), v.minLength(1), v.maxLength(16)),
  ...manner,
})
export type Wish = v.InferOutput<typeof wish>

/** How a table is set. */
export interface Setting extends Omit<Wish, 'scenario'> {
  /** What its game reads, whatever became of the scenario since. */
  readonly scenario: unknown
  readonly scenarioOf?: ScenarioName
  readonly saga?: SagaSeats
}

/** Which scenario that was when the table opened. */
export interface ScenarioName {
  readonly id: string
  readonly version: number
  readonly names: { readonly cs?: string | undefined; readonly en?: string | undefined }
}

/** The evening of a saga that a table is, counted from 0, and the people for whom its seats are kept. */
export interface SagaSeats {
  readonly id: string
  readonly evening: number
  readonly kept: readonly (string | null)[]
}
