import { type Mind, type Shape, total, type View } from '@krcma/kernel'

/** By how many points each seat is ahead of the mean of the others: at the end by the score, before as its mind foresees it. */
export function outlookOf<G extends Shape>(
  mind: Mind<G>,
  { state, ending }: Pick<View<G>, 'state' | 'ending'>,
  players: number,
): readonly number[] | undefined {
  if (players < 2) return undefined
  // The all-seeing see the whole state: nothing of it is redacted.
  const whole = state as G['state']
  const points = ending?.sheets.map(total) ?? Array.from({ length: players }, (_, seat) => mind.evaluate(whole, seat))
  const sum = points.reduce((all, some) => all + some, 0)
  return points.map((mine) => Math.round(10 * (mine - (sum - mine) / (players - 1))) / 10)
}
