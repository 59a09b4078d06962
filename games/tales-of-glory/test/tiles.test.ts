import { describe, expect, it } from 'vitest'
import { type Edge, ELEMENTS, TILE_TYPES } from '../content/tile.ts'
import { DECKS, type EraTileId, FACES, type TileId } from '../content/tiles.ts'
import { tileOf } from '../reckoning/tile.ts'
import { words as cs } from '../words/cs.ts'
import { words as en } from '../words/en.ts'
import { open, openNew } from './scene.ts'

const eraIds = [...DECKS.era1, ...DECKS.era2, ...DECKS.era3]
const era = eraIds.map(tileOf)
const heroes = DECKS.hero.map(tileOf)
const quests = DECKS.quest.map(tileOf)
const isPlaceConnector = (edge: Edge) => edge !== null && typeof edge === 'object'

describe('anatomy of tiles', () => {
  it('TOG-TILE-01 TOG-TILE-02: four sides, each without a connector, plain, half a key, or of a place', () => {
    for (const { sides } of FACES) {
      expect(sides).toHaveLength(4)
      for (const edge of sides)
        expect(edge === null || edge === 'plain' || edge === 'half-key' || isPlaceConnector(edge)).toBe(true)
    }
  })

  it('TOG-TILE-02 TOG-TILE-03: the connectors of places, and of nothing else, are place connectors', () => {
    for (const { type, sides } of FACES)
      for (const edge of sides) if (edge !== null) expect(isPlaceConnector(edge)).toBe(type === 'place')
  })

  it('TOG-TILE-04: a place connector has a reward and requires nothing or one of the four types', () => {
    const connectors = era.flatMap(({ sides }) => sides.filter((edge) => edge !== null && typeof edge === 'object'))
    expect(connectors).toHaveLength(36)
    for (const { requires, reward } of connectors) {
      expect(reward.length).toBeGreaterThan(0)
      expect([null, ...TILE_TYPES]).toContain(requires)
    }
  })

  it('TOG-TILE-05: every era tile is a monster, a character, a place or a treasure', () => {
    const counts = TILE_TYPES.map((type) => era.filter((tile) => tile.type === type).length)
    expect(counts).toEqual([15, 14, 11, 13])
  })

  it('TOG-TILE-06 TOG-TILE-07 TOG-RULING-16: heroes and quests are of none of the four types', () => {
    expect(new Set(heroes.map(({ type }) => type))).toEqual(new Set(['hero']))
    expect(new Set(quests.map(({ type }) => type))).toEqual(new Set(['quest']))
  })

  it('TOG-TILE-06 TOG-RULING-12 TOG-PBON-08: beside a hero each connector that requires nothing gives, each other nothing', () => {
    const beside = [
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ] as const
    for (const hero of DECKS.hero) {
      for (const place of era.filter(({ type }) => type === 'place')) {
        for (const [side, edge] of place.sides.entries()) {
          if (edge === null || typeof edge === 'string') continue
          const tile = place.id as EraTileId
          const sitting = open({ players: [{ hero, coin: 9, potion: 9, heroOpened: [0, 1], taken: [tile, 1] }, {}] })
          const [x, y] = beside[side]!
          sitting.place(tile, x, y)
          const unmoved = edge.requires === null ? [] : [{ seat: 0, tile, side, neighbour: hero }]
          expect(sitting.told('connector-unmoved')).toEqual(unmoved)
          expect(sitting.told('gained')).toHaveLength(edge.requires === null ? 1 : 0)
        }
      }
    }
  })

  it('TOG-TILE-08: a cost names at most two elements, each with a positive whole number', () => {
    for (const { cost } of FACES) {
      expect(Object.keys(cost).length).toBeLessThanOrEqual(2)
      for (const amount of Object.values(cost)) expect(Number.isInteger(amount) && amount > 0).toBe(true)
    }
    const pairs = new Set(era.map(({ cost }) => Object.keys(cost).sort().join('+')))
    for (const pair of ['combat+magic', 'magic+potion', 'coin+combat', 'coin+magic']) expect(pairs).toContain(pair)
  })

  it('TOG-TILE-09: a tile without a cost is placed without paying', () => {
    const sitting = open({ players: [{ taken: ['e1-smugglers-cache', 1] }, {}] })
    sitting.place('e1-smugglers-cache', 0, 1)
    expect(sitting.told('paid')).toEqual([])
    expect(sitting.player()).toMatchObject({ coin: 3, potion: 1 })
  })

  it('TOG-TILE-10: tiles have no chest, one, or several', () => {
    expect(new Set(era.map(({ chests }) => chests.length))).toEqual(new Set([0, 1, 2]))
  })

  it('TOG-TILE-11 TOG-TILE-12: heroes have two chests and no cost', () => {
    for (const { chests, cost } of heroes) {
      expect(chests).toHaveLength(2)
      expect(cost).toEqual({})
    }
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players)
      expect(sitting.told('hero-drawn')).toHaveLength(players)
      expect(sitting.told('paid')).toEqual([])
    }
  })

  it('TOG-TILE-13: a tile fits only as it is printed, not turned', () => {
    // Connectors at the right and the bottom only: turned, it would fit below or to the right of the hero as well.
    const sitting = open({ players: [{ coin: 2, taken: ['e1-notched-sword', 1] }, {}] })
    expect(sitting.cells('e1-notched-sword')).toEqual(['-1,0', '0,-1'])
  })

  it('TOG-TILE-14: what lies in a deck is known by its deck alone', () => {
    const { decks } = openNew(3).state
    for (const deck of ['era1', 'era2', 'era3'] as const) expect(decks[deck]).toMatchObject({ of: deck, sees: [] })
  })

  it('TOG-TILE-15: every tile has a connector; era tiles two to four, heroes four', () => {
    const connectors = (id: TileId) => tileOf(id).sides.filter((edge) => edge !== null).length
    for (const id of DECKS.hero) expect(connectors(id)).toBe(4)
    for (const id of eraIds) expect([2, 3, 4]).toContain(connectors(id))
    for (const id of DECKS.quest) expect(connectors(id)).toBeGreaterThanOrEqual(2)
  })
})

