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

it('WPD-EX-20 WPD-EX-21: the same two cards bring 4 combat in one order and 2 in the other', () => {
  expect(drawn('turn-play')).toMatch(/data-tone="gain">\+4<span class="wpd-symbol" data-symbol="combat"/)
  expect(drawn('other-order')).toMatch(/data-tone="gain">\+2<span class="wpd-symbol" data-symbol="combat"/)
})

it('WPD-EX-1 WPD-EX-5 WPD-EX-31: the examples of the pictures come out as the rules have them', () => {
  expect([...drawn('turn-fate').matchAll(/aria-label="\w+ supports the (\w+) path"/g)].map(([, side]) => side)).toEqual(
    ['left', 'right', 'right'],
  )
  expect(drawn('scored')).toMatch(/\+4 .*\+3 /s)
  expect(drawn('experience')).toContain('Gold experience 1')
})
