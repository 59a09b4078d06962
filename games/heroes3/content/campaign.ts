import type { Bilingual } from './effects.ts'
import type { Scenario } from './scenario.ts'

/** Several scenarios in a row, for a saga: what is too long for one (H3B-CREATE-03). Each record says what everybody begins it with. */
export interface Campaign {
  readonly schema: 'h3b-campaign/1'
  readonly name: Bilingual
  readonly description?: Partial<Bilingual>
  readonly scenarios: readonly Scenario[]
}

export function isCampaign(content: Scenario | Campaign): content is Campaign {
  return content.schema === 'h3b-campaign/1'
}
