import { describe, expect, it } from 'vitest'
import { openTable, replay } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { game } from './night-market/rules.ts'
import { good, SEED, throughJson } from './trial.ts'

describe('a campaign of night markets', () => {
  it('hands the purses of one game to the next, through the record', () => {
    const first = playOn(openMarket({ scenario: { nights: 1, toll: 1 } }), 2)
    const { campaign } = good(replay(game, throughJson(first.record()))).ending() ?? {}
    const sheets = { purses: first.state.merchants.map(({ purse }) => purse) }
    expect(campaign).toEqual({ rules: 2, sheets })
    const second = openMarket({ campaign: throughJson(campaign) })
    expect(second.state.merchants.map(({ purse }) => purse)).toEqual(sheets.purses)
    expect(throughJson(second.record()).campaign).toEqual(campaign)
    expect(good(replay(game, throughJson(second.record()))).opening.campaign).toEqual(sheets)
  })
  it.each([
    ['another number of players', { rules: 2, sheets: { purses: [1, 2] } }, 'not-allowed', 'campaign'],
    ['no version', { purses: [1, 2, 3] }, 'malformed', 'campaign.purses'],
    ['newer rules', { rules: 3, sheets: { purses: [1, 2, 3] } }, 'newer-rules', 'campaign'],
    ['half a purse', { rules: 2, sheets: { purses: [1, 2.5, 3] } }, 'malformed', 'campaign'],
    ['a purse too few coins', { rules: 2, sheets: { purses: [1, -2, 3] } }, 'malformed', 'campaign.purses[1]'],
    ['no purses at all', { rules: 2, sheets: null }, undefined, undefined],
    ['rules that no migration knows', { rules: 0, sheets: {} }, 'damaged', 'no migration from rules 0'],
  ])('with %s is refused, saying where', (_, campaign, refused, about) => {
    const said = openTable(game, { seats: ['a', 'b', 'c'], seed: SEED, campaign })
    expect('refused' in said ? said : {}).toEqual(refused === undefined ? {} : { refused, about })
  })
  it('of older rules is migrated on its way in', () => {
    const newer: typeof game = {
      ...game,
      rules: 3,
      migrations: {
        ...game.migrations,
        2: { campaign: (old) => ({ purses: (old as { purses: number[] }).purses.map((purse) => 10 * purse) }) },
      },
    }
    const start = { seats: ['a', 'b'], seed: SEED, campaign: { rules: 2, sheets: { purses: [1, 2] } } }
    const table = good(openTable(newer, start))
    expect(table.state.merchants.map(({ purse }) => purse)).toEqual([10, 20])
    expect(table.save().campaign).toEqual({ rules: 3, sheets: { purses: [10, 20] } })
    const failing = {
      ...newer,
      migrations: {
        2: {
          campaign: () => {
            throw new Error('no such sheet')
          },
        },
      },
    }
    expect(openTable(failing, start)).toEqual({ refused: 'damaged', about: 'campaign' })
  })
})

describe('a scenario of the night market', () => {
  it('says how many nights there are, and what the gate costs', () => {
    const at = openMarket({ scenario: { nights: 2, toll: 3 } })
    expect(at.state).toMatchObject({ nights: 2, toll: 3 })
    playOn(at, 3)
    expect(at.turn).toBe(2)
  })
  it.each([0, 7, -1])('of %i nights is refused', (nights) => {
    const said = openTable(game, { seats: ['a', 'b'], seed: SEED, scenario: { nights, toll: 1 } })
    expect(said).toEqual(
      nights < 0
        ? { refused: 'malformed', about: 'scenario.nights' }
        : { refused: 'not-allowed', about: 'scenario.nights' },
    )
  })
  it.each([
    [{ nights: 2 }, 'malformed', 'scenario.toll'],
    [{ nights: 2, toll: 1, moon: 'full' }, 'malformed', 'scenario.moon'],
    [[], 'malformed', 'scenario'],
    ['two nights', 'malformed', 'scenario'],
    [() => 2, 'malformed', 'scenario'],
  ])('like %j is refused, saying where', (scenario, refused, about) => {
    expect(openTable(game, { seats: ['a', 'b'], seed: SEED, scenario })).toEqual({ refused, about })
  })
  it('with something to warn of opens all the same', () => {
    const scenario = { nights: 2, toll: 9 }
    expect(game.check?.(scenario)).toMatchObject([{ path: 'toll', severity: 'warning' }])
    expect(openMarket({ scenario }).state.toll).toBe(9)
  })
  it('is refused by a game without scenarios, and so is a campaign', () => {
    const { readScenario: _, readCampaign: __, ...plain } = game
    const start = { seats: ['a', 'b'], seed: SEED }
    const scenario = { nights: 1, toll: 1 }
    expect(openTable(plain, { ...start, scenario })).toEqual({ refused: 'not-allowed', about: 'scenario' })
    const campaign = { rules: 2, sheets: { purses: [1, 2] } }
    expect(openTable(plain, { ...start, campaign })).toEqual({ refused: 'not-allowed', about: 'campaign' })
  })
})
