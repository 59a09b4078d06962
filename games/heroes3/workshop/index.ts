import type { Workshop } from '@krcma/look'
import { type Campaign, isCampaign } from '../content/campaign.ts'
import type { Scenario } from '../content/scenario.ts'
import { FORM_STEPS } from '../content/scenario-template.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { readContent } from '../reckoning/scenario/content.ts'
import { blank } from './draft/blank.ts'
import { findingsOf, readDraft } from './draft/read.ts'
import type { FormStep } from './form-steps.ts'
import { Paper } from './paper.tsx'
import { Sheet } from './sheet.tsx'
import { Step } from './steps/step.tsx'
import type { Words } from './words/words.ts'
import './workshop.css'

/** Fields of the record that belong to a step, besides the one that it is called after. */
const ALSO: Readonly<Partial<Record<FormStep, readonly string[]>>> = {
  name: ['description', 'id', 'schema', 'mode', 'provenance'],
  map: ['notes'],
  players: ['perPlayer'],
  rules: ['variants', 'ruleset'],
  roundLimit: ['scoring'],
}

/** Which step a place belongs to; what is wrong for one player belongs where that is filled in. */
function stepOf(path: string): FormStep | undefined {
  const [, own] = /^perPlayer\.p\d\.(\w+)/.exec(path) ?? []
  const field = own ?? /^\w*/.exec(path)?.[0] ?? ''
  return FORM_STEPS.find((step) => step === field || ALSO[step]?.includes(field))
}

/** H3B-CREATE-01 to H3B-CREATE-25 */
export const workshop: Workshop<Scenario, Words> = {
  blank,
  samples: [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS],
  read: readDraft,
  findings: findingsOf,
  texts: ({ name, description }) => ({
    cs: { name: name.cs, about: description?.cs ?? '' },
    en: { name: name.en, about: description?.en ?? '' },
  }),
  players: ({ players: { min, max } }) => Array.from({ length: Math.max(0, max - min + 1) }, (_, more) => min + more),
  steps: FORM_STEPS,
  stepOf: (path) => stepOf(path) ?? 'name',
  Step,
  Sheet,
  Paper,
  row: {
    make: (name, scenarios): Campaign => ({ schema: 'h3b-campaign/1', name: { en: name, cs: name }, scenarios }),
    of: (content) => {
      const read = readContent(content)
      return !('refused' in read) && isCampaign(read) ? { name: read.name, drafts: read.scenarios } : null
    },
  },
}
