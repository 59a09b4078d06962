import type { Country, Point, Road } from './roads.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A name, and where it is lettered: in the middle of its line. */
export interface Label {
  readonly id: string
  readonly text: string
  readonly at: Point
  readonly width: number
}

/** Letters of names, in units of the canvas, and how wide they are about. */
export const LETTERS = 23
const WIDE = 10.2
const EDGE: Box = { left: -12, top: -8, right: 1012, bottom: 706 }

const boxOf = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

function along({ from, by, to }: Road, t: number): Point {
  const u = 1 - t
  return [u * u * from[0] + 2 * u * t * by[0] + t * t * to[0], u * u * from[1] + 2 * u * t * by[1] + t * t * to[1]]
}

/** How much of what must be seen would be covered. */
function covered(box: Box, { spaces, roads }: Country, taken: readonly Box[]): number {
  let sum = 0
  for (const { x, y } of spaces) sum += 3 * shared(box, boxOf([x, y], 56, 54))
  for (const other of taken) sum += 4 * shared(box, other)
  for (const road of roads) {
    for (const t of [0.2, 0.35, 0.5, 0.65, 0.8]) sum += 0.5 * shared(box, boxOf(along(road, t), 14, 14))
    if (road.path.icon !== null) sum += 3 * shared(box, boxOf(road.middle, 36, 36))
  }
  const outside = (box.right - box.left) * (box.bottom - box.top) - shared(box, EDGE)
  return sum + 20 * outside
}

/** Names beside their spaces, each where it covers least. */
export function labels(country: Country, names: Readonly<Record<string, string | undefined>>): readonly Label[] {
  const taken: Box[] = []
  return country.spaces.flatMap(({ id, x, y, icon }) => {
    const text = names[id]
    if (text === undefined) return []
    const width = text.length * WIDE + 10
    const gap = icon === 'town' ? 46 : 40
    const beside = width / 2 + gap - 8
    const places: Point[] = [
      [x, y + gap],
      [x, y - gap],
      [x + beside, y],
      [x - beside, y],
      ...[-0.5, 0.5].flatMap((aside): Point[] => [
        [x + aside * width, y + gap],
        [x + aside * width, y - gap],
      ]),
      ...[-1, 1].flatMap((way): Point[] => [
        [x + way * beside, y + 20],
        [x + way * beside, y - 20],
      ]),
    ]
    const [best] = places
      .map((at, i) => ({ at, cost: covered(boxOf(at, width, LETTERS), country, taken) + i * 4 }))
      .sort((a, b) => a.cost - b.cost)
    if (best === undefined) return []
    taken.push(boxOf(best.at, width, LETTERS))
    return [{ id, text, at: best.at, width }]
  })
}

/** Where something so large has the most room on the page. */
export function roomFor(country: Country, width: number, height: number, others: readonly Label[]): Point {
  const taken = others.map((label) => boxOf(label.at, label.width, LETTERS))
  let best: { at: Point; cost: number } | null = null
  for (let y = 12 + height / 2; y <= 688 - height / 2; y += 16)
    for (let x = 10 + width / 2; x <= 990 - width / 2; x += 20) {
      // Rather at an edge of the page than in its middle.
      const inward = Math.min(x - width / 2, 1000 - x - width / 2) + 2 * Math.min(y - height / 2, 700 - y - height / 2)
      const cost = covered(boxOf([x, y], width, height), country, taken) + inward * 0.6
      if (best === null || cost < best.cost) best = { at: [x, y], cost }
    }
  return best?.at ?? [500, 30]
}
