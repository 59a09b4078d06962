import type { Good } from '../content/goods.ts'
import { REPUTATION } from '../content/player-board.ts'
import { playerAt } from '../reckoning/players.ts'
import { isFair, nextPieces, tally, trades } from '../reckoning/trade.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { gain } from './gains.ts'

/** NAF-HALL-02: first the one piece, then those on the other side, one by one. */
export function* trade(t: Table, seat: Seat): Rules {
  const { side, one } = yield* t.choose(seat, 'trade', () => trades(playerAt(t.state, seat)))
  const pieces: Good[] = []
  for (;;) {
    const options = (): (Good | 'done')[] => {
      const player = playerAt(t.state, seat)
      const enough = pieces.length > 0 && isFair(player, { side, one }, pieces)
      return [...nextPieces(player, { side, one }, pieces), ...(enough ? ['done' as const] : [])]
    }
    const piece = yield* t.choose(seat, 'piece', options, { context: () => ({ side, one, pieces: [...pieces] }) })
    if (piece === 'done') break
    pieces.push(piece)
  }
  const [gave, got] = side === 'give' ? [[one], pieces] : [pieces, [one]]
  const { goods } = playerAt(t.state, seat)
  for (const good of gave) goods[good]--
  t.tell('traded', { seat, gave: tally(gave), got: tally(got) })
  gain(t, seat, tally(got), 'town-hall')
}

/** NAF-HALL-09, NAF-HALL-10: coins and gems, a point for each piece, all the same way. */
export function* buyReputation(t: Table, seat: Seat, up: boolean): Rules {
  for (let paid = 0; ; paid++) {
    const options = () => {
      const { goods, reputation } = playerAt(t.state, seat)
      const end = up ? REPUTATION.highest : REPUTATION.lowest
      const kinds = (['coin', 'gem'] as const).filter((kind) => goods[kind] > 0 && reputation !== end)
      return paid === 0 ? kinds : [...kinds, 'done' as const]
    }
    const piece = yield* t.choose(seat, 'reputation-piece', options, { context: () => ({ up, paid }) })
    if (piece === 'done') return
    // What is paid is said: nothing stands in for it here.
    playerAt(t.state, seat).goods[piece]--
    t.tell('paid', { seat, cost: { [piece]: 1 }, for: 'town-hall' })
    gain(t, seat, { reputation: up ? 1 : -1 }, 'town-hall')
  }
}
