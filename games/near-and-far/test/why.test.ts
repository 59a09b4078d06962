import { describe, expect, it } from 'vitest'
import {
  type Reach,
  whyNotBought,
  whyNotDug,
  whyNotHired,
  whyNotHouse,
  whyNotOut,
  whyNotPrison,
  whyNotThere,
} from '../board/why.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { chart } from '../reckoning/charts.ts'
import { journeys, provisions } from '../reckoning/journeys.ts'
import { price } from '../reckoning/party.ts'
import { playerAt, spaceOf } from '../reckoning/players.ts'
import type { Options, Player, State } from '../shape.ts'
import { hold, open } from './scene.ts'

const seen = (state: State, { board: w, vocabulary: v } = en) => ({ state, v, w })

type Change = (state: State, first: Player) => void

/** A position that need not be one at which somebody is asked. */
function at(change: Change, options: Partial<Options> = {}): ReturnType<typeof seen> {
  const { state } = open({ options })
  change(state, playerAt(state, 0))
  return seen(state)
}

/** Nothing in the purse and nobody in the party. */
const poor: Change = (_, first) => {
  Object.assign(first.goods, { food: 0, coin: 0, gem: 0 })
  first.party.blue = null
}

const reachOf = (state: State): Reach => ({
  near: journeys(state, 0),
  far: journeys(state, 0, Number.POSITIVE_INFINITY),
  steps: provisions(state, 0)?.steps ?? 0,
})

