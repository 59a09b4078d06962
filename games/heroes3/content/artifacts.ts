import type { Moded } from './cards.ts'
import type { ArtifactLevel, Effect } from './effects.ts'

/** One copy of each; one of two modes is chosen when it is played (H3B-CARD-13). */
export interface Artifact extends Moded<'a' | 'b'> {
  readonly level: ArtifactLevel
}

const attack = (n: number | 'x'): Effect => ({
  op: 'mod',
  stat: 'attack',
  n,
  target: 'own-attacking-unit',
  duration: 'attack',
})
const defense = (n: number | 'x'): Effect => ({
  op: 'mod',
  stat: 'defense',
  n,
  target: 'own-defending-unit',
  duration: 'attack',
})

const artifacts = {
  'armor-of-wonder': {
    level: 'minor',
    modes: {
      a: {
        timing: 'instant',
        effects: [{ op: 'draw', n: 1 }, attack(1)],
      },
      b: {
        timing: 'instant',
        effects: [{ op: 'draw', n: 1 }, defense(1)],
      },
    },
  },
  'blackshard-of-the-dead-knight': {
    level: 'minor',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [attack(2), { op: 'discard', n: 1, ifKind: 'spell', then: [{ op: 'draw', n: 1 }] }],
      },
      b: { timing: 'instant', window: 'attack', effects: [attack(1)] },
    },
  },
  'breastplate-of-petrified-wood': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'draw', n: 1 }] },
      b: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] },
    },
  },
  'centaurs-axe': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', window: 'attack', effects: [{ op: 'multiplyDie', n: 3, die: 'attack', whose: 'own' }] },
      b: { timing: 'instant', window: 'attack', effects: [attack(1)] },
    },
  },
  'charm-of-mana': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'discardThen', n: 2, effects: [{ op: 'draw', n: 3 }] }] },
      b: {
        timing: 'instant',
        effects: [
          { op: 'draw', n: 2 },
          { op: 'discard', n: 1 },
        ],
      },
    },
  },
  'dragon-wing-tabard': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'discard', who: 'enemy', n: 1, random: true }] },
      b: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] },
    },
  },
  'hourglass-of-the-evil-hour': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'moraleIf', who: 'enemy', has: 'positive', n: -1 }] },
      b: { timing: 'instant', effects: [{ op: 'rollAttackDie', outcomes: { '0': [{ op: 'morale', n: 1 }] } }] },
    },
  },
  'inexhaustible-cart-of-lumber': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'gain', materials: 2 }] },
      b: { timing: 'instant', effects: [{ op: 'removeThis' }, { op: 'gain', materials: 4 }] },
    },
  },
  'legs-of-legion': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', window: 'recruit-or-reinforce', effects: [{ op: 'recruitDiscount', gold: 4 }] },
      b: { timing: 'instant', effects: [{ op: 'gain', gold: 2 }] },
    },
  },
  'loins-of-legion': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', window: 'recruit-or-reinforce', effects: [{ op: 'recruitDiscount', gold: 5 }] },
      b: { timing: 'instant', effects: [{ op: 'gain', gold: 2 }] },
    },
  },
  'red-dragon-flame-tongue': {
    level: 'minor',
    modes: {
      a: { timing: 'instant', window: 'attack', effects: [defense(1)] },
      b: { timing: 'instant', window: 'attack', effects: [attack(1)] },
    },
  },
  'rib-cage': {
    level: 'minor',
    modes: {
      a: {
        timing: 'instant',
        effects: [
          { op: 'takeFromDiscard', pile: 'own', filter: { kind: 'spell' }, n: 1, to: 'hand' },
          { op: 'shuffleDiscardIntoDeck' },
        ],
      },
      b: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] },
    },
  },
  'shield-of-the-dwarven-lords': {
    level: 'minor',
    modes: {
      a: {
        timing: 'instant',
        window: 'after-attack-roll',
        effects: [{ op: 'ignoreDie', target: 'attacker', includingTriggers: true }],
      },
      b: { timing: 'instant', window: 'attack', effects: [defense(1)] },
    },
  },
  'shield-of-the-yawning-dead': {
    level: 'minor',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 1,
            effects: [defense(2)],
          },
        ],
      },
      b: { timing: 'instant', window: 'attack', effects: [defense(1)] },
    },
  },
  speculum: {
    level: 'minor',
    modes: {
      a: { timing: 'instant', window: 'own-turn', effects: [{ op: 'discoverTile', where: 'adjacent-to-hero-tile' }] },
      b: { timing: 'instant', effects: [{ op: 'removeThis' }, { op: 'draw', n: 1 }] },
    },
  },
  'dragon-scale-shield': {
    level: 'major',
    modes: {
      a: { timing: 'instant', window: 'attack', effects: [attack(2)] },
      b: { timing: 'instant', window: 'attack', effects: [defense(2)] },
    },
  },
  'endless-bag-of-gold': {
    level: 'major',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'gain', gold: 3 }] },
      b: { timing: 'instant', effects: [{ op: 'removeThis' }, { op: 'gain', gold: 6 }] },
    },
  },
  'everflowing-crystal-cloak': {
    level: 'major',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'discardThen', n: 3, effects: [{ op: 'gain', valuables: 2 }] }] },
      b: { timing: 'instant', effects: [{ op: 'gain', valuables: 1 }] },
    },
  },
  'everpouring-vial-of-mercury': {
    level: 'major',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'gain', valuables: 1 }] },
      b: { timing: 'instant', effects: [{ op: 'removeThis' }, { op: 'gain', valuables: 2 }] },
    },
  },
  'head-of-legion': {
    level: 'major',
    modes: {
      a: { timing: 'instant', window: 'recruit-or-reinforce', effects: [{ op: 'recruitDiscount', gold: 6 }] },
      b: { timing: 'instant', effects: [{ op: 'gain', gold: 3 }] },
    },
  },
  'ogres-club-of-havoc': {
    level: 'major',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 1,
            effects: [attack(2)],
          },
        ],
      },
      b: { timing: 'instant', window: 'attack', effects: [attack(1)] },
    },
  },
  'shackles-of-war': {
    level: 'major',
    modes: {
      a: {
        timing: 'instant',
        window: 'combat-start',
        effects: [{ op: 'forbidExit', who: 'enemy', what: ['retreat', 'surrender'] }],
      },
      b: {
        timing: 'instant',
        effects: [
          { op: 'draw', n: 2 },
          { op: 'discard', n: 1, among: 'just-drawn' },
        ],
      },
    },
  },
  'targ-of-the-rampaging-ogre': {
    level: 'major',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 2,
            effects: [defense(2), { op: 'returnThis', to: 'hand' }],
          },
        ],
      },
      b: { timing: 'instant', window: 'attack', effects: [defense(1)] },
    },
  },
  'tunic-of-the-cyclops-king': {
    level: 'major',
    modes: {
      a: {
        timing: 'instant',
        effects: [
          { op: 'draw', n: 1 },
          { op: 'power', n: 1 },
        ],
      },
      b: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 2 }] },
    },
  },
  'vial-of-lifeblood': {
    level: 'major',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'heal', n: 3, target: { side: 'own' } }] },
      b: {
        timing: 'ongoing',
        window: 'own-activation',
        effects: [{ op: 'mod', stat: 'health', n: 1, target: 'own-unit', duration: 'combat' }],
      },
    },
  },
  'angel-wings': {
    level: 'relic',
    modes: {
      a: {
        timing: 'map',
        window: 'own-turn',
        effects: [
          { op: 'movement', n: 1, hero: 'chosen-own' },
          {
            op: 'freeMove',
            hero: 'same',
            throughGuards: true,
            throughBorders: true,
            throughBlocked: true,
            visitOnlyLast: true,
            duration: 'turn',
          },
        ],
      },
      b: { timing: 'instant', effects: [{ op: 'draw', n: 1 }] },
    },
  },
  'dragon-scale-armor': {
    level: 'relic',
    modes: {
      a: { timing: 'instant', window: 'attack', effects: [attack(2)] },
      b: { timing: 'instant', window: 'attack', effects: [defense(2)] },
    },
  },
  'endless-sack-of-gold': {
    level: 'relic',
    modes: {
      a: { timing: 'instant', effects: [{ op: 'gain', gold: 5 }] },
      b: { timing: 'instant', effects: [{ op: 'removeThis' }, { op: 'gain', gold: 8 }] },
    },
  },
  'sentinels-shield': {
    level: 'relic',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 1,
            effects: [defense(3)],
          },
        ],
      },
      b: { timing: 'instant', window: 'attack', effects: [defense(2)] },
    },
  },
  'sword-of-judgement': {
    level: 'relic',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 'x',
            effects: [attack('x')],
          },
        ],
      },
      b: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 'x',
            effects: [defense('x')],
          },
        ],
      },
    },
  },
  'titans-cuirass': {
    level: 'relic',
    modes: {
      a: {
        timing: 'instant',
        window: 'empower',
        effects: [{ op: 'discardThen', n: 1, effects: [{ op: 'power', n: 4 }] }],
      },
      b: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 2 }] },
    },
  },
  'titans-gladius': {
    level: 'relic',
    modes: {
      a: {
        timing: 'instant',
        window: 'attack',
        effects: [
          {
            op: 'discardThen',
            n: 1,
            effects: [attack(3)],
          },
        ],
      },
      b: { timing: 'instant', window: 'attack', effects: [attack(2)] },
    },
  },
} satisfies Record<string, Artifact>

export type ArtifactId = keyof typeof artifacts
export const ARTIFACTS: Readonly<Record<ArtifactId, Artifact>> = artifacts
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as readonly ArtifactId[]
