import { type Face, face, type Tier, type UnitId, type UnitType } from './units.ts'

/** A card of the neutral decks: one side, and its printed cost where an effect recruits it (H3B-UNIT-07). */
export interface NeutralUnit {
  readonly tier: Tier
  readonly type: UnitType
  readonly dragons?: true
  readonly face: Face
  readonly copies: number
  /** The unit of a faction that has the same name: what is said of Crusaders is said of both. */
  readonly like?: UnitId
}

const neutrals = {
  'n-halberdiers': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 0, 4, 4, { gold: 4 }, { key: 'aura-defend', trigger: 'passive' }),
    copies: 1,
    like: 'halberdiers',
  },
  'n-marksmen': {
    tier: 'bronze',
    type: 'ranged',
    face: face(2, 0, 3, 5, { gold: 7 }, { key: 'double-shot', trigger: 'attack', nonAdjacentOnly: true }),
    copies: 1,
    like: 'marksmen',
  },
  'n-griffins': {
    tier: 'bronze',
    type: 'flying',
    face: face(3, 0, 4, 8, { gold: 7 }, { key: 'unlimited-retaliation', trigger: 'retaliation' }),
    copies: 1,
    like: 'griffins',
  },
  'n-skeletons': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 0, 3, 4, { gold: 3 }, { key: 'bounty-necropolis', trigger: 'passive', reinforce: 'bronze' }),
    copies: 1,
    like: 'skeletons',
  },
  'n-zombies': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 0, 4, 3, { gold: 5 }, { key: 'defense-on-enemy-die', trigger: 'passive', on: [0, 1], n: 1 }),
    copies: 1,
    like: 'zombies',
  },
  'n-wraiths': {
    tier: 'bronze',
    type: 'flying',
    face: face(2, 0, 4, 7, { gold: 7 }, { key: 'heal-self', trigger: 'activation', n: 2 }),
    copies: 1,
    like: 'wraiths',
  },
  'n-troglodytes': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 1, 3, 6, { gold: 4 }, { key: 'paralysis-immune', trigger: 'passive' }),
    copies: 1,
    like: 'troglodytes',
  },
  'n-harpies': {
    tier: 'bronze',
    type: 'flying',
    face: face(
      2,
      0,
      4,
      8,
      { gold: 5 },
      { key: 'no-retaliation', trigger: 'attack' },
      { key: 'return-home', trigger: 'attack', after: 'attack' },
    ),
    copies: 1,
    like: 'harpies',
  },
  'n-evil-eyes': {
    tier: 'bronze',
    type: 'ranged',
    face: face(2, 1, 3, 6, { gold: 6 }, { key: 'no-melee-penalty', trigger: 'passive' }),
    copies: 1,
    like: 'evil-eyes',
  },
  'n-boars': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 0, 4, 6, { gold: 4 }),
    copies: 2,
  },
  'n-halflings': {
    tier: 'bronze',
    type: 'ranged',
    face: face(
      2,
      0,
      3,
      6,
      { gold: 5 },
      { key: 'roll-dice', trigger: 'attack', n: 2, apply: 'higher' },
      { key: 'no-ranged-penalty', trigger: 'attack' },
    ),
    copies: 2,
  },
  'n-peasants': {
    tier: 'bronze',
    type: 'ground',
    face: face(1, 0, 2, 3, { gold: 3 }, { key: 'upkeep-income', trigger: 'map', gold: 3 }),
    copies: 2,
  },
  'n-rogues': {
    tier: 'bronze',
    type: 'ground',
    face: face(2, 1, 3, 6, { gold: 5 }, { key: 'peek-deck', trigger: 'map', uses: 'once-per-own-turn' }),
    copies: 2,
  },
  'n-crusaders': {
    tier: 'silver',
    type: 'ground',
    face: face(3, 2, 4, 5, { gold: 11 }, { key: 'roll-dice', trigger: 'passive', n: 2, apply: 'higher' }),
    copies: 1,
    like: 'crusaders',
  },
  'n-zealots': {
    tier: 'silver',
    type: 'ranged',
    face: face(3, 0, 5, 5, { gold: 12 }, { key: 'no-melee-penalty', trigger: 'passive' }),
    copies: 1,
    like: 'zealots',
  },
  'n-vampires': {
    tier: 'silver',
    type: 'flying',
    face: face(
      3,
      0,
      5,
      8,
      { gold: 9 },
      { key: 'no-retaliation', trigger: 'attack' },
      { key: 'heal-after-attack', trigger: 'attack', n: 2 },
    ),
    copies: 1,
    like: 'vampires',
  },
  'n-liches': {
    tier: 'silver',
    type: 'ranged',
    face: face(3, 0, 6, 7, { gold: 12 }, { key: 'splash-adjacent', trigger: 'attack', attack: 2 }),
    copies: 1,
    like: 'liches',
  },
  'n-medusas': {
    tier: 'silver',
    type: 'ranged',
    face: face(
      3,
      1,
      4,
      6,
      { gold: 11 },
      { key: 'no-melee-penalty', trigger: 'passive' },
      { key: 'paralyze-on-retaliation', trigger: 'retaliation', roll: false },
    ),
    copies: 1,
    like: 'medusas',
  },
  'n-minotaurs': {
    tier: 'silver',
    type: 'ground',
    face: face(
      3,
      2,
      4,
      7,
      { gold: 11 },
      { key: 'reroll-value', trigger: 'attack', value: -1, mandatory: true, repeat: false },
    ),
    copies: 1,
    like: 'minotaurs',
  },
  'n-mummies': {
    tier: 'silver',
    type: 'ground',
    face: face(
      3,
      1,
      4,
      5,
      { gold: 8 },
      { key: 'ignore-own-die', trigger: 'attack' },
      { key: 'set-enemy-die', trigger: 'passive', value: -1 },
    ),
    copies: 2,
  },
  'n-nomads': {
    tier: 'silver',
    type: 'ground',
    face: face(3, 1, 4, 7, { gold: 10 }, { key: 'turn-end-step', trigger: 'map' }),
    copies: 2,
  },
  'n-sharpshooters': {
    tier: 'silver',
    type: 'ranged',
    face: face(3, 0, 6, 9, { gold: 10 }, { key: 'no-ranged-penalty', trigger: 'attack' }),
    copies: 2,
  },
  'n-champions': {
    tier: 'golden',
    type: 'ground',
    face: face(
      4,
      2,
      6,
      8,
      { gold: 18 },
      { key: 'roll-dice', trigger: 'attack', n: 2, apply: 'both' },
      { key: 'reroll-value', trigger: 'passive', value: -1, mandatory: true, repeat: true },
    ),
    copies: 1,
    like: 'champions',
  },
  'n-archangels': {
    tier: 'golden',
    type: 'flying',
    face: face(5, 2, 7, 10, { gold: 29 }, { key: 'bonus-vs', trigger: 'attack', unit: 'arch-devils', attack: 2 }),
    copies: 1,
    like: 'archangels',
  },
  'n-dread-knights': {
    tier: 'golden',
    type: 'ground',
    face: face(5, 1, 7, 7, { gold: 18 }, { key: 'defense-vs-retaliation', trigger: 'passive', n: 1 }),
    copies: 1,
    like: 'dread-knights',
  },
  'n-ghost-dragons': {
    tier: 'golden',
    type: 'flying',
    dragons: true,
    face: face(5, 2, 6, 9, { gold: 28 }, { key: 'push-on-roll', trigger: 'attack', on: [0] }),
    copies: 1,
    like: 'ghost-dragons',
  },
  'n-manticores': {
    tier: 'golden',
    type: 'flying',
    face: face(
      4,
      1,
      7,
      8,
      { gold: 18 },
      { key: 'defense-on-enemy-die', trigger: 'passive', on: [0, 1], n: 1, perDie: true },
    ),
    copies: 1,
    like: 'manticores',
  },
  'n-black-dragons': {
    tier: 'golden',
    type: 'flying',
    dragons: true,
    face: face(5, 2, 7, 9, { gold: 30 }, { key: 'line-breath', trigger: 'attack', second: 2 }),
    copies: 1,
    like: 'black-dragons',
  },
  'n-gold-golems': {
    tier: 'golden',
    type: 'ground',
    face: face(3, 2, 6, 5, { gold: 14 }, { key: 'spell-damage-reduction', trigger: 'passive', n: 2 }),
    copies: 1,
  },
  'n-diamond-golems': {
    tier: 'golden',
    type: 'ground',
    face: face(4, 2, 6, 6, { gold: 16 }, { key: 'spell-damage-reduction', trigger: 'passive', n: 3 }),
    copies: 1,
  },
  'n-enchanters': {
    tier: 'golden',
    type: 'ranged',
    face: face(4, 1, 5, 5, { gold: 16 }, { key: 'heal-ally-or-rage', trigger: 'activation', heal: 2, attack: 1 }),
    copies: 1,
  },
  'n-trolls': {
    tier: 'golden',
    type: 'ground',
    face: face(4, 0, 7, 7, { gold: 13 }, { key: 'heal-self', trigger: 'activation', n: 3 }),
    copies: 1,
  },
  'n-crystal-dragons': {
    tier: 'azure',
    type: 'ground',
    dragons: true,
    face: face(7, 3, 9, 16, { gold: 40, valuables: 2 }, { key: 'upkeep-income', trigger: 'map', valuables: 2 }),
    copies: 1,
  },
  'n-azure-dragons': {
    tier: 'azure',
    type: 'flying',
    dragons: true,
    face: face(
      8,
      3,
      10,
      19,
      { gold: 45, valuables: 2 },
      { key: 'die-paralyze', trigger: 'attack', on: [-1] },
      { key: 'spell-immune', trigger: 'passive', specialtyDamage: true },
    ),
    copies: 1,
  },
} satisfies Record<string, NeutralUnit>

export type NeutralId = keyof typeof neutrals
export const NEUTRALS: Readonly<Record<NeutralId, NeutralUnit>> = neutrals
export const NEUTRAL_IDS = Object.keys(NEUTRALS) as readonly NeutralId[]

/** One card of the neutral decks: of kinds with two of them `n-boars.1` and `n-boars.2`. */
export type NeutralCardId = NeutralId | `${NeutralId}.${number}`
export const NEUTRAL_CARD_IDS: readonly NeutralCardId[] = NEUTRAL_IDS.flatMap((id): readonly NeutralCardId[] => {
  const { copies } = NEUTRALS[id]
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, copy): NeutralCardId => `${id}.${copy + 1}`)
})

export function neutralOf(id: NeutralCardId): NeutralUnit {
  return NEUTRALS[neutralName(id)]
}

export function neutralName(id: NeutralCardId): NeutralId {
  const dot = id.indexOf('.')
  return (dot < 0 ? id : id.slice(0, dot)) as NeutralId
}
