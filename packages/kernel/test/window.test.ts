import { describe, expect, it } from 'vitest'
import { acts, asked, good, number, open, say, type Table, trial } from './trial.ts'

const dusk = (left: number[], seats?: number[]) =>
  open(
    trial(
      function* (t: Table) {
        if (t.state.turns === 0) t.state.acts = left
        yield* t.window('pass', seats)
        t.state.log.push('night')
        yield* number(t, 2)
      },
      { offers: acts },
    ),
    { players: 3 },
  )

describe('a window', () => {
  it('does not stop where nobody has an offer', () => {
    expect(dusk([0, 0, 0]).state.log).toEqual(['night'])
  })
  it('stops only for the seats that have an offer, until each has passed', () => {
    const at = dusk([1, 0, 1])
    expect(at.waiting).toEqual([0, 2])
    expect(asked(at, 0)).toMatchObject({ kind: 'pass', options: ['pass'], offer: false })
    say(at, 2, 'pass')
    expect(at.waiting).toEqual([0])
    expect(at.state.log).toEqual([])
    say(at, 0, 'pass')
    expect(at.state.log).toEqual(['night'])
  })
  it('stops for the seats that are given, whether they have an offer or not', () => {
    const at = dusk([1, 0, 0], [1, 2])
    expect(at.waiting).toEqual([1, 2])
    say(at, 1, 'pass')
    say(at, 2, 'pass')
    expect(at.state.log).toEqual(['night'])
    expect(dusk([1, 1, 1], []).state.log).toEqual(['night'])
  })
  it('opens anew for everybody when an offer is taken', () => {
    const at = dusk([2, 1, 0])
    say(at, 1, 'pass')
    const { id } = asked(at, 0)
    say(at, 0, 'shout')
    expect(at.waiting).toEqual([0, 1])
    expect(asked(at, 0).id).not.toBe(id)
    expect(at.answer({ seat: 0, decision: id, option: 'pass' })).toEqual({ refused: 'stale', about: id })
    say(at, 0, 'shout')
    // Seat 0 has nothing more to offer, so only seat 1 is waited for.
    expect(at.waiting).toEqual([1])
    say(at, 1, 'pass')
    expect(at.state.log).toEqual(['0!shout:yes', '0!shout:yes', 'night'])
  })
  it('closes by itself when the last offer was taken', () => {
    const at = dusk([1, 0, 0])
    say(at, 0, 'shout')
    expect(at.state.log).toEqual(['0!shout:yes', 'night'])
  })
  it('waits for what an offer asks before it opens anew', () => {
    const at = dusk([1, 1, 0])
    say(at, 1, 'ask')
    expect(at.waiting).toEqual([1])
    expect(asked(at, 1).kind).toBe('then')
    say(at, 1, 'no')
    expect(at.waiting).toEqual([0])
    expect(at.state.log).toEqual(['1!ask:no'])
  })
  it('does not stop for a seat that stands by passing', () => {
    const at = dusk([1, 1, 0])
    good(at.stand(0, { kind: 'pass', option: 'pass' }))
    expect(at.waiting).toEqual([1])
    say(at, 1, 'shout')
    expect(at.waiting).toEqual([2])
    expect(at.state.log).toEqual(['1!shout:yes', 'night'])
  })
})
