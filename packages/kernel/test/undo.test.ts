import { describe, expect, it } from 'vitest'
import { type OpenTable, restore } from '../src/index.ts'
import { acts, asked, good, number, open, say, type Table, type Trial, throughJson, trial } from './trial.ts'

const CONSENTED = { consented: true }

/** Seat 0 twice, then seat 1. */
function* plain(t: Table) {
  yield* number(t, 0)
  yield* number(t, 0)
  yield* number(t, 1)
}

describe('undo', () => {
  it('takes the last answer of the seat back: the state is exactly the earlier one', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    const before = { hash: at.hash(), waiting: at.waiting }
    say(at, 0, 2)
    expect(at.canUndo(0)).toBe('free')
    const { entry } = good(at.undo(0))
    expect(entry).toEqual({ n: 2, seat: 0, undo: [1] })
    expect({ hash: at.hash(), waiting: at.waiting }).toEqual(before)
  })
  it('goes further back, answer by answer, until there is nothing left', () => {
    const at = open(trial(plain))
    const first = at.hash()
    say(at, 0, 1)
    say(at, 0, 2)
    expect(good(at.undo(0)).entry.undo).toEqual([1])
    expect(good(at.undo(0)).entry.undo).toEqual([0])
    expect(at.hash()).toBe(first)
    expect(at.canUndo(0)).toBe('nothing-to-undo')
    expect(at.undo(0)).toEqual({ refused: 'nothing-to-undo', about: 'undo' })
    expect(at.undo(0, CONSENTED)).toEqual({ refused: 'nothing-to-undo', about: 'undo' })
  })
  it('asks again under another id, so that an answer to the question as it was is stale', () => {
    const at = open(trial(plain))
    const { id } = asked(at, 0)
    say(at, 0, 1)
    good(at.undo(0))
    expect(asked(at, 0).id).toBe('1.0.1~1')
    expect(at.answer({ seat: 0, decision: id, option: 2 })).toEqual({ refused: 'stale', about: id })
    expect(say(at, 0, 2).entry).toEqual({ n: 2, seat: 0, decision: '1.0.1', option: 2 })
    expect(at.state.log).toEqual(['0:2'])
  })
  it('costs a restored table nothing: what was taken back is not made again, and the table is the same', () => {
    let turns = 0
    function* counted(t: Table) {
      turns++
      yield* plain(t)
    }
    const at = open(trial(counted))
    for (let n = 0; n < 40; n++) {
      say(at, 0, n % 3)
      good(at.undo(0))
    }
    good(at.stand(1, { kind: 'number', option: 1 }))
    say(at, 0, 2)
    expect(at.idle).toBe(81)
    turns = 0
    const restored = restore(at.game, throughJson(at.save()))
    if (restored.refused !== undefined) throw new Error(restored.refused)
    expect(turns).toBe(1)
    const { table } = restored
    for (const seat of at.seats) expect(table.view(seat)).toEqual(at.view(seat))
    expect([table.save(), table.events('all-seeing'), table.idle]).toEqual([at.save(), at.events('all-seeing'), 81])
    for (const one of [at, table]) {
      good(one.undo(0))
      say(one, 0, 1)
      say(one, 0, 2)
    }
    expect(table.save()).toEqual(at.save())
    expect(at.idle).toBe(0)
  })
  it('is no business of a seat that has answered nothing', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    expect(at.canUndo(1)).toBe('nothing-to-undo')
    expect(at.undo(1)).toEqual({ refused: 'nothing-to-undo', about: 'undo' })
  })
  it('is refused of a seat that is not there, and when the game is over', () => {
    const at = open(trial(plain), { scenario: { turns: 1 } })
    expect(at.undo(2)).toEqual({ refused: 'malformed', about: 'seat' })
    expect(at.undo('0' as never)).toEqual({ refused: 'malformed', about: 'seat' })
    for (const seat of [0, 0, 1]) say(at, seat, 0)
    expect(at.over).toBe(true)
    expect(at.canUndo(1)).toBe('nothing-to-undo')
    expect(at.undo(1, CONSENTED)).toEqual({ refused: 'game-over', about: 'undo' })
  })
  it("needs consent beyond another seat's answer, and then both fall", () => {
    const at = open(trial(plain))
    for (const seat of [0, 0, 1]) say(at, seat, 2)
    expect(at.canUndo(1)).toBe('free')
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(at.undo(0)).toEqual({ refused: 'needs-consent', about: 'undo' })
    expect(at.undo(0, { consented: false })).toEqual({ refused: 'needs-consent', about: 'undo' })
    expect(good(at.undo(0, CONSENTED)).entry).toEqual({ n: 3, seat: 0, undo: [1, 2] })
    expect(at.state.log).toEqual(['0:2'])
    expect(asked(at, 0).id).toBe('1.0.2~1')
    say(at, 0, 0)
    expect(asked(at, 1).id).toBe('1.1.1~1')
  })
  it('takes back only its own answer with consent, where it did not need any', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    say(at, 0, 2)
    expect(good(at.undo(0, CONSENTED)).entry.undo).toEqual([1])
  })
  it('reaches across the end of a turn', () => {
    const at = open(trial(plain))
    for (const seat of [0, 0]) say(at, seat, 2)
    const before = at.hash()
    say(at, 1, 2)
    expect(at.turn).toBe(2)
    expect(at.canUndo(1)).toBe('free')
    good(at.undo(1))
    expect([at.turn, at.hash()]).toEqual([1, before])
    expect(asked(at, 1).id).toBe('1.1.1~1')
    say(at, 1, 0)
    expect(at.state.log).toEqual(['0:2', '0:2', '1:0'])
    expect(at.turn).toBe(2)
  })
  it('with consent takes back what two turns hold, if it must', () => {
    const at = open(trial(plain))
    for (const seat of [0, 0, 1, 0]) say(at, seat, 2)
    expect(at.turn).toBe(2)
    expect(good(at.undo(1, CONSENTED)).entry.undo).toEqual([2, 3])
    expect([at.turn, at.state.log]).toEqual([1, ['0:2', '0:2']])
    expect(at.waiting).toEqual([1])
  })
  it('reaches across several turns, where nothing is in the way', () => {
    const at = open(
      trial(function* (t) {
        yield* number(t, 0)
      }),
      { scenario: { turns: 9 } },
    )
    const hashes = [0, 1, 2, 0].map((option) => {
      const { turn } = at
      const hash = at.hash()
      say(at, 0, option)
      return [turn, hash]
    })
    for (const before of hashes.reverse()) {
      good(at.undo(0))
      expect([at.turn, at.hash()]).toEqual(before)
    }
  })
})

