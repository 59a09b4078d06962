import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contest, figure, QUICK } from '../src/clock.ts'
import { bench } from '../src/index.ts'
import { measureGames } from '../src/rooms.ts'

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
  it('plays the same number of decisions on both engines and prints figures for every operation as JSON', async () => {
    const said = listen()
    await bench(['--quick', '--json'])
    const { brewers, ratios, stateOf5KB } = JSON.parse(said.out)
    for (const engine of ['kernelQuiet', 'kernelLive', 'boardgameIoClient', 'boardgameIoReducer']) {
      expect(brewers[engine].decisionsPerGame).toBe(204)
      expect(brewers[engine].decisions.median).toBeGreaterThan(0)
    }
    expect(Object.keys(ratios)).toEqual(['quietToClient', 'quietToReducer', 'liveToClient'])
    expect(stateOf5KB.costs.map(({ operation }: { operation: string }) => operation)).toEqual([
      'fork',
      'imagine',
      'view',
      'restore from JSON',
      'save to JSON',
      'hash',
      "copy of the state by the game's own copier",
      "copy of the state by the kernel's clone",
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

  it('counts decisions by game; players take turns and get the same seeds', () => {
    const played: string[] = []
    const player = (name: string, decisions: number) => (seed: number) => {
      played.push(`${name} ${seed}`)
      return decisions
    }
    const pace = { warmUp: 0, milliseconds: 0, repetitions: 2, calls: 1 }
    const { rates } = contest({ a: player('a', 10), b: player('b', 20) }, pace)
    expect(played).toEqual(['a 1000000', 'b 1000000', 'a 2000000', 'b 2000000'])
    expect([rates.a.decisionsPerGame, rates.b.decisionsPerGame]).toEqual([10, 20])
  })
})

describe('the games of the house', () => {
  const house = mkdtempSync(join(tmpdir(), 'krcma-games-'))
  afterEach(() => rmSync(house, { recursive: true }))

  it('are those that are built and export a room; one that fails is named, and the others are measured', async () => {
    const put = (name: string, source: string | null) => {
      mkdirSync(join(house, name))
      const manifest = { type: 'module', exports: { '.': { default: './index.js' } } }
      writeFileSync(join(house, name, 'package.json'), JSON.stringify(manifest))
      if (source !== null) writeFileSync(join(house, name, 'index.js'), source)
    }
    const coin = `{
      id: 'coin', players: [2], options: {},
      setUp: () => ({ left: 3 }),
      *turn(t) { yield* t.choose(0, 'toss', () => [0, 1]); t.state.left-- },
      over: (state) => state.left === 0,
      ending: () => ({ sheets: [], keys: [[1], [0]] }),
    }`
    put('broken', 'throw new Error("half a game")')
    put('coin', `export const room = { game: ${coin} }`)
    put('no-room', 'export const game = {}')
    put('not-built', null)
    mkdirSync(join(house, 'no-package'))
    const measured = await measureGames(house, QUICK)
    expect(measured).toEqual([
      { game: 'broken', mistake: 'half a game' },
      expect.objectContaining({ game: 'coin', decisionsPerGame: 3 }),
    ])
    expect(await measureGames(join(house, 'nowhere'), QUICK)).toEqual([])
  })
})
