import { describe, expect, it } from 'vitest'
import { commit, type GameRecord, hash, readRecord, replay, restore, verify } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { game as market } from './night-market/rules.ts'
import { sealed } from './sealed.ts'
import { good, number, once, open, SEED, say, type Table, throughJson, trial } from './trial.ts'

const game = trial(function* (t: Table) {
  t.state.log.push(t.chance.below(100))
  yield* number(t, 0)
  t.state.log.push(t.chance.below(100))
  yield* number(t, 1)
})

/** A short game with everything in it that an entry can say. */
function told(): GameRecord {
  const at = open(game)
  say(at, 0, 1)
  good(at.stand(0, { kind: 'letter', option: ['a'], until: 'bell' }))
  say(at, 1, 1)
  good(at.undo(1, { consented: true }))
  say(at, 1, 2)
  say(at, 0, 0)
  return at.record()
}

describe('a record', () => {
  it('holds the game, the opening, the seed and its commitment, every entry, and the last checkpoint', () => {
    const record = told()
    expect(record).toMatchObject({
      krcma: 1,
      game: 'trial',
      rules: 1,
      content: hash({ cards: ['a', 'b'] }),
      seats: ['Seat 0', 'Seat 1'],
      options: { pace: 'slow', size: [1, 2] },
      scenario: null,
      campaign: null,
      commitment: commit(SEED),
      contributions: [],
      seed: SEED,
      setUp: [[], [expect.any(Number)]],
      over: false,
    })
    expect(record.entries).toEqual([
      { n: 0, seat: 0, decision: '1.0.1', option: 1, chance: [[expect.any(Number)]] },
      { n: 1, seat: 0, stand: { kind: 'letter', option: ['a'], until: 'bell' } },
      { n: 2, seat: 1, decision: '1.1.1', option: 1, chance: [[], [expect.any(Number)]] },
      { n: 3, seat: 1, undo: [2] },
      { n: 4, seat: 1, decision: '1.1.1', option: 2, chance: [[], [expect.any(Number)]] },
      { n: 5, seat: 0, decision: '2.0.1', option: 0, chance: [[expect.any(Number)]] },
    ])
    expect(record.checkpoints.map(({ at, turn, undone, told }) => [at, turn, undone, told])).toEqual([
      [5, 2, [0, 1], 0],
    ])
  })
  it('notes the chance of each further turn in a list of its own', () => {
    const quick = trial(function* (t: Table) {
      t.state.log.push(t.chance.below(1000))
      if (t.state.turns !== 1) yield* number(t, 0)
    })
    const at = open(quick)
    const { entry } = say(at, 0, 1)
    expect(entry.chance).toEqual([[], [at.state.log[2]], [at.state.log[3]]])
    expect(at.record().setUp).toEqual([[], [at.state.log[0]]])
    expect(at.record().checkpoints.map(({ turn, chance }) => [turn, chance])).toEqual([[3, [at.state.log[3]]]])
    expect(good(replay(quick, throughJson(at.record()))).hash()).toBe(at.hash())
    expect(good(restore(quick, throughJson(at.save()))).table.hash()).toBe(at.hash())
  })
  it('goes through JSON, is read, and plays again to the same state', () => {
    const record = told()
    const read = good(readRecord(throughJson(record)))
    expect(read).toEqual(record)
    const again = good(replay(game, read))
    expect(again.record()).toEqual(record)
  })
  it('of a whole night market plays again, with offers, standing answers and undos in it', () => {
    const at = openMarket({ players: 3, contributions: ['a', 'b', 'c'] })
    playOn(at, 4, 12)
    good(at.stand(1, { kind: 'dusk', option: 'pass', until: 'night' }))
    playOn(at, 5, 9)
    const seat = at.seats.find((seat) => at.canUndo(seat) !== 'nothing-to-undo')!
    good(at.undo(seat, { consented: true }))
    playOn(at, 6)
    expect(at.over).toBe(true)
    expect(good(replay(market, good(readRecord(throughJson(at.record()))))).record()).toEqual(at.record())
  })
  it('plays up to any entry', () => {
    const at = open(game)
    const hashes = [at.hash()]
    for (const seat of [0, 1, 0, 1]) {
      say(at, seat, 1)
      hashes.push(at.hash())
    }
    const record = throughJson(at.record())
    hashes.forEach((hash, to) => {
      const there = good(replay(game, record, to))
      expect(there.hash()).toBe(hash)
      expect(there.view('spectator').entries).toBe(to)
    })
    expect(good(replay(game, record, 99)).hash()).toBe(at.hash())
  })
  it('shares nothing with the table', () => {
    const at = open(game)
    say(at, 0, 1)
    const before = JSON.stringify(at.record())
    const record = at.record() as unknown as { entries: unknown[]; checkpoints: { state: { log: unknown[] } }[] }
    record.entries.length = 0
    record.checkpoints[0]?.state.log.push('x')
    expect(JSON.stringify(at.record())).toBe(before)
  })
  it('has a seal over all of it', () => {
    const { seal, ...unsealed } = told()
    expect(seal).toBe(hash(unsealed))
  })
})

