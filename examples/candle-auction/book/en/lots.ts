import type { Chapter } from '@krcma/kernel'

/** By the sum of the dice. */
export const chapter: Chapter = {
  2: 'A mug without a bottom. “Ideal for those who are giving up drink,” says the auctioneer.',
  3: 'Three horseshoes. The fourth is still at large.',
  4: 'A lute with one string, and a bard who swears it is enough.',
  5: 'A sack of last year’s hops. It smells like the year before.',
  6: 'A map of the county. Somebody has corrected it, in another hand and another mood.',
  7: 'A barrel that has never leaked, and never been asked to.',
  8: 'A pair of boots, walked in by somebody with a great deal to walk away from.',
  9: 'A goose. It looks over the bidders and makes its own valuation.',
  10: 'A cookbook in the hand of the late abbess. Half of it is threats.',
  11: 'A silver spoon with a crest, and no questions.',
  12: 'The deed to the mill. The room goes quiet enough to hear the candle.',
}
