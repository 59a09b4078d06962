import { AUTOMA_EFFORT_XP } from '../content/automas.ts'
import { TURNS } from '../content/components.ts'
import { type EffortReward, effortOf } from '../content/extra-effort.ts'
import { LEVELS } from '../content/requirements.ts'
import { fateOf, votesIn } from '../reckoning/fate.ts'
import { bodyOf, playerOf } from '../reckoning/figures.ts'
import { completes } from '../reckoning/sequence.ts'
import { activeIn } from '../reckoning/story.ts'
import { printedColour } from '../reckoning/symbols.ts'
import type { Figure, HiddenGoal, Seat, Table } from '../shape.ts'
import { beginTurn } from './chapter.ts'
import { gainTokens, gainVp, gainXp } from './gains.ts'
import { lookAt } from './looking.ts'
import { toss } from './toss.ts'

/** WPD-PLAY-09: the checks of the tale, then step 3; after the third turn the chapter ends (WPD-TURN-03). */
export function afterPlay(t: Table): void {
  const { state } = t
  const effort = state.efforts?.[state.chapter - 1]
  if (effort !== undefined) {
    for (const figure of state.initiative)
      if (completes(bodyOf(state, figure), effortOf(effort).sequence)) reward(figure)
  }
  for (const goal of state.goals ?? []) for (const seat of t.seats) checkRequirement(t, seat, goal)
  placeFateToken(t)
  if (state.turn < TURNS) beginTurn(t, state.turn + 1)
  else state.phase = 'dominance'

  /** WPD-EDGE-03, -07; the Automa gains XP instead. */
  function reward(figure: Figure): void {
    if (effort === undefined) return
    t.tell('effort-made', { figure, effort })
    if (figure === 'automa') gainXp(t, figure, AUTOMA_EFFORT_XP, 'effort')
    else for (const gain of effortOf(effort).reward) gainReward(t, figure, gain)
  }
}

function gainReward(t: Table, seat: Seat, reward: EffortReward): void {
  switch (reward.kind) {
    case 'xp':
      gainXp(t, seat, reward.amount, 'effort')
      return
    case 'vp':
      gainVp(t, seat, reward.amount, 'effort')
      return
    case 'active':
      gainTokens(t, seat, activeIn(t.state)[reward.side], reward.amount, 'effort')
  }
}

/** WPD-STRI-05 to -12, WPD-RULING-24, -25: one level of a requirement card at a time. */
function checkRequirement(t: Table, seat: Seat, goal: HiddenGoal): void {
  const player = playerOf(t.state, seat)
  const { colour } = goal
  const level = player.levels[colour]
  const next = LEVELS[level]
  if (next === undefined || printedColour(player, colour) < next.cards) return
  player.levels[colour] = level + 1
  t.tell('level-reached', { seat, colour, level: level + 1 })
  gainXp(t, seat, next.xp, 'requirement')
  lookAt(t, seat, goal)
}

/** WPD-FATE-01 to -06, WPD-TWO-01; in the solo game the Automa alone decides (WPD-SOLO-12, -13). */
function placeFateToken(t: Table): void {
  const { state } = t
  const active = activeIn(state)
  if (state.automa !== null) gainTokens(t, 'automa', active[toss(t)], 1, 'toss')
  const supports = votesIn(state, active)
  const side = fateOf(supports.map((support) => support.side))
  state.fate[side ?? 'aside'].push(state.turn)
  t.tell('fate-placed', { token: state.turn, side, supports })
}
