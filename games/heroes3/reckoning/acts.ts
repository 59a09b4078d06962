import { NEUTRALS, neutralName } from '../content/neutral-units.ts'
import { TRADE } from '../content/resources.ts'
import type { Act, Seat, State } from '../shape.ts'
import { isNeutral } from './army.ts'
import { canPay } from './goods.ts'
import { movements, underway } from './moves.ts'
import { playerAt } from './player.ts'
import { plays } from './plays.ts'
import { has } from './setting.ts'
import { townActs } from './town.ts'
import { buildingsThatWork } from './town-buildings.ts'
import { wisdomOff } from './wisdom.ts'

/** What the player on turn may do (H3B-TURN-05). */
export function actsOf(state: State, seat: Seat): Act[] {
  const moves = movements(state, seat)
  // A hero on its way goes on before anything else is done.
  if (underway(state, seat) !== null && moves.length > 0) return moves
  const player = playerAt(state, seat)
  return [
    ...moves,
    ...plays(state, seat, 'own-turn').map((play): Act => ({ do: 'play', play })),
    ...townActs(state, seat, player.hand.items, wisdomOff(state, seat)),
    ...buildings(state, seat),
    ...player.units.flatMap(({ card }): Act[] => (peeks(state, seat, card) ? [{ do: 'use-unit', unit: card }] : [])),
    ...trades(state, seat),
    { do: 'end-turn' },
  ]
}

/** H3B-VAR-01: with free trade, at any time of the own turn. */
function trades(state: State, seat: Seat): Act[] {
  if (!has(state, 'free-trade')) return []
  const player = playerAt(state, seat)
  return TRADE.flatMap(({ give }, exchange): Act[] => (canPay(player, give) ? [{ do: 'trade', exchange }] : []))
}

function buildings(state: State, seat: Seat): Act[] {
  return buildingsThatWork(state, seat, 'own-turn').map((one): Act => ({ do: 'use-building', ...one }))
}

/** Rogues: once in the own turn (peek-deck). */
function peeks(state: State, seat: Seat, card: Parameters<typeof isNeutral>[0]): boolean {
  if (!isNeutral(card) || playerAt(state, seat).usedThisTurn.includes(card)) return false
  return NEUTRALS[neutralName(card)].face.abilities.some(({ key }) => key === 'peek-deck')
}
