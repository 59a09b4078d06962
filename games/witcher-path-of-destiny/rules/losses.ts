import type { CardId } from '../content/cards.ts'
import type { SymbolId } from '../content/symbols.ts'
import { isReady } from '../reckoning/abilities.ts'
import { bodyOf, playerOf } from '../reckoning/figures.ts'
import { takeAway, waysToLose } from '../reckoning/losses.ts'
import { countOf, WHOLE } from '../reckoning/symbols.ts'
import type { Figure, Loss, Rules, Seat, Table } from '../shape.ts'
import { spend } from './spend.ts'

interface ToLose {
  /** Of any of these types. */
  readonly symbols: readonly SymbolId[]
  readonly count: number
  /** WPD-LOSE-02: the effect of a card takes only what it sees. */
  readonly effect?: { readonly card: CardId; readonly sight: number }
  /** WPD-CLEAN-12: whether Training may be used. */
  readonly inPlay?: boolean
}

/** WPD-LOSE-01 to -04: the player chooses each symbol that is lost; what leaves no choice is not asked. */
export function* lose(t: Table, seat: Seat, { symbols, count, effect, inPlay = false }: ToLose): Rules {
  const player = playerOf(t.state, seat)
  const sight = effect?.sight ?? WHOLE
  const card = effect?.card ?? null
  for (let left = count; left > 0; left--) {
    const ways = () => waysToLose(player, symbols, sight)
    const there = symbols.reduce((sum, symbol) => sum + countOf(player, symbol, sight), 0)
    if (there === 0) return
    const training = inPlay && isReady(player, 'geralt-1')
    const [only] = ways()
    const loss =
      there <= left && !training && only !== undefined
        ? only
        : yield* t.choose(seat, 'lose', () => (training ? [...ways(), { from: 'training' }] : ways()), {
            context: () => ({ card, left }),
          })
    if (loss.from === 'training') {
      // WPD-GER-01: the condition counts as met all the same.
      spend(t, seat, 'geralt-1')
      t.tell('loss-prevented', { seat })
    } else {
      loseThis(t, seat, loss)
    }
  }
}

function loseThis(t: Table, figure: Figure, loss: Exclude<Loss, { readonly from: 'training' }>): void {
  takeAway(bodyOf(t.state, figure), loss)
  const card = loss.from === 'card' ? loss.card : null
  t.tell('symbol-lost', { figure, symbol: loss.symbol, card, special: loss.from === 'special' })
}

/** WPD-SOLO-24: a token if it has one, otherwise the leftmost symbol. */
export function automaLoses(t: Table, symbol: SymbolId): void {
  const [first] = waysToLose(bodyOf(t.state, 'automa'), [symbol])
  if (first !== undefined && first.from !== 'training') loseThis(t, 'automa', first)
}
