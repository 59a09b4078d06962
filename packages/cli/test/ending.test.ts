import type { Ending, Shape, Words } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { endingLines } from '../src/ending.ts'
import { en } from '../src/words/en.ts'

interface Duel extends Shape {
  sources: 'coins' | 'cups'
}

const words = { source: { coins: 'Coins', cups: 'Cups' }, rival: () => 'the innkeeper' } as unknown as Words<Duel>
const ending: Ending<Duel> = {
  sheets: [[{ source: 'coins', points: 3 }]],
  keys: [[3]],
  places: [2],
  rivals: [{ id: 'innkeeper', sheet: [{ source: 'cups', points: 7 }], key: [7], place: 1 }],
}

it('a rival that is no seat stands beside the seats with its sheet and its place, and can win', () => {
  const lines = endingLines(ending, ['Anna'], words, en)
  expect(lines[0]).toMatch(/Anna +the innkeeper/)
  expect(lines.find((line) => line.startsWith('Cups'))).toMatch(/^Cups +0 +7$/)
  expect(lines.find((line) => line.startsWith(en.ending.place))).toMatch(/2 +1$/)
  expect(lines.at(-1)).toBe(en.ending.won(['the innkeeper']))
})
