import { describe, expect, it } from 'vitest'
import type { EraTileId, TileId } from '../content/tiles.ts'
import { connections, legalCells } from '../reckoning/tale.ts'
import type { Placed } from '../shape.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

const RICH = { coin: 30, potion: 30, combat: 9, magic: 9 }

function take(tile: EraTileId, player: PlayerScene = {}): Sitting {
  return open({ players: [{ ...RICH, ...player, taken: [tile, 1] }, {}] })
}

/** A tale of these tiles, the first of which stands for the hero. */
function tale(...tiles: [TileId, number, number][]): Placed[] {
  return tiles.map(([tile, x, y]) => ({ tile, x, y, opened: [] }))
}

const cells = (placed: Placed[], tile: TileId) =>
  legalCells(placed, tile)
    .map(({ x, y }) => `${x},${y}`)
    .sort()

describe('placement', () => {
  it('TOG-EX-21 TOG-PLACE-01 TOG-DEC-05: legal cells beside Ragna', () => {
    const ragna = tale(['hero-ragna', 0, 0])
    expect(cells(ragna, 'e1-smugglers-cache')).toEqual(['-1,0', '0,-1', '0,1'])
    expect(cells(ragna, 'e1-retired-duelist')).toEqual(['-1,0', '0,-1', '1,0'])
    expect(cells(ragna, 'e1-notched-sword')).toEqual(['-1,0', '0,-1'])
    expect(cells(ragna, 'e1-bog-lantern')).toEqual(['-1,0', '0,1', '1,0'])
    expect(cells(ragna, 'e1-crossroads-inn')).toEqual(['-1,0', '0,-1', '0,1', '1,0'])
  })

  it('TOG-PLACE-01 TOG-PLACE-10: only on an empty cell; what lies stays as it lies', () => {
    const sitting = take('e1-crossroads-inn', { tale: [['e1-old-mill', 0, -1]] })
    expect(sitting.cells('e1-crossroads-inn')).not.toContain('0,0')
    expect(sitting.cells('e1-crossroads-inn')).not.toContain('0,-1')
    const before = structuredClone(sitting.player().tale)
    sitting.place('e1-crossroads-inn', 0, 1)
    expect(sitting.player().tale.slice(0, 2)).toEqual(before)
    expect(sitting.player().tale[2]).toEqual({ tile: 'e1-crossroads-inn', x: 0, y: 1, opened: [] })
  })

  it('TOG-PLACE-02: away from the tale nothing is legal', () => {
    for (const [x, y] of [
      [2, 0],
      [0, 3],
      [5, 5],
    ] as const)
      expect(connections(tale(['hero-ragna', 0, 0]), 'e1-crossroads-inn', { x, y })).toBeNull()
  })

  it('TOG-PLACE-03 TOG-EX-5: (c) sides without connectors alone connect nothing', () => {
    // Cache at the top: blank to the left. The sword, blank at the top and left, beside it and the satchel.
    const placed = tale(['hero-ragna', 0, 0], ['e1-notched-sword', 0, -1])
    // Above the sword: its top is blank, and the wyrm's bottom has a connector; the inn has four.
    expect(connections(placed, 'e1-bog-lantern', { x: 0, y: -2 })).toBeNull()
    // The lantern's bottom is blank, too: nothing mismatches, but nothing connects.
    expect(connections(placed, 'e3-hollow-oracle', { x: 0, y: -2 })).toBeNull()
  })

  it('TOG-PLACE-04 TOG-EX-5: (b) a connector against a blank side is illegal even if it connects elsewhere', () => {
    const placed = tale(['hero-ragna', 0, 0], ['e1-smugglers-cache', -1, 0], ['e1-old-mill', 0, 1])
    expect(connections(placed, 'e1-notched-sword', { x: -1, y: 1 })).toBeNull()
    // The other way round: a blank side of the tale against a connector.
    const beside = tale(['hero-ragna', 0, 0], ['e1-smugglers-cache', 0, -1], ['e1-hedge-witch', -1, 0])
    expect(connections(beside, 'e1-toll-ogre', { x: -1, y: -1 })).not.toBeNull()
    expect(connections(beside, 'e1-smugglers-cache', { x: -1, y: -1 })).toBeNull()
  })

  it('TOG-PLACE-05 TOG-EX-5: (a) blank sides may touch if the tile is connected elsewhere', () => {
    const placed = tale(['hero-ragna', 0, 0], ['e1-smugglers-cache', 0, -1], ['e1-hedge-witch', -1, 0])
    const made = connections(placed, 'e1-brewers-satchel', { x: -1, y: -1 })
    expect(made?.map((connection) => [connection.side, connection.with.tile])).toEqual([[2, 'e1-hedge-witch']])
  })

  it('TOG-PLACE-06: plain, half-key and place connectors all fit each other', () => {
    const ragna = tale(['hero-ragna', 0, 0])
    expect(connections(ragna, 'e1-retired-duelist', { x: 0, y: -1 })).not.toBeNull()
    expect(connections(ragna, 'e1-bog-lantern', { x: 1, y: 0 })).not.toBeNull()
    expect(connections(ragna, 'e1-crossroads-inn', { x: 0, y: -1 })).not.toBeNull()
    expect(connections(ragna, 'e1-crossroads-inn', { x: -1, y: 0 })).not.toBeNull()
    const inn = tale(['hero-ragna', 0, 0], ['e1-crossroads-inn', 0, 1])
    expect(connections(inn, 'e2-night-market', { x: 0, y: 2 })).not.toBeNull()
  })

  it('TOG-PLACE-07: diagonal neighbours make no difference', () => {
    const ragna = tale(['hero-ragna', 0, 0])
    expect(connections(ragna, 'e1-crossroads-inn', { x: 1, y: 1 })).toBeNull()
    const diagonal = tale(['hero-ragna', 0, 0], ['e1-crossroads-inn', 0, 1])
    expect(connections(diagonal, 'e1-bog-lantern', { x: 1, y: 0 })?.map(({ side }) => side)).toEqual([3])
    // A sword, blank at the top and to the left, on every corner of the cell.
    const corners = [0, 2].flatMap((x) => [-1, 1].map((y): [TileId, number, number] => ['e1-notched-sword', x, y]))
    const blank = tale(['hero-ragna', 0, 0], ...corners)
    expect(connections(blank, 'e1-bog-lantern', { x: 1, y: 0 })?.map(({ side }) => side)).toEqual([3])
  })

  it('TOG-PLACE-08 TOG-PLACE-13: an enclosed cell may be filled, with up to four connections', () => {
    const ring = tale(
      ['hero-ragna', 0, 0],
      ['e1-crossroads-inn', 1, 0],
      ['e2-night-market', 2, 0],
      ['e1-drill-sergeant', 0, 1],
      ['q-heart-of-the-tale', 2, 1],
      ['q-woven-roads', 1, 2],
    )
    const made = connections(ring, 'q-woven-roads', { x: 1, y: 1 })
    expect(made?.map((connection) => connection.with.tile)).toEqual([
      'e1-crossroads-inn',
      'q-heart-of-the-tale',
      'q-woven-roads',
      'e1-drill-sergeant',
    ])
    expect(made?.map(({ side }) => side)).toEqual([0, 1, 2, 3])
  })

  it('TOG-PLACE-13: all four connections of one placement take effect', () => {
    const sitting = take('e3-hall-of-legends', {
      heroOpened: [0, 1],
      tale: [
        ['e1-toll-ogre', 1, 0, 0],
        ['q-woven-roads', 2, 1],
        ['e1-smugglers-cache', 1, 2, 0],
        ['e1-drill-sergeant', 0, 1, 0],
      ],
    }).place('e3-hall-of-legends', 1, 1)
    // A monster above (6), anything to the right (3), a treasure below (6), a character to the left (4).
    expect(sitting.told('gained').map(({ origin, gains }) => [origin, gains])).toEqual(
      [6, 3, 6, 4].map((amount, side) => [
        { from: 'connector', tile: 'e3-hall-of-legends', side },
        [{ gain: 'glory', amount }],
      ]),
    )
  })

  it('TOG-PLACE-09: a tale may grow in one direction without end', () => {
    const row: [TileId, number, number][] = [['hero-ragna', 0, 0]]
    for (let x = 1; x <= 12; x++) row.push(['e1-crossroads-inn', x, 0])
    expect(cells(tale(...row), 'e1-crossroads-inn')).toContain('13,0')
  })

  it('TOG-PLACE-11: any of the legal cells may be chosen', () => {
    for (const [x, y] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const sitting = take('e1-crossroads-inn').place('e1-crossroads-inn', x, y)
      expect(sitting.player().tale.at(-1)).toMatchObject({ x, y })
    }
  })

  it('TOG-PLACE-12 TOG-END-13: open connectors, coins, potions and locked chests are worth nothing by themselves', () => {
    const sitting = open({ round: 10, players: [{ taken: ['e1-old-mill', 1] }, { coin: 1, potion: 1 }] })
    sitting.place('e1-old-mill', 0, -1)
    // The mill's bottom gives 3 coins for the hero; they win the majority, and nothing else is scored.
    expect(sitting.table.ending()?.sheets[0]).toEqual([
      { source: 'tiles', points: 0 },
      { source: 'quests', points: 0 },
      { source: 'places', points: 0 },
      { source: 'chests', points: 0 },
      { source: 'majorities', points: 4 },
      { source: 'end', points: 0 },
    ])
  })

  it('TOG-PLACE-14: n tiles have at most 2n + 2 cells around them', () => {
    const row: [TileId, number, number][] = [['hero-ragna', 0, 0]]
    for (let n = 1; n <= 10; n++) {
      expect(legalCells(tale(...row), 'e1-crossroads-inn')).toHaveLength(2 * n + 2)
      row.push(['e1-crossroads-inn', n, 0])
    }
  })

  it('TOG-EX-23 TOG-KEY-13: the lantern beside Ragna is legal and forms no key', () => {
    const sitting = take('e1-bog-lantern').place('e1-bog-lantern', 1, 0)
    expect(sitting.told('key-gained')).toEqual([])
    expect(sitting.player().tale).toHaveLength(2)
  })

  it('TOG-EX-26: mismatch', () => {
    const lying = [
      ['e1-smugglers-cache', -1, 0],
      ['e1-old-mill', 0, 1],
    ] as const
    expect(take('e1-notched-sword', { tale: lying }).cells('e1-notched-sword')).toEqual(['-1,-1', '0,-1'])
    const sitting = take('e1-bog-lantern', { tale: lying, coin: 0 }).place('e1-bog-lantern', -1, 1)
    expect(sitting.player().coin).toBe(2)
    expect(sitting.told('key-gained')).toEqual([])
    expect(
      connections(
        tale(['hero-ragna', 0, 0], ...lying.map((l) => [...l] as [TileId, number, number])),
        'e1-bog-lantern',
        { x: -1, y: 1 },
      ),
    ).toHaveLength(2)
  })

  it('TOG-EX-27: blank against blank, and a key', () => {
    const lying = [
      ['e1-smugglers-cache', 0, -1],
      ['e1-hedge-witch', -1, 0],
    ] as const
    const sitting = take('e1-brewers-satchel', { tale: lying }).place('e1-brewers-satchel', -1, -1)
    expect(sitting.told('key-gained')).toHaveLength(1)
    expect(sitting.options(0, 'open-chest')).toEqual([
      { tile: 'hero-ragna', chest: 0 },
      { tile: 'hero-ragna', chest: 1 },
      { tile: 'e1-hedge-witch', chest: 0 },
      { tile: 'e1-brewers-satchel', chest: 0 },
    ])
  })
})
