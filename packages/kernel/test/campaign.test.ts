import { describe, expect, it } from 'vitest'
import { openTable, replay } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { game } from './night-market/rules.ts'
import { good, SEED, throughJson } from './trial.ts'

describe('a campaign of night markets', () => {
  it('hands the purses of one game to the next, through the record', () => {
    const first = playOn(openMarket({ scenario: { nights: 1, toll: 1 } }), 2)
    const { campaign } = good(replay(game, throughJson(first.record()))).ending() ?? {}
    expect(campaign).toEqual({ purses: first.state.merchants.map(({ purse }) => purse) })
    const second = openMarket({ campaign })
    expect(second.state.merchants.map(({ purse }) => purse)).toEqual(campaign?.purses)
    expect(throughJson(second.record()).campaign).toEqual(campaign)
    expect(good(replay(game, throughJson(second.record()))).opening.campaign).toEqual(campaign)
  })
  it('is refused for another number of players', () => {
    const said = openTable(game, { seats: ['a', 'b', 'c'], seed: SEED, campaign: { purses: [1, 2] } })
    expect(said).toEqual({ refused: 'not-allowed', about: 'campaign' })
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
    expect(said).toEqual({ refused: 'not-allowed', about: 'scenario' })
  })
})
