import { describe, expect, it } from 'vitest'
import { acts, asked, good, number, open, say, type Table, trial } from './trial.ts'

type How = { of?: readonly number[]; inTurn?: boolean }

const dusk = (left: number[], how?: How, offers = acts) =>
  open(
    trial(
      function* (t: Table) {
        if (t.state.turns === 0) t.state.acts = left
        yield* t.window('pass', how)
        t.state.log.push('night')
        yield* number(t, 2)
      },
      { offers },
    ),
    { players: 3 },
  )

const secretly = (offers: typeof acts): typeof acts => ({ act: { ...offers.act!, secret: true } })

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
  it('is of the seats that it is of: nobody else is asked or may use an offer', () => {
    const at = dusk([1, 1, 0], { of: [1, 2] })
    expect(at.waiting).toEqual([1])
    expect(at.decisions(0)).toEqual([])
    say(at, 1, 'pass')
    expect(at.state.log).toEqual(['night'])
    expect(dusk([1, 1, 1], { of: [] }).state.log).toEqual(['night'])
  })
  it('stops for everybody where having an offer is secret', () => {
    const at = dusk([1, 0, 0], undefined, secretly(acts))
    expect(at.waiting).toEqual([0, 1, 2])
  })
  it('does not stop for an offer that can wait, or that does not stand beside it', () => {
    expect(dusk([1, 1, 1], undefined, { act: { ...acts.act!, patient: true } }).state.log).toEqual(['night'])
    expect(dusk([1, 1, 1], undefined, { act: { ...acts.act!, beside: ['number'] } }).state.log).toEqual(['night'])
    expect(dusk([1, 0, 0], undefined, { act: { ...acts.act!, beside: ['pass'] } }).waiting).toEqual([0])
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

describe('a window in turn', () => {
  it('asks one seat after the other, in the order that it is told, and only that seat may use an offer', () => {
    const at = dusk([1, 1, 1], { of: [1, 2, 0], inTurn: true })
    expect(at.waiting).toEqual([1])
    expect([0, 2].flatMap((seat) => at.decisions(seat))).toEqual([])
    say(at, 1, 'pass')
    expect(at.waiting).toEqual([2])
    say(at, 2, 'pass')
    expect(at.waiting).toEqual([0])
    say(at, 0, 'pass')
    expect(at.state.log).toEqual(['night'])
  })
  it('passes by those who have no offer, or who stand by passing', () => {
    const at = dusk([1, 0, 1], { inTurn: true })
    good(at.stand(2, { kind: 'pass', option: 'pass' }))
    say(at, 0, 'pass')
    expect(at.state.log).toEqual(['night'])
  })
  it('begins anew with the first seat after each use, also with one that has passed', () => {
    const at = dusk([2, 1, 0], { of: [1, 0], inTurn: true })
    say(at, 1, 'pass')
    say(at, 0, 'ask')
    say(at, 0, 'no')
    expect(at.waiting).toEqual([1])
    say(at, 1, 'shout')
    expect(at.waiting).toEqual([0])
    say(at, 0, 'pass')
    expect(at.state.log).toEqual(['0!ask:no', '1!shout:yes', 'night'])
  })
})
