import type { Effects } from './effects.ts'
import type { FactionId } from './factions.ts'
import type { Amounts } from './resources.ts'
import type { FactionTier } from './units.ts'

export const BUILDING_KINDS = [
  'city-hall',
  'citadel',
  'mage-guild',
  'dwelling-bronze',
  'dwelling-silver',
  'dwelling-golden',
  'special-a',
  'special-b',
] as const
export type BuildingKind = (typeof BUILDING_KINDS)[number]

/** H3B-TURN-03, H3B-ROUND-05, H3B-TOWN-07, H3B-SIEGE-04; `town-action`: with the Spell Book token (H3B-TOWN-08). */
export type BuildingTrigger = {
  readonly effects: Effects
} & (
  | { readonly when: 'built' | 'resource-round-start' | 'siege' }
  | { readonly when: 'town-action'; readonly notInRoundBuilt: true }
  | { readonly when: 'own-turn' | 'turn-start'; readonly limit: 'once-per-turn' }
)

interface Built {
  readonly kind: BuildingKind
  readonly cost: Amounts
  /** What must stand already (H3B-TOWN-05, H3B-TOWN-06). */
  readonly requires?: BuildingKind
  readonly recruits?: FactionTier
  /** H3B-TOWN-10 */
  readonly reinforces?: true
  readonly triggers: readonly BuildingTrigger[]
}

export interface Building extends Built {
  readonly faction: FactionId
}

function cityHall(...options: readonly Effects[]): Built {
  return {
    kind: 'city-hall',
    cost: { gold: 10, materials: 4 },
    triggers: [
      {
        when: 'resource-round-start',
        effects: [{ op: 'choose', options: options.map((effects) => ({ effects })) }],
      },
    ],
  }
}

const citadel: Built = {
  kind: 'citadel',
  cost: { gold: 8, materials: 5, valuables: 1 },
  reinforces: true,
  triggers: [{ when: 'siege', effects: [{ op: 'fortify', walls: 3, gates: 1, arrowTower: 1 }] }],
}

function mageGuild(gold: number): Built {
  return {
    kind: 'mage-guild',
    cost: { gold: 4, materials: 2, valuables: 1 },
    triggers: [
      { when: 'built', effects: [{ op: 'search', deck: 'spell', n: 2, times: 2 }] },
      {
        when: 'town-action',
        notInRoundBuilt: true,
        effects: [{ op: 'payThen', costs: [{ gold }], effects: [{ op: 'search', deck: 'spell', n: 2 }] }],
      },
    ],
  }
}

const bronze: Built = {
  kind: 'dwelling-bronze',
  cost: { gold: 5, materials: 3, valuables: 1 },
  recruits: 'bronze',
  triggers: [],
}
const silver: Built = {
  kind: 'dwelling-silver',
  cost: { gold: 8, materials: 6, valuables: 3 },
  requires: 'dwelling-bronze',
  recruits: 'silver',
  triggers: [],
}
const golden: Built = {
  kind: 'dwelling-golden',
  cost: { gold: 10, materials: 9, valuables: 4 },
  requires: 'dwelling-silver',
  recruits: 'golden',
  triggers: [],
}

