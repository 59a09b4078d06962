import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { named, ruleIds, titles } from '../src/rules/ids.ts'
import { house, newFolder, run } from './stage.ts'

function clone(files: Readonly<Record<string, string>>) {
  const root = newFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { ...house, root }
}

const RULES = '# Rules\n- **ABC-ONE-01** One.\n* `ABC-ONE-02` Two, see ABC-TWO-09.\n| ABC-RULING-3 | Three. |\n'

describe('krcma rules', () => {
  it('ends with 0 when every rule is named', async () => {
    const files = {
      'games/abc/RULES.md': RULES,
      'games/abc/test/one.test.ts': "it('ABC-ONE-01 ABC-ONE-02: both', () => {})",
      'games/abc/test/deep/two.test.ts': "describe('ABC-RULING-3', () => {})",
    }
    const { code, out } = await run('rules abc', { house: clone(files) })
    expect(out).toBe('abc: 3 rules, 3 named by a test.\n')
    expect(code).toBe(0)
  })

  it('ends with 1 and lists those that no title names', async () => {
    const files = {
      'games/abc/RULES.md': RULES,
      'games/abc/test/one.test.ts': "// ABC-ONE-02\nit('ABC-ONE-01', () => { expect('ABC-RULING-3') })",
    }
    const { code, out } = await run('rules abc', { house: clone(files) })
    expect(out).toBe('abc: 3 rules, 1 named by a test.\nNo test names these 2:\n  ABC-ONE-02\n  ABC-RULING-3\n')
    expect(code).toBe(1)
    const czech = await run('rules abc --lang cs', { house: clone(files) })
    expect(czech.out).toContain('Žádný test nejmenuje 2 pravidla:')
  })

  it('ends with 1 when there is no rule, and with 2 when there is no game', async () => {
    const some = clone({ 'games/abc/RULES.md': 'Nothing yet.\n' })
    expect(await run('rules abc', { house: some })).toMatchObject({ code: 1 })
    const none = await run('rules abd', { house: some })
    expect(none).toMatchObject({ code: 2, err: 'There is no game abd. Did you mean abc? Known: abc.\n' })
  })
})

describe('titles', () => {
  it('are found behind every way to declare a test', () => {
    const source = [
      "it('one', () => {})",
      'test("two", fn)',
      'it(`three`, fn)',
      "it.each([['x', ')'], ['y', \"(\"]])('four %s', fn)",
      "describe.concurrent('five', fn)",
      "it(\n  'six isn\\'t seven',\n  fn,\n)",
    ].join('\n')
    expect(titles(source)).toEqual([
      'one',
      'two',
      'three',
      'four %s',
      expect.stringContaining("'x'"),
      'five',
      "six isn\\'t seven",
    ])
  })

  it('of tests that do not run do not count', () => {
    expect(titles("it.skip('one', fn); it.todo('two'); submit('three'); a.it('four')")).toEqual([])
  })

  it('show the rows of it.each only where the title does', () => {
    const ids = ['ABC-ONE-01', 'ABC-ONE-02']
    expect([...named(ids, titles("it.each([['ABC-ONE-01']])('%s holds', fn)"))]).toEqual(['ABC-ONE-01'])
    expect([...named(ids, titles("it.each([['ABC-ONE-01']])('holds', fn)"))]).toEqual([])
  })

  it('name a rule by its whole id', () => {
    expect([...named(['ABC-ONE-1', 'ABC-ONE-12'], ['ABC-ONE-12: twelve'])]).toEqual(['ABC-ONE-12'])
    expect(ruleIds('- **ABC-ONE-01** x\n- ABC-ONE-02: y\n### ABC-ONE-03\nABC-ONE-04')).toEqual([
      'ABC-ONE-01',
      'ABC-ONE-02',
      'ABC-ONE-03',
    ])
  })
})
