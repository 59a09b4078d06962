import { openQuiet, type Source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, CLASS_COLOURS, COLOURS } from '../content/basics.ts'
import { ALIGNMENT_IDS, BACKSTORY_IDS, CLASS } from '../content/heroes.ts'
import { CARD_IDS, CARDS, type SkillId } from '../content/market.ts'
import { game } from '../rules/game.ts'
import type { Die, State } from '../shape.ts'
import { openAt, playOn, readyToRoll } from './play.ts'
import { At, at, dice, falls, hero, rows, scene, shown, USUAL } from './scene.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

function dots(state: State, which: 1 | 2): number {
  return state.discard.filter((card) => CARDS[card].dots === which).length
}
function inBag(state: State): number {
  return COLOURS.reduce((sum, colour) => sum + state.bag[colour], 0)
}
function opened(players: number, chance: Source, options = {}) {
  const told: { kind: string; data: unknown }[] = []
  const opening = { players, options: { ...USUAL, ...options }, scenario: null, campaign: null }
  const plain = { ...game, setUp: () => game.setUp(opening, { ...unshuffled, below: () => 0 }) }
  const table = openQuiet(plain, opening, chance, (kind, data) => told.push({ kind, data }))
  return { table, told }
}
const unshuffled = {
  die: () => 1,
  dice: () => [],
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  shuffle: <T>(list: T[]) => list,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]![0],
}

