import { MORALE_AFTER } from '../content/morale.ts'
import { ignoresMorale } from '../reckoning/pile.ts'
import { playerAt } from '../reckoning/player.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { discardCards, draw } from './deck.ts'

/** H3B-MOR-02; a positive token may be spent before a new one comes. */
export function* gainMorale(t: Table, seat: Seat): Rules {
  const player = playerAt(t.state, seat)
  if (ignoresMorale(player)) return t.tell('morale-ignored', { seat })
  if (player.morale === 'positive') {
    const use = yield* t.choose(seat, 'spend-first', () => ['draw', 'cycle', 'keep'])
    if (use !== 'keep') yield* spendMorale(t, seat, use)
  }
  turn(t, seat, 'gain')
}

/** H3B-MOR-03, H3B-MOR-06 */
export function loseMorale(t: Table, seat: Seat): void {
  if (ignoresMorale(playerAt(t.state, seat))) t.tell('morale-ignored', { seat })
  else turn(t, seat, 'lose')
}

function turn(t: Table, seat: Seat, way: 'gain' | 'lose'): void {
  const player = playerAt(t.state, seat)
  const from = player.morale
  const { to, discardsHand = false } = MORALE_AFTER[from][way]
  player.morale = to
  if (discardsHand) player.mustDiscardHand = true
  if (from !== to) t.tell('morale-changed', { seat, from, to })
}

/** H3B-MOR-04: the token is gone before what it brings. */
export function useUpMorale(t: Table, seat: Seat, use: 'draw' | 'cycle' | 'reroll' | 'redo-search'): void {
  playerAt(t.state, seat).morale = 'neutral'
  t.tell('morale-spent', { seat, use })
}

export function* spendMorale(t: Table, seat: Seat, use: 'draw' | 'cycle'): Rules {
  useUpMorale(t, seat, use)
  if (use === 'draw') draw(t, seat, 1)
  else yield* cycle(t, seat, Number.POSITIVE_INFINITY)
}

/** Discards up to so many cards and draws as many (discardThenDrawSame). */
export function* cycle(t: Table, seat: Seat, upTo: number): Rules {
  let n = 0
  while (n < upTo) {
    const { hand } = playerAt(t.state, seat)
    const most = Math.min(upTo - n, hand.items.length)
    if (most === 0) break
    const card = yield* t.choose(seat, 'discard', () => [...playerAt(t.state, seat).hand.items, 'done'], {
      context: () => ({ least: 0, most }),
    })
    if (card === 'done') break
    discardCards(t, seat, [card])
    n++
  }
  draw(t, seat, n)
}
