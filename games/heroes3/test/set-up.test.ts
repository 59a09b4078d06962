import { type Decision, openQuiet, readOpening, source } from '@krcma/kernel'
import { describe, expect, it, vi } from 'vitest'
import { cardsNamed, nameOf } from '../content/cards.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { TILES } from '../content/tiles.ts'
import { slotDistance } from '../reckoning/lattice.ts'
import { isConnected } from '../reckoning/placing.ts'
import { startingDeck } from '../reckoning/starting-deck.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/set-up/set-up.ts'
import type { Heroes3, Options, State, TaskOf } from '../shape.ts'
import { At, at, falls, scene, still, USUAL } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

/** A table before anything was decided. */
function fresh(chance: readonly number[], options: Partial<Options> = {}): At {
  const scenario = SCENARIOS[options.scenario ?? 'last-chance']
  const opening = { players: 2, options: { ...USUAL, ...options }, scenario, campaign: null }
  return new At(setUp(opening, still), falls(...chance), options)
}

function begun(...dice: readonly number[]): At {
  const table = fresh([...dice])
  return table
    .answer('faction', 'castle')
    .answer('hero', 'catherine')
    .answer('faction', 'necropolis')
    .answer('hero', 'sandro')
}

/** A random game up to the first turn. */
function built(scenario: Options['scenario'], seed: number, options: Partial<Options> = {}) {
  const table = openQuiet(
    game,
    { players: 2, options: { ...USUAL, scenario, ...options }, scenario: null, campaign: null },
    seed,
  )
  const random = source(seed, 3)
  while (table.state.round === 0 && !table.over) {
    const [decision] = table.decisions(table.waiting[0]!).filter(({ offer }) => !offer) as Decision<Heroes3>[]
    table.give(decision!, random.below(decision!.options.length))
  }
  return table
}

describe('sides', () => {
  it('H3B-SETUP-02, H3B-SETUP-03: a faction is taken once, with one of its heroes', () => {
    const table = fresh([])
    table.answer('faction', 'castle')
    expect(table.options('hero')).toEqual(['catherine', 'rion'])
    table.answer('hero', 'rion')
    expect(table.options('faction')).toEqual(['necropolis', 'dungeon'])
  })

  it('H3B-SETUP-02: or factions at random', () => {
    const table = fresh([2], { factions: 'random' })
    expect(table.asked).toEqual(['0 hero'])
    expect(table.player().faction).not.toBeNull()
  })
})

describe('the start roll', () => {
  it('H3B-EX-02, H3B-TMAP-02: who has more pieces decides', () => {
    // 6 gold and 1 valuables against 4 materials and 2 valuables.
    const table = begun(1, 4, 3, 5)
    expect(table.heard('start-rolled').map(({ sum }) => sum)).toEqual([7, 6])
    expect(table.asked).toEqual(['0 first-player'])
    table.answer('first-player', 1)
    expect(table.state.first).toBe(1)
  })

  it('H3B-EX-03, H3B-TMAP-03, H3B-RULING-10: equal sums are rolled again', () => {
    // 3 gold and 2 materials against 4 materials and 1 valuables, then 3 + 3 against 6 + 6.
    const table = begun(0, 2, 3, 4, 0, 0, 1, 1)
    expect(table.heard('start-rolled').map(({ sum }) => sum)).toEqual([5, 5, 6, 12])
    expect(table.asked).toEqual(['1 first-player'])
  })
})

