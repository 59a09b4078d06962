import { describe, expect, it } from 'vitest'
import { DECKS, type EraTileId } from '../content/tiles.ts'
import { open, openNew, type Sitting } from './scene.ts'

const [a, b, c, d] = DECKS.era1 as readonly [EraTileId, EraTileId, EraTileId, EraTileId]

/** After placing, with nothing left to place: the board as the next round finds it. */
function prepare(
  players: number,
  spaces: (EraTileId | null)[],
  more: Partial<Parameters<typeof open>[0]> = {},
): Sitting {
  return open({ players: Array.from({ length: players }, () => ({})), spaces, ...more })
}

const newOnes = (sitting: Sitting) => sitting.told('tiles-laid')[0]?.['tiles'] as { tile: EraTileId; space: number }[]

describe('preparation of the next round', () => {
  it('TOG-EX-9 TOG-EX-10 TOG-NEXT-01 TOG-NEXT-02 TOG-NEXT-03 TOG-NEXT-04 TOG-RULING-23: 4 players', () => {
    const sitting = prepare(4, [a, null, null, null, b, c, null, d])
    expect(sitting.state.discarded).toEqual([a])
    expect(sitting.state.spaces.slice(0, 3)).toEqual([b, c, d])
    expect(newOnes(sitting).map(({ space }) => space)).toEqual([4, 5, 6, 7, 8])
    expect(newOnes(sitting).map(({ tile }) => tile)).toEqual(sitting.state.spaces.slice(3))
    expect(sitting.state.round).toBe(6)
  })

  it('TOG-EX-11 TOG-NEXT-01: 2 players', () => {
    const sitting = prepare(2, [a, null, b, c, null, d])
    expect(sitting.state.discarded).toEqual([a, b, c])
    expect(sitting.state.spaces[0]).toBe(d)
    expect(sitting.told('tiles-slid')).toEqual([{ tiles: [{ tile: d, space: 1 }] }])
    expect(newOnes(sitting).map(({ space }) => space)).toEqual([2, 3, 4, 5, 6])
  })

  it('TOG-NEXT-01: 3 players: two are discarded, one slides', () => {
    const sitting = prepare(3, [null, a, null, b, c, null])
    expect(sitting.state.discarded).toEqual([a, b])
    expect(sitting.state.spaces[0]).toBe(c)
    expect(sitting.state.spaces).toHaveLength(6)
  })

  it('TOG-EX-12: 5 players', () => {
    const sitting = prepare(5, [null, null, null, null, a, b, c, null])
    expect(sitting.state.discarded).toEqual([])
    expect(sitting.told('tiles-swept')).toEqual([])
    expect(sitting.state.spaces.slice(0, 3)).toEqual([a, b, c])
    expect(sitting.state.spaces).toHaveLength(8)
  })

  it('TOG-NEXT-05: a tile that slid out of the wilderness costs no surcharge', () => {
    const sitting = open({
      spaces: ['e1-bog-lantern', null, 'e1-toll-ogre', 'e1-straw-warden', null, 'e1-old-mill'],
      players: [{ coin: 1, potion: 1 }, {}],
    })
    sitting.answer(0, 'select', 1).answer(1, 'select', 2)
    sitting.place('e1-old-mill', 0, -1)
    expect(sitting.told('paid').filter(({ seat }) => seat === 0)).toEqual([])
  })

  it('TOG-NEXT-06: five tiles from the deck on the five empty spaces', () => {
    const era2 = DECKS.era2.slice(0, 7)
    const sitting = prepare(2, [a, null, b, c, null, d], { decks: { era2 } })
    expect([...sitting.state.spaces.slice(1), ...sitting.state.decks.era2.items].sort()).toEqual([...era2].sort())
    expect(sitting.state.decks.era2.items).toHaveLength(2)
    // A draw from one shuffled deck is laid out as it comes (TOG-RULING-24).
    expect(sitting.state.spaces.slice(1)).toEqual(era2.slice(2).toReversed())
  })

  it('TOG-NEXT-07: from era 1 first, then era 2, then era 3', () => {
    const drawnFrom = (decks: Parameters<typeof open>[0]['decks']) =>
      new Set(newOnes(prepare(2, [a, null, b, c, null, d], decks ? { decks } : {})).map(({ tile }) => tile.slice(0, 2)))
    expect(drawnFrom({ era1: DECKS.era1.slice(4, 12) })).toEqual(new Set(['e1']))
    expect(drawnFrom({})).toEqual(new Set(['e2']))
    expect(drawnFrom({ era2: [] })).toEqual(new Set(['e3']))
  })

  it('TOG-NEXT-08 TOG-RULING-24: a draw from two decks is mixed over the spaces', () => {
    const decks = { era1: DECKS.era1.slice(4, 6), era2: DECKS.era2.slice(0, 8) }
    const found = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const sitting = prepare(2, [a, null, b, c, null, d], { decks, seed })
      const old = newOnes(sitting).filter(({ tile }) => tile.startsWith('e1'))
      expect(old).toHaveLength(2)
      expect(newOnes(sitting)).toHaveLength(5)
      expect(sitting.state.decks.era1.items).toEqual([])
      expect(sitting.state.decks.era2.items).toHaveLength(5)
      for (const { space } of old) found.add(space)
    }
    expect([...found].sort()).toEqual([2, 3, 4, 5, 6])
  })

  it('TOG-NEXT-08: even over all three decks', () => {
    const decks = { era1: DECKS.era1.slice(4, 5), era2: DECKS.era2.slice(0, 1), era3: DECKS.era3.slice(0, 9) }
    const sitting = prepare(2, [a, null, b, c, null, d], { decks })
    expect(
      newOnes(sitting)
        .map(({ tile }) => tile.slice(0, 2))
        .sort(),
    ).toEqual(['e1', 'e2', 'e3', 'e3', 'e3'])
  })

  it('TOG-NEXT-09 TOG-RULING-36: swept tiles are told to all and never come back', () => {
    const sitting = prepare(2, [a, null, b, c, null, d])
    expect(sitting.told('tiles-swept')).toEqual([{ tiles: [a, b, c] }])
    sitting.playOn(1)
    expect(sitting.told('tile-taken').map(({ tile }) => tile)).not.toContain(a)
    expect(sitting.state.discarded.slice(0, 3)).toEqual([a, b, c])
  })

  it('TOG-EX-19 TOG-NEXT-10 TOG-RULING-01: how the decks run out', () => {
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players, {}, players)
      const sizes: number[][] = []
      const eras: string[] = []
      for (let round = 1; round <= 10; round++) {
        sitting.playOn(round, () => sitting.state.round === round && sitting.state.step === 'obtain')
        const { era1, era2, era3 } = sitting.state.decks
        sizes.push([era1.items.length, era2.items.length, era3.items.length])
        const laid = sitting.told('tiles-laid').at(-1)?.['tiles'] as { tile: string }[]
        eras.push([...new Set(laid.map(({ tile }) => tile.slice(0, 2)))].join())
      }
      expect(sizes).toEqual([
        [10, 20, 15],
        [5, 20, 15],
        [0, 20, 15],
        [0, 15, 15],
        [0, 10, 15],
        [0, 5, 15],
        [0, 0, 15],
        [0, 0, 10],
        [0, 0, 5],
        [0, 0, 0],
      ])
      expect(eras).toEqual(['e1', 'e1', 'e1', 'e2', 'e2', 'e2', 'e2', 'e3', 'e3', 'e3'])
    }
  })

  it('TOG-NEXT-11: nobody gains anything by it', () => {
    const sitting = prepare(3, [null, a, null, b, c, null])
    expect(sitting.told('gained')).toEqual([])
    for (const { coin, potion } of sitting.state.players) expect([coin, potion]).toEqual([0, 0])
  })
})