describe('why not, and by which rule', () => {
  it('NAF-HALL-02 NAF-HALL-05: nothing to trade, and too little', () => {
    expect(whyNotHouse(at(poor), 0, 'town-hall')?.rule).toBe('NAF-HALL-02')
    const place = at((state, first) => {
      poor(state, first)
      first.goods.food = 1
    })
    expect(whyNotHouse(place, 0, 'town-hall')?.rule).toBe('NAF-HALL-05')
    playerAt(place.state, 0).goods.coin = 1
    expect(whyNotHouse(place, 0, 'town-hall')).toBeNull()
  })

  it('NAF-SALOON-03 NAF-SALOON-11: the cheapest one is too dear, a single one is, nobody is there', () => {
    const place = at(poor)
    const [id] = place.state.row
    if (id === undefined) throw new Error('an empty row')
    const coins = price(place.state, 0, id)
    expect(coins).toBeGreaterThan(0)
    expect(whyNotHouse(place, 0, 'saloon')?.rule).toBe('NAF-SALOON-03')
    expect(whyNotHired(place, 0, id, 'saloon')).toEqual({
      text: `Missing: ${place.v.amount('coin', coins)}.`,
      rule: 'NAF-SALOON-03',
    })
    playerAt(place.state, 0).goods.coin = coins
    expect(whyNotHired(place, 0, id, 'saloon')).toBeNull()
    place.state.row.splice(0)
    expect(whyNotHouse(place, 0, 'saloon')?.rule).toBe('NAF-SALOON-11')
  })

  it('NAF-STABLE-01 NAF-STABLE-03 NAF-STABLE-04 NAF-DAY-01: no food, no place, no animal, neither food nor gem', () => {
    expect(whyNotHouse(at(poor, { town: 'day' }), 0, 'stables')?.rule).toBe('NAF-DAY-01')
    const place = at(poor)
    const first = playerAt(place.state, 0)
    expect(whyNotHouse(place, 0, 'stables')?.rule).toBe('NAF-STABLE-01')
    first.goods.food = 1
    expect(whyNotHouse(place, 0, 'stables')).toBeNull()
    first.birds = 3
    expect(whyNotHouse(place, 0, 'stables')?.rule).toBe('NAF-STABLE-03')
    place.state.stables = 0
    expect(whyNotHouse(place, 0, 'stables')?.rule).toBe('NAF-STABLE-04')
  })

  it('NAF-FARM-01 NAF-HUT-03 NAF-TREASURE-06: no skill, no animal, no treasure', () => {
    expect(whyNotHouse(at(poor), 0, 'farm')?.rule).toBe('NAF-FARM-01')
    expect(whyNotHouse(at(poor), 0, 'hut')?.rule).toBe('NAF-HUT-03')
    const emptied = at((state, first) => {
      first.birds = 1
      state.decks.treasure.items.splice(0)
    })
    expect(whyNotHouse(emptied, 0, 'hut')?.rule).toBe('NAF-TREASURE-06')
  })

  it('NAF-MINE-02 NAF-MINE-03 NAF-MINE-04 NAF-MINE-05 NAF-MINE-09: taken, too hard, not the entrance, apart, none', () => {
    const fresh = at(poor)
    expect(whyNotHouse(fresh, 0, 'mine')?.rule).toBe('NAF-MINE-03')
    expect(whyNotDug(fresh, 0, 0)?.rule).toBe('NAF-MINE-03')
    expect(whyNotDug(fresh, 0, 1)?.rule).toBe('NAF-MINE-04')
    const { mine } = fresh.state
    mine[0] = 1
    expect(whyNotDug(fresh, 0, 0)?.rule).toBe('NAF-MINE-02')
    expect(whyNotDug(fresh, 0, mine.length - 1)?.rule).toBe('NAF-MINE-05')
    mine.fill(1)
    expect(whyNotHouse(fresh, 0, 'mine')?.rule).toBe('NAF-MINE-09')
  })

  it('NAF-TURN-03 NAF-TURN-06 NAF-VISIT-07 NAF-DUEL-07: the road, where one stands, what was done, the prison', () => {
    const place = at((_, first) => Object.assign(first, { at: 'farm' }))
    const { state } = place
    expect(whyNotPrison(place).rule).toBe('NAF-DUEL-07')
    expect(whyNotOut(place)).toBeNull()
    expect(whyNotHouse(place, 0, 'farm')?.rule).toBe('NAF-TURN-06')
    Object.assign(state, { stage: 'visit' })
    state.turn.building = 'farm'
    expect(whyNotHouse(place, 0, 'farm')).toBeNull()
    state.turn.done.push('farm')
    expect(whyNotHouse(place, 0, 'farm')?.rule).toBe('NAF-VISIT-07')
    state.round = 1
    expect(whyNotOut(place)?.rule).toBe('NAF-TURN-03')
  })

  it('NAF-ART-01 NAF-ART-03 NAF-ART-08: what an artifact in hand still needs, in both languages', () => {
    const place = at((state, first) => {
      poor(state, first)
      hold(state, 0, 'art-horn-bow', 'art-spirit-lamp')
    })
    const { state } = place
    expect(whyNotBought(place, 0, 'art-horn-bow')).toEqual({
      text: 'Missing: 1 green token.',
      rule: 'NAF-ART-01',
    })
    expect(whyNotBought(seen(state, cs), 0, 'art-horn-bow')?.text).toContain('1 zelený žeton')
    Object.assign(playerAt(state, 0).goods, { green: 1, gem: 3 })
    expect(whyNotBought(place, 0, 'art-horn-bow')).toBeNull()
    expect(whyNotBought(place, 0, 'art-spirit-lamp')?.rule).toBe('NAF-ART-03')
    state.active = 1
    expect(whyNotBought(place, 0, 'art-horn-bow')?.rule).toBe('NAF-ART-08')
  })

  it('NAF-MOVE-01 NAF-MOVE-09 NAF-MOVE-12: too far, too weary, a camp built', () => {
    const place = at((state) => Object.assign(state, { stage: 'move' }))
    const { state } = place
    const first = playerAt(state, 0)
    const { town, grounds } = chart(state.map)
    const rules = () => {
      const reach = reachOf(state)
      return new Set(grounds.map((id) => whyNotThere(place, 0, id, reach, town)?.rule))
    }
    // The first departure is free, the second costs a heart.
    Object.assign(first, { at: town, hearts: 0 })
    expect(rules()).toEqual(new Set([undefined, 'NAF-MOVE-09', 'NAF-MOVE-01']))
    first.hearts = 13
    expect(rules()).toEqual(new Set([undefined, 'NAF-MOVE-01']))
    state.turn.camped = true
    expect(rules()).toEqual(new Set(['NAF-MOVE-12']))
  })

  it('NAF-CAMP-02 NAF-CAMP-03 NAF-CAMP-04: a camp that cannot be built here', () => {
    const place = at((state) => Object.assign(state, { stage: 'arrival' }))
    const { state } = place
    const first = playerAt(state, 0)
    const { town, grounds } = chart(state.map)
    const why = () => whyNotThere(place, 0, spaceOf(first.at) ?? town, null, null)?.rule
    const [ground] = grounds
    if (ground === undefined) throw new Error('no ground')
    Object.assign(first, { at: ground, hearts: 2 })
    expect(why()).toBe('NAF-CAMP-02')
    first.hearts = 3
    expect(why()).toBeUndefined()
    state.camps[ground] = 1
    expect(why()).toBe('NAF-CAMP-03')
    first.at = town
    expect(why()).toBe('NAF-CAMP-04')
    state.active = 1
    expect(why()).toBeUndefined()
  })
})