const buildings = {
  'castle.city-hall': {
    faction: 'castle',
    ...cityHall([{ op: 'gain', gold: 5 }], [{ op: 'movement', n: 1, hero: 'chosen-own' }]),
  },
  'castle.citadel': { faction: 'castle', ...citadel },
  'castle.mage-guild': { faction: 'castle', ...mageGuild(6) },
  'castle.towers': { faction: 'castle', ...bronze },
  'castle.holy-grounds': { faction: 'castle', ...silver },
  'castle.glory-of-erathia': { faction: 'castle', ...golden },
  'castle.brotherhood-of-the-sword': {
    faction: 'castle',
    kind: 'special-a',
    cost: { gold: 8, materials: 4 },
    triggers: [{ when: 'resource-round-start', effects: [{ op: 'morale', n: 1 }] }],
  },
  'castle.blacksmith': {
    faction: 'castle',
    kind: 'special-b',
    cost: { gold: 4, materials: 3 },
    requires: 'dwelling-bronze',
    triggers: [
      {
        when: 'own-turn',
        limit: 'once-per-turn',
        effects: [
          {
            op: 'choose',
            options: [
              {
                effects: [
                  { op: 'removeCard', from: 'hand', filter: { kind: 'artifact' }, n: 1 },
                  { op: 'gain', gold: 4 },
                ],
              },
              {
                effects: [{ op: 'payThen', costs: [{ gold: 6 }], effects: [{ op: 'search', deck: 'artifact', n: 2 }] }],
              },
            ],
            optional: true,
          },
        ],
      },
    ],
  },
  'necropolis.city-hall': {
    faction: 'necropolis',
    ...cityHall([{ op: 'gain', gold: 4 }], [{ op: 'reinforce', tiers: ['bronze'], count: 1, cost: 'free' }]),
  },
  'necropolis.citadel': { faction: 'necropolis', ...citadel },
  'necropolis.mage-guild': { faction: 'necropolis', ...mageGuild(5) },
  'necropolis.old-cemetery': { faction: 'necropolis', ...bronze },
  'necropolis.mausoleum-domain': { faction: 'necropolis', ...silver },
  'necropolis.vaults-of-darkness': { faction: 'necropolis', ...golden },
  'necropolis.cover-of-darkness': {
    faction: 'necropolis',
    kind: 'special-a',
    cost: { gold: 6, materials: 4, valuables: 1 },
    triggers: [
      {
        when: 'own-turn',
        limit: 'once-per-turn',
        effects: [
          {
            op: 'choose',
            options: [
              { effects: [{ op: 'discardThenDrawSame', upTo: 2 }] },
              {
                effects: [{ op: 'discard', who: 'enemy', n: 1, random: true }],
                window: 'combat-start',
                onlyIf: 'against-enemy-hero',
              },
            ],
            optional: true,
          },
        ],
      },
    ],
  },
  'necropolis.necromancy-amplifier': {
    faction: 'necropolis',
    kind: 'special-b',
    cost: { gold: 7, materials: 3, valuables: 1 },
    requires: 'mage-guild',
    triggers: [
      {
        when: 'turn-start',
        limit: 'once-per-turn',
        effects: [
          {
            op: 'choose',
            options: [
              { effects: [{ op: 'findInDeck', deck: 'ability', card: 'necromancy', to: 'hand', shuffle: true }] },
              { effects: [{ op: 'takeFromDiscard', pile: 'own', filter: { kind: 'specialty' }, n: 1, to: 'hand' }] },
            ],
            optional: true,
          },
        ],
      },
    ],
  },
  'dungeon.city-hall': { faction: 'dungeon', ...cityHall([{ op: 'gain', gold: 5 }], [{ op: 'gain', valuables: 1 }]) },
  'dungeon.citadel': { faction: 'dungeon', ...citadel },
  'dungeon.mage-guild': { faction: 'dungeon', ...mageGuild(5) },
  'dungeon.warrens': { faction: 'dungeon', ...bronze },
  'dungeon.inner-labyrinths': { faction: 'dungeon', ...silver },
  'dungeon.ancient-lairs': { faction: 'dungeon', ...golden },
  'dungeon.portal-of-summoning': {
    faction: 'dungeon',
    kind: 'special-a',
    cost: { gold: 7, materials: 3, valuables: 1 },
    triggers: [
      {
        when: 'turn-start',
        limit: 'once-per-turn',
        effects: [
          { op: 'recruitNeutral', decks: 'one-of-dwellings', drawPer: 1, pick: 1, cost: 'card', optional: true },
        ],
      },
    ],
  },
  'dungeon.mana-vortex': {
    faction: 'dungeon',
    kind: 'special-b',
    cost: { gold: 6, materials: 3, valuables: 1 },
    requires: 'mage-guild',
    triggers: [
      {
        when: 'turn-start',
        limit: 'once-per-turn',
        effects: [
          {
            op: 'discardThen',
            n: 1,
            effects: [{ op: 'shuffleDiscardIntoDeck' }, { op: 'search', deck: 'own', n: 3 }],
            optional: true,
          },
        ],
      },
    ],
  },
} satisfies Record<string, Building>

export type BuildingId = keyof typeof buildings
export const BUILDINGS: Readonly<Record<BuildingId, Building>> = buildings
export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly BuildingId[]
