import { describe, expect, it } from 'vitest'
import { asked, number, once, open, say, type Table, trial } from './trial.ts'

describe('choose', () => {
  it('asks one seat and hands the chosen option to the rules', () => {
    const table = open(trial(once))
    expect(asked(table, 0)).toMatchObject({ seat: 0, kind: 'number', options: [0, 1, 2], offer: false })
    expect(table.decisions(1)).toEqual([])
    say(table, 0, 2)
    expect(table.state.log).toEqual(['0:2'])
  })
  it('does not ask where there is only one option', () => {
    const table = open(
      trial(function* (t) {
        const given = yield* t.choose(1, 'number', () => [7])
        t.state.log.push(given)
        yield* number(t, 0)
      }),
    )
    expect(table.state.log).toEqual([7])
    expect(table.waiting).toEqual([0])
  })
  it('asks about one option where always is said', () => {
    const table = open(
      trial(function* (t) {
        yield* t.choose(1, 'number', () => [7], { always: true })
        yield* number(t, 0)
      }),
    )
    expect(table.waiting).toEqual([1])
    expect(asked(table, 1).options).toEqual([7])
    say(table, 1, 7)
    expect(table.waiting).toEqual([0])
  })
  it('asks about one option no more for saying always: false', () => {
    const table = open(
      trial(function* (t) {
        yield* t.choose(1, 'number', () => [7], { always: false })
        yield* number(t, 0)
      }),
    )
    expect(table.waiting).toEqual([0])
  })
  it('is a mistake in the rules where there is no option', () => {
    const none = trial(function* (t) {
      yield* t.choose(0, 'letter', () => [], { context: () => ({ hint: '' }) })
    })
    expect(() => open(none)).toThrow('letter: no options')
  })
  it('shows its context to the seat that is asked, and none where there is none', () => {
    const table = open(
      trial(function* (t) {
        yield* t.choose(1, 'letter', () => ['a', 'b'], { context: (seat) => ({ hint: `for ${seat}` }) })
        yield* once(t)
      }),
    )
    expect(asked(table, 1).context).toEqual({ hint: 'for 1' })
    expect(table.view(1).decisions[0]?.context).toEqual({ hint: 'for 1' })
    say(table, 1, 'a')
    expect(asked(table, 0).context).toBeUndefined()
    expect(table.view(0).decisions[0]?.context).toBeNull()
  })
  it('gives every question an id of its own: turn, seat, number', () => {
    const table = open(
      trial(function* (t) {
        yield* number(t, 0)
        yield* number(t, 0)
        yield* number(t, 1)
      }),
    )
    const ids = [0, 0, 1, 0].map((seat) => {
      const { id } = asked(table, seat)
      say(table, seat, 0)
      return id
    })
    expect(ids).toEqual(['1.0.1~0', '1.0.2~0', '1.1.1~0', '2.0.1~0'])
  })
  it('goes through turns that ask nothing to the next question', () => {
    const quiet = trial(function* (t) {
      if (t.state.turns === 2) yield* number(t, 1)
    })
    const table = open(quiet)
    expect(table.turn).toBe(3)
    expect(asked(table, 1).id).toBe('3.1.1~0')
    say(table, 1, 0)
    expect(table.over).toBe(true)
    expect(table.waiting).toEqual([])
    expect(table.asked).toEqual([])
  })
  it('says so when the rules neither ask nor end', () => {
    const endless = trial(
      function* (t) {
        yield* t.choose(0, 'number', () => [0])
      },
      { over: () => false },
    )
    expect(() => open(endless)).toThrow('10000 turns without a question')
    const patient = trial(
      function* (t) {
        if (t.state.turns === 10_000) yield* once(t)
      },
      { over: () => false },
    )
    expect(open(patient).turn).toBe(10_001)
  })
  it('records the option as it was offered, whatever the rules do to it afterwards', () => {
    const bending = trial(function* (t: Table) {
      const card = yield* t.choose(0, 'card', () => t.state.cards)
      card.bent = true
      yield* once(t)
    })
    const table = open(bending)
    const { entry } = say(table, 0, { id: 'x', bent: false })
    expect(entry.option).toEqual({ id: 'x', bent: false })
    expect(table.state.cards[0]).toEqual({ id: 'x', bent: true })
    expect(table.record().entries[0]?.option).toEqual({ id: 'x', bent: false })
  })
})
