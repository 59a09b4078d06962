import type { Finding } from '@krcma/kernel'
import * as v from 'valibot'
import type { ScenarioCard, ScenarioFile, ScenarioSight } from '../scenario.ts'
import type { TableCard } from '../table.ts'
import { LIMITS } from '../version.ts'
import * as w from '../words.ts'

/** Scenarios: what a game is played on, made by people. Their game reads and checks them; errors refuse, warnings do not. */

const scenario = { scenario: w.tableId }
const named = v.strictObject({ ...scenario, link: v.optional(w.link) })
const text = v.strictObject({
  name: v.pipe(w.line, v.maxLength(LIMITS.title)),
  about: v.pipe(w.text, v.trim(), v.maxLength(LIMITS.about)),
})
const texts = v.pipe(
  v.strictObject({ cs: v.optional(text), en: v.optional(text) }),
  v.check(({ cs, en }) => cs !== undefined || en !== undefined),
)

export const inputs = {
  /** Public ones, or the asker's own, in whose names and texts all these words stand; the latest first, `before` that time. */
  scenarios: v.strictObject({
    game: v.optional(w.game),
    mine: v.optional(v.boolean(), false),
    words: v.optional(v.pipe(w.text, v.maxLength(LIMITS.title))),
    before: v.optional(w.count),
  }),
  'look-scenario': named,
  /** What was played on it to the end, the latest first: how many games, and those that the asker may watch. */
  'scenario-games': v.strictObject({ ...scenario, link: v.optional(w.link), before: v.optional(w.count) }),
  /** A new one, or the next version of one's own: after `after`, or somebody else was faster. */
  'save-scenario': v.strictObject({
    after: v.optional(v.strictObject({ scenario: w.tableId, version: w.count })),
    game: w.game,
    access: v.picklist(['public', 'link']),
    texts,
    content: v.unknown(),
  }),
  'copy-scenario': named,
  /** Tables that were opened with it stay what they are. */
  'remove-scenario': v.strictObject(scenario),
  'export-scenario': named,
  'import-scenario': v.strictObject({ file: v.unknown() }),
} as const

/** The form of a scenario's file, before its game reads the content. */
export const scenarioFile = v.strictObject({
  krcma: v.literal('scenario'),
  game: w.game,
  rules: w.count,
  texts,
  content: v.unknown(),
})

export interface Outputs {
  scenarios: { readonly scenarios: readonly ScenarioCard[] }
  'look-scenario': { readonly scenario: ScenarioSight }
  'scenario-games': { readonly games: number; readonly tables: readonly TableCard[] }
  'save-scenario': { readonly scenario: ScenarioSight; readonly findings: readonly Finding[] }
  'copy-scenario': { readonly scenario: ScenarioSight }
  'remove-scenario': Record<string, never>
  'export-scenario': { readonly file: ScenarioFile }
  'import-scenario': { readonly scenario: ScenarioSight }
}

/** Too large for the socket. */
export const httpOnly = ['save-scenario', 'import-scenario'] as const satisfies readonly (keyof Outputs)[]
