import { describe, expect, it } from 'vitest'
import type { EraTileId } from '../content/tiles.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

function take(tile: EraTileId, player: PlayerScene = {}): Sitting {
  return open({ players: [{ coin: 9, potion: 9, combat: 9, magic: 9, ...player, taken: [tile, 1] }, {}] })
}

const chests = (sitting: Sitting) => sitting.options(0, 'open-chest').map(({ tile, chest }) => `${tile} ${chest}`)

describe('keys and chests', () => {
  it('TOG-EX-22 TOG-KEY-01 TOG-KEY-02 TOG-KEY-04 TOG-KEY-12 TOG-RULING-11: the duelist above Ragna', () => {
    const sitting = take('e1-retired-duelist', { coin: 2, combat: 0 }).place('e1-retired-duelist', 0, -1)
    expect(sitting.told('key-gained')).toHaveLength(1)
    expect(chests(sitting)).toEqual(['hero-ragna 0', 'hero-ragna 1', 'e1-retired-duelist 0'])
    // The key comes before the reward of the tile.
    expect(sitting.player().combat).toBe(0)
    sitting.openChest('e1-retired-duelist')
    expect(sitting.player().tale[1]?.opened).toEqual([true])
    expect(sitting.player()).toMatchObject({ coin: 2, combat: 1 })
    expect(sitting.glory()).toBe(3)
  })

  it('TOG-RULING-11: half keys meet side by side as well', () => {
    const sitting = take('e1-drill-sergeant').place('e1-drill-sergeant', 1, 0)
    expect(sitting.told('key-gained')).toHaveLength(1)
  })

  it('TOG-EX-8 TOG-DEC-09: a key of two halves opens chests of the two tiles and of the hero', () => {
    const sitting = take('e2-reed-hydra', {
      tale: [
        ['e1-smugglers-cache', -1, 0],
        ['e1-retired-duelist', 1, 0],
      ],
    })
    // Hydra (o · k ·) above the cache: its bottom half key meets the cache's top half key.
    sitting.place('e2-reed-hydra', -1, -1)
    expect(chests(sitting)).toEqual(['hero-ragna 0', 'hero-ragna 1', 'e1-smugglers-cache 0', 'e2-reed-hydra 0'])
  })

  it('TOG-KEY-03: an opened chest is not opened again', () => {
    const sitting = take('e1-retired-duelist', { heroOpened: [1] }).place('e1-retired-duelist', 0, -1)
    expect(chests(sitting)).toEqual(['hero-ragna 0', 'e1-retired-duelist 0'])
  })

  it('TOG-KEY-05 TOG-REWARD-04 TOG-DEC-10: a key from a reward opens any chest of the tale', () => {
    const sitting = take('e2-glass-spider', {
      tale: [
        ['e1-cellar-rat-king', 1, 0],
        ['e1-toll-ogre', 0, 1],
      ],
    })
    sitting.place('e2-glass-spider', -1, 0)
    expect(chests(sitting)).toEqual(['hero-ragna 0', 'hero-ragna 1', 'e1-cellar-rat-king 0', 'e1-toll-ogre 0'])
  })

  it('TOG-KEY-06: a key is used before anything else goes on', () => {
    const sitting = take('e2-glass-spider').place('e2-glass-spider', -1, 0)
    expect(sitting.asked).toEqual(['0 open-chest'])
    expect(sitting.state.step).toBe('place')
  })

  it('TOG-KEY-07: without a chest to open the key is gone', () => {
    const sitting = take('e2-glass-spider', { heroOpened: [0, 1] }).place('e2-glass-spider', -1, 0)
    expect(sitting.told('key-without-chest')).toEqual([{ seat: 0 }])
    expect(sitting.state.round).toBe(6)
  })

  it('TOG-KEY-08 TOG-RULING-31: the only chest is opened, wanted or not', () => {
    const sitting = take('e2-glass-spider', { heroOpened: [0] }).place('e2-glass-spider', -1, 0)
    expect(sitting.told('chest-opened')).toEqual([{ seat: 0, tile: 'hero-ragna', chest: 1 }])
  })

  it('TOG-KEY-02 TOG-KEY-09: of several chests the player chooses', () => {
    for (const chest of [0, 1]) {
      const sitting = take('e2-glass-spider', { coin: 0 })
        .place('e2-glass-spider', -1, 0)
        .openChest('hero-ragna', chest)
      expect(sitting.player().tale[0]?.opened).toEqual([chest === 0, chest === 1])
      expect(sitting.player().coin).toBe(chest === 0 ? 3 : 0)
      expect(sitting.player().glory.chests).toBe(chest === 0 ? 0 : 3)
    }
  })

  it('TOG-KEY-11 TOG-RULING-40: two pairs in one placement give two keys, each for its own pair', () => {
    // The witch (k o k ·) between Ragna's top and the duelist's bottom, both half keys.
    const right = take('e1-hedge-witch', {
      tale: [
        ['e1-drill-sergeant', 1, 0],
        ['q-heart-of-the-tale', 1, -1],
        ['q-woven-roads', 1, -2],
        ['e1-retired-duelist', 0, -2],
      ],
    })
    right.place('e1-hedge-witch', 0, -1)
    expect(chests(right)).toEqual(['hero-ragna 0', 'hero-ragna 1', 'e1-retired-duelist 0', 'e1-hedge-witch 0'])
    right.openChest('e1-retired-duelist')
    expect(chests(right)).toEqual(['hero-ragna 0', 'hero-ragna 1', 'e1-hedge-witch 0'])
    right.openChest('hero-ragna', 1)
    expect(right.told('key-gained')).toHaveLength(2)
  })

  it('TOG-KEY-11 TOG-DEC-11: which key comes first is asked only if one might find no chest left', () => {
    const scene = (heroOpened: number[]) =>
      take('e1-hedge-witch', {
        heroOpened,
        tale: [
          ['e1-drill-sergeant', 1, 0],
          ['q-heart-of-the-tale', 1, -1],
          ['q-woven-roads', 1, -2],
          ['e1-retired-duelist', 0, -2],
        ],
      }).place('e1-hedge-witch', 0, -1)
    expect(scene([]).asked).toEqual(['0 open-chest'])
    // All of the hero open: the pair with Ragna can open the witch alone, the other the witch or the duelist.
    const scarce = scene([0, 1])
    expect(scarce.asked).toEqual(['0 next-gain'])
    expect(scarce.options(0, 'next-gain')).toEqual([
      { from: 'half-keys', tiles: ['e1-hedge-witch', 'e1-retired-duelist'] },
      { from: 'half-keys', tiles: ['e1-hedge-witch', 'hero-ragna'] },
    ])
    scarce.answer(0, 'next-gain', { from: 'half-keys', tiles: ['e1-hedge-witch', 'e1-retired-duelist'] })
    scarce.openChest('e1-hedge-witch')
    expect(scarce.told('key-without-chest')).toHaveLength(1)
    const thrifty = scene([0, 1]).answer(0, 'next-gain', { from: 'half-keys', tiles: ['e1-hedge-witch', 'hero-ragna'] })
    expect(thrifty.told('chest-opened').map(({ tile }) => tile)).toEqual(['e1-hedge-witch', 'e1-retired-duelist'])
    expect(thrifty.told('key-without-chest')).toEqual([])
  })

  it('TOG-KEY-13: a half key against a plain connector, a place or nothing forms no key', () => {
    expect(take('e1-bog-lantern').place('e1-bog-lantern', 1, 0).told('key-gained')).toEqual([])
    expect(take('e1-crossroads-inn').place('e1-crossroads-inn', 0, -1).told('key-gained')).toEqual([])
    expect(take('e1-drill-sergeant').place('e1-drill-sergeant', 0, -1).told('key-gained')).toEqual([])
  })

  it('TOG-KEY-14: chests that stay locked give nothing', () => {
    const sitting = open({
      round: 10,
      players: [{ tale: [['e3-elder-wyrm', 0, -1]] }, { coin: 1, potion: 1, combat: 1, magic: 1 }],
    })
    expect(sitting.table.over).toBe(true)
    expect(sitting.glory(0)).toBe(0)
    expect(sitting.player()).toMatchObject({ coin: 0, potion: 0, combat: 0, magic: 0 })
  })

  it('TOG-KEY-15: keys lie on their chests to the end', () => {
    const sitting = take('e1-retired-duelist').place('e1-retired-duelist', 0, -1).openChest('hero-ragna', 0).playOn(2)
    expect(sitting.player().tale[0]?.opened[0]).toBe(true)
    for (const { tale } of sitting.state.players) {
      const keys = tale.flatMap(({ opened }) => opened).filter(Boolean)
      expect(keys.length).toBeGreaterThan(0)
    }
  })
})
