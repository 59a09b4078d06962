import { describe, expect, it } from 'vitest'
import type { EraTileId } from '../content/tiles.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

function take(tile: EraTileId, player: PlayerScene = {}): Sitting {
  return open({ players: [{ coin: 9, potion: 9, combat: 9, magic: 9, ...player, taken: [tile, 1] }, {}] })
}

const gains = (sitting: Sitting) =>
  sitting.told('gained').filter(({ origin }) => (origin as { from: string }).from === 'connector')

describe('connectors of places', () => {
  it('TOG-EX-24 TOG-PBON-01 TOG-PBON-08 TOG-RULING-12: the inn on each side of the hero', () => {
    const change = (x: number, y: number) => {
      const { coin, potion } = take('e1-crossroads-inn', { coin: 4, potion: 2 })
        .place('e1-crossroads-inn', x, y)
        .player()
      return [coin - 4, potion - 2]
    }
    expect(change(0, -1)).toEqual([-1, 1])
    expect(change(0, 1)).toEqual([2, 0])
    expect(change(1, 0)).toEqual([-1, 0])
    expect(change(-1, 0)).toEqual([-1, 0])
  })

  it('TOG-EX-25 TOG-PBON-02 TOG-PBON-04 TOG-PBON-09 TOG-RULING-41: a tile placed beside a place sets off its connector', () => {
    const sitting = take('e1-drill-sergeant', {
      coin: 6,
      potion: 2,
      combat: 1,
      tale: [['e1-crossroads-inn', 0, 1]],
    }).place('e1-drill-sergeant', 1, 1)
    expect(sitting.player()).toMatchObject({ coin: 7, potion: 2, combat: 3 })
    expect(sitting.told('key-gained')).toEqual([])
  })

  it('TOG-EX-28 TOG-PBON-07 TOG-RULING-13: a place beside a place: each connector by its own requirement', () => {
    const sitting = take('e2-night-market', { coin: 0, potion: 0, tale: [['e1-crossroads-inn', 0, 1]] })
    sitting.place('e2-night-market', 0, 2)
    expect(sitting.player()).toMatchObject({ coin: 0, potion: 1 })
    expect(sitting.told('connector-unmoved')).toEqual([
      { seat: 0, tile: 'e2-night-market', side: 0, neighbour: 'e1-crossroads-inn' },
    ])
    // Both without requirement: both give. The inn's bottom (1 potion) meets the star gate's top (key and 2 glory).
    const both = take('e3-star-gate', { potion: 1, tale: [['e1-crossroads-inn', 0, 1]] }).place('e3-star-gate', 0, 2)
    expect(both.told('key-gained')).toHaveLength(1)
    both.openChest('hero-ragna', 0)
    expect(both.player().potion).toBe(1)
    expect(both.glory()).toBe(2)
  })

  it('TOG-EX-6 TOG-PBON-02 TOG-PBON-03: a monster for any, a treasure for a treasure, a character for a treasure', () => {
    // The bridge: left any (key and 1 glory), right a treasure (5 coins), top a treasure (6 glory).
    const bridge = [['e2-cloud-bridge', 5, 5]] as const
    const monster = take('e1-cellar-rat-king', { tale: bridge, heroOpened: [0] })
    monster.place('e1-cellar-rat-king', 4, 5).openChest('hero-ragna', 1)
    expect(monster.told('key-gained')).toHaveLength(1)
    expect(monster.player().glory.places).toBe(1)
    const treasure = take('e1-brewers-satchel', { coin: 2, tale: bridge }).place('e1-brewers-satchel', 6, 5)
    expect(treasure.player().coin).toBe(5)
    const character = take('e1-retired-duelist', { tale: bridge }).place('e1-retired-duelist', 5, 4)
    expect(character.player().glory.places).toBe(0)
    expect(character.player().tale).toHaveLength(3)
    expect(character.told('connector-unmoved')).toEqual([
      { seat: 0, tile: 'e2-cloud-bridge', side: 0, neighbour: 'e1-retired-duelist' },
    ])
  })

  it('TOG-PBON-05: a place may set off several of its connectors at once', () => {
    // The market on the inn, between a treasure and a quest: right any 2 potions, left any 2 coins.
    const sitting = take('e2-night-market', {
      coin: 0,
      potion: 0,
      tale: [
        ['e1-crossroads-inn', 1, 0],
        ['e1-notched-sword', 0, -1],
        ['q-heart-of-the-tale', 2, -1],
        ['e1-drill-sergeant', 2, 0],
      ],
    })
    sitting.place('e2-night-market', 1, -1)
    expect(gains(sitting).map(({ origin }) => origin)).toEqual([
      { from: 'connector', tile: 'e2-night-market', side: 1 },
      { from: 'connector', tile: 'e1-crossroads-inn', side: 0 },
      { from: 'connector', tile: 'e2-night-market', side: 3 },
    ])
    expect(sitting.player()).toMatchObject({ potion: 2, coin: 5 })
  })

  it('TOG-PBON-06 TOG-REWARD-18: a connector gives once; later tiles elsewhere set nothing off again', () => {
    const sitting = take('e1-smugglers-cache', {
      coin: 0,
      potion: 0,
      tale: [
        ['e1-crossroads-inn', 0, 1],
        ['e1-drill-sergeant', 1, 1],
      ],
    })
    sitting.place('e1-smugglers-cache', 1, 2)
    expect(gains(sitting)).toEqual([])
    expect(sitting.player()).toMatchObject({ coin: 3, potion: 1, combat: 9 })
  })

  it('TOG-PBON-08: a quest counts for any, never for a type', () => {
    const sitting = open({
      options: { quests: true },
      players: [{ combat: 9, tale: [['e1-crossroads-inn', 0, 1]], quests: ['q-golden-tithe'], magic: 9, coin: 0 }, {}],
    })
    sitting.place('q-golden-tithe', 1, 1)
    expect(gains(sitting)).toEqual([])
    const any = open({
      options: { quests: true },
      players: [{ combat: 9, tale: [['e1-crossroads-inn', 0, 1]], quests: ['q-fill-the-vault'] }, {}],
    })
    any.place('q-fill-the-vault', 0, 2)
    expect(any.player().potion).toBe(1)
  })

  it('TOG-PBON-10: a key from a connector opens any chest', () => {
    const sitting = take('e3-star-gate', {
      tale: [
        ['e1-toll-ogre', 0, 1],
        ['e1-cellar-rat-king', 1, 0],
      ],
    })
    sitting.place('e3-star-gate', 0, 2)
    expect(sitting.options(0, 'open-chest').map(({ tile }) => tile)).toEqual([
      'hero-ragna',
      'hero-ragna',
      'e1-toll-ogre',
      'e1-cellar-rat-king',
    ])
  })
})