describe('the map of a tournament', () => {
  it('H3B-TMAP-05, H3B-TMAP-06: the first player turns up the centre and rotates it', () => {
    const table = begun(1, 4, 3, 5)
    table.answer('first-player', 0)
    expect(table.state.map.map(({ tile }) => tile === null)).toContain(true)
    expect(table.asked).toEqual(['0 rotation'])
    expect(table.options('rotation')).toHaveLength(6)
  })

  it('H3B-TMAP-07, H3B-TMAP-12: near tiles from the second player on, far tiles from the first', () => {
    const table = begun(1, 4, 3, 5)
    table.answer('first-player', 0)
    const order = table.state.agenda.filter((task): task is TaskOf<'place-tile'> => task.do === 'place-tile').reverse()
    expect(order.filter(({ kind }) => kind === 'near').map(({ seat }) => seat)).toEqual([1, 0])
    expect(order.filter(({ kind }) => kind === 'start').map(({ seat }) => seat)).toEqual([0, 1])
    expect(order.filter(({ kind }) => kind === 'far').map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
  })

  it('H3B-TMAP-16: a drawn tile is shown, then placed; open pools are chosen from', () => {
    const open = begun(1, 4, 3, 5)
    expect(open.heard('tile-drawn')).toEqual([])
    open.answer('first-player', 0).until('placement')
    expect(open.heard('tile-drawn')).toHaveLength(1)
    expect(open.state.pools[0]?.tiles.sees).toEqual([])
    const seen = fresh([1, 4, 3, 5], { 'tile-pools': 'open' })
    seen.until('first-player').answer('first-player', 0)
    expect(seen.state.pools.every(({ seat, tiles }) => tiles.sees !== 'all' && tiles.sees.includes(seat))).toBe(true)
  })

  const kinds = (state: State) =>
    Object.fromEntries(
      (['start', 'near', 'far', 'center'] as const).map((kind) => [
        kind,
        state.map.filter((one) => one.kind === kind).length,
      ]),
    )
  const withObelisk = (state: State) =>
    state.map.filter(({ tile }) => tile !== null && TILES[tile].fields.C.type === 'obelisk').length

  it('H3B-S1-01, H3B-S1-02, H3B-RULING-01, H3B-TMAP-09, H3B-TMAP-15, H3B-TMAP-17, H3B-S0-05: Last Chance', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { state } = built('last-chance', seed)
      expect(kinds(state)).toEqual({ start: 2, near: 4, far: 4, center: 0 })
      expect(withObelisk(state)).toBe(2)
      expect(isConnected(state.map)).toBe(true)
      expect(state.map.every(({ tile }) => tile !== null)).toBe(true)
      const [a, b] = state.map.filter(({ kind }) => kind === 'start')
      expect(slotDistance(a!.slot, b!.slot)).toBeGreaterThan(2)
    }
  })

  it('H3B-S2-01, H3B-S2-02, H3B-RULING-02, H3B-RULING-05: Grand Race', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { state } = built('grand-race', seed)
      expect(kinds(state)).toEqual({ start: 2, near: 4, far: 4, center: 1 })
      expect(state.map.find(({ kind }) => kind === 'center')).toMatchObject({ tile: 'C1', slot: [0, 0] })
      expect(withObelisk(state)).toBe(2)
    }
  })

  it('H3B-S3-01, H3B-S3-02, H3B-S3-03, H3B-RULING-03: Unexpected Inheritance', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { state } = built('unexpected-inheritance', seed)
      expect(kinds(state)).toEqual({ start: 2, near: 4, far: 6, center: 2 })
      expect(
        slotDistance(
          state.map.find(({ tile }) => tile === 'C1')!.slot,
          state.map.find(({ tile }) => tile === 'C2')!.slot,
        ),
      ).toBe(1)
    }
  })

  it('H3B-RULING-01: the other centres of Last Chance', () => {
    expect(kinds(built('last-chance', 1, { centre: 'single-center' }).state)).toMatchObject({ center: 1, near: 4 })
    expect(kinds(built('last-chance', 1, { centre: 'random-near-pair' }).state)).toMatchObject({ near: 4 })
    const opening = {
      players: 2,
      options: { ...USUAL, scenario: 'grand-race' as const, centre: 'single-center' as const },
      scenario: null,
      campaign: null,
    }
    expect(game.refuses?.(opening)).toBe('centre')
  })
})

