import { seeded } from '@krcma/look'
import { type Field, PAGE, type Point } from './field.ts'

/** How far it is to where two tables of broken ground meet; they are about so large. */
export function cracks(seed: string, size: number): Field {
  const random = seeded(seed)
  const middles: Point[] = []
  for (let y = PAGE.top - size; y < PAGE.top + PAGE.height + size; y += size)
    for (let x = PAGE.left - size; x < PAGE.left + PAGE.width + size; x += size)
      middles.push([x + random.between(0.1, 0.9) * size, y + random.between(0.1, 0.9) * size])
  return (x, y) => {
    let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const [mx, my] of middles) {
      if (Math.abs(mx - x) > 2.5 * size || Math.abs(my - y) > 2.5 * size) continue
      const away = Math.hypot(mx - x, my - y)
      if (away < first) [first, second] = [away, first]
      else if (away < second) second = away
    }
    return second - first
  }
}
