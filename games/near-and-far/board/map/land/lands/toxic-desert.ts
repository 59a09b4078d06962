import { blooms, line, outline, path, scattered, shores, wash } from '../brush.ts'
import { known, noise, type Point, ragged } from '../field.ts'
import { dune } from '../motifs.ts'
import type { Site } from '../site.ts'

/** Sand, and in its hollows what nobody should drink. */
export function toxicDesert({ seed, country, roads, spots, around }: Site): string {
  const everywhere = () => -1
  const wet = country.spaces.filter(({ water }) => water === true).map(({ id }) => id)
  const near = around(...wet)
  const pools = known(ragged((x, y) => near(x, y) - 54, noise(`${seed} pools`, 44, 3), 20))
  const dunes = scattered(
    `${seed} dunes`,
    30,
    (x, y) => Math.max(19 - roads(x, y), 36 - spots(x, y), 26 - pools(x, y)),
    420,
  ).map(({ at, random }) => dune(at, random.between(24, 46), random, '#f6e3a4', '#b97f35', '#8a5a1e'))
  const bones = scattered(
    `${seed} bones`,
    130,
    (x, y) => Math.max(32 - roads(x, y), 52 - spots(x, y), 34 - pools(x, y)),
    14,
  ).map(({ at, random }) => (random.next() < 0.5 ? ribs(at, random.between(15, 24)) : stump(at)))
  const bubbles = scattered(`${seed} bubbles`, 13, (x, y) => Math.max(pools(x, y) + 7, 27 - spots(x, y)), 110).map(
    ({ at: [x, y], random }) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(1.6, 4.4).toFixed(1)}" fill="#e9f59a" fill-opacity=".5" stroke="#4d6312" stroke-width=".8"/>`,
  )
  const wind = noise(`${seed} wind`, 260, 2)
  const ripples = Array.from({ length: 60 }, (_, i) => outlineOf(i))
  function outlineOf(i: number): string {
    const y0 = -40 + i * 13
    const points: Point[] = []
    for (let x = -40; x <= 1040; x += 26) points.push([x, y0 + wind(x, y0) * 34])
    return line(points)
  }
  return [
    wash(everywhere, seed, { colour: '#e7c878', strength: 0.95 }),
    blooms(everywhere, seed, ['#d39a43', '#f5e6ae', '#c7b04e', '#a9b04a', '#f0d28a'], 0.42, 160),
    path(ripples.join(''), { stroke: '#9a6a24', width: 0.9, opacity: 0.22 }),
    path(
      outline((x, y) => pools(x, y) - 24),
      { fill: '#c4c95a', opacity: 0.4 },
    ),
    ...dunes,
    shores(pools, '#5c6f17', [7, 15, 25], 0.7),
    wash(pools, `${seed} pools`, { colour: '#8dbb35', strength: 0.92, loose: 7, edge: '#38500c', edgeOpacity: 0.95 }),
    path(
      outline((x, y) => pools(x, y) + 15),
      { fill: '#c9e35c', opacity: 0.6 },
    ),
    ...bubbles,
    ...bones,
  ].join('')
}

function ribs([x, y]: Point, size: number): string {
  const arcs = [-2, -1, 0, 1, 2].map(
    (i) =>
      `M${x + i * size * 0.36} ${y}q${size * 0.05 * i - 7} ${-size * (0.95 - Math.abs(i) * 0.15)} ${7} ${-size * (1 - Math.abs(i) * 0.16)}`,
  )
  return (
    path(`M${x - size} ${y + 2}q${size} -6 ${2 * size} 0${arcs.join('')}`, {
      stroke: '#4a3414',
      width: 4,
      opacity: 0.55,
    }) + path(`M${x - size} ${y + 2}q${size} -6 ${2 * size} 0${arcs.join('')}`, { stroke: '#fbf4dc', width: 2.4 })
  )
}

function stump([x, y]: Point): string {
  return path(
    `M${x} ${y}l1 -22M${x + 0.5} ${y - 11}l9 -9l1 -7M${x + 0.7} ${y - 15}l-8 -7M${x + 1} ${y - 22}l4 -8M${x + 1} ${y - 22}l-5 -6`,
    { stroke: '#4a3018', width: 2, opacity: 0.8 },
  )
}