/** Every way to bend a record that its form forbids. */
const bent: readonly [string, (record: Record<string, unknown>) => unknown, string][] = [
  ['null', () => null, 'record'],
  ['a list', () => [], 'record'],
  ['a text', () => 'record', 'record'],
  ['another format', (record) => ({ ...record, krcma: 2 }), 'record.krcma'],
  ['a game without a name', (record) => ({ ...record, game: 7 }), 'record.game'],
  ['half a version', (record) => ({ ...record, rules: 1.5 }), 'record.rules'],
  ['a negative version', (record) => ({ ...record, rules: -1 }), 'record.rules'],
  ['content that is no hash', (record) => ({ ...record, content: 'abc' }), 'record.content'],
  ['content longer than a hash', (record) => ({ ...record, content: `${record['content']}0` }), 'record.content'],
  ['content that is a number', (record) => ({ ...record, content: 7 }), 'record.content'],
  ['one seat', (record) => ({ ...record, seats: 'Seat 0' }), 'record.seats'],
  ['a seat without a name', (record) => ({ ...record, seats: ['Seat 0', null] }), 'record.seats[1]'],
  ['no options', ({ options: _, ...record }) => record, 'record.options'],
  ['no scenario', ({ scenario: _, ...record }) => record, 'record.scenario'],
  ['no campaign', ({ campaign: _, ...record }) => record, 'record.campaign'],
  ['a commitment in capitals', (record) => ({ ...record, commitment: 'A'.repeat(64) }), 'record.commitment'],
  ['contributions that are not', (record) => ({ ...record, contributions: null }), 'record.contributions'],
  ['a contribution that is a number', (record) => ({ ...record, contributions: [1] }), 'record.contributions[0]'],
  ['a seed too short', (record) => ({ ...record, seed: 'ab' }), 'record.seed'],
  ['set-up without lists', (record) => ({ ...record, setUp: [1] }), 'record.setUp[0]'],
  ['half a die', (record) => ({ ...record, setUp: [[0.5]] }), 'record.setUp[0][0]'],
  ['a negative die', (record) => ({ ...record, setUp: [[1, -1]] }), 'record.setUp[0][1]'],
  ['no hash', ({ hash: _, ...record }) => record, 'record.hash'],
  ['no seal', ({ seal: _, ...record }) => record, 'record.seal'],
  ['over that is a number', (record) => ({ ...record, over: 0 }), 'record.over'],
  ['no over', ({ over: _, ...record }) => record, 'record.over'],
  ['a field that nobody knows', (record) => ({ ...record, extra: 1 }), 'record.extra'],
  ['a field with a question mark', (record) => ({ ...record, 'hash?': 1 }), 'record.hash?'],
  ['entries that are one', (record) => ({ ...record, entries: {} }), 'record.entries'],
  ['an entry that is none', (record) => ({ ...record, entries: [null] }), 'record.entries[0]'],
  ['checkpoints that are none', (record) => ({ ...record, checkpoints: null }), 'record.checkpoints'],
]
const bentEntries: readonly [Record<string, unknown>, string][] = [
  [{ seat: 0 }, 'n'],
  [{ n: 0 }, 'seat'],
  [{ n: -1, seat: 0 }, 'n'],
  [{ n: 0, seat: '0' }, 'seat'],
  [{ n: 0, seat: 0, decision: 1 }, 'decision'],
  [{ n: 0, seat: 0, decision: undefined }, 'decision'],
  [{ n: 0, seat: 0, option: undefined }, 'option'],
  [{ n: 0, seat: 0, stand: 'x' }, 'stand'],
  [{ n: 0, seat: 0, stand: {} }, 'stand.kind'],
  [{ n: 0, seat: 0, stand: { kind: 'x', until: 1 } }, 'stand.until'],
  [{ n: 0, seat: 0, stand: { kind: 'x', seat: 1 } }, 'stand.seat'],
  [{ n: 0, seat: 0, undo: 1 }, 'undo'],
  [{ n: 0, seat: 0, undo: ['1'] }, 'undo[0]'],
  [{ n: 0, seat: 0, chance: [1] }, 'chance[0]'],
  [{ n: 0, seat: 0, chance: [[], [null]] }, 'chance[1][0]'],
  [{ n: 0, seat: 0, shown: [[]] }, 'shown[0]'],
  [{ n: 0, seat: 0, more: 1 }, 'more'],
]
const bentCheckpoints: readonly [Record<string, unknown>, string][] = [
  [{ at: null }, 'at'],
  [{ turn: 0.5 }, 'turn'],
  [{ state: undefined }, 'state'],
  [{ chance: [[]] }, 'chance[0]'],
  [{ standing: null }, 'standing'],
  [{ standing: [{ kind: 'x' }] }, 'standing[0].seat'],
  [{ standing: [{ kind: 7, seat: 0 }] }, 'standing[0].kind'],
  [{ undone: [null] }, 'undone[0]'],
  [{ told: '1' }, 'told'],
  [{ more: 1 }, 'more'],
]

