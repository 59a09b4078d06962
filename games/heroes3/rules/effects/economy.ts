import { type Amounts, INCOME_STEP, INCOME_TRACKS, TRADE } from '../../content/resources.ts'
import { amounts, canPay } from '../../reckoning/goods.ts'
import { stepsPerSource } from '../../reckoning/income.ts'
import { fieldStateOf, printedOn } from '../../reckoning/land.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table } from '../../shape.ts'
import { exchange, gain } from '../goods.ts'
import { seatsMeant } from '../whom.ts'
import type { Operations } from './scope.ts'

/** H3B-ECON-06: any number of exchanges by the trade table. */
function* trade(t: Table, seat: Seat): Rules {
  for (;;) {
    const possible = () => TRADE.flatMap(({ give }, i) => (canPay(playerAt(t.state, seat), give) ? i : []))
    const choice = yield* t.choose(seat, 'trade', () => [...possible(), 'done'], { context: () => ({}) })
    if (choice === 'done') return
    exchange(t, seat, choice)
  }
}

type Op = 'gain' | 'lessIncome' | 'settlementIncome' | 'mineIncome' | 'trade' | 'income'

export const ECONOMY: Operations<Op> = {
  *gain(t, { who, gold = 0, materials = 0, valuables = 0 }, { seat, cause }) {
    const goods: Amounts = amounts((resource) => ({ gold, materials, valuables })[resource])
    for (const one of yield* seatsMeant(t, seat, who, cause)) gain(t, one, goods, cause)
  },
  *lessIncome(t, { who, gold = 0, valuables = 0 }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause)) {
      const { lessIncome } = playerAt(t.state, one)
      lessIncome.gold += gold
      lessIncome.valuables += valuables
      t.tell('less-income', { seat: one, goods: amounts((resource) => ({ gold, materials: 0, valuables })[resource]) })
    }
  },
  *settlementIncome(t, { steps, resources, firstFlagGain }, { seat, cause, field, first }) {
    if (field === null) return
    const choice = yield* t.choose(seat, 'pick-income', () => resources.map((_, i) => i), {
      context: () => ({ field }),
    })
    const resource = resources[choice] ?? 'gold'
    fieldStateOf(t.state, field).income = resource
    t.tell('settlement-income', { seat, field, resource })
    if (first && firstFlagGain === true)
      gain(t, seat, { [resource]: steps * stepsPerSource(t.state) * INCOME_STEP[resource] }, cause)
  },
  // The flag itself is the source (H3B-LOC-04); only what comes at once is left to do.
  *mineIncome(t, { firstFlagGain }, { seat, cause, field, first }) {
    if (field === null || !first || firstFlagGain !== true) return
    const printed = printedOn(field)
    if (printed.type !== 'mine') return
    gain(t, seat, { [printed.resource]: stepsPerSource(t.state) * INCOME_STEP[printed.resource] }, cause)
  },
  *trade(t, _, { seat }) {
    yield* trade(t, seat)
  },
  *income(t, { resource, steps, who }, { seat, cause }) {
    const track = INCOME_TRACKS[resource]
    for (const one of yield* seatsMeant(t, seat, who, cause)) {
      const { baseIncome } = playerAt(t.state, one)
      const to = Math.min(Math.max(track.indexOf(baseIncome[resource]) + steps, 0), track.length - 1)
      baseIncome[resource] = track[to] as number
      t.tell('income-changed', { seat: one, resource, steps, cause })
    }
  },
}
