import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { because, misfits, source, type Weights } from '@krcma/kernel'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Bot, ways } from '../src/index.ts'
import { type Crew, crewOf } from '../src/training/crew.ts'
import { Equations } from '../src/training/equations.ts'
import { exercise } from '../src/training/exercise.ts'
import { learnLeanings } from '../src/training/leanings.ts'
import { goneOn, weightsFile, written } from '../src/training/standing.ts'
import { begun, type Course, nextGeneration, type Standing } from '../src/training/trainer.ts'
import { room, UNLEARNT } from './games/stall.ts'
import { openAt } from './tables.ts'

const thread = fileURLToPath(new URL('../src/training/thread.ts', import.meta.url))
const threadGames = fileURLToPath(new URL('./workers/training-games.ts', import.meta.url))
const course: Course = { seed: 3, generations: 3, games: 400, searches: 3, matches: 40 }
const { features } = room.mind.learnt!.senses

/** Does exercises in this very thread. */
const alone: Pick<Crew, 'do'> = {
  async *do(tasks) {
    for (const task of tasks) yield exercise(room, task)
  },
}

async function trained(standing: Standing, crew: Pick<Crew, 'do'> = alone): Promise<Standing> {
  let now = standing
  while (now.generation < course.generations) now = await nextGeneration(room, now, crew, () => undefined)
  return now
}

const worthAtEnd = ({ features: worths }: Weights, good: string) => worths[good]!.at(-1)!

describe('a regression', () => {
  it('finds the worths that results were made of', () => {
    const random = source(1)
    const equations = new Equations(4)
    for (let n = 0; n < 200; n++) {
      const values = [0, 1, 2, 3].map(() => random.below(10))
      equations.add([0, 1, 2, 3], values, 2 * values[0]! - values[1]! + 0.5 * values[3]!)
    }
    const found = equations.solve(new Float64Array(16).fill(0))
    for (const [n, worth] of [2, -1, 0, 0.5].entries()) expect(found[n]).toBeCloseTo(worth, 6)
  })

  it('finds how much more one leaning counts than another', () => {
    const random = source(2)
    const weighings = Array.from({ length: 600 }, () => {
      const leanings = [0, 1, 2].map(() => [random.below(100) / 50, random.below(100) / 50])
      const powers = leanings.map(([one = 0, other = 0]) => Math.exp(3 * one - 1.5 * other))
      const sum = powers.reduce((all, power) => all + power, 0)
      return { kind: 'take', leanings, favour: powers.map((power) => power / sum) }
    })
    const { take } = learnLeanings(weighings, { take: ['one', 'other'] }, {})
    expect(take?.['one']).toBe(1)
    expect(take?.['other']).toBeCloseTo(-0.5, 1)
  })
})

describe('a training', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-training-'))
  let crew: Crew
  let done: Standing

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
    crew = crewOf(pathToFileURL(join(folder, 'training-games.mjs')).href, 2, join(folder, 'thread.mjs'))
    done = await trained(begun(room, course))
  })
  afterAll(() => {
    crew.end()
    rmSync(folder, { recursive: true })
  })

  it('learns what goods are worth from nothing but results', () => {
    const weights = done.weights.at(-1)!
    expect(worthAtEnd(weights, 'gem') - worthAtEnd(weights, 'stone')).toBeCloseTo(3, 0)
    expect(worthAtEnd(weights, 'bread') - worthAtEnd(weights, 'stone')).toBeCloseTo(1, 0)
    expect(misfits(room.game, room.mind.learnt!.again(weights))).toEqual([])
  })

  it('becomes stronger than it began, and says so', () => {
    const [first] = done.weights.at(-1)!.made.curve
    expect(first?.won).toBeGreaterThan(0.7)
    expect(first?.loss).toBeLessThan(0.9)
  })

  it('makes the same weights of the same seed, with however many threads', async () => {
    expect(await trained(begun(room, course), crew)).toEqual(done)
    expect((await trained(begun(room, { ...course, seed: 4 }))).weights).not.toEqual(done.weights)
  })

  it('can be stopped after a generation and goes on to the same end', async () => {
    const first = await nextGeneration(room, begun(room, course), alone, () => undefined)
    const kept = goneOn(written(first, 1, features), course, 1, features)
    expect(kept).toEqual(first)
    expect(await trained(kept!)).toEqual(done)
  })

  it('does not go on with another game: other rules, features or games', () => {
    const text = written(done, 1, features)
    expect(goneOn(text, course, 2, features)).toBeUndefined()
    expect(goneOn(text, course, 1, [...features, 'rope'])).toBeUndefined()
    expect(goneOn(text, { ...course, seed: 9 }, 1, features)).toBeUndefined()
    expect(goneOn(text, { ...course, generations: 9 }, 1, features)).toBeDefined()
  })

  it('writes weights that are read as they were', () => {
    const weights = done.weights.at(-1)!
    expect(JSON.parse(weightsFile(weights))).toEqual(weights)
  })

  it('has bots say why', () => {
    const mind = room.mind.learnt!.again(done.weights.at(-1)!)
    const set = {
      ...room.game,
      setUp: () => ({ taken: [[], []], next: 0, turns: 0, onStall: ['stone', 'gem'] }),
    } as typeof room.game
    const thought = new Bot(mind, ways.master, 0).decide(openAt(set, 1), 1)
    expect(thought.answer?.option).toBe('gem')
    expect(thought.why?.points).toBeCloseTo(3, 0)
    expect(because(room.words.en, thought.why!)).toMatch(/^Better than the next by about [23].*: .*\+ gems/)
    expect(because(room.words.cs, thought.why!)).toMatch(/^Lepší než druhá možnost asi o [23].*: .*\+ drahokamů/)
  })
})

describe('weights', () => {
  const { again } = room.mind.learnt!

  it('that are not those of a mind any more are told, one by one', () => {
    const weights: Weights = {
      ...UNLEARNT,
      rules: 2,
      features: { gem: [1, 2], rope: [1, 2] },
      doubt: [1, 2],
      leanings: { take: { worth: 1 }, give: { worth: 1 } },
    }
    expect(misfits(room.game, again(weights))).toEqual([
      'learnt by rules 2, and these are 1',
      'the feature bread was not learnt',
      'the feature stone was not learnt',
      'there is no feature rope any more',
      'there is no kind of decision give any more',
      'the leaning of take heavy was not learnt',
    ])
  })

  it('lie on straight lines between the moments that they were learnt for', () => {
    const mind = again({ ...UNLEARNT, features: { gem: [1, 3] }, doubt: [4, 2], leanings: {} })
    const state = { taken: [['gem', 'gem'], []], next: 0, turns: 6, onStall: [] } as never
    expect(mind.evaluate(state, 0)).toBe(4)
    expect(mind.learnt?.doubt(state)).toBe(3)
  })

  it('that were never learnt leave the first leaning alone to count', () => {
    expect(Array.from(again(UNLEARNT).learnt!.judge.pulls('take'))).toEqual([1, 0])
  })
})
