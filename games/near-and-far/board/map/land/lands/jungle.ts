import { blooms, blot, closed, outline, path, scattered, shores, wash } from '../brush.ts'
import { known, noise, type Point, ragged } from '../field.ts'
import { frond } from '../motifs.ts'
import type { Site } from '../site.ts'

const LEAVES = ['#1f6b4a', '#2f8a4f', '#5fa544', '#147060', '#8fb53a', '#3f7d2f'] as const

/** So green that one hears it; in the clearings something large has walked. */
export function jungle({ seed, country, roads, spots, around }: Site): string {
  const everywhere = () => -1
  const herds = country.spaces.filter(({ mammoth }) => mammoth === true)
  const way = known(ragged((x, y) => Math.min(roads(x, y) - 15, spots(x, y) - 36), noise(`${seed} way`, 46, 3), 10))
  const amber = known(ragged((x, y) => around('m10-s26')(x, y) - 66, noise(`${seed} amber`, 40), 16))
  const bed = known(noise(`${seed} river`, 300, 2))
  const river = known(ragged((x, y) => Math.abs(bed(x, y)) * 130 - 10, noise(`${seed} bank`, 40), 4))
  const room = (x: number, y: number) => Math.max(19 - roads(x, y), 38 - spots(x, y), 8 - amber(x, y), 8 - river(x, y))
  const canopy = scattered(`${seed} canopy`, 19, room, 900).map(({ at, random }) => {
    const size = random.between(13, 22)
    const [x, y] = at
    return (
      path(closed(blot([x + 2, y + 3], size, random, 8, 0.75)), { fill: '#123f33', opacity: 0.55 }) +
      path(closed(blot(at, size * 0.92, random, 8, 0.75)), { fill: random.pick(LEAVES), opacity: 0.85 }) +
      path(closed(blot([x - size * 0.25, y - size * 0.25], size * 0.4, random, 6, 0.7)), {
        fill: '#c3d65e',
        opacity: 0.4,
      })
    )
  })
  const palms = scattered(
    `${seed} palms`,
    44,
    (x, y) => Math.max(30 - roads(x, y), 54 - spots(x, y), 16 - amber(x, y), 14 - river(x, y)),
    170,
  ).map(({ at, random }) => {
    const colour = random.pick(LEAVES)
    const size = random.between(22, 36)
    const ways = [-2.7, -2.2, -1.6, -1, -0.4, 0.1]
    return ways.map((turn) => frond(at, size * random.between(0.85, 1.1), turn, colour, '#0e3326')).join('')
  })
  return [
    wash(everywhere, seed, { colour: '#3f8055', strength: 0.95 }),
    blooms(everywhere, seed, ['#1f5a48', '#7fae4f', '#2f7d6b', '#164437'], 0.45, 150),
    wash(river, `${seed} river`, { colour: '#6fb7b0', strength: 0.9, loose: 4, edge: '#1c5753', edgeOpacity: 0.8 }),
    path(
      outline((x, y) => river(x, y) + 7),
      { fill: '#bfe3d6', opacity: 0.5 },
    ),
    ...canopy,
    wash(way, `${seed} way`, { colour: '#e3d39a', strength: 0.88, loose: 6, edge: '#3d4a1f', edgeOpacity: 0.5 }),
    blooms(way, `${seed} soil`, ['#b9a55c', '#cfd98a', '#f2e7bd'], 0.4, 60),
    shores(amber, '#7a4a0c', [6, 14], 0.5),
    wash(amber, `${seed} amber`, { colour: '#e9a02c', strength: 0.9, loose: 6, edge: '#7a4208', edgeOpacity: 0.9 }),
    path(
      outline((x, y) => amber(x, y) + 16),
      { fill: '#ffd678', opacity: 0.6 },
    ),
    ...palms,
    ...herds.map(({ x, y }) => footprints([x, y])),
  ].join('')
}

/** The round tracks of what came this way. */
function footprints([x, y]: Point): string {
  const steps = [
    [-46, 22],
    [-30, 34],
    [-8, 38],
    [16, 37],
    [37, 28],
  ] as const
  const print = ([dx, dy]: readonly [number, number]) => `M${x + dx - 6} ${y + dy}a6 4.6 0 1 0 12 0a6 4.6 0 1 0 -12 0Z`
  return path(steps.map(print).join(''), { fill: '#5a4416', opacity: 0.5 })
}
