import type { Replay } from '@krcma/protocol'

/** How many points each seat had after each step, as far as they could be counted then; or was going to be ahead by. */
export type Course = readonly (readonly number[])[]

/** A step that changed much of who was ahead. */
export interface Swing {
  readonly step: number
  readonly seat: number
  readonly by: number
}

/** Less than a point is no swing. */
const LEAST = 1

/** The largest changes of the lead: by how much a seat came closer to the best of the others in one step, or left them behind. */
export function swings(course: Course, most: number): readonly Swing[] {
  const lead = (points: readonly number[], seat: number) =>
    (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat))
  const all = course.flatMap((points, step) => {
    const before = course[step - 1]
    if (before === undefined || points.length < 2) return []
    return points.map((_, seat) => ({ step, seat, by: Math.round(lead(points, seat) - lead(before, seat)) }))
  })
  return all
    .filter(({ by }) => by >= LEAST)
    .sort((a, b) => b.by - a.by || a.step - b.step)
    .filter(({ step }, i, sorted) => sorted.findIndex((one) => one.step === step) === i)
    .slice(0, most)
}

/** What was foreseen after each step, before the first as if nobody were ahead; null where it is not told for all of them. */
export function outlooks({ steps }: Pick<Replay, 'steps'>): Course | null {
  const told = steps.flatMap(({ outlook }) => (outlook === undefined ? [] : [outlook]))
  const [first] = told
  return first === undefined || told.length < steps.length ? null : [first.map(() => 0), ...told]
}
