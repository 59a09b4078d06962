import { describe, expect, it } from 'vitest'
import { openTable, readOpening, readScenario, type Start } from '../src/index.ts'
import { openMarket } from './night-market/evening.ts'
import { game as market } from './night-market/rules.ts'
import { good, once, open, SEED, type Trial, trial } from './trial.ts'

const game = trial(once)
const refusal = (start: Partial<Start>) => openTable(game, { seats: ['a', 'b'], seed: SEED, ...start })

describe('an opening', () => {
  it('fills in the usual value of every option, and no scenario and no campaign', () => {
    expect(readOpening(game, 2)).toEqual({
      players: 2,
      options: { pace: 'slow', size: [1, 2] },
      scenario: null,
      campaign: null,
    })
  })
  it('takes values that are allowed, compared by what they say', () => {
    const opening = good(
      readOpening(game, 3, {
        options: { size: [3] },
        scenario: { turns: 5 },
        campaign: { rules: 1, sheets: { log: [] } },
      }),
    )
    expect(opening).toEqual({
      players: 3,
      options: { pace: 'slow', size: [3] },
      scenario: { turns: 5 },
      campaign: { log: [] },
    })
  })
  it('leaves the usual options where null stands for them', () => {
    expect(good(readOpening(game, 1, { options: null })).options).toEqual({ pace: 'slow', size: [1, 2] })
  })
  it.each([
    [0, {}, 'not-allowed', 'players'],
    [4, {}, 'not-allowed', 'players'],
    [2, { options: 'fast' }, 'malformed', 'options'],
    [2, { options: 7 }, 'malformed', 'options'],
    [2, { options: ['fast'] }, 'malformed', 'options'],
    [2, { options: { pace: 'quick' } }, 'not-allowed', 'pace'],
    [2, { options: { pace: undefined } }, 'not-allowed', 'pace'],
    [2, { options: { pace: 'fast', size: [1, 2, 3] } }, 'not-allowed', 'size'],
    [2, { options: { speed: 'fast' } }, 'not-allowed', 'speed'],
    [2, { options: { toString: 'fast' } }, 'not-allowed', 'toString'],
  ])('for %i players with %j is refused as %s: %s', (players, given, refused, about) => {
    expect(readOpening(game, players, given)).toEqual({ refused, about })
  })
  it('is for as many as the scenario says, where the game lets it', () => {
    const more = { ...game, playersOn: ({ turns }: { turns: number }) => [turns] }
    expect(good(readOpening(more, 5, { scenario: { turns: 5 } })).players).toBe(5)
    const refused = { refused: 'not-allowed', about: 'players' }
    expect(readOpening(more, 2, { scenario: { turns: 5 } })).toEqual(refused)
    expect(readOpening(more, 5)).toEqual(refused)
    expect(readOpening(game, 5, { scenario: { turns: 5 } })).toEqual(refused)
    expect(readScenario(more, 1, { turns: 5 })).toEqual({ turns: 5 })
  })
  it('asks the game about scenario and campaign, and says what it says', () => {
    expect(readOpening(market, 2, { scenario: { nights: 7, toll: 1 } })).toEqual({
      refused: 'not-allowed',
      about: 'scenario.nights',
    })
    const campaign = { rules: 2, sheets: { purses: [1, 2, 3] } }
    expect(readOpening(market, 2, { campaign })).toEqual({
      refused: 'not-allowed',
      about: 'campaign',
    })
    expect(readOpening(market, 3, { campaign })).toMatchObject({ players: 3 })
  })
})

describe('a table', () => {
  it.each(['', 'x', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED}\n`, SEED.replace('5', 'g')])(
    'is not opened with a seed like %j',
    (seed) => {
      expect(refusal({ seed })).toEqual({ refused: 'malformed', about: 'seed' })
    },
  )
  it('is not opened for a wrong number of seats, or with wrong options', () => {
    expect(refusal({ seats: [] })).toEqual({ refused: 'not-allowed', about: 'players' })
    expect(refusal({ options: { pace: 'never' } })).toEqual({ refused: 'not-allowed', about: 'pace' })
  })
  it('has a seat for every name, and says how it was opened', () => {
    const table = open(game, { players: 3, options: { pace: 'fast' }, scenario: { turns: 2 } })
    expect(table.seats).toEqual([0, 1, 2])
    expect(table.opening).toEqual({
      players: 3,
      options: { pace: 'fast', size: [1, 2] },
      scenario: { turns: 2 },
      campaign: null,
    })
    expect(table.game).toBe(game)
    expect(table.save()).toMatchObject({ seats: ['Seat 0', 'Seat 1', 'Seat 2'], game: 'trial', rules: 1, krcma: 1 })
  })
  it('stands at the first question of the first turn', () => {
    const table = open(game)
    expect(table.turn).toBe(1)
    expect(table.waiting).toEqual([0])
    expect(table.asked.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'number']])
    expect(table.view('spectator')).toMatchObject({ turn: 1, entries: 0 })
  })
  it('is dealt by chance, from its seed', () => {
    const hand = (seed: string) => openMarket({ seed }).state.merchants[0]?.hand.items
    expect(hand(SEED)).toEqual(hand(SEED))
    expect(hand(SEED)).not.toEqual(hand('ab'.repeat(32)))
  })
})

describe('a campaign', () => {
  it('hands to the next game what the ending of the last one says', () => {
    const rules = trial(once)
    const first = open<Trial>(rules, { scenario: { turns: 1 } })
    first.give(first.asked[0]!, 2)
    const { campaign } = first.ending() ?? {}
    expect(campaign).toEqual({ rules: 1, sheets: { log: ['0:2'] } })
    const second = open<Trial>(rules, { campaign })
    expect(second.state.log).toEqual(['0:2'])
    expect(second.opening.campaign).toEqual({ log: ['0:2'] })
    expect(second.save().campaign).toEqual(campaign)
  })
  it('of the night market carries the purses over', () => {
    const table = openMarket({ campaign: { rules: 2, sheets: { purses: [9, 0] } } })
    expect(table.state.merchants.map(({ purse }) => purse)).toEqual([9, 0])
  })
})
