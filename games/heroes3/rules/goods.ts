import { type Amounts, RESOURCES, TRADE } from '../content/resources.ts'
import { isNothing } from '../reckoning/goods.ts'
import { playerAt } from '../reckoning/player.ts'
import type { Cause, Seat, Table } from '../shape.ts'

export function gain(t: Table, seat: Seat, goods: Amounts, cause: Cause): void {
  if (isNothing(goods)) return
  receive(t, seat, goods, 1)
  t.tell('gained', { seat, goods, cause })
}

/** H3B-ECON-02: whoever pays can; `to` the supply or another player. */
export function pay(t: Table, seat: Seat, goods: Amounts, to: Seat | null = null): void {
  if (isNothing(goods)) return
  receive(t, seat, goods, -1)
  if (to !== null) receive(t, to, goods, 1)
  t.tell('paid', { seat, goods, to })
}

function receive({ state }: Table, seat: Seat, goods: Amounts, times: 1 | -1): void {
  const player = playerAt(state, seat)
  for (const resource of RESOURCES) {
    player.goods[resource] += times * (goods[resource] ?? 0)
    if (player.goods[resource] < 0) throw new Error(`seat ${seat} cannot pay so much`)
  }
}

/** H3B-ECON-06: one exchange by the trade table. */
export function exchange(t: Table, seat: Seat, row: number): void {
  const { give, get } = TRADE[row] ?? { give: {}, get: {} }
  receive(t, seat, give, -1)
  receive(t, seat, get, 1)
  t.tell('traded', { seat, give, get })
}
