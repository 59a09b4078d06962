import { describe, expect, it } from 'vitest'
import { restore } from '../src/index.ts'
import { good, number, once, open, say, type Table, throughJson, trial } from './trial.ts'

const three = trial(function* (t: Table) {
  t.tell('note', { text: `turn ${t.state.turns}` })
  yield* number(t, 0)
  yield* number(t, 1)
  if (t.state.turns === 1) t.tell('bell', { rings: 1 })
})
const table = () => open(three, { scenario: { turns: 6 } })

describe('a standing answer', () => {
  it('answers every later decision of its kind', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2 }))
    expect(at.waiting).toEqual([0])
    say(at, 0, 0)
    expect(at.state.log).toEqual(['0:0', '1:2'])
    say(at, 0, 1)
    expect(at.state.log).toEqual(['0:0', '1:2', '0:1', '1:2'])
  })
  it('also answers what is being asked', () => {
    const at = table()
    const { entry } = good(at.stand(0, { kind: 'number', option: 1 }))
    expect(entry).toEqual({ n: 0, seat: 0, stand: { kind: 'number', option: 1 } })
    expect(at.state.log).toEqual(['0:1'])
    expect(at.waiting).toEqual([1])
  })
  it('does not answer another seat, nor another kind', () => {
    const at = table()
    good(at.stand(0, { kind: 'letter', option: 1 }))
    expect(at.waiting).toEqual([0])
    good(at.stand(0, { kind: 'number', option: 1 }))
    expect(at.waiting).toEqual([1])
  })
  it('waits where it is not among the options', () => {
    const at = table()
    good(at.stand(0, { kind: 'number', option: 9 }))
    expect(at.waiting).toEqual([0])
    say(at, 0, 0)
    say(at, 1, 0)
    expect(at.waiting).toEqual([0])
    expect(at.view(0).standing).toEqual([{ kind: 'number', option: 9 }])
  })
  it('is replaced by a later one of the same seat and kind', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2 }))
    good(at.stand(1, { kind: 'letter', option: 'a' }))
    good(at.stand(1, { kind: 'number', option: 0 }))
    expect(at.view(1).standing).toEqual([
      { kind: 'letter', option: 'a' },
      { kind: 'number', option: 0 },
    ])
    say(at, 0, 0)
    expect(at.state.log).toEqual(['0:0', '1:0'])
  })
  it('is taken back by one without an option, which leaves the others', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2 }))
    good(at.stand(1, { kind: 'letter', option: 'a' }))
    good(at.stand(0, { kind: 'letter', option: 'b' }))
    good(at.stand(1, { kind: 'number' }))
    expect(at.view(1).standing).toEqual([{ kind: 'letter', option: 'a' }])
    expect(at.view(0).standing).toEqual([{ kind: 'letter', option: 'b' }])
    say(at, 0, 0)
    expect(at.waiting).toEqual([1])
  })
  it('ends at the event that it names, and not before', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2, until: 'bell' }))
    say(at, 0, 0)
    say(at, 0, 0)
    expect(at.view(1).standing).toEqual([])
    say(at, 0, 0)
    expect(at.waiting).toEqual([1])
    expect(at.state.log).toEqual(['0:0', '1:2', '0:0', '1:2', '0:0'])
  })
  it('stays over other events, and for good where it names none', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2 }))
    for (let i = 0; i < 5; i++) say(at, 0, 0)
    expect(at.view(1).standing).toEqual([{ kind: 'number', option: 2 }])
    expect(at.state.log).toHaveLength(10)
  })
  it('shows its seat what it says, and nobody else that there is one', () => {
    const at = table()
    const before = [at.view(0), at.view('spectator'), at.view('all-seeing')]
    good(at.stand(1, { kind: 'number', option: 2, until: 'bell' }))
    expect(at.view(1).standing).toEqual([{ kind: 'number', option: 2, until: 'bell' }])
    const entries = { entries: 1 }
    expect([at.view(0), at.view('spectator'), at.view('all-seeing')]).toEqual(
      before.map((view) => ({ ...view, ...entries })),
    )
    expect(at.view(0).standing).toEqual([])
    expect(at.events(0)).toEqual(at.events('spectator'))
  })
  it('answers what is asked together, at once and when it is asked', () => {
    const at = open(
      trial(function* (t) {
        const given = yield* t.together(t.seats, 'number', () => [0, 1])
        t.state.log.push(...given.map(({ option }) => option))
      }),
    )
    good(at.stand(0, { kind: 'number', option: 1 }))
    expect(at.waiting).toEqual([1])
    say(at, 1, 0)
    expect(at.state.log).toEqual([1, 0])
    // In the second turn seat 0 has answered before it was asked, and may still change that.
    expect(at.waiting).toEqual([1])
    expect(at.view(0).decisions[0]).toMatchObject({ answered: 1 })
    say(at, 0, 0)
    say(at, 1, 1)
    expect(at.state.log).toEqual([1, 0, 0, 1])
  })
  it('leaves alone what was answered together already', () => {
    const at = open(
      trial(function* (t) {
        yield* t.together(t.seats, 'number', () => [0, 1])
      }),
    )
    say(at, 0, 0)
    good(at.stand(0, { kind: 'number', option: 1 }))
    expect(at.view(0).decisions[0]).toMatchObject({ answered: 0 })
  })
  it('survives being saved and restored, and still ends at its event', () => {
    const at = table()
    good(at.stand(1, { kind: 'number', option: 2, until: 'bell' }))
    say(at, 0, 0)
    const { table: again } = good(restore(three, throughJson(at.save())))
    expect(again.view(1).standing).toEqual([{ kind: 'number', option: 2, until: 'bell' }])
    say(again, 0, 0)
    expect(again.view(1).standing).toEqual([])
    expect(again.state.log).toEqual(['0:0', '1:2', '0:0', '1:2'])
  })
  it.each([
    [null, 'standing'],
    ['number', 'standing'],
    [undefined, 'standing'],
    [{}, 'kind'],
    [{ kind: 7, option: 1 }, 'kind'],
    [{ kind: 'number', option: 1, until: 3 }, 'until'],
    [{ kind: 'number', option: 1, until: null }, 'until'],
  ])('%j is refused as malformed: %s', (message, about) => {
    const at = table()
    const before = at.save()
    expect(at.stand(0, message)).toEqual({ refused: 'malformed', about })
    expect(at.save()).toEqual(before)
  })
  it('is refused of a seat that is not there, and when the game is over', () => {
    const at = open(three, { scenario: { turns: 1 } })
    expect(at.stand(2, { kind: 'number', option: 1 })).toEqual({ refused: 'malformed', about: 'seat' })
    expect(at.stand('0' as never, { kind: 'number', option: 1 })).toEqual({ refused: 'malformed', about: 'seat' })
    say(at, 0, 0)
    say(at, 1, 0)
    expect(at.stand(0, { kind: 'number', option: 1 })).toEqual({ refused: 'game-over', about: 'number' })
  })
  it('does not keep what the sender may still change', () => {
    const at = table()
    const option = { deep: [1] }
    good(at.stand(1, { kind: 'letter', option, more: 'ignored' }))
    option.deep.push(2)
    expect(at.view(1).standing).toEqual([{ kind: 'letter', option: { deep: [1] } }])
  })
  it('that is not plain data is refused, for no record could be made of it', () => {
    for (const option of [0.5, 1e300, Number.NaN, -0]) {
      const at = open(trial(once))
      const said = at.stand(1, { kind: 'x', option })
      expect(() => at.record()).not.toThrow()
      expect(said.refused).toBe('malformed')
    }
  })
  it('nested too deeply is refused, not thrown', () => {
    const at = open(trial(once))
    const option = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    expect(at.stand(1, { kind: 'x', option })).toMatchObject({ refused: 'malformed' })
  })
})
