import { blooms, hachures, path, scattered, shores, wash } from '../brush.ts'
import { grown, known, noise, PAGE, ragged, without } from '../field.ts'
import { shard, waves } from '../motifs.ts'
import type { Site } from '../site.ts'

/** Halls of pale stone in a dark rock, lit by what grows there. */
export function caverns({ seed, roads, spots, around }: Site): string {
  const hall = known(ragged((x, y) => Math.min(roads(x, y) - 30, spots(x, y) - 54), noise(seed, 64, 4), 17))
  const rock = () => -1
  const lake = known(ragged((x, y) => around('m1-s06')(x, y) - 84, noise(`${seed} lake`, 50), 20))
  const deep = grown(hall, 12)
  const spires = scattered(`${seed} spires`, 27, (x, y) => 24 - hall(x, y), 420).map(({ at, random }) =>
    shard(at, random.between(13, 34), random, '#6d5a70', '#2c2233', '#150f1a'),
  )
  const glow = scattered(
    `${seed} glow`,
    46,
    (x, y) => Math.max(hall(x, y) + 7, 25 - roads(x, y), 44 - spots(x, y)),
    120,
  ).map(({ at: [x, y], random }) => {
    const size = random.between(5, 9)
    const colour = random.pick(['#2fb3a3', '#58c7a4', '#8f6fc4'])
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * 2.2).toFixed(0)}" fill="${colour}" opacity=".2"/><path d="M${(x - size).toFixed(1)} ${y.toFixed(1)}q${size.toFixed(1)} ${(-size * 1.7).toFixed(1)} ${(2 * size).toFixed(1)} 0ZM${x.toFixed(1)} ${y.toFixed(1)}v${size.toFixed(1)}" fill="${colour}" stroke="#1f3b3c" stroke-width="1"/>`
  })
  const ripples = scattered(`${seed} ripples`, 24, (x, y) => Math.max(lake(x, y) + 10, 34 - spots(x, y)), 40).map(
    ({ at }) => waves(at, 13),
  )
  return [
    `<rect x="${PAGE.left}" y="${PAGE.top}" width="${PAGE.width}" height="${PAGE.height}" fill="#372d3f"/>`,
    blooms(rock, `${seed} rock`, ['#221a2a', '#5a4658', '#46405e', '#1b1522'], 0.42, 170),
    shores(hall, '#8a7387', [12, 26, 44, 66, 94, 130], 0.42),
    ...spires,
    wash(deep, `${seed} edge`, { colour: '#1a1320', strength: 0.75, loose: 7 }),
    wash(hall, `${seed} hall`, { colour: '#dcc6a2', strength: 0.95, loose: 6, edge: '#140d18', edgeOpacity: 0.9 }),
    blooms(hall, `${seed} floor`, ['#c4955f', '#efe3c8', '#9aa7a3', '#b98a76'], 0.3, 90),
    hachures(hall, seed, '#2a1c24', 13, 1, 0.6),
    hachures(grown(hall, 3), `${seed} light`, '#a58ca0', 12, 2, 0.5),
    wash(without(lake, grown(spots, 0)), `${seed} lake`, {
      colour: '#4d97a0',
      strength: 0.8,
      loose: 8,
      edge: '#1d4a57',
    }),
    path(ripples.join(''), { stroke: '#d7efe9', width: 1.3, opacity: 0.75 }),
    ...glow,
  ].join('')
}