describe('readRecord refuses as malformed', () => {
  it.each(bent)('%s', (_, bend, about) => {
    expect(readRecord(bend(throughJson({ ...told() })))).toEqual({ refused: 'malformed', about })
  })
  it.each(bentEntries)('an entry like %j', (entry, about) => {
    const record = { ...told(), entries: [{ n: 0, seat: 0 }, entry] }
    expect(readRecord(record)).toEqual({ refused: 'malformed', about: `record.entries[1].${about}` })
  })
  it.each(bentCheckpoints)('a checkpoint with %j', (field, about) => {
    const record = told()
    const bad = { ...record, checkpoints: [{ ...record.checkpoints[0], ...field }] }
    expect(readRecord(bad)).toEqual({ refused: 'malformed', about: `record.checkpoints[0].${about}` })
  })
})

describe('readRecord refuses as damaged', () => {
  it('a record that does not agree with its seal', () => {
    const record = told()
    expect(readRecord({ ...record, seats: ['Seat 0', 'Somebody'] })).toEqual({ refused: 'damaged', about: 'seal' })
    expect(readRecord({ ...record, seal: '0'.repeat(64) })).toEqual({ refused: 'damaged', about: 'seal' })
    expect(readRecord(sealed({ ...record, seats: ['Seat 0', 'Somebody'] }))).toMatchObject({
      seats: ['Seat 0', 'Somebody'],
    })
  })
  it('a record with numbers that are not whole', () => {
    expect(readRecord({ ...told(), options: { size: 0.5 } })).toEqual({
      refused: 'damaged',
      about: 'not plain data: 0.5',
    })
  })
})