describe('set-up', () => {
  it('RPL-SETUP-01: 1 to 4 players can play', () => {
    expect(game.players).toEqual([1, 2, 3, 4])
  })

  it('RPL-SETUP-02: the highest roll makes the Start Player', () => {
    const { table } = opened(3, falls(2, 6, 3))
    expect(table.state.start).toBe(1)
    expect(table.asked[0]?.seat).toBe(1)
  })

  it('RPL-SETUP-03 RPL-RULING-3: those tied for the highest roll again among themselves', () => {
    const { table, told } = opened(3, falls(5, 2, 5, 4, 4, 1, 6))
    expect(told.filter(({ kind }) => kind === 'start-rolled').map(({ data }) => data)).toEqual([
      {
        rolls: [
          { seat: 0, value: 5 },
          { seat: 1, value: 2 },
          { seat: 2, value: 5 },
        ],
      },
      {
        rolls: [
          { seat: 0, value: 4 },
          { seat: 2, value: 4 },
        ],
      },
      {
        rolls: [
          { seat: 0, value: 1 },
          { seat: 2, value: 6 },
        ],
      },
    ])
    expect(table.state.start).toBe(2)
  })

  it('RPL-SETUP-04: all 73 dice are in the bag', () => {
    const { bag } = openAt(4, 1).state
    expect(bag).toEqual({ green: 10, blue: 10, red: 10, purple: 10, black: 10, white: 10, gold: 13 })
  })

  it('RPL-SETUP-05 RPL-SETUP-06: clockwise from the Start Player everybody takes another sheet, on either side', () => {
    const { table } = opened(3, falls(1, 6, 2))
    const order = [1, 2, 0]
    for (const [place, seat] of order.entries()) {
      const [asked] = table.asked
      expect(asked?.seat).toBe(seat)
      expect(asked?.options.length).toBe((6 - place) * 2)
      table.give(asked!, 1)
    }
    expect(order.map((seat) => table.state.heroes[seat]!.race)).toEqual(['dragonkin', 'dwarf', 'elf'])
    expect(table.state.heroes.map(({ side }) => side)).toEqual(['male', 'male', 'male'])
  })

  it.each([1, 2, 3, 4])('RPL-SETUP-06: with %i players either side plays the same game to the same end', (players) => {
    const played = (side: 'female' | 'male') => {
      const told: string[] = []
      const table = openAt(players, 11, {}, (kind, data) => {
        if (kind !== 'race-taken') told.push(JSON.stringify({ kind, data }))
      })
      while (table.state.phase === 'races') {
        const [asked] = table.asked
        const options = asked!.options as readonly { readonly side: string }[]
        table.give(
          asked!,
          options.findIndex((option) => option.side === side),
        )
      }
      playOn(table, 11)
      expect(table.state.heroes.map((own) => own.side)).toEqual(table.seats.map(() => side))
      return told
    }
    expect(played('male')).toEqual(played('female'))
  })

  it('RPL-SETUP-07 RPL-SETUP-08 RPL-SETUP-09 RPL-RULING-22: 5 Gold, one more for the third and two more for the fourth in order', () => {
    const gold = (players: number) => {
      const { table } = opened(players, falls(1, 6, 2, 3))
      while (table.state.phase === 'races') table.give(table.asked[0]!, 0)
      return table.state.heroes.map((own) => own.gold)
    }
    expect(gold(4)).toEqual([7, 5, 5, 6])
    expect(gold(3)).toEqual([6, 5, 5])
    expect(gold(2)).toEqual([5, 5])
    expect(gold(1)).toEqual([5])
  })

  it('RPL-SETUP-10 RPL-SETUP-14 RPL-EX-1: a white die brings the card of Cleric and Paladin, and Paladin may be chosen', () => {
    // Start roll, then the 51st die of the bag: the first white one.
    const { table } = opened(2, falls(6, 1, 51))
    while (table.state.phase === 'races') table.give(table.asked[0]!, 0)
    const [asked] = table.asked
    expect(asked).toMatchObject({ seat: 0, kind: 'class', options: ['cleric', 'paladin'] })
    table.give(asked!, 1)
    expect(table.state.heroes[0]).toMatchObject({ class: 'paladin', colour: 'white' })
  })

  it('RPL-SETUP-11 RPL-SETUP-12 RPL-SETUP-13 RPL-RULING-4: useless dice stay out while drawing goes on, and give no Gold', () => {
    // Seat 0 draws gold (die 61 of 73), then green (die 1 of 72); seat 1 draws green (1 of 71) and then blue (die 9 of 70).
    const { table, told } = opened(2, falls(6, 1, 61, 1, 1, 9))
    while (table.state.phase === 'races') table.give(table.asked[0]!, 0)
    expect(table.state.heroes[0]!.colour).toBe('green')
    expect(inBag(table.state)).toBe(71)
    table.give(table.asked[0]!, 0)
    expect(table.state.drawn).toEqual(['gold', 'green', 'green', 'blue'])
    expect(inBag(table.state)).toBe(69)
    expect(table.state.heroes[0]!.gold).toBe(5)
    table.give(table.asked[0]!, 0)
    expect(
      told.filter(({ kind }) => kind === 'class-die-drawn').map(({ data }) => (data as Die & { seat: number }).seat),
    ).toEqual([0, 0, 1, 1])
    expect(table.state.drawn).toEqual([])
    expect(inBag(table.state)).toBe(73 - 12)
  })

  it('RPL-SETUP-15 RPL-SETUP-16: by choice, the last in order first and the Start Player last, each another colour', () => {
    const { table } = opened(3, falls(1, 6, 2), { classes: 'choose' })
    while (table.state.phase === 'races') table.give(table.asked[0]!, 0)
    const seen: number[] = []
    while (table.state.phase === 'classes') {
      const [asked] = table.asked
      if (asked!.kind === 'class-card') {
        seen.push(asked!.seat)
        expect(asked!.options.length).toBe(7 - seen.length)
      }
      table.give(asked!, 0)
    }
    expect(seen).toEqual([0, 2, 1])
    expect(new Set(table.state.heroes.map(({ colour }) => colour)).size).toBe(3)
  })

  it('RPL-SETUP-16: drawn colours are never shared', () => {
    for (const seed of SEEDS) {
      const { heroes } = readyToRoll(4, seed).state
      expect(new Set(heroes.map(({ colour }) => colour)).size).toBe(4)
      for (const own of heroes) expect(CLASS[own.class!].colour).toBe(own.colour)
    }
  })

  it('RPL-SETUP-17 RPL-SETUP-18 RPL-SETUP-19 RPL-RULING-2: one backstory and one alignment each, the marker in the centre', () => {
    for (const seed of SEEDS) {
      const { heroes } = readyToRoll(4, seed).state
      expect(new Set(heroes.map(({ backstory }) => backstory)).size).toBe(4)
      expect(new Set(heroes.map(({ alignment }) => alignment)).size).toBe(4)
      for (const own of heroes) {
        expect(BACKSTORY_IDS).toContain(own.backstory)
        expect(ALIGNMENT_IDS).toContain(own.alignment)
        expect(own.marker).toEqual({ row: 1, column: 1 })
      }
    }
    const dealt = new Set(SEEDS.map((seed) => readyToRoll(2, seed).state.heroes[0]!.backstory))
    expect(dealt.size).toBeGreaterThan(3)
  })

  it('RPL-SETUP-18: nobody changes class, backstory or alignment after set-up; the others never come', () => {
    for (const seed of [1, 2, 3]) {
      const told: string[] = []
      const table = openAt(3, seed, {}, (kind) => {
        if (kind === 'class-taken' || kind === 'fate-dealt') told.push(kind)
      })
      playOn(table, seed, ({ state }) => state.round === 1)
      const chosen = () => table.state.heroes.map((own) => [own.class, own.colour, own.backstory, own.alignment])
      const before = chosen()
      playOn(table, seed, () => {
        expect(chosen()).toEqual(before)
        return true
      })
      expect(told).toHaveLength(6)
      expect(chosen()).toEqual(before)
    }
  })

  it('RPL-SETUP-20: 26 cards have one dot, 27 have two', () => {
    expect(CARD_IDS.filter((card) => CARDS[card].dots === 1)).toHaveLength(26)
    expect(CARD_IDS.filter((card) => CARDS[card].dots === 2)).toHaveLength(27)
  })

  it.each([
    [2, 7, 39],
    [3, 3, 47],
    [4, 0, 53],
  ])(
    'RPL-SETUP-21 RPL-RULING-5: with %i players %i cards of each group go to the discard pile',
    (players, each, deck) => {
      const { state } = openAt(players, 5)
      expect([dots(state, 1), dots(state, 2)]).toEqual([each, each])
      expect(state.deck.items.length + state.market.length).toBe(deck)
      const others = openAt(players, 6).state.discard
      if (each > 0) expect(others).not.toEqual(state.discard)
    },
  )

  it('RPL-SETUP-22: single-dot cards lie on top of double-dot cards', () => {
    const { deck, market } = openAt(3, 5).state
    const fromTop = [...market, ...deck.items.toReversed()].map((card) => CARDS[card].dots)
    expect(fromTop).toEqual(fromTop.toSorted())
    expect(deck.sees).toEqual([])
  })

  it.each([
    [1, 3, [2]],
    [2, 3, [2]],
    [3, 4, [2, 3]],
    [4, 5, [2, 3, 4]],
  ])(
    'RPL-SETUP-23 RPL-SETUP-24 RPL-SETUP-25: %i players have %i Market and Initiative cards, coins on %j',
    (players, cards, coins) => {
      const { market, initiative } = openAt(players, 2).state
      expect(market).toHaveLength(cards)
      expect(initiative).toHaveLength(cards)
      expect(initiative.flatMap(({ coin }, i) => (coin ? [i + 1] : []))).toEqual(coins)
    },
  )

  it.each([
    [1, 6],
    [2, 6],
    [3, 7],
    [4, 8],
  ])('RPL-SETUP-26: with %i players everybody rolls %i starting dice', (players, count) => {
    const table = playOn(openAt(players, 3), 3, ({ state }) => state.phase !== 'starting-dice')
    for (const own of table.state.heroes) {
      expect(own.hand).toHaveLength(count)
      for (const { value } of own.hand) expect([1, 2, 3, 4, 5, 6]).toContain(value)
    }
  })

  const placing = (hand: string, given = {}) => {
    const state = scene({ heroes: [hero({ ...given })], phase: 'starting-dice' })
    const table = new At(state, 1)
    table.hero(0).hand = dice(hand)
    return table
  }

  it('RPL-SETUP-27 RPL-SETUP-28 RPL-RULING-24: each die goes to the leftmost empty space of a row of choice, with its value and without action', () => {
    const table = placing('r6 w2 b3')
    expect(table.options(0, 'starting-die').length).toBeGreaterThanOrEqual(18)
    table.answer(0, 'starting-die', { die: 1, row: 'str' })
    expect(shown(table.hero(0).rows.str)).toBe('w2')
    expect(shown(table.hero(0).hand)).toBe('r6 b3')
    table.answer(0, 'starting-die', { die: 0, row: 'str' })
    expect(shown(table.hero(0).rows.str)).toBe('w2 r6')
    expect(table.asked).toEqual(['0 starting-die'])
  })

  it('RPL-SETUP-27: a full row takes no more; players place side by side', () => {
    const state = scene({ heroes: [hero(), hero()], phase: 'starting-dice' })
    const table = new At(state, 4)
    expect(table.asked).toEqual(['0 starting-die', '1 starting-die'])
    table.hero(1).hand = dice('w1 w2 w3 w4')
    for (let n = 0; n < 3; n++) table.answer(1, 'starting-die', { die: 0, row: 'dex' })
    expect(table.options(1, 'starting-die').some(({ row }) => row === 'dex')).toBe(false)
    expect(table.hero(0).rows).toEqual(rows({}))
  })

  it('RPL-SETUP-29 RPL-SETUP-30: 1 Gold for a full row, 2 for a gold die', () => {
    const table = placing('w1 w2 w3 $4')
    for (let n = 0; n < 3; n++) table.answer(0, 'starting-die', { die: 0, row: 'con' })
    expect(table.hero(0).gold).toBe(6)
    table.answer(0, 'starting-die', { die: 0, row: 'int' })
    expect(table.hero(0).gold).toBe(8)
  })

  it('RPL-SETUP-30 RPL-SETUP-31 RPL-EX-13: a Thief who is fourth has 7 + 4 + 4 + 1 = 16 Gold', () => {
    const table = placing('$1 $2 w3', { class: 'thief', gold: 7 })
    for (let n = 0; n < 3; n++) table.answer(0, 'starting-die', { die: 0, row: 'wis' })
    expect(table.hero(0).gold).toBe(16)
  })

  it('RPL-SETUP-31: no other ability works in set-up', () => {
    const table = placing('r6 w2', { class: 'wizard' })
    table.answer(0, 'starting-die', { die: 0, row: 'str' })
    expect(table.asked).toEqual(['0 starting-die'])
  })

  it('RPL-SETUP-32: the Start Player begins round 1', () => {
    for (const seed of SEEDS) {
      const { state, asked } = readyToRoll(3, seed)
      expect(state.round).toBe(1)
      expect(asked[0]?.seat).toBe(state.start)
    }
  })
})

