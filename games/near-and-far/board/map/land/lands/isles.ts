import { blooms, hachures, path, scattered, shores, wash } from '../brush.ts'
import { both, known, noise, type Point, ragged } from '../field.ts'
import { pine, shard, waves } from '../motifs.ts'
import type { Site } from '../site.ts'

/** Islands like teeth in a sea that would like to close. */
export function isles({ seed, country, roads, spots }: Site): string {
  const everywhere = () => -1
  const land = known(ragged((x, y) => spots(x, y) - 39, noise(seed, 34, 4), 15))
  const reef = both(
    (x, y) => land(x, y) - 70,
    (x, y) => 12 - land(x, y),
  )
  const teeth = scattered(`${seed} teeth`, 24, (x, y) => Math.max(reef(x, y), 17 - roads(x, y)), 240).map(
    ({ at, random }) => shard(at, random.between(11, 28), random, '#cfc5b4', '#5e6468', '#26343c'),
  )
  const swell = scattered(`${seed} swell`, 36, (x, y) => Math.max(22 - land(x, y), 14 - roads(x, y)), 380).map(
    ({ at, random }) => waves(at, random.between(11, 19)),
  )
  const pines = scattered(`${seed} pines`, 11, (x, y) => Math.max(land(x, y) + 4, 28 - spots(x, y)), 260).map(
    ({ at, random }) => pine(at, random.between(10, 15), '#4d7c5c', '#1f4034'),
  )
  const whirl = country.spaces.find(({ id }) => id === 'm9-s13')
  const deep = noise(`${seed} deep`, 180, 3)
  return [
    wash(everywhere, seed, { colour: '#5aa3ac', strength: 0.95 }),
    blooms(everywhere, seed, ['#2f7388', '#8cc8c4', '#3f8a9d', '#24607a'], 0.45, 170),
    wash((x, y) => Math.max(26 - land(x, y), 14 - deep(x, y) * 60), `${seed} deep`, {
      colour: '#235a73',
      strength: 0.4,
      loose: 20,
    }),
    path(swell.join(''), { stroke: '#e4f4ef', width: 1.3, opacity: 0.5 }),
    whirl === undefined ? '' : whirlpool([whirl.x, whirl.y]),
    wash((x, y) => land(x, y) - 15, `${seed} shoal`, { colour: '#b9e0cd', strength: 0.65, loose: 7 }),
    shores(land, '#f2fbf4', [5, 12, 21, 33], 0.9),
    ...teeth,
    wash(land, `${seed} land`, { colour: '#e6d7a6', strength: 0.96, loose: 4, edge: '#4f4526', edgeOpacity: 0.95 }),
    wash((x, y) => land(x, y) + 9, `${seed} green`, { colour: '#a3b872', strength: 0.8, loose: 6 }),
    blooms(land, `${seed} soil`, ['#d9b56e', '#7fa366'], 0.45, 46),
    hachures(land, seed, '#4f6f70', 7, 1, 0.6),
    ...pines,
  ].join('')
}

function whirlpool([x, y]: Point): string {
  const turns = [0, 2.1, 4.2].map((from) => {
    const points = Array.from({ length: 26 }, (_, i) => {
      const [r, turn] = [52 + i * 2.4, from + i * 0.17]
      return `${(x + Math.cos(turn) * r).toFixed(0)} ${(y + Math.sin(turn) * r * 0.8).toFixed(0)}`
    })
    return `M${points.join('L')}`
  })
  return (
    path(turns.join(''), { stroke: '#1f556d', width: 4, opacity: 0.4 }) +
    path(turns.join(''), { stroke: '#eaf7f2', width: 1.6, opacity: 0.75 })
  )
}
