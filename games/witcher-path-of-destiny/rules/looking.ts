import type { HiddenGoal, Rules, Seat, Table } from '../shape.ts'

/** WPD-STRI-06, -07: from now on the player sees the goal. */
export function lookAt(t: Table, seat: Seat, { back, front }: HiddenGoal): void {
  if (front.sees === 'all' || front.sees.includes(seat)) return
  front.sees.push(seat)
  const goal = front.items[0] ?? null
  t.tell('goal-seen', { seat, back, goal: null }, { to: [seat], data: { seat, back, goal } })
}

/** WPD-STRI-21: a goal of choice that the player may not look at yet, if there is one. */
export function* lookBonus(t: Table, seat: Seat): Rules {
  const unseen = (t.state.goals ?? []).filter(({ front }) => front.sees !== 'all' && !front.sees.includes(seat))
  if (unseen.length === 0) return
  const back = yield* t.choose(seat, 'look', () => unseen.map((goal) => goal.back))
  for (const goal of unseen) if (goal.back === back) lookAt(t, seat, goal)
}
