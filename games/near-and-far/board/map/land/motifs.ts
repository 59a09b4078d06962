import type { Seed } from '@krcma/look'
import { blot, closed, line, path } from './brush.ts'
import type { Point } from './field.ts'

interface Peak {
  readonly lit: string
  readonly shade: string
  readonly ink: string
  readonly snow?: string
}

/** A mountain as old maps have it: light from the left, hatched on the right. */
export function peak([x, y]: Point, size: number, random: Seed, { lit, shade, ink, snow }: Peak): string {
  const [half, high] = [size * random.between(0.5, 0.68), size * random.between(0.8, 1.15)]
  const top: Point = [x + random.between(-0.12, 0.12) * size, y - high]
  const [left, right]: [Point, Point] = [
    [x - half, y],
    [x + half, y],
  ]
  const knee: Point = [x - half * 0.5 + random.between(-3, 3), y - high * 0.42]
  const elbow: Point = [x + half * 0.52 + random.between(-3, 3), y - high * 0.5]
  const foot: Point = [x + random.between(-0.16, 0.1) * size, y]
  const strokes = [0.25, 0.45, 0.65, 0.85].map((t) => {
    const from: Point = [top[0] + (elbow[0] - top[0]) * t * 1.3, top[1] + (elbow[1] - top[1]) * t * 1.3]
    return line([from, [from[0] - size * 0.1, from[1] + high * (0.2 + t * 0.2)]])
  })
  const cap =
    snow === undefined
      ? ''
      : path(
          line(
            [
              top,
              [x - half * 0.28, y - high * 0.66],
              [top[0] - 2, y - high * 0.58],
              [top[0] + 3, y - high * 0.68],
              [x + half * 0.3, y - high * 0.68],
            ],
            'Z',
          ),
          { fill: snow, opacity: 0.9 },
        )
  return [
    path(line([left, knee, top, elbow, right], 'Z'), { fill: lit, opacity: 0.85 }),
    path(line([top, elbow, right, foot], 'Z'), { fill: shade, opacity: 0.75 }),
    cap,
    path(line([left, knee, top, elbow, right]), { stroke: ink, width: 1.2, opacity: 0.8 }),
    path(strokes.join(''), { stroke: ink, width: 0.8, opacity: 0.6 }),
  ].join('')
}

export interface Crown {
  readonly dark: string
  readonly leaf: string
  readonly light: string
  readonly trunk: string
}

/** A tree with a round crown, dabbed with three loads of the brush. */
export function tree([x, y]: Point, size: number, random: Seed, { dark, leaf, light, trunk }: Crown): string {
  return [
    path(
      line([
        [x, y],
        [x + random.between(-1, 1), y - size * 0.7],
      ]),
      { stroke: trunk, width: 1.8, opacity: 0.8 },
    ),
    path(closed(blot([x + size * 0.08, y - size * 0.82], size * 0.52, random, 8)), { fill: dark, opacity: 0.75 }),
    path(closed(blot([x - size * 0.05, y - size * 0.92], size * 0.42, random, 8)), { fill: leaf, opacity: 0.8 }),
    path(closed(blot([x - size * 0.16, y - size * 1.05], size * 0.2, random, 6)), { fill: light, opacity: 0.7 }),
  ].join('')
}

/** A pine of three strokes. */
export function pine([x, y]: Point, size: number, leaf: string, ink: string): string {
  const tier = (up: number, wide: number, high: number) =>
    line(
      [
        [x - wide, y - up],
        [x, y - up - high],
        [x + wide, y - up],
      ],
      'Z',
    )
  const drawn = [
    tier(size * 0.12, size * 0.3, size * 0.45),
    tier(size * 0.4, size * 0.22, size * 0.4),
    tier(size * 0.66, size * 0.14, size * 0.34),
  ]
  return (
    path(
      line([
        [x, y],
        [x, y - size * 0.2],
      ]),
      { stroke: ink, width: 1.4 },
    ) +
    path(drawn.join(''), { fill: leaf, opacity: 0.85 }) +
    path(drawn.join(''), { stroke: ink, width: 0.6, opacity: 0.45 })
  )
}

/** A bank of cloud: a scalloped rim, and its shadow below. */
export function cloud([x, y]: Point, size: number, random: Seed, white: string, shade: string): string {
  const puffs = 5 + Math.floor(random.next() * 3)
  const at = (i: number, lift: number): Point => {
    const t = i / puffs
    return [x - size + 2 * size * t, y - Math.sin(t * Math.PI) * size * 0.42 * lift]
  }
  let rim = `M${at(0, 1).map(Math.round).join(' ')}`
  for (let i = 1; i <= puffs; i++) {
    const r = (size / puffs) * random.between(1.05, 1.5)
    rim += `A${Math.round(r)} ${Math.round(r)} 0 0 1 ${at(i, 1).map(Math.round).join(' ')}`
  }
  const base = `Q${Math.round(x)} ${Math.round(y + size * 0.24)} ${at(0, 1).map(Math.round).join(' ')}Z`
  return (
    path(
      `M${Math.round(x - size)} ${Math.round(y)}q${Math.round(size)} ${Math.round(size * 0.5)} ${Math.round(2 * size)} 0q${Math.round(-size)} ${Math.round(size * 0.12)} ${Math.round(-2 * size)} 0Z`,
      { fill: shade, opacity: 0.3 },
    ) +
    path(rim + base, { fill: white, opacity: 0.72 }) +
    path(rim, { stroke: shade, width: 1.2, opacity: 0.55 })
  )
}

