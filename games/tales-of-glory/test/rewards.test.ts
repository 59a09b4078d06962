import { describe, expect, it } from 'vitest'
import type { EraTileId } from '../content/tiles.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

function take(tile: EraTileId, player: PlayerScene = {}): Sitting {
  return open({
    players: [{ coin: 9, potion: 9, combat: 0, magic: 0, heroOpened: [0, 1], ...player, taken: [tile, 1] }, {}],
  })
}

const MONSTERS = [
  ['e1-bog-lantern', 1, 0, 0],
  ['e1-toll-ogre', 2, 0, 0],
] as const

describe('rewards', () => {
  it('TOG-REWARD-01 TOG-REWARD-02 TOG-REWARD-06: all parts of a reward: glory and coins', () => {
    const sitting = take('e1-cellar-rat-king', { coin: 0, combat: 1 }).place('e1-cellar-rat-king', -1, 0)
    expect(sitting.player().coin).toBe(2)
    expect(sitting.player().glory.tiles).toBe(3)
  })

  it('TOG-REWARD-02: potions', () => {
    const sitting = take('e2-phial-rack', { coin: 2, potion: 1 }).place('e2-phial-rack', 0, 1)
    expect(sitting.player()).toMatchObject({ coin: 0, potion: 6 })
    expect(sitting.glory()).toBe(1)
  })

  it('TOG-REWARD-03: combat and magic go to the banner', () => {
    expect(take('e1-drill-sergeant', { combat: 1 }).place('e1-drill-sergeant', 0, 1).player().combat).toBe(3)
    expect(take('e1-hedge-witch', { magic: 1 }).place('e1-hedge-witch', 0, 1).player().magic).toBe(3)
  })

  it('TOG-EX-7 TOG-REWARD-07 TOG-REWARD-08 TOG-REWARD-14: (a) a compound reward for each monster', () => {
    const two = take('e2-trophy-buyer', { coin: 1, potion: 1, tale: MONSTERS }).place('e2-trophy-buyer', 0, 1)
    expect(two.player()).toMatchObject({ coin: 2, potion: 2 })
    expect(two.glory()).toBe(2)
    const none = take('e2-trophy-buyer', { coin: 1, potion: 1 }).place('e2-trophy-buyer', 0, 1)
    expect(none.player()).toMatchObject({ coin: 0, potion: 0 })
    expect(none.glory()).toBe(2)
  })

  it('TOG-EX-7 TOG-REWARD-15 TOG-REWARD-16 TOG-RULING-33: (b) the clerk: a potion now, glory at the end', () => {
    const now = take('e1-bounty-clerk', { potion: 0, tale: MONSTERS.slice(0, 1) }).place('e1-bounty-clerk', 0, 1)
    expect(now.player().potion).toBe(1)
    expect(now.glory()).toBe(0)
    const end = open({
      round: 10,
      players: [
        { tale: [...MONSTERS, ['e2-reed-hydra', 2, 1], ['e1-bounty-clerk', 0, 1]] },
        { coin: 1, potion: 1, combat: 1, magic: 1 },
      ],
    })
    expect(end.player().glory).toMatchObject({ end: 6, majorities: 0, tiles: 0 })
    expect(end.player().potion).toBe(0)
  })

  it('TOG-REWARD-08: × character, × place and × treasure count the tiles of the tale', () => {
    const end = (tile: EraTileId, ...others: EraTileId[]) =>
      open({
        round: 10,
        players: [
          { tale: [tile, ...others].map((id, i) => [id, i + 1, 0] as const) },
          { coin: 1, potion: 1, combat: 1, magic: 1 },
        ],
      }).player().glory.end
    expect(end('e2-mapmaker', 'e1-old-mill', 'e1-mossy-shrine', 'e1-bog-lantern')).toBe(6)
    expect(end('e3-relic-broker', 'e1-old-mill', 'e1-split-wand')).toBe(2)
    expect(end('e3-relic-broker')).toBe(0)
  })

  it('TOG-REWARD-09 TOG-RULING-15: a tile counts itself', () => {
    const sitting = open({
      round: 10,
      players: [{ tale: [['e3-saga-poet', 0, 1]] }, { coin: 1, potion: 1, combat: 1, magic: 1 }],
    })
    expect(sitting.player().glory.end).toBe(2)
  })

  it('TOG-REWARD-10 TOG-TILE-06 TOG-TILE-07: heroes and quests count for no type', () => {
    const sitting = open({
      round: 10,
      players: [
        {
          tale: [
            ['q-beast-ledger', 0, -1],
            ['e1-bounty-clerk', 0, 1],
            ['e2-mapmaker', 1, 1],
            ['e3-relic-broker', 2, 1],
            ['e3-saga-poet', 3, 1],
          ],
        },
        { coin: 1, potion: 1, combat: 1, magic: 1 },
      ],
    })
    // The poet counts the four characters, and nothing else counts anything.
    expect(sitting.player().glory.end).toBe(8)
  })

  it('TOG-EX-32 TOG-REWARD-11 TOG-REWARD-22 TOG-RULING-32: the keyring opens a chest, then counts it', () => {
    const sitting = take('e3-master-keyring', {
      heroOpened: [0],
      tale: [
        ['e1-toll-ogre', 0, 1, 0],
        ['e2-kings-strongbox', 0, 2, 0, 1],
      ],
    })
    // (k · o k) beside nothing but the box, bottom on plain top: no half keys meet.
    sitting.place('e3-master-keyring', 0, 3)
    expect(sitting.told('chest-opened')).toEqual([{ seat: 0, tile: 'hero-ragna', chest: 1 }])
    expect(sitting.player().glory).toMatchObject({ tiles: 5, chests: 3 })
  })

  it('TOG-REWARD-12: × combat and × magic count the tokens at the banner', () => {
    const combat = take('e3-field-marshal', { combat: 4, magic: 1 }).place('e3-field-marshal', -1, 0)
    expect(combat.glory()).toBe(10)
    const magic = take('e3-archmage', { combat: 1, magic: 3 }).place('e3-archmage', -1, 0)
    expect(magic.glory()).toBe(8)
  })

  it('TOG-REWARD-13: × majority counts majorities, shared ones included', () => {
    const sitting = open({
      round: 10,
      players: [
        { coin: 2, combat: 3, tale: [['e3-royal-envoy', 0, 1]] },
        { coin: 1, combat: 3, potion: 1 },
      ],
    })
    expect(sitting.player().majorities).toEqual(['combat', 'coin'])
    expect(sitting.player().glory).toMatchObject({ majorities: 8, end: 8 })
  })

  it('TOG-REWARD-14: nothing for a count of 0, and nothing told of it', () => {
    const sitting = take('e3-field-marshal').place('e3-field-marshal', -1, 0)
    expect(sitting.told('gained').at(-1)).toMatchObject({ gains: [{ gain: 'glory', amount: 2 }] })
  })

  it('TOG-REWARD-17 TOG-RULING-29: nobody is asked whether to take a reward', () => {
    const sitting = take('e1-heralds-horn', { coin: 0 }).place('e1-heralds-horn', 0, 1)
    expect(sitting.player().coin).toBe(3)
    expect(sitting.state.first).toBe(0)
    expect(sitting.state.step).toBe('obtain')
    // Nor the token that another holds, nor combat, magic, potions or glory.
    const horn = { heroOpened: [0, 1], taken: ['e1-heralds-horn', 1] } as const
    const token = open({ first: 1, players: [horn, {}] }).place('e1-heralds-horn', 0, 1)
    expect(token.state).toMatchObject({ first: 0, step: 'obtain' })
    for (const tile of ['e2-master-at-arms', 'e2-court-sorcerer', 'e2-phial-rack', 'e1-toll-ogre'] as const) {
      const placing = take(tile, { combat: 2 })
      placing.answer(0, 'place', placing.options(0, 'place').find((option) => option.do === 'place')!)
      expect(placing.state.step).toBe('obtain')
    }
  })

  it('TOG-REWARD-18: the rewards of tiles that lie already are not gained again', () => {
    const sitting = take('e1-smugglers-cache', { coin: 0, potion: 0, tale: MONSTERS }).place('e1-smugglers-cache', 0, 1)
    expect(sitting.player()).toMatchObject({ coin: 3, potion: 1 })
    expect(sitting.glory()).toBe(0)
  })
})

