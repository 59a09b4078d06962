import type { CardId } from './market.ts'

export const REMOVED_CARD: CardId = 'diplomacy'
export const GOLD_PER_STAR = 8

/** Which Market card the enemy takes: by the Initiative card chosen, then by the value of the enemy die from 1 on. */
export type Place = 'left' | 'middle' | 'right'
export const ENEMY: { readonly [initiative: number]: readonly (Place | null)[] } = {
  2: ['left', 'middle', 'right', null, null, null],
  3: ['left', 'left', 'middle', 'middle', 'right', 'right'],
}

/** What a solo score is called: the first title whose `most` it does not exceed. */
export const TITLES = [
  { id: 'stable-hand', most: 16 },
  { id: 'torch-bearer', most: 21 },
  { id: 'novice-adventurer', most: 26 },
  { id: 'seasoned-adventurer', most: 30 },
  { id: 'local-hero', most: 34 },
  { id: 'champion-of-the-realm', most: 38 },
  { id: 'living-legend', most: 42 },
  { id: 'name-carved-in-stone', most: null },
] as const
export type TitleId = (typeof TITLES)[number]['id']
