import { blooms, hachures, outline, path, scattered, shores, wash } from '../brush.ts'
import { grown, known, noise, ragged } from '../field.ts'
import { cloud, peak, pine } from '../motifs.ts'
import type { Site } from '../site.ts'

const FAR = { lit: '#c3d3da', shade: '#8ba5b5', ink: '#5d7888', snow: '#ffffff' }

/** Green ledges over a sea of cloud; who looks down sees weather. */
export function cloudyValley({ seed, roads, spots }: Site): string {
  const everywhere = () => -1
  const ledge = known(ragged((x, y) => Math.min(roads(x, y) - 20, spots(x, y) - 46), noise(seed, 58, 4), 15))
  const mist = noise(`${seed} mist`, 120, 3)
  const peaks = scattered(`${seed} peaks`, 88, (x, y) => 52 - ledge(x, y), 40).map(({ at, random }) =>
    peak(at, random.between(50, 84), random, FAR),
  )
  const banks = scattered(`${seed} banks`, 38, (x, y) => 13 - ledge(x, y), 330).map(({ at, random }) =>
    cloud(at, random.between(26, 52), random, '#fdfefe', '#8fadbd'),
  )
  const wisps = scattered(`${seed} wisps`, 120, (x, y) => Math.max(30 - roads(x, y), 50 - spots(x, y)), 26).map(
    ({ at, random }) => cloud(at, random.between(24, 38), random, '#ffffff', '#a9c0cb'),
  )
  const pines = scattered(
    `${seed} pines`,
    13,
    (x, y) => Math.max(16 - roads(x, y), 34 - spots(x, y), ledge(x, y) + 5),
    420,
  ).map(({ at, random }) => pine(at, random.between(12, 20), random.pick(['#3f7a5c', '#5b8f62', '#2f6655']), '#1f4034'))
  return [
    wash(everywhere, seed, { colour: '#a9c6d4', strength: 0.95 }),
    blooms(everywhere, seed, ['#e9f2f4', '#86abc0', '#c9bcd2', '#f6efe2'], 0.42, 170),
    ...peaks,
    path(
      outline((x, y) => 20 - mist(x, y) * 70),
      { fill: '#ffffff', opacity: 0.35 },
    ),
    ...banks,
    shores(grown(ledge, 6), '#ffffff', [6, 14], 0.8),
    wash(grown(ledge, 11), `${seed} cliff`, {
      colour: '#7d8a7c',
      strength: 0.8,
      loose: 6,
      edge: '#39463f',
      edgeOpacity: 0.6,
    }),
    hachures(grown(ledge, -1), seed, '#2f3d35', 13, 1, 0.7),
    wash(ledge, `${seed} ledge`, { colour: '#a9c58c', strength: 0.93, loose: 6, edge: '#3f5a40', edgeOpacity: 0.85 }),
    blooms(ledge, `${seed} grass`, ['#d9e0a6', '#7fae83', '#c3cf9a'], 0.42, 70),
    ...pines,
    ...wisps,
  ].join('')
}
