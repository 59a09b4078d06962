import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../src/index.ts'
import { acts, asked, good, open, say, type Table, type Trial, trial } from './trial.ts'

function* bids(t: Table) {
  const given = yield* t.together(t.seats, 'number', (seat) => [0, 1, 2, 10 + seat])
  t.state.log.push(...given.map(({ seat, option }) => `${seat}:${option}`))
}

const table = () => open(trial(bids), { players: 3 })

/** What a seat can find out about the others' answers. */
function knowledge(at: OpenTable<Trial>, seat: number): unknown {
  const { view, events } = { view: at.view(seat), events: at.events(seat) }
  return { ...view, events }
}

describe('together', () => {
  it('asks all of the seats at once, each with its own options', () => {
    const at = table()
    expect(at.waiting).toEqual([0, 1, 2])
    expect([0, 1, 2].map((seat) => asked(at, seat).options)).toEqual([
      [0, 1, 2, 10],
      [0, 1, 2, 11],
      [0, 1, 2, 12],
    ])
  })
  it('goes on when all answers are in, in the order of the seats', () => {
    const at = table()
    say(at, 2, 12)
    say(at, 0, 1)
    expect(at.state.log).toEqual([])
    expect(at.waiting).toEqual([1])
    say(at, 1, 0)
    expect(at.state.log).toEqual(['0:1', '1:0', '2:12'])
    expect(at.turn).toBe(2)
  })
  it('asks only the seats that it names', () => {
    const at = open(
      trial(function* (t) {
        const given = yield* t.together([2, 0], 'number', () => [1, 2])
        t.state.log.push(...given.map(({ seat }) => seat))
      }),
      { players: 3 },
    )
    expect(at.waiting).toEqual([0, 2])
    say(at, 0, 1)
    say(at, 2, 1)
    expect(at.state.log).toEqual([2, 0])
  })
  it('keeps an answer secret until all are in', () => {
    const seen = [0, 10].map((option) => {
      const at = table()
      say(at, 0, option)
      return { other: knowledge(at, 1), all: at.view('spectator'), own: at.view(0) }
    })
    expect(seen[0]?.other).toEqual(seen[1]?.other)
    expect(seen[0]?.all).toEqual(seen[1]?.all)
    expect(seen[0]?.own.decisions[0]?.answered).toBe(0)
    expect(seen[1]?.own.decisions[0]?.answered).toBe(10)
  })
  it('tells everybody who has answered', () => {
    const at = table()
    say(at, 1, 0)
    expect(at.view(0).asked).toEqual([
      { seat: 0, kind: 'number', answered: false },
      { seat: 1, kind: 'number', answered: true },
      { seat: 2, kind: 'number', answered: false },
    ])
    expect(at.view(0).decisions[0]).not.toHaveProperty('answered')
  })
  it('lets a seat change its answer until all are in', () => {
    const at = table()
    say(at, 0, 1)
    say(at, 0, 10)
    expect(asked(at, 0)).toMatchObject({ id: '1.0.1~0', answered: 10 })
    say(at, 1, 0)
    say(at, 0, 2)
    say(at, 2, 0)
    expect(at.state.log).toEqual(['0:2', '1:0', '2:0'])
  })
  it('asks even where there is one option, and even one seat', () => {
    const at = open(
      trial(function* (t) {
        yield* t.together([1], 'number', () => [4])
      }),
    )
    expect(at.waiting).toEqual([1])
    say(at, 1, 4)
    expect(at.turn).toBe(2)
  })
  it('is a mistake in the rules where a seat has no option', () => {
    const none = trial(function* (t) {
      yield* t.together(t.seats, 'number', (seat) => (seat === 1 ? [] : [1]))
    })
    expect(() => open(none)).toThrow('number: no options')
  })
  it('asks nobody where no seat is named', () => {
    const at = open(
      trial(function* (t) {
        const given = yield* t.together([], 'number', () => [1])
        t.state.log.push(given.length)
        yield* t.together([0], 'number', () => [1])
      }),
    )
    expect(at.state.log).toEqual([0])
  })
  it('shows its context to each seat', () => {
    const at = open(
      trial(function* (t) {
        yield* t.together(t.seats, 'letter', () => ['a', 'b'], { context: (seat) => ({ hint: `for ${seat}` }) })
      }),
    )
    expect([0, 1].map((seat) => asked(at, seat).context)).toEqual([{ hint: 'for 0' }, { hint: 'for 1' }])
  })
  it('marks that all seats learnt the answers, when the last one comes in', () => {
    const at = table()
    expect(say(at, 0, 1).entry).toEqual({ n: 0, seat: 0, decision: '1.0.1', option: 1 })
    say(at, 1, 1)
    expect(say(at, 2, 1).entry.shown).toEqual([0, 1, 2])
  })
  it('of one seat tells nobody anything', () => {
    const at = open(
      trial(function* (t) {
        yield* t.together([1], 'number', () => [4, 5])
      }),
    )
    expect(say(at, 1, 4).entry).not.toHaveProperty('shown')
  })
  it('keeps an answer over an interruption, and drops it where it is no longer an option', () => {
    const at = open(
      trial(
        function* (t) {
          t.state.acts = [0, 0, 2]
          yield* t.together([0, 1], 'number', (seat) => (seat === 0 && t.state.acts[2] === 1 ? [0, 1] : [0, 1, 2]))
        },
        { offers: acts },
      ),
      { players: 3 },
    )
    say(at, 0, 2)
    say(at, 2, 'shout')
    expect(at.waiting).toEqual([0, 1])
    expect(asked(at, 0)).toMatchObject({ options: [0, 1] })
    expect(asked(at, 0).answered).toBeUndefined()
    say(at, 0, 1)
    say(at, 2, 'shout')
    expect(asked(at, 0)).toMatchObject({ answered: 1, options: [0, 1, 2] })
    expect(at.waiting).toEqual([1])
    say(at, 1, 0)
    expect(at.turn).toBe(2)
  })
  it('comes out the same when the table is restored between two answers', () => {
    const at = table()
    say(at, 1, 11)
    const { decision, option } = { decision: asked(at, 0).id, option: 10 }
    expect(good(at.answer({ seat: 0, decision, option })).entry.n).toBe(1)
    expect(at.waiting).toEqual([2])
  })
})
