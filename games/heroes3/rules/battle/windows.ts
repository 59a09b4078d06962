import { battleOf } from '../../reckoning/battle/fighters.ts'
import { oppositeCamp, playsCards } from '../../reckoning/battle/host.ts'
import type { Camp, Moment, Rules, Seat, Table } from '../../shape.ts'
import { respond } from '../cards/play.ts'

/** Those of the two sides who may play cards, that of the camp first (H3B-COMB-13, H3B-CRND-16). */
function playersOf(t: Table, first: Camp): Seat[] {
  const battle = battleOf(t.state)
  return [first, oppositeCamp(first)].flatMap((camp) => {
    const { seat } = battle[camp]
    return seat !== null && playsCards(t.state, seat) ? seat : []
  })
}

/** H3B-CRND-16, H3B-RULING-35: cards of both players in turn until both pass in succession. */
export function* alternate(t: Table, first: Camp, moment: Moment): Rules {
  const seats = playersOf(t, first)
  let passes = 0
  for (let turn = 0; passes < seats.length; turn++) {
    const played = yield* respond(t, seats[turn % seats.length] as Seat, moment)
    if (t.state.ended !== null) return
    passes = played ? 0 : passes + 1
  }
}
