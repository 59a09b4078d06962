import { seeded } from '@krcma/look'
import { blooms, outline, path, scattered, shores, wash } from '../brush.ts'
import { both, known, near, noise, PAGE, type Point, ragged } from '../field.ts'
import { cloud, peak, shard } from '../motifs.ts'
import type { Site } from '../site.ts'

const CINDER = { lit: '#8a6a5c', shade: '#33211f', ink: '#190e0e' }

/** Fire comes down from the hills in many arms, and what lies between them is ash. */
export function fireDelta({ seed, roads, spots }: Site): string {
  const everywhere = () => -1
  const arms = rivers(seed)
  const lava = known(both(ragged(known(near(arms, 10)), noise(`${seed} lava`, 34, 3), 6), (x, y) => 29 - spots(x, y)))
  const bank = (x: number, y: number) => lava(x, y) - 9
  const room = (x: number, y: number) => Math.max(20 - roads(x, y), 40 - spots(x, y), 17 - lava(x, y))
  const stones = scattered(`${seed} stones`, 26, room, 420).map(({ at, random }) =>
    random.next() < 0.2
      ? peak(at, random.between(26, 48), random, CINDER)
      : shard(at, random.between(9, 19), random, '#6d5550', '#2a1c1c', '#150c0c'),
  )
  const smoke = scattered(
    `${seed} smoke`,
    120,
    (x, y) => Math.max(34 - roads(x, y), 56 - spots(x, y), 20 - lava(x, y)),
    24,
  ).map(({ at, random }) => cloud(at, random.between(22, 40), random, '#c9bdb4', '#5d4f4a'))
  const sparks = scattered(
    `${seed} sparks`,
    16,
    (x, y) => Math.max(lava(x, y) - 26, 1 - lava(x, y), 28 - spots(x, y)),
    300,
  ).map(
    ({ at: [x, y], random }) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(0.9, 2.4).toFixed(1)}"/>`,
  )
  return [
    wash(everywhere, seed, { colour: '#6b5049', strength: 0.96 }),
    blooms(everywhere, seed, ['#463230', '#8f7163', '#2e2023', '#a5846b', '#7a3a2a'], 0.42, 140),
    shores(bank, '#e08a4a', [4, 13, 25], 0.45),
    ...stones,
    wash(bank, `${seed} bank`, { colour: '#2a1516', strength: 0.85, loose: 5, edge: '#120808', edgeOpacity: 0.8 }),
    wash(lava, `${seed} lava`, { colour: '#e2531f', strength: 0.95, loose: 4, edge: '#8a1f10', edgeOpacity: 0.8 }),
    path(
      outline((x, y) => lava(x, y) + 5),
      { fill: '#ff9b35', opacity: 0.9 },
    ),
    path(
      outline((x, y) => lava(x, y) + 9),
      { fill: '#ffe08a', opacity: 0.9 },
    ),
    `<g fill="#ffb45a">${sparks.join('')}</g>`,
    ...smoke,
  ].join('')
}

/** From one mouth at the top of the page it parts again and again on its way down. */
function rivers(seed: string): Point[][] {
  const random = seeded(`${seed} rivers`)
  const found: Point[][] = []
  const flow = (start: Point, lean: number, deep: number) => {
    const course: Point[] = [start]
    let [x, y] = start
    let left = deep
    for (let k = 0; k < 40 && y < PAGE.top + PAGE.height + 20; k++) {
      x += lean * 30 + random.between(-17, 17)
      y += random.between(20, 36)
      course.push([x, y])
      if (left > 0 && k > 1 && random.next() < 0.24) {
        flow([x, y], lean + random.between(0.45, 1) * (random.next() < 0.5 ? -1 : 1), left - 1)
        left--
      }
    }
    found.push(course)
  }
  flow([360, PAGE.top - 20], -0.12, 3)
  flow([640, PAGE.top - 20], 0.32, 3)
  return found
}
