import type { AdventurerId } from '../content/adventurers.ts'
import { SALOON_ROW } from '../content/town.ts'
import { place, placements } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { drawAdventurer } from './decks.ts'
import { takeChiefs } from './gains.ts'

/** NAF-SALOON-07, NAF-SALOON-11 */
export function fillRow(t: Table): void {
  const added = drawForRow(t, SALOON_ROW - t.state.row.length)
  t.state.row.push(...added)
  if (added.length > 0) t.tell('row-filled', { added })
}

function drawForRow(t: Table, count: number): AdventurerId[] {
  const drawn: AdventurerId[] = []
  while (drawn.length < count) {
    const next = drawAdventurer(t)
    if (next === undefined) break
    drawn.push(next)
  }
  return drawn
}

/** NAF-SALOON-08: those of the row are set aside once the new ones are drawn, and mixed in only if they must be (NAF-RULING-73). */
export function refreshRow(t: Table, seat: Seat): void {
  const { state } = t
  const drawn = drawForRow(t, SALOON_ROW)
  state.released.push(...state.row.splice(0))
  state.row.push(...drawn, ...drawForRow(t, SALOON_ROW - drawn.length))
  t.tell('row-refreshed', { seat, row: [...state.row] })
}

/** NAF-PARTY-05, NAF-PARTY-06: an adventurer joins; one that is a reward may be declined (NAF-REWARD-08). */
export function* join(t: Table, seat: Seat, id: AdventurerId, reward: boolean): Rules {
  t.state.newcomer = id
  const options = () => [...placements(playerAt(t.state, seat), id), ...(reward ? ['decline' as const] : [])]
  const where = yield* t.choose(seat, 'placement', options, { context: () => ({ adventurer: id, reward }) })
  t.state.newcomer = null
  const player = playerAt(t.state, seat)
  if (where === 'decline') {
    t.state.released.push(id)
    t.tell('adventurer-declined', { seat, adventurer: id })
    // NAF-RULING-13: a row that stayed short is filled as soon as somebody can come.
    fillRow(t)
    return
  }
  place(player, id, where)
  t.tell('party-changed', { seat, party: { ...player.party } })
  takeChiefs(t, seat)
}
