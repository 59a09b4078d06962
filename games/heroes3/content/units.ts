import type { FactionId } from './factions.ts'
import type { Amounts } from './resources.ts'
import type { UnitAbility } from './unit-abilities.ts'

export const TIERS = ['bronze', 'silver', 'golden', 'azure'] as const
export type Tier = (typeof TIERS)[number]
/** The tiers of the units of factions. */
export type FactionTier = Exclude<Tier, 'azure'>
export type UnitType = 'ground' | 'flying' | 'ranged'

/** What a unit is worth on the side that is up. */
export interface Face {
  readonly attack: number
  readonly defense: number
  readonly health: number
  readonly initiative: number
  /** Of few: what recruiting costs; of a pack: what reinforcing costs on top (H3B-UNIT-03, H3B-UNIT-04). */
  readonly cost: Amounts
  readonly abilities: readonly UnitAbility[]
}

export interface Unit {
  readonly faction: FactionId
  readonly tier: FactionTier
  readonly type: UnitType
  readonly dragons?: true
  readonly few: Face
  readonly pack: Face
}

export function face(
  attack: number,
  defense: number,
  health: number,
  initiative: number,
  cost: Amounts,
  ...abilities: readonly UnitAbility[]
): Face {
  return { attack, defense, health, initiative, cost, abilities }
}