describe('undo and chance', () => {
  /** Seat 0 answers, a die falls, seat 0 answers again. */
  const dicey = trial(function* (t: Table) {
    yield* number(t, 0)
    t.state.log.push(t.chance.below(1_000_000))
    yield* number(t, 0)
    yield* number(t, 1)
  })
  it('is bounded by chance that was used since', () => {
    const at = open(dicey)
    say(at, 0, 1)
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(at.undo(0)).toEqual({ refused: 'needs-consent', about: 'undo' })
    say(at, 0, 2)
    expect(at.canUndo(0)).toBe('free')
    good(at.undo(0))
    expect(at.canUndo(0)).toBe('needs-consent')
  })
  it('keeps the dice that fell before', () => {
    const at = open(dicey)
    say(at, 0, 1)
    const [, die] = at.state.log
    say(at, 0, 2)
    good(at.undo(0))
    expect(at.state.log).toEqual(['0:1', die])
  })
  it('throws fresh dice after a consented undo, the same at every replay', () => {
    const at = open(dicey)
    const other = open(dicey)
    const throws = [at, other].map((table) => {
      say(table, 0, 1)
      const before = table.state.log[1]
      good(table.undo(0, CONSENTED))
      say(table, 0, 1)
      return [before, table.state.log[1]]
    })
    expect(throws[0]).toEqual(throws[1])
    expect(throws[0]?.[0]).not.toBe(throws[0]?.[1])
  })
  it('is bounded by chance at the start of the next turn as well', () => {
    const at = open(
      trial(function* (t) {
        t.state.log.push(t.chance.die(6))
        yield* number(t, 0)
      }),
    )
    const before = at.hash()
    expect(say(at, 0, 1).entry.chance).toEqual([[], [expect.any(Number)]])
    expect(at.canUndo(0)).toBe('needs-consent')
    good(at.undo(0, CONSENTED))
    expect(at.hash()).toBe(before)
  })
})

