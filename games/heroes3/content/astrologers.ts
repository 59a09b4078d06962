import type { Effects } from './effects.ts'

export interface Astrologers {
  /** How long it holds: `next-resource-round` is when it comes to pass (H3B-ROUND-05, H3B-ROUND-07). */
  readonly duration: 'once' | 'next-resource-round' | 'until-next-astrologers'
  readonly effects: Effects
  /** H3B-ROUND-08 */
  readonly redrawInRound2?: true
}

const astrologers = {
  'annoying-lizard': {
    duration: 'once',
    effects: [{ op: 'shuffleFromHand', who: 'each', filter: { kinds: ['artifact', 'spell'] }, thenDrawSame: true }],
  },
  'battalions-stallion': { duration: 'until-next-astrologers', effects: [{ op: 'heroMovement', n: 1, who: 'each' }] },
  'crazy-wizard': {
    duration: 'until-next-astrologers',
    effects: [{ op: 'firstSpell', who: 'each', per: 'period', effect: 'return-to-hand' }],
  },
  'dead-silence': { duration: 'once', effects: [] },
  'fancy-pixie': { duration: 'once', effects: [{ op: 'morale', n: 1, who: 'each' }] },
  'fluffy-rabbit': { duration: 'once', effects: [{ op: 'roll', die: 'treasure', n: 1, resolve: 'all', who: 'each' }] },
  'friendly-beaver': { duration: 'once', effects: [{ op: 'removeBlackCubes', filter: 'all' }], redrawInRound2: true },
  'gold-dragon': { duration: 'next-resource-round', effects: [{ op: 'gain', gold: 5, who: 'each' }] },
  'greedy-dragon': { duration: 'next-resource-round', effects: [{ op: 'lessIncome', valuables: 1, who: 'each' }] },
  'grim-warlock': {
    duration: 'until-next-astrologers',
    effects: [{ op: 'firstSpell', who: 'each', per: 'turn', effect: 'power+1' }],
  },
  'groovy-satyr': {
    duration: 'until-next-astrologers',
    effects: [{ op: 'swapNeutral', who: 'each', n: 1, optional: true }],
  },
  'isras-friends': {
    duration: 'once',
    effects: [
      {
        op: 'reinforce',
        who: 'each',
        tiers: ['bronze', 'silver', 'golden'],
        count: 1,
        cost: 'half-up',
        optional: true,
      },
    ],
  },
  'magic-tortoise': { duration: 'until-next-astrologers', effects: [{ op: 'heroMovement', n: -1, who: 'each' }] },
  'merry-leprechaun': { duration: 'next-resource-round', effects: [{ op: 'gain', valuables: 1, who: 'each' }] },
  'profuse-growth': { duration: 'until-next-astrologers', effects: [{ op: 'handLimit', n: 1, who: 'each' }] },
  'swift-weasel': {
    duration: 'until-next-astrologers',
    effects: [
      {
        op: 'rerollRight',
        who: 'each',
        dice: ['treasure', 'resource'],
        uses: 'one-per-turn',
        duration: 'until-next-astrologers',
      },
    ],
  },
  'terrible-plague': { duration: 'once', effects: [{ op: 'flipToFew', who: 'each', n: 1 }] },
  'white-raven': { duration: 'once', effects: [{ op: 'roll', die: 'resource', n: 1, resolve: 'all', who: 'each' }] },
  'wild-debauchery': { duration: 'next-resource-round', effects: [{ op: 'lessIncome', gold: 5, who: 'each' }] },
} satisfies Record<string, Astrologers>

export type AstrologerId = keyof typeof astrologers
/** One copy of each. */
export const ASTROLOGERS: Readonly<Record<AstrologerId, Astrologers>> = astrologers
export const ASTROLOGER_IDS = Object.keys(ASTROLOGERS) as readonly AstrologerId[]
