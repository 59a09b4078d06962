import { type Mind, type OpenTable, redact, reshuffle, type Shape, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { Bot, type Way } from '../src/index.ts'
import { room, type State, type Tricks } from './games/tricks.ts'
import { openAt, openFrom } from './tables.ts'

const ME = 0
const options = { redraw: false }
const way: Way = {
  by: 'search',
  manner: { iterations: 40, breadth: 16, trust: 0, curiosity: 0.5, ripeness: 1, widening: 2, foresight: 1000, whim: 0 },
}

/** The same table for this seat, with all that it cannot see dealt anew. */
function another(state: State, seed: number): State {
  const other = structuredClone(state)
  const { below } = source(seed)
  const shuffle = <T>(list: T[]): T[] => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[list[i], list[j]] = [list[j] as T, list[i] as T]
    }
    return list
  }
  reshuffle(other, ME, { shuffle } as never)
  return other
}

/** How often each card is played, over many seeds. */
function plays(table: OpenTable<Tricks>, seeds: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed++) {
    const option = String(new Bot(room.mind, way, ME).decide(table, seed * 7919).answer?.option)
    counts.set(option, (counts.get(option) ?? 0) + 1 / seeds)
  }
  return counts
}

/** The share of decisions in which two distributions differ. */
function distance(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const cards = new Set([...a.keys(), ...b.keys()])
  return [...cards].reduce((sum, card) => sum + Math.abs((a.get(card) ?? 0) - (b.get(card) ?? 0)), 0) / 2
}

/** A table that shows everything: what a cheat would like to be given. */
function glass<G extends Shape>(table: OpenTable<G>): OpenTable<G> {
  return new Proxy(table, {
    get: (whole, key) => {
      if (key === 'imagine') return (_: number, seed: number) => whole.fork(seed)
      const value: unknown = Reflect.get(whole, key, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}

/** Opponents' hands of the lowest and of the highest unseen cards: nothing could matter more to one who saw it. */
function extremes(state: State): readonly [State, State] {
  const unseen = [...state.hands[1]!.items, ...state.rest.items].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  const dealt = (items: string[]): State => {
    const other = structuredClone(state)
    other.hands[1]!.items = items.slice(0, 5)
    other.rest.items = items.slice(5)
    return other
  }
  return [dealt(unseen), dealt(unseen.toReversed())]
}

// Many thoughts: on a busy machine they take their time.
describe('a bot plays the same whatever is hidden from it', { timeout: 120_000 }, () => {
  const scene = { ...openAt(room.game, 4, { options }).state, round: 0 }
  const [low, high] = extremes(scene)
  const open = (state: State) => openFrom(room.game, state, { options })

  it('in the mean over many seeds, with the unseen cards dealt anew in any way', () => {
    for (const state of [low, high, another(scene, 1), another(scene, 2)])
      expect(redact(state, ME)).toEqual(redact(scene, ME))
    const usual = plays(open(scene), 150)
    for (const state of [low, high, another(scene, 1)])
      expect(distance(usual, plays(open(state), 150))).toBeLessThan(0.17)
  })

  it('while one that saw through the cards would not, and this test would tell', () => {
    expect(distance(plays(glass(open(low)), 60), plays(glass(open(high)), 60))).toBeGreaterThan(0.3)
  })

  it('to the last digit, whatever another seat has answered in secret', () => {
    const thoughts = [undefined, 0, 1, 4].map((answer) => {
      const table = open(scene)
      if (answer !== undefined) table.give(table.decisions(1)[0]!, answer)
      return new Bot(room.mind, way, ME).decide(table, 5)
    })
    for (const thought of thoughts) expect(thought).toEqual(thoughts[0])
  })

  it('and the mind is asked about imagined worlds only', () => {
    const seen = new Set<string>()
    const curious: Mind<Tricks> = {
      ...room.mind,
      choose: (state) => {
        seen.add(state.hands[1]!.items.join())
        return 0
      },
    }
    for (let seed = 0; seed < 20; seed++) new Bot(curious, { by: 'custom', slip: 0 }, ME).decide(open(scene), seed)
    expect(seen.size).toBeGreaterThan(15)
  })
})