describe('undo and secrets', () => {
  const moving = (move: (t: Table, option: number) => void) =>
    trial(function* (t: Table) {
      const given = yield* t.choose(0, 'number', () => [0, 1, 2])
      move(t, given)
      yield* number(t, 0)
      yield* number(t, 1)
    })

  it('is bounded by a secret that the seat saw', () => {
    const at = open(moving((t) => t.state.hands[0]?.items.push(t.state.deck.items.pop() as string)))
    expect(say(at, 0, 1).entry.shown).toEqual([0])
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(at.undo(0)).toEqual({ refused: 'needs-consent', about: 'undo' })
    good(at.undo(0, CONSENTED))
    expect(at.state.hands[0]?.items).toHaveLength(2)
  })
  it('does not mind that others saw a card which the seat itself laid open', () => {
    const at = open(moving((t) => t.state.shown.items.push(t.state.hands[0]?.items.pop() as string)))
    expect(say(at, 0, 1).entry.shown).toEqual([1])
    expect(at.canUndo(0)).toBe('free')
    good(at.undo(0))
    expect(at.state.shown.items).toEqual([])
  })
  it('is bounded for everybody who saw it, whoever answered', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* t.sideBySide(t.seats, function* (seat) {
          yield* number(t, seat)
          if (seat === 1) t.state.shown.items.push(t.state.hands[1]?.items.pop() as string)
          yield* number(t, seat)
        })
      }),
    )
    say(at, 0, 0)
    expect(at.canUndo(0)).toBe('free')
    say(at, 1, 0)
    // Seat 0 has seen what seat 1 held, and could answer otherwise now.
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(at.canUndo(1)).toBe('free')
  })
  it('is bounded by what the rules say was learnt, for those who learnt it', () => {
    const at = open(moving((t, option) => t.learnt(option === 0 ? [0] : [1])))
    expect(say(at, 0, 0).entry.shown).toEqual([0])
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(say(at, 0, 2).entry).not.toHaveProperty('shown')
    const other = open(moving((t, option) => t.learnt(option === 0 ? [0] : [1])))
    expect(say(other, 0, 1).entry.shown).toEqual([1])
    expect(other.canUndo(0)).toBe('free')
  })
  it('is not bounded by a thing that changes unseen, and keeps its id', () => {
    const at = open(
      moving((t, option) => {
        if (option === 2) t.state.bag.sees = 'all'
        t.state.bag.items = t.state.bag.items.map(({ id }) => ({ id, bent: true }))
      }),
    )
    expect(say(at, 0, 1).entry).not.toHaveProperty('shown')
    const other = open(at.game)
    expect(good(other.answer({ seat: 0, decision: '1.0.1~0', option: 2 })).entry.shown).toEqual([0, 1])
  })
  it('is not bounded by things that only move about unseen, or from what all see to a hand', () => {
    const at = open(
      moving((t) => {
        const card = t.state.deck.items.shift() as string
        t.state.deck.items.push(card)
        const [own] = t.state.hands[0]?.items.splice(0, 1) ?? []
        t.state.deck.items.push(own as string)
      }),
    )
    expect(say(at, 0, 1).entry).not.toHaveProperty('shown')
    expect(at.canUndo(0)).toBe('free')
  })
})

