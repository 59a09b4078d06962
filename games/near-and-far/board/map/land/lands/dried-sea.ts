import { blooms, blot, closed, hachures, line, outline, path, scattered, wash } from '../brush.ts'
import { cracks } from '../cracks.ts'
import { both, known, noise, type Point, ragged } from '../field.ts'
import type { Site } from '../site.ts'

/** The floor of a sea that left: its shores are steps, its mud is tiles, its ships lie where they sank. */
export function driedSea({ seed, roads, spots }: Site): string {
  const everywhere = () => -1
  const floor = known(noise(`${seed} floor`, 330, 3))
  const step = (level: number) => ragged((x, y) => (level - floor(x, y)) * 120, noise(`${seed} step`, 60, 3), 7)
  const tiles = known(cracks(`${seed} tiles`, 34))
  const mud = both(
    (x, y) => 4.5 - tiles(x, y),
    (x, y) => 11 - roads(x, y),
    (x, y) => 30 - spots(x, y),
    step(-0.12),
  )
  const room = (x: number, y: number) => Math.max(34 - roads(x, y), 54 - spots(x, y))
  const relics = scattered(`${seed} relics`, 104, room, 44).map(({ at, random }) => {
    const kind = random.next()
    if (kind < 0.42) return wreck(at, random.between(22, 34), random.next() < 0.5 ? 1 : -1)
    return kind < 0.7
      ? coral(at, random.between(16, 25), random.pick(['#c9695f', '#d98a72', '#b5607d']))
      : anchor(at, random.between(13, 18), random.between(-40, 40))
  })
  const shells = scattered(`${seed} shells`, 34, (x, y) => Math.max(16 - roads(x, y), 36 - spots(x, y)), 220).map(
    ({ at, random }) => closed(blot(at, random.between(1.4, 3), random, 6)),
  )
  return [
    wash(everywhere, seed, { colour: '#ecdfc6', strength: 0.95 }),
    blooms(everywhere, seed, ['#d8c39c', '#fbf4e3', '#c9b8a0'], 0.4, 140),
    ...[-0.3, -0.12, 0.06, 0.24, 0.42].map((level, i) =>
      wash(step(level), `${seed} step ${i}`, {
        colour: ['#dfe0cb', '#c9d9cc', '#aecdc6', '#8fbdbd', '#74aab2'][i] ?? '',
        strength: 0.62,
        loose: 5,
        edge: '#5b7f80',
        edgeOpacity: 0.55,
      }),
    ),
    ...[-0.12, 0.24].map((level) => hachures(step(level), `${seed}${level}`, '#6b8580', 8, 1, 0.45)),
    path(outline(mud), { stroke: '#7f6f58', width: 1.1, opacity: 0.5 }),
    path(outline(mud), { fill: '#fff8e6', opacity: 0.22 }),
    path(shells.join(''), { fill: '#fffaf0', stroke: '#8a7660', width: 0.6, opacity: 0.9 }),
    ...relics,
  ].join('')
}

function wreck([x, y]: Point, size: number, way: 1 | -1): string {
  const at = (dx: number, dy: number): Point => [x + way * dx * size, y + dy * size]
  const hull = line(
    [
      at(-1, -0.25),
      at(-0.8, 0.2),
      at(-0.2, 0.36),
      at(0.6, 0.26),
      at(1.05, -0.5),
      at(0.4, -0.22),
      at(0.28, -0.36),
      at(0.1, -0.1),
      at(-0.2, -0.28),
      at(-0.4, -0.05),
    ],
    'Z',
  )
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((t) => line([at(t, 0.28), at(t + 0.1, -0.12)]))
  const mast =
    line([at(-0.05, -0.1), at(0.28, -1.25), at(0.22, -1.05), at(0.62, -0.82)]) +
    line([at(0.12, -0.75), at(-0.3, -0.95)])
  const sail = line([at(0.27, -1.2), at(0.55, -0.6), at(0.14, -0.5)], 'Z')
  return (
    path(closed([at(-1.1, 0.3), at(0, 0.5), at(1.1, 0.3), at(0, 0.2)]), { fill: '#5d5a4a', opacity: 0.3 }) +
    path(sail, { fill: '#efe4cc', opacity: 0.9, stroke: '#6b5b44', width: 0.8 }) +
    path(hull, { fill: '#8a6545', stroke: '#3d2a1a', width: 1.2 }) +
    path(ribs.join('') + mast, { stroke: '#3d2a1a', width: 1.2, opacity: 0.85 })
  )
}

function coral([x, y]: Point, size: number, colour: string): string {
  const branch = (from: Point, turn: number, long: number, deep: number): string => {
    const to: Point = [from[0] + Math.cos(turn) * long, from[1] + Math.sin(turn) * long]
    const more =
      deep === 0 ? '' : branch(to, turn - 0.45, long * 0.72, deep - 1) + branch(to, turn + 0.42, long * 0.72, deep - 1)
    return line([from, to]) + more
  }
  const drawn = branch([x, y], -1.75, size * 0.42, 3) + branch([x + 2, y], -1.2, size * 0.38, 3)
  return path(drawn, { stroke: '#7a3540', width: 3.4, opacity: 0.5 }) + path(drawn, { stroke: colour, width: 2.2 })
}

function anchor([x, y]: Point, size: number, turn: number): string {
  const d = `M${x} ${y - size}v${size * 1.9}M${x - size * 0.75} ${y + size * 0.25}q${size * 0.1} ${size * 0.65} ${size * 0.75} ${size * 0.65}q${size * 0.65} 0 ${size * 0.75} ${-size * 0.65}M${x - size * 0.5} ${y - size * 0.55}h${size}`
  return `<g transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})">${path(d, { stroke: '#4b4438', width: 2.4, opacity: 0.8 })}<circle cx="${x.toFixed(1)}" cy="${(y - size * 1.2).toFixed(1)}" r="${(size * 0.2).toFixed(1)}" fill="none" stroke="#4b4438" stroke-width="2"/></g>`
}
