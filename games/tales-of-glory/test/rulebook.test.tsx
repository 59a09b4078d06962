import { rulebookLaws } from '@krcma/look/trial'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { pictures } from '../rulebook/pictures.tsx'
import { Scoring } from '../rulebook/reckoned-pictures.tsx'

rulebookLaws({ folder: new URL('..', import.meta.url), pictures, words: { cs, en } })

it('TOG-END-02 TOG-END-04 TOG-END-08: the example of the last count comes out as its caption says', () => {
  const drawn = renderToStaticMarkup(<Scoring words={en} layout="desk" />)
  const totals = [...drawn.matchAll(/tog-scored-total">.*? (\d+)<\/span>/g)].map(([, total]) => Number(total))
  expect(totals).toEqual([62, 61, 57])
  expect(drawn.match(/\+4/g)).toHaveLength(6)
  expect(drawn).toContain('+6')
})
