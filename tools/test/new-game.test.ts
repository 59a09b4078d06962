import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packages, root } from '../root.mjs'

/** Enough for a machine that is busy with something else. */
const PATIENCE = 900_000

const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'krcma-new-game-')))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** A copy of this workspace as it is after a fresh clone and an install: sources, and links to what they depend on. */
function copyWorkspace(): void {
  const left = new Set(['node_modules', 'dist', '.git', '.krcma', '.stryker-tmp', 'shots'])
  for (const entry of readdirSync(root)) {
    if (left.has(entry)) continue
    cpSync(join(root, entry), join(workspace, entry), { recursive: true, filter: (path) => !left.has(basename(path)) })
  }
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  for (const folder of packages()) {
    const links = join(root, folder, 'node_modules')
    if (!existsSync(links)) continue
    const filter = (path: string) => !basename(path).startsWith('.vite')
    cpSync(links, join(workspace, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter })
  }
}

/** The one thing that is done: the folder of the example is copied to games/. Its links lead as far from there. */
function addGame(id: string, without: readonly string[] = []): void {
  const folder = join(workspace, 'games', id)
  const example = join(workspace, 'examples', 'candle-auction')
  cpSync(example, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !without.some((part) => path === join(example, part)),
  })
  // Under a name of its own it is another game.
  for (const file of ['package.json', 'rules/auction.ts']) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll('candle-auction', id))
  }
}

function node(...args: string[]): string {
  const { NODE_ENV: _, ...env } = process.env
  const how = { cwd: workspace, encoding: 'utf8', env, timeout: PATIENCE } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, how)
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

const krcma = (...args: string[]) => node(join('packages', 'cli', 'dist', 'src', 'main.js'), ...args)

describe('the example game, copied to games/ with nothing else touched', () => {
  const boarded = 'candle-auction'
  const plain = 'plain-auction'

  beforeAll(() => {
    copyWorkspace()
    addGame(boarded)
    addGame(plain, ['board', 'rulebook', join('test', 'board.test.tsx'), join('test', 'rulebook.test.tsx')])
    const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
    node(compiler, '-b', 'packages/cli', 'packages/server', `games/${boarded}`, `games/${plain}`)
  }, PATIENCE)

  it('is played and told in the terminal', { timeout: PATIENCE }, () => {
    const out = krcma('play', boarded, '--humans', 'none', '--seed', '7', '--lang', 'en', '--save', 'table.json')
    expect(out).toContain('The candle has burnt down. The flame leans')
    expect(krcma('replay', 'table.json', '--lang', 'cs')).toContain('Svíčka dohořela. Plamínek se nahne')
    expect(krcma('rules', boarded, '--lang', 'en')).toMatch(/14/)
  })

  it('has bots, and a ladder on which they are ranked', { timeout: PATIENCE }, () => {
    expect(krcma('sim', boarded, '--games', '3', '--seed', '7', '--lang', 'en')).toContain('Every piece')
    const ladder = ['ladder', boarded, '--rungs', 'greedy,journeyman', '--games', '2', '--seed', '3', '--lang', 'en']
    expect(krcma(...ladder)).toContain('greedy')
    expect(readFileSync(join(workspace, 'docs', 'ladder.md'), 'utf8')).toContain(`## ${boarded}, 2 players`)
  })

  describe('in the browser', () => {
    interface Seen {
      readonly shelf: readonly string[]
      readonly tables: Readonly<
        Record<string, { readonly board: number; readonly words: number; readonly told: string }>
      >
      readonly weights: readonly { readonly name: string; readonly bytes: number; readonly allowed: number }[]
      readonly faults: readonly string[]
      readonly chapters: readonly string[]
      readonly rooms: readonly string[]
    }
    let seen: Seen
    beforeAll(() => {
      const script = join(workspace, 'packages', 'web', 'tools', 'new-game-visit.mjs')
      cpSync(join(root, 'tools', 'test', 'new-game-visit.mjs'), script)
      seen = JSON.parse(node(script, boarded, plain)) as Seen
    }, PATIENCE)

    it('stands on the shelf of the client, and on that of the server', () => {
      expect(seen.shelf).toEqual(expect.arrayContaining(['Candle Auction']))
      expect(seen.rooms).toEqual(expect.arrayContaining([boarded, plain]))
    })

    it('is played with its board, or in words if it has none, and its book is opened', () => {
      expect(seen.tables[boarded]).toMatchObject({ board: 1, words: 0 })
      expect(seen.tables[plain]).toMatchObject({ board: 0, words: 1 })
      for (const { told } of Object.values(seen.tables)) expect(told).toMatch(/\p{L}.*\.”?$/u)
    })

    it('is weighed, is no part of a first visit, and brings no rules to the page', () => {
      for (const game of [boarded, plain]) {
        const weight = seen.weights.find(({ name }) => name === game)
        expect(weight?.bytes).toBeGreaterThan(1000)
        expect(weight?.bytes).toBeLessThan(weight?.allowed ?? 0)
      }
      expect(seen.faults).toEqual([])
      expect(seen.chapters).toEqual(['candle', 'lots'])
    })

    it('is in the pictures', { timeout: PATIENCE }, () => {
      node(join('packages', 'web', 'tools', 'shots.mjs'), `${boarded}-desk-en`)
      const pictures = readdirSync(join(workspace, 'packages', 'web', 'shots'))
      for (const moment of ['1-start', '2-middle', '3-end', '4-replay'])
        expect(pictures).toContain(`${boarded}-${moment}-desk-en.png`)
    })
  })
})