describe('replay believes nothing that it can find out itself', () => {
  const forged = (change: (record: GameRecord) => Partial<GameRecord>) => {
    const record = throughJson(told())
    return replay(game, good(readRecord(sealed({ ...record, ...change(record) }))))
  }
  const entry = (i: number, change: object) => (record: GameRecord) => ({
    entries: record.entries.map((entry, n) => (n === i ? { ...entry, ...change } : entry)),
  })
  it.each<[string, (record: GameRecord) => Partial<GameRecord>, string]>([
    ['another hash', () => ({ hash: '0'.repeat(64) }), 'hash'],
    ['an end that has not come', () => ({ over: true }), 'hash'],
    ['another commitment', () => ({ commitment: '0'.repeat(64) }), 'hash'],
    ['options that are only implied', () => ({ options: {} }), 'hash'],
    ['a checkpoint that is not where it was', (record) => ({ checkpoints: record.checkpoints.slice(1) }), 'hash'],
    [
      'a state that is not what it was',
      (record) => ({ checkpoints: record.checkpoints.map((c) => ({ ...c, state: 1 })) }),
      'hash',
    ],
    ['an entry that is missing', (record) => ({ entries: record.entries.slice(0, -1) }), 'hash'],
    ['the first entry missing', (record) => ({ entries: record.entries.slice(1) }), 'entry 0'],
    ['an entry twice', (record) => ({ entries: [record.entries[0]!, ...record.entries] }), 'entry 1'],
    ['a number out of order', entry(2, { n: 3 }), 'entry 2'],
    ['an answer to another question', entry(0, { decision: '1.0.2' }), 'decision 1.0.2'],
    ['an answer of another seat', entry(0, { seat: 1 }), 'decision 1.0.1'],
    ['an answer that was no option', entry(0, { option: 3 }), 'decision 1.0.1'],
    ['an answer to nothing', entry(0, { decision: undefined, stand: undefined }), 'decision '],
    ['a die too high', entry(0, { chance: [[100]] }), 'chance'],
    ['a die too many', entry(0, { chance: [[1, 1]] }), 'chance'],
    ['a die too few', entry(0, { chance: [[]] }), 'chance'],
    ['a turn too many', entry(0, { chance: [[1], [2]] }), 'chance'],
    ['dice for an answer without', entry(1, { chance: [[1]] }), 'chance'],
    ['a secret that nobody saw', entry(0, { shown: [1] }), 'entry 0'],
    ['an undo of what is not there', entry(3, { undo: [9] }), 'entry 3'],
    ['an undo of a standing answer', entry(3, { undo: [1] }), 'entry 3'],
    ['an undo of what comes later', entry(3, { undo: [4] }), 'entry 3'],
    ['an undo that leaves answers hanging', entry(3, { undo: [0] }), 'entry 3'],
    ['an undo with an answer', entry(3, { decision: '1.1.1', option: 1 }), 'entry 3'],
    ['a standing answer taken back until something', entry(1, { stand: { kind: 'letter', until: 'bell' } }), 'entry 1'],
    ['an entry that says two things', entry(1, { decision: '1.1.1', option: 1 }), 'entry 1'],
  ])('%s is found out', (_, change, about) => {
    const json = (record: GameRecord) => throughJson(change(record))
    expect(forged(json)).toEqual({ refused: 'damaged', about })
  })
  it('dice in the set-up that are not those of the set-up', () => {
    expect(forged(() => ({ setUp: [[], [1], [2]] }))).toEqual({ refused: 'damaged', about: 'chance' })
    expect(forged(() => ({ setUp: [[], [100]] }))).toEqual({ refused: 'damaged', about: 'chance' })
    expect(forged(() => ({ setUp: [] }))).toEqual({ refused: 'damaged', about: 'chance' })
    expect(forged((record) => ({ setUp: [[], [((record.setUp[1]?.[0] ?? 0) + 1) % 100]] }))).toEqual({
      refused: 'damaged',
      about: 'hash',
    })
  })
  it('a record of another game', () => {
    expect(forged(() => ({ game: 'chess' }))).toEqual({ refused: 'other-game', about: 'chess' })
  })
  it('newer and older rules, and other content', () => {
    expect(forged(() => ({ rules: 2 }))).toEqual({ refused: 'newer-rules', about: '2' })
    expect(forged(() => ({ rules: 0 }))).toEqual({ refused: 'older-rules', about: '0' })
    expect(forged(() => ({ content: '0'.repeat(64) }))).toEqual({ refused: 'older-rules', about: 'content' })
    const other = trial(once, { content: () => 'something else' })
    expect(replay(other, told())).toEqual({ refused: 'older-rules', about: 'content' })
  })
  it('an opening that the game refuses', () => {
    expect(forged(() => ({ seats: ['a', 'b', 'c', 'd'] }))).toEqual({ refused: 'not-allowed', about: 'players' })
    expect(forged(() => ({ options: { pace: 'never' } }))).toEqual({ refused: 'not-allowed', about: 'pace' })
  })
  it('rules that fail on what it says', () => {
    const at = openMarket()
    const record = sealed({ ...throughJson(at.record()), campaign: { rules: 2, sheets: { purses: [1, 2] } } })
    expect(
      replay(
        {
          ...market,
          setUp: () => {
            throw 'not even an error'
          },
        },
        record,
      ),
    ).toEqual({
      refused: 'damaged',
      about: 'unknown',
    })
  })
  it('an empty undo, or one of a seat that is not there, is refused', () => {
    const plain = trial(once)
    const at = open(plain)
    say(at, 0, 0)
    expect(
      verify(plain, sealed({ ...at.record(), entries: [...at.record().entries, { n: 1, seat: 0, undo: [] }] })),
    ).toMatchObject({ refused: 'damaged' })
    good(at.undo(0))
    const record = throughJson(at.record())
    for (const undo of [
      { n: 1, seat: 77, undo: [0] },
      { n: 1, seat: 0, undo: [0, 0] },
    ]) {
      const forged = sealed({ ...record, entries: [record.entries[0]!, undo] })
      expect(verify(plain, forged)).toMatchObject({ refused: 'damaged' })
      expect(replay(plain, good(readRecord(forged)))).toMatchObject({ refused: 'damaged' })
    }
  })
  it('a standing answer of a seat that is not there is refused', () => {
    const plain = trial(once)
    const at = open(plain)
    good(at.stand(1, { kind: 'x', option: 1 }))
    const record = throughJson(at.record())
    const forged = sealed({ ...record, entries: [{ n: 0, seat: 77, stand: { kind: 'x', option: 1 } }] })
    expect(verify(plain, forged)).toMatchObject({ refused: 'damaged' })
  })
})

