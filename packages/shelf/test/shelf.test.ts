import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { shelfIn } from '../src/index.ts'

const games = mkdtempSync(join(tmpdir(), 'krcma-shelf-'))
afterAll(() => rmSync(games, { recursive: true }))

function put(id: string, files: Record<string, string>): void {
  const manifest = {
    type: 'module',
    exports: { '.': { 'krcma-source': './index.ts', default: './dist/index.js' } },
  }
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(games, id, path)), { recursive: true })
    writeFileSync(join(games, id, path), text)
  }
}

put('go', {
  'index.ts': `export const room = { game: { id: 'go' } }`,
  'book/en/stones.ts': `export const chapter = { first: 'Black begins.' }`,
  'book/en/ends.ts': `export const chapter = {}`,
})
put('renamed', { 'index.ts': `export const room = { game: { id: 'chess' } }` })
put('empty', { 'index.ts': 'export const game = 1' })
put('unwritten', {})
mkdirSync(join(games, 'no-package'))

describe('the shelf', () => {
  const shelf = shelfIn(games)
  const find = (id: string) => shelf.find((game) => game.id === id)!

  it('holds every folder whose package exports something, by name, and loads it when asked', async () => {
    expect(shelf.map(({ id }) => id)).toEqual(['empty', 'go', 'renamed'])
    expect(find('go').module).toBe(pathToFileURL(join(games, 'go', 'dist', 'index.js')).href)
    expect(await find('go').open(({ game }) => game.id)).toBe('go')
    expect(shelfIn(join(games, 'nowhere'))).toEqual([])
  })

  it('says what is wrong with a folder that holds another game, or none', async () => {
    await expect(find('renamed').open(() => 0)).rejects.toThrow('holds the game chess')
    await expect(find('empty').open(() => 0)).rejects.toThrow('exports no room')
  })

  it('opens the chapters of a book, and nothing that is not one', async () => {
    const go = find('go')
    expect(go.chapters('en')).toEqual(['ends', 'stones'])
    expect(go.chapters('cs')).toEqual([])
    expect(await go.chapter('en', 'stones')).toEqual({ first: 'Black begins.' })
    for (const name of ['rivers', '../../index', '']) expect(await go.chapter('en', name)).toBeNull()
  })
})
