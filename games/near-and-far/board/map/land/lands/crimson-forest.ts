import { blooms, blot, closed, path, scattered, wash } from '../brush.ts'
import { known, noise, ragged } from '../field.ts'
import { type Crown, tree } from '../motifs.ts'
import type { Site } from '../site.ts'

const CROWNS: readonly [Crown, ...Crown[]] = [
  { dark: '#5d1220', leaf: '#a5222c', light: '#e0684c', trunk: '#3a1a18' },
  { dark: '#6f1a1c', leaf: '#c2392f', light: '#f0935c', trunk: '#3a1a18' },
  { dark: '#4b0f26', leaf: '#8c1d3a', light: '#c9506a', trunk: '#2f1320' },
  { dark: '#7d3415', leaf: '#cc6a2a', light: '#f2b863', trunk: '#4a2413' },
]

/** A wood that is red in every season; one walks in it as in a hall. */
export function crimsonForest({ seed, roads, spots, around }: Site): string {
  const everywhere = () => -1
  const glade = known(ragged((x, y) => around('m3-s08')(x, y) - 74, noise(`${seed} glade`, 40), 16))
  const way = known(ragged((x, y) => Math.min(roads(x, y) - 17, spots(x, y) - 36), noise(`${seed} way`, 40, 3), 9))
  const trees = scattered(
    `${seed} trees`,
    21,
    (x, y) => Math.max(21 - roads(x, y), 37 - spots(x, y - 4), 24 - spots(x, y + 20), 4 - glade(x, y)),
    1100,
  ).map(({ at, random }) => tree(at, random.between(20, 33), random, random.pick(CROWNS)))
  const leaves = scattered(`${seed} leaves`, 15, (x, y) => Math.max(way(x, y), 24 - spots(x, y)), 420).map(
    ({ at, random }) => closed(blot(at, random.between(1.5, 3.2), random, 5, 0.6)),
  )
  return [
    wash(everywhere, seed, { colour: '#b9583f', strength: 0.85 }),
    blooms(everywhere, seed, ['#7b1f2a', '#d98a54', '#93352f', '#5b1626'], 0.4, 140),
    wash(way, `${seed} way`, { colour: '#efd3ab', strength: 0.86, loose: 8, edge: '#7b3022', edgeOpacity: 0.5 }),
    blooms(way, `${seed} ground`, ['#dfa878', '#f7e8cb'], 0.35, 70),
    wash(glade, `${seed} glade`, { colour: '#fbf6ea', strength: 0.9, loose: 8, edge: '#c99a8a', edgeOpacity: 0.7 }),
    path(leaves.join(''), { fill: '#a32b26', opacity: 0.6 }),
    ...trees,
  ].join('')
}