describe('variants', () => {
  it('RPL-VAR-01: any combination can be played to its end', () => {
    for (let bits = 0; bits < 32; bits++) {
      const on = (bit: number) => (bits & bit) !== 0
      const options = {
        classes: on(1) ? ('choose' as const) : ('draw' as const),
        lessRandomSetup: on(2),
        randomMarketDeck: on(4),
        shortGame: on(8),
        friendlyMarket: on(16),
      }
      expect(playOn(openAt(1 + (bits % 4), bits, options), bits).over).toBe(true)
    }
  })

  const handsOf = (players: number, options: object) =>
    playOn(openAt(players, 9, options), 9, ({ state }) => state.phase !== 'starting-dice').state

  it.each([
    [2, 0],
    [3, 1],
    [4, 2],
  ])(
    'RPL-VAR-02 RPL-VAR-03 RPL-RULING-10: %i players get one die of each class colour and %i gold ones',
    (players, gold) => {
      const { heroes, bag } = handsOf(players, { lessRandomSetup: true })
      for (const { hand } of heroes) {
        expect(hand.map(({ colour }) => colour).toSorted()).toEqual(
          [...CLASS_COLOURS, ...Array.from({ length: gold }, () => 'gold')].toSorted(),
        )
      }
      expect(new Set(heroes.flatMap(({ hand }) => hand.map(({ value }) => value))).size).toBeGreaterThan(3)
      expect(bag.green).toBe(10 - players)
      expect(bag.gold).toBe(13 - gold * players)
    },
  )

  it('RPL-VAR-04: these dice are placed and paid for as usual', () => {
    const state = scene({
      heroes: [hero({ class: 'thief' })],
      phase: 'starting-dice',
      options: { lessRandomSetup: true },
    })
    const table = new At(state, 2)
    table.hero(0).hand = dice('$1 w1 w2')
    for (let n = 0; n < 3; n++) table.answer(0, 'starting-die', { die: 0, row: 'str' })
    expect(table.hero(0).gold).toBe(5 + 4 + 1)
  })

  it.each([
    [2, 14],
    [3, 6],
    [4, 0],
  ])('RPL-VAR-05: one random deck; with %i players %i cards of it are discarded', (players, count) => {
    const { state } = openAt(players, 4, { randomMarketDeck: true })
    expect(state.discard).toHaveLength(count)
    const fromTop = [...state.market, ...state.deck.items.toReversed()].map((card) => CARDS[card].dots)
    expect(fromTop).not.toEqual(fromTop.toSorted())
    expect(fromTop).toHaveLength(53 - count)
  })

  it.each([
    [2, 8, 10],
    [3, 9, 9],
    [4, 10, 8],
  ])(
    'RPL-VAR-06 RPL-VAR-07: a short game of %i has %i starting dice, %i rounds and 5 Gold for all',
    (players, count, rounds) => {
      const { heroes, rounds: played } = handsOf(players, { shortGame: true })
      expect(played).toBe(rounds)
      for (const { hand, gold } of heroes) {
        expect(hand).toHaveLength(count)
        expect(gold).toBe(5)
      }
    },
  )

  it.each([
    [2, 0],
    [3, 1],
    [4, 2],
  ])(
    'RPL-VAR-08: short and less random, %i players: six colours, %i gold ones, and two dice drawn from the bag and rolled',
    (players, gold) => {
      const colours = new Set<string>()
      const values = new Set<number>()
      for (const seed of SEEDS) {
        const table = openAt(players, seed, { shortGame: true, lessRandomSetup: true })
        const { state } = playOn(table, seed, ({ state: { phase } }) => phase !== 'starting-dice')
        expect(inBag(state)).toBe(73 - players * (8 + gold))
        const given = [...CLASS_COLOURS, ...Array.from({ length: gold }, () => 'gold' as const)]
        for (const { hand } of state.heroes) {
          expect(hand.slice(0, -2).map(({ colour }) => colour)).toEqual(given)
          for (const { colour, value } of hand.slice(-2)) {
            colours.add(colour)
            values.add(value)
          }
        }
        for (const colour of COLOURS) {
          const held = state.heroes.flatMap(({ hand }) => hand).filter((die) => die.colour === colour).length
          expect(state.bag[colour] + held).toBe(colour === 'gold' ? 13 : 10)
        }
      }
      // Drawn blind: any colour, and rolled: any value.
      expect(colours.size).toBeGreaterThan(4)
      expect(values.size).toBeGreaterThan(4)
    },
  )

  const MARKET = ['reckless', 'honest', 'weak'] as const
  const friendly = (given: Parameters<typeof hero>[0], options = { friendlyMarket: true }) =>
    at({ heroes: [hero(given), hero()], phase: 'market', market: [...MARKET], takes: [1, 2], options })

  it('RPL-VAR-09: in the friendly Market Gold is taken without discarding a card, also by who could buy', () => {
    expect(friendly({ gold: 5 }).options(0, 'market')).toEqual([
      { do: 'buy', card: 'honest' },
      { do: 'buy', card: 'weak' },
      { do: 'take-gold' },
    ])
    const table = friendly({ gold: 5 }).answer(0, 'market', { do: 'take-gold' })
    expect(table.hero(0).gold).toBe(7)
    expect(table.heard('purchase-forgone')).toEqual([{ seat: 0 }])
    expect(table.heard('card-discarded')).toEqual([])
    expect(table.state).toMatchObject({ market: [...MARKET], discard: [] })
    expect(table.asked).toEqual(['1 market'])
    // Who cannot buy has nothing to choose.
    const poor = friendly({ gold: 0 })
    expect(poor.hero(0).gold).toBe(2)
    expect(poor.asked).toEqual(['1 market'])
  })

  it('RPL-VAR-09: buying stays as it is, and whoever takes Gold buys nothing, not even a Bard', () => {
    const bought = friendly({ gold: 5 }).answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(bought.hero(0)).toMatchObject({ gold: 2, traits: ['honest'] })
    const bard = friendly({ class: 'bard', gold: 9 }).answer(0, 'market', { do: 'take-gold' })
    expect(bard.asked).toEqual(['1 market'])
    const empty = at({
      heroes: [hero(), hero()],
      phase: 'market',
      market: [],
      takes: [1, 2],
      round: 3,
      options: { friendlyMarket: true },
    })
    expect(empty.heard('gold-gained')).toEqual([])
  })

  it('RPL-VAR-09: without the variant Gold is never taken without a card', () => {
    const moves = friendly({ gold: 5 }, { friendlyMarket: false }).options(0, 'market')
    expect(moves.map((move) => move.do)).toEqual(['buy', 'buy', 'discard', 'discard', 'discard'])
  })

  it('RPL-VAR-09 RPL-TIME-02: who can buy nothing is asked all the same, where a Skill would change that', () => {
    const poor = (skills: readonly SkillId[]) =>
      at({
        heroes: [hero({ gold: 0, skills }), hero()],
        phase: 'market',
        market: [...MARKET],
        discard: ['mystic-cowl'],
        takes: [1, 2],
        options: { friendlyMarket: true },
      })
    for (const skill of ['move-silently', 'pickpocket', 'open-lock'] as const) {
      const table = poor([skill])
      expect(table.asked).toEqual(['0 market'])
      expect(table.options(0, 'market')).toEqual([{ do: 'take-gold' }])
      expect(table.usable(0)).toEqual([skill])
    }
    // Nothing is left to use, and there is still nothing to buy: 2 Gold by the Skill, 2 by the Market.
    const thief = poor(['pickpocket']).use(0, 'pickpocket').answer(0, 'take', 'take')
    expect([thief.asked, thief.hero(0).gold]).toEqual([['1 market'], 4])
    expect(poor([]).asked).toEqual(['1 market'])
  })

  it('RPL-VAR-10: Charitable works in the friendly Market', () => {
    const table = friendly({ class: 'cleric', gold: 5 }).answer(0, 'market', { do: 'take-gold' })
    expect(table.hero(0).gold).toBe(8)
  })

  it('RPL-VAR-11: solo variants use the numbers for two, without Diplomacy and the enemy die', () => {
    const random = openAt(1, 3, { randomMarketDeck: true }).state
    expect(random.discard).toHaveLength(14)
    expect(random.deck.items.length + random.market.length + random.junk.length).toBe(52 - 14)
    const short = handsOf(1, { shortGame: true, lessRandomSetup: true })
    expect(short.heroes[0]!.hand).toHaveLength(8)
    expect(short.rounds).toBe(10)
    expect(random.bag.gold).toBe(12)
    expect(ATTRIBUTES).toHaveLength(6)
  })
})
