import type { Room, Shape, Words } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { Bot, type Way } from '../src/index.ts'
import { openAt } from './tables.ts'

/** Three letters are chosen one after the other; with luck, a coin falls between them. */
interface Spell extends Shape {
  state: { word: string[] }
  options: { coin: boolean }
  decisions: { letter: string }
  contexts: object
  events: Record<string, never>
  sources: 'word'
  scenario: null
  campaign: null
}

const room: Room<Spell> = {
  game: {
    id: 'spell',
    rules: 1,
    content: () => 'spell',
    players: [1],
    options: { coin: [false, true] },
    setUp: () => ({ word: [] }),
    *turn(t) {
      for (let i = 0; i < 3; i++) {
        t.state.word.push(yield* t.choose(0, 'letter', () => ['a', 'b', 'c', 'd']))
        if (t.opening.options.coin) t.chance.die(2)
      }
    },
    over: ({ word }) => word.length === 3,
    ending: ({ word }) => ({
      sheets: [[{ source: 'word', points: word.join('') === 'cab' ? 9 : 0 }]],
      keys: [[word.join('') === 'cab' ? 9 : 0]],
    }),
    bound: 3,
    pieces: [],
  },
  mind: { evaluate: () => 0, choose: (_, { options }, random) => random.below(options.length) },
  words: {} as Record<'cs' | 'en', Words<Spell>>,
  report: { traits: () => ({}), holdings: () => [] },
}

const way: Way = {
  by: 'search',
  manner: {
    iterations: 400,
    breadth: 16,
    trust: 0,
    curiosity: 0.5,
    expansionThreshold: 1,
    widening: 2,
    foresight: 1000,
  },
}

describe('what a bot found out', () => {
  function visitsOfSecond(coin: boolean, between?: (table: ReturnType<typeof openAt<Spell>>) => void): number {
    const table = openAt(room.game, 1, { seats: ['Anna'], options: { coin } })
    const bot = new Bot(room.mind, way, 0)
    const first = bot.decide(table, 1)
    expect(first.answer?.option).toBe('c')
    table.answer({ seat: 0, ...first.answer })
    between?.(table)
    const { weighed, iterations } = bot.decide(table, 2)
    return weighed.reduce((sum, { visits }) => sum + visits, 0) - iterations
  }

  it('is kept for the next step of the same plan', () => {
    expect(visitsOfSecond(false)).toBeGreaterThan(25)
  })

  it('is forgotten when chance has been used since', () => {
    expect(visitsOfSecond(true)).toBe(0)
  })

  it('is forgotten when the answer was taken back and another one given', () => {
    const other = visitsOfSecond(false, (table) => {
      table.undo(0)
      table.give(table.decisions(0)[0]!, 3)
    })
    expect(other).toBe(0)
  })
})
