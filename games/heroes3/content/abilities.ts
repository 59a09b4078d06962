import type { Moded } from './cards.ts'
import type { FactionId } from './factions.ts'

/** Two copies of each (H3B-SETUP-07). */
export const ABILITY_COPIES = 2

export interface Ability extends Moded<'basic' | 'expert'> {
  /** Only this faction can play it (H3B-CARD-09). */
  readonly faction?: FactionId
}

export const ABILITY_IDS = [
  'archery',
  'armorer',
  'diplomacy',
  'estates',
  'intelligence',
  'leadership',
  'logistics',
  'luck',
  'mysticism',
  'necromancy',
  'offense',
  'resistance',
  'sorcery',
  'tactics',
  'wisdom',
] as const
export type AbilityId = (typeof ABILITY_IDS)[number]

export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  archery: {
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-activation',
        effects: [
          {
            op: 'aura',
            side: 'own',
            types: ['ranged'],
            mods: { attack: 1 },
            onlyIf: 'target-not-adjacent',
            duration: 'combat-round',
          },
        ],
      },
      expert: {
        timing: 'ongoing',
        window: 'own-activation',
        effects: [
          {
            op: 'aura',
            side: 'own',
            types: ['ranged'],
            mods: { attack: 1 },
            onlyIf: 'target-not-adjacent',
            duration: 'next-combat-round',
          },
          {
            op: 'aura',
            side: 'own',
            types: ['ranged'],
            mods: { initiative: 1 },
            duration: 'next-combat-round',
          },
        ],
      },
    },
  },
  armorer: {
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          { op: 'mod', stat: 'defense', n: 1, target: 'own-defending-unit', duration: 'attack' },
          { op: 'draw', n: 1 },
        ],
      },
      expert: {
        timing: 'instant',
        effects: [
          { op: 'mod', stat: 'defense', n: 2, target: 'own-defending-unit', duration: 'attack' },
          { op: 'draw', n: 1 },
        ],
      },
    },
  },
  diplomacy: {
    modes: {
      basic: {
        timing: 'map',
        window: 'own-turn',
        effects: [
          {
            op: 'recruitNeutral',
            decks: 'each-dwelling',
            azureWithGolden: true,
            drawPer: 1,
            pick: 1,
            cost: 'card',
            optional: true,
          },
        ],
      },
      expert: {
        timing: 'instant',
        window: 'guarded-field-entered',
        effects: [{ op: 'skipCombat', difficulty: 'equals-hero-level' }],
      },
    },
  },
  estates: {
    modes: {
      basic: { timing: 'instant', effects: [{ op: 'gain', gold: 3 }] },
      expert: { timing: 'instant', effects: [{ op: 'gain', gold: 6 }] },
    },
  },
  intelligence: {
    modes: {
      basic: {
        timing: 'instant',
        window: 'combat-start',
        effects: [{ op: 'castSpellNow', countsTowardLimit: true }],
      },
      expert: {
        timing: 'instant',
        window: 'combat-start',
        effects: [{ op: 'castSpellNow', countsTowardLimit: false }],
      },
    },
  },
  leadership: {
    modes: {
      basic: { timing: 'instant', effects: [{ op: 'morale', n: 1 }] },
      expert: {
        timing: 'instant',
        effects: [
          { op: 'draw', n: 2 },
          { op: 'morale', n: 1 },
        ],
      },
    },
  },
  logistics: {
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-turn',
        effects: [{ op: 'moveHero', hero: 'chosen-own', to: 'adjacent-empty-field', at: 'turn-end', optional: true }],
      },
      expert: {
        timing: 'instant',
        window: 'own-turn',
        effects: [{ op: 'movement', n: 1, hero: 'chosen-own' }],
      },
    },
  },
  luck: {
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-turn-or-own-activation',
        effects: [{ op: 'rerollRight', dice: ['treasure', 'resource'], uses: 'one-per-die-type', duration: 'turn' }],
      },
      expert: {
        timing: 'ongoing',
        window: 'own-turn-or-own-activation',
        effects: [
          {
            op: 'rerollRight',
            dice: ['attack', 'treasure', 'resource'],
            uses: 'each-roll-once',
            duration: 'turn',
          },
        ],
      },
    },
  },
  mysticism: {
    modes: {
      basic: { timing: 'instant', window: 'after-own-cast', effects: [{ op: 'returnSpell', cards: 'spell' }] },
      expert: {
        timing: 'instant',
        window: 'after-own-cast',
        effects: [{ op: 'returnSpell', cards: 'spell-and-empowers' }],
      },
    },
  },
  necromancy: {
    faction: 'necropolis',
    modes: {
      basic: {
        timing: 'map',
        window: 'combat-won',
        effects: [
          {
            op: 'reinforce',
            tiers: ['bronze', 'silver'],
            count: 1,
            cost: 'half-gold-down',
            faction: 'necropolis',
            optional: true,
          },
        ],
      },
      expert: {
        timing: 'map',
        window: 'combat-won',
        effects: [
          {
            op: 'reinforce',
            tiers: ['bronze', 'silver', 'golden'],
            count: 1,
            cost: 'half-gold-down',
            faction: 'necropolis',
            optional: true,
          },
        ],
      },
    },
  },
  offense: {
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          { op: 'mod', stat: 'attack', n: 1, target: 'own-attacking-unit', duration: 'attack' },
          { op: 'draw', n: 1 },
        ],
      },
      expert: {
        timing: 'instant',
        effects: [
          { op: 'mod', stat: 'attack', n: 2, target: 'own-attacking-unit', duration: 'attack' },
          { op: 'draw', n: 1 },
        ],
      },
    },
  },
  resistance: {
    modes: {
      basic: { timing: 'instant', window: 'after-enemy-cast', effects: [{ op: 'negateSpell', maxPower: 1 }] },
      expert: { timing: 'instant', window: 'after-enemy-cast', effects: [{ op: 'negateSpell' }] },
    },
  },
  sorcery: {
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          { op: 'power', n: 1 },
          { op: 'draw', n: 1 },
        ],
      },
      expert: {
        timing: 'instant',
        effects: [
          { op: 'power', n: 2 },
          { op: 'draw', n: 1 },
        ],
      },
    },
  },
  tactics: {
    modes: {
      basic: { timing: 'instant', window: 'combat-start', effects: [{ op: 'swapUnits', n: 2, side: 'own' }] },
      expert: {
        timing: 'activation',
        window: 'own-activation',
        effects: [{ op: 'swapUnits', n: 2, side: 'own' }],
      },
    },
  },
  wisdom: {
    modes: {
      basic: {
        timing: 'instant',
        window: 'spell-purchase',
        effects: [{ op: 'spellPurchase', goldDelta: -2, search: 3 }],
      },
      expert: {
        timing: 'instant',
        window: 'spell-purchase',
        effects: [{ op: 'spellPurchase', goldDelta: -2, search: 4 }],
      },
    },
  },
}
