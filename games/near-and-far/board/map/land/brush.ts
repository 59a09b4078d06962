import { seeded } from '@krcma/look'
import { contours, type Field, grown, known, noise, PAGE, type Point, ragged } from './field.ts'

type Random = ReturnType<typeof seeded>

const n = (value: number) => String(Math.round(value * 10) / 10)
const xy = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** A closed line through the middles between its points, so that it has no corners. */
export function closed(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length] as Point, points[(i + 1) % points.length] as Point]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const curves = points.map((_, i) => `Q${xy(points[(i + 1) % points.length] as Point)} ${xy(middle(i + 1))}`)
  return `M${xy(middle(0))}${curves.join('')}Z`
}

/** Straight from point to point. */
export function line(points: readonly Point[], end = ''): string {
  return `M${points.map(xy).join('L')}${end}`
}

export function outline(field: Field): string {
  return contours(field).map(closed).join('')
}

interface Look {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}

export function path(d: string, { fill = 'none', stroke, width = 1, opacity = 1, dash }: Look): string {
  if (d === '') return ''
  const drawn =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"${drawn}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}${faint}/>`
}

interface Wash {
  readonly colour: string
  /** How strong the colour is where all its layers lie upon each other. */
  readonly strength?: number
  /** How far its layers go apart. */
  readonly loose?: number
  /** The pigment that gathers at its wet edge. */
  readonly edge?: string
  readonly edgeOpacity?: number
}

/** A wash: thin layers, no two of the same shape, and a darker line where the water stood. */
export function wash(field: Field, seed: string, { colour, strength = 0.9, loose = 9, edge, edgeOpacity = 0.6 }: Wash) {
  const layers = 3
  const each = Number((1 - (1 - strength) ** (1 / layers)).toFixed(3))
  const firm = known(field)
  const rim = outline(firm)
  const drawn = Array.from({ length: layers }, (_, k) => {
    const shape = k === 0 ? rim : outline(ragged(firm, noise(`${seed}${k}`, 60, 2), loose))
    return path(shape, { fill: colour, opacity: each })
  })
  if (edge === undefined) return drawn.join('')
  return [
    ...drawn,
    path(rim, { stroke: edge, width: 9, opacity: 0.1 * edgeOpacity }),
    path(rim, { stroke: edge, width: 4, opacity: 0.25 * edgeOpacity }),
    path(rim, { stroke: edge, width: 1.3, opacity: edgeOpacity }),
  ].join('')
}

/** Where the colour ran: lighter and darker clouds within a shape. */
export function blooms(within: Field, seed: string, colours: readonly string[], opacity = 0.18, size = 130): string {
  return colours
    .map((colour, i) => {
      const cloud = noise(`${seed}b${i}`, size, 4)
      const shade = known((x, y) => Math.max(within(x, y), 18 - cloud(x, y) * 90))
      // Twice, the second time smaller: pigment settles in the middle.
      return [0, 14]
        .map((inward) => path(outline(grown(shade, -inward)), { fill: colour, opacity: opacity * 0.62 }))
        .join('')
    })
    .join('')
}

/** Lines along a shore, farther and farther out. */
export function shores(land: Field, colour: string, distances: readonly number[], opacity = 0.5): string {
  return distances
    .map((away, i) =>
      path(
        outline((x, y) => land(x, y) - away),
        {
          stroke: colour,
          width: 1.2,
          opacity: opacity * (1 - i / (distances.length + 1)),
        },
      ),
    )
    .join('')
}

/** Short strokes across an edge, on its outer side: what hangs or falls off there. */
export function hachures(
  field: Field,
  seed: string,
  colour: string,
  length: number,
  every: number,
  opacity = 0.6,
): string {
  const random = seeded(seed)
  const strokes = contours(field).flatMap((loop) =>
    loop.flatMap((point, i) => {
      if (i % every !== 0) return []
      const [a, b] = [loop[i] as Point, loop[(i + 2) % loop.length] as Point]
      const away = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const long = length * random.between(0.5, 1.2)
      // Inside lies to the right of a contour.
      const [nx, ny] = [(b[1] - a[1]) / away, -(b[0] - a[0]) / away]
      return [line([point, [point[0] + nx * long, point[1] + ny * long]])]
    }),
  )
  return path(strokes.join(''), { stroke: colour, width: 1.1, opacity })
}

/** Parallel strokes within a shape: a shade. */
export function hatching(within: Field, colour: string, gap: number, slant: number, opacity = 0.35): string {
  const { left, top, width, height } = PAGE
  const strokes: string[] = []
  for (let from = left - height * Math.abs(slant); from < left + width + height * Math.abs(slant); from += gap) {
    let start: Point | null = null
    for (let y = top; y <= top + height; y += 6) {
      const at: Point = [from + (y - top) * slant, y]
      const inside = within(...at) < 0
      if (inside && start === null) start = at
      else if (!inside && start !== null) {
        if (at[1] - start[1] > 10) strokes.push(line([start, at]))
        start = null
      }
    }
  }
  return path(strokes.join(''), { stroke: colour, width: 1, opacity })
}

/** Places for small drawings: at least so far from each other, and where there is room. From the top, so that what stands nearer covers what is behind. */
export function scattered(seed: string, apart: number, room: Field, most = 900): { at: Point; random: Random }[] {
  const random = seeded(seed)
  const { left, top, width, height } = PAGE
  const found: Point[] = []
  const tries = (width * height) / (apart * apart)
  for (let k = 0; k < tries * 6 && found.length < most; k++) {
    const at: Point = [left + random.next() * width, top + random.next() * height]
    if (room(...at) >= 0) continue
    if (found.some(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 < apart * apart)) continue
    found.push(at)
  }
  return found.sort((a, b) => a[1] - b[1]).map((at) => ({ at, random }))
}

/** A shape of so many corners around a point, none of them where one expects it. */
export function blot([x, y]: Point, radius: number, random: Random, corners = 9, flat = 1): Point[] {
  const turn = random.next() * Math.PI
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 2 * Math.PI
    const r = radius * random.between(0.75, 1.2)
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * flat]
  })
}
