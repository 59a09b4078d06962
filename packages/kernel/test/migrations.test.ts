import { describe, expect, it } from 'vitest'
import { type Game, type Migration, replay, restore, verify } from '../src/index.ts'
import { playOn } from './night-market/evening.ts'
import { game as market } from './night-market/rules.ts'
import type { NightMarket, State } from './night-market/shape.ts'
import { asked, good, number, open, say, type Table, type Trial, throughJson, trial } from './trial.ts'

/** The night market as it was before there were gates: no toll in the state. */
const ungated: Game<NightMarket> = {
  ...market,
  rules: 1,
  setUp(opening, chance) {
    const { toll: _, ...state } = market.setUp(opening, chance)
    return state as State
  },
  *turn(t) {
    // A toll of nothing that everybody can pay, and that is gone again before the night is over.
    t.state.toll = 0
    yield* market.turn(t)
    delete (t.state as Partial<State>).toll
  },
}

describe('the migration of the night market from rules 1 to 2', () => {
  it('puts a toll of 1 at the gates, and the table goes on from its checkpoint', () => {
    const at = open(ungated, { players: 3 })
    for (let i = 0; at.turn < 2; i++) playOn(at, i, 1)
    const saved = throughJson(at.save())
    expect(saved.rules).toBe(1)
    expect(saved.checkpoints.at(-1)?.state).not.toHaveProperty('toll')
    const { table, setAside } = good(restore(market, saved))
    expect(setAside).toEqual([])
    expect(table.state.toll).toBe(1)
    expect({ ...table.state, toll: 0 }).toEqual(at.state)
    expect(table.turn).toBe(2)
    playOn(table, 9)
    expect(table.over).toBe(true)
    expect(table.save().rules).toBe(2)
  })
  it('gives the answers of the running turn again', () => {
    const at = open(ungated, { players: 3 })
    for (let i = 0; at.turn < 2; i++) playOn(at, i, 1)
    const { decision, seat } = { decision: asked(at, 0).id, seat: 0 }
    good(at.answer({ seat, decision, option: 0 }))
    const { table, setAside } = good(restore(market, throughJson(at.save())))
    expect(setAside).toEqual([])
    expect(asked(table, 0).answered).toBe(0)
  })
})

/** Rules 1: a number, then a number. */
const first = trial(function* (t: Table) {
  yield* number(t, 0)
  yield* number(t, 1)
})
const next = (turn: (t: Table) => Generator, migrations: NonNullable<Game<Trial>['migrations']>): Game<Trial> => ({
  ...trial(turn as (t: Table) => ReturnType<Game<Trial>['turn']>),
  rules: 3,
  migrations,
})
const note = (text: string): Migration => ({
  state: (state) => ({ ...(state as object), log: [...(state as { log: string[] }).log, text] }),
})