describe('undo side by side', () => {
  const errands = trial(function* (t: Table) {
    yield* t.sideBySide(t.seats, function* (seat) {
      const own = t.state.hands[seat]?.items ?? []
      for (let i = 0; i < 2; i++) own.push(`${yield* t.choose(seat, 'number', () => [0, 1, 2])}`)
    })
  })
  it("takes back a seat's own answer while later answers of others stay", () => {
    const at = open(errands)
    say(at, 0, 1)
    say(at, 1, 2)
    expect(at.canUndo(0)).toBe('free')
    const { id } = asked(at, 1)
    expect(good(at.undo(0)).entry.undo).toEqual([0])
    expect(at.state.hands.map(({ items }) => items.slice(2))).toEqual([[], ['2']])
    // Nothing changed for seat 1: its question is the same one.
    expect(asked(at, 1).id).toBe(id)
    expect(asked(at, 0).id).toBe('1.0.1~1')
    say(at, 0, 2)
    say(at, 1, 0)
    expect(at.state.hands.map(({ items }) => items.slice(2))).toEqual([['2'], ['2', '0']])
  })
  it('takes back one of several, in any order of seats', () => {
    const at = open(errands)
    say(at, 0, 1)
    say(at, 1, 2)
    say(at, 0, 2)
    good(at.undo(1))
    good(at.undo(0))
    expect(at.state.hands.map(({ items }) => items.slice(2))).toEqual([['1'], []])
    expect(at.record().entries.map(({ undo }) => undo)).toEqual([undefined, undefined, undefined, [1], [2]])
  })
  it('of an answer given together stays free until all are in', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* t.together(t.seats, 'number', () => [0, 1])
        yield* number(t, 0)
      }),
      { players: 3 },
    )
    say(at, 0, 1)
    say(at, 1, 1)
    expect(at.canUndo(0)).toBe('free')
    good(at.undo(0))
    expect(at.waiting).toEqual([0, 2])
    say(at, 0, 0)
    say(at, 2, 0)
    expect([0, 1, 2].map((seat) => at.canUndo(seat))).toEqual(['needs-consent', 'needs-consent', 'needs-consent'])
  })
  it('is free again once the later answer that leant on it was taken back', () => {
    const at = open(
      trial(function* (t) {
        yield* t.sideBySide([0, 1], (seat) => number(t, seat))
        yield* number(t, 1)
      }),
    )
    for (const seat of [0, 1, 1]) say(at, seat, 2)
    expect([at.canUndo(0), at.canUndo(0)]).toEqual(['needs-consent', 'needs-consent'])
    good(at.undo(1))
    expect(at.canUndo(0)).toBe('free')
    good(at.undo(0))
    expect(at.state.log).toEqual(['1:2'])
  })
  it('needs consent where the later answer of another seat would no longer be possible', () => {
    const at = open(
      trial(
        function* (t: Table) {
          if (t.state.turns === 0) t.state.acts = [1, 1]
          yield* number(t, 0)
          yield* number(t, 0)
        },
        { offers: acts },
      ),
    )
    say(at, 0, 1)
    say(at, 1, 'shout')
    expect(at.canUndo(1)).toBe('free')
    expect(at.canUndo(0)).toBe('needs-consent')
    expect(good(at.undo(0, CONSENTED)).entry.undo).toEqual([0, 1])
    expect(at.state.acts).toEqual([1, 1])
  })
})

