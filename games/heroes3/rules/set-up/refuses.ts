import type { Opening } from '@krcma/kernel'
import { isCampaign } from '../../content/campaign.ts'
import type { Heroes3 } from '../../shape.ts'
import { scenarioOf, variantsOf } from './set-up.ts'

/** H3B-VAR-01, H3B-RULING-01; several scenarios in a row are for sagas. */
export function refuses(opening: Opening<Heroes3>): string | undefined {
  const { options, scenario } = opening
  if (scenario !== null && isCampaign(scenario)) return 'scenario'
  const { map } = scenarioOf(opening)
  const variants = variantsOf(opening)
  if (variants.includes('astrologers-every-round') && variants.includes('no-astrologers')) return 'no-astrologers'
  const centres = map.center?.variants.map(({ id }) => id) ?? []
  if (options.centre !== 'usual' && !centres.includes(options.centre)) return 'centre'
  return undefined
}