describe('restore', () => {
  it('goes on from the last checkpoint, with the entries of the last two turns', () => {
    const at = open(game)
    for (const seat of [0, 1, 0, 1, 0]) say(at, seat, 1)
    const saved = throughJson(at.save())
    expect(saved.entries.map(({ n }) => n)).toEqual([2, 3, 4])
    const { table, setAside } = good(restore(game, saved))
    expect(setAside).toEqual([])
    expect(table.save()).toEqual(at.save())
    for (const again of [table, at]) say(again, 1, 2)
    expect(table.over).toBe(true)
    expect(table.hash()).toBe(at.hash())
    expect(table.ending()).toEqual(at.ending())
  })
  it('saves in the first turn all that there is', () => {
    const at = open(game)
    say(at, 0, 1)
    expect(at.save().entries).toHaveLength(1)
    expect(at.save().checkpoints).toHaveLength(1)
  })
  it('throws the same dice as the table would have', () => {
    const at = open(game)
    say(at, 0, 1)
    const { table } = good(restore(game, throughJson(at.save())))
    for (const again of [table, at]) for (const seat of [1, 0]) say(again, seat, 1)
    expect(table.state.log).toEqual(at.state.log)
  })
  it('throws them also where several answers of one turn did', () => {
    const dicey = trial(function* (t: Table) {
      for (let i = 0; i < 3; i++) {
        yield* number(t, 0)
        t.state.log.push(t.chance.below(1000))
      }
    })
    const at = open(dicey)
    say(at, 0, 1)
    const { table } = good(restore(dicey, throughJson(at.save())))
    for (const again of [table, at]) for (let i = 0; i < 2; i++) say(again, 0, 1)
    expect(table.state.log).toEqual(at.state.log)
    expect(table.state.log).toHaveLength(6)
  })
  it('takes a whole record as well, and makes the same record again', () => {
    const at = open(game)
    for (const seat of [0, 1, 0, 1, 0]) say(at, seat, 1)
    const { table } = good(restore(game, throughJson(at.record())))
    expect(table.record()).toEqual(at.record())
  })
  it('refuses what is not of the form, of another game, or of newer rules', () => {
    const saved = throughJson(open(game).save())
    expect(restore(game, null as never)).toEqual({ refused: 'malformed', about: 'record' })
    expect(restore(game, { ...saved, entries: 7 } as never)).toEqual({ refused: 'malformed', about: 'record.entries' })
    expect(restore(game, { ...saved, hash: 7 } as never)).toEqual({ refused: 'malformed', about: 'record.hash' })
    expect(restore(game, { ...saved, game: 'chess' })).toEqual({ refused: 'other-game', about: 'chess' })
    expect(restore(game, { ...saved, rules: 2 })).toEqual({ refused: 'newer-rules', about: '2' })
    expect(restore(game, { ...saved, seats: [] })).toEqual({ refused: 'not-allowed', about: 'players' })
    expect(restore(game, { ...saved, checkpoints: [] })).toMatchObject({ refused: 'damaged' })
  })
  it('refuses entries that do not follow from the checkpoint', () => {
    const at = open(game)
    say(at, 0, 1)
    const saved = throughJson(at.save())
    const [entry] = saved.entries
    expect(restore(game, { ...saved, entries: [{ ...entry!, option: 9 }] })).toEqual({
      refused: 'damaged',
      about: 'decision 1.0.1',
    })
    expect(restore(game, { ...saved, entries: [{ ...entry!, n: 1 }] })).toEqual({
      refused: 'damaged',
      about: 'entry 0',
    })
  })
})
