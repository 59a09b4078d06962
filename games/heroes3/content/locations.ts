import type { Effects } from './effects.ts'

export const LOCATION_IDS = [
  'empty',
  'blocked',
  'town',
  'settlement',
  'mine',
  'obelisk',
  'dragon-utopia',
  'grail',
  'artifact',
  'resource',
  'treasure',
  'pandoras-box',
  'learning-stone',
  'tree-of-knowledge',
  'shrine-incantation',
  'shrine-gesture',
  'magic-spring',
  'witch-hut',
  'water-wheel',
  'windmill',
  'mystical-garden',
  'fountain-of-youth',
  'temple',
  'warriors-tomb',
  'redwood-observatory',
  'stables',
  'sanctuary',
  'trading-post',
] as const
export type LocationId = (typeof LOCATION_IDS)[number]
/** What a scenario can speak of. */
export type VisitedId = Exclude<LocationId, 'blocked'>

/** H3B-VISIT-01, H3B-VISIT-02, H3B-VISIT-04 */
export type Category = 'visitable' | 'revisitable' | 'flaggable' | 'empty' | 'blocked'

export interface Location {
  readonly category: Category
  /** H3B-VISIT-05: cubes of several factions may lie together. */
  readonly shared?: true
  /** Whether its effect may be declined (H3B-VISIT-06). */
  readonly optional?: true
  readonly effects: Effects
  /** What stands instead in tournament mode (H3B-LOC-20). */
  readonly tournament?: Effects
  /** H3B-LOC-22: what it does, a scenario says. */
  readonly scenario?: true
  /** H3B-MOVE-08 */
  readonly sanctuary?: true
}

export const LOCATIONS: Readonly<Record<LocationId, Location>> = {
  empty: { category: 'empty', effects: [] },
  blocked: { category: 'blocked', effects: [] },
  town: { category: 'flaggable', effects: [] },
  settlement: {
    category: 'flaggable',
    effects: [
      {
        op: 'choose',
        options: [
          {
            effects: [
              {
                op: 'settlementIncome',
                steps: 1,
                resources: ['gold', 'materials', 'valuables'],
                firstFlagGain: true,
              },
            ],
          },
          {
            effects: [
              {
                op: 'reinforce',
                tiers: ['bronze', 'silver'],
                count: 1,
                cost: 'half-up',
                firstFlagCost: 'free',
              },
            ],
          },
        ],
      },
    ],
  },
  mine: { category: 'flaggable', effects: [{ op: 'mineIncome', firstFlagGain: true }] },
  obelisk: { category: 'flaggable', shared: true, scenario: true, effects: [] },
  'dragon-utopia': { category: 'flaggable', scenario: true, effects: [] },
  grail: { category: 'visitable', effects: [{ op: 'grantToken', token: 'grail', to: 'visiting-hero', max: 1 }] },
  artifact: { category: 'visitable', optional: true, effects: [{ op: 'search', deck: 'artifact', n: 2 }] },
  resource: { category: 'visitable', effects: [{ op: 'roll', die: 'resource', n: '$dice', resolve: 'one' }] },
  treasure: { category: 'visitable', effects: [{ op: 'roll', die: 'treasure', n: '$dice', resolve: 'one' }] },
  'pandoras-box': {
    category: 'visitable',
    effects: [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'roll', die: 'treasure', n: 2, resolve: 'one' }] },
          { effects: [{ op: 'roll', die: 'resource', n: 2, resolve: 'one' }] },
        ],
      },
    ],
  },
  'learning-stone': { category: 'visitable', effects: [{ op: 'experience', n: 1 }] },
  'tree-of-knowledge': {
    category: 'visitable',
    optional: true,
    effects: [{ op: 'payThen', costs: [{ valuables: 3 }, { gold: 10 }], effects: [{ op: 'experience', n: 2 }] }],
  },
  'shrine-incantation': {
    category: 'visitable',
    optional: true,
    effects: [{ op: 'payThen', costs: [{ gold: 3 }], effects: [{ op: 'search', deck: 'spell', n: 2 }] }],
  },
  'shrine-gesture': { category: 'visitable', optional: true, effects: [{ op: 'search', deck: 'spell', n: 2 }] },
  'magic-spring': {
    category: 'visitable',
    optional: true,
    effects: [{ op: 'takeFromDiscard', pile: 'own', top: 3, n: 1, to: 'hand', reorderRest: true }],
  },
  'witch-hut': {
    category: 'visitable',
    effects: [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'removeCard', from: 'hand', filter: { kind: 'ability' }, n: 1 }] },
          { effects: [{ op: 'lookTop', deck: 'ability', n: 1, to: ['hand', 'discard'] }] },
        ],
      },
    ],
  },
  'water-wheel': { category: 'visitable', effects: [{ op: 'gain', gold: 3 }] },
  windmill: { category: 'visitable', effects: [{ op: 'gain', valuables: 1 }] },
  'mystical-garden': {
    category: 'visitable',
    effects: [
      {
        op: 'choose',
        options: [{ effects: [{ op: 'gain', gold: 2 }] }, { effects: [{ op: 'gain', valuables: 1 }] }],
      },
    ],
  },
  'fountain-of-youth': {
    category: 'visitable',
    effects: [
      { op: 'morale', n: 1 },
      { op: 'movement', n: 1, hero: 'visiting' },
    ],
  },
  temple: { category: 'visitable', effects: [{ op: 'morale', n: 1 }] },
  'warriors-tomb': {
    category: 'visitable',
    optional: true,
    effects: [
      { op: 'search', deck: 'artifact', n: 2, times: 2 },
      { op: 'morale', n: -1, times: 2 },
    ],
  },
  'redwood-observatory': {
    category: 'visitable',
    optional: true,
    effects: [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'discoverTile', where: 'adjacent-to-this-tile' }] },
          { effects: [{ op: 'placeTile', from: 'own-far-supply', where: 'adjacent-to-this-tile' }] },
        ],
      },
    ],
    tournament: [{ op: 'rotateTile', where: 'adjacent-to-this-tile', notIfHeroOn: true, mustStayLegal: true }],
  },
  stables: { category: 'revisitable', effects: [{ op: 'movement', n: 1, hero: 'visiting' }] },
  sanctuary: { category: 'revisitable', sanctuary: true, effects: [] },
  'trading-post': {
    category: 'revisitable',
    optional: true,
    effects: [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'trade' }] },
          {
            effects: [
              {
                op: 'removeCard',
                from: 'hand',
                filter: { kinds: ['ability', 'spell', 'artifact'], not: ['starting-ability', 'magic-arrow'] },
                n: 1,
              },
              { op: 'gain', gold: 1 },
            ],
          },
        ],
        optional: true,
      },
    ],
  },
}
