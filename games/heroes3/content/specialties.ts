import type { Mode, Moded } from './cards.ts'
import type { Effects, Favourite } from './effects.ts'
import type { HeroId } from './heroes.ts'
import type { SpecialtyLevel } from './levels.ts'

/** A hero's own card, one copy of each; with power tiers it is empowered like a spell and is none (H3B-SPELL-09). */
export interface Specialty extends Moded<'basic' | 'attack' | 'defense'> {
  readonly hero: HeroId
  readonly level: SpecialtyLevel
}

type Numeral = 'I' | 'IV' | 'VI'
export type SpecialtyId = `spec-${HeroId}-${Numeral}`

/** Level I of those who lead their own troops best (Catherine, Tamika, Mutare). */
function blow(hero: HeroId, doubleIf: Favourite): Specialty {
  const mode = (stat: 'attack' | 'defense'): Mode => ({
    timing: 'instant',
    window: 'attack',
    effects: [{ op: 'mod', stat, n: 1, target: 'own-unit', duration: 'attack', doubleIf }],
  })
  return { hero, level: 1, modes: { attack: mode('attack'), defense: mode('defense') } }
}

/** Their levels IV and VI. */
function drill(hero: HeroId, level: SpecialtyLevel, stat: 'health' | 'initiative', doubleIf: Favourite): Specialty {
  const effects: Effects = [{ op: 'mod', stat, n: 1, target: 'own-unit', duration: 'combat', doubleIf }]
  return { hero, level, modes: { basic: { timing: 'ongoing', window: 'own-activation', effects } } }
}

export const SPECIALTIES: Readonly<Record<SpecialtyId, Specialty>> = {
  'spec-catherine-I': blow('catherine', { unit: 'crusaders' }),
  'spec-catherine-IV': drill('catherine', 4, 'health', { unit: 'crusaders' }),
  'spec-catherine-VI': drill('catherine', 6, 'initiative', { unit: 'crusaders' }),
  'spec-rion-I': {
    hero: 'rion',
    level: 1,
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          { op: 'heal', n: 1, target: { side: 'own' } },
          { op: 'draw', n: 1 },
        ],
      },
    },
  },
  'spec-rion-IV': {
    hero: 'rion',
    level: 4,
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          {
            op: 'choose',
            options: [
              { effects: [{ op: 'heal', n: 1, target: { side: 'own' } }] },
              { effects: [{ op: 'clearStatus', what: ['paralysis'], target: { side: 'own' } }] },
            ],
          },
          { op: 'draw', n: 1 },
        ],
      },
    },
  },
  'spec-rion-VI': {
    hero: 'rion',
    level: 6,
    modes: {
      basic: {
        timing: 'instant',
        effects: [
          {
            op: 'choose',
            options: [
              { effects: [{ op: 'heal', n: 2, target: { side: 'own' } }] },
              { effects: [{ op: 'clearStatus', what: ['paralysis'], target: { side: 'own' } }] },
            ],
          },
          { op: 'draw', n: 2 },
          { op: 'discard', n: 1 },
        ],
      },
    },
  },
  'spec-sandro-I': {
    hero: 'sandro',
    level: 1,
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-turn-or-own-activation',
        effects: [
          {
            op: 'overlayUnit',
            unit: 'skeletons',
            sides: ['pack'],
            name: { en: 'Horde of Skeletons', cs: 'Horda kostlivců' },
            stats: { attack: 3, defense: 1, health: 2, initiative: 6 },
            abilities: [],
          },
        ],
      },
    },
  },
  'spec-sandro-IV': {
    hero: 'sandro',
    level: 4,
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-turn-or-own-activation',
        effects: [
          {
            op: 'overlayUnit',
            unit: 'zombies',
            sides: ['pack'],
            name: { en: 'Horde of Zombies', cs: 'Horda zombie' },
            stats: { attack: 4, defense: 1, health: 3, initiative: 5 },
            abilities: [],
          },
        ],
      },
    },
  },
  'spec-sandro-VI': {
    hero: 'sandro',
    level: 6,
    modes: {
      basic: {
        timing: 'ongoing',
        window: 'own-turn-or-own-activation',
        effects: [
          {
            op: 'overlayUnit',
            unit: 'skeletons',
            sides: ['few', 'pack', 'horde'],
            name: { en: 'Legion of Skeletons', cs: 'Legie kostlivců' },
            stats: { attack: 4, defense: 1, health: 2, initiative: 6 },
            abilities: [],
          },
        ],
      },
    },
  },
  'spec-tamika-I': blow('tamika', { unit: 'dread-knights' }),
  'spec-tamika-IV': drill('tamika', 4, 'health', { unit: 'dread-knights' }),
  'spec-tamika-VI': drill('tamika', 6, 'initiative', { unit: 'dread-knights' }),
  'spec-mutare-I': blow('mutare', { tag: 'dragons' }),
  'spec-mutare-IV': drill('mutare', 4, 'health', { tag: 'dragons' }),
  'spec-mutare-VI': drill('mutare', 6, 'initiative', { tag: 'dragons' }),
  'spec-alamar-I': {
    hero: 'alamar',
    level: 1,
    modes: {
      basic: {
        timing: 'instant',
        window: 'lethal-attack',
        power: [
          { min: 1, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze'] } }] },
          { min: 2, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver'] } }] },
          {
            min: 4,
            effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver', 'golden'] } }],
          },
        ],
      },
    },
  },
  'spec-alamar-IV': {
    hero: 'alamar',
    level: 4,
    modes: {
      basic: {
        timing: 'instant',
        window: 'lethal-attack',
        power: [
          { min: 0, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze'] } }] },
          { min: 1, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver'] } }] },
          {
            min: 3,
            effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver', 'golden'] } }],
          },
        ],
      },
    },
  },
  'spec-alamar-VI': {
    hero: 'alamar',
    level: 6,
    modes: {
      basic: {
        timing: 'instant',
        window: 'lethal-attack',
        power: [
          { min: 0, effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver'] } }] },
          {
            min: 2,
            effects: [{ op: 'cancelAttack', target: { side: 'own', tiers: ['bronze', 'silver', 'golden'] } }],
          },
        ],
      },
    },
  },
}
export const SPECIALTY_IDS = Object.keys(SPECIALTIES) as readonly SpecialtyId[]
