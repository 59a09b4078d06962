import { openTable } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { diceOf } from '../reckoning/sheet.ts'
import { game } from '../rules/game.ts'
import type { Die } from '../shape.ts'
import { openAt, playOn } from './play.ts'
import { at, falls, hero, NEARLY_FULL, rows, shown } from './scene.ts'

/** What is told in each phase, and in no other. */
const PHASE_OF: Record<string, string> = {
  'round-began': 'a new round',
  'dice-rolled': 'Roll',
  'initiative-taken': 'Dice',
  'card-bought': 'Market',
  'card-discarded': 'Market',
  'market-cleared': 'Cleanup',
}

const TURNS = new Set(['Dice', 'Market'])

interface Placing {
  readonly seat: number
  readonly die: Die
}

describe('rounds', () => {
  it.each([1, 2, 3, 4])(
    'RPL-ROUND-01: with %i players every round is Roll, Dice, Market and Cleanup, in this order',
    (players) => {
      const phases: string[] = []
      const table = openAt(players, 3, {}, (kind) => {
        const phase = PHASE_OF[kind]
        // Several turns make one Dice phase and one Market phase.
        if (phase !== undefined && (phase !== phases.at(-1) || !TURNS.has(phase))) phases.push(phase)
      })
      playOn(table, 3)
      const rounds = Array.from({ length: table.state.rounds }, () => [
        'a new round',
        'Roll',
        'Dice',
        'Market',
        'Cleanup',
      ])
      expect(phases).toEqual(rounds.flat())
    },
  )

  it.each([
    [1, 12],
    [2, 12],
    [3, 11],
    [4, 10],
  ])(
    'RPL-ROUND-02 RPL-ROUND-03 RPL-END-01 RPL-END-02 RPL-SOLO-18: %i players place one die each in each of %i rounds, and then all sheets are full',
    (players, rounds) => {
      const sheets = Array.from({ length: players }, () => 0)
      const placed: { readonly taken: Placing[]; readonly placed: Placing[]; readonly before: number[] }[] = []
      const table = openAt(players, 8, {}, (kind, data) => {
        const { seat, die } = data as Placing
        if (kind === 'starting-die-placed' || kind === 'die-placed') sheets[seat]!++
        if (kind === 'round-began') placed.push({ taken: [], placed: [], before: [...sheets] })
        if (kind === 'initiative-taken') placed.at(-1)?.taken.push({ seat, die })
        if (kind === 'die-placed') placed.at(-1)?.placed.push({ seat, die })
      })
      playOn(table, 8)
      expect(placed).toHaveLength(rounds)
      for (const [i, round] of placed.entries()) {
        expect(round.before).toEqual(table.seats.map(() => 18 - rounds + i))
        expect(round.taken.map(({ seat }) => seat).toSorted()).toEqual(table.seats)
        expect(round.placed).toEqual(round.taken)
      }
      expect(sheets).toEqual(table.seats.map(() => 18))
      for (const own of table.state.heroes) expect(diceOf(own)).toHaveLength(18)
    },
  )

  it('RPL-ROUND-04 RPL-DICE-01: Dice turns go clockwise from the Start Player, one after the other', () => {
    const table = at({ heroes: [hero(), hero(), hero()], start: 2, pool: 'w1 b2 r3 g4' })
    const order: number[] = []
    while (table.state.phase === 'dice') {
      const [asked] = table.table.asked
      if (asked!.kind === 'initiative') order.push(asked!.seat)
      expect(asked!.seat).toBe(order.at(-1))
      table.table.give(asked!, asked!.options.length - 1)
    }
    expect(order).toEqual([2, 0, 1])
  })

  it.each([2, 3, 4])(
    'RPL-ROUND-04 RPL-CLEAN-09: with %i players the order of each round begins with its own Start Player, who sits left of the last',
    (players) => {
      const orders: { readonly start: number; readonly taken: number[] }[] = []
      const table = openAt(players, 5, {}, (kind, data) => {
        const { seat } = data as Placing
        if (kind === 'round-began') orders.push({ start: seat, taken: [] })
        if (kind === 'initiative-taken') orders.at(-1)?.taken.push(seat)
      })
      playOn(table, 5)
      const first = orders[0]!.start
      for (const [i, { start, taken }] of orders.entries()) {
        expect(start).toBe((first + i) % players)
        expect(taken).toEqual(table.seats.map((seat) => (start + seat) % players))
      }
    },
  )

  it('RPL-ROUND-05 RPL-MARKET-01 RPL-MARKET-11 RPL-DICE-08: Market turns go by Initiative number, and cards go back', () => {
    const market = ['reckless', 'honest', 'weak', 'loyal'] as const
    const table = at({ heroes: [hero(), hero(), hero()], phase: 'market', market: [...market], takes: [4, 1, 2] })
    expect(table.asked).toEqual(['1 market'])
    table.answer(1, 'market', { do: 'discard', card: 'weak' })
    expect(table.state.initiative.map(({ taker }) => taker)).toEqual([null, 2, null, 0])
    expect(table.asked).toEqual(['2 market'])
    table.answer(2, 'market', { do: 'discard', card: 'loyal' })
    expect(table.asked).toEqual(['0 market'])
    table.answer(0, 'market', { do: 'discard', card: 'honest' })
    // Everybody has had a turn: the Market closes, and a new round begins.
    expect(table.heard('card-discarded')).toHaveLength(3)
    expect(table.heard('market-cleared')).toHaveLength(1)
    expect(table.state.round).toBe(2)
  })

  it('RPL-ROUND-06: a card that says otherwise wins over the rule: a Skill with a window of its own', () => {
    const table = at({ heroes: [hero({ skills: ['open-lock', 'cure-wounds'] }), hero()], pool: 'w1 b2 r3' })
    expect(table.usable(0)).toEqual(['cure-wounds'])
  })
})

