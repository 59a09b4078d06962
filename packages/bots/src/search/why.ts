import type { Learnt, Shape, Why } from '@krcma/kernel'

/** What is less than this part of the largest reason is not worth a word; nor what is less than this many points. */
const PART = 0.2
const POINTS = 0.2
const FOR = 2
const AGAINST = 1

/**
 * Why one choice is better than another: by how much further ahead it was in each feature, on average of the worlds in which both were
 * tried, and by what that was worth when they were judged.
 */
export function whyOf<G extends Shape>(
  { senses, judge }: Learnt<G>,
  best: readonly ArrayLike<number>[],
  next: readonly ArrayLike<number>[],
  progress: number,
): Why | undefined {
  const worlds = Math.min(best.length, next.length)
  if (worlds === 0) return undefined
  const worths = judge.worths(progress)
  const reasons = senses.features.map((feature, n) => {
    let by = 0
    for (let world = 0; world < worlds; world++)
      by += ((best[world]?.[n] as number) - (next[world]?.[n] as number)) / worlds
    return { feature, by, points: by * (worths[n] as number) }
  })
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  const least = Math.max(POINTS, PART * Math.max(...reasons.map((reason) => Math.abs(reason.points))))
  const telling = reasons
    // What is worth less than nothing only sets right what another feature counts too much: nobody would call it a reason.
    .filter(({ by, points: share }) => Math.abs(share) >= least && by * share > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const speaking = telling.filter((reason) => reason.points > 0).slice(0, FOR)
  if (points < POINTS || speaking.length === 0) return undefined
  return { points, for: speaking, against: telling.filter((reason) => reason.points < 0).slice(0, AGAINST) }
}
