import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { direction } from '../direction.mjs'
import { forbidden } from '../direction-rules.mjs'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A workspace of files and their text, in a folder of its own, with two games, every package and what they may use. */
function workspace(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'krcma-direction-')))
  folders.push(folder)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const manifest = (name: string, entry: string): string =>
    JSON.stringify({
      name,
      type: 'module',
      exports: { '.': { 'krcma-source': entry, default: './dist/none.js' } },
    })
  mkdirSync(join(folder, 'node_modules/@krcma'), { recursive: true })
  for (const name of ['kernel', 'protocol', 'look', 'shelf', 'bots', 'saga', 'film', 'server', 'web', 'cli']) {
    write(`packages/${name}/package.json`, manifest(`@krcma/${name}`, './src/index.ts'))
    write(`packages/${name}/src/index.ts`, 'export const one = 1\n')
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@krcma', name))
  }
  for (const name of ['chess', 'go']) {
    write(`games/${name}/package.json`, manifest(`@krcma/${name}`, './index.ts'))
    write(`games/${name}/index.ts`, 'export const one = 1\n')
    write(`games/${name}/shape.ts`, 'export type One = 1\n')
    for (const part of ['rules/turn', 'words/en', 'reckoning/sum']) {
      write(`games/${name}/${part}.ts`, 'export const one = 1\nexport type One = 1\n')
    }
    symlinkSync(join(folder, 'games', name), join(folder, 'node_modules/@krcma', name))
  }
  write('tools/browser/package.json', manifest('@krcma/browser', './src/index.ts'))
  write('tools/browser/src/index.ts', 'export const one = 1\n')
  symlinkSync(join(folder, 'tools/browser'), join(folder, 'node_modules/@krcma/browser'))
  for (const name of ['@noble/hashes', 'fast-check', 'react']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' }))
    write(`node_modules/${name}/index.js`, 'export const one = 1\n')
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return folder
}

const take = (from: string): string => `import { one } from '${from}'; export const two = one + 1`

const wrong: [rule: string, file: string, text: string][] = [
  ['found', 'packages/cli/src/a.ts', take('@krcma/nowhere')],
  ['kernel-alone', 'packages/kernel/src/a.ts', take('react')],
  ['kernel-alone', 'packages/kernel/src/a.ts', `import { one } from 'node:fs'; export { one }`],
  ['kernel-alone', 'packages/kernel/src/a.ts', `import type { one } from 'react'; export type Two = typeof one`],
  ['laws-alone', 'packages/kernel/laws/a.ts', take('react')],
  ['kernel-below-all', 'packages/kernel/test/a.ts', take('@krcma/chess')],
  ['games-on-kernel', 'games/chess/mind/a.ts', take('@krcma/bots')],
  ['games-on-kernel', 'games/chess/words/a.ts', take('@krcma/look')],
  ['boards-on-look', 'games/chess/board/a.tsx', take('@krcma/web')],
  ['look-on-kernel', 'packages/look/src/a.tsx', take('@krcma/chess')],
  ['games-apart', 'games/chess/rules/a.ts', take('@krcma/go')],
  ['games-apart', 'games/chess/rules/a.ts', take('../../go/rules/turn.ts')],
  ['games-anywhere', 'games/chess/rules/a.ts', `import { one } from 'node:fs'; export { one }`],
  ['rules-below-board', 'games/chess/rules/a.ts', take('../mind/value.ts')],
  ['rules-below-board', 'games/chess/rules/a.ts', take('../words/en.ts')],
  ['content-below-all', 'games/chess/content/a.ts', take('../reckoning/sum.ts')],
  [
    'content-below-all',
    'games/chess/content/a.ts',
    `import type { One } from '../rules/turn.ts'; export const one: One = 1`,
  ],
  ['reckoning-on-content', 'games/chess/reckoning/a.ts', take('../rules/turn.ts')],
  ['reckoning-on-content', 'games/chess/reckoning/a.ts', take('../words/en.ts')],
  ['minds-in-silence', 'games/chess/mind/a.ts', take('../words/en.ts')],
  ['shown-without-rules', 'games/chess/board/a.tsx', take('../rules/turn.ts')],
  ['shown-without-rules', 'games/chess/words/a.ts', take('../rules/turn.ts')],
  ['shown-without-rules', 'games/chess/words/a.ts', take('../index.ts')],
  ['bots-on-kernel', 'packages/bots/src/a.ts', take('@krcma/server')],
  ['bots-on-kernel', 'packages/bots/src/a.ts', take('@krcma/shelf')],
  ['games-found', 'packages/bots/test/a.ts', take('@krcma/chess')],
  ['games-found', 'packages/cli/src/a.ts', take('@krcma/go')],
  ['shelf-on-kernel', 'packages/shelf/src/a.ts', take('@krcma/protocol')],
  ['protocol-on-kernel', 'packages/protocol/src/a.ts', take('@krcma/server')],
  ['protocol-on-kernel', 'packages/protocol/src/a.ts', take('@krcma/chess')],
  ['saga-on-protocol', 'packages/saga/src/a.ts', take('@krcma/server')],
  ['film-on-protocol', 'packages/film/src/a.ts', take('@krcma/server')],
  ['server-web-apart', 'packages/web/src/a.ts', take('@krcma/server')],
  ['cli-on-top', 'packages/server/src/a.ts', take('@krcma/cli')],
  ['browser-for-tests', 'packages/cli/src/a.ts', take('@krcma/browser')],
]

