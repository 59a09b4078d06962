import { BUILDING_KINDS } from '../../content/buildings.ts'
import { CARD_KINDS } from '../../content/cards.ts'
import { PLAYER_REFS } from '../../content/conditions.ts'
import { LOCATION_IDS } from '../../content/locations.ts'
import { RESOURCES } from '../../content/resources.ts'
import type { Scenario } from '../../content/scenario.ts'
import { TILE_KINDS } from '../../content/tiles.ts'
import { TIERS, UNIT_IDS } from '../../content/units.ts'

/** What a place in a sentence can be filled with, by the table of words that names it. */
export const CHOICES = {
  who: ['self', 'enemy', 'each'],
  whose: ['self', 'any', 'opponent', 'opponents', ...PLAYER_REFS],
  player: ['any', ...PLAYER_REFS],
  location: LOCATION_IDS.filter((id) => id !== 'blocked'),
  resource: RESOURCES,
  tier: TIERS,
  factionTier: ['bronze', 'silver', 'golden'],
  side: ['few', 'pack'],
  unit: UNIT_IDS,
  building: BUILDING_KINDS,
  tileKind: TILE_KINDS,
  cardKind: CARD_KINDS,
  sharedDeck: ['ability', 'artifact', 'spell'],
  deck: ['ability', 'artifact', 'spell', 'own'],
  price: ['free', 'full', 'half-up', 'half-gold-down'],
  sign: [1, -1],
  has: ['positive', 'negative'],
  heroRef: ['visiting', 'chosen-own'],
  rank: ['main', 'secondary'],
  by: ['hero', 'neutral', 'army-without-hero'],
  die: ['resource', 'treasure'],
  anyDie: ['attack', 'resource', 'treasure'],
  resolve: ['all', 'one'],
  rerolls: ['one-per-die-type', 'each-roll-once', 'one-per-turn'],
  lasts: ['turn', 'round', 'next-resource-round', 'until-next-astrologers'],
  where: ['adjacent-to-hero-tile', 'adjacent-to-this-tile'],
  moveTo: ['adjacent-empty-field', 'own-town-or-settlement'],
  decksOf: ['one-of-dwellings', 'each-dwelling'],
  put: ['hand', 'discard'],
  per: ['period', 'turn'],
  firstSpell: ['return-to-hand', 'power+1'],
  result: ['score', 'draw', 'all-lose', 'win-self', 'win-p1', 'win-p2', 'win-p3'],
  token: ['grail'],
  cmp: ['<', '<=', '=', '>=', '>'],
} as const satisfies Readonly<Record<string, readonly (string | number)[]>>
export type Choice = keyof typeof CHOICES

/** What of it there can be in this scenario: nothing is said of players whom it does not have (H3B-CREATE-25). */
export function offered(choice: Choice, { players }: Scenario): readonly (string | number)[] {
  const player = /^(?:win-)?p(\d)$/
  return CHOICES[choice].filter((one) => Number(player.exec(String(one))?.[1] ?? 0) <= players.max)
}

interface Any {
  /** Which field is filled in. */
  readonly at: string
  /** Whether it may be left out. */
  readonly may?: true
}

/** A place to fill in a sentence. */
export type Blank = Any &
  (
    | { readonly is: 'count'; readonly least: number; readonly most: number }
    | { readonly is: 'one' | 'several'; readonly of: Choice }
    /** Gold, materials and valuables, in fields of their own. */
    | { readonly is: 'flag' | 'goods' | 'text' | 'rounds' }
    | { readonly is: 'effects' | 'options' | 'costs' | 'condition' | 'conditions' | 'filter' | 'outcomes' }
  )

export const count = (at: string, least: number, most: number): Blank => ({ at, is: 'count', least, most })
export const maybeCount = (at: string, least: number, most: number): Blank => ({ ...count(at, least, most), may: true })
export const one = (at: string, of: Choice): Blank => ({ at, is: 'one', of })
export const maybeOne = (at: string, of: Choice): Blank => ({ at, is: 'one', of, may: true })
export const several = (at: string, of: Choice): Blank => ({ at, is: 'several', of })
export const flag = (at: string): Blank => ({ at, is: 'flag', may: true })
export const goods: Blank = { at: '', is: 'goods' }
export const effects: Blank = { at: 'effects', is: 'effects' }