describe('what players begin with', () => {
  it('H3B-SETUP-05: nine cards, of two heroes with the same ability each a copy', () => {
    const state = scene({ lords: [{ hero: 'rion' }, { faction: 'dungeon', hero: 'alamar' }] })
    const [a, b] = [startingDeck(state, 0), startingDeck(state, 1)]
    expect([a.length, b.length]).toEqual([9, 9])
    expect(new Set([...a, ...b]).size).toBe(18)
    expect(a.filter((card) => nameOf(card) === 'magic-arrow')).toHaveLength(2)
    expect(a).toContain('spec-rion-I')
  })

  it('H3B-SETUP-07, H3B-SETUP-08, H3B-TRULE-01, H3B-TRULE-02: what remains, shuffled, one card open', () => {
    const { decks, removed } = scene()
    const size = (id: 'ability' | 'artifact' | 'spell') => decks[id]!.deck.items.length + decks[id]!.discard.length
    expect([size('ability'), size('artifact'), size('spell')]).toEqual([26, 31, 44])
    expect(decks.ability!.discard).toHaveLength(1)
    expect([...removed].sort()).toEqual([...cardsNamed('diplomacy'), 'hourglass-of-the-evil-hour'].sort())
  })

  it('H3B-SETUP-09: neutral units in four decks', () => {
    const { neutrals } = scene()
    expect(Object.values(neutrals).map(({ deck }) => deck.items.length)).toEqual([17, 12, 10, 2])
  })

  it('H3B-SETUP-04, H3B-SETUP-11, H3B-SETUP-12, H3B-SETUP-13, H3B-SETUP-14, H3B-SETUP-15, H3B-SETUP-16, H3B-S0-01, H3B-S0-02, H3B-S0-03, H3B-S0-04, H3B-S0-06', () => {
    const { state } = built('last-chance', 5, { 'starting-bonus': false })
    for (const player of state.players) {
      expect(player).toMatchObject({ level: 1, experience: 0, goods: { gold: 10, materials: 3, valuables: 1 } })
      expect(player.baseIncome).toEqual({ gold: 10, materials: 0, valuables: 0 })
      expect(player.buildings).toHaveLength(1)
      expect(player.units.map(({ side }) => side)).toEqual(['few', 'few', 'few'])
      expect(player.tokens).toEqual({ build: true, population: true, spellBook: true })
      expect(player.heroes.main).toMatchObject({ mp: 3 })
      expect(player.heroes.main!.field.endsWith('.C')).toBe(true)
    }
    expect(state.round).toBe(1)
  })

  it('H3B-TMAP-04, H3B-TRULE-04, H3B-RULING-11, H3B-EX-05, H3B-RULING-12: the token of the second player, not of the Necropolis', () => {
    const given = (faction: 'necropolis' | 'dungeon') =>
      at({
        lords: [{}, { faction }],
        agenda: [
          { do: 'starting-bonus', seat: 1 },
          { do: 'act', seat: 0 },
        ],
        options: { 'starting-bonus': false },
      }).player(1).morale
    expect([given('dungeon'), given('necropolis')]).toEqual(['positive', 'neutral'])
  })

  it('H3B-SETUP-17, H3B-SETUP-18, H3B-RULING-17: the bonus of the difficulty', () => {
    const bonus = (options: Partial<Options>, ...dice: number[]) =>
      at(
        {
          agenda: [
            { do: 'starting-bonus', seat: 0 },
            { do: 'act', seat: 0 },
          ],
          options,
        },
        falls(...dice),
      )
    const normal = bonus({}, 1, 3).answer('choice', 0)
    expect(normal.options('die-result')).toEqual([0, 1])
    expect(normal.answer('die-result', 1).player().goods.materials).toBe(7)
    expect(bonus({ difficulty: 'easy' }, 1, 3).answer('choice', 0).player().goods).toMatchObject({
      gold: 16,
      materials: 7,
    })
    expect(bonus({ difficulty: 'hard' }).answer('choice', 1).player().gained.artifact).toBe(1)
    expect(bonus({ difficulty: 'impossible' }).asked).toEqual(['0 act'])
    expect(bonus({ 'no-starting-bonus': true }).asked).toEqual(['0 act'])
  })

  it('H3B-SETUP-18: after a search the artifact deck and its discard pile are one again', () => {
    const table = at({
      agenda: [{ do: 'starting-bonus', seat: 0 }, { do: 'artifacts-anew' }, { do: 'act', seat: 0 }],
      decks: { artifact: ['angel-wings', 'charm-of-mana'] },
    })
    table
      .answer('choice', 1)
      .answer('search-from', { deck: 'artifact', from: 'deck' })
      .answer('search-pick', 'angel-wings')
    expect(table.state.decks.artifact!.discard).toHaveLength(1)
    expect(table.state.decks.artifact!.deck.items).toHaveLength(29)
  })

  it('H3B-SETUP-21: the bonuses of the scenario', () => {
    const table = at({
      scenario: SAMPLE_SCENARIOS[0]!,
      agenda: [
        { do: 'scenario-bonus', seat: 0, taken: [] },
        { do: 'act', seat: 0 },
      ],
    })
    const { gold } = table.player().goods
    table.answer('scenario-bonus', 'chest')
    expect(table.player().goods.gold).toBe(gold + 5)
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-SETUP-19, H3B-RULING-13: the starting hand, artifacts counted', () => {
    const table = at({
      lords: [{ hand: ['angel-wings'] }, {}],
      agenda: [{ do: 'begin' }, { do: 'act', seat: 0 }],
    })
    expect(table.player().hand.items).toHaveLength(4)
    expect(table.player(1).hand.items).toHaveLength(4)
  })

  it('H3B-EX-33, H3B-TRULE-03, H3B-TRULE-10, H3B-RULING-14: the whole hand once, in turn order', () => {
    const table = at({
      lords: [{ hand: ['stat-attack.1', 'stat-attack.2', 'stat-defense.1', 'angel-wings'] }, {}],
      agenda: [
        { do: 'mulligan', seat: 0 },
        { do: 'mulligan', seat: 1 },
        { do: 'turn', seat: 0 },
      ],
      round: 1,
    })
    const { deck } = table.player()
    const size = deck.items.length
    table.answer('mulligan', 'redraw')
    expect(table.player().hand.items).toHaveLength(4)
    expect(table.player().deck.items).toHaveLength(size)
    expect(table.asked).toEqual(['1 mulligan'])
    table.answer('mulligan', 'keep')
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-VAR-03: two heroes from the start', () => {
    const { state } = built('last-chance', 2, { 'start-with-secondary': true })
    for (const { heroes } of state.players) expect(heroes.secondary).toMatchObject({ mp: 2 })
  })

  it('H3B-VAR-01: Astrologers cannot come every round and never', () => {
    const options = { ...USUAL, 'astrologers-every-round': true, 'no-astrologers': true }
    expect(game.refuses?.({ players: 2, options, scenario: null, campaign: null })).toBe('no-astrologers')
  })

  it('H3B-CREATE-02: a tournament is for two, a scenario for as many as it says', () => {
    const [ford, crowns] = SAMPLE_SCENARIOS
    const players = (n: number, scenario: unknown) => {
      const opening = readOpening(game, n, { scenario })
      return 'refused' in opening ? opening.about : opening.players
    }
    expect([1, 2, 3].map((n) => players(n, null))).toEqual(['players', 2, 'players'])
    expect([1, 2, 3].map((n) => players(n, ford))).toEqual(['players', 2, 'players'])
    expect([1, 2, 3].map((n) => players(n, crowns))).toEqual(['players', 'players', 3])
    expect(players(1, { ...ford, players: { min: 1, max: 2 } })).toBe(1)
  })
})
