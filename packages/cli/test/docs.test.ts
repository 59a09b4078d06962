import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootOf } from '../src/house.ts'
import { named, ruleIds, titles } from '../src/rules/ids.ts'

const root = rootOf(import.meta.url)
const example = join(root, 'packages/cli/test/example-game')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** Blocks of code that say which file they are from. */
function blocksOf(page: string): { path: string; code: string }[] {
  return [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({ path, code }))
}

describe('docs/adding-a-game.md', () => {
  const page = read(root, 'docs/adding-a-game.md')
  const blocks = blocksOf(page)

  it('shows every part of the example', () => {
    const shown = new Set(blocks.map(({ path }) => path))
    for (const path of [
      'RULES.md',
      'shape.ts',
      'index.ts',
      'rules/round.ts',
      'words/cs.ts',
      'mind/mind.ts',
      'test/laws.test.ts',
    ])
      expect(shown).toContain(path)
  })

  it.each(blocks.filter(({ path }) => existsSync(join(example, path))))('shows $path as it is', ({ path, code }) => {
    expect(read(example, path)).toContain(code)
  })

  it('shows the other files as they are in the workspace', () => {
    const others = blocks.filter(({ path }) => !existsSync(join(example, path)))
    expect(others.map(({ path }) => path)).toEqual(['package.json', 'tsconfig.json', 'packages/cli/src/games.ts'])
    for (const { path, code } of others) {
      const folder = path.includes('/') ? root : join(root, 'games/tales-of-glory')
      const real = read(folder, path).replace('@krcma/tales-of-glory"', '@krcma/candle-auction"')
      // A room that has a board says more in these than one without.
      if (path.endsWith('.json')) expect(JSON.parse(real)).toMatchObject(withoutLists(JSON.parse(code)))
      else expect(real).toContain(code)
    }
  })

  it('builds on an example whose every rule is named by a test', () => {
    const ids = ruleIds(read(example, 'RULES.md'))
    expect(ids).toHaveLength(14)
    expect([...named(ids, titles(read(example, 'test/auction.test.ts')))]).toEqual(ids)
  })
})

/** References grow with what a room uses; their first is checked by the compiler. */
function withoutLists(manifest: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(manifest).filter(([, field]) => !Array.isArray(field)))
}

describe('links of the documentation', () => {
  it.each(['README.md', 'docs/architecture.md', 'docs/adding-a-game.md'])('of %s lead somewhere', (page) => {
    const links = [...read(root, page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(existsSync(join(root, dirname(page), link)), link).toBe(true)
  })
})
