import { describe, expect, it } from 'vitest'
import type { Reason, Rules } from '../src/index.ts'
import { refusalWords } from '../src/index.ts'
import { acts, asked, good, number, once, open, say, type Table, trial } from './trial.ts'

const two = trial(function* (t: Table) {
  yield* number(t, 0)
  yield* number(t, 1)
})

describe('an answer is refused', () => {
  it.each([
    [null, 'answer'],
    [undefined, 'answer'],
    ['1.0.1~0', 'answer'],
    [7, 'answer'],
    [{}, 'seat'],
    [[], 'seat'],
    [{ seat: '0', decision: '1.0.1~0', option: 0 }, 'seat'],
    [{ seat: 2, decision: '1.0.1~0', option: 0 }, 'seat'],
    [{ seat: -1, decision: '1.0.1~0', option: 0 }, 'seat'],
    [{ seat: 0.5, decision: '1.0.1~0', option: 0 }, 'seat'],
    [{ seat: 0, option: 0 }, 'decision'],
    [{ seat: 0, decision: 1, option: 0 }, 'decision'],
    [{ seat: 0, decision: '', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.0.1', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.0.1~', option: 0 }, 'decision'],
    [{ seat: 0, decision: 'x1.0.1~0', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.0.1~0x', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.0.1+~0', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.0.1+0.~0', option: 0 }, 'decision'],
    [{ seat: 0, decision: '1.x.1~0', option: 0 }, 'decision'],
  ])('as malformed: %j (%s)', (message, about) => {
    const at = open(two)
    const before = at.save()
    expect(at.answer(message)).toEqual({ refused: 'malformed', about })
    expect(at.save()).toEqual(before)
  })
  it('as stale when the decision was answered before, and as not an option when it is open', () => {
    const at = open(two)
    const { id } = asked(at, 0)
    expect(at.answer({ seat: 0, decision: id, option: 3 })).toEqual({ refused: 'not-an-option', about: id })
    expect(at.answer({ seat: 0, decision: id })).toEqual({ refused: 'not-an-option', about: id })
    expect(at.answer({ seat: 0, decision: id, option: '1' })).toEqual({ refused: 'not-an-option', about: id })
    say(at, 0, 1)
    expect(at.answer({ seat: 0, decision: id, option: 1 })).toEqual({ refused: 'stale', about: id })
    expect(at.answer({ seat: 0, decision: id, option: 3 })).toEqual({ refused: 'stale', about: id })
  })
  it("as another seat's, open or not", () => {
    const at = open(two)
    const { id } = asked(at, 0)
    expect(at.answer({ seat: 1, decision: id, option: 1 })).toEqual({ refused: 'wrong-seat', about: id })
    say(at, 0, 1)
    expect(at.answer({ seat: 1, decision: id, option: 1 })).toEqual({ refused: 'wrong-seat', about: id })
  })
  it('of more than nine seats and turns alike', () => {
    const at = open(two)
    expect(at.answer({ seat: 0, decision: '12.0.34~56', option: 1 })).toMatchObject({ refused: 'stale' })
    expect(at.answer({ seat: 0, decision: '12.10.34~56', option: 1 })).toMatchObject({ refused: 'wrong-seat' })
    expect(at.answer({ seat: 0, decision: '1.1.1+0.act~12', option: 1 })).toMatchObject({ refused: 'stale' })
    expect(at.answer({ seat: 0, decision: '1.0.1+11.act~0', option: 1 })).toMatchObject({ refused: 'wrong-seat' })
  })
  it('when the game is over, whatever it says', () => {
    const at = open(two, { scenario: { turns: 1 } })
    const { id } = asked(at, 0)
    say(at, 0, 1)
    say(at, 1, 1)
    expect(at.answer({ seat: 0, decision: id, option: 1 })).toEqual({ refused: 'game-over', about: id })
  })
  it('does not mind what else a message holds', () => {
    const at = open(two)
    expect(good(at.answer({ seat: 0, decision: asked(at, 0).id, option: 1, more: 'x' })).entry).toEqual({
      n: 0,
      seat: 0,
      decision: '1.0.1',
      option: 1,
    })
  })
  it('seat -0 (which JSON can say) does not spoil the record', () => {
    const at = open(trial(once))
    at.answer(JSON.parse('{"seat":-0,"decision":"1.0.1~0","option":1}'))
    expect(() => at.record()).not.toThrow()
    const other = open(trial(once))
    other.stand(-0, { kind: 'x', option: 1 })
    expect(() => other.record()).not.toThrow()
    const third = open(trial(once))
    say(third, 0, 0)
    third.undo(-0)
    expect(() => third.record()).not.toThrow()
  })
})

describe('give', () => {
  it('answers by an index, and throws where there is no such option or decision', () => {
    const at = open(two)
    const decision = asked(at, 0)
    const { id } = decision
    expect(() => at.give(decision, 3)).toThrow(`not-an-option: ${id}`)
    at.give(decision, 2)
    expect(at.state.log).toEqual(['0:2'])
    expect(() => at.give({ ...decision, id, seat: 0, options: [1] } as never, 0)).toThrow(`stale: ${id}`)
  })
})

describe('a rule that throws', () => {
  const broken = (turn: (t: Table, given: number) => void) =>
    trial(function* (t: Table): Rules {
      t.tell('note', { text: 'turn' })
      t.state.log.push(t.chance.below(1000))
      yield* number(t, 1)
      const given = yield* number(t, 0)
      t.tell('note', { text: 'answered' })
      turn(t, given)
      yield* number(t, 0)
    })
  it('leaves the table as it was: the same state, questions, events and record, and it can go on', () => {
    const at = open(
      broken((t, given) => {
        t.state.log.push(t.chance.below(1000))
        t.state.hands.pop()
        if (given === 2) throw new Error('a mistake in the rules')
      }),
    )
    say(at, 1, 1)
    const picture = () => ({
      record: at.record(),
      views: [0, 1, 'spectator'].map((viewer) => at.view(viewer as 0)),
      events: at.events(0),
    })
    const before = picture()
    expect(() => say(at, 0, 2)).toThrow('a mistake in the rules')
    expect(picture()).toEqual(before)
    expect(say(at, 0, 1).from).toBe(1)
    expect(at.events(0).map(({ n, after }) => [n, after])).toEqual([
      [0, -1],
      [1, 1],
    ])
  })
  it('in the turn that follows leaves the table at the end of the one before', () => {
    const at = open(
      trial(function* (t: Table) {
        if (t.state.turns === 2) throw new Error('no third turn')
        yield* number(t, 0)
      }),
    )
    say(at, 0, 0)
    const before = at.record()
    expect(() => say(at, 0, 1)).toThrow('no third turn')
    expect(at.record()).toEqual(before)
    expect(at.turn).toBe(2)
    good(at.undo(0))
    expect(at.turn).toBe(1)
  })
  it('in an offer or by a standing answer does so, too', () => {
    const at = open(
      trial(once, {
        offers: {
          ...acts,
          other: {
            options: () => ['fall'],
            act() {
              throw new Error('fell')
            },
          },
        },
      }),
    )
    const before = at.record()
    expect(() => say(at, 1, 'fall')).toThrow('fell')
    expect(at.record()).toEqual(before)
    const standing = open(
      broken(() => {
        throw new Error('always')
      }),
    )
    say(standing, 1, 0)
    const saved = standing.record()
    expect(() => standing.stand(0, { kind: 'number', option: 0 })).toThrow('always')
    expect(standing.record()).toEqual(saved)
    expect(standing.view(0).standing).toEqual([])
  })
})

describe('the words of refusals', () => {
  const reasons: readonly Reason[] = [
    'malformed',
    'wrong-seat',
    'stale',
    'not-an-option',
    'game-over',
    'not-allowed',
    'nothing-to-undo',
    'needs-consent',
    'too-far-back',
    'other-game',
    'newer-rules',
    'older-rules',
    'damaged',
    'wrong-dice',
  ]
  it.each(['en', 'cs'] as const)('are a sentence of their own for every reason: %s', (language) => {
    const words = refusalWords[language]
    expect(Object.keys(words).sort()).toEqual([...reasons].sort())
    for (const reason of reasons) expect(words[reason]).toMatch(/^\p{Lu}.{8,}\.$/u)
    expect(new Set(Object.values(words)).size).toBe(reasons.length)
  })
  it('are in two languages', () => {
    for (const reason of reasons) expect(refusalWords.cs[reason]).not.toBe(refusalWords.en[reason])
  })
})
