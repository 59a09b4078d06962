import { readdirSync, readFileSync } from 'node:fs'
import { blocksOf } from '@krcma/look'
import { describe, expect, it } from 'vitest'
import { drawnIn } from '../src/rules/icons.ts'

const book = (game: string, file: string) =>
  readFileSync(new URL(`../../../games/${game}/${file}`, import.meta.url), 'utf8')
const idsOf = (text: string) => [...text.matchAll(/^- \*\*([A-Z\d]+-[A-Z\d]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id)

const games = readdirSync(new URL('../../../games', import.meta.url))

describe.each(games)('the rules of %s', (game) => {
  it('has the same rules in both languages, in the same order', () => {
    const english = idsOf(book(game, 'RULES.md'))
    expect(english.length).toBeGreaterThan(300)
    expect(idsOf(book(game, 'RULES.cs.md'))).toEqual(english)
  })

  it('refers to the same rules in both languages', () => {
    const referred = (file: string) =>
      blocksOf(book(game, file))
        .filter(({ kind }) => kind === 'rule')
        .map(({ text }) => [...text.matchAll(/[A-Z\d]+-RULING-\d+/g)].map(([id]) => id).sort())
    expect(referred('RULES.cs.md')).toEqual(referred('RULES.md'))
  })
})

describe('a rule', () => {
  it('shows an icon before what it names for the first time, and keeps its words', () => {
    const text = 'Za odložení získá hráč 1 zlaťák, 1 lektvar a 1 klíč; klíč otevře truhlu.'
    const parts = drawnIn(text, 'tales-of-glory', 'cs', new Set())
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ icon }) => icon !== undefined)).toHaveLength(4)
    expect(drawnIn('A half-key meets combat.', 'tales-of-glory', 'en', new Set()).map((part) => part.text)).toEqual([
      'A half-key meets ',
      'combat.',
    ])
  })
})