describe('the tile set', () => {
  it('TOG-RULING-01 TOG-RULING-02 TOG-RULING-03: 5 heroes, 18 + 20 + 15 era tiles, 16 quests', () => {
    expect(Object.values(DECKS).map((deck) => deck.length)).toEqual([5, 18, 20, 15, 16])
    expect(new Set(FACES.map(({ id }) => id)).size).toBe(74)
  })

  it('TOG-RULING-45: a monster for about 4 gives about 7 glory', () => {
    expect(tileOf('e2-reed-hydra')).toMatchObject({ cost: { combat: 4 }, reward: [{ gain: 'glory', amount: 8 }] })
    expect(tileOf('e2-quarry-basilisk')).toMatchObject({ cost: { combat: 3 }, reward: [{ gain: 'glory', amount: 7 }] })
  })

  it('TOG-RULING-46: the compound multiplier of our set is 1 coin and 1 potion for each monster', () => {
    const compound = tileOf('e2-trophy-buyer').reward.filter(({ per }) => per === 'monster')
    expect(compound.map(({ gain, amount }) => [gain, amount])).toEqual([
      ['coin', 1],
      ['potion', 1],
    ])
  })

  it('TOG-RULING-06 TOG-SUPPLY-01: no more than 18 combat and 18 magic tokens can be gained in all', () => {
    const gains = FACES.flatMap(({ reward, chests, sides }) => [
      ...reward,
      ...chests.flat(),
      ...sides.flatMap((edge) => (edge !== null && typeof edge === 'object' ? edge.reward : [])),
    ])
    for (const token of ['combat', 'magic'] as const) {
      const all = gains.filter(({ gain }) => gain === token)
      expect(all.every(({ per }) => per === null)).toBe(true)
      expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(18)
    }
  })

  it('connectors are balanced between opposite sides, for tiles are not turned', () => {
    const on = (side: 0 | 1 | 2 | 3, half: boolean) =>
      era.filter(({ sides }) => (half ? sides[side] === 'half-key' : sides[side] !== null)).length
    for (const half of [false, true]) {
      expect(Math.abs(on(0, half) - on(2, half))).toBeLessThanOrEqual(3)
      expect(Math.abs(on(1, half) - on(3, half))).toBeLessThanOrEqual(3)
    }
  })

  it('every multiplier and every kind of gain occurs', () => {
    const gains = FACES.flatMap(({ reward }) => reward)
    const pers = new Set(gains.map(({ per }) => per))
    for (const type of TILE_TYPES) expect(pers).toContain(type)
    for (const per of ['key-token', 'combat-token', 'magic-token', 'majority-token'] as const)
      expect(pers).toContain(per)
    for (const per of ['coin-set-3', 'potion-set-3', 'surrounded-tile', 'locked-chest'] as const)
      expect(gains.filter((gain) => gain.per === per)).toHaveLength(2)
    for (const element of ELEMENTS) expect(gains.map(({ gain }) => gain)).toContain(element)
  })

  it('all names differ, in both languages', () => {
    for (const words of [cs, en]) expect(new Set(FACES.map(({ id }) => words.piece(id))).size).toBe(74)
  })
})
