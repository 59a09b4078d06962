import { cardOf, type Mode } from '../content/cards.ts'
import type { Play } from '../shape.ts'

/** The way in which a card is played. */
export function modeOf({ card, mode }: Play): Mode {
  const found = (cardOf(card).modes as Readonly<Record<string, Mode | undefined>>)[mode]
  if (found === undefined) throw new Error(`${card} has no mode ${mode}`)
  return found
}
