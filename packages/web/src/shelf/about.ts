import { type About, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { byGame } from './by-game.ts'

// Small, and of every game: the lobby shows them all.
export const abouts = byGame(
  import.meta.glob<About<AnyGame>>('../../../../games/*/about.ts', { import: 'about', eager: true }),
)

/** For a table of a game that this client does not have. */
const unknown: Pick<About<AnyGame>, 'sign' | 'minutes'> & Partial<About<AnyGame>> = {
  sign: { icon: signs.table, beside: signs.dice, hue: 36, pattern: 'rays', scene: 'hall' },
  minutes: [45, 90],
}

/** How a game presents itself. */
export const aboutOf = (game: string) => abouts.get(game) ?? unknown
