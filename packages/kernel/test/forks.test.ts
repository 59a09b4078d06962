import { describe, expect, it } from 'vitest'
import { openQuiet, type QuietTable, readOpening, type Shape } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { acts, asked, decisionWith, good, number, open, say, type Table, throughJson, trial } from './trial.ts'

const game = trial(
  function* (t: Table) {
    if (t.state.turns === 0) t.state.acts = [1, 1]
    t.state.log.push(t.chance.below(1000))
    yield* number(t, 0)
    t.state.log.push(t.chance.below(1000))
    yield* number(t, 1)
  },
  { offers: acts },
)

function give<G extends Shape>(at: QuietTable<G>, seat: number, option: unknown): void {
  const decision = decisionWith(at, seat, option)
  at.give(decision, decision.options.indexOf(option as never))
}

describe('a fork', () => {
  it('stands where the table stands, in the middle of a turn', () => {
    const at = open(game)
    say(at, 0, 1)
    const fork = at.fork(1)
    expect(fork.state).toEqual(at.state)
    expect(fork.turn).toBe(at.turn)
    expect(fork.waiting).toEqual(at.waiting)
    expect(fork.asked.map(({ id, options }) => [id, options])).toEqual(at.asked.map(({ id, options }) => [id, options]))
    expect(fork.over).toBe(false)
    expect(fork.ending()).toBeNull()
    expect(fork.seats).toEqual([0, 1])
    expect(fork.opening).toEqual(at.opening)
    expect(fork.game).toBe(game)
  })
  it('shares nothing with the table', () => {
    const at = open(game)
    say(at, 0, 1)
    const before = at.record()
    const fork = at.fork(1)
    give(fork, 0, 'shout')
    give(fork, 1, 2)
    fork.state.hands.pop()
    expect(at.record()).toEqual(before)
    const still = at.fork(1)
    const state = throughJson(still.state)
    say(at, 1, 0)
    expect(still.state).toEqual(state)
  })
  it('has dice of its own: those of its seed, not those to come at the table', () => {
    const at = open(game)
    const die = (seed: number) => {
      const fork = at.fork(seed)
      give(fork, 0, 1)
      return fork.state.log.at(-1)
    }
    expect(die(1)).toBe(die(1))
    expect(new Set([1, 2, 3, 4, 5].map(die)).size).toBeGreaterThan(3)
    const first = die(1)
    say(at, 0, 1)
    expect(at.state.log.at(-1)).not.toBe(first)
  })
  it('plays to the end and says who won', () => {
    const at = open(game)
    const fork = at.fork(1)
    while (!fork.over) fork.give(fork.asked[0]!, 0)
    expect(fork.ending()?.places).toEqual([1, 1])
    expect(fork.waiting).toEqual([])
    expect(() => fork.give(asked(at, 0), 0)).toThrow('nothing is being asked')
    expect(at.over).toBe(false)
  })
  it('knows standing answers, and what was taken back', () => {
    const at = open(game)
    say(at, 0, 1)
    good(at.undo(0, { consented: true }))
    good(at.stand(1, { kind: 'number', option: 2 }))
    const fork = at.fork(1)
    expect(asked(fork, 0).id).toBe('1.0.1~1')
    give(fork, 0, 0)
    expect(fork.state.log[3]).toBe('1:2')
    expect(fork.turn).toBe(2)
  })
  it('of a finished game is a finished game', () => {
    const at = playOn(openMarket(), 3)
    const fork = at.fork(1)
    expect(fork.over).toBe(true)
    expect(fork.hash()).toBe(at.hash())
    expect(fork.ending()).toEqual(at.ending())
  })
  it("uses the game's own copier where it has one", () => {
    let copies = 0
    const copied = {
      ...game,
      copy: (state: ReturnType<typeof game.setUp>) => {
        copies++
        return structuredClone(state)
      },
    }
    const at = open(copied)
    expect(copies).toBe(1)
    const fork = at.fork(1)
    expect(copies).toBe(2)
    expect(fork.state).toEqual(at.state)
    say(at, 0, 1)
    say(at, 1, 1)
    expect(at.hash()).toBe(rerun().hash())
  })
})

