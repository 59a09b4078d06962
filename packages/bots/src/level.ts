import type { Language } from '@krcma/kernel'
import type { Manner } from './search/search.ts'

/** How a bot comes to its decisions. */
export type Way =
  /** Anything at all, offers included: the foot of every ladder. */
  | { readonly by: 'chance' }
  /** What the game's mind does at once, but for one slip in so many decisions (0: none). */
  | { readonly by: 'custom'; readonly slip: number }
  | { readonly by: 'search'; readonly manner: Manner }

/** Whom one can play against. */
export const LEVELS = ['apprentice', 'journeyman', 'master', 'grandmaster'] as const
export type Level = (typeof LEVELS)[number]

/** Who may stand on a ladder: the levels, and two to measure them by. */
export const RUNGS = ['random', 'apprentice', 'greedy', 'journeyman', 'master', 'grandmaster'] as const
export type Rung = (typeof RUNGS)[number]

/** How high a rung stands; the lowest at 0. */
export function heightOf(rung: Rung): number {
  return RUNGS.indexOf(rung)
}

/** Measured on two games: see docs/decisions/031-search.md, 060-worlds-in-pairs.md and 090-judged-at-the-same-moment.md. */
const careful: Omit<Manner, 'iterations' | 'foresight'> = {
  breadth: 16,
  trust: 1,
  curiosity: 0.35,
  expansionThreshold: 2048,
  widening: 0.25,
}

export const ways: { readonly [R in Rung]: Way } = {
  random: { by: 'chance' },
  apprentice: { by: 'custom', slip: 5 },
  greedy: { by: 'custom', slip: 0 },
  journeyman: { by: 'search', manner: { ...careful, iterations: 12, foresight: 3 } },
  master: { by: 'search', manner: { ...careful, iterations: 192, foresight: 8 } },
  grandmaster: { by: 'search', manner: { ...careful, breadth: 24, iterations: 768, foresight: 8 } },
}

/** How a bot of each level plays, in a sentence. */
export const characters: { readonly [R in Level]: { readonly [L in Language]: string } } = {
  apprentice: {
    cs: 'Táhne hned, vidí na krok dopředu a občas něco přehlédne.',
    en: 'Moves at once, sees one step ahead and overlooks things.',
  },
  journeyman: {
    cs: 'Chvilku přemýšlí, chyby nechává soupeřům a málokdy hazarduje.',
    en: 'Thinks for a moment, leaves mistakes to others, seldom gambles.',
  },
  master: {
    cs: 'Promyslí stovky možných pokračování partie a nic vám nedaruje.',
    en: 'Thinks through hundreds of ways the game may go on, and gives nothing away.',
  },
  grandmaster: {
    cs: 'Bere si na tah i několik vteřin a náhodě nechává jen málo.',
    en: 'Takes a few seconds for a move, and leaves little to chance.',
  },
}
