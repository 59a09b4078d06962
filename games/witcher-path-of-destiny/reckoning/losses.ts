import { cardOf } from '../content/cards.ts'
import type { SymbolId } from '../content/symbols.ts'
import type { Body, Loss } from '../shape.ts'
import { type Seen, WHOLE } from './symbols.ts'

/** What can be lost of these types: distinct ways, for tokens of a type, and equal symbols of a card, are alike (WPD-LOSE-01, -07). */
export function waysToLose(
  { timeline, pool, special }: Seen,
  symbols: readonly SymbolId[],
  sight = WHOLE,
): readonly Loss[] {
  const ways: Loss[] = []
  for (const symbol of symbols) {
    if (pool[symbol] > 0) ways.push({ from: 'pool', symbol })
    if (special !== null && !special.lost && special.symbol === symbol) ways.push({ from: 'special', symbol })
    timeline.slice(0, sight + 1).forEach(({ card, covered }) => {
      const open = cardOf(card).symbols.some((printed, i) => printed === symbol && covered[i] !== true)
      if (open) ways.push({ from: 'card', card, symbol })
    })
  }
  return ways
}

/** Takes a symbol away: a token, or one that is covered (WPD-LOSE-01); a special token goes to the board (WPD-LOSE-06). */
export function takeAway(body: Pick<Body, 'timeline' | 'pool' | 'special'>, loss: Loss): void {
  switch (loss.from) {
    case 'pool':
      body.pool[loss.symbol]--
      return
    case 'special':
      if (body.special !== null) body.special.lost = true
      return
    case 'card': {
      const laid = body.timeline.find(({ card }) => card === loss.card)
      const at = cardOf(loss.card).symbols.findIndex((symbol, i) => symbol === loss.symbol && laid?.covered[i] !== true)
      if (laid !== undefined) laid.covered[at] = true
      return
    }
    case 'training':
      return
  }
}
