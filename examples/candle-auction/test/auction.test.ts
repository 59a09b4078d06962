import { type Opening, openQuiet, openTable, type QuietTable } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { PURSES } from '../content/purses.ts'
import { game } from '../rules/auction.ts'
import type { CandleAuction } from '../shape.ts'
import { answer, scene } from './scene.ts'

type State = CandleAuction['state']

/** Everybody holds the purses given; seat 0 will draw brewer-1, seat 1 brewer-2, seat 2 brewer-3, then tailors likewise, then smiths. */
function hands(...held: State['hands'][number]['items'][]) {
  return (state: State) => {
    for (const [seat, items] of held.entries()) state.hands[seat]!.items = items
    state.deck.items = [
      'smith-1',
      'smith-2',
      'smith-3',
      'tailor-3',
      'tailor-2',
      'tailor-1',
      'brewer-3',
      'brewer-2',
      'brewer-1',
    ]
  }
}

function bid(table: QuietTable<CandleAuction>, ...purses: State['hands'][number]['items']) {
  for (const [seat, purse] of purses.entries()) answer(table, seat, 'bid', purse)
}

const opening = (evening: 'long' | 'short'): Opening<CandleAuction> => ({
  players: 3,
  options: { evening },
  scenario: null,
  campaign: null,
})

describe('setting up', () => {
  it('CAN-SETUP-01: thirty purses, six of each of five guilds', () => {
    expect(new Set(PURSES).size).toBe(30)
    expect(PURSES.filter((purse) => purse.startsWith('smith'))).toHaveLength(6)
  })

  it('CAN-SETUP-02: two purses for everybody, in the order of the shuffled deck', () => {
    const dealt: State['hands'] = []
    scene((state) => dealt.push(...structuredClone(state.hands)))
    expect(dealt.map(({ items }) => items)).toEqual([
      ['miller-1', 'miller-2'],
      ['miller-3', 'miller-4'],
      ['miller-5', 'miller-6'],
    ])
    expect(dealt.map(({ sees }) => sees)).toEqual([[0], [1], [2]])
  })

  it.each([
    ['short', 3],
    ['long', 5],
  ] as const)('CAN-SETUP-03: a %s evening has %i rounds', (evening, rounds) => {
    const table = openQuiet(game, opening(evening), 1)
    while (!table.over) for (const seat of table.waiting) table.give(table.decisions(seat)[0]!, 0)
    expect(table.turn).toBe(rounds)
  })
})

describe('a round', () => {
  it('CAN-ROUND-01: everybody draws, and only the drawer learns what', () => {
    const table = openTable(game, { seats: ['A', 'B'], seed: '0'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    expect(table.state.hands.map(({ items }) => items.length)).toEqual([3, 3])
    const drawn = table.state.hands[0]!.items.at(-1)
    const [mine] = table.events(0)
    const [theirs] = table.events(1)
    expect(mine).toMatchObject({ kind: 'drew', data: { seat: 0, purse: drawn } })
    expect(theirs).toMatchObject({ kind: 'drew', data: { seat: 0, purse: null } })
  })

  it('CAN-ROUND-02: the lot is worth the sum of two dice', () => {
    const table = scene(hands(['miller-1'], ['smith-2'], ['baker-3']), [4, 5])
    expect(table.asked[0]).toMatchObject({ kind: 'bid', context: { worth: 9 } })
  })

  it('CAN-ROUND-03 CAN-ROUND-04: one purse of the hand each; all are shown and spent when the last is in', () => {
    const table = scene(hands(['miller-1'], ['smith-2'], ['baker-3']), [4, 5])
    expect(table.asked[1]?.options).toEqual(['smith-2', 'brewer-2'])
    answer(table, 0, 'bid', 'miller-1')
    answer(table, 1, 'bid', 'smith-2')
    expect(table.state.spent.items).toEqual([])
    answer(table, 2, 'bid', 'baker-3')
    expect(table.state.spent.items).toEqual(['miller-1', 'smith-2', 'baker-3'])
  })
})

describe('awarding', () => {
  it('CAN-AWARD-01: the highest bid wins', () => {
    const table = scene(hands(['miller-1'], ['smith-4'], ['baker-3']), [4, 5])
    bid(table, 'miller-1', 'smith-4', 'baker-3')
    expect(table.state.bidders.map(({ won }) => won)).toEqual([0, 9, 0])
  })

  it('CAN-AWARD-02: equal bids cancel each other', () => {
    const table = scene(hands(['miller-4'], ['smith-4'], ['baker-3']), [4, 5])
    bid(table, 'miller-4', 'smith-4', 'baker-3')
    expect(table.state.bidders.map(({ won, lots }) => [won, lots])).toEqual([
      [0, 0],
      [0, 0],
      [9, 1],
    ])
  })

  it('CAN-AWARD-03: without a bid that stands alone, the worth is carried over', () => {
    const table = scene(hands(['miller-4', 'miller-1'], ['smith-4'], ['baker-4']), [4, 5, 1, 2])
    bid(table, 'miller-4', 'smith-4', 'baker-4')
    expect(table.state.carried).toBe(9)
    expect(table.asked[0]).toMatchObject({ context: { worth: 12 } })
    bid(table, 'miller-1', 'tailor-2', 'tailor-3')
    expect(table.state.carried).toBe(0)
    expect(table.state.bidders[2]).toMatchObject({ won: 12, lots: 1 })
  })
})

describe('whistling', () => {
  const table = () =>
    scene(
      (state) => {
        hands(['miller-1'], ['smith-4'], ['baker-3'])(state)
        state.carried = 7
      },
      [1, 5, 6],
    )

  it('CAN-WHISTLE-01: rolls the chosen die again, once a game, and asks for bids afresh', () => {
    const whistled = table()
    answer(whistled, 1, 'whistle', 'again')
    answer(whistled, 1, 'reroll', 1)
    expect(whistled.state.dice).toEqual([6, 5])
    expect(whistled.decisions(1).map(({ kind }) => kind)).toEqual(['bid'])
    expect(whistled.decisions(0).map(({ kind }) => kind)).toEqual(['bid', 'whistle'])
  })

  it('CAN-WHISTLE-02: what was carried over stays', () => {
    const whistled = table()
    answer(whistled, 1, 'whistle', 'again')
    answer(whistled, 1, 'reroll', 5)
    expect(whistled.asked[0]).toMatchObject({ context: { worth: 7 + 1 + 6 } })
  })
})

describe('the end', () => {
  const ending = (...bidders: State['bidders']) => game.ending({ ...scene(() => undefined).state, bidders })

  it('CAN-END-01: lots, and 1 for a whistle that was kept', () => {
    const { sheets } = ending({ won: 9, lots: 1, whistle: true }, { won: 4, lots: 1, whistle: false })
    expect(sheets).toEqual([
      [
        { source: 'lots', points: 9 },
        { source: 'whistle', points: 1 },
      ],
      [
        { source: 'lots', points: 4 },
        { source: 'whistle', points: 0 },
      ],
    ])
  })

  it('CAN-END-02: the higher score, then more lots', () => {
    const { keys } = ending({ won: 9, lots: 1, whistle: true }, { won: 10, lots: 2, whistle: false })
    expect(keys).toEqual([
      [10, 1],
      [10, 2],
    ])
  })
})
