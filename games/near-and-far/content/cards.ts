import type { Effect } from './effects.ts'
import type { Icons } from './icons.ts'

/** What counts for its owner as long as it is owned: artifacts that were bought, treasures, world cards. */
export interface Card {
  readonly icons: Icons
  readonly effects: readonly Effect[]
}
