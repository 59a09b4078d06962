import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../src/index.ts'
import { acts, asked, decisionWith, good, number, open, say, type Table, type Trial, trial } from './trial.ts'

/** Seat 0 is asked for a number; the more has been shouted, the more numbers there are. */
const loud = (left: number[], offers = acts) =>
  open(
    trial(
      function* (t: Table) {
        if (t.state.turns === 0) t.state.acts = left
        const given = yield* t.choose(0, 'number', () => [...t.state.log.keys(), 10, 11])
        t.state.log.push(given)
        yield* number(t, 1)
      },
      { offers },
    ),
  )

function* noted(t: Table, seat: number) {
  yield* number(t, seat, [4])
}

const offersOf = (at: OpenTable<Trial>, seat: number) => at.decisions(seat).filter(({ offer }) => offer)

describe('an offer', () => {
  it('stands beside what is being asked, after the questions, also for seats that are not asked', () => {
    const at = loud([1, 1])
    expect(at.decisions(0).map(({ kind, offer }) => [kind, offer])).toEqual([
      ['number', false],
      ['act', true],
    ])
    expect(
      at
        .decisions(1)
        .map(({ id, seat, kind, options, context, offer }) => ({ id, seat, kind, options, context, offer })),
    ).toEqual([
      { id: '1.0.1+1.act~0', seat: 1, kind: 'act', options: ['shout', 'ask'], context: undefined, offer: true },
    ])
  })
  it('is neither asked nor waited for', () => {
    const at = loud([1, 1])
    expect(at.asked.map(({ kind }) => kind)).toEqual(['number'])
    expect(at.waiting).toEqual([0])
    expect(at.view('spectator').asked).toEqual([{ seat: 0, kind: 'number', answered: false }])
  })
  it('is there only while the game says so', () => {
    expect(offersOf(loud([0, 1]), 0)).toEqual([])
    const at = loud([1, 0])
    say(at, 0, 'shout')
    expect(offersOf(at, 0)).toEqual([])
  })
  it('interrupts: the question is asked afresh, with a new id and new options', () => {
    const at = loud([1, 1])
    const before = asked(at, 0)
    const { id } = before
    say(at, 1, 'shout')
    expect(at.state.log).toEqual(['1!shout:yes'])
    expect(asked(at, 0)).toMatchObject({ kind: 'number', options: [0, 10, 11] })
    expect(asked(at, 0).id).toBe('1.0.2~0')
    expect(at.answer({ seat: 0, decision: id, option: 10 })).toEqual({ refused: 'stale', about: id })
    say(at, 0, 0)
    expect(at.state.log).toEqual(['1!shout:yes', 0])
  })
  it('may ask something of its own first, which nobody interrupts', () => {
    const at = loud([1, 1])
    say(at, 1, 'ask')
    expect(at.asked.map(({ seat, kind, id }) => [seat, kind, id])).toEqual([[1, 'then', '1.1.1~0']])
    expect([0, 1].flatMap((seat) => offersOf(at, seat))).toEqual([])
    say(at, 1, 'no')
    expect(at.state.log).toEqual(['1!ask:no'])
    expect(offersOf(at, 0)).toHaveLength(1)
  })
  it('stands only beside the questions that it names', () => {
    const at = loud([1, 1], { act: { ...acts.act!, beside: ['letter'] } })
    expect(at.decisions(0).map(({ kind }) => kind)).toEqual(['number'])
    expect(at.decisions(1)).toEqual([])
    expect(at.answer({ seat: 1, decision: '1.0.1+1.act~0', option: 'shout' })).toEqual({
      refused: 'stale',
      about: '1.0.1+1.act~0',
    })
    expect(offersOf(loud([1, 1], { act: { ...acts.act!, beside: ['letter', 'number'] } }), 1)).toHaveLength(1)
  })
  it('stands beside the first question of a step, and of no later one, asked or not', () => {
    const stepping = (first: number[]) =>
      open(
        trial(
          function* (t: Table) {
            t.state.acts = [1, 1]
            yield* t.step(function* () {
              yield* number(t, 0, first)
              yield* t.step(() => number(t, 0))
              yield* number(t, 1)
            })
            yield* number(t, 1)
          },
          { offers: { act: { ...acts.act!, patient: true } } },
        ),
      )
    const at = stepping([1, 2])
    expect([0, 1].map((seat) => offersOf(at, seat).length)).toEqual([1, 1])
    say(at, 0, 1)
    expect([0, 1].map((seat) => offersOf(at, seat).length)).toEqual([0, 0])
    say(at, 0, 1)
    expect([0, 1].map((seat) => offersOf(at, seat).length)).toEqual([0, 0])
    say(at, 1, 1)
    expect([0, 1].map((seat) => offersOf(at, seat).length)).toEqual([1, 1])
    expect([0, 1].map((seat) => offersOf(stepping([1]), seat).length)).toEqual([0, 0])
  })
  it('still stands beside the first question of a step after another offer has interrupted it', () => {
    const at = open(
      trial(
        function* (t: Table) {
          if (t.state.turns === 0) t.state.acts = [1, 2]
          yield* t.step(() => number(t, 0))
        },
        { offers: acts },
      ),
    )
    say(at, 1, 'shout')
    expect([0, 1].map((seat) => offersOf(at, seat).length)).toEqual([1, 1])
  })
  it('of a seat that is not asked stands beside a question that may be interrupted, where there is one', () => {
    const at = open(
      trial(
        function* (t: Table) {
          t.state.acts = [1, 1, 1]
          yield* t.sideBySide([0, 1], function* (seat) {
            if (seat === 1) yield* number(t, seat)
            else yield* t.choose(seat, 'letter', () => ['a', 'b'], { context: () => ({ hint: '' }) })
          })
          yield* number(t, 0)
        },
        { offers: { act: { ...acts.act!, beside: ['number'] } } },
      ),
      { players: 3 },
    )
    expect(offersOf(at, 0).map(({ id }) => id)).toEqual(['1.1.1+0.act~0'])
    expect(offersOf(at, 2).map(({ id }) => id)).toEqual(['1.1.1+2.act~0'])
    say(at, 2, 'shout')
    // The other question was asked while the offer was taken, so it too is asked afresh.
    expect(at.asked.map(({ id }) => id)).toEqual(['1.0.2~0', '1.1.2~0'])
    say(at, 1, 1)
    expect(at.decisions(2)).toEqual([])
  })
  it('of a seat that is asked stands beside its own question', () => {
    const at = open(
      trial(
        function* (t: Table) {
          t.state.acts = [1, 1]
          yield* t.sideBySide(t.seats, (seat) => number(t, seat))
        },
        { offers: acts },
      ),
    )
    expect(offersOf(at, 1).map(({ id }) => id)).toEqual(['1.1.1+1.act~0'])
  })
  it('changes nothing for those whose question was not open when it was taken', () => {
    const at = loud([0, 1])
    say(at, 0, 10)
    expect(asked(at, 1).id).toBe('1.1.1~0')
  })
  it("is told apart when it is late, wrong or somebody else's", () => {
    const at = loud([1, 1])
    const { id } = decisionWith(at, 1, 'shout')
    expect(at.answer({ seat: 0, decision: id, option: 'shout' })).toEqual({ refused: 'wrong-seat', about: id })
    expect(at.answer({ seat: 1, decision: id, option: 'sing' })).toEqual({ refused: 'not-an-option', about: id })
    say(at, 1, 'shout')
    expect(at.answer({ seat: 1, decision: id, option: 'shout' })).toEqual({ refused: 'stale', about: id })
  })
  it('of several kinds stand in the order in which the game names them', () => {
    const at = open(
      trial(
        function* (t: Table) {
          yield* number(t, 0)
        },
        { offers: { other: { options: () => ['x'], act: (t, seat) => noted(t, seat) }, ...acts } },
      ),
    )
    at.state.acts = [1, 1]
    expect(offersOf(at, 0).map(({ kind }) => kind)).toEqual(['other', 'act'])
    say(at, 1, 'x')
    expect(at.state.log).toEqual(['1:4'])
  })
})

