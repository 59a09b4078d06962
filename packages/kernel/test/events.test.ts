import { describe, expect, it } from 'vitest'
import { openQuiet, readOpening, restore } from '../src/index.ts'
import { good, number, open, say, type Table, throughJson, trial } from './trial.ts'

/** Tells before the question and after it. */
function* news(t: Table) {
  t.tell('bell', { rings: t.state.turns })
  const given = yield* number(t, 0)
  t.tell('note', { text: 'something' }, { to: [0], data: { text: `it was ${given}` } })
}

const game = trial(news)
const texts = (told: readonly { readonly data: unknown }[]) => told.map(({ data }) => data)

describe('events', () => {
  it('are numbered without gaps, with the entry that led to them; the opening has -1', () => {
    const at = open(game)
    expect(at.events(0)).toEqual([{ n: 0, after: -1, kind: 'bell', data: { rings: 0 } }])
    expect(say(at, 0, 2).from).toBe(1)
    expect(at.events(0, 1)).toEqual([
      { n: 1, after: 0, kind: 'note', data: { text: 'it was 2' } },
      { n: 2, after: 0, kind: 'bell', data: { rings: 1 } },
    ])
    expect(say(at, 0, 1).from).toBe(3)
  })
  it('have a private form for some, and a public one for everybody else', () => {
    const at = open(game)
    say(at, 0, 2)
    const note = (viewer: 0 | 1 | 'spectator' | 'all-seeing') => texts(at.events(viewer))[1]
    expect(note(0)).toEqual({ text: 'it was 2' })
    expect(note(1)).toEqual({ text: 'something' })
    expect(note('spectator')).toEqual({ text: 'something' })
    expect(note('all-seeing')).toEqual({ text: 'it was 2' })
  })
  it('can be heard from any number on', () => {
    const at = open(game)
    say(at, 0, 2)
    expect(at.events(1, 2).map(({ n }) => n)).toEqual([2])
    expect(at.events(1, 3)).toEqual([])
    expect(at.events(1, 99)).toEqual([])
    expect(at.events(1, -4).map(({ n }) => n)).toEqual([0, 1, 2])
    expect(at.events(1)).toEqual(at.events(1, 0))
  })
  it('are told as they were, whatever becomes of what they told of', () => {
    const data = { text: 'first' }
    const secret = { text: 'secret' }
    const at = open(
      trial(function* (t) {
        t.tell('note', data, { to: [1], data: secret })
        yield* number(t, 0)
        data.text = 'changed'
        secret.text = 'changed'
      }),
    )
    say(at, 0, 0)
    expect(texts(at.events('all-seeing'))[0]).toEqual({ text: 'secret' })
    expect(texts(at.events(0))[0]).toEqual({ text: 'first' })
    const [heard] = at.events(0)
    ;(heard?.data as { text: string }).text = 'scribbled'
    expect(texts(at.events(0))[0]).toEqual({ text: 'first' })
  })
  it('that were taken back are gone, and their numbers are given again', () => {
    const at = open(game)
    say(at, 0, 2)
    const { from } = good(at.undo(0))
    expect(from).toBe(1)
    expect(at.events(0).map(({ n, data }) => [n, data])).toEqual([[0, { rings: 0 }]])
    expect(say(at, 0, 1).from).toBe(1)
    expect(at.events(0, 1).map(({ n, after, data }) => [n, after, data])).toEqual([
      [1, 2, { text: 'it was 1' }],
      [2, 2, { rings: 1 }],
    ])
  })
  it('go on with the same numbers at a restored table, from its last checkpoint', () => {
    const at = open(
      trial(function* (t) {
        yield* news(t)
        yield* number(t, 1)
      }),
    )
    say(at, 0, 2)
    say(at, 1, 0)
    say(at, 0, 1)
    const { table } = good(restore(at.game, throughJson(at.save())))
    const all = at.events(0)
    expect(all.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(table.events(0)).toEqual(all.slice(2))
    expect(table.events(0, 3)).toEqual(all.slice(3))
    expect(say(table, 1, 0).from).toBe(4)
    expect(say(at, 1, 0).from).toBe(4)
    expect(table.events(1, 4)).toEqual(at.events(1, 4))
  })
  it('of an earlier turn are heard again where a restored table goes back to it', () => {
    const at = open(game, { scenario: { turns: 5 } })
    for (const option of [0, 1, 2]) say(at, 0, option)
    const { table } = good(restore(game, throughJson(at.save())))
    expect(table.events(0)).toEqual(at.events(0, 6))
    good(table.undo(0))
    good(at.undo(0))
    expect(table.events(0, 4)).toEqual(at.events(0, 4))
    expect(table.events(0, 4).map(({ n, data }) => [n, data])).toEqual([[4, { rings: 2 }]])
  })
  it('of a turn that asked nothing are kept, where all checkpoints are', () => {
    const at = open(
      trial(function* (t: Table) {
        t.tell('note', { text: `turn ${t.state.turns}` })
        if (t.state.turns > 0) yield* number(t, 0)
      }),
      { scenario: { turns: 4 } },
    )
    say(at, 0, 0)
    expect(at.events(0).map(({ n }) => n)).toEqual([0, 1, 2])
  })
  it('are forgotten with the checkpoints, where few are kept', () => {
    const dicey = trial(function* (t: Table) {
      yield* news(t)
      t.state.log.push(t.chance.die(6))
    })
    const at = open(dicey, { inMemory: 2, scenario: { turns: 9 } })
    for (let i = 0; i < 6; i++) say(at, 0, 0)
    // Two turns back: one note of the turn before, and the bells of both.
    expect(at.events(0).map(({ n, kind }) => [n, kind])).toEqual([
      [10, 'bell'],
      [11, 'note'],
      [12, 'bell'],
    ])
    expect(at.events(0, 11).map(({ n }) => n)).toEqual([11, 12])
    expect(say(at, 0, 0).from).toBe(13)
  })
  it('are told to whoever listens to a quiet table, in their secret form', () => {
    const heard: unknown[] = []
    const at = openQuiet(game, good(readOpening(game, 2)), 7, (kind, data) => heard.push([kind, data]))
    at.give(at.asked[0]!, 2)
    expect(heard).toEqual([
      ['bell', { rings: 0 }],
      ['note', { text: 'it was 2' }],
      ['bell', { rings: 1 }],
    ])
  })
})
