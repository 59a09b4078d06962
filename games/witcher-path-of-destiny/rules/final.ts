import { experienceVp } from '../reckoning/experience.ts'
import { bodiesOf, bodyOf, handOf } from '../reckoning/figures.ts'
import { goalVp, isScored } from '../reckoning/goals.ts'
import { questCount, questVp } from '../reckoning/side-quests.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Figure, State, Table } from '../shape.ts'
import { discardAlliances } from './alliances.ts'
import { gainVp } from './gains.ts'

/** WPD-FINAL-04 to -11: goals, side quests, experience, the winner, and the epilogue. */
export function finalScoring(t: Table, epilogue: number): void {
  const { state } = t
  discardAlliances(t)
  openHands(t)
  scoreGoals(t)
  if (state.sideQuests) scoreSideQuests(t)
  for (const { figure, seen } of bodiesOf(state)) gainVp(t, figure, experienceVp(seen), 'experience')
  const figure = winner(state)
  const { character } = bodyOf(state, figure)
  state.hero = figure
  if (character !== null) t.tell('hero', { figure, character, paragraph: `${state.tale}/${epilogue}-${character}` })
  t.learnt(t.seats)
  state.phase = 'over'
}

/** WPD-FINAL-13 */
function openHands(t: Table): void {
  for (const { hand, shown } of t.state.players) {
    hand.items.push(...shown.items.splice(0))
    hand.sees = 'all'
  }
  const hands = t.state.players.map((player, seat) => ({ seat, cards: [...handOf(player)] }))
  t.tell('hands-opened', { hands })
}

/** WPD-STRI-13 to -15; the Automa has no part in it. */
function scoreGoals(t: Table): void {
  const { state } = t
  const { goals, dominant, players } = state
  if (goals === null || dominant === null) return
  const sights = players.map((player) => ({ ...player, cards: handOf(player) }))
  for (const { back, front } of goals) {
    const [goal] = front.items
    if (goal === undefined || !isScored(back, activeIn(state)[dominant])) continue
    front.sees = 'all'
    t.tell('goal-opened', { back, goal })
    goalVp(goal, sights).forEach((vp, seat) => {
      gainVp(t, seat, vp, 'goals')
    })
  }
}

/** WPD-FINAL-05 */
function scoreSideQuests(t: Table): void {
  t.state.players.forEach((player, seat) => {
    const { character } = player
    if (character === null) return
    t.tell('side-quest', { seat, character, count: questCount(character, handOf(player)) })
    gainVp(t, seat, questVp(character, handOf(player)), 'side-quest')
  })
}

/** WPD-FINAL-09, -10: most VP; of equals the one highest in initiative order. */
function winner(state: State): Figure {
  return state.initiative.reduce((best, figure) => (bodyOf(state, figure).vp > bodyOf(state, best).vp ? figure : best))
}
