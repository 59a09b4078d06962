import { describe, expect, it } from 'vitest'
import { COLOURS } from '../content/basics.ts'
import type { CardId } from '../content/market.ts'
import { diceOf } from '../reckoning/sheet.ts'
import { openAt, playOn } from './play.ts'
import { at, hero, rows } from './scene.ts'

const cleaning = (given: Partial<Parameters<typeof at>[0]> = {}) =>
  at({ heroes: [hero(), hero(), hero()], phase: 'cleanup', round: 4, start: 1, ...given }, 3)

describe('Cleanup phase', () => {
  it('RPL-CLEAN-01: all unused tokens go back', () => {
    const table = cleaning({ heroes: [hero({ tokens: 1 }), hero(), hero({ tokens: 2 })] })
    expect(table.state.heroes.map(({ tokens }) => tokens)).toEqual([0, 0, 0])
    expect(table.heard('tokens-returned')).toEqual([
      { seat: 0, tokens: 1 },
      { seat: 2, tokens: 2 },
    ])
  })

  it('RPL-CLEAN-02: everybody may refresh one exhausted Skill, side by side', () => {
    const heroes = [hero({ skills: ['climb!'] }), hero({ skills: ['search!', 'negotiate!'] }), hero()]
    const table = cleaning({ heroes })
    expect(table.asked).toEqual(['0 refresh', '1 refresh'])
    table.answer(1, 'refresh', 'negotiate').answer(0, 'refresh', 'none')
    expect(table.hero(0).skills).toEqual([{ id: 'climb', ready: false }])
    expect(table.hero(1).skills).toEqual([
      { id: 'search', ready: false },
      { id: 'negotiate', ready: true },
    ])
  })

  it('RPL-CLASS-12 RPL-EFF-17: a Ranger refreshes up to two', () => {
    const table = cleaning({
      heroes: [hero({ class: 'ranger', skills: ['climb!', 'search!', 'negotiate!'] }), hero(), hero()],
    })
    table.answer(0, 'refresh', 'climb')
    expect(table.options(0, 'refresh')).toEqual(['search', 'negotiate', 'none'])
    table.answer(0, 'refresh', 'search')
    expect(table.hero(0).skills.map(({ ready }) => ready)).toEqual([true, true, false])
    expect(table.state.round).toBe(5)
    const druid = cleaning({ heroes: [hero({ class: 'druid', skills: ['climb!', 'search!'] }), hero(), hero()] })
    druid.answer(0, 'refresh', 'climb')
    expect(druid.hero(0).skills.map(({ ready }) => ready)).toEqual([true, false])
    expect(druid.state.round).toBe(5)
  })

  it('RPL-CLEAN-03 RPL-CLEAN-04 RPL-SOLO-16: dice left go to the bag, cards left to the discard pile', () => {
    const table = at({
      heroes: [hero({ skills: ['climb!'] }), hero()],
      phase: 'cleanup',
      round: 4,
      pool: '- k5 -',
      market: ['honest'],
    })
    table.state.bag.black = 9
    expect(table.state.market).toEqual(['honest'])
    table.answer(0, 'refresh', 'none')
    expect(table.heard('market-cleared')).toEqual([{ cards: ['honest'], dice: [{ colour: 'black', value: 5 }] }])
    expect(table.state.discard).toEqual(['honest'])
    const dice = table.state.initiative.filter(({ die }) => die?.colour === 'black').length
    expect(table.state.bag.black + dice).toBe(10)
  })

  it.each([
    [1, '- k5 r2'],
    [2, '- k5 -'],
  ])(
    'RPL-CLEAN-03 RPL-SOLO-16: with %i players no die is left on the Initiative cards: each is in the bag',
    (players, pool) => {
      const heroes = [hero({ skills: ['cure-wounds!'] }), hero()].slice(0, players)
      // In the last round no new dice are rolled.
      const table = at({ heroes, phase: 'cleanup', round: 12, pool })
      const { black, red } = table.state.bag
      // They lie there until step 3.
      expect(table.state.initiative[1]!.die).toEqual({ colour: 'black', value: 5 })
      table.answer(0, 'refresh', 'none')
      expect(table.state.initiative.map(({ die }) => die)).toEqual([null, null, null])
      expect(table.state.bag).toMatchObject({ black: black + 1, red: red + (players === 1 ? 1 : 0) })
    },
  )

  it('RPL-CLEAN-05: a new Market of as many cards as Initiative cards, from the top', () => {
    const deck: CardId[] = ['honest', 'weak', 'loyal', 'search', 'climb']
    const table = cleaning({ deck })
    expect(table.state.market).toEqual(['honest', 'weak', 'loyal', 'search'])
    expect(table.state.deck.items).toEqual(['climb'])
  })

  it('RPL-CLEAN-06: an empty deck is made anew of the whole discard pile, and the deal goes on', () => {
    const table = cleaning({ deck: ['honest'], discard: ['weak', 'nimble', 'loyal', 'search'], market: ['climb'] })
    expect(table.state.market[0]).toBe('honest')
    expect(table.state.market).toHaveLength(4)
    expect(table.state.discard).toEqual([])
    const all = [...table.state.market, ...table.state.deck.items]
    expect(all.toSorted()).toEqual(['climb', 'honest', 'loyal', 'nimble', 'search', 'weak'])
    expect(table.heard('deck-reshuffled')).toEqual([{ cards: 5 }])
  })

  it('RPL-CLEAN-07: with deck and discard pile empty the Market stays smaller', () => {
    expect(cleaning({ deck: ['honest'], discard: [], market: ['weak'] }).state.market.toSorted()).toEqual([
      'honest',
      'weak',
    ])
  })

  it('RPL-CLEAN-08 RPL-SOLO-17: one coin on every Initiative card but the lowest and the highest, never two', () => {
    const table = cleaning()
    expect(table.state.initiative.map(({ coin }) => coin)).toEqual([false, true, true, false])
    const some = cleaning()
    some.state.initiative[1]!.coin = false
    expect(some.state.initiative).toHaveLength(4)
  })

  it('RPL-CLEAN-08: a coin that was taken comes back', () => {
    const given = at({ heroes: [hero({ skills: ['climb!'] }), hero()], phase: 'cleanup', round: 2 })
    given.state.initiative[1]!.coin = false
    given.answer(0, 'refresh', 'none')
    expect(given.state.initiative.map(({ coin }) => coin)).toEqual([false, true, false])
  })

  it('RPL-CLEAN-09: the bag passes to the left', () => {
    expect(cleaning({ start: 1 }).state).toMatchObject({ start: 2, round: 5 })
    expect(cleaning({ start: 2 }).state).toMatchObject({ start: 0, round: 5 })
  })

  it('RPL-CLEAN-10 RPL-END-03 RPL-RULING-14: in the last round one Skill may still be refreshed, and no new Market comes', () => {
    const heroes = [hero({ skills: ['cure-wounds!'], rows: rows({ str: 'w1' }), tokens: 1 }), hero(), hero()]
    const table = cleaning({ heroes, round: 11, market: ['honest'], deck: ['weak', 'loyal'] })
    table.answer(0, 'refresh', 'cure-wounds')
    expect(table.state.phase).toBe('last-skills')
    expect(table.hero(0).tokens).toBe(0)
    expect(table.state.market).toEqual([])
    expect(table.state.deck.items).toHaveLength(2)
    expect(table.state.start).toBe(1)
    expect(table.asked).toEqual(['0 skill-window'])
  })

  it('RPL-CLEAN-11: a token taken by Knowledge in Cleanup goes back at the end of the phase', () => {
    const heroes = [hero({ skills: ['knowledge'] }), hero(), hero()]
    const table = cleaning({ heroes })
    table.use(0, 'knowledge').answer(0, 'attribute-action', 'cha').answer(0, 'take', 'take')
    expect(table.hero(0).tokens).toBe(1)
    table.answer(0, 'refresh', 'none')
    expect(table.hero(0).tokens).toBe(0)
  })

  it('RPL-EX-20: with two players 39 cards, and 3 left after the deal of round 12', () => {
    const table = openAt(2, 6)
    expect(table.state.deck.items.length + table.state.market.length).toBe(39)
    // Nobody buys Open Lock if nobody buys anything.
    while (!table.over && table.state.round < 12) {
      const [asked] = table.asked
      table.give(asked!, asked!.options.length - 1)
    }
    expect(table.state.deck.items).toHaveLength(3)
  })

  it('RPL-ROUND-02: with four players five dice are left for the last round', () => {
    const { state } = playOn(openAt(4, 12), 12, (table) => table.state.round < 10)
    const inBag = COLOURS.reduce((sum, colour) => sum + state.bag[colour], 0)
    expect(inBag + state.initiative.filter(({ die }) => die !== null).length).toBe(5)
    expect(state.heroes.map((own) => diceOf(own).length)).toEqual([17, 17, 17, 17])
  })
})
