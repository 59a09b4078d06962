import { type Mind, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { Bot, botName, characters, LEVELS, RUNGS, titled, type Way, ways } from '../src/index.ts'
import { type Heap, room as heap } from './games/heap.ts'
import { room as tricks } from './games/tricks.ts'
import { openAt } from './tables.ts'

const searching = (iterations: number): Way => ({
  by: 'search',
  manner: { iterations, breadth: 16, trust: 0, curiosity: 0.5, expansionThreshold: 1, widening: 2, foresight: 1000 },
})

describe('a bot', () => {
  it('thinks the same in small steps as at one go, and the same for the same seed', async () => {
    const table = openAt(tricks.game, 2, { options: { redraw: true } })
    const thought = new Bot(tricks.mind, searching(300), 0).decide(table, 11)
    expect(await new Bot(tricks.mind, searching(300), 0).think(table, { seed: 11 })).toEqual(thought)
    expect(new Bot(tricks.mind, searching(300), 0).decide(table, 12)).not.toEqual(thought)
  })

  it('says how far it has come, and in the end that it is done', async () => {
    const heard: number[] = []
    const table = openAt(heap.game, 1)
    await new Bot(heap.mind, searching(4000), 0).think(table, { seed: 1, onProgress: (p) => heard.push(p) })
    expect(heard.length).toBeGreaterThan(1)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toBe(1)
  })

  it('answers by what it has come to when it is cancelled', async () => {
    const controller = new AbortController()
    const table = openAt(heap.game, 1)
    const thought = await new Bot(heap.mind, searching(1e9), 0).think(table, {
      seed: 1,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    expect(thought.iterations).toBeGreaterThan(0)
    expect(table.answer({ seat: 0, ...thought.answer }).refused).toBeUndefined()
  })

  it('keeps to the time that it is given', async () => {
    const start = performance.now()
    await new Bot(heap.mind, searching(1e9), 0).think(openAt(heap.game, 1), { seed: 1, within: 60 })
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('does at once what there is only one way to do', () => {
    const table = openAt(heap.game, 1, { scenario: { heap: 1 } })
    const thought = new Bot(heap.mind, searching(1e9), 0).decide(table, 1)
    expect(thought).toMatchObject({ answer: { option: 1 }, iterations: 0, weighed: [] })
  })

  it('says what it weighed, the chosen first, with value and visits', () => {
    const table = openAt(heap.game, 1, { scenario: { heap: 6 } })
    const { weighed, answer } = new Bot(heap.mind, searching(1500), 0).decide(table, 1)
    expect(weighed.map(({ option }) => option).toSorted()).toEqual([1, 2, 3])
    expect(weighed[0]).toMatchObject({ kind: 'take', option: answer?.option })
    for (const { visits } of weighed) expect(visits).toBeGreaterThanOrEqual(6)
    expect(weighed[0]!.value).toBeGreaterThan(weighed[2]!.value)
  })

  it('slips as often as its way says, and never otherwise', () => {
    const usual: Mind<Heap> = { ...heap.mind, choose: () => 0 }
    const table = openAt(heap.game, 1)
    const others = (slip: number) => {
      const bot = new Bot(usual, { by: 'custom', slip }, 0)
      const seeds = source(1)
      return Array.from({ length: 600 }, () => bot.decide(table, seeds.below(1e9)).answer?.option).filter(
        (n) => n !== 1,
      )
    }
    expect(others(0)).toHaveLength(0)
    // Of the slips, one in five decisions, one in three happens to be what the mind would do.
    expect(others(5).length).toBeGreaterThan(50)
    expect(others(5).length).toBeLessThan(110)
  })
})

describe('levels', () => {
  it('have a character in both languages, and a dozen names each that nobody else has', () => {
    const all = LEVELS.flatMap((level) =>
      Array.from({ length: 12 }, (_, seat) => botName(Array(12).fill(level), seat, '')),
    )
    expect(new Set(all).size).toBe(48)
    for (const level of LEVELS) {
      for (const language of ['cs', 'en'] as const) expect(characters[level][language]).toMatch(/\.$/)
    }
    expect(['Bětka', 'Kuba', 'Ludmila', 'Ctibor'].map((name) => titled(name, 'cs'))).toEqual([
      'Učednice Bětka',
      'Učeň Kuba',
      'Tovaryška Ludmila',
      'Mistr Ctibor',
    ])
    expect(titled('Bětka', 'en')).toBe('Bětka the Apprentice')
    expect(titled('Jana', 'cs')).toBe('Jana')
  })

  it('are told apart at a table, whoever looks at it, and differ from table to table', () => {
    const levels = ['journeyman', null, 'master', 'journeyman', 'journeyman'] as const
    const at = (table: string) => levels.map((_, seat) => botName(levels, seat, table))
    const names = at('k3w9').filter((_, seat) => levels[seat] !== null)
    expect(new Set(names).size).toBe(4)
    expect(new Set(['a', 'b', 'c', 'd'].map((table) => at(table)[0])).size).toBe(4)
  })

  it('think longer the higher they are', () => {
    const iterations = RUNGS.map((rung) => {
      const way = ways[rung]
      return way.by === 'search' ? way.manner.iterations : 0
    })
    expect(iterations).toEqual(iterations.toSorted((a, b) => a - b))
    expect(iterations.at(-1)).toBeGreaterThan(iterations.at(-2) ?? 0)
  })
})