const units = {
  halberdiers: {
    faction: 'castle',
    tier: 'bronze',
    type: 'ground',
    few: face(2, 1, 2, 4, { gold: 2 }),
    pack: face(3, 1, 2, 5, { gold: 3 }, { key: 'parry-discard', trigger: 'passive' }),
  },
  marksmen: {
    faction: 'castle',
    tier: 'bronze',
    type: 'ranged',
    few: face(2, 0, 2, 4, { gold: 3 }),
    pack: face(2, 0, 2, 6, { gold: 5 }, { key: 'double-shot', trigger: 'attack', nonAdjacentOnly: true }),
  },
  griffins: {
    faction: 'castle',
    tier: 'bronze',
    type: 'flying',
    few: face(2, 0, 4, 6, { gold: 4 }, { key: 'unlimited-retaliation', trigger: 'retaliation' }),
    pack: face(3, 0, 4, 9, { gold: 6 }, { key: 'unlimited-retaliation', trigger: 'retaliation' }),
  },
  crusaders: {
    faction: 'castle',
    tier: 'silver',
    type: 'ground',
    few: face(3, 2, 4, 5, { gold: 6 }),
    pack: face(
      4,
      2,
      4,
      6,
      { gold: 10 },
      { key: 'reroll-value', trigger: 'attack', value: 0, mandatory: false, repeat: true },
    ),
  },
  zealots: {
    faction: 'castle',
    tier: 'silver',
    type: 'ranged',
    few: face(3, 1, 5, 5, { gold: 8 }),
    pack: face(4, 1, 5, 7, { gold: 12 }, { key: 'no-melee-penalty', trigger: 'passive' }),
  },
  champions: {
    faction: 'castle',
    tier: 'golden',
    type: 'ground',
    few: face(5, 2, 7, 7, { gold: 12 }, { key: 'stables-discount', trigger: 'map', gold: 6 }),
    pack: face(6, 2, 7, 9, { gold: 20, valuables: 1 }, { key: 'charge-reroll', trigger: 'attack' }),
  },
  archangels: {
    faction: 'castle',
    tier: 'golden',
    type: 'flying',
    few: face(6, 3, 8, 12, { gold: 20, valuables: 1 }, { key: 'combat-start-draw', trigger: 'passive', n: 1 }),
    pack: face(
      7,
      3,
      10,
      18,
      { gold: 30, valuables: 2 },
      { key: 'guardian', trigger: 'passive', uses: 'once-per-combat' },
    ),
  },
  skeletons: {
    faction: 'necropolis',
    tier: 'bronze',
    type: 'ground',
    few: face(2, 1, 2, 4, { gold: 2 }),
    pack: face(3, 1, 2, 5, { gold: 3 }),
  },
  zombies: {
    faction: 'necropolis',
    tier: 'bronze',
    type: 'ground',
    few: face(2, 1, 3, 3, { gold: 3 }, { key: 'defense-on-enemy-die', trigger: 'passive', on: [1], n: 1 }),
    pack: face(2, 1, 3, 4, { gold: 4 }, { key: 'defense-on-enemy-die', trigger: 'passive', on: [0, 1], n: 1 }),
  },
  wraiths: {
    faction: 'necropolis',
    tier: 'bronze',
    type: 'flying',
    few: face(3, 0, 3, 5, { gold: 4 }, { key: 'heal-self', trigger: 'activation', n: 1 }),
    pack: face(
      3,
      0,
      5,
      7,
      { gold: 6 },
      { key: 'heal-self', trigger: 'activation', n: 1 },
      { key: 'enemy-discard', trigger: 'activation', n: 1, random: true },
    ),
  },
  vampires: {
    faction: 'necropolis',
    tier: 'silver',
    type: 'flying',
    few: face(4, 1, 4, 6, { gold: 8 }, { key: 'no-retaliation', trigger: 'attack' }),
    pack: face(
      5,
      1,
      4,
      9,
      { gold: 12 },
      { key: 'no-retaliation', trigger: 'attack' },
      { key: 'heal-after-attack', trigger: 'attack', n: 2 },
    ),
  },
  liches: {
    faction: 'necropolis',
    tier: 'silver',
    type: 'ranged',
    few: face(3, 1, 5, 6, { gold: 8 }),
    pack: face(4, 1, 5, 7, { gold: 14 }, { key: 'splash-adjacent', trigger: 'attack', attack: 2 }),
  },
  'dread-knights': {
    faction: 'necropolis',
    tier: 'golden',
    type: 'ground',
    few: face(5, 2, 7, 7, { gold: 12 }, { key: 'hinder-retaliation', trigger: 'attack', dice: 2, apply: 'lower' }),
    pack: face(6, 2, 7, 9, { gold: 20, valuables: 1 }, { key: 'die-bonus', trigger: 'attack', on: [0, 1], attack: 1 }),
  },
  'ghost-dragons': {
    faction: 'necropolis',
    tier: 'golden',
    type: 'flying',
    dragons: true,
    few: face(6, 3, 8, 9, { gold: 19, valuables: 1 }, { key: 'strip-positive-morale', trigger: 'activation' }),
    pack: face(
      7,
      3,
      9,
      14,
      { gold: 32, valuables: 2 },
      { key: 'strip-positive-morale', trigger: 'activation' },
      { key: 'die-shift', trigger: 'attack', n: 1 },
    ),
  },
  troglodytes: {
    faction: 'dungeon',
    tier: 'bronze',
    type: 'ground',
    few: face(2, 1, 2, 4, { gold: 2 }),
    pack: face(3, 1, 2, 5, { gold: 3 }, { key: 'paralysis-immune', trigger: 'passive' }),
  },
  harpies: {
    faction: 'dungeon',
    tier: 'bronze',
    type: 'flying',
    few: face(2, 0, 3, 6, { gold: 3 }, { key: 'return-home', trigger: 'attack', after: 'retaliation' }),
    pack: face(
      3,
      0,
      3,
      9,
      { gold: 5 },
      { key: 'no-retaliation', trigger: 'attack' },
      { key: 'return-home', trigger: 'attack', after: 'attack' },
    ),
  },
  'evil-eyes': {
    faction: 'dungeon',
    tier: 'bronze',
    type: 'ranged',
    few: face(3, 0, 3, 5, { gold: 4 }),
    pack: face(3, 1, 3, 7, { gold: 6 }, { key: 'no-melee-penalty', trigger: 'passive' }),
  },
  medusas: {
    faction: 'dungeon',
    tier: 'silver',
    type: 'ranged',
    few: face(3, 1, 4, 5, { gold: 6 }, { key: 'paralyze-on-retaliation', trigger: 'passive', roll: true, on: [0] }),
    pack: face(
      4,
      1,
      4,
      6,
      { gold: 12 },
      { key: 'no-melee-penalty', trigger: 'passive' },
      { key: 'paralyze-on-retaliation', trigger: 'retaliation', roll: false },
    ),
  },
  minotaurs: {
    faction: 'dungeon',
    tier: 'silver',
    type: 'ground',
    few: face(4, 2, 4, 6, { gold: 8 }, { key: 'die-draw', trigger: 'attack', on: [-1], n: 1 }),
    pack: face(5, 2, 4, 8, { gold: 14 }, { key: 'die-draw', trigger: 'attack', on: [-1], n: 1 }),
  },
  manticores: {
    faction: 'dungeon',
    tier: 'golden',
    type: 'flying',
    few: face(5, 1, 6, 7, { gold: 10 }),
    pack: face(5, 1, 6, 11, { gold: 18, valuables: 1 }, { key: 'ignore-printed-defense', trigger: 'attack' }),
  },
  'black-dragons': {
    faction: 'dungeon',
    tier: 'golden',
    type: 'flying',
    dragons: true,
    few: face(6, 3, 8, 11, { gold: 19, valuables: 1 }, { key: 'spell-damage-reduction', trigger: 'passive', n: 2 }),
    pack: face(
      8,
      3,
      8,
      15,
      { gold: 33, valuables: 2 },
      { key: 'spell-immune', trigger: 'passive', specialtyDamage: true },
    ),
  },
} satisfies Record<string, Unit>

export type UnitId = keyof typeof units
/** One card each; the sides few and pack (H3B-UNIT-03, H3B-UNIT-04). */
export const UNITS: Readonly<Record<UnitId, Unit>> = units
export const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[]

/** H3B-SIEGE-08, H3B-SIEGE-09: no tier, and nobody buys it. */
export const ARROW_TOWER: Face & { readonly type: UnitType } = {
  type: 'ranged',
  ...face(
    4,
    2,
    3,
    9,
    {},
    { key: 'off-board', trigger: 'passive' },
    { key: 'only-ranged-or-cards', trigger: 'passive' },
  ),
}

/** H3B-SIEGE-04 */
export const SIEGE_CARDS = { wall: 3, gate: 1 } as const
