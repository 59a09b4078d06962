import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/market.ts'
import { diceOf } from '../reckoning/sheet.ts'
import type { State } from '../shape.ts'
import { openAt, playOn, readyToRoll } from './play.ts'
import { at, falls, hero, rows, shown } from './scene.ts'

const MARKET: readonly CardId[] = ['honest', 'weak', 'loyal']

/** The player takes an Initiative card, places its die in Charisma and takes no token; then the enemy rolls. */
function afterDice(
  initiative: number,
  enemy: number,
  given: Parameters<typeof hero>[0] = {},
  market: readonly CardId[] = MARKET,
) {
  const table = at({ heroes: [hero(given)], pool: 'w1 b3 r5', market: [...market] }, falls(enemy))
  return table.answer(0, 'initiative', initiative).answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
}

describe('the solo game', () => {
  it('RPL-SOLO-01 RPL-SOLO-05: set up as for two, with 6 dice and 5 Gold; always Start Player', () => {
    const table = readyToRoll(1, 4)
    expect(table.state.heroes).toHaveLength(1)
    expect(table.state.initiative).toHaveLength(3)
    expect(table.state.rounds).toBe(12)
    const gold = playOn(openAt(1, 4), 4, ({ state }) => state.phase !== 'starting-dice').state.heroes[0]!
    expect(gold.gold).toBe(5)
    expect(gold.hand).toHaveLength(6)
    playOn(table, 4, ({ state }) => {
      expect(state.start).toBe(0)
      return true
    })
  })

  it('RPL-SOLO-02: without Diplomacy, 7 of 26 cards of each group are discarded', () => {
    const { state } = openAt(1, 4)
    expect(state.removed).toEqual(['diplomacy'])
    expect(state.discard).toHaveLength(14)
    const all = [...state.deck.items, ...state.market, ...state.discard, ...state.junk]
    expect(all).toHaveLength(52)
    expect(all).not.toContain('diplomacy')
    expect(state.deck.items.length + state.market.length + state.junk.length).toBe(38)
  })

  it('RPL-SOLO-03: one gold die is the enemy; 72 are in the bag', () => {
    expect(openAt(1, 4).state.bag).toMatchObject({ gold: 12, white: 10 })
    expect(openAt(1, 4).state.enemy).not.toBe(null)
    expect(openAt(2, 4).state.enemy).toBe(null)
  })

  it('RPL-SOLO-03 RPL-SOLO-16: the enemy die never comes into the bag', () => {
    const gold = ({ bag, drawn, initiative, heroes }: State) =>
      bag.gold +
      [
        ...drawn,
        ...initiative.map(({ die }) => die?.colour),
        ...[...diceOf(heroes[0]!), ...heroes[0]!.hand].map(({ colour }) => colour),
      ].filter((colour) => colour === 'gold').length
    for (const seed of [1, 2, 3]) {
      playOn(openAt(1, seed), seed, ({ state }) => {
        expect(gold(state)).toBe(12)
        return true
      })
    }
  })

  it('RPL-SOLO-04: the junk pile begins with the top card of the deck', () => {
    expect(openAt(1, 4).state.junk).toHaveLength(1)
    expect(openAt(2, 4).state.junk).toEqual([])
  })

  it('RPL-SOLO-07 RPL-SOLO-08 RPL-RULING-13: a Dice turn as usual; the enemy rolls after the action', () => {
    const table = at({ heroes: [hero({ gold: 0 })], pool: 'w1 $3 r5', market: [...MARKET] }, falls(1))
    table.answer(0, 'initiative', 2).answer(0, 'place-die', 'cha')
    expect(table.hero(0).gold).toBe(3)
    expect(shown(table.hero(0).rows.cha)).toBe('$3')
    expect(table.heard('enemy-rolled')).toEqual([])
    table.answer(0, 'take', 'take')
    expect(table.heard('enemy-rolled')).toHaveLength(1)
    expect(table.asked).toEqual(['0 market'])
  })

  it('RPL-SOLO-09: with card 1 the enemy does not roll', () => {
    const before = at({ heroes: [hero()], pool: 'w1 b3 r5', market: [...MARKET] }).state.enemy
    const table = afterDice(1, 5)
    expect(table.heard('enemy-rolled')).toEqual([])
    expect(table.state).toMatchObject({ market: MARKET, junk: [], enemy: before })
  })

  it.each([
    [1, 'honest'],
    [2, 'weak'],
    [3, 'loyal'],
    [4, null],
    [5, null],
    [6, null],
  ])('RPL-SOLO-10: with card 2 and a %i the enemy takes %s', (value, card) => {
    const table = afterDice(2, value, { gold: 0 })
    expect(table.state.junk).toEqual(card === null ? [] : [card])
    expect(table.state.market).toEqual(MARKET.filter((other) => other !== card))
    expect(table.hero(0).gold).toBe(1)
    expect(table.state.enemy).toBe(value)
  })

  it.each([
    [1, 'honest'],
    [2, 'honest'],
    [3, 'weak'],
    [4, 'weak'],
    [5, 'loyal'],
    [6, 'loyal'],
  ] as const)('RPL-SOLO-11: with card 3 and a %i the enemy takes %s', (value, card) => {
    expect(afterDice(3, value).state.junk).toEqual([card])
  })

  it('RPL-SOLO-12 RPL-SOLO-13 RPL-SOLO-14 RPL-EX-25: card 3, a 4: the middle goes; the right one is bought, the left one discarded', () => {
    const table = afterDice(3, 4).answer(0, 'market', { do: 'buy', card: 'loyal' })
    expect(table.hero(0).traits).toEqual(['loyal'])
    expect(table.heard('enemy-left')).toEqual([{ discarded: 'honest', junked: [] }])
    expect(table.state.junk).toEqual(['weak'])
    expect(table.state.discard).toEqual(['honest'])
  })

  it('RPL-EX-26: card 1; the middle card is discarded for Gold, the left one to the pile, the right one to the junk', () => {
    const table = afterDice(1, 1).answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(table.hero(0).gold).toBe(7)
    expect(table.state.discard).toEqual(['weak', 'honest'])
    expect(table.state.junk).toEqual(['loyal'])
  })

  it('RPL-SOLO-15: junk never comes back', () => {
    const table = at({
      heroes: [hero()],
      phase: 'cleanup',
      round: 4,
      deck: ['honest'],
      discard: ['weak'],
      junk: ['loyal', 'climb', 'search'],
    })
    expect(table.state.market.toSorted()).toEqual(['honest', 'weak'])
    expect(table.state.junk).toEqual(['loyal', 'climb', 'search'])
  })

  it('RPL-SOLO-15: no effect reaches it', () => {
    const junk: CardId[] = ['climb', 'nimble']
    const druid = at({
      heroes: [hero({ class: 'druid' })],
      phase: 'before-market',
      market: [...MARKET],
      discard: ['search'],
      junk: [...junk],
      takes: [1],
    })
    expect(druid.options(0, 'add-card')).toEqual(['search', 'none'])
    const skills = ['move-silently', 'open-lock'] as const
    const market = (discard: CardId[]) =>
      at({
        heroes: [hero({ skills, gold: 9 })],
        phase: 'market',
        market: [...MARKET],
        deck: [],
        discard,
        junk: [...junk],
        takes: [1],
      })
    expect(market(['search']).use(0, 'move-silently').options(0, 'buy-discarded')).toEqual(['search', 'none'])
    // With nothing but junk left Open Lock and Move Silently find no card.
    expect(market([]).use(0, 'open-lock').asked).toEqual(['0 market'])
    expect(market([]).use(0, 'move-silently').asked).toEqual(['0 market'])
    expect(market([]).use(0, 'open-lock').state.junk).toEqual(junk)
  })

  it('RPL-SOLO-16 RPL-DICE-09: two dice are left and go back to the bag', () => {
    const table = afterDice(1, 1).answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(table.heard('market-cleared')).toEqual([
      {
        cards: [],
        dice: [
          { colour: 'blue', value: 3 },
          { colour: 'red', value: 5 },
        ],
      },
    ])
  })

  it('RPL-SOLO-17: a coin that was not taken stays', () => {
    const table = afterDice(1, 1).answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(table.state.initiative.map(({ coin }) => coin)).toEqual([false, true, false])
  })

  it('RPL-SOLO-21: with fewer cards left is the first, right the last, and there is no middle', () => {
    expect(afterDice(3, 1, {}, ['honest', 'weak']).state.junk).toEqual(['honest'])
    expect(afterDice(3, 3, {}, ['honest', 'weak']).state.junk).toEqual([])
    expect(afterDice(3, 3, {}, ['honest']).heard('enemy-rolled')).toEqual([{ value: 3, place: 'middle', card: null }])
    expect(afterDice(3, 1, {}, []).heard('enemy-rolled')).toEqual([{ value: 1, place: 'left', card: null }])
    expect(afterDice(3, 5, {}, ['honest', 'weak']).state.junk).toEqual(['weak'])
    expect(afterDice(3, 5, {}, ['honest']).heard('enemy-rolled')).toEqual([
      { value: 5, place: 'right', card: 'honest' },
    ])
  })

  it('RPL-SOLO-22: Attuned comes after the enemy roll, at the right end', () => {
    const table = at(
      { heroes: [hero({ class: 'druid' })], pool: 'w1 b3 r5', market: [...MARKET], discard: ['climb'] },
      falls(1),
    )
    table.answer(0, 'initiative', 3).answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
    expect(table.asked).toEqual(['0 add-card'])
    expect(table.state.market).toEqual(['weak', 'loyal'])
    table.answer(0, 'add-card', 'climb')
    expect(table.state.market).toEqual(['weak', 'loyal', 'climb'])
  })

  it('RPL-TIME-07: the windows before and after the enemy roll belong to the Dice phase', () => {
    const table = afterDice(3, 1, { skills: ['climb'], rows: rows({ str: 'w1' }) })
    expect(table.asked).toEqual(['0 skill-window'])
    expect(table.heard('enemy-rolled')).toEqual([])
    table.answer(0, 'skill-window', 'pass')
    expect(table.heard('enemy-rolled')).toHaveLength(1)
    expect(table.asked).toEqual(['0 skill-window'])
    expect(table.usable(0)).toEqual(['climb'])
  })

  it('RPL-SOLO-20: a finished solo game has a title', () => {
    const table = playOn(openAt(1, 7), 7)
    expect(table.ending()?.outcome).toBeDefined()
    expect(table.ending()?.sheets[0]?.map(({ source }) => source)).toContain('gold')
    expect(playOn(openAt(2, 7), 7).ending()?.outcome).toBeUndefined()
  })
})
