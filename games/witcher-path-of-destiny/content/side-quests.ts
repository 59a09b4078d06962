import type { CharacterId } from './characters.ts'
import type { Colour } from './symbols.ts'

interface SideQuest {
  /** Which cards of the hand count: those of a colour, or those of several colours. */
  readonly counts: Colour | 'multicolour'
  /** By the number of such cards; more than the last counts as the last. */
  readonly vp: readonly number[]
}

const BY_COLOUR = [0, 1, 2, 4, 6, 8]

/** Geralt's condition is the rulebook's; the rest is our own. */
export const SIDE_QUESTS: { readonly [C in CharacterId]: SideQuest } = {
  geralt: { counts: 'green', vp: BY_COLOUR },
  yennefer: { counts: 'blue', vp: BY_COLOUR },
  dandelion: { counts: 'yellow', vp: BY_COLOUR },
  ciri: { counts: 'multicolour', vp: [0, 2, 4, 6, 8, 8] },
  vesemir: { counts: 'red', vp: BY_COLOUR },
}
