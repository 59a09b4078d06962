import { describe, expect, it } from 'vitest'
import { commit, type Source, sealWords, source } from '../src/index.ts'
import { openMarket } from './night-market/evening.ts'
import { chanceFrom, number, once, open, SEED, say, type Table, trial } from './trial.ts'

/** Gives these numbers, one after the other, and notes what was asked. */
function scripted(...outcomes: number[]): Source & { readonly asked: number[] } {
  const asked: number[] = []
  return {
    asked,
    below(n) {
      asked.push(n)
      return outcomes.shift() ?? 0
    },
  }
}

/** How far counts are from even, in the measure of chi square. */
function unevenness(counts: readonly number[], throws: number): number {
  const even = throws / counts.length
  return counts.reduce((sum, times) => sum + (times - even) ** 2 / even, 0)
}

/** The first outcomes of a live table's dice. */
function dice(throws: number, sides: number, start: { seed?: string; contributions?: string[] } = {}): number[] {
  const rolled: number[] = []
  const rules = trial(function* (t: Table) {
    rolled.push(...Array.from({ length: throws }, () => t.chance.below(sides)))
    yield* number(t, 0)
  })
  open(rules, start)
  return rolled
}

describe('what games ask of chance', () => {
  it('below: from 0 to one less', () => {
    const chance = chanceFrom(3)
    const seen = new Set(Array.from({ length: 100 }, () => chance.below(3)))
    expect([...seen].sort()).toEqual([0, 1, 2])
    expect(chance.below(1)).toBe(0)
  })
  it('die: from 1 to the number of sides', () => {
    const chance = chanceFrom(scripted(0, 5))
    expect([chance.die(6), chance.die(6)]).toEqual([1, 6])
  })
  it('dice: so many, each on its own', () => {
    const from = scripted(3, 0, 2)
    expect(chanceFrom(from).dice(3, 4)).toEqual([4, 1, 3])
    expect(from.asked).toEqual([4, 4, 4])
  })
  it('pick: leaves the list as it was', () => {
    const list = ['a', 'b', 'c']
    expect(chanceFrom(scripted(2)).pick(list)).toBe('c')
    expect(list).toEqual(['a', 'b', 'c'])
  })
  it('draw: takes the thing out', () => {
    const list = ['a', 'b', 'c']
    const chance = chanceFrom(scripted(1, 1, 0))
    expect([chance.draw(list), chance.draw(list), chance.draw(list)]).toEqual(['b', 'c', 'a'])
    expect(list).toEqual([])
  })
  it('shuffle: in place, from the end, each position once', () => {
    const list = ['a', 'b', 'c', 'd']
    const from = scripted(0, 2, 0)
    expect(chanceFrom(from).shuffle(list)).toBe(list)
    expect(from.asked).toEqual([4, 3, 2])
    expect(list).toEqual(['b', 'd', 'c', 'a'])
  })
  it('shuffle: every order of three comes about as often', () => {
    const chance = chanceFrom(5)
    const orders = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = chance.shuffle(['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    expect(unevenness([...orders.values()], 6000)).toBeLessThan(20.5)
  })
  it('weighted: each value for as many outcomes as its weight', () => {
    const of = [
      ['a', 2],
      ['b', 0],
      ['c', 1],
    ] as const
    const from = scripted(0, 1, 2)
    const chance = chanceFrom(from)
    expect([chance.weighted(of), chance.weighted(of), chance.weighted(of)]).toEqual(['a', 'a', 'c'])
    expect(from.asked).toEqual([3, 3, 3])
  })
  it('weighted: weights that are not whole, or negative, are a mistake in the rules', () => {
    const of = [
      ['a', 2],
      ['b', -1],
      ['c', 1],
    ] as const
    expect(() => chanceFrom(1).weighted([['a', 1.5]])).toThrow(RangeError)
    expect(() => chanceFrom(scripted(4)).weighted(of)).toThrow(/^weights must be whole numbers/)
  })
  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is no number below %s', (n) => {
    expect(() => chanceFrom(1).below(n)).toThrow(new RangeError(`no number below ${n}`))
  })
  it('the largest range is all of 32 bits', () => {
    expect(chanceFrom(1).below(2 ** 32)).toBeGreaterThan(6)
    expect(() => chanceFrom(1).pick([])).toThrow(RangeError)
  })
})

