import { rulebookLaws } from '@krcma/look/trial'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { pictures } from '../rulebook/pictures.tsx'
import { Placing, Scoring } from '../rulebook/sheet-pictures.tsx'

rulebookLaws({ folder: new URL('..', import.meta.url), pictures, words: { cs, en } })

it('RPL-EX-3 RPL-EX-21: the examples of the pictures come out as the rules have them', () => {
  expect(renderToStaticMarkup(<Placing words={en} layout="desk" />)).toContain('+3 ')
  const scored = renderToStaticMarkup(<Scoring words={en} layout="desk" />)
  expect([...scored.matchAll(/<b>(\d+)<\/b>/g)].map(([, stars]) => Number(stars))).toEqual([11, 4, 3, 3, 8, 5, 34])
})
