import type { Explanation } from '@krcma/look'
import { type CardId, cardOf } from '../../content/cards.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** Colours, symbols and the effect of a card in words. */
export function cardLines(v: Vocabulary, id: CardId): readonly string[] {
  const { colours, symbols, effect } = cardOf(id)
  return [
    colours.map((colour) => v.colour[colour]).join(' + '),
    symbols.map((symbol) => v.symbol[symbol]).join(', '),
    effect === null ? '' : v.effect(effect),
  ].filter((line) => line !== '')
}

/** What a card is; and whatever is to be said of it here. */
export function explainedCard(v: Vocabulary, id: CardId, more: readonly string[] = []): Explanation {
  return {
    name: v.names.cards[id],
    text: (
      <span className="wpd-said">
        {[...cardLines(v, id), ...more].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  }
}
