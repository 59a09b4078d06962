import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { figure, rate } from '../src/clock.ts'
import { bench } from '../src/index.ts'
import { gamesIn } from '../src/rooms.ts'

function listen() {
  const said = { out: '', err: '' }
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(into('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(into('err'))
  return said
}
afterEach(() => vi.restoreAllMocks())

describe('krcma bench', () => {
  it('plays the same number of decisions on both engines and prints figures for every act as JSON', async () => {
    const said = listen()
    expect(await bench(['--quick', '--json'])).toBe(0)
    const { brewers, ratios, stateOf5KB } = JSON.parse(said.out)
    for (const engine of ['kernelQuiet', 'kernelLive', 'boardgameIoClient', 'boardgameIoReducer']) {
      expect(brewers[engine].decisionsPerGame).toBe(204)
      expect(brewers[engine].decisions.median).toBeGreaterThan(0)
    }
    expect(Object.keys(ratios)).toEqual(['quietToClient', 'quietToReducer', 'liveToClient'])
    expect(stateOf5KB.costs.map(({ act }: { act: string }) => act)).toEqual([
      'fork',
      'imagine',
      'view',
      'restore from JSON',
      'save to JSON',
      'hash',
      'clone of the state',
    ])
  })

  it('says what it takes when given something else', async () => {
    const said = listen()
    expect(await bench(['--fast'])).toBe(2)
    expect(said.err).toContain('--quick')
    expect(said.out).toBe('')
  })
})

describe('a figure', () => {
  it('is the median with the least and the most', () => {
    expect(figure([5, 1, 100, 7, 2])).toEqual({ median: 5, least: 1, most: 100 })
  })

  it('counts decisions by game, and gives every game a seed of its own', () => {
    const seeds: number[] = []
    const { decisionsPerGame } = rate(
      (seed) => {
        seeds.push(seed)
        return seed
      },
      { warmUp: 0, milliseconds: 0, repetitions: 3 },
    )
    expect(seeds).toEqual([1, 2, 3])
    expect(decisionsPerGame).toBe(2)
  })
})

describe('the games of the house', () => {
  const house = mkdtempSync(join(tmpdir(), 'krcma-games-'))
  afterEach(() => rmSync(house, { recursive: true }))

  it('are those that are built and export a room', async () => {
    const put = (name: string, source: string | null) => {
      mkdirSync(join(house, name))
      const manifest = { type: 'module', exports: { '.': { default: './index.js' } } }
      writeFileSync(join(house, name, 'package.json'), JSON.stringify(manifest))
      if (source !== null) writeFileSync(join(house, name, 'index.js'), source)
    }
    put('a-room', 'export const room = { game: { id: "a-room" } }')
    put('begun', 'export const game = {}')
    put('not-built', null)
    mkdirSync(join(house, 'no-package'))
    expect((await gamesIn(house)).map(({ id }) => id)).toEqual(['a-room'])
    expect(await gamesIn(join(house, 'nowhere'))).toEqual([])
  })
})
