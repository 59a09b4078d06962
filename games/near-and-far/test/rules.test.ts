import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const lines = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8').split('\n')

/** The rules of a file by their ids, in order. */
function rulesOf(file: string): ReadonlyMap<string, string> {
  const rules = lines(file).flatMap((line): [string, string][] => {
    const [, id, text] = /^- \*\*(NAF-[A-Z0-9]+-\d+)\*\* (.+)$/.exec(line) ?? []
    return id === undefined || text === undefined ? [] : [[id, text]]
  })
  expect(new Set(rules.map(([id]) => id)).size).toBe(rules.length)
  return new Map(rules)
}
const named = (text: string) => [...new Set(text.match(/NAF-[A-Z0-9]+-\d+/g) ?? [])].sort()

describe('the rules', () => {
  const en = rulesOf('RULES.md')
  const cs = rulesOf('RULES.cs.md')

  it('are the same in both languages, in the same order', () => {
    expect(en.size).toBe(404 + 98)
    expect([...cs.keys()]).toEqual([...en.keys()])
  })

  it('name rules and rulings that exist', () => {
    for (const rules of [en, cs])
      for (const [id, text] of rules) expect([id, named(text).filter((other) => !rules.has(other))]).toEqual([id, []])
  })

  it('refer to the same rulings in both languages', () => {
    const rulings = (text = '') => named(text).filter((id) => id.includes('RULING'))
    for (const [id, text] of en) expect([id, rulings(cs.get(id))]).toEqual([id, rulings(text)])
  })
})