describe('the order of gains', () => {
  // The pit's bottom gives 1 combat for a character; the marshal, below it, 2 glory for each combat token.
  const marshal = () =>
    take('e3-field-marshal', {
      combat: 2,
      tale: [
        ['e2-fighting-pit', 0, -1],
        ['e2-fighting-pit', 1, 0],
      ],
    }).place('e3-field-marshal', 1, 1)

  it('TOG-REWARD-19 TOG-REWARD-20 TOG-RULING-14 TOG-DEC-12: where it matters the player says what comes next', () => {
    const options = [
      { from: 'connector', tile: 'e2-fighting-pit', side: 2 },
      { from: 'tile', tile: 'e3-field-marshal' },
    ] as const
    expect(marshal().options(0, 'next-gain')).toEqual(options)
    const good = marshal().answer(0, 'next-gain', options[0])
    expect(good.player()).toMatchObject({ combat: 3 })
    expect(good.glory()).toBe(8)
    const bad = marshal().answer(0, 'next-gain', options[1])
    expect(bad.player()).toMatchObject({ combat: 3 })
    expect(bad.glory()).toBe(6)
  })

  it('TOG-REWARD-19: keys of half keys come before everything else', () => {
    const sitting = take('e3-field-marshal', {
      combat: 2,
      tale: [['e1-notched-sword', 0, 1]],
    })
    // The marshal's top half key meets the sword's bottom half key; the sword's chest holds 1 combat.
    sitting.place('e3-field-marshal', 0, 2)
    expect(sitting.options(0, 'open-chest')).toHaveLength(2)
    sitting.openChest('e1-notched-sword')
    expect(sitting.player().combat).toBe(3)
    expect(sitting.glory()).toBe(8)
  })

  it('TOG-REWARD-20: a connector gives its key, the chest and the rest before the next connector gives anything', () => {
    const sitting = take('e3-star-gate', {
      heroOpened: [],
      tale: [
        ['e1-toll-ogre', 0, 1],
        ['q-woven-roads', 0, 3],
      ],
    })
    sitting.place('e3-star-gate', 0, 2).openChest('hero-ragna', 0).openChest('e1-toll-ogre')
    const steps = sitting.events.filter(({ kind }) => ['gained', 'key-gained', 'chest-opened'].includes(kind))
    const top = { from: 'connector', tile: 'e3-star-gate', side: 0 }
    const bottom = { from: 'connector', tile: 'e3-star-gate', side: 2 }
    expect(steps.map(({ kind, data }) => [kind, data['origin'] ?? data['tile']])).toEqual([
      ['key-gained', top],
      ['chest-opened', 'hero-ragna'],
      ['gained', { from: 'chest', tile: 'hero-ragna', chest: 0 }],
      ['gained', top],
      ['key-gained', bottom],
      ['chest-opened', 'e1-toll-ogre'],
      ['gained', { from: 'chest', tile: 'e1-toll-ogre', chest: 0 }],
      ['gained', bottom],
    ])
  })

  it('TOG-REWARD-21: where it cannot matter nobody is asked: connectors clockwise from the top, own before the other', () => {
    const sitting = take('e2-night-market', {
      tale: [
        ['e1-drill-sergeant', 1, 0, 0],
        ['e1-crossroads-inn', 2, 0],
        ['e2-cloud-bridge', 3, -1],
        ['e1-notched-sword', 1, -1, 0],
      ],
    })
    sitting.place('e2-night-market', 2, -1)
    const origins = sitting.told('gained').map(({ origin }) => origin)
    expect(origins).toEqual(
      [
        { from: 'connector', tile: 'e2-night-market', side: 1 },
        { from: 'connector', tile: 'e1-crossroads-inn', side: 0 },
        { from: 'connector', tile: 'e2-night-market', side: 3 },
        // The bridge's key and glory on its left side come after the market's own connector on that side.
      ].toSpliced(1, 0, { from: 'connector', tile: 'e2-cloud-bridge', side: 3 }),
    )
    expect(sitting.told('key-without-chest')).toHaveLength(1)
  })

  it('TOG-REWARD-21: the reward of the tile comes last', () => {
    const sitting = take('e1-smugglers-cache', { tale: [['e1-old-mill', 0, -1]] }).place('e1-smugglers-cache', -1, -1)
    expect(sitting.told('gained').map(({ origin }) => (origin as { from: string }).from)).toEqual(['connector', 'tile'])
  })

  it('TOG-REWARD-11 TOG-REWARD-22: a later part sees what an earlier one did', () => {
    // Key first, then 1 glory for each key: with one locked chest and no key yet that is 1.
    const sitting = take('e3-master-keyring', { heroOpened: [] }).place('e3-master-keyring', 0, -1)
    sitting.openChest('hero-ragna', 0)
    expect(sitting.player().glory.tiles).toBe(1)
  })

  it('TOG-REWARD-23: connectors, compensation, then rewards of tiles, where the order cannot matter', () => {
    const sitting = open({
      options: { quests: true },
      players: [
        {
          heroOpened: [0, 1],
          combat: 9,
          tale: [['e1-crossroads-inn', 0, 1]],
          taken: ['e1-old-mill', 1],
          quests: ['q-oath-of-the-blade'],
        },
        {},
      ],
    })
    sitting.discard('e1-old-mill').place('q-oath-of-the-blade', 0, 2)
    const origins = sitting.told('gained').map(({ origin }) => (origin as { from: string }).from)
    expect(origins).toEqual(['connector', 'compensation', 'chest', 'tile'])
  })

  // Below the inn a quest sets off its bottom; left of the mill the cache sets off its left.
  const twoPlacements = () =>
    open({
      options: { quests: true },
      players: [
        {
          heroOpened: [0, 1],
          combat: 9,
          tale: [
            ['e1-crossroads-inn', 0, 1],
            ['e1-old-mill', 5, 5],
          ],
          taken: ['e1-smugglers-cache', 1],
          quests: ['q-oath-of-the-blade'],
        },
        {},
      ],
    })
  const inn = { from: 'connector', tile: 'e1-crossroads-inn', side: 2 }
  const mill = { from: 'connector', tile: 'e1-old-mill', side: 3 }
  const oath = { from: 'tile', tile: 'q-oath-of-the-blade' }
  const cache = { from: 'tile', tile: 'e1-smugglers-cache' }
  const gained = (sitting: Sitting) => sitting.told('gained').map(({ origin }) => origin)

  it('TOG-REWARD-23: connectors, then rewards of tiles, each in order of placement', () => {
    const quest = twoPlacements().place('q-oath-of-the-blade', 0, 2)
    expect(gained(quest)).toEqual([])
    expect(gained(quest.place('e1-smugglers-cache', 4, 5))).toEqual([inn, mill, oath, cache])
    const tile = twoPlacements().place('e1-smugglers-cache', 4, 5).place('q-oath-of-the-blade', 0, 2)
    expect(gained(tile)).toEqual([mill, inn, cache, oath])
  })

  it('TOG-REWARD-23: a key formed by the second placement comes before the connector of the first', () => {
    const sitting = open({
      options: { quests: true },
      players: [
        {
          heroOpened: [0],
          combat: 9,
          coin: 3,
          tale: [['e1-crossroads-inn', 0, 1]],
          taken: ['e1-drill-sergeant', 1],
          quests: ['q-oath-of-the-blade'],
        },
        {},
      ],
    })
    sitting.place('q-oath-of-the-blade', 0, 2).place('e1-drill-sergeant', 1, 0).openChest('hero-ragna', 1)
    expect(gained(sitting)).toEqual([
      { from: 'chest', tile: 'hero-ragna', chest: 1 },
      inn,
      oath,
      { from: 'tile', tile: 'e1-drill-sergeant' },
    ])
  })

  it('TOG-REWARD-23 TOG-RULING-17: half keys of all placements of the turn come first', () => {
    const sitting = open({
      options: { quests: true },
      players: [
        {
          hero: 'hero-oldric',
          combat: 9,
          magic: 9,
          coin: 9,
          taken: ['e1-drill-sergeant', 1],
          quests: ['q-oath-of-the-blade'],
        },
        {},
      ],
    })
    // The sergeant right of the quest: both half keys only in the second placement, and yet before its reward.
    sitting.place('q-oath-of-the-blade', 0, 1).place('e1-drill-sergeant', -1, 0)
    expect(sitting.told('key-gained')).toEqual([
      { seat: 0, origin: { from: 'half-keys', tiles: ['e1-drill-sergeant', 'hero-oldric'] } },
    ])
    expect(sitting.glory()).toBe(0)
    expect(sitting.player().combat).toBe(9)
  })
})
