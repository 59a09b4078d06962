import { LAST_ROUND, ROUNDS_WITHOUT_CAMP } from '../content/set-up.ts'
import { emptySpaces } from '../reckoning/charts.ts'
import { leftOf, playerAt } from '../reckoning/players.ts'
import type { NearAndFar, State, Table, Turn } from '../shape.ts'

type Why = NearAndFar['events']['game-ended']['why']

export function newTurn(fromPrison: boolean): Turn {
  return {
    fromPrison,
    building: null,
    done: [],
    trades: 0,
    settled: [],
    steps: 0,
    returned: { bird: 0, turtle: 0 },
    waived: 0,
    encountered: false,
    camped: false,
    refreshed: false,
    converted: [],
  }
}

export function beginTurn(t: Table): void {
  const { state } = t
  if (state.active === state.first) t.tell('round-began', { round: state.round })
  state.turn = newTurn(playerAt(state, state.active).at === 'prison')
  state.check = null
  state.encounter = null
  state.stage = 'action'
  t.tell('turn-began', { seat: state.active })
}

/** NAF-TURN-01, NAF-END-02: the end is looked for between two rounds. */
export function endTurn(t: Table): void {
  const { state } = t
  state.active = leftOf(state.players, state.active)
  if (state.active === state.first) {
    const why = endOf(state)
    if (why !== null) {
      state.stage = 'over'
      t.tell('game-ended', { why })
      if (state.villains.length > 0) t.tell('villains-prevailed', { villains: [...state.villains] })
      return
    }
    state.round++
  }
  beginTurn(t)
}

/** NAF-END-01, NAF-END-04, NAF-END-05 */
function endOf(state: State): Why | null {
  if (state.endedBy !== null) return 'camps'
  if (emptySpaces(state).length === 0) {
    if (state.mine.every((seat) => seat !== null)) return 'nothing-left'
    if (state.round - state.lastCamp >= ROUNDS_WITHOUT_CAMP) return 'no-camps'
  }
  return state.round >= LAST_ROUND ? 'last-round' : null
}
