import { describe, expect, it } from 'vitest'
import { type Game, type Rules, restore } from '../src/index.ts'

import { asked, good, number, open, say, type Table, type Trial, throughJson, trial } from './trial.ts'

describe('whatever fails, nothing is left half done', () => {
  it('undo with consent falls over a standing answer that answered with chance', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* number(t, 0)
        yield* number(t, 1)
        t.state.log.push(t.chance.die(6))
        yield* number(t, 1, [7, 8])
      }),
    )
    say(at, 0, 0)
    good(at.stand(1, { kind: 'number', option: 1 }))
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(good(at.undo(0, { consented: true })).entry.undo).toContain(0)
    expect(at.waiting).toEqual([0])
  })
  it('a rule that throws leaves the checkpoints as they were, also where few are kept', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* number(t, 0)
        yield* number(t, 0)
        if (t.state.turns === 3) throw new Error('x')
      }, {}),
      { inMemory: 2, scenario: { turns: 9 } },
    )
    for (let i = 0; i < 7; i++) say(at, 0, 0)
    const before = at.save()
    expect(() => say(at, 0, 0)).toThrow('x')
    expect(at.save()).toEqual(before)
    const early = open(
      trial(function* (t: Table) {
        if (t.state.turns === 3) throw new Error('x')
        yield* number(t, 0)
      }, {}),
      { inMemory: 2, scenario: { turns: 9 } },
    )
    for (let i = 0; i < 2; i++) say(early, 0, 0)
    const saved = early.save()
    expect(() => say(early, 0, 0)).toThrow('x')
    expect(early.save()).toEqual(saved)
  })
  it('older rules whose answers use other chance are set aside, and the table stands at the question', () => {
    const older = trial(function* (t: Table) {
      yield* number(t, 0)
      t.state.log.push(t.chance.die(6))
      yield* number(t, 0)
    })
    const newer: Game<Trial> = {
      ...trial(function* (t: Table) {
        yield* number(t, 0)
        t.state.log.push(t.chance.die(6), t.chance.die(6))
        yield* number(t, 0)
      }),
      rules: 2,
      migrations: { 1: {} },
    }
    const at = open(older)
    say(at, 0, 0)
    const { table, setAside } = good(restore(newer, throughJson(at.save())))
    expect(setAside).toHaveLength(1)
    expect(table.state.log).toEqual([])
    expect(asked(table, 0).id).toBe('1.0.1~0')
    say(table, 0, 1)
    expect(table.state.log).toHaveLength(3)
  })
  it('older rules that throw no more dice before the first question go on all the same', () => {
    const rules = (dice: number): ((t: Table) => Rules) =>
      function* (t) {
        t.state.log.push(...t.chance.dice(dice, 6))
        yield* number(t, 0)
      }
    const newer = { ...trial(rules(2)), rules: 2, migrations: { 1: {} } }
    const at = open(trial(rules(1)))
    say(at, 0, 0)
    const { table } = good(restore(newer, throughJson(at.save())))
    expect(table.waiting).toEqual([0])
  })
  it('after an undo, whoever keeps what came before `from` and hears the rest has heard everything', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* t.sideBySide(t.seats, function* (seat) {
          yield* number(t, seat)
          t.tell('note', { text: `seat ${seat}` })
          yield* number(t, seat)
        })
      }),
    )
    say(at, 0, 0)
    say(at, 1, 0)
    const heard = at.events(1)
    const { from } = good(at.undo(0))
    expect([...heard.slice(0, from), ...at.events(1, from)]).toEqual(at.events(1))
  })
})
