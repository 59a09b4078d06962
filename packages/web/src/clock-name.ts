import type { Clock } from '@krcma/protocol'
import type { Catalogue } from './words/index.ts'

/** How a table's clock is set, in words. */
export function clockName(clock: Clock, { setUp }: Catalogue): string {
  if (clock.kind === 'none') return setUp.noClock
  return clock.kind === 'days' ? setUp.days(clock.days) : setUp.bank(clock.bank / 60, clock.increment)
}
