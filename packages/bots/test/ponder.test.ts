import { describe, expect, it } from 'vitest'
import { Bot, ways } from '../src/index.ts'
import { room as heap } from './games/heap.ts'
import { openAt } from './tables.ts'

const ME = 1
const scenario = { heap: 7 }

describe('a bot that thinks in the time of others', () => {
  const begin = () => openAt(heap.game, 1, { scenario })
  const usual = (took: number) => {
    const table = begin()
    table.answer({ seat: 0, decision: table.decisions(0)[0]!.id, option: took })
    return new Bot(heap.mind, ways.master, ME).decide(table, 3)
  }

  it.each([1, 2, 3])('knows already what to say when %i are taken, and has thought no less about it', async (took) => {
    const table = begin()
    const bot = new Bot(heap.mind, ways.master, ME)
    const foreseen = await bot.ponder(table, { seed: 3 })
    expect(foreseen).toHaveLength(3)
    table.answer({ seat: 0, decision: table.decisions(0)[0]!.id, option: took })
    const thought = bot.decide(table, 3)
    expect(thought.answer?.decision).toBe(table.decisions(ME)[0]!.id)
    expect(foreseen).toContainEqual(thought)
    expect(thought.iterations).toBeGreaterThanOrEqual(usual(took).iterations)
  })

  it('stops at once when it is told to, and goes on from there', async () => {
    const table = begin()
    const bot = new Bot(heap.mind, ways.grandmaster, ME)
    const controller = new AbortController()
    controller.abort()
    expect(await bot.ponder(table, { seed: 3, signal: controller.signal })).toEqual([])
    table.answer({ seat: 0, decision: table.decisions(0)[0]!.id, option: 1 })
    expect(bot.decide(table, 3)).toEqual(new Bot(heap.mind, ways.grandmaster, ME).decide(table, 3))
  })

  it('thinks as if it had not where the game went on otherwise, or has been taken back since', async () => {
    const table = begin()
    const bot = new Bot(heap.mind, ways.master, ME)
    await bot.ponder(table, { seed: 3 })
    const take = (option: number) => table.answer({ seat: 0, decision: table.decisions(0)[0]!.id, option })
    take(1)
    table.undo(0)
    take(2)
    expect(bot.decide(table, 3)).toEqual(usual(2))
  })

  it('has nothing to think about while it is asked itself, or knows no other way than its custom', async () => {
    const table = begin()
    expect(await new Bot(heap.mind, ways.master, 0).ponder(table, { seed: 3 })).toEqual([])
    expect(await new Bot(heap.mind, ways.greedy, ME).ponder(table, { seed: 3 })).toEqual([])
  })
})