function rerun() {
  const at = open(game)
  say(at, 0, 1)
  say(at, 1, 1)
  return at
}

describe('an imagined table', () => {
  it('keeps what the seat sees and deals the rest anew', () => {
    const at = playOn(openMarket({ players: 3 }), 8, 6)
    const hands = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const imagined = at.imagine(1, seed)
      expect(imagined.state.merchants[1]?.hand).toEqual(at.state.merchants[1]?.hand)
      expect(imagined.state.stall).toEqual(at.state.stall)
      expect([...imagined.game.inventory!(imagined.state)].sort()).toEqual([...at.game.inventory!(at.state)].sort())
      hands.add(JSON.stringify(imagined.state.merchants[0]?.hand.items))
    }
    expect(hands.size).toBeGreaterThan(10)
    expect(at.imagine(1, 4).hash()).toBe(at.imagine(1, 4).hash())
  })
  it('asks the seat the same questions', () => {
    const at = playOn(openMarket({ players: 3 }), 8, 6)
    for (const seat of at.seats) {
      const [here, there] = [at.decisions(seat), at.imagine(seat, 1).decisions(seat)]
      expect(there.map(({ kind, options, offer }) => ({ kind, options, offer }))).toEqual(
        here.map(({ kind, options, offer }) => ({ kind, options, offer })),
      )
    }
  })
  it('lists the options of others from what they hold in it', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* t.choose(1, 'letter', () => [...(t.state.hands[1]?.items ?? [])], { context: () => ({ hint: '' }) })
      }),
    )
    for (let seed = 0; seed < 9; seed++) {
      const imagined = at.imagine(0, seed)
      expect(imagined.asked[0]?.options).toEqual(imagined.state.hands[1]?.items)
    }
  })
  it('does not know what others answered in secret, but what the seat itself did', () => {
    const at = open(
      trial(function* (t: Table) {
        yield* t.together(t.seats, 'number', () => [0, 1])
      }),
      { players: 3 },
    )
    say(at, 0, 1)
    say(at, 1, 0)
    const imagined = at.imagine(1, 1)
    expect(imagined.waiting).toEqual([0, 2])
    expect(imagined.asked.map(({ answered }) => answered)).toEqual([undefined, 0, undefined])
    expect(at.fork(1).waiting).toEqual([2])
    expect(at.waiting).toEqual([2])
  })
  it('does not know the standing answers of others, but those of the seat', () => {
    const at = open(game)
    good(at.stand(0, { kind: 'then', option: 'yes' }))
    good(at.stand(1, { kind: 'number', option: 2 }))
    const mine = at.imagine(1, 1)
    give(mine, 0, 1)
    expect(mine.turn).toBe(2)
    const others = at.imagine(0, 1)
    give(others, 0, 1)
    expect(others.turn).toBe(1)
    expect(others.waiting).toEqual([1])
    expect(at.view(1).standing).toHaveLength(1)
  })
  it('goes on by the rules', () => {
    const imagined = playOn(openMarket({ players: 2 }), 8, 9).imagine(0, 3)
    while (!imagined.over) imagined.give(imagined.asked.find(({ answered }) => answered === undefined)!, 0)
    expect(imagined.ending()?.places).toHaveLength(2)
  })
})

describe('a quiet table', () => {
  it('opens from a seed, or from any source of numbers', () => {
    const opening = good(readOpening(game, 2))
    const logs = [7, 7, 8].map((seed) => openQuiet(game, opening, seed).state.log)
    expect(logs[0]).toEqual(logs[1])
    expect(logs[0]).not.toEqual(logs[2])
    expect(openQuiet(game, opening, { below: () => 5 }).state.log).toEqual([5])
  })
  it('takes offers and questions by an index', () => {
    const at = openQuiet(game, good(readOpening(game, 2)), { below: () => 5 })
    give(at, 1, 'ask')
    give(at, 1, 'no')
    give(at, 0, 2)
    expect(at.state.log).toEqual([5, '1!ask:no', '0:2', 5])
  })
  it('names its questions as a live one does', () => {
    const at = openQuiet(game, good(readOpening(game, 2)), 1)
    expect(at.asked[0]?.id).toBe('1.0.1~0')
  })
})