describe('undo and standing answers', () => {
  it('leaves standing answers standing, free or with consent', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    good(at.stand(0, { kind: 'letter', option: 'a' }))
    good(at.stand(1, { kind: 'letter', option: 'b' }))
    expect(at.canUndo(0)).toBe('free')
    good(at.undo(0))
    expect(at.view(0).standing).toHaveLength(1)
    expect(at.view(1).standing).toHaveLength(1)
    for (const seat of [0, 0, 1]) say(at, seat, 0)
    expect(good(at.undo(0, CONSENTED)).entry.undo).toEqual([5, 6])
    expect(at.view(1).standing).toEqual([{ kind: 'letter', option: 'b' }])
  })
  it('does not take a standing answer for an answer', () => {
    const at = open(trial(plain))
    good(at.stand(0, { kind: 'letter', option: 'a' }))
    expect(at.canUndo(0)).toBe('nothing-to-undo')
  })
})

describe('undo at a restored table', () => {
  it('takes back what was answered before it was saved, also across the end of a turn', () => {
    const at = open(trial(plain))
    for (const seat of [0, 0]) say(at, seat, 2)
    const before = at.hash()
    say(at, 1, 2)
    const { table } = good(restore(at.game, throughJson(at.save())))
    expect(table.canUndo(1)).toBe('free')
    expect(good(table.undo(1)).entry).toEqual({ n: 3, seat: 1, undo: [2] })
    expect([table.turn, table.hash()]).toEqual([1, before])
  })
  it('remembers what was taken back, and how often', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    good(at.undo(0))
    say(at, 0, 2)
    const { table } = good(restore(at.game, throughJson(at.save())))
    expect(table.state.log).toEqual(['0:2'])
    expect(asked(table, 0).id).toBe('1.0.2~1')
    good(table.undo(0))
    expect(asked(table, 0).id).toBe('1.0.1~2')
    expect(table.canUndo(0)).toBe('nothing-to-undo')
  })
  it('goes back to a turn in which something was taken back, without it', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    good(at.undo(0))
    for (const seat of [0, 0, 1]) say(at, seat, 2)
    const { table } = good(restore(at.game, throughJson(at.save())))
    good(table.undo(1))
    expect(table.state.log).toEqual(['0:2', '0:2'])
    expect(table.waiting).toEqual([1])
  })
  it('remembers it over the end of a turn, too', () => {
    const at = open(trial(plain))
    say(at, 0, 1)
    good(at.undo(0))
    for (const seat of [0, 0, 1]) say(at, seat, 0)
    const { table } = good(restore(at.game, throughJson(at.save())))
    expect(asked(table, 0).id).toBe('2.0.1~1')
    expect(table.view(0).entries).toBe(5)
    expect(say(table, 0, 1).entry.n).toBe(5)
  })
})

