import { rulebookLaws } from '@krcma/look/trial'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import type { Slot } from '../content/lattice.ts'
import { TILES } from '../content/tiles.ts'
import { sameSlot } from '../reckoning/lattice.ts'
import { type Demand, placementsOf } from '../reckoning/placing.ts'
import { LAND } from '../rulebook/map-pictures.tsx'
import { pictures } from '../rulebook/pictures.tsx'

rulebookLaws({ folder: new URL('..', import.meta.url), pictures, words: { cs, en } })

const drawn = (name: string) => {
  const Picture = pictures[name]
  if (Picture === undefined) throw new Error(`no picture ${name}`)
  return renderToStaticMarkup(<Picture words={en} layout="desk" />)
}

it('H3B-TMAP-07 H3B-TMAP-10 H3B-TMAP-11: the land of the picture could be laid out like this, tile by tile', () => {
  const slots = (kind: string) => LAND.filter(({ tile }) => TILES[tile].kind === kind).map(({ slot }) => slot)
  const [first] = slots('start')
  LAND.forEach(({ tile, slot, rotation }, i) => {
    if (i === 0) return
    const demand: Demand =
      TILES[tile].kind === 'near'
        ? { step: 'near', centre: slots('center') }
        : slot === first
          ? { step: 'start-first', near: slots('near') }
          : { step: 'start-next', starts: [first as Slot] }
    const legal = placementsOf(LAND.slice(0, i), tile, demand)
    expect(
      legal.some((one) => sameSlot(one.slot, slot) && one.rotation === rotation),
      tile,
    ).toBe(true)
  })
})

it('H3B-MOVE-02: three movement points reach fields of one, two and three steps', () => {
  const far = [...drawn('turn-move').matchAll(/<g class="h3-steps">.*?<\/g>/g)].map(
    ([steps]) => [...steps.matchAll(/<circle/g)].length,
  )
  expect(new Set(far)).toEqual(new Set([1, 2, 3]))
})

it('H3B-EX-07: few Zombies deal 3 damage to a pack of Griffins', () => {
  expect(drawn('attack')).toMatch(/<strong>= (<!-- -->)?3<\/strong>/)
})
