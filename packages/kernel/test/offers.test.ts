import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../src/index.ts'
import { acts, asked, decisionWith, number, open, say, type Table, type Trial, trial } from './trial.ts'

/** Seat 0 is asked for a number; the more has been shouted, the more numbers there are. */
const loud = (left: number[], how: { closed?: boolean } = {}) =>
  open(
    trial(
      function* (t: Table) {
        if (t.state.turns === 0) t.state.acts = left
        const given = yield* t.choose(0, 'number', () => [...t.state.log.keys(), 10, 11], how)
        t.state.log.push(given)
        yield* number(t, 1)
      },
      { offers: acts },
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
  it('may ask something of its own first, and be interrupted in its turn', () => {
    const at = loud([1, 1])
    say(at, 1, 'ask')
    expect(at.asked.map(({ seat, kind, id }) => [seat, kind, id])).toEqual([[1, 'then', '1.1.1~0']])
    expect(decisionWith(at, 0, 'shout').id).toBe('1.1.1+0.act~0')
    say(at, 0, 'shout')
    expect(at.asked.map(({ seat, kind, id }) => [seat, kind, id])).toEqual([[1, 'then', '1.1.2~0']])
    say(at, 1, 'no')
    expect(at.state.log).toEqual(['0!shout:yes', '1!ask:no'])
    expect(asked(at, 0).options).toEqual([0, 1, 10, 11])
  })
  it('cannot be taken where the question is closed', () => {
    const at = loud([1, 1], { closed: true })
    expect(at.decisions(0).map(({ kind }) => kind)).toEqual(['number'])
    expect(at.decisions(1)).toEqual([])
    expect(at.answer({ seat: 1, decision: '1.0.1+1.act~0', option: 'shout' })).toEqual({
      refused: 'stale',
      about: '1.0.1+1.act~0',
    })
    say(at, 0, 10)
    expect(offersOf(at, 0)).toHaveLength(1)
  })
  it('of a seat that is not asked stands beside a question that is not closed, where there is one', () => {
    const at = open(
      trial(
        function* (t: Table) {
          t.state.acts = [1, 1, 1]
          yield* t.sideBySide([0, 1], (seat) => t.choose(seat, 'number', () => [1, 2], { closed: seat === 0 }))
          yield* number(t, 0)
        },
        { offers: acts },
      ),
      { players: 3 },
    )
    expect(offersOf(at, 0).map(({ id }) => id)).toEqual(['1.1.1+0.act~0'])
    expect(offersOf(at, 2).map(({ id }) => id)).toEqual(['1.1.1+2.act~0'])
    say(at, 2, 'shout')
    // The closed question was asked while the offer was taken, so it too is asked afresh.
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
