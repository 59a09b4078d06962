import {
  type Finding,
  type Form,
  fields,
  listOf,
  misfit,
  nullable,
  oneOf,
  type Refusal,
  refuse,
  text,
  whole,
} from '@krcma/kernel'
import { type Campaign, isCampaign } from '../../content/campaign.ts'
import type { Scenario } from '../../content/scenario.ts'
import type { Saga } from '../../shape.ts'
import { check } from './check.ts'
import { error, findIf } from './finding.ts'
import { readScenario } from './read.ts'
import { bilingual, integer, positive, someOf } from './small-forms.ts'

/** Read by itself, so that what is wrong with it is said as of any record. */
const record: Form = (value) => value !== undefined

const CAMPAIGN = fields(
  { schema: oneOf('h3b-campaign/1'), name: bilingual, scenarios: someOf(record) },
  { description: fields({}, { en: text, cs: text }) },
)
const SAGA = fields({
  scenarios: listOf(record),
  played: whole,
  tallies: listOf(listOf(nullable(fields({ place: positive, points: integer })))),
})

/** The first of several records that is none, and where. */
function wrongAmong(records: readonly unknown[], place: string): Refusal | undefined {
  for (const [i, record] of records.entries()) {
    const read = readScenario(record)
    if ('refused' in read) return { ...read, about: read.about.replace(/^scenario/, `${place}[${i}]`) }
  }
  return undefined
}

/** A scenario, or several in a row, out of anything at all. */
export function readContent(message: unknown): Scenario | Campaign | Refusal {
  const { schema } = (message ?? {}) as { readonly schema?: unknown }
  if (schema !== 'h3b-campaign/1') return readScenario(message)
  const wrong = misfit(message, CAMPAIGN)
  if (wrong !== undefined) return refuse('malformed', `scenario${wrong}`)
  const campaign = message as Campaign
  return wrongAmong(campaign.scenarios, 'scenario.scenarios') ?? campaign
}

export function checkContent(content: Scenario | Campaign): readonly Finding[] {
  if (!isCampaign(content)) return check(content)
  return [
    ...content.scenarios.flatMap((scenario, i) =>
      check(scenario).map((finding) => ({ ...finding, path: `scenarios[${i}].${finding.path}` })),
    ),
    ...findIf(playersOf(content).length === 0, () =>
      error(
        'scenarios',
        'No number of players can play all of these.',
        'Všechny tyhle scénáře nemůže hrát žádný počet hráčů.',
      ),
    ),
  ]
}

/** How many may play it, all of it if there are several in a row (H3B-CREATE-02). */
export function playersOf(content: Scenario | Campaign): readonly number[] {
  const all = isCampaign(content) ? content.scenarios : [content]
  return [1, 2, 3].filter((n) => all.every(({ players: { min, max } }) => min <= n && n <= max))
}

/** Sheets of a saga, of its members or of those who come to an evening. */
export function readSaga(message: unknown): Saga | Refusal {
  const wrong = misfit(message, SAGA)
  if (wrong !== undefined) return refuse('malformed', `campaign${wrong}`)
  const saga = message as Saga
  return wrongAmong(saga.scenarios, 'campaign.scenarios') ?? saga
}
