import type { Mind } from '@krcma/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bot, type Way } from '../src/index.ts'
import { Node } from '../src/search/node.ts'
import { type Coins, room } from './games/coins.ts'
import { openAt } from './tables.ts'

const manner = {
  iterations: 80,
  breadth: 16,
  trust: 0,
  curiosity: 0.5,
  expansionThreshold: 1,
  widening: 2,
  foresight: 3,
}
const searching: Way = { by: 'search', manner }
const { plain: _, ...thorough } = room.mind
const open = () => openAt(room.game, 1, { seats: ['Anna'] })

afterEach(() => vi.restoreAllMocks())

describe('a plain decision', () => {
  /** The kinds of decision at which the trees of one search branched, once for each time. */
  function branchings(mind: Mind<Coins>): readonly string[] {
    const choose = vi.spyOn(Node.prototype, 'choose')
    new Bot(mind, searching, 0).decide(open(), 1)
    const kinds = choose.mock.calls.map(([[label = '']]) => label.split(' ')[0] ?? '')
    choose.mockRestore()
    return kinds
  }

  it('is no node of the tree: the search goes on to what matters', () => {
    const [all, few] = [branchings(thorough), branchings(room.mind)]
    expect(new Set(few)).toEqual(new Set(['purse']))
    expect(few.length).toBeGreaterThan(10)
    // As many worlds get no further than to the coins that are laid down before the next purse.
    expect(new Set(all)).toEqual(new Set(['coin']))
  })

  it('is answered at once, without a single world, by every level and without a slip', () => {
    const table = open()
    table.give(table.decisions(0)[0]!, 1)
    for (const way of [searching, { by: 'custom', slip: 1 } as const]) {
      const thought = new Bot(room.mind, way, 0).decide(table, 1)
      expect(thought).toMatchObject({ kind: 'coin', answer: { option: 0 }, iterations: 0, weighed: [] })
    }
    expect(new Bot(thorough, searching, 0).decide(table, 1).iterations).toBeGreaterThan(0)
  })

  it('does not count when a bot looks so many decisions ahead', () => {
    const near: Way = { by: 'search', manner: { ...manner, expansionThreshold: 1000, foresight: 1 } }
    const chosen = (mind: Mind<Coins>) => new Bot(mind, near, 0).decide(open(), 1).answer?.option
    expect(chosen(thorough)).toBe('thin')
    expect(chosen(room.mind)).toBe('fat')
  })

  it('does not make a bot forget what it found out before', () => {
    const table = open()
    const bot = new Bot(room.mind, searching, 0)
    for (let n = 0; n < 5; n++) table.answer({ seat: 0, ...bot.decide(table, n).answer })
    const { kind, weighed, iterations } = bot.decide(table, 9)
    expect(kind).toBe('purse')
    expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(iterations)
  })
})
