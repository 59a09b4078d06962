import { describe, expect, it } from 'vitest'
import { itemsOf } from '../src/table/items.ts'
import { typeDigit } from '../src/table/number.ts'
import { closest } from '../src/text/closest.ts'
import { columns } from '../src/text/columns.ts'
import { cut, width, wrap } from '../src/text/width.ts'

describe('width', () => {
  it('counts columns, not letters', () => {
    expect(width('Krčma')).toBe(5)
    expect(width('Krc\u030cma')).toBe(5)
    expect(width('\x1b[1mbold\x1b[22m')).toBe(4)
    expect(width('🎲 6')).toBe(4)
  })

  it('cuts what does not fit, and says so', () => {
    expect(cut('měšec', 5)).toBe('měšec')
    expect(cut('měšec mince', 7)).toBe('měšec …')
  })
})

describe('wrap', () => {
  it('breaks between words, keeps the indent and hangs the rest', () => {
    expect(wrap('  one two three', 9, 2)).toEqual(['  one two', '    three'])
  })

  it('leaves alone what fits, with all its spaces', () => {
    expect(wrap('  a    b', 8)).toEqual(['  a    b'])
  })

  it('breaks a word that no line can hold', () => {
    expect(wrap('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij'])
  })
})

it('sets columns: words to the left, numbers to the right', () => {
  expect(
    columns([
      ['', 'n'],
      ['žito', '10'],
      ['oves', '5'],
    ]),
  ).toEqual(['       n', 'žito  10', 'oves   5'])
})

it.each([
  ['paly', 'play'],
  ['PLAY', 'play'],
  ['verfy', 'verify'],
  ['tales', 'tales-of-glory'],
  ['xyzzy', undefined],
])('takes %s for %s', (written, meant) => {
  expect(closest(written, ['play', 'sim', 'verify', 'replay', 'tales-of-glory'])).toBe(meant)
})

describe('a number typed digit by digit', () => {
  it('is done when no longer one is possible', () => {
    expect(typeDigit('', '3', 9)).toEqual({ done: 3 })
    expect(typeDigit('', '1', 12)).toEqual({ sofar: '1' })
    expect(typeDigit('1', '2', 12)).toEqual({ done: 12 })
    expect(typeDigit('', '2', 12)).toEqual({ done: 2 })
  })

  it('begins anew when it would be too large, and ignores what is no item', () => {
    expect(typeDigit('1', '5', 12)).toEqual({ done: 5 })
    expect(typeDigit('', '0', 12)).toEqual({ sofar: '' })
    expect(typeDigit('', '9', 4)).toEqual({ sofar: '' })
  })
})

describe('the items of a menu', () => {
  const menu = (texts: readonly string[], offers: readonly string[] = []) => ({
    title: '',
    scene: [],
    news: [],
    question: '',
    items: [...texts.map((text) => ({ text })), ...offers.map((text) => ({ text, under: 'At any time:' }))],
    shortcuts: [],
  })
  const texts = (rows: ReturnType<typeof itemsOf>['rows']) => rows.map((row) => row.map(({ text }) => text.trim()))

  it('stand under each other while they are few, those of offers under a heading', () => {
    const { rows, stride } = itemsOf(menu(['a', 'b'], ['c']), 40)
    expect(texts(rows)).toEqual([['1  a'], ['2  b'], ['At any time:'], ['3  c']])
    expect(stride(0)).toBe(0)
  })

  it('stand beside each other when they are many and short, down the columns', () => {
    const { rows, stride } = itemsOf(menu(['a', 'b', 'c', 'd', 'e', 'f']), 16)
    expect(texts(rows)).toEqual([
      ['1  a', '4  d'],
      ['2  b', '5  e'],
      ['3  c', '6  f'],
    ])
    expect(stride(1)).toBe(3)
  })

  it('go on in the next line when they are long', () => {
    const { rows } = itemsOf(menu(['one two three four']), 14)
    expect(texts(rows)).toEqual([['1  one two'], ['three four']])
  })
})
