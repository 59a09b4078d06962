import { openQuiet, type ParagraphId } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { chapter as candleCs } from '../book/cs/candle.ts'
import { chapter as lotsCs } from '../book/cs/lots.ts'
import { chapter as candleEn } from '../book/en/candle.ts'
import { chapter as lotsEn } from '../book/en/lots.ts'
import { storyOf } from '../reckoning/lot.ts'
import { game } from '../rules/auction.ts'

const books = { cs: { lots: lotsCs, candle: candleCs }, en: { lots: lotsEn, candle: candleEn } }
const textOf = (language: 'cs' | 'en', id: ParagraphId) => {
  const [chapter, name = ''] = id.split('/')
  return chapter === 'lots' || chapter === 'candle' ? books[language][chapter][name] : undefined
}

it.each(['cs', 'en'] as const)('the book tells of every lot that two dice can make, and of the end: %s', (language) => {
  for (const die of [1, 2, 3, 4, 5, 6])
    for (const other of [1, 6]) {
      expect(textOf(language, storyOf([die, other]))).toMatch(/\p{L}.*[.“]$/u)
    }
  const told: string[] = []
  const opening = { players: 2, options: { evening: 'short' }, scenario: null, campaign: null } as const
  const table = openQuiet(game, opening, 1, (_, data) => told.push((data as { paragraph?: string }).paragraph ?? ''))
  while (!table.over) for (const seat of table.waiting) table.give(table.decisions(seat)[0]!, 0)
  const opened = told.filter((id) => id !== '') as ParagraphId[]
  // Three lots, and the end of the candle.
  expect(opened).toHaveLength(4)
  for (const id of opened) expect(textOf(language, id)).toMatch(/\p{L}/u)
})
