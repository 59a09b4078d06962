import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../src/index.ts'
import { asked, number, open, say, type Table, type Trial, trial } from './trial.ts'

/** Each seat answers twice and rolls after each answer, into a list of its own. */
function* errands(t: Table) {
  const results = yield* t.sideBySide(t.seats, function* (seat) {
    const own = [t.chance.below(1000)]
    for (let i = 0; i < 2; i++) {
      const given = yield* t.choose(seat, 'number', () => [0, 1, 2])
      own.push(given, t.chance.below(1000))
    }
    return own.join(' ')
  })
  t.state.log.push(...results)
  t.state.log.push(t.chance.below(1000))
  yield* number(t, 0)
}

function played(order: readonly number[]): OpenTable<Trial> {
  const at = open(trial(errands), { players: 3 })
  for (const seat of order) say(at, seat, seat)
  return at
}

function* orders(left: readonly number[]): Generator<number[]> {
  if (left.every((times) => times === 0)) yield []
  for (const [seat, times] of left.entries()) {
    if (times === 0) continue
    for (const rest of orders(left.map((n, other) => (other === seat ? n - 1 : n)))) yield [seat, ...rest]
  }
}

describe('side by side', () => {
  it('asks all seats at once, each at its own place', () => {
    const at = open(trial(errands), { players: 3 })
    expect(at.waiting).toEqual([0, 1, 2])
    say(at, 1, 0)
    say(at, 1, 0)
    expect(at.waiting).toEqual([0, 2])
    expect(at.decisions(1)).toEqual([])
    expect(asked(at, 0).id).toBe('1.0.1~0')
  })
  it('gives the results in the order of the seats that were named', () => {
    const at = open(
      trial(function* (t) {
        const results = yield* t.sideBySide([2, 0], function* (seat) {
          return 10 * seat + (yield* t.choose(seat, 'number', () => [1, 2]))
        })
        t.state.log.push(...results)
        yield* number(t, 0)
      }),
      { players: 3 },
    )
    say(at, 0, 1)
    say(at, 2, 2)
    expect(at.state.log).toEqual([22, 1])
  })
  it('comes to the same state in each of the 90 orders of answers, dice included', () => {
    const all = [...orders([2, 2, 2])]
    expect(all).toHaveLength(90)
    const hashes = new Set(all.map((order) => played(order).hash()))
    expect(hashes.size).toBe(1)
  })
  it('gives every branch and every step chance of its own', () => {
    const { log } = played([0, 0, 1, 1, 2, 2]).state
    const rolled = log
      .flatMap((line) => String(line).split(' '))
      .filter((_, i) => i % 5 === 0 || i % 5 === 2 || i % 5 === 4)
    expect(rolled.length).toBeGreaterThanOrEqual(9)
    expect(new Set(rolled).size).toBe(rolled.length)
  })
  it('does not wait for a branch that asks nothing', () => {
    const at = open(
      trial(function* (t) {
        const results = yield* t.sideBySide(t.seats, function* (seat) {
          return yield* t.choose(seat, 'number', () => (seat === 0 ? [5] : [6, 7]))
        })
        t.state.log.push(...results)
        yield* number(t, 0)
      }),
    )
    expect(at.waiting).toEqual([1])
    say(at, 1, 7)
    expect(at.state.log).toEqual([5, 7])
  })
  it('goes on at once where no branch asks, or none is named', () => {
    const at = open(
      trial(function* (t) {
        t.state.log.push((yield* t.sideBySide([], (seat) => number(t, seat))).length)
        t.state.log.push(...(yield* t.sideBySide(t.seats, (seat) => number(t, seat, [seat]))))
        yield* number(t, 1)
      }),
    )
    expect(at.state.log).toEqual([0, '0:0', '1:1', 0, 1])
    expect(at.waiting).toEqual([1])
  })
  it('nests, with questions asked together inside a branch', () => {
    const nested = trial(function* (t) {
      yield* t.sideBySide([0, 1], function* (seat) {
        const inner = yield* t.sideBySide(seat === 0 ? [0, 2] : [1], (who) => number(t, who))
        const agreed = seat === 0 ? yield* t.together([0, 2], 'number', () => [3, 4]) : []
        t.state.hands[seat]?.items.push(`${inner}/${agreed.map(({ option }) => option)}/${t.chance.below(100)}`)
      })
      t.state.log = []
      yield* number(t, 0)
    })
    const play = (order: readonly [number, number][]) => {
      const at = open(nested, { players: 3 })
      for (const [seat, option] of order) say(at, seat, option)
      return at
    }
    const one = play([
      [0, 1],
      [2, 2],
      [0, 3],
      [2, 4],
      [1, 0],
    ])
    const other = play([
      [2, 2],
      [1, 0],
      [0, 1],
      [2, 4],
      [0, 3],
    ])
    expect(one.state.hands[0]?.items.at(-1)).toMatch(/^1,2\/3,4\/\d+$/)
    expect(other.state).toEqual(one.state)
  })
  it('asks a seat in two branches at once without mixing them up', () => {
    const at = open(
      trial(function* (t) {
        const results = yield* t.sideBySide([0, 1], (branch) => t.choose(0, 'number', () => [branch, branch + 2]))
        t.state.log.push(...results)
        yield* number(t, 1)
      }),
    )
    expect(at.decisions(0).map(({ id, options }) => [id, options])).toEqual([
      ['1.0.1~0', [0, 2]],
      ['1.0.2~0', [1, 3]],
    ])
    say(at, 0, 3)
    say(at, 0, 0)
    expect(at.state.log).toEqual([0, 3])
  })
})
