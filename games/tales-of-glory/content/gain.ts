import type { TileType } from './tile.ts'

/** What a reward is made of. Combat and magic go to the banner, a key opens a chest at once. */
export type GainKind = 'glory' | 'coin' | 'potion' | 'combat' | 'magic' | 'key' | 'first-player'

/** What the sign × counts. */
export type Multiplier =
  | TileType
  | 'key-token'
  | 'combat-token'
  | 'magic-token'
  | 'majority-token'
  | 'coin-set-3'
  | 'potion-set-3'
  | 'surrounded-tile'
  | 'locked-chest'

/** One part of a printed reward: so much of something, once or for each of something, now or at the end of the game. */
export interface Gain {
  readonly gain: GainKind
  readonly amount: number
  readonly per: Multiplier | null
  readonly when: 'placed' | 'end'
}

/** A printed reward, carried out from left to right. */
export type Reward = readonly Gain[]

const simple = (gain: GainKind) => (amount: number) => ({ gain, amount, per: null, when: 'placed' }) as const

export const glory = simple('glory')
export const coin = simple('coin')
export const potion = simple('potion')
export const combat = simple('combat')
export const magic = simple('magic')
export const key: Gain = simple('key')(1)
export const firstPlayer: Gain = simple('first-player')(1)

/** The sign ×. */
export const each = (per: Multiplier, gain: Gain): Gain => ({ ...gain, per })

/** The end-of-game sign. */
export const atEnd = (gain: Gain): Gain => ({ ...gain, when: 'end' })
