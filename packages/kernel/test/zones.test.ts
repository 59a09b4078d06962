import { describe, expect, it } from 'vitest'
import { clone, count, redact, reshuffle, seenBy, type Zone } from '../src/index.ts'
import { chanceFrom, once, open, trial } from './trial.ts'

const hand: Zone = { of: 'card', sees: [1], items: ['a', 'b'] }
const state = {
  deep: [{ hand, pot: { of: 'card', sees: 'all', items: ['c'] } satisfies Zone }],
  deck: { of: 'card', sees: [], items: ['d', 'e', 'f'] } satisfies Zone,
  gems: {
    of: 'gem',
    sees: [],
    items: [
      { id: 'g', carat: 2 },
      { id: 'h', carat: 3 },
    ],
  } satisfies Zone<{
    id: string
    carat: number
  }>,
  empty: { of: 'card', sees: [0], items: [] } satisfies Zone,
  coins: 3,
  name: null,
}

describe('seenBy', () => {
  it('lets everybody see what all see', () => {
    for (const viewer of [0, 1, 'spectator', 'all-seeing'] as const) expect(seenBy({ sees: 'all' }, viewer)).toBe(true)
  })
  it('lets only the named seats see, and all eyes at once', () => {
    expect([0, 1, 'spectator', 'all-seeing'].map((viewer) => seenBy(hand, viewer as 0))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

describe('count', () => {
  it('counts things whether one sees them or not', () => {
    expect(count(hand)).toBe(2)
    expect(count(redact({ hand }, 0).hand)).toBe(2)
  })
})

describe('redact', () => {
  it('puts a number where things lie that the viewer cannot see', () => {
    const view = redact(state, 0)
    expect(view).toEqual({
      ...state,
      deep: [{ hand: { of: 'card', sees: [1], items: 2 }, pot: state.deep[0]?.pot }],
      deck: { of: 'card', sees: [], items: 3 },
      gems: { of: 'gem', sees: [], items: 2 },
    })
  })
  it('shows a seat its own', () => {
    expect(redact(state, 1).deep[0]?.hand.items).toEqual(['a', 'b'])
  })
  it('takes from an earlier copy what is as it was there, up to the whole, and nothing else', () => {
    const before = redact(state, 0)
    expect(redact(state, 0, before)).toBe(before)
    const later = clone(state)
    later.coins = 4
    later.deck.items.pop()
    const view = redact(later, 0, before)
    expect(view).toEqual(redact(later, 0))
    expect(view.deep).toBe(before.deep)
    expect(view.gems).toBe(before.gems)
    expect(before).toEqual(redact(state, 0))
    const more = redact({ ...later, deep: [...later.deep, { ...later.deep[0]!, hand: [] }] }, 0, before as never)
    expect(more.deep[0]).toBe(before.deep[0])
    expect(more.deep).toHaveLength(2)
  })
  it('takes nothing that others see from their copies', () => {
    for (const viewer of [0, 1, 'spectator', 'all-seeing'] as const)
      for (const other of [0, 1, 'spectator', 'all-seeing'] as const)
        expect(redact(state, viewer, redact(state, other))).toEqual(redact(state, viewer))
  })
  it.each<readonly [string, unknown, unknown]>([
    ['a list', { a: [] }, { a: {} }],
    ['fields', { a: {} }, { a: [] }],
    ['nothing', { a: null }, { a: { b: 1 } }],
    ['something', { a: { b: 1 } }, { a: null }],
    ['fewer fields', { a: 1 }, { a: 1, b: 2 }],
    ['other fields', { a: 1, c: 2 }, { a: 1, b: 2 }],
    ['a field without a value', { a: undefined, c: 2 }, { b: 1, c: 2 }],
    ['a shorter list', [1], [1, 2]],
  ])('is not led astray by an earlier copy where %s is now', (_, now, before) => {
    expect(redact(now, 0, before)).toStrictEqual(now)
  })
  it('hides nothing from all eyes at once, and copies', () => {
    const view = redact(state, 'all-seeing')
    expect(view).toEqual(state)
    expect(view.deck.items).not.toBe(state.deck.items)
    expect(view.deep[0]?.hand.sees).not.toBe(hand.sees)
    expect(view.gems.items).not.toBe(state.gems.items)
  })
  it('hides from spectators whatever some seat cannot see', () => {
    expect(redact(state, 'spectator').deep[0]?.hand.items).toBe(2)
  })
  it('leaves alone what only looks like a zone', () => {
    const odd = {
      price: { of: 'x', sees: [], items: 3 },
      pair: { of: 'x', items: ['y'] },
      seen: { sees: [], items: ['y'] },
    }
    expect(redact(odd, 'spectator')).toEqual(odd)
    expect(redact({ a: { sees: [], of: 'x', items: ['y'] } }, 0)).toEqual({ a: { sees: [], of: 'x', items: 1 } })
  })
})

describe('reshuffle', () => {
  it('deals what the viewer cannot see anew among its own kind, and keeps every size', () => {
    const deals = new Set<string>()
    const dice = chanceFrom(11)
    for (let i = 0; i < 200; i++) {
      const dealt = clone(state)
      reshuffle(dealt, 0, dice)
      expect(redact(dealt, 0)).toEqual(redact(state, 0))
      expect([...(dealt.deep[0]?.hand.items ?? []), ...dealt.deck.items].sort()).toEqual(['a', 'b', 'd', 'e', 'f'])
      expect(dealt.gems.items.map(({ id }) => id).sort()).toEqual(['g', 'h'])
      deals.add(JSON.stringify([dealt.deep[0]?.hand.items, dealt.deck.items]))
    }
    // All 120 orders of five cards, or nearly.
    expect(deals.size).toBeGreaterThan(80)
  })
  it('deals the same, however the unseen things lay before', () => {
    const expected = clone(state)
    reshuffle(expected, 0, chanceFrom(11))
    for (let other = 0; other < 50; other++) {
      const dealt = clone(state)
      reshuffle(dealt, 0, chanceFrom(other))
      reshuffle(dealt, 0, chanceFrom(11))
      expect(dealt).toEqual(expected)
    }
  })
  it('leaves what the viewer sees where it is', () => {
    const dealt = clone(state)
    reshuffle(dealt, 1, chanceFrom(11))
    expect(dealt.deep).toEqual(state.deep)
    expect([...dealt.deck.items].sort()).toEqual(['d', 'e', 'f'])
  })
  it('changes nothing for all eyes at once', () => {
    const dealt = clone(state)
    reshuffle(dealt, 'all-seeing', chanceFrom(11))
    expect(dealt).toEqual(state)
  })
})

describe('a view of a table', () => {
  it('is redacted for its viewer', () => {
    const table = open(trial(once))
    expect(table.view(0).state.hands.map(({ items }) => items)).toEqual([['h0a', 'h0b'], 2])
    expect(table.view('spectator').state.hands.map(count)).toEqual([2, 2])
    expect(table.view('all-seeing').state.deck.items).toEqual(table.state.deck.items)
  })
})