describe('timing', () => {
  it('RPL-TIME-01: a step that has begun is not interrupted', () => {
    const table = at({
      heroes: [hero({ gold: 5, tokens: 1, skills: ['pickpocket'] }), hero({ skills: ['cure-wounds'] })],
      phase: 'market',
      market: ['honest', 'weak', 'loyal'],
      takes: [1, 2],
    })
    expect(table.usable(1)).toEqual(['cure-wounds'])
    table.answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(table.asked).toEqual(['0 pay'])
    expect(table.usable(0)).toEqual([])
    expect(table.usable(1)).toEqual([])
  })

  it('RPL-TIME-02 RPL-SKILL-06: before every decision that begins a step anybody may use a Skill', () => {
    const table = at({
      heroes: [hero({ rows: rows({ str: 'w1' }) }), hero({ skills: ['pickpocket'], rows: rows({ dex: 'r2' }) })],
      pool: 'w1 b2 r3',
    })
    expect(table.asked).toEqual(['0 initiative'])
    expect(table.usable(1)).toEqual(['pickpocket'])
    table.answer(0, 'initiative', 2)
    expect(table.asked).toEqual(['0 place-die'])
    expect(table.usable(1)).toEqual(['pickpocket'])
    table.answer(0, 'place-die', 'str')
    expect(table.asked).toEqual(['0 flip-die'])
    table.use(1, 'pickpocket').answer(1, 'take', 'take')
    expect(table.hero(1).gold).toBe(7)
    expect(table.asked).toEqual(['0 flip-die'])
  })

  it('RPL-TIME-02: where steps follow each other without a decision, the game stops for usable Skills alone', () => {
    const heroes = [hero({ rows: rows(NEARLY_FULL) }), hero({ rows: rows(NEARLY_FULL), skills: ['pickpocket'] })]
    const table = at({ heroes, phase: 'cleanup', round: 3, market: ['honest'] })
    expect(table.asked).toEqual(['1 skill-window'])
    table.use(1, 'pickpocket').answer(1, 'take', 'take')
    // Used up: the window is over, and the Skill can be refreshed at once.
    expect(table.asked).toEqual(['1 refresh'])
  })

  it('RPL-TIME-03: in a window Skills are used one at a time, clockwise from the player whose turn it is, and the round begins anew', () => {
    const skilled = () => hero({ rows: rows({ str: 'w3' }) })
    const heroes = [skilled(), skilled(), skilled()]
    heroes[0]!.skills = [{ id: 'pickpocket', ready: true }]
    heroes[1]!.skills = [
      { id: 'cure-wounds', ready: true },
      { id: 'acrobatics', ready: true },
    ]
    heroes[2]!.skills = [{ id: 'concentrate', ready: true }]
    const table = at({ heroes, phase: 'cleanup', round: 3, start: 1 })
    expect(table.asked).toEqual(['1 skill-window'])
    expect(table.usable(0)).toEqual([])
    expect(table.usable(2)).toEqual([])
    table.answer(1, 'skill-window', 'pass')
    expect(table.asked).toEqual(['2 skill-window'])
    table.use(2, 'concentrate').answer(2, 'flip-die', 'none')
    expect(table.asked).toEqual(['1 skill-window'])
    table.answer(1, 'skill-window', 'pass')
    expect(table.asked).toEqual(['0 skill-window'])
  })

  it('RPL-TIME-04: a pending decision is offered again with the options of the new state', () => {
    const table = at({
      heroes: [hero({ skills: ['sleight-of-hand'], rows: rows({ str: 'w1 w2 w3', dex: 'r1' }) }), hero()],
      pool: 'w1 b2 r3',
    })
    table.answer(0, 'initiative', 1)
    expect(table.options(0, 'place-die')).not.toContain('str')
    table.use(0, 'sleight-of-hand').answer(0, 'move-die', 0).answer(0, 'move-to', 'dex')
    expect(table.options(0, 'place-die')).toContain('str')
  })

  it('RPL-TIME-04: so are the Market, the changes, the moves of the marker and the cards of the discard pile', () => {
    const market = at({
      heroes: [hero({ gold: 3, skills: ['pickpocket'] }), hero()],
      phase: 'market',
      market: ['clumsy', 'honest', 'climb'],
      takes: [1, 2],
    })
    expect(market.options(0, 'market')).not.toContainEqual({ do: 'buy', card: 'clumsy' })
    market.use(0, 'pickpocket').answer(0, 'take', 'take')
    expect(market.options(0, 'market')).toContainEqual({ do: 'buy', card: 'clumsy' })

    const changing = at({
      heroes: [hero({ skills: ['concentrate'], rows: rows({ str: 'g6' }) }), hero()],
      pool: 'w3 b4 r5',
    })
    changing.answer(0, 'initiative', 1).answer(0, 'place-die', 'con')
    expect(changing.options(0, 'adjust-die')).not.toContainEqual({ space: 0, by: 1 })
    changing.use(0, 'concentrate').answer(0, 'flip-die', 0)
    expect(changing.options(0, 'adjust-die')).toContainEqual({ space: 0, by: 1 })
    expect(changing.options(0, 'adjust-die')).not.toContainEqual({ space: 0, by: -1 })

    const moving = at({ heroes: [hero({ skills: ['cure-wounds'] }), hero()], pool: 'w3 b4 r5' })
    moving.answer(0, 'initiative', 1).answer(0, 'place-die', 'wis')
    expect(moving.options(0, 'move-marker')).toContain('up')
    moving.use(0, 'cure-wounds').answer(0, 'adjust-die', 'none')
    expect(moving.options(0, 'move-marker')).toEqual(['down', 'left', 'right', 'none'])

    const adding = at({
      heroes: [hero({ class: 'druid' }), hero({ weapons: ['longbow'] })],
      phase: 'before-market',
      market: ['honest', 'weak', 'loyal'],
      discard: ['search'],
      takes: [1, 2],
    })
    expect(adding.options(0, 'add-card')).toEqual(['search', 'none'])
    adding.answer(1, 'discard-weapon', 'longbow')
    expect(adding.options(0, 'add-card')).toEqual(['search', 'longbow', 'none'])
  })

  it('RPL-TIME-05: no Skill is usable in set-up or once cards are given up', () => {
    const skilled = () => hero({ skills: ['cure-wounds'], rows: rows({ str: 'w1' }) })
    const early = at({ heroes: [skilled(), skilled()], phase: 'starting-dice' })
    expect([early.usable(0), early.usable(1)]).toEqual([[], []])
    const late = at({ heroes: [skilled(), skilled()], phase: 'giving-up' })
    expect(late.asked).toEqual(['0 give-up', '1 give-up'])
    expect([late.usable(0), late.usable(1)]).toEqual([[], []])
  })

  it('RPL-TIME-06: nothing comes between roll and order, nor between reroll and choice', () => {
    const skilled = () => hero({ skills: ['cure-wounds'], rows: rows({ str: 'w3' }) })
    // Three dice (green, green, blue of 71 in the bag), all showing 4.
    const table = at({ heroes: [skilled(), skilled()], phase: 'roll' }, falls(1, 1, 20, 4, 4, 4))
    expect(table.asked).toEqual(['0 skill-window'])
    table.answer(0, 'skill-window', 'pass').answer(1, 'skill-window', 'pass')
    expect(table.asked).toEqual(['0 order-die'])
    expect([table.usable(0), table.usable(1)]).toEqual([[], []])
    const second = at({ heroes: [skilled(), skilled()], pool: 'w1 b2 r3' }, falls(6))
    second.answer(0, 'initiative', 1).answer(0, 'place-die', 'int').answer(0, 'reroll-die', 0)
    expect(second.asked).toEqual(['0 keep'])
    expect([second.usable(0), second.usable(1)]).toEqual([[], []])
  })

  it('RPL-TIME-07 RPL-RULING-20: dice-phase Skills work from the ordering to the window after the last Dice turn', () => {
    const heroes = [hero({ class: 'druid', skills: ['climb', 'cure-wounds'] }), hero({ rows: rows({ str: 'r1' }) })]
    const market = ['weak', 'loyal', 'reckless'] as const
    const table = at({ heroes, phase: 'roll', market: [...market], discard: ['honest'] }, falls(1, 11, 21, 1, 2, 3))
    expect(table.state.phase).toBe('roll')
    expect(table.usable(0)).toEqual(['cure-wounds'])
    table.answer(0, 'skill-window', 'pass')
    expect(table.state.phase).toBe('dice')
    expect(table.asked).toEqual(['0 skill-window'])
    expect(table.usable(0)).toEqual(['climb', 'cure-wounds'])
    table.pass()
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
    table.answer(1, 'initiative', 2).answer(1, 'place-die', 'cha').answer(1, 'take', 'none')
    // The last window of the Dice phase, in which the die left over still is the pool; then Attuned, then one more window.
    expect(table.asked).toEqual(['0 skill-window'])
    expect(table.usable(0)).toContain('climb')
    const other = at({ heroes: [hero({ skills: ['climb'] }), hero()], pool: 'w1 b2 r3', market: [...market] })
    other.answer(0, 'initiative', 1).answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
    other.answer(1, 'initiative', 2).answer(1, 'place-die', 'cha').answer(1, 'take', 'none').use(0, 'climb')
    expect(other.options(0, 'pool-flip')).toEqual([3, 'none'])
    table.answer(0, 'skill-window', 'pass')
    expect(table.asked).toEqual(['0 add-card'])
    expect(table.usable(0)).toEqual(['cure-wounds'])
    table.answer(0, 'add-card', 'none')
    expect(table.asked).toEqual(['0 skill-window'])
    table.pass()
    expect(table.state.phase).toBe('market')
    expect(table.usable(0)).toEqual(['cure-wounds'])
  })

  it('RPL-TIME-07: the window after Cleanup belongs to the new round', () => {
    const heroes = [hero({ rows: rows({ str: 'w3' }) }), hero({ rows: rows({ str: 'w3' }), skills: ['knowledge'] })]
    const table = at({ heroes, phase: 'cleanup', round: 3 }, falls(1, 1, 1, 1, 2, 3))
    table.answer(1, 'skill-window', 'pass')
    expect(table.state.phase).toBe('roll')
    expect(table.state.round).toBe(4)
    table.use(1, 'knowledge').answer(1, 'attribute-action', 'cha').answer(1, 'take', 'take')
    expect(table.hero(1).tokens).toBe(1)
    expect(table.state.phase).toBe('dice')
  })

  it('RPL-TIME-02: a standing answer passes in every window until the next round begins', () => {
    const heroes = [hero({ rows: rows({ str: 'w3' }) }), hero({ rows: rows({ str: 'w3' }), skills: ['cure-wounds'] })]
    const { state } = at({ heroes, phase: 'before-market', market: ['honest', 'weak', 'loyal'], takes: [1, 2] })
    state.phase = 'market'
    state.active = 0
    const table = openTable({ ...game, setUp: () => state }, { seats: ['a', 'b'], seed: 'cd'.repeat(32) })
    if ('refused' in table) throw new Error(table.refused)
    table.stand(1, { kind: 'skill-window', option: 'pass', until: 'round-began' })
    table.give(table.asked[0]!, 0)
    while (table.asked[0]?.kind === 'pay') table.give(table.asked[0], 0)
    table.give(table.asked[0]!, table.asked[0]!.options.length - 1)
    // Cleanup went by without a question; the new round asks again.
    expect(table.state.phase).toBe('roll')
    expect(table.asked.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['1 skill-window'])
  })
})

