import { describe, expect, it } from 'vitest'
import { Bot, type Way } from '../src/index.ts'
import { room as errands } from './games/errands.ts'
import { room as heap } from './games/heap.ts'
import { room as tricks } from './games/tricks.ts'
import { openAt, openFrom } from './tables.ts'

const manner = { breadth: 16, trust: 0, curiosity: 0.5, expansionThreshold: 1, widening: 2, foresight: 1000 }
const searching = (iterations: number): Way => ({ by: 'search', manner: { ...manner, iterations } })

describe('search on a game whose best play is known', () => {
  for (const size of [5, 6, 7, 9, 10, 11, 13, 14, 15]) {
    it(`leaves a multiple of four of a heap of ${size}`, () => {
      const table = openAt(heap.game, 1, { scenario: { heap: size } })
      const thought = new Bot(heap.mind, searching(6000), 0).decide(table, 7)
      expect(thought.answer?.option).toBe(size % 4)
    })
  }

  it('knows that it is losing when every move loses, and winning when one wins', () => {
    const value = (size: number) => {
      const table = openAt(heap.game, 1, { scenario: { heap: size } })
      return new Bot(heap.mind, searching(6000), 0).decide(table, 7).weighed[0]?.value ?? 0.5
    }
    expect(value(4)).toBeLessThan(0.3)
    expect(value(6)).toBeGreaterThan(0.7)
  })
})

describe('a horizon', () => {
  it('is the same moment for all choices, however many decisions each of them leads to', () => {
    const way: Way = { by: 'search', manner: { ...manner, iterations: 60, foresight: 4 } }
    const { weighed } = new Bot(errands.mind, way, 0).decide(openAt(errands.game, 1, { seats: ['Anna'] }), 1)
    expect(weighed.map(({ option }) => option).toSorted()).toEqual(['long', 'short'])
    expect(weighed[0]?.value).toBe(weighed[1]?.value)
  })

  it('is the end of the game where that is near', () => {
    const way: Way = { by: 'search', manner: { ...manner, iterations: 60, foresight: 1000 } }
    const table = openAt(errands.game, 1, { seats: ['Anna'], scenario: { treat: 'long' } })
    expect(new Bot(errands.mind, way, 0).decide(table, 1).answer?.option).toBe('long')
  })
})

// Whole games: on a busy machine they take their time.
describe('search on a game with hidden hands', { timeout: 120_000 }, () => {
  /** By how many points a way beats another on average, both having held the same cards. */
  function lead(way: Way, against: Way, pairs: number): number {
    let points = 0
    for (let n = 0; n < 2 * pairs; n++) {
      const table = openAt(tricks.game, n >> 1, { options: { redraw: true } })
      const mine = n % 2
      const bots = [0, 1].map((seat) => new Bot(tricks.mind, seat === mine ? way : against, seat))
      for (let seed = n * 1000; !table.over; seed++) {
        const seat = table.waiting[0]!
        const { answer } = bots[seat]!.decide(table, seed)
        expect(table.answer({ seat, ...answer }).refused).toBeUndefined()
      }
      points += table.state.taken[mine]! - table.state.taken[1 - mine]!
    }
    return points / (2 * pairs)
  }

  it('beats the mind that it plays out with, and the more the longer it thinks', () => {
    const short = lead(searching(20), { by: 'custom', slip: 0 }, 16)
    const long = lead(searching(120), { by: 'custom', slip: 0 }, 16)
    expect(short).toBeGreaterThan(0)
    expect(long).toBeGreaterThan(short)
    expect(long).toBeGreaterThan(3)
  })

  it('takes up an offer that is worth it, and passes in a window where it is not', () => {
    const dealt = openAt(tricks.game, 1, { options: { redraw: true } }).state
    const holding = (cards: readonly string[]) => {
      const others = dealt.hands[1]!.items.concat(dealt.hands[0]!.items, dealt.rest.items).filter(
        (c) => !cards.includes(c),
      )
      const hands = [cards.slice(), others.splice(0, 5)].map((items, seat) => ({ ...dealt.hands[seat]!, items }))
      const scene = { ...dealt, round: 0, hands, rest: { ...dealt.rest, items: others } }
      const table = openFrom(tricks.game, scene, { options: { redraw: true } })
      return new Bot(tricks.mind, searching(100), 0).decide(table, 1).kind
    }
    expect(holding(['c1', 'c2', 'c3', 'c4', 'c5'])).toBe('redraw')
    expect(holding(['c20', 'c21', 'c22', 'c23', 'c24'])).toBe('pause')
  })

  it('may leave an offer alone when nobody waits for it', () => {
    const table = openAt(tricks.game, 3, { options: { redraw: true } })
    for (const seat of [0, 1]) table.give(table.decisions(seat)[0]!, 0)
    table.give(table.decisions(0)[0]!, 0)
    expect(table.waiting).toEqual([1])
    const thought = new Bot(tricks.mind, searching(50), 0).decide(table, 3)
    expect(thought.weighed.map(({ kind }) => kind).sort()).toEqual([null, 'redraw'].sort())
  })
})