const right: [file: string, text: string][] = [
  ['packages/kernel/src/a.ts', take('@noble/hashes')],
  ['packages/kernel/laws/a.ts', take('fast-check')],
  ['packages/kernel/test/a.ts', take('@krcma/browser')],
  ['games/chess/rules/a.ts', take('@krcma/kernel')],
  ['games/chess/board/a.tsx', `import type { One } from '../rules/turn.ts'; export const one: One = 1`],
  ['games/chess/board/a.tsx', take('react')],
  ['games/chess/board/a.tsx', take('@krcma/look')],
  ['games/chess/test/a.ts', `import { readFileSync } from 'node:fs'; export { readFileSync }`],
  ['packages/bots/test/a.ts', take('@krcma/shelf')],
  ['games/chess/about.ts', take('@krcma/look')],
  ['games/chess/reckoning/a.ts', `import type { One } from '../shape.ts'; export const one: One = 1`],
  ['games/chess/words/a.ts', `import type { One } from '../rules/turn.ts'; export const one: One = 1`],
  ['packages/protocol/src/a.ts', take('@krcma/kernel')],
  ['packages/saga/src/a.ts', take('@krcma/protocol')],
  ['packages/web/src/a.ts', take('@krcma/bots')],
  ['packages/web/src/a.ts', take('@krcma/protocol')],
  ['packages/cli/src/a.ts', take('@krcma/shelf')],
]

describe('direction of imports', () => {
  test.each(wrong)('%s forbids it in %s: %s', async (rule, file, text) => {
    const { broken, unseen } = await direction(
      workspace({ 'games/chess/mind/value.ts': 'export const one = 1\n', [file]: text }),
    )
    expect(broken).toContainEqual(expect.objectContaining({ rule, from: file }))
    expect(unseen).toEqual([])
  })

  test.each(right)('allows in %s: %s', async (file, text) => {
    const { broken, unseen } = await direction(workspace({ [file]: text }))
    expect(broken).toEqual([])
    expect(unseen).toEqual([])
  })

  test('finds a cycle of imports, also behind one of types alone', async () => {
    const { cycles } = await direction(
      workspace({
        'packages/kernel/src/index.ts': `export * from './opening.ts'; export type One = 1`,
        'packages/kernel/src/opening.ts': `import type { One } from './index.ts'; ${take('./live.ts')}`,
        'packages/kernel/src/live.ts': `import type { One } from './index.ts'; ${take('./opening.ts')}`,
        'packages/kernel/src/alone.ts': `import type { One } from './index.ts'; export const one: One = 1`,
      }),
    )
    expect(cycles).toEqual([['packages/kernel/src/live.ts', 'packages/kernel/src/opening.ts']])
  })

  test('every rule is proved by a forbidden import', () => {
    const proved = new Set(wrong.map(([rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name ?? ''))).toEqual([])
  })
})
