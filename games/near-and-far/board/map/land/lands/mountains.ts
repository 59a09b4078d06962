import { blooms, hatching, line, path, scattered, wash } from '../brush.ts'
import { known, noise, type Point, ragged } from '../field.ts'
import { peak, pine } from '../motifs.ts'
import type { Site } from '../site.ts'

const STONE = { lit: '#dcdde4', shade: '#646d86', ink: '#2b2f40', snow: '#fffdf7' }
const BURNT = { lit: '#c9b3ab', shade: '#6d4a4a', ink: '#38232a' }

/** Slate peaks on which the sky has fallen again and again. */
export function mountains({ seed, roads, spots }: Site): string {
  const everywhere = () => -1
  const valley = known(
    ragged((x, y) => Math.min(roads(x, y) - 24, spots(x, y) - 42), noise(`${seed} valley`, 60, 3), 14),
  )
  const shadow = noise(`${seed} shadow`, 190, 3)
  const peaks = scattered(
    `${seed} peaks`,
    34,
    (x, y) => Math.max(25 - roads(x, y - 6), 40 - spots(x, y - 12), 30 - roads(x, y - 24) - 8),
    320,
  ).map(({ at, random }) => {
    const high = shadow(...at) > 0.15
    return peak(at, random.between(34, high ? 62 : 46), random, random.next() < 0.16 ? BURNT : STONE)
  })
  const pines = scattered(
    `${seed} pines`,
    15,
    (x, y) => Math.max(18 - roads(x, y), 36 - spots(x, y), valley(x, y)),
    200,
  ).map(({ at, random }) => pine(at, random.between(11, 17), '#5f7a6c', '#27352f'))
  const craters = scattered(`${seed} craters`, 150, (x, y) => Math.max(44 - roads(x, y), 64 - spots(x, y)), 9).map(
    ({ at, random }) => crater(at, random.between(20, 32)),
  )
  const streaks = scattered(`${seed} streaks`, 130, everywhere, 16).map(({ at: [x, y], random }) => {
    const long = random.between(50, 120)
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(long * 0.8).toFixed(0)} ${(-long).toFixed(0)}l${(-long * 0.74).toFixed(0)} ${(long * 1.05).toFixed(0)}Z" fill="#e6813f" opacity=".34"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="3" fill="#ffb45a" opacity=".9"/>`
  })
  return [
    wash(everywhere, seed, { colour: '#a9aec0', strength: 0.92 }),
    blooms(everywhere, seed, ['#7a8199', '#cfd2dc', '#8d7f8f', '#5f6a86', '#d9c4b8'], 0.4, 150),
    hatching((x, y) => 12 - shadow(x, y) * 60, '#3b4158', 7, 0.5, 0.28),
    wash(valley, `${seed} valley`, { colour: '#e9e4d4', strength: 0.8, loose: 9, edge: '#6b6f83', edgeOpacity: 0.4 }),
    blooms(valley, `${seed} meadow`, ['#b9c3a2', '#d9b79a'], 0.4, 80),
    ...streaks,
    ...pines,
    ...craters,
    ...peaks,
  ].join('')
}

function crater([x, y]: Point, size: number): string {
  const ring = (grow: number, flat = 0.55) =>
    `M${x - size * grow} ${y}a${size * grow} ${size * grow * flat} 0 1 0 ${2 * size * grow} 0a${size * grow} ${size * grow * flat} 0 1 0 ${-2 * size * grow} 0Z`
  const rays = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * 2 * Math.PI
    const at = (r: number): Point => [x + Math.cos(turn) * size * r, y + Math.sin(turn) * size * r * 0.55]
    return line([at(1.15), at(i % 2 === 0 ? 1.75 : 1.45)])
  })
  return (
    path(ring(1.5), { fill: '#d9763c', opacity: 0.2 }) +
    path(ring(1), { fill: '#5b3a3c', stroke: '#2f1d22', width: 1.4, opacity: 0.9 }) +
    path(ring(0.7), { fill: '#e9783a', opacity: 0.85 }) +
    path(ring(0.4), { fill: '#ffd27a', opacity: 0.95 }) +
    path(rays.join(''), { stroke: '#4a2d2e', width: 1.2, opacity: 0.7 })
  )
}
