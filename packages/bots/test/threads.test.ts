import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Bot, type Question, type Thinker, ways } from '../src/index.ts'
import { threads } from '../src/thinker/threads.ts'
import { room } from './games/heap.ts'
import { openAt } from './tables.ts'

const thread = fileURLToPath(new URL('../src/thinker/thread.ts', import.meta.url))
const threadGames = fileURLToPath(new URL('./workers/thread-games.ts', import.meta.url))

describe('a thinker in threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-bots-'))
  const games = { heap: pathToFileURL(join(folder, 'thread-games.mjs')).href }
  const program = join(folder, 'thread.mjs')
  let thinker: Thinker

  beforeAll(async () => {
    await build({
      entryPoints: [thread, threadGames],
      bundle: true,
      outdir: folder,
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      format: 'esm',
      platform: 'node',
      conditions: ['krcma-source'],
      logLevel: 'error',
    })
    thinker = threads({ games, size: 2, program })
  })
  afterAll(() => {
    thinker.close()
    rmSync(folder, { recursive: true })
  })

  const table = openAt(room.game, 1)
  const question: Question = { table: 't', game: 'heap', saved: table.save(), seat: 0, level: 'master', seed: 5 }

  it('thinks what the bot itself would think', async () => {
    expect(await thinker.think(question)).toEqual(new Bot(room.mind, ways.master, 0).decide(table, 5))
  })

  it('has more questions wait than it has threads, and answers all of them', async () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
    const thoughts = await Promise.all(seeds.map((seed) => thinker.think({ ...question, table: `t${seed}`, seed })))
    expect(thoughts.map(({ kind }) => kind)).toEqual(seeds.map(() => 'take'))
    thinker.forget('t1')
  })

  it('tells of progress and can be cancelled while it thinks', async () => {
    const controller = new AbortController()
    const heard: number[] = []
    const thought = await thinker.think(question, {
      signal: controller.signal,
      onProgress: (part) => {
        heard.push(part)
        controller.abort()
      },
    })
    expect(heard.length).toBeGreaterThan(0)
    expect(thought.answer).not.toBeNull()
  })

  it('gives up a question that was cancelled while it waited', async () => {
    const controller = new AbortController()
    const running = [1, 2].map((seed) => thinker.think({ ...question, seed }))
    const waiting = thinker.think({ ...question, seed: 3 }, { signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toThrow('cancelled')
    await Promise.all(running)
  })

  /** Seat 1, whom nobody asks anything yet. */
  const idle: Question = { ...question, table: 'ahead', seat: 1, level: 'grandmaster' }

  it('thinks ahead while others are asked, and goes on from there', async () => {
    const moved = openAt(room.game, 1)
    const saved = moved.save()
    moved.answer({ seat: 0, decision: moved.decisions(0)[0]!.id, option: 2 })
    thinker.ponder({ ...idle, saved })
    const asked: Question = { ...idle, saved: moved.save() }
    // However far it had come: it is told to stop, and answers with at least as much thought as ever.
    const thought = await thinker.think(asked)
    expect(thought.kind).toBe('take')
    expect(thought.iterations).toBeGreaterThan(0)
  })

  it('gives way to everybody who waits', async () => {
    const one = threads({ games, size: 1, program })
    for (const n of [1, 2, 3]) one.ponder({ ...idle, table: `ahead ${n}`, level: 'grandmaster' })
    const thoughts = await Promise.all([1, 2, 3].map((seed) => one.think({ ...question, table: `t${seed}`, seed })))
    expect(thoughts.map(({ kind }) => kind)).toEqual(['take', 'take', 'take'])
    one.ponder(idle)
    one.close()
  })

  it('says what is wrong with a question, and goes on', async () => {
    await expect(thinker.think({ ...question, table: 'x', game: 'chess' })).rejects.toThrow('no game chess')
    expect((await thinker.think(question)).kind).toBe('take')
  })

  it.runIf(platform() === 'linux')('stands back behind the thread that asks, which keeps its place', async () => {
    const before = getPriority()
    await thinker.think(question)
    expect(getPriority()).toBe(before)
    const others = readdirSync('/proc/self/task').map((task) => {
      // Counted behind the name in brackets: the nineteenth field is the niceness.
      const fields = readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return Number(fields[16])
    })
    expect(others).toContain(19)
    expect(others).toContain(before)
  })

  it('ends what is running when it is closed', async () => {
    const other = threads({ games, size: 1, program })
    const running = other.think(question)
    const waiting = other.think(question)
    other.close()
    await expect(running).rejects.toThrow('closed')
    await expect(waiting).rejects.toThrow('closed')
    await expect(other.think(question)).rejects.toThrow('closed')
  })

  it('tells of a thread that died', async () => {
    const other = threads({ games, size: 1, program: join(folder, 'nowhere.mjs') })
    await expect(other.think(question)).rejects.toThrow('nowhere')
    other.close()
  })
})
