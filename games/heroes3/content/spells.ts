import type { Moded, PowerTier } from './cards.ts'
import type { SpellLevel, Timing, Window } from './effects.ts'
import type { Tier, UnitType } from './units.ts'

/** Magic Arrow is of a school that its caster chooses (H3B-SPELL-07). */
export type School = 'air' | 'earth' | 'fire' | 'water' | 'any'

/** Cast for its effect, or played for power (H3B-SPELL-01). */
export interface Spell extends Moded<'cast' | 'empower'> {
  readonly school: School
  readonly level: SpellLevel
  readonly copies: number
}

function spell(
  school: School,
  level: SpellLevel,
  copies: number,
  timing: Timing,
  window: Window,
  power: readonly PowerTier[],
): Spell {
  return {
    school,
    level,
    copies,
    modes: {
      cast: { timing, window, power },
      empower: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] },
    },
  }
}

const bronze: readonly Tier[] = ['bronze']
const upToSilver: readonly Tier[] = ['bronze', 'silver']
const upToGolden: readonly Tier[] = ['bronze', 'silver', 'golden']
const melee: readonly UnitType[] = ['ground', 'flying']

const spells = {
  'magic-arrow': spell('any', 'basic', 6, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'damage', n: 1, source: 'spell', target: { side: 'enemy' } }] },
    { min: 1, effects: [{ op: 'damage', n: 2, source: 'spell', target: { side: 'enemy' } }] },
    { min: 2, effects: [{ op: 'damage', n: 3, source: 'spell', target: { side: 'enemy' } }] },
  ]),
  'anti-magic': spell('earth', 'basic', 2, 'ongoing', 'own-activation', [
    { min: 0, effects: [{ op: 'spellProof', target: { side: 'any', tiers: bronze }, duration: 'combat' }] },
    { min: 2, effects: [{ op: 'spellProof', target: { side: 'any', tiers: upToSilver }, duration: 'combat' }] },
    { min: 4, effects: [{ op: 'spellProof', target: { side: 'any', tiers: upToGolden }, duration: 'combat' }] },
  ]),
  bless: spell('water', 'basic', 2, 'instant', 'attack', [
    { min: 0, effects: [{ op: 'ignoreDie', target: { side: 'own', types: melee }, includingTriggers: true }] },
    {
      min: 1,
      effects: [
        { op: 'ignoreDie', target: { side: 'own', types: melee }, includingTriggers: true },
        { op: 'mod', stat: 'attack', n: 1, target: 'same-unit', duration: 'attack' },
      ],
    },
    {
      min: 2,
      effects: [
        { op: 'ignoreDie', target: { side: 'own', types: melee }, includingTriggers: true },
        { op: 'mod', stat: 'attack', n: 2, target: 'same-unit', duration: 'attack' },
      ],
    },
  ]),
  blind: spell('fire', 'basic', 2, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'paralyze', target: { side: 'enemy', tiers: bronze } }] },
    { min: 1, effects: [{ op: 'paralyze', target: { side: 'enemy', tiers: upToSilver } }] },
    { min: 2, effects: [{ op: 'paralyze', target: { side: 'enemy', tiers: upToGolden } }] },
  ]),
  bloodlust: spell('fire', 'basic', 2, 'instant', 'attack', [
    {
      min: 0,
      effects: [{ op: 'mod', stat: 'attack', n: 1, target: { side: 'own', types: melee }, duration: 'attack' }],
    },
    {
      min: 1,
      effects: [{ op: 'mod', stat: 'attack', n: 2, target: { side: 'own', types: melee }, duration: 'attack' }],
    },
    {
      min: 2,
      effects: [{ op: 'mod', stat: 'attack', n: 3, target: { side: 'own', types: melee }, duration: 'attack' }],
    },
  ]),
  'chain-lightning': spell('air', 'expert', 2, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'damageChain', amounts: [1, 1, 1], source: 'spell' }] },
    { min: 2, effects: [{ op: 'damageChain', amounts: [2, 1, 1], source: 'spell' }] },
    { min: 4, effects: [{ op: 'damageChain', amounts: [3, 2, 1], source: 'spell' }] },
  ]),
  counterstrike: spell('air', 'expert', 2, 'instant', 'any', [
    { min: 0, effects: [{ op: 'restoreRetaliation', target: { side: 'own', tiers: bronze } }] },
    { min: 2, effects: [{ op: 'restoreRetaliation', target: { side: 'own', tiers: upToSilver } }] },
    { min: 4, effects: [{ op: 'restoreRetaliation', target: { side: 'own', tiers: upToGolden } }] },
  ]),
  cure: spell('water', 'basic', 2, 'instant', 'any', [
    { min: 0, effects: [{ op: 'cure', heal: 1, clear: ['paralysis', 'one-effect'], target: { side: 'own' } }] },
    { min: 1, effects: [{ op: 'cure', heal: 2, clear: ['paralysis', 'one-effect'], target: { side: 'own' } }] },
    { min: 2, effects: [{ op: 'cure', heal: 3, clear: ['paralysis', 'one-effect'], target: { side: 'own' } }] },
  ]),
  curse: spell('fire', 'basic', 2, 'instant', 'attack', [
    { min: 0, effects: [{ op: 'mod', stat: 'defense', n: -1, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
    { min: 1, effects: [{ op: 'mod', stat: 'defense', n: -2, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
    { min: 2, effects: [{ op: 'mod', stat: 'defense', n: -3, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
  ]),
  'disrupting-ray': spell('air', 'basic', 2, 'ongoing', 'own-activation', [
    { min: 0, effects: [{ op: 'silence', target: { side: 'enemy', tiers: bronze }, duration: 'combat' }] },
    { min: 1, effects: [{ op: 'silence', target: { side: 'enemy', tiers: upToSilver }, duration: 'combat' }] },
    { min: 2, effects: [{ op: 'silence', target: { side: 'enemy', tiers: upToGolden }, duration: 'combat' }] },
  ]),
  'fire-shield': spell('fire', 'expert', 2, 'ongoing', 'own-activation', [
    {
      min: 0,
      effects: [
        {
          op: 'reflect',
          n: 1,
          when: 'attacked-by-adjacent',
          target: { side: 'own' },
          source: 'spell',
          duration: 'combat-round',
        },
      ],
    },
    {
      min: 2,
      effects: [
        {
          op: 'reflect',
          n: 2,
          when: 'attacked-by-adjacent',
          target: { side: 'own' },
          source: 'spell',
          duration: 'combat-round',
        },
      ],
    },
    {
      min: 4,
      effects: [
        {
          op: 'reflect',
          n: 3,
          when: 'attacked-by-adjacent',
          target: { side: 'own' },
          source: 'spell',
          duration: 'combat-round',
        },
      ],
    },
  ]),
  fireball: spell('fire', 'expert', 2, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'damageArea', shape: 'two-adjacent-spaces', n: 1, source: 'spell' }] },
    { min: 2, effects: [{ op: 'damageArea', shape: 'two-adjacent-spaces', n: 2, source: 'spell' }] },
    { min: 4, effects: [{ op: 'damageArea', shape: 'two-adjacent-spaces', n: 3, source: 'spell' }] },
  ]),
  haste: spell('air', 'basic', 2, 'ongoing', 'own-activation', [
    { min: 0, effects: [{ op: 'mod', stat: 'initiative', n: 1, target: { side: 'own' }, duration: 'combat' }] },
    { min: 1, effects: [{ op: 'mod', stat: 'initiative', n: 2, target: { side: 'own' }, duration: 'combat' }] },
    { min: 2, effects: [{ op: 'mod', stat: 'initiative', n: 3, target: { side: 'own' }, duration: 'combat' }] },
  ]),
  'lightning-bolt': spell('air', 'basic', 2, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'damage', n: 2, source: 'spell', target: { side: 'enemy' } }] },
    { min: 1, effects: [{ op: 'damage', n: 3, source: 'spell', target: { side: 'enemy' } }] },
    { min: 2, effects: [{ op: 'damage', n: 4, source: 'spell', target: { side: 'enemy' } }] },
  ]),
  prayer: spell('water', 'expert', 2, 'instant', 'any', [
    {
      min: 0,
      effects: [
        {
          op: 'choose',
          options: [
            { effects: [{ op: 'mod', stat: 'attack', n: 1, target: { side: 'own' }, duration: 'attack' }] },
            { effects: [{ op: 'mod', stat: 'defense', n: 1, target: { side: 'own' }, duration: 'attack' }] },
            {
              effects: [{ op: 'mod', stat: 'initiative', n: 1, target: { side: 'own' }, duration: 'combat-round' }],
            },
          ],
        },
      ],
    },
    {
      min: 2,
      effects: [
        {
          op: 'choose',
          options: [
            { effects: [{ op: 'mod', stat: 'attack', n: 2, target: { side: 'own' }, duration: 'attack' }] },
            { effects: [{ op: 'mod', stat: 'defense', n: 2, target: { side: 'own' }, duration: 'attack' }] },
            {
              effects: [{ op: 'mod', stat: 'initiative', n: 2, target: { side: 'own' }, duration: 'combat-round' }],
            },
          ],
        },
      ],
    },
    {
      min: 4,
      effects: [
        {
          op: 'choose',
          options: [
            { effects: [{ op: 'mod', stat: 'attack', n: 3, target: { side: 'own' }, duration: 'attack' }] },
            { effects: [{ op: 'mod', stat: 'defense', n: 3, target: { side: 'own' }, duration: 'attack' }] },
            {
              effects: [{ op: 'mod', stat: 'initiative', n: 3, target: { side: 'own' }, duration: 'combat-round' }],
            },
          ],
        },
      ],
    },
  ]),
  resurrection: spell('earth', 'expert', 2, 'instant', 'lethal-attack', [
    { min: 0, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: bronze } }] },
    { min: 2, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: upToSilver } }] },
    { min: 4, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: upToGolden } }] },
  ]),
  slow: spell('earth', 'basic', 2, 'ongoing', 'own-activation', [
    { min: 0, effects: [{ op: 'mod', stat: 'initiative', n: -1, target: { side: 'enemy' }, duration: 'combat' }] },
    { min: 1, effects: [{ op: 'mod', stat: 'initiative', n: -2, target: { side: 'enemy' }, duration: 'combat' }] },
    { min: 2, effects: [{ op: 'mod', stat: 'initiative', n: -3, target: { side: 'enemy' }, duration: 'combat' }] },
  ]),
  'stone-skin': spell('earth', 'basic', 2, 'instant', 'attack', [
    { min: 0, effects: [{ op: 'mod', stat: 'defense', n: 1, target: { side: 'own' }, duration: 'attack' }] },
    { min: 1, effects: [{ op: 'mod', stat: 'defense', n: 2, target: { side: 'own' }, duration: 'attack' }] },
    { min: 2, effects: [{ op: 'mod', stat: 'defense', n: 3, target: { side: 'own' }, duration: 'attack' }] },
  ]),
  teleport: spell('water', 'expert', 2, 'activation', 'own-activation', [
    { min: 0, effects: [{ op: 'teleportUnit', target: { side: 'own', tiers: bronze }, to: 'any-empty-space' }] },
    { min: 1, effects: [{ op: 'teleportUnit', target: { side: 'own', tiers: upToSilver }, to: 'any-empty-space' }] },
    { min: 2, effects: [{ op: 'teleportUnit', target: { side: 'own', tiers: upToGolden }, to: 'any-empty-space' }] },
  ]),
  'town-portal': spell('earth', 'expert', 2, 'map', 'own-turn', [
    { min: 0, effects: [{ op: 'moveHero', hero: 'chosen-own', to: 'own-town-or-settlement' }] },
    {
      min: 2,
      effects: [
        { op: 'moveHero', hero: 'chosen-own', to: 'own-town-or-settlement' },
        { op: 'movement', n: 1, hero: 'same' },
      ],
    },
    {
      min: 4,
      effects: [
        { op: 'moveHero', hero: 'chosen-own', to: 'own-town-or-settlement' },
        { op: 'movement', n: 2, hero: 'same' },
      ],
    },
  ]),
  weakness: spell('water', 'basic', 2, 'instant', 'attack', [
    { min: 0, effects: [{ op: 'mod', stat: 'attack', n: -1, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
    { min: 1, effects: [{ op: 'mod', stat: 'attack', n: -2, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
    { min: 2, effects: [{ op: 'mod', stat: 'attack', n: -3, target: { side: 'enemy' }, duration: 'attack', min: 0 }] },
  ]),
} satisfies Record<string, Spell>

export type SpellId = keyof typeof spells
export const SPELLS: Readonly<Record<SpellId, Spell>> = spells
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]
