import { seeded } from '@krcma/look'
import { blooms, hatching, line, path, scattered, wash } from '../brush.ts'
import { grown, noise, type Point, ragged } from '../field.ts'
import type { Site } from '../site.ts'

/** The plan of a city that was built around its heart: rings, gates, and what is left of the houses. */
export function ruin({ seed, country, roads, spots }: Site): string {
  const everywhere = () => -1
  const heart = country.spaces.find(({ id }) => id === 'm11-s12')
  const [cx, cy]: Point = heart === undefined ? [500, 350] : [heart.x, heart.y]
  const random = seeded(`${seed} houses`)
  const away = (x: number, y: number) => Math.hypot(x - cx, y - cy)
  const wild = noise(`${seed} wild`, 120, 3)
  const canal = ragged((x, y) => Math.abs(away(x, y) - 300) - 13, noise(`${seed} canal`, 60), 5)
  const water = grown(canal, 0)
  const houses: string[] = []
  const shades: string[] = []
  const roofs: string[] = []
  for (let ring = 62; ring < 900; ring += 40) {
    const count = Math.max(8, Math.round((2 * Math.PI * ring) / 58))
    for (let i = 0; i < count; i++) {
      const [from, to] = [((i + 0.08) / count) * 2 * Math.PI, ((i + 0.92) / count) * 2 * Math.PI]
      const at = (r: number, turn: number): Point => [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r]
      const [mx, my] = at(ring + 15, (from + to) / 2)
      const free = roads(mx, my) > 25 && spots(mx, my) > 44 && canal(mx, my) > 18
      const fallen = wild(mx, my) * 0.7 + random.next()
      if (!free || fallen > 1.15) continue
      const [inner, outer] = [ring + 3, ring + random.between(20, 31)]
      const middle = (from + to) / 2
      const corners = [
        at(inner, from),
        at(inner, middle),
        at(inner, to),
        at(outer, to),
        at(outer, middle),
        at(outer, from),
      ]
      const broken = fallen > 0.75
      const court = [
        at(inner + 7, from + (to - from) * 0.22),
        at(inner + 7, to - (to - from) * 0.22),
        at(outer - 6, to - (to - from) * 0.22),
        at(outer - 6, from + (to - from) * 0.22),
      ]
      shades.push(
        line(
          corners.map(([x, y]): Point => [x + 4, y + 5]),
          'Z',
        ),
      )
      houses.push(broken ? line([...corners.slice(3), ...corners.slice(0, 2)]) : line(corners, 'Z') + line(court, 'Z'))
      if (!broken)
        roofs.push(
          path(line(corners, 'Z') + line(court, 'Z'), {
            fill: random.pick(['#f4ead2', '#e8d9b4', '#d9b96a', '#9fbfae', '#efe2c4', '#c9a35a']),
            opacity: 0.92,
          }),
        )
    }
  }
  const vines = scattered(
    `${seed} vines`,
    15,
    (x, y) => Math.max(-wild(x, y) * 60 + 8, 19 - roads(x, y), 38 - spots(x, y)),
    420,
  ).map(
    ({ at: [x, y], random: one }) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${one.between(2.4, 6.5).toFixed(1)}" fill="${one.pick(['#4f7f5e', '#6f9a63', '#35685a'])}" opacity=".7"/>`,
  )
  const paving = Array.from({ length: 16 }, (_, i) => {
    const r = 58 + i * 40
    return `M${(cx - r).toFixed(0)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  })
  return [
    wash(everywhere, seed, { colour: '#cbb98f', strength: 0.94 }),
    blooms(everywhere, seed, ['#8f8a9f', '#e9dcb6', '#b59a62', '#6d7496', '#dcc48d'], 0.4, 170),
    path(paving.join(''), { stroke: '#6d5d3a', width: 1, opacity: 0.35, dash: '9 5' }),
    hatching((x, y) => 16 - wild(x, y) * 70, '#4a4468', 6, 0.6, 0.22),
    wash(water, `${seed} canal`, { colour: '#3f5f94', strength: 0.88, loose: 3, edge: '#1d2a52', edgeOpacity: 0.9 }),
    path(shades.join(''), { fill: '#3a3352', opacity: 0.42 }),
    ...roofs,
    path(houses.join(''), { stroke: '#4a3c28', width: 1.4, opacity: 0.9 }),
    ...vines,
    ...[44, 50].map((r) =>
      path(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, {
        stroke: '#c9962e',
        width: 2.4,
        opacity: 0.9,
      }),
    ),
  ].join('')
}
