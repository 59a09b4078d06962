/** How many points each seat had after each step, as far as they could be counted then. */
export type Course = readonly (readonly number[])[]

/** A step that changed much of who was ahead. */
export interface Swing {
  readonly step: number
  readonly seat: number
  readonly by: number
}

/** The largest changes of the lead: by how much a seat came closer to the best of the others in one step, or left them behind. */
export function swings(course: Course, most: number): readonly Swing[] {
  const lead = (points: readonly number[], seat: number) =>
    (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat))
  const all = course.flatMap((points, step) => {
    const before = course[step - 1]
    if (before === undefined || points.length < 2) return []
    return points.map((_, seat) => ({ step, seat, by: lead(points, seat) - lead(before, seat) }))
  })
  return all
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.step - b.step)
    .filter(({ step }, i, sorted) => sorted.findIndex((one) => one.step === step) === i)
    .slice(0, most)
}
