/** How many points each seat had after each step, as far as they could be counted or foreseen then. */
export type Course = readonly (readonly number[])[]

/** A step that changed much of who was ahead. */
export interface Swing {
  readonly step: number
  readonly seat: number
  /** By so many points, and whole ones. */
  readonly by: number
}

/**
 * The largest changes of the lead: by how much a seat came closer to the best of the others in one step, or left them behind. The
 * last step is none of them: there all is counted that was decided before. Of those nearer to each other than so many steps, the
 * larger stands for both.
 */
export function swings(course: Course, most: number, apart = 1): readonly Swing[] {
  const lead = (points: readonly number[], seat: number) =>
    (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat))
  const all = course.slice(0, -1).flatMap((points, step) => {
    const before = course[step - 1]
    if (before === undefined || points.length < 2) return []
    return points.map((_, seat) => ({ step, seat, by: Math.round(lead(points, seat) - lead(before, seat)) }))
  })
  const chosen: Swing[] = []
  for (const one of all.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by || a.step - b.step))
    if (chosen.length < most && !chosen.some(({ step }) => Math.abs(step - one.step) < apart)) chosen.push(one)
  return chosen
}
