import { blooms, closed, hachures, hatching, line, outline, path, scattered, wash } from '../brush.ts'
import { cracks } from '../cracks.ts'
import { both, grown, known, noise, type Point, ragged } from '../field.ts'
import { tuft } from '../motifs.ts'
import type { Site } from '../site.ts'

/** Grassland that broke into tables of earth; between them one looks down. */
export function plains({ seed, roads, spots }: Site): string {
  const everywhere = () => -1
  const rift = known(cracks(`${seed} rifts`, 150))
  const open = ragged((x, y) => rift(x, y) - 15, noise(`${seed} rim`, 30, 3), 9)
  const chasm = known(
    both(
      open,
      (x, y) => 15 - roads(x, y),
      (x, y) => 36 - spots(x, y),
    ),
  )
  const depth = both(grown(chasm, -7), noise(`${seed} deep`, 60))
  const room = (x: number, y: number) => Math.max(24 - roads(x, y), 40 - spots(x, y), 12 - chasm(x, y))
  const grass = scattered(`${seed} grass`, 17, (x, y) =>
    Math.max(18 - roads(x, y), 34 - spots(x, y), 5 - chasm(x, y)),
  ).map(({ at, random }) => tuft(at, random.between(6, 11), random))
  const ruins = scattered(`${seed} ruins`, 96, room, 46).map(({ at, random }) =>
    random.next() < 0.35 ? mill(at) : obelisk(at, random.between(16, 27), random.between(-0.16, 0.16)),
  )
  return [
    wash(everywhere, seed, { colour: '#d9cf8d', strength: 0.95 }),
    blooms(everywhere, seed, ['#a9b65f', '#e9dba0', '#c7a75a', '#8ea354', '#f1e6bb'], 0.42, 150),
    path(grass.join(''), { stroke: '#64702c', width: 1, opacity: 0.55 }),
    wash(chasm, `${seed} chasm`, { colour: '#7d5a40', strength: 0.85, loose: 4, edge: '#3a2414', edgeOpacity: 0.95 }),
    path(outline(depth), { fill: '#3d2a20', opacity: 0.55 }),
    hatching(chasm, '#2c1b10', 5, 0.35, 0.5),
    hachures(grown(chasm, 1), seed, '#6b4b2a', 13, 2, 0.7),
    ...ruins,
  ].join('')
}

function obelisk([x, y]: Point, size: number, lean: number): string {
  const at = (dx: number, dy: number): Point => [x + dx + lean * -dy, y + dy]
  return (
    path(
      line(
        [
          [x - size * 0.3, y + 2],
          [x + size * 0.9, y + 3],
          [x + size * 0.3, y - 3],
        ],
        'Z',
      ),
      { fill: '#4a4a2a', opacity: 0.28 },
    ) +
    path(
      line(
        [
          at(-size * 0.2, 0),
          at(-size * 0.14, -size),
          at(size * 0.02, -size * 1.2),
          at(size * 0.14, -size * 0.95),
          at(size * 0.22, 0),
        ],
        'Z',
      ),
      { fill: '#e6dcc0', stroke: '#5a4a30', width: 1.1 },
    ) +
    path(
      line([at(size * 0.02, -size * 1.2), at(size * 0.14, -size * 0.95), at(size * 0.22, 0), at(size * 0.04, 0)], 'Z'),
      { fill: '#9a8a66', opacity: 0.75 },
    )
  )
}

function mill([x, y]: Point): string {
  const sail = [0.4, 1.97, 3.54, 5.11].map((turn) => {
    const [dx, dy] = [Math.cos(turn) * 15, Math.sin(turn) * 15]
    return line(
      [
        [x, y - 20],
        [x + dx, y - 20 + dy],
        [x + dx * 0.8 - dy * 0.3, y - 20 + dy * 0.8 + dx * 0.3],
        [x + dx * 0.25 - dy * 0.25, y - 20 + dy * 0.25 + dx * 0.25],
      ],
      'Z',
    )
  })
  return (
    path(
      closed([
        [x - 8, y],
        [x - 5, y - 20],
        [x, y - 25],
        [x + 5, y - 20],
        [x + 8, y],
      ]),
      { fill: '#d8c79b', stroke: '#5a4326', width: 1.1 },
    ) + path(sail.join(''), { fill: '#f2e9d0', stroke: '#5a4326', width: 0.9, opacity: 0.9 })
  )
}