describe('undo where few checkpoints are kept', () => {
  const single = trial(function* (t: Table) {
    yield* number(t, 0)
  })
  /** A die after every answer. */
  const dicey = trial(function* (t: Table) {
    yield* number(t, 0)
    t.state.log.push(t.chance.die(6))
  })

  it('is free over any number of turns where nothing is in the way, with three checkpoints in the store', () => {
    const back = (at: OpenTable<Trial>) => {
      let times = 0
      while (at.undo(0).refused === undefined) times++
      return [times, at.turn]
    }
    const played = (inMemory?: number) => {
      const at = open(single, { ...(inMemory === undefined ? {} : { inMemory }), scenario: { turns: 99 } })
      for (let i = 0; i < 70; i++) say(at, 0, i % 3)
      return at
    }
    for (const inMemory of [0, 2, 5, undefined]) {
      const at = played(inMemory)
      expect(at.save().checkpoints.map(({ at }) => at)).toEqual([0, 69, 70])
      const { table } = good(restore(single, throughJson(at.save()), 2))
      expect([back(at), back(table)]).toEqual([
        [70, 1],
        [70, 1],
      ])
    }
  })
  it('ends at the last chance, wherever turns end, and the store keeps nothing from before it', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* number(t, 0)
        if (t.state.turns === 3) t.state.log.push(t.chance.die(6))
      }),
      { inMemory: 2, scenario: { turns: 99 } },
    )
    for (let i = 0; i < 8; i++) say(at, 0, 1)
    const { table } = good(restore(at.game, throughJson(at.save()), 2))
    for (const one of [at, table]) {
      for (let i = 0; i < 4; i++) good(one.undo(0))
      expect(one.canUndo(0)).not.toBe('free')
      expect(one.state.turns).toBe(4)
    }
    for (let i = 0; i < 80; i++) say(at, 0, 1)
    expect(at.save().checkpoints.map(({ turn }) => turn)).toEqual([5, 84, 85])
  })
  it('stays ended at chance that was taken back: what was seen stays seen', () => {
    const at = open(dicey, { scenario: { turns: 9 } })
    const quiet = open(single, { scenario: { turns: 9 } })
    for (const one of [at, quiet]) for (let i = 0; i < 3; i++) say(one, 0, 1)
    for (const one of [at, quiet]) good(one.undo(0, CONSENTED))
    expect([at.canUndo(0), quiet.canUndo(0)]).toEqual(['needs-consent', 'free'])
  })
  it('reaches as far as the table did, where it is restored from a whole record', () => {
    const at = open(dicey, { inMemory: 2, scenario: { turns: 99 } })
    for (let i = 0; i < 9; i++) say(at, 0, 1)
    const record = throughJson(at.record())
    expect(record.checkpoints.map(({ turn }) => turn)).toEqual([10])
    const { table } = good(restore(dicey, record))
    for (let i = 0; i < 9; i++) good(table.undo(0, CONSENTED))
    expect(table.turn).toBe(1)
  })
  it('with consent reaches as many turns back as stay in memory', () => {
    const back = (inMemory: number | undefined) => {
      const at = open(dicey, { ...(inMemory === undefined ? {} : { inMemory }), scenario: { turns: 99 } })
      for (let i = 0; i < 7; i++) say(at, 0, 0)
      let times = 0
      while (at.undo(0, CONSENTED).refused === undefined) times++
      return times
    }
    expect([0, 1, 2, 3, 5, undefined].map(back)).toEqual([1, 1, 1, 2, 4, 7])
  })
})

describe('undo of what was given together', () => {
  const both = trial(function* (t: Table) {
    const given = yield* t.together(t.seats, 'number', () => [0, 1, 2])
    t.state.log.push(...given.map(({ seat, option }) => `${seat}:${option}`))
    yield* number(t, 0)
  })
  it('takes back the answers of all who were asked with it, also earlier ones: nobody chooses again against what was shown', () => {
    const at = open(both, { players: 3 })
    say(at, 1, 2)
    say(at, 0, 1)
    expect(say(at, 2, 0).entry).toMatchObject({ n: 2, shown: [0, 1, 2], together: [0, 1] })
    const { table } = good(restore(both, throughJson(at.save())))
    for (const one of [at, table]) {
      expect(one.canUndo(0)).toBe('needs-consent')
      expect(good(one.undo(0, CONSENTED)).entry.undo).toEqual([0, 1, 2])
      expect(one.waiting).toEqual([0, 1, 2])
      expect(one.asked.map(({ answered }) => answered)).toEqual([undefined, undefined, undefined])
    }
  })
  it('does so also from a later answer, and with answers that were changed', () => {
    const at = open(both)
    say(at, 1, 2)
    say(at, 1, 0)
    say(at, 0, 1)
    say(at, 0, 2)
    expect(good(at.undo(1, CONSENTED)).entry.undo).toEqual([0, 1, 2, 3])
    expect(at.waiting).toEqual([0, 1])
  })
  it('leaves the others alone as long as nothing has come to light', () => {
    const at = open(both, { players: 3 })
    say(at, 1, 2)
    say(at, 0, 1)
    expect(good(at.undo(0)).entry.undo).toEqual([1])
    expect(at.waiting).toEqual([0, 2])
  })
})
