import { readdirSync, readFileSync } from 'node:fs'
import type { Language, Shape } from '@krcma/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { blocksOf, chaptersOf, type Pictures, ruleIdsOf, type Spoken } from '../src/index.ts'
import { missing } from './missing.ts'

export interface RulebookSubject<G extends Shape> {
  /** The folder of the game. */
  readonly folder: URL
  readonly pictures: Pictures<G>
  readonly words: { readonly [L in Language]: Spoken<G> }
}

const languages = ['cs', 'en'] as const
const CHAPTERS = [2, 6] as const

/** Declares the tests that every rulebook passes. */
export function rulebookLaws<G extends Shape>({ folder, pictures, words }: RulebookSubject<G>): void {
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
  const books = { cs: read('rulebook/cs.md'), en: read('rulebook/en.md') }
  const blocks = { cs: blocksOf(books.cs), en: blocksOf(books.en) }
  const picturesIn = (language: Language) =>
    blocks[language].flatMap((block) => (block.kind === 'picture' ? [block.name] : []))
  const idsIn = (language: Language) =>
    blocks[language].flatMap((block) => (block.kind === 'exactly' ? block.rules : []))

  describe('the rulebook', () => {
    it.each(languages)('leads to every rule, and to none that is not (%s)', (language) => {
      const rules = ruleIdsOf(read('RULES.md'))
      expect(rules.length).toBeGreaterThan(0)
      expect([...new Set(idsIn(language))].sort()).toEqual([...rules].sort())
    })

    it('has every rule by which the board says why not', () => {
      const sources = readdirSync(new URL('board/', folder), { recursive: true, encoding: 'utf8' })
      const named = sources
        .filter((path) => /\.tsx?$/.test(path))
        .flatMap((path) => [...read(`board/${path}`).matchAll(/rule: '([^']+)'/g)].map(([, id]) => id))
      const rules = ruleIdsOf(read('RULES.md'))
      expect(named.filter((id) => id === undefined || !rules.includes(id))).toEqual([])
    })

    it('is of two to six chapters, and says the same in both languages: rules, pictures, lists, in the same order', () => {
      const shape = (language: Language) =>
        blocks[language].map((block) => [block.kind, block.kind === 'picture' ? block.name : '', refersTo(block)])
      expect(shape('cs')).toEqual(shape('en'))
      const { chapters } = chaptersOf(books.en)
      expect(chapters.length).toBeGreaterThanOrEqual(CHAPTERS[0])
      expect(chapters.length).toBeLessThanOrEqual(CHAPTERS[1])
      for (const { blocks: own } of chapters) expect(own.some(({ kind }) => kind === 'exactly')).toBe(true)
    })

    it.each(languages)('has every picture that it shows, and shows every picture that it has (%s)', (language) => {
      expect([...new Set(picturesIn(language))].sort()).toEqual(Object.keys(pictures).sort())
      for (const [name, Picture] of Object.entries(pictures)) {
        for (const layout of ['desk', 'phone'] as const) {
          const drawn = renderToStaticMarkup(<Picture words={words[language]} layout={layout} />)
          expect(drawn.length, name).toBeGreaterThan(100)
          expect(missing(drawn), name).toBeNull()
        }
      }
    })
  })
}

const refersTo = (block: ReturnType<typeof blocksOf>[number]) => (block.kind === 'exactly' ? block.rules.join() : '')
