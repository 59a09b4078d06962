import { GOODS, type Good, type Goods } from '../content/goods.ts'
import { MOST_PIECES, TRADE_VALUES } from '../content/town.ts'
import type { NearAndFar, SeenPlayer } from '../shape.ts'
import { sumOf } from './cards.ts'

type Trade = NearAndFar['decisions']['trade']
type Trader = SeenPlayer

function bonusOf(player: Trader): number {
  return sumOf(player, 'trade-value-bonus', ({ n }) => n)
}

function worth(pieces: readonly Good[]): number {
  return pieces.reduce((sum, good) => sum + TRADE_VALUES[good], 0)
}

/** NAF-HALL-02, NAF-HALL-05: of one piece and many, which side must be worth more, and whether it is. */
export function isFair(player: Trader, { side, one }: Trade, pieces: readonly Good[]): boolean {
  const single = TRADE_VALUES[one]
  const many = worth(pieces)
  const bonus = bonusOf(player)
  return side === 'give' ? single + bonus >= many : many + bonus >= single
}

const BY_VALUE: readonly Good[] = [...GOODS].sort((a, b) => TRADE_VALUES[b] - TRADE_VALUES[a])

/** What is owned besides what was put down already, the most valuable first, and no more than could be needed. */
function leftOver(player: Trader, one: Good, pieces: readonly Good[]): Good[] {
  const left: Good[] = []
  for (const good of BY_VALUE) {
    if (good === one) continue
    let count = Math.min(MOST_PIECES, player.goods[good])
    for (const piece of pieces) if (piece === good) count--
    for (; count > 0; count--) left.push(good)
  }
  return left
}

/** Whether what is put down can still be completed to be worth one piece. */
function canComplete(player: Trader, one: Good, pieces: readonly Good[]): boolean {
  const more = leftOver(player, one, pieces).slice(0, MOST_PIECES - pieces.length)
  return isFair(player, { side: 'take', one }, [...pieces, ...more])
}

/** The pieces that may come next on the side of the many (NAF-HALL-04, NAF-HALL-07). */
export function nextPieces(player: Trader, { side, one }: Trade, pieces: readonly Good[]): Good[] {
  if (pieces.length >= MOST_PIECES) return []
  const others = GOODS.filter((good) => good !== one)
  if (side === 'give') return others.filter((good) => isFair(player, { side, one }, [...pieces, good]))
  if (pieces.length > 0 && isFair(player, { side, one }, pieces)) return []
  const left = new Set(leftOver(player, one, pieces))
  return others.filter((good) => left.has(good) && canComplete(player, one, [...pieces, good]))
}

/** The one piece of every trade that can be made. */
export function trades(player: Trader): Trade[] {
  const sides: readonly Trade['side'][] = ['give', 'take']
  return sides.flatMap((side) =>
    GOODS.filter(
      (one) => (side === 'take' || player.goods[one] > 0) && nextPieces(player, { side, one }, []).length > 0,
    ).map((one) => ({ side, one })),
  )
}

export function tally(pieces: readonly Good[]): Goods {
  const counted: { [G in Good]?: number } = {}
  for (const good of pieces) counted[good] = (counted[good] ?? 0) + 1
  return counted
}
