import type { WorldCardId } from './world-card-ids.ts'

/** What can be traded at the Town Hall (NAF-HALL-03): every piece of it is owned openly and without limit. */
export const GOODS = ['food', 'coin', 'gem', 'red', 'yellow', 'green', 'blue'] as const
export type Good = (typeof GOODS)[number]
export type Goods = { readonly [G in Good]?: number }

/** What is paid (NAF-ENC-05, NAF-ART-01). */
export type Cost = Goods & { readonly hearts?: number }

/** What is gained. Reputation may be lost instead; `faction-any` is chosen piece by piece. */
export type Gain = Goods & {
  readonly hearts?: number
  readonly reputation?: number
  readonly 'faction-any'?: number
  readonly treasure?: number
  readonly bird?: number
  readonly adventurer?: number
  readonly world?: WorldCardId
}