describe('a table in progress from older rules', () => {
  it('is migrated step by step, from its version to that of the game', () => {
    const game = next(
      function* (t) {
        yield* number(t, 0)
        yield* number(t, 1)
      },
      { 0: note('never'), 1: note('one'), 2: note('two'), 3: note('never') },
    )
    const at = open(first)
    const { table } = good(restore(game, throughJson(at.save())))
    expect(table.state.log).toEqual(['one', 'two'])
    expect(table.save()).toMatchObject({ rules: 3 })
  })
  it('migrates every checkpoint that was kept, so that undo still reaches across the turn', () => {
    const game = next(
      function* (t) {
        yield* number(t, 0)
        yield* number(t, 1)
      },
      { 1: note('one'), 2: note('two') },
    )
    const at = open(first)
    say(at, 0, 2)
    say(at, 1, 2)
    const { table } = good(restore(game, throughJson(at.save())))
    expect(table.state.log).toEqual(['0:2', '1:2', 'one', 'two'])
    good(table.undo(1))
    expect(table.state.log).toEqual(['one', 'two', '0:2'])
  })
  it('sets the answers aside that no longer fit, from the first such answer on, and asks afresh', () => {
    const game = next(
      function* (t) {
        yield* number(t, 0)
        yield* t.choose(1, 'letter', () => ['a', 'b'], { context: () => ({ hint: '' }) })
        yield* number(t, 1)
      },
      { 1: {}, 2: {} },
    )
    const longer = trial(function* (t: Table) {
      yield* number(t, 0)
      yield* number(t, 1)
      yield* number(t, 0)
    })
    const at = open(longer)
    for (const seat of [0, 1]) say(at, seat, 2)
    const saved = throughJson(at.save())
    const { table, setAside } = good(restore(game, saved))
    expect(setAside).toEqual([{ n: 1, seat: 1, decision: '1.1.1', option: 2 }])
    expect(table.state.log).toEqual(['0:2'])
    expect(asked(table, 1)).toMatchObject({ kind: 'letter', options: ['a', 'b'] })
    expect(say(table, 1, 'a').entry.n).toBe(1)
  })
  it('goes on where newer rules ask nothing in the turn it stood at, and can be stored again with the dice of all that passed', () => {
    const game = next(
      function* (t) {
        t.state.log.push(t.chance.die(6))
        if (t.state.turns > 0) yield* number(t, 0)
      },
      { 1: {}, 2: {} },
    )
    const { table } = good(restore(game, throughJson(open(first).save())))
    expect(table.turn).toBe(2)
    const stored = throughJson(table.save())
    const again = good(restore(game, stored)).table
    expect(again.state).toEqual(table.state)
    expect(again.view(0)).toEqual(table.view(0))
    for (const one of [table, again]) say(one, 0, 1)
    expect(again.hash()).toBe(table.hash())
    for (const one of [table, again]) good(one.undo(0, { consented: true }))
    expect(again.hash()).toBe(table.hash())
    expect(good(restore(game, throughJson(again.save()))).table.hash()).toBe(table.hash())
  })
  it('is refused where a migration is missing or fails', () => {
    const turn = function* (t: Table) {
      yield* number(t, 0)
    }
    const saved = throughJson(open(first).save())
    expect(restore(next(turn, { 1: note('one') }), saved)).toEqual({
      refused: 'damaged',
      about: 'no migration from rules 2',
    })
    const { migrations: _, ...none } = next(turn, {})
    expect(restore(none, saved)).toEqual({ refused: 'damaged', about: 'no migration from rules 1' })
    const failing = next(turn, {
      1: {
        state: () => {
          throw new Error('no such state')
        },
      },
      2: {},
    })
    expect(restore(failing, saved)).toEqual({ refused: 'damaged', about: 'no such state' })
  })
  it('has its options and its scenario migrated with it', () => {
    const at = open(first, {
      options: { pace: 'fast' },
      scenario: { turns: 5 },
      campaign: { rules: 1, sheets: { log: ['x'] } },
    })
    const saved = throughJson(at.save())
    const { pace: _, ...left } = first.options
    const game: Game<Trial> = {
      ...first,
      rules: 2,
      options: { ...left, pace: ['slow'] },
      migrations: {
        1: {
          options: (old) => ({ ...(old as object), pace: 'slow' }),
          scenario: (old) => ({ turns: (old as { turns: number }).turns + 1 }),
          campaign: (old) => ({ log: [...(old as { log: string[] }).log, 'y'] }),
        },
      },
    }
    const { table } = good(restore(game, saved))
    expect(table.opening).toMatchObject({
      options: { pace: 'slow' },
      scenario: { turns: 6 },
      campaign: { log: ['x', 'y'] },
    })
    expect(table.save()).toMatchObject({ rules: 2, campaign: { rules: 2, sheets: { log: ['x', 'y'] } } })
    expect(restore({ ...game, migrations: { 1: {} } }, saved)).toEqual({ refused: 'not-allowed', about: 'pace' })
  })
  it('is refused where the content has changed and the version has not, as its record is', () => {
    const at = open(first)
    const other = { ...first, content: () => 'other cards' }
    expect(restore(other, throughJson(at.save()))).toEqual({ refused: 'older-rules', about: 'content' })
    expect(replay(other, throughJson(at.record()))).toEqual({ refused: 'older-rules', about: 'content' })
    expect(good(restore({ ...other, rules: 2, migrations: { 1: {} } }, throughJson(at.save()))).setAside).toEqual([])
  })
  it('is not refused for content that a table opened like this does not read', () => {
    const maps = (third: string): Game<Trial> => ({
      ...first,
      content: ({ scenario }) => [['one', 'two', third][scenario?.turns ?? 0]],
    })
    const at = open(maps('three'), { scenario: { turns: 1 } })
    expect(good(restore(maps('changed'), throughJson(at.save()))).table.turn).toBe(1)
    const third = open(maps('three'), { scenario: { turns: 2 } })
    expect(restore(maps('changed'), throughJson(third.save()))).toEqual({ refused: 'older-rules', about: 'content' })
  })
  it('is not replayed or verified, for its answers belong to its rules', () => {
    const at = open(ungated, { scenario: { nights: 1, toll: 1 } })
    playOn(at, 1)
    expect(verify(market, throughJson(at.record()))).toEqual({ refused: 'older-rules', about: '1' })
    expect(verify(ungated, throughJson(at.record()))).toMatchObject({ hash: at.hash() })
  })
})
