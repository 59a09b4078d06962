import { isNeutral } from '../reckoning/army.ts'
import { fieldStateOf, fieldsWhere } from '../reckoning/land.ts'
import { inTurnOrder, playerAt, ranksOf } from '../reckoning/player.ts'
import type { Seat, Table } from '../shape.ts'
import { endGame } from './end-game.ts'
import { leaveMap } from './heroes.ts'
import { discardNeutral } from './neutral-decks.ts'

/** H3B-ELIM-03, H3B-ELIM-04 */
export function eliminate(t: Table, seat: Seat): void {
  const { state } = t
  const player = playerAt(state, seat)
  if (player.eliminated || state.ended !== null) return
  for (const rank of ranksOf(player)) leaveMap(t, seat, rank)
  for (const field of fieldsWhere(state, (_, { flags }) => flags.includes(seat))) {
    const here = fieldStateOf(state, field)
    here.flags = here.flags.filter((one) => one !== seat)
    here.income = null
  }
  const { hand, deck, discard, top, inPlay, units } = player
  for (const zone of [hand, deck, discard, top]) state.removed.push(...zone.items.splice(0))
  state.removed.push(...inPlay.splice(0), ...units.flatMap(({ overlays }) => overlays))
  discardNeutral(
    t,
    units.flatMap(({ card }) => (isNeutral(card) ? card : [])),
  )
  player.gained.artifact = player.scored.length
  player.units = []
  player.ongoing = []
  player.eliminated = true
  t.tell('eliminated', { seat })
  const left = inTurnOrder(state)
  if (left.length === 0) endGame(t, 'all-lose', 'eliminated', [])
  else if (left.length === 1 && state.players.length > 1) endGame(t, 'last-one', 'last-one', left)
}
