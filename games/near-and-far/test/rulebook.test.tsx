import { rulebookLaws } from '@krcma/look/trial'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { pictures } from '../rulebook/pictures.tsx'

rulebookLaws({ folder: new URL('..', import.meta.url), pictures, words: { cs, en } })

const drawn = (name: string) => {
  const Picture = pictures[name]
  if (Picture === undefined) throw new Error(`no picture ${name}`)
  return renderToStaticMarkup(<Picture words={en} layout="desk" />)
}

it('NAF-THREAT-01: one threat less is awake when both ends of its path have camps', () => {
  const awake = (name: string) => [...drawn(name).matchAll(/data-icon="threat" data-active="true"/g)].length
  expect(awake('awake') - awake('asleep')).toBe(1)
})

it('NAF-ROUTE-03 NAF-ROUTE-04: a route has the colour of whoever owns it, a shared one that of both', () => {
  const threads = (name: string) =>
    [...drawn(name).matchAll(/naf-route-thread"[^>]*stroke:(var\(--seat-\d\))/g)].map(([, colour]) => colour)
  expect(threads('route-own')).toEqual(['var(--seat-0)'])
  expect(threads('route-shared')).toEqual(['var(--seat-0)', 'var(--seat-1)'])
})

it('NAF-MOVE-04: the second step of the picture leaves an empty space, and costs a heart', () => {
  const costs = [...drawn('turn-travel').matchAll(/naf-cost-number"[^>]*>(\d+)</g)].map(([, hearts]) => hearts)
  expect(new Set(costs)).toEqual(new Set(['0', '1']))
})
