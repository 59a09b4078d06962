import { seeded } from '@krcma/look'

/** A place on the page. */
export type Point = readonly [x: number, y: number]
/** What is inside is below nought; the deeper, the farther below. */
export type Field = (x: number, y: number) => number

/** The page is a little larger than the canvas of its spaces, and what is painted goes a little over the page. */
export const PAGE = { left: -40, top: -40, width: 1080, height: 780 } as const
const CELL = 9
const BLEED = 24

const LEFT = PAGE.left - BLEED
const TOP = PAGE.top - BLEED
const COLUMNS = Math.ceil((PAGE.width + 2 * BLEED) / CELL) + 1
const ROWS = Math.ceil((PAGE.height + 2 * BLEED) / CELL) + 1

export const both =
  (...fields: readonly Field[]): Field =>
  (x, y) => {
    let most = Number.NEGATIVE_INFINITY
    for (const field of fields) most = Math.max(most, field(x, y))
    return most
  }

export const without =
  (one: Field, other: Field): Field =>
  (x, y) =>
    Math.max(one(x, y), -other(x, y))

export const grown =
  (field: Field, by: number): Field =>
  (x, y) =>
    field(x, y) - by

/** Its edge runs to and fro by so much. */
export const ragged =
  (field: Field, noise: Field, by: number): Field =>
  (x, y) =>
    field(x, y) + noise(x, y) * by

/** Hills and hollows between -1 and 1, of this size, always the same for the same seed. */
export function noise(seed: string, size: number, octaves = 3): Field {
  const random = seeded(seed)
  const lattice = Array.from({ length: 4096 }, () => random.between(-1, 1))
  const at = (i: number, j: number) => lattice[((i & 63) << 6) | (j & 63)] ?? 0
  const one = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [u, w] = [smooth(x - i), smooth(y - j)]
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u
    return top * (1 - w) + bottom * w
  }
  return (x, y) => {
    let sum = 0
    // Every octave lies at another angle, so that nobody sees the lattice.
    let [u, w, weight, all] = [(x * 0.83 - y * 0.56) / size, (x * 0.56 + y * 0.83) / size, 1, 0]
    for (let k = 0; k < octaves; k++) {
      sum += weight * one(u, w)
      all += weight
      ;[u, w] = [(u * 0.74 - w * 0.67) * 2.03 + 7, (u * 0.67 + w * 0.74) * 2.03 + 13]
      weight *= 0.5
    }
    return (sum / all) * 1.6
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** How far it is to the nearest of these lines, less `reach`. */
export function near(lines: readonly (readonly Point[])[], reach: number): Field {
  const segments = lines.flatMap((line) =>
    line.length === 1
      ? line.map((point) => [point, point] as const)
      : line.slice(1).map((point, i) => [line[i] as Point, point] as const),
  )
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY
    for (const [[ax, ay], [bx, by]] of segments) {
      const [dx, dy] = [bx - ax, by - ay]
      const length = dx * dx + dy * dy
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
      const [px, py] = [x - ax - t * dx, y - ay - t * dy]
      least = Math.min(least, px * px + py * py)
    }
    return Math.sqrt(least) - reach
  }
}

export const box =
  (left: number, top: number, right: number, bottom: number): Field =>
  (x, y) =>
    Math.max(left - x, x - right, top - y, y - bottom)

/** A field that was asked everywhere once, for those that are asked often. */
export function known(field: Field): Field {
  const values = sampled(field)
  return (x, y) => {
    const [u, w] = [(x - LEFT) / CELL, (y - TOP) / CELL]
    const [i, j] = [clamped(Math.floor(u), COLUMNS - 2), clamped(Math.floor(w), ROWS - 2)]
    const [s, t] = [u - i, w - j]
    const value = (column: number, row: number) => values[row * COLUMNS + column] ?? 0
    const top = value(i, j) * (1 - s) + value(i + 1, j) * s
    return top * (1 - t) + (value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s) * t
  }
}

const clamped = (n: number, most: number) => Math.max(0, Math.min(most, n))

function sampled(field: Field): Float64Array {
  const values = new Float64Array(COLUMNS * ROWS)
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) values[j * COLUMNS + i] = field(LEFT + i * CELL, TOP + j * CELL)
  return values
}

/** The edges of all that is inside, as closed lines. */
export function contours(field: Field): Point[][] {
  const values = sampled(field)
  // What goes over the edge of the page ends there.
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++)
      if (i === 0 || j === 0 || i === COLUMNS - 1 || j === ROWS - 1) values[j * COLUMNS + i] = 1
  const value = (i: number, j: number) => values[j * COLUMNS + i] ?? 1
  const next = new Map<number, number>()
  const points = new Map<number, Point>()
  /** The crossing on an edge of the lattice: an even number for one along a row, an odd one for one along a column. */
  const crossing = (i: number, j: number, down: boolean): number => {
    const key = 2 * (j * COLUMNS + i) + (down ? 1 : 0)
    if (points.has(key)) return key
    const [a, b] = [value(i, j), down ? value(i, j + 1) : value(i + 1, j)]
    const t = a / (a - b)
    const [x, y] = [LEFT + i * CELL, TOP + j * CELL]
    points.set(key, down ? [x, y + t * CELL] : [x + t * CELL, y])
    return key
  }
  for (let j = 0; j < ROWS - 1; j++)
    for (let i = 0; i < COLUMNS - 1; i++) {
      const [a, b, c, d] = [value(i, j) < 0, value(i + 1, j) < 0, value(i + 1, j + 1) < 0, value(i, j + 1) < 0]
      const corners = (a ? 1 : 0) | (b ? 2 : 0) | (c ? 4 : 0) | (d ? 8 : 0)
      for (const [from, to] of TURNS[corners] ?? []) {
        const sides = [
          () => crossing(i, j, false),
          () => crossing(i + 1, j, true),
          () => crossing(i, j + 1, false),
          () => crossing(i, j, true),
        ]
        next.set(sides[from]?.() ?? 0, sides[to]?.() ?? 0)
      }
    }
  const loops: Point[][] = []
  while (next.size > 0) {
    const [start] = next.keys()
    const loop: Point[] = []
    for (let at = start; at !== undefined && next.has(at); ) {
      loop.push(points.get(at) as Point)
      const to = next.get(at)
      next.delete(at)
      at = to
    }
    if (loop.length > 4) loops.push(loop)
  }
  return loops
}

/** From which side of a cell of the lattice a line goes to which, by the corners that are inside (top, right, bottom, left). */
const TURNS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]