describe('Roll phase', () => {
  const rolling = (players: number, ...values: number[]) =>
    at({ heroes: Array.from({ length: players }, () => hero()), phase: 'roll' }, falls(...values))

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('RPL-ROLL-01 RPL-ROLL-02 RPL-SOLO-06: with %i players %i dice are drawn and rolled once', (players, count) => {
    const table = rolling(players, ...Array.from({ length: count }, () => 1), ...[1, 2, 3, 4, 5].slice(0, count))
    expect(table.state.initiative.map(({ die }) => die?.value)).toEqual([1, 2, 3, 4, 5].slice(0, count))
    expect(table.state.bag.green).toBe(10 - count)
    expect(table.heard('dice-rolled')).toHaveLength(1)
  })

  it('RPL-ROLL-03 RPL-ROLL-05 RPL-ROLL-06: ascending by value whatever the colour, and coins stay', () => {
    // Gold 6, green 2, blue 4.
    const table = rolling(2, 61, 1, 10, 6, 2, 4)
    expect(shown(table.state.initiative.map(({ die }) => die!))).toBe('g2 b4 $6')
    expect(table.state.initiative.map(({ coin }) => coin)).toEqual([false, true, false])
  })

  it('RPL-ROLL-04 RPL-EX-2: of green 6 and purple 6 the Start Player puts one on card 3', () => {
    // Green, red (die 20 of the 72 left), gold (59 of 71), purple (29 of 70): 6, 1, 4, 6.
    const table = rolling(3, 1, 20, 59, 29, 6, 1, 4, 6)
    expect(table.asked).toEqual(['0 order-die'])
    expect(table.options(0, 'order-die').toSorted()).toEqual(['green', 'purple'])
    table.answer(0, 'order-die', 'purple')
    expect(shown(table.state.initiative.map(({ die }) => die!))).toBe('r1 $4 p6 g6')
    const other = rolling(3, 1, 20, 59, 29, 6, 1, 4, 6).answer(0, 'order-die', 'green')
    expect(shown(other.state.initiative.map(({ die }) => die!))).toBe('r1 $4 g6 p6')
  })

  it('RPL-ROLL-04: three equal dice are ordered one after the other', () => {
    const table = rolling(2, 1, 10, 19, 5, 5, 5)
    table.answer(0, 'order-die', 'red').answer(0, 'order-die', 'blue')
    expect(shown(table.state.initiative.map(({ die }) => die!))).toBe('r5 b5 g5')
  })

  it('RPL-ROLL-07: draws are blind: every die of the bag is as likely as every other', () => {
    const { state } = rolling(2, 73, 72, 71, 1, 2, 3)
    expect(state.bag).toMatchObject({ gold: 10, white: 10 })
    expect(rolling(2, 10, 10, 10, 1, 2, 3).state.bag).toMatchObject({ green: 9, blue: 8 })
  })

  it('RPL-ROLL-08: with too few dice the highest cards stay empty and cannot be chosen', () => {
    const bag = { green: 1, blue: 0, red: 1, purple: 0, black: 0, white: 0, gold: 0 }
    const table = at({ heroes: [hero(), hero()], phase: 'roll', bag }, falls(1, 1, 5, 2))
    expect(table.state.initiative.map(({ die }) => die?.value)).toEqual([2, 5, undefined])
    expect(table.options(0, 'initiative')).toEqual([1, 2])
  })
})