/** A few blades of grass. */
export function tuft([x, y]: Point, size: number, random: Seed): string {
  return [-0.5, -0.15, 0.2, 0.55]
    .map(
      (lean) =>
        `M${Math.round(x + lean * size * 0.5)} ${Math.round(y)}q${(lean * size * 0.2).toFixed(1)} ${(-size * 0.5).toFixed(1)} ${(lean * size * random.between(0.5, 1)).toFixed(1)} ${(-size * random.between(0.7, 1)).toFixed(1)}`,
    )
    .join('')
}

/** A dune: a crest, and the shade under it. */
export function dune([x, y]: Point, size: number, random: Seed, light: string, shade: string, ink: string): string {
  const high = size * random.between(0.22, 0.36)
  const crest = `M${Math.round(x - size)} ${Math.round(y)}C${Math.round(x - size * 0.4)} ${Math.round(y - high)} ${Math.round(x)} ${Math.round(y - high * 1.3)} ${Math.round(x + size * 0.15)} ${Math.round(y - high)}S${Math.round(x + size * 0.7)} ${Math.round(y - high * 0.1)} ${Math.round(x + size)} ${Math.round(y)}`
  const lee = `M${Math.round(x + size * 0.15)} ${Math.round(y - high)}S${Math.round(x + size * 0.7)} ${Math.round(y - high * 0.1)} ${Math.round(x + size)} ${Math.round(y)}Q${Math.round(x + size * 0.3)} ${Math.round(y + high * 0.15)} ${Math.round(x - size * 0.1)} ${Math.round(y + high * 0.2)}Q${Math.round(x + size * 0.3)} ${Math.round(y - high * 0.4)} ${Math.round(x + size * 0.15)} ${Math.round(y - high)}Z`
  return (
    path(`${crest}Z`, { fill: light, opacity: 0.5 }) +
    path(lee, { fill: shade, opacity: 0.5 }) +
    path(crest, { stroke: ink, width: 1.1, opacity: 0.5 })
  )
}

/** Two or three little waves. */
export function waves([x, y]: Point, size: number): string {
  const w = (dx: number, dy: number) =>
    `M${Math.round(x + dx)} ${Math.round(y + dy)}q${size * 0.25} ${-size * 0.3} ${size * 0.5} 0t${size * 0.5} 0`
  return w(0, 0) + w(size * 0.35, size * 0.35)
}

/** A leaning shard of rock with a dark side. */
export function shard([x, y]: Point, size: number, random: Seed, lit: string, shade: string, ink: string): string {
  const lean = random.between(-0.25, 0.25) * size
  const top: Point = [x + lean, y - size]
  const [left, right]: [Point, Point] = [
    [x - size * 0.28, y],
    [x + size * 0.26, y],
  ]
  const mid: Point = [x + size * 0.02, y + size * 0.06]
  return (
    path(line([left, top, right, mid], 'Z'), { fill: lit, opacity: 0.95 }) +
    path(line([top, right, mid], 'Z'), { fill: shade, opacity: 0.8 }) +
    path(line([left, top, right]), { stroke: ink, width: 1, opacity: 0.75 })
  )
}

/** A frond: a bent spine with leaves on both sides. */
export function frond([x, y]: Point, size: number, angle: number, fill: string, ink: string): string {
  const spine = (t: number): Point => {
    const turn = angle + t * 0.7 * Math.sign(Math.cos(angle) || 1)
    return [x + Math.cos(turn) * size * t, y + Math.sin(turn) * size * t + t * t * size * 0.25]
  }
  const ts = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]
  const side = (way: 1 | -1) =>
    ts.map((t): Point => {
      const [px, py] = spine(t)
      const turn = angle + t * 0.7 + way * 1.1
      const long = size * 0.3 * Math.sin(Math.PI * (0.15 + t * 0.8))
      return [px + Math.cos(turn) * long, py + Math.sin(turn) * long]
    })
  const tip = spine(1)
  const leaf: Point[] = [[x, y]]
  for (const [i, t] of ts.entries()) leaf.push(side(1)[i] as Point, spine(t + 0.05))
  leaf.push(tip)
  for (const [i, t] of [...ts.entries()].reverse()) leaf.push(side(-1)[i] as Point, spine(t))
  return (
    path(line(leaf, 'Z'), { fill, opacity: 0.82 }) +
    path(line([[x, y], spine(0.5), tip]), { stroke: ink, width: 0.8, opacity: 0.5 })
  )
}
