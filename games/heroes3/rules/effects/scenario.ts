import { placeOf, playerAt } from '../../reckoning/player.ts'
import { endGame } from '../end-game.ts'
import { seatsMeant } from '../whom.ts'
import type { Operations } from './scope.ts'

export const SCENARIO: Operations<'vp' | 'endGame' | 'message'> = {
  *vp(t, { n, who }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause)) {
      playerAt(t.state, one).points += n
      t.tell('points-gained', { seat: one, n, cause })
    }
  },
  *endGame(t, { result }, { seat }) {
    const { players } = t.state
    if (result === 'win-self') endGame(t, 'win', 'effect', [seat])
    else if (result === 'score' || result === 'draw' || result === 'all-lose') endGame(t, result, 'effect', [])
    else
      endGame(
        t,
        'win',
        'effect',
        players.flatMap((_, one) => (`win-p${placeOf(t.state, one) + 1}` === result ? one : [])),
      )
  },
  *message(t, { text }) {
    t.tell('message', { text })
  },
}
