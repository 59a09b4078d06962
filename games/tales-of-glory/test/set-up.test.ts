import { count, openTable, readOpening } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { BOARDS } from '../content/components.ts'
import { DECKS } from '../content/tiles.ts'
import { room } from '../index.ts'
import { tileOf } from '../reckoning/tile.ts'
import { game } from '../rules/game.ts'
import { open, openNew } from './scene.ts'

const COUNTS = [2, 3, 4, 5] as const
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('set-up', () => {
  it('TOG-SETUP-01: 2 to 5 players, nobody else', () => {
    for (const players of [0, 1, 6, 7]) expect(readOpening(game, players)).toMatchObject({ refused: 'not-allowed' })
    for (const players of COUNTS) expect(readOpening(game, players)).toMatchObject({ players })
  })

  it('TOG-SOLO-01: there is no solo mode', () => {
    expect(openTable(game, { seats: ['Alice'], seed: '0'.repeat(64) })).toMatchObject({ refused: 'not-allowed' })
  })

  it('TOG-SETUP-02 TOG-SETUP-17: 6 spaces for 2 or 3, 8 for 4 or 5, each with a tile of era 1', () => {
    for (const players of COUNTS) {
      const { spaces } = openNew(players).state
      expect(spaces).toHaveLength(players < 4 ? 6 : 8)
      for (const tile of spaces) expect(DECKS.era1).toContain(tile)
    }
  })

  it('TOG-SETUP-03: sorted by back: five decks of 5, 18, 20, 15 and 16 tiles', () => {
    const backs = { hero: 'hero-', era1: 'e1-', era2: 'e2-', era3: 'e3-', quest: 'q-' } as const
    for (const players of COUNTS) {
      const state = openNew(players).state
      const heroes = [...state.players.map(({ hero }) => hero), ...state.box.heroes]
      const decks = {
        hero: heroes,
        era1: [...state.decks.era1.items, ...state.putAside.items, ...state.spaces],
        era2: state.decks.era2.items,
        era3: state.decks.era3.items,
        quest: state.box.quests.items,
      }
      const sizes = { hero: 5, era1: 18, era2: 20, era3: 15, quest: 16 }
      for (const deck of ['hero', 'era1', 'era2', 'era3', 'quest'] as const) {
        expect(new Set(decks[deck]).size).toBe(sizes[deck])
        for (const tile of decks[deck]) expect(tile?.startsWith(backs[deck])).toBe(true)
      }
    }
  })

  it('TOG-SETUP-03 TOG-SETUP-05: five decks, each shuffled by itself', () => {
    const { decks, box, players } = openNew(5).state
    for (const deck of ['era1', 'era2', 'era3'] as const)
      for (const tile of decks[deck].items) expect(DECKS[deck]).toContain(tile)
    for (const quest of box.quests.items) expect(DECKS.quest).toContain(quest)
    for (const { hero } of players) expect(DECKS.hero).toContain(hero)
    for (const deck of ['era2', 'era3'] as const) {
      const orders = seeds.map((seed) => openNew(2, {}, seed).state.decks[deck].items.join())
      expect(new Set(orders).size).toBe(seeds.length)
    }
  })

  it('TOG-SETUP-04: without the variant all quests stay in the box', () => {
    const { box, players } = openNew(4).state
    expect([...box.quests.items].sort()).toEqual([...DECKS.quest].sort())
    for (const { quests, returned } of players) expect(count(quests) + count(returned)).toBe(0)
  })

  it('TOG-SETUP-06 TOG-SETUP-07 TOG-RULING-08: with 2 or 3 players two tiles of era 1 are put aside unseen', () => {
    for (const players of COUNTS) {
      const { putAside } = openNew(players).state
      expect(putAside.items).toHaveLength(players < 4 ? 2 : 0)
      expect(putAside.sees).toEqual([])
      for (const tile of putAside.items) expect(DECKS.era1).toContain(tile)
    }
    const everAside = new Set(seeds.flatMap((seed) => openNew(2, {}, seed).state.putAside.items))
    expect(everAside.size).toBe(DECKS.era1.length)
  })

  it('TOG-SETUP-11 TOG-SETUP-15 TOG-SETUP-17 TOG-SETUP-18: everybody is told who is who, what lies out and who begins', () => {
    const table = openTable(game, { seats: ['Alice', 'Robert', 'Karel'], seed: '7'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    const { players, spaces, first } = table.state
    const told = (kind: string) => table.events('spectator').filter((event) => event.kind === kind)
    expect(told('hero-drawn').map(({ data }) => data)).toEqual(players.map(({ hero }, seat) => ({ seat, hero })))
    expect(told('gained').map(({ data }) => data)).toEqual(
      players.map(({ hero }, seat) => expect.objectContaining({ seat, origin: { from: 'tile', tile: hero } })),
    )
    expect(told('tiles-laid')[0]?.data).toEqual({ tiles: spaces.map((tile, i) => ({ tile, space: i + 1 })) })
    expect(told('game-begins')[0]?.data).toEqual({ first })
  })

  it('TOG-SETUP-08 TOG-SETUP-09: nobody starts with keys, chests open or majorities', () => {
    for (const { majorities, tale } of openNew(5).state.players) {
      expect(majorities).toEqual([])
      expect(tale[0]?.opened).toEqual([false, false])
    }
  })

  it('TOG-SETUP-09: nobody owns a majority before the end of the game', () => {
    const sitting = openNew(4)
    sitting.playOn(3, () => {
      if (sitting.state.players.some(({ majorities }) => majorities.length > 0)) expect.fail('too early')
      return sitting.state.round === 10 && sitting.state.step === 'place'
    })
    expect(sitting.told('majority-settled')).toEqual([])
    expect(sitting.playOn(3).told('majority-settled')).toHaveLength(4)
  })

  it('TOG-SETUP-10: the discard board prescribes 3, 2, 1, 0 tiles', () => {
    expect(COUNTS.map((players) => BOARDS[players]?.discarded)).toEqual([3, 2, 1, 0])
  })

  it('TOG-SETUP-11 TOG-SETUP-13 TOG-RULING-38: heroes are drawn at random, all different, the rest stays in the box', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const { players, box } = openNew(3, {}, seed).state
      const heroes = players.map(({ hero }) => hero)
      expect([...heroes, ...box.heroes].sort()).toEqual([...DECKS.hero].sort())
      expect(box.heroes).toHaveLength(2)
      drawn.add(heroes[0] as string)
    }
    expect(drawn.size).toBe(5)
  })

  it('TOG-SETUP-12: the hero lies at (0, 0) as the first tile of the tale', () => {
    for (const { hero, tale } of openNew(5).state.players) {
      expect(tale).toEqual([{ tile: hero, x: 0, y: 0, opened: [false, false] }])
    }
  })

  it('TOG-SETUP-14: every player may select each space that the board has', () => {
    for (const players of COUNTS) {
      const sitting = openNew(players)
      for (const seat of sitting.table.seats)
        expect(sitting.options(seat, 'select')).toEqual(players < 4 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8])
    }
  })

  it('TOG-SETUP-15 TOG-SETUP-16 TOG-SETUP-19: the reward of the hero at once, nothing of the chests, no glory', () => {
    const seen = new Set<string>()
    for (const seed of seeds) {
      const sitting = openNew(2, {}, seed)
      for (const seat of [0, 1]) {
        const player = sitting.player(seat)
        const got = Object.fromEntries(tileOf(player.hero).reward.map(({ gain, amount }) => [gain, amount]))
        expect(player).toMatchObject({ coin: 0, potion: 0, combat: 0, magic: 0, ...got })
        expect(sitting.glory(seat)).toBe(0)
        expect(player.tale[0]?.opened).toEqual([false, false])
        seen.add(player.hero)
      }
    }
    expect(seen.size).toBe(5)
  })

  it('TOG-EX-1: Oldric starts with 7 potions and 4 coins, no glory, both chests locked', () => {
    const sitting = open({ step: 'set-up', round: 1, players: [{ hero: 'hero-oldric' }, {}] })
    expect(sitting.player()).toMatchObject({ potion: 7, coin: 4, combat: 0, magic: 0 })
    expect(sitting.glory()).toBe(0)
    expect(sitting.player().tale[0]?.opened).toEqual([false, false])
  })

  it('TOG-SETUP-18 TOG-RULING-07: anybody may be the first player', () => {
    const firsts = seeds.map((seed) => openNew(4, {}, seed).state.first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('TOG-SETUP-20: ten tiles are left in the deck of era 1', () => {
    for (const players of COUNTS) expect(openNew(players).state.decks.era1.items).toHaveLength(10)
  })

  it('TOG-SETUP-21: with 6 spaces the last of them lies above space 1, too', () => {
    const table = openTable(game, { seats: ['A', 'B'], seed: '1'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    const view = table.view(0)
    const say = {
      name: (seat: number) => 'AB'[seat] ?? '',
      mine: (seat: number) => seat === 0,
      of: (_: string, words: string) => words,
      state: view.state,
    }
    for (const words of Object.values(room.words)) {
      const numbers = words.scene(view, say).flatMap((line) => /^ {2}(\d) {2}/.exec(line)?.[1] ?? [])
      expect(numbers).toEqual(['6', '5', '4', '1', '2', '3'])
    }
  })

  it('TOG-SETUP-21 TOG-SETUP-22: the scene shows the top row backwards above the bottom row, and three reminders', () => {
    const table = openTable(game, { seats: ['A', 'B', 'C', 'D'], seed: '1'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    const view = table.view(0)
    const say = {
      name: (seat: number) => 'ABCD'[seat] ?? '',
      mine: (seat: number) => seat === 0,
      of: (_: string, words: string) => words,
      state: view.state,
    }
    for (const words of Object.values(room.words)) {
      const lines = words.scene(view, say)
      const numbers = lines.flatMap((line) => /^ {2}(\d) {2}/.exec(line)?.[1] ?? [])
      expect(numbers).toEqual(['8', '7', '6', '5', '1', '2', '3', '4'])
    }
    const english = room.words.en.scene(view, say).join('\n')
    expect(english).toContain('1 coin or 1 potion more')
    expect(english).toContain('One potion stands in for 1 missing combat or magic')
    expect(english).toContain('1 coin, 1 potion and 1 key')
  })
})
