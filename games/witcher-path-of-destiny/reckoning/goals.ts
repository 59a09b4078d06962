import { type CardId, cardOf } from '../content/cards.ts'
import {
  BACKS,
  type Back,
  type GoalId,
  goalOf,
  type Metric,
  type Predicate,
  type Scoring,
} from '../content/hidden-goals.ts'
import { COLOURS, SYMBOLS, type SymbolId } from '../content/symbols.ts'
import { countOf, printedColour, printedColours, type Seen } from './symbols.ts'

/** What goals look at: a timeline with its tokens, and the hand. */
export interface Sight extends Seen {
  readonly cards: readonly CardId[]
}

/** WPD-STRI-13, -14 */
export function isScored(back: Back, dominant: SymbolId): boolean {
  return BACKS[back].includes(dominant)
}

function measure(metric: Metric, sight: Sight): number {
  const { timeline, cards } = sight
  switch (metric.kind) {
    case 'timeline-multicolour':
      return timeline.filter(({ card }) => cardOf(card).colours.length > 1).length
    case 'timeline-no-symbol':
      // WPD-RULING-27: a covered symbol is still printed.
      return timeline.filter(({ card }) => cardOf(card).symbols.length === 0).length
    case 'timeline-colour':
      return printedColour(sight, metric.colour)
    case 'hand-symbol':
      return cards.flatMap((card) => cardOf(card).symbols).filter((symbol) => symbol === metric.symbol).length
    case 'timeline-and-pool-symbol':
      return countOf(sight, metric.symbol)
  }
}

function isFulfilled(predicate: Predicate, sight: Sight): boolean {
  switch (predicate.kind) {
    case 'timeline-distinct-colours-at-most':
      return printedColours(sight).length <= predicate.count
    case 'hand-all-four-colours':
      return COLOURS.every((colour) => sight.cards.some((card) => cardOf(card).colours.includes(colour)))
    case 'timeline-and-pool-all-four-symbols':
      return SYMBOLS.every((symbol) => countOf(sight, symbol) > 0)
    case 'timeline-colours-with-at-least':
      return COLOURS.filter((colour) => printedColour(sight, colour) >= predicate.perColour).length >= predicate.colours
  }
}

/** What each of these players scores for a goal (WPD-STRI-15 to -17). */
export function goalVp(id: GoalId, sights: readonly Sight[]): readonly number[] {
  const scoring: Scoring = goalOf(id).scoring
  switch (scoring.kind) {
    case 'compare': {
      const values = sights.map((sight) => measure(scoring.metric, sight))
      const highest = Math.max(...values)
      return values.map((value) => (value === 0 ? 0 : (scoring.vp[highest - value] ?? 0)))
    }
    case 'per-unit':
      return sights.map((sight) => Math.min(scoring.most, measure(scoring.metric, sight)))
    case 'condition':
      return sights.map((sight) => (isFulfilled(scoring.predicate, sight) ? scoring.vp : 0))
  }
}
