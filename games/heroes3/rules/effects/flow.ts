import { canPay } from '../../reckoning/goods.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table } from '../../shape.ts'
import { discardCards } from '../deck.ts'
import { pay } from '../goods.ts'
import { type Operations, otherCards, type Scope } from './scope.ts'

/** Discards so many cards of one's choice, one after the other. */
export function* chooseDiscards(t: Table, seat: Seat, n: number, scope: Scope): Rules {
  const hand = () => otherCards(playerAt(t.state, seat).hand.items, scope.play)
  for (let left = Math.min(n, hand().length); left > 0; left--) {
    const most = left
    const card = yield* t.choose(seat, 'discard', hand, { context: () => ({ least: most, most }) })
    if (card !== 'done') discardCards(t, seat, [card])
  }
}

export const FLOW: Operations<'choose' | 'payThen' | 'discardThen'> = {
  *choose(t, { options, pick = 1, optional = false }, scope, resolve) {
    const left = options.map((_, i) => i).filter((i) => options[i]?.window === undefined)
    for (let picked = 0; picked < pick && left.length > 0; picked++) {
      const choice = yield* t.choose(scope.seat, 'choice', () => (optional ? [...left, 'none' as const] : [...left]), {
        context: () => ({ cause: scope.cause, options }),
      })
      if (choice === 'none') return
      left.splice(left.indexOf(choice), 1)
      yield* resolve(t, options[choice]?.effects ?? [], scope)
    }
  },
  *payThen(t, { costs, effects }, scope, resolve) {
    const { seat, cause } = scope
    const payable = () => costs.flatMap((cost, i) => (canPay(playerAt(t.state, seat), cost) ? i : []))
    const choice = yield* t.choose(seat, 'pay', () => [...payable(), 'none'], {
      context: () => ({ cause, costs, effects }),
    })
    if (choice === 'none') return
    pay(t, seat, costs[choice] ?? {})
    yield* resolve(t, effects, scope)
  },
  *discardThen(t, { n, effects, optional = false }, scope, resolve) {
    const { seat } = scope
    const others = () => otherCards(playerAt(t.state, seat).hand.items, scope.play)
    const least = n === 'x' ? 1 : n
    if (others().length < least) return
    let discarded = 0
    for (;;) {
      const left = others()
      const most = n === 'x' ? left.length : n - discarded
      const mayStop = discarded === 0 ? optional : n === 'x'
      if (most === 0 || left.length === 0) break
      const card = yield* t.choose(seat, 'discard', () => (mayStop ? [...others(), 'done' as const] : others()), {
        context: () => ({ least: Math.max(0, least - discarded), most }),
      })
      if (card === 'done') break
      discardCards(t, seat, [card])
      discarded++
    }
    if (discarded >= least) yield* resolve(t, effects, { ...scope, x: discarded })
  },
}