describe('the source for search and simulation', () => {
  it('begins with these outcomes, so that a change of the algorithm is noticed', () => {
    const from = source(42)
    expect(Array.from({ length: 8 }, () => from.below(1000))).toEqual([701, 922, 360, 940, 315, 878, 521, 577])
    const other = source(42, 1)
    expect(Array.from({ length: 4 }, () => other.below(1000))).toEqual([599, 128, 137, 922])
    const large = source(2 ** 40 + 42)
    expect(Array.from({ length: 4 }, () => large.below(1000))).toEqual([358, 599, 74, 642])
  })
  it('is the same for the same seed and another for another seed or stream', () => {
    const first = (seed: number, stream?: number) => {
      const from = source(seed, stream)
      return Array.from({ length: 6 }, () => from.below(2 ** 32))
    }
    expect(first(7)).toEqual(first(7))
    expect(first(7)).not.toEqual(first(8))
    expect(first(7, 1)).not.toEqual(first(7, 2))
    expect(first(2 ** 33 + 7)).not.toEqual(first(7))
  })
  it.each([1, 2, 3])('falls evenly: seed %i', (seed) => {
    const from = source(seed)
    const counts = Array.from({ length: 10 }, () => 0)
    for (let i = 0; i < 20_000; i++) counts[from.below(10)]!++
    // Chi square with nine degrees of freedom stays below 27.9 in 999 cases of 1000.
    expect(unevenness(counts, 20_000)).toBeLessThan(27.9)
  })
})

describe('the dice of a live table', () => {
  it('begin with these outcomes, so that a change of the algorithm is noticed', () => {
    expect(dice(8, 1000)).toEqual([54, 568, 419, 780, 220, 490, 402, 495])
    expect(dice(4, 2 ** 32)).toEqual([3832562054, 2414057568, 2118582419, 96459780])
  })
  it('deal the set-up from a stream of its own', () => {
    expect(openMarket().save().setUp[0]?.slice(0, 6)).toEqual([5, 22, 24, 23, 28, 21])
  })
  it('go on beyond one block of the cipher without repeating it', () => {
    const outcomes = dice(200, 2 ** 32)
    expect(new Set(outcomes).size).toBe(200)
    expect(outcomes.slice(126, 130)).toEqual([3129339291, 1058987086, 715307213, 2099378496])
  })
  it.each([1, 2, 3])('fall evenly: seed %i', (seed) => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const outcome of dice(20_000, 10, { seed: String(seed).repeat(64) })) counts[outcome]!++
    expect(unevenness(counts, 20_000)).toBeLessThan(27.9)
  })
  it('fall evenly where the range does not divide what the cipher gives', () => {
    const n = 3 * 2 ** 30
    const outcomes = dice(6000, n)
    expect(outcomes.every((outcome) => outcome >= 0 && outcome < n)).toBe(true)
    const counts = [0, 0, 0]
    for (const outcome of outcomes) counts[Math.floor(outcome / 2 ** 30)]!++
    expect(unevenness(counts, 6000)).toBeLessThan(13.8)
  })
  it('are others with another seed, and others when a seat mixes something in', () => {
    const plain = dice(6, 1000)
    expect(dice(6, 1000)).toEqual(plain)
    expect(dice(6, 1000, { seed: 'ab'.repeat(32) })).not.toEqual(plain)
    const mixed = dice(6, 1000, { contributions: ['my words'] })
    expect(mixed).not.toEqual(plain)
    expect(dice(6, 1000, { contributions: ['my', 'words'] })).not.toEqual(mixed)
    expect(dice(6, 1000, { contributions: ['', 'my words'] })).not.toEqual(mixed)
  })
  it('are others at every answer and in every turn', () => {
    const rolled: number[] = []
    const table = open(
      trial(function* (t) {
        rolled.push(t.chance.below(2 ** 32))
        yield* number(t, 0)
        rolled.push(t.chance.below(2 ** 32))
        yield* number(t, 0)
      }),
    )
    for (let i = 0; i < 6; i++) say(table, 0, 0)
    expect(rolled).toHaveLength(6)
    expect(new Set(rolled).size).toBe(6)
  })
  it('do not depend on what was answered, only on how many answers there were', () => {
    const roll = (answer: number) => {
      const rolled: number[] = []
      const table = open(
        trial(function* (t) {
          yield* number(t, 0)
          rolled.push(t.chance.below(2 ** 32))
          yield* number(t, 0)
        }),
      )
      say(table, 0, answer)
      return rolled
    }
    expect(roll(1)).toEqual(roll(2))
  })
})

describe('the commitment', () => {
  it('is a fixed hash of the seed, so that a change of the algorithm is noticed', () => {
    expect(commit(SEED)).toBe('fbb79ddf8591d9c5be2d5e243907355f9d02dec0182c50846a8f9697596b08c3')
    expect(commit('0'.repeat(64))).not.toBe(commit(SEED))
  })
  it('is shown in what a table saves, and is not the seed', () => {
    const { commitment, seed } = open(trial(once)).save()
    expect(seed).toBe(SEED)
    expect(commitment).toBe(commit(SEED))
  })
})

describe('the seal of words', () => {
  it('is a fixed hash of the words and of what they were sealed for, so that neither can be exchanged', () => {
    const seal = sealWords(commit(SEED), 'my own words')
    expect(seal).toBe('414ff5fbe42fca4f33adda0275afd3189fe5e01df831d0a5c60fad31ffc26607')
    expect(sealWords(commit(SEED), 'my other words')).not.toBe(seal)
    expect(sealWords(commit('0'.repeat(64)), 'my own words')).not.toBe(seal)
  })
})
