import { playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table } from '../../shape.ts'
import { gainMorale, loseMorale } from '../morale.ts'
import { seatsMeant } from '../whom.ts'
import type { Operations } from './scope.ts'

function* change(t: Table, seat: Seat, n: 1 | -1): Rules {
  if (n === 1) yield* gainMorale(t, seat)
  else loseMorale(t, seat)
}

export const MORALE: Operations<'morale' | 'moraleIf'> = {
  *morale(t, { n, times = 1, who }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause))
      for (let time = 0; time < times; time++) yield* change(t, one, n)
  },
  *moraleIf(t, { has, n, who }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause))
      if (playerAt(t.state, one).morale === has) yield* change(t, one, n)
  },
}
