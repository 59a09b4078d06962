import { openQuiet, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { chapter as edgeCs } from '../book/cs/edge-of-the-world.ts'
import { chapter as evilCs } from '../book/cs/lesser-evil.ts'
import { chapter as strigaCs } from '../book/cs/striga.ts'
import { chapter as edgeEn } from '../book/en/edge-of-the-world.ts'
import { chapter as evilEn } from '../book/en/lesser-evil.ts'
import { chapter as strigaEn } from '../book/en/striga.ts'
import { CHARACTERS } from '../content/characters.ts'
import { FINAL_PAGE, OPENING_PAGE } from '../content/story.ts'
import { TALES } from '../content/tales.ts'
import { game } from '../rules/game.ts'
import { USUAL } from './scene.ts'

const books = {
  cs: { 'edge-of-the-world': edgeCs, striga: strigaCs, 'lesser-evil': evilCs },
  en: { 'edge-of-the-world': edgeEn, striga: strigaEn, 'lesser-evil': evilEn },
}

describe.each(['cs', 'en'] as const)('the book in %s', (language) => {
  it.each(TALES)(
    'WPD-STORY-07 WPD-FINAL-11: every page of %s can be read, and every epilogue names its hero',
    (tale) => {
      const book = books[language][tale]
      const pages = [
        1,
        ...Object.values(OPENING_PAGE).flatMap((page) => [0, 1, 2, 3].map((n) => page + n)),
        ...Object.values(FINAL_PAGE),
      ]
      for (const page of pages) expect(book[page]).toMatch(/\p{L}.*\p{P}$/u)
      const names = { cs: 'Marigold', en: 'Dandelion' }
      for (const page of Object.values(FINAL_PAGE)) {
        for (const hero of CHARACTERS) expect(book[`${page + 1}-${hero}`]).not.toMatch(/undefined|\{/)
        expect(book[`${page + 1}-dandelion`]).toContain(names[language])
      }
    },
  )

  it('WPD-STORY-08 WPD-RULING-49: a game opens the pages of its own path alone, and all of them are there', () => {
    for (const tale of TALES) {
      const random = source(5, 3)
      const told: string[] = []
      const opening = { players: 2, options: { ...USUAL, tale }, scenario: null, campaign: null }
      const table = openQuiet(game, opening, 5, (_, data) => {
        const { paragraph } = data as { paragraph?: string }
        if (paragraph !== undefined) told.push(paragraph)
      })
      while (!table.over) {
        const [decision] = table.asked.filter(({ answered }) => answered === undefined)
        table.give(decision!, random.below(decision!.options.length))
      }
      // The cover, three chapters of four pages, the final page and the epilogue.
      expect(told).toHaveLength(15)
      expect(new Set(told).size).toBe(15)
      for (const id of told) {
        const [chapter, name] = id.split('/')
        expect(chapter).toBe(tale)
        expect(books[language][tale][name!]).toMatch(/\p{L}/u)
      }
    }
  })
})