describe('a question with one option', () => {
  const lone = (left: number[], offers: typeof acts, how: { always?: boolean } = {}) =>
    open(
      trial(
        function* (t: Table) {
          if (t.state.turns === 0) t.state.acts = left
          t.state.log.push(yield* t.choose(0, 'number', () => [7], how))
          yield* number(t, 1)
        },
        { offers },
      ),
    )

  it('is asked where its seat has an offer that may be used first', () => {
    const at = lone([1, 0], acts)
    expect(asked(at, 0)).toMatchObject({ kind: 'number', options: [7] })
    say(at, 0, 'shout')
    // With the last offer the reason to ask has gone.
    expect(at.state.log).toEqual(['0!shout:yes', 7])
  })
  it('is not asked on account of an offer of somebody else, of another question, or of one that can wait', () => {
    expect(lone([0, 1], acts).state.log).toEqual([7])
    expect(lone([1, 1], { act: { ...acts.act!, beside: ['pass'] } }).state.log).toEqual([7])
    expect(lone([1, 1], { act: { ...acts.act!, patient: true } }).state.log).toEqual([7])
    expect(lone([0, 0], acts, { always: true }).state.log).toEqual([])
  })
  it('is asked always where having the offer is a secret', () => {
    expect(lone([0, 0], { act: { ...acts.act!, secret: true } }).waiting).toEqual([0])
  })
  it('does not nag whoever stands by the answer', () => {
    const at = lone([1, 0], acts)
    good(at.stand(0, { kind: 'number', option: 7 }))
    say(at, 1, 0)
    expect(at.state.log).toEqual([7, '1:0', 7])
  })
  it('inside a step is not asked', () => {
    const at = open(
      trial(
        function* (t: Table) {
          if (t.state.turns === 0) t.state.acts = [1, 1]
          yield* t.step(function* () {
            yield* number(t, 0)
            yield* number(t, 0, [5])
          })
        },
        { offers: acts },
      ),
    )
    say(at, 0, 1)
    expect(at.state.log).toEqual(['0:1', '0:5'])
  })
})
