import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootOf } from '../src/house.ts'
import { named, ruleIds, titles } from '../src/rules/ids.ts'

const root = rootOf(import.meta.url)
const example = join(root, 'examples/candle-auction')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** Blocks of code that say which file they are from. */
function blocksOf(page: string): { path: string; code: string }[] {
  return [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({ path, code }))
}

describe('docs/adding-a-game.md', () => {
  const page = read(root, 'docs/adding-a-game.md')
  const blocks = blocksOf(page)

  it('shows every part of the example', () => {
    const shown = new Set(blocks.map(({ path }) => path.split('/')[0]))
    const parts = readdirSync(example).filter((name) => !['dist', 'node_modules', 'RULES.cs.md'].includes(name))
    expect([...shown].sort()).toEqual(parts.sort())
  })

  it.each(blocks)('shows $path as it is', ({ path, code }) => {
    expect(read(example, path)).toContain(code)
  })

  it('builds on an example whose every rule is named by a test', () => {
    const ids = ruleIds(read(example, 'RULES.md'))
    expect(ids).toHaveLength(14)
    expect([...named(ids, titles(read(example, 'test/auction.test.ts')))]).toEqual(ids)
  })
})

describe('links of the documentation', () => {
  it.each(['README.md', 'docs/architecture.md', 'docs/adding-a-game.md'])('of %s lead somewhere', (page) => {
    // What stands in code is quoted, and leads nowhere.
    const text = read(root, page)
      .replace(/^```.*?^```$/gms, '')
      .replace(/`[^`\n]*`/g, '')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(existsSync(join(root, dirname(page), link)), link).toBe(true)
  })
})
