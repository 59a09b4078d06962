import { cardOf } from '../content/cards.ts'
import type { Colour } from '../content/symbols.ts'
import type { Seen } from './symbols.ts'

/** WPD-EDGE-03 to -06: whether adjacent cards show the sequence, one of this turn among them. */
export function completes({ timeline }: Pick<Seen, 'timeline'>, sequence: readonly Colour[]): boolean {
  return timeline.some((_, start) => {
    const stretch = timeline.slice(start, start + sequence.length)
    return (
      stretch.length === sequence.length &&
      stretch.some(({ fresh }) => fresh) &&
      stretch.every(({ card }, i) => cardOf(card).colours.includes(sequence[i] as Colour))
    )
  })
}

/** How many of its first colours the end of the timeline shows already, so that the next cards may go on from there. */
export function begun({ timeline }: Pick<Seen, 'timeline'>, sequence: readonly Colour[]): number {
  for (let shown = Math.min(sequence.length - 1, timeline.length); shown > 0; shown--) {
    const end = timeline.slice(-shown)
    if (end.every(({ card }, i) => cardOf(card).colours.includes(sequence[i] as Colour))) return shown
  }
  return 0
}
