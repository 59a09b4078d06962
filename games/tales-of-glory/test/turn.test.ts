import { source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { open, openNew } from './scene.ts'

const ALL_OPEN = { heroOpened: [0, 1] }

describe('the placing turn', () => {
  it('TOG-TURN-01 TOG-TURN-02 TOG-DEC-04: place or discard, nothing else, and the tile is gone', () => {
    const sitting = open({ players: [{ taken: ['e1-old-mill', 1] }, {}] })
    expect(new Set(sitting.options(0, 'place').map(({ do: what }) => what))).toEqual(new Set(['place', 'discard']))
    expect(sitting.options(0, 'place').filter(({ do: what }) => what === 'discard')).toHaveLength(1)
    sitting.place('e1-old-mill', 0, 1)
    expect(sitting.player().taken).toBeNull()
    expect(sitting.player().discarded).toEqual([])
  })

  it('TOG-TURN-03: paid, then placed, then gained', () => {
    const sitting = open({ players: [{ coin: 3, taken: ['e1-brewers-satchel', 1] }, {}] })
    sitting.place('e1-brewers-satchel', 0, -1).openChest('e1-brewers-satchel')
    const kinds = sitting.events.map(({ kind }) => kind)
    const at = ['paid', 'tile-placed', 'key-gained', 'gained'].map((kind) => kinds.indexOf(kind))
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('TOG-TURN-06 TOG-KEY-10: a turn touches nobody else', () => {
    const other = { coin: 2, potion: 2, tale: [['e1-smugglers-cache', 0, 1]] } as const
    const sitting = open({ players: [{ taken: ['e1-old-mill', 1] }, other] })
    const before = structuredClone(sitting.player(1))
    sitting.discard('e1-old-mill')
    for (const { tile } of sitting.options(0, 'open-chest')) expect(tile).toBe('hero-ragna')
    sitting.openChest('hero-ragna')
    expect(sitting.player(1)).toEqual(before)
  })

  it.each([2, 3, 4, 5])(
    'TOG-TURN-06: whatever one of %i players does while placing, nobody else has more or less',
    (players) => {
      for (const quests of [false, true]) {
        const sitting = openNew(players, { quests }, players)
        const random = source(players, 23)
        while (!sitting.table.over) {
          const asked = sitting.table.asked.filter(({ answered }) => answered === undefined)
          const question = asked[random.below(asked.length)]!
          const { step, round } = sitting.state
          const others = () => structuredClone(sitting.state.players.filter((_, seat) => seat !== question.seat))
          const before = others()
          sitting.table.give(question, random.below(question.options.length))
          const last = round === 10 && sitting.table.over
          if (step === 'place' && !last) expect(others()).toEqual(before)
        }
      }
    },
  )

  it('TOG-TURN-07: who can pay but has no cell, or has a cell but cannot pay, discards', () => {
    const poor = open({ players: [{ taken: ['e1-drill-sergeant', 1], ...ALL_OPEN }, {}] })
    expect(poor.player().discarded).toEqual(['e1-drill-sergeant'])
  })

  it('TOG-TURN-08: who could place it may discard it all the same', () => {
    const sitting = open({ players: [{ taken: ['e1-old-mill', 1], ...ALL_OPEN }, {}] })
    expect(sitting.cells('e1-old-mill').length).toBeGreaterThan(0)
    expect(sitting.discard('e1-old-mill').player().discarded).toEqual(['e1-old-mill'])
  })
})

describe('discarding', () => {
  it('TOG-DISC-01: a discarded tile never comes back', () => {
    const sitting = open({ round: 3, players: [{ taken: ['e1-old-mill', 1], ...ALL_OPEN }, {}] })
    sitting.discard('e1-old-mill').playOn(1)
    expect(sitting.told('tiles-laid').flatMap(({ tiles }) => tiles)).not.toContainEqual(
      expect.objectContaining({ tile: 'e1-old-mill' }),
    )
    expect(sitting.player().discarded[0]).toBe('e1-old-mill')
  })

  it('TOG-DISC-02 TOG-DISC-03 TOG-RULING-44: it brings a coin, a potion and a key for any chest', () => {
    const sitting = open({
      players: [
        {
          taken: ['e1-old-mill', 1],
          tale: [
            ['e1-toll-ogre', 0, 1],
            ['e2-kings-strongbox', 0, 2],
          ],
        },
        {},
      ],
    })
    sitting.discard('e1-old-mill')
    expect(sitting.player()).toMatchObject({ coin: 1, potion: 1 })
    expect(sitting.options(0, 'open-chest')).toEqual([
      { tile: 'hero-ragna', chest: 0 },
      { tile: 'hero-ragna', chest: 1 },
      { tile: 'e1-toll-ogre', chest: 0 },
      { tile: 'e2-kings-strongbox', chest: 0 },
      { tile: 'e2-kings-strongbox', chest: 1 },
    ])
    sitting.openChest('e1-toll-ogre')
    expect(sitting.glory()).toBe(2)
  })

  it('TOG-EX-18 TOG-DISC-04 TOG-DISC-05 TOG-DISC-06: with nothing to open the key is gone; nothing is paid or placed', () => {
    const sitting = open({ players: [{ coin: 2, potion: 2, taken: ['e1-smugglers-cache', 6], ...ALL_OPEN }, {}] })
    sitting.discard('e1-smugglers-cache')
    expect(sitting.player()).toMatchObject({ coin: 3, potion: 3 })
    expect(sitting.player().tale).toHaveLength(1)
    expect(sitting.told('key-without-chest')).toEqual([{ seat: 0 }])
    expect(sitting.told('paid')).toEqual([])
    expect(sitting.glory()).toBe(0)
  })

  it('TOG-DISC-07 TOG-RULING-19: quests cannot be discarded', () => {
    const sitting = open({
      options: { quests: true },
      players: [{ taken: ['e1-old-mill', 1], quests: ['q-beast-ledger', 'q-golden-tithe'], combat: 9 }, {}],
    })
    const discards = sitting.options(0, 'place').filter(({ do: what }) => what === 'discard')
    expect(discards).toEqual([{ do: 'discard', tile: 'e1-old-mill' }])
  })
})
