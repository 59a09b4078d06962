import { count, openTable, redact } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { DECKS } from '../content/tiles.ts'
import { game } from '../rules/game.ts'
import { open, openNew, type PlayerScene, type Sitting } from './scene.ts'

const WITH_QUESTS = { quests: true }

function sit(player: PlayerScene, round = 5): Sitting {
  return open({ round, options: WITH_QUESTS, players: [{ heroOpened: [0, 1], ...player }, {}] })
}

describe('the variant: dealing quests', () => {
  it('TOG-QUEST-01: an option of the table, off unless chosen', () => {
    expect(game.options.quests).toEqual([false, true])
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players)
      expect(sitting.asked).toEqual(sitting.table.seats.map((seat) => `${seat} select`))
      expect(sitting.told('quests-dealt')).toEqual([])
      expect(sitting.state.players.map(({ quests }) => count(quests))).toEqual(sitting.table.seats.map(() => 0))
    }
  })

  it('TOG-QUEST-02 TOG-QUEST-05 TOG-DEC-01: three quests each, the rest stays in the box', () => {
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players, WITH_QUESTS)
      const dealt = sitting.state.players.map(({ quests }) => quests.items)
      expect(sitting.asked).toEqual(sitting.table.seats.map((seat) => `${seat} return-quest`))
      for (const [seat, quests] of dealt.entries()) {
        expect(quests).toHaveLength(3)
        expect(sitting.options(seat, 'return-quest')).toEqual(quests)
      }
      const { items } = sitting.state.box.quests
      expect(items).toHaveLength(16 - 3 * players)
      expect([...dealt.flat(), ...items].sort()).toEqual([...DECKS.quest].sort())
    }
    const everDealt = new Set(
      Array.from({ length: 40 }, (_, seed) => openNew(2, WITH_QUESTS, seed).player().quests.items).flat(),
    )
    expect(everDealt.size).toBe(16)
  })

  it('TOG-QUEST-03 TOG-QUEST-21: one is returned, two are kept, and never more come', () => {
    const sitting = openNew(2, WITH_QUESTS)
    const [first, back, last] = sitting.player().quests.items
    const other = sitting.options(1, 'return-quest')[0]!
    sitting.answer(0, 'return-quest', back!).answer(1, 'return-quest', other)
    expect(sitting.player().quests.items).toEqual([first, last])
    expect(sitting.player().returned.items).toEqual([back])
    expect(sitting.player(1).returned.items).toEqual([other])
    sitting.playOn(1, () => {
      if (sitting.state.players.some(({ quests }) => count(quests) > 2)) expect.fail('more than two quests')
      return false
    })
    expect(sitting.told('quests-dealt')).toHaveLength(2)
  })

  it('TOG-QUEST-04 TOG-DEC-01 TOG-RULING-36: all choose at once, and nobody sees what another returns or keeps', () => {
    const table = openTable(game, { seats: ['A', 'B'], seed: '7'.repeat(64), options: WITH_QUESTS })
    if ('refused' in table) throw new Error(table.refused)
    expect(table.view('spectator').asked.map(({ kind }) => kind)).toEqual(['return-quest', 'return-quest'])
    for (const seat of [0, 1]) {
      const [question] = table.decisions(seat)
      table.answer({ seat, decision: question?.id, option: question?.options[0] })
    }
    const view = table.view(1).state.players
    expect(view[0]?.quests.items).toBe(2)
    expect(view[0]?.returned.items).toBe(1)
    expect(view[1]?.quests.items).toHaveLength(2)
    expect(view[1]?.returned.items).toHaveLength(1)
    const heard = table.events(1).filter(({ kind }) => kind === 'quest-returned' || kind === 'quests-dealt')
    const mine = table.state.players[1]
    expect(heard.map(({ data }) => data)).toEqual([
      { seat: 0, quests: [] },
      { seat: 1, quests: expect.arrayContaining(mine?.returned.items ?? []) },
      { seat: 0, quest: null },
      { seat: 1, quest: mine?.returned.items[0] },
    ])
  })

  it('TOG-QUEST-23 TOG-RULING-47: dealt last in the set-up: hero, rewards and board are known', () => {
    const sitting = openNew(3, WITH_QUESTS)
    expect(sitting.asked).toEqual(['0 return-quest', '1 return-quest', '2 return-quest'])
    const kinds = sitting.events.map(({ kind }) => kind)
    for (const kind of ['hero-drawn', 'gained', 'tiles-laid', 'game-begins'])
      expect(kinds.lastIndexOf(kind)).toBeLessThan(kinds.indexOf('quests-dealt'))
  })
})

describe('the variant: placing quests', () => {
  it('TOG-QUEST-06 TOG-QUEST-07 TOG-DEC-07: quests before and after the tile, both, one or none', () => {
    const scene = () =>
      sit({ taken: ['e1-old-mill', 1], quests: ['q-golden-tithe', 'q-fill-the-vault'], magic: 9, combat: 9 })
    const both = scene().place('q-golden-tithe', 1, 0).place('e1-old-mill', 0, 1).place('q-fill-the-vault', 0, -1)
    expect(both.player().tale.map(({ tile }) => tile)).toEqual([
      'hero-ragna',
      'q-golden-tithe',
      'e1-old-mill',
      'q-fill-the-vault',
    ])
    expect(both.state.step).toBe('obtain')
    const before = scene().place('q-golden-tithe', 1, 0).place('q-fill-the-vault', 0, -1).place('e1-old-mill', 0, 1)
    expect(before.player().quests.items).toEqual([])
    expect(before.state.step).toBe('obtain')
    const none = scene().place('e1-old-mill', 0, 1).finish()
    expect(none.player().quests.items).toHaveLength(2)
    expect(none.state.step).toBe('obtain')
  })

  it('TOG-DEC-07: each quest in hand on each of its cells, before and after the tile, in any order', () => {
    const scene = () =>
      sit({ taken: ['e1-old-mill', 1], quests: ['q-golden-tithe', 'q-fill-the-vault'], magic: 9, combat: 9 })
    expect(scene().cells('q-golden-tithe')).toEqual(['-1,0', '1,0'])
    expect(scene().cells('q-fill-the-vault')).toEqual(['0,-1', '0,1'])
    const second = scene().place('q-fill-the-vault', 0, 1)
    expect(second.player().quests.items).toEqual(['q-golden-tithe'])
    expect(second.cells('q-golden-tithe')).toEqual(['-1,0', '1,0'])
    const after = scene().place('e1-old-mill', 0, -1)
    expect(after.cells('q-golden-tithe')).toEqual(['-1,-1', '-1,0', '1,0'])
    expect(after.cells('q-fill-the-vault')).toEqual(['0,-2', '0,1'])
    expect(after.options(0, 'place')).toContainEqual({ do: 'finish' })
  })

  it('TOG-QUEST-07: in every round a quest may be placed, and may be left', () => {
    for (let round = 1; round <= 10; round++) {
      const scene = () => sit({ combat: 9, taken: ['e1-old-mill', 1], quests: ['q-beast-ledger'] }, round)
      const placed = scene().place('e1-old-mill', 0, 1).place('q-beast-ledger', 0, -1)
      expect(placed.player().quests.items).toEqual([])
      const left = scene().place('e1-old-mill', 0, 1)
      expect(left.cells('q-beast-ledger')).toContain('0,-1')
      expect(left.finish().player().quests.items).toEqual(['q-beast-ledger'])
      expect(left.state.step).toBe(round === 10 ? 'over' : 'obtain')
    }
  })

  it('TOG-DEC-08 TOG-QUEST-07: whoever holds quests ends the turn, even if none could be placed', () => {
    const sitting = sit({ taken: ['e1-old-mill', 1], quests: ['q-seats-at-the-table'] }).place('e1-old-mill', 0, 1)
    expect(sitting.options(0, 'place')).toEqual([{ do: 'finish' }])
    expect(sitting.finish().state.step).toBe('obtain')
    // The tile must be dealt with first.
    const first = sit({ taken: ['e1-old-mill', 1], quests: ['q-seats-at-the-table'] })
    expect(first.options(0, 'place')).not.toContainEqual({ do: 'finish' })
  })

  it('TOG-QUEST-08: paid like a tile, with substitution, without surcharge', () => {
    const sitting = sit({
      taken: ['e1-old-mill', 6],
      coin: 1,
      potion: 3,
      quests: ['q-beast-ledger'],
    }).place('q-beast-ledger', 0, -1)
    expect(sitting.told('paid')).toEqual([
      { seat: 0, tile: 'q-beast-ledger', coin: 0, potion: 3, instead: 3, surcharge: null },
    ])
  })

  it('TOG-QUEST-09: quests connect, form keys and set off connectors', () => {
    const sitting = open({
      options: WITH_QUESTS,
      players: [{ tale: [['e1-crossroads-inn', 0, 1]], quests: ['q-oath-of-the-stars'], magic: 9 }, {}],
    })
    expect(sitting.cells('q-oath-of-the-stars')).toEqual(
      ['-1,0', '-1,1', '0,-1'].filter((cell) => cell !== '-1,1' || true),
    )
    sitting.place('q-oath-of-the-stars', 0, -1)
    expect(sitting.told('key-gained')).toEqual([])
    const key = open({
      options: WITH_QUESTS,
      players: [{ hero: 'hero-oldric', quests: ['q-oath-of-the-stars'], magic: 9 }, {}],
    }).place('q-oath-of-the-stars', -1, 0)
    expect(key.told('key-gained')).toHaveLength(1)
    expect(key.options(0, 'open-chest')).toHaveLength(3)
  })

  it('TOG-EX-35 TOG-TURN-04: a reward of this turn does not pay for a quest of this turn', () => {
    const sitting = sit({ coin: 2, taken: ['e1-smugglers-cache', 1], quests: ['q-seats-at-the-table'] })
    expect(sitting.cells('q-seats-at-the-table')).toEqual([])
    sitting.place('e1-smugglers-cache', 0, 1)
    expect(sitting.options(0, 'place')).toEqual([{ do: 'finish' }])
    sitting.finish()
    expect(sitting.player().coin).toBe(5)
    sitting.answer(0, 'select', 6).answer(1, 'select', 5)
    expect(sitting.cells('q-seats-at-the-table').length).toBeGreaterThan(0)
  })

  it('TOG-EX-36 TOG-QUEST-10 TOG-QUEST-22: rewards come after all payments and placements', () => {
    const scene = () => sit({ coin: 5, combat: 2, taken: ['e1-drill-sergeant', 1], quests: ['q-fill-the-vault'] })
    const after = scene().place('e1-drill-sergeant', 0, 1).place('q-fill-the-vault', 0, -1)
    expect(after.player()).toMatchObject({ coin: 2, combat: 4 })
    expect(after.glory()).toBe(0)
    const before = scene().place('q-fill-the-vault', 0, -1).place('e1-drill-sergeant', 0, 1)
    expect(before.player()).toMatchObject({ coin: 2, combat: 4 })
    expect(before.glory()).toBe(0)
  })

  it('TOG-QUEST-22 TOG-RULING-17: a quest counts tiles placed after it in the same turn', () => {
    const sitting = sit({ combat: 9, magic: 9, taken: ['e1-bog-lantern', 1], quests: ['q-beast-ledger'] })
    sitting.place('q-beast-ledger', 0, -1)
    expect(sitting.glory()).toBe(0)
    sitting.place('e1-bog-lantern', -1, 0)
    expect(sitting.player().glory).toMatchObject({ quests: 2, tiles: 4 })
  })

  it('TOG-QUEST-11 TOG-RULING-18: a quest may be placed although the tile is discarded', () => {
    const sitting = sit({ combat: 9, taken: ['e1-old-mill', 1], quests: ['q-beast-ledger'] })
    sitting.discard('e1-old-mill').place('q-beast-ledger', 0, -1)
    expect(sitting.player().tale).toHaveLength(2)
    expect(sitting.player()).toMatchObject({ coin: 1, potion: 1 })
  })

  it('TOG-QUEST-10 TOG-DISC-04: the compensation cannot pay for a quest of the same turn', () => {
    const sitting = sit({ coin: 2, taken: ['e1-old-mill', 1], quests: ['q-seats-at-the-table'] })
    sitting.discard('e1-old-mill')
    expect(sitting.options(0, 'place')).toEqual([{ do: 'finish' }])
    expect(sitting.player().coin).toBe(2)
    expect(sitting.finish().player().coin).toBe(3)
  })

  it('TOG-QUEST-13: a placed quest lies open in the tale', () => {
    const sitting = sit({ combat: 9, quests: ['q-beast-ledger'] }).place('q-beast-ledger', 0, -1)
    expect(sitting.told('tile-placed')).toEqual([{ seat: 0, tile: 'q-beast-ledger', x: 0, y: -1 }])
    expect(sitting.player().quests.items).toEqual([])
    for (const viewer of [1, 'spectator'] as const) {
      const seen = redact(sitting.state, viewer).players[0]
      expect(seen?.tale[1]).toEqual({ tile: 'q-beast-ledger', x: 0, y: -1, opened: [] })
      expect(seen?.quests.items).toBe(0)
    }
  })

  it('TOG-EX-34 TOG-QUEST-14 TOG-QUEST-16 TOG-RULING-42: sets of three coins', () => {
    const sitting = sit({ combat: 1, coin: 8, potion: 2, quests: ['q-fill-the-vault'] })
    sitting.place('q-fill-the-vault', 0, 1)
    expect(sitting.player()).toMatchObject({ coin: 8, potion: 1 })
    expect(sitting.player().glory.quests).toBe(6)
  })

  it('TOG-QUEST-15 TOG-QUEST-16: sets of three potions', () => {
    const sitting = sit({ magic: 2, potion: 7, quests: ['q-royal-apothecary'] }).place('q-royal-apothecary', 0, 1)
    expect(sitting.player().potion).toBe(6)
    expect(sitting.player().glory.quests).toBe(6)
  })

  it('TOG-RULING-42: coins by themselves and potions by themselves, and nothing of the banner', () => {
    const rich = { coin: 8, potion: 7, combat: 9, magic: 9 }
    const coins = sit({ ...rich, quests: ['q-fill-the-vault'] }).place('q-fill-the-vault', 0, 1)
    expect(coins.player().glory.quests).toBe(6)
    const potions = sit({ ...rich, coin: 5, quests: ['q-royal-apothecary'] }).place('q-royal-apothecary', 0, 1)
    expect(potions.player().glory.quests).toBe(6)
  })

  it('TOG-EX-33 TOG-QUEST-17 TOG-QUEST-18 TOG-RULING-30: surrounded tiles', () => {
    const scene = () =>
      sit({
        coin: 2,
        quests: ['q-heart-of-the-tale'],
        tale: [
          ['e1-retired-duelist', 0, -1, 0],
          ['e1-bog-lantern', 1, 0, 0],
          ['e1-crossroads-inn', 0, 1],
        ],
      })
    expect(scene().cells('q-heart-of-the-tale')).toEqual(['-1,-1', '-1,0', '-1,1', '0,2', '1,-1', '2,0'])
    expect(scene().place('q-heart-of-the-tale', -1, 0).player().glory.quests).toBe(4)
    const none = scene().place('q-heart-of-the-tale', 0, 2)
    expect(none.player().glory.quests).toBe(0)
    expect(none.player().potion).toBe(1)
  })

  it('TOG-QUEST-18 TOG-RULING-30: blank sides and missing corners surround as well', () => {
    // The colossus has no connectors at its top and its bottom; the sword above it none towards it.
    const around = (neighbours: number) =>
      sit({
        coin: 2,
        quests: ['q-heart-of-the-tale'],
        tale: [
          ['e3-rusted-colossus', 6, 6, 0] as const,
          ['e1-bog-lantern', 6, 5, 0] as const,
          ['e2-vanguard-banner', 6, 7] as const,
          ['e1-old-mill', 5, 6] as const,
          ['e1-hedge-witch', 7, 6, 0] as const,
        ].slice(0, 1 + neighbours),
      }).place('q-heart-of-the-tale', 0, 1)
    expect(around(4).player().glory.quests).toBe(4)
    expect(around(3).player().glory.quests).toBe(0)
  })

  it('TOG-QUEST-18: a quest itself can be surrounded', () => {
    const sitting = sit({
      coin: 2,
      quests: ['q-heart-of-the-tale'],
      tale: [
        ['e1-crossroads-inn', 1, 0],
        ['e1-crossroads-inn', -1, 0],
        ['e1-crossroads-inn', 0, 1],
        ['e1-crossroads-inn', -1, -1],
        ['e1-crossroads-inn', 1, -1],
        ['e1-crossroads-inn', 0, -2],
      ],
    }).place('q-heart-of-the-tale', 0, -1)
    expect(sitting.player().glory.quests).toBe(8)
  })

  it('TOG-QUEST-19: locked chests, one by one, the hero’s included', () => {
    const sitting = open({
      options: WITH_QUESTS,
      players: [
        {
          coin: 2,
          heroOpened: [0],
          quests: ['q-sealed-secrets'],
          tale: [
            ['e2-kings-strongbox', 0, 1],
            ['e1-toll-ogre', 0, 2, 0],
          ],
        },
        {},
      ],
    }).place('q-sealed-secrets', 1, 0)
    expect(sitting.player().glory.quests).toBe(3)
  })

  it('TOG-QUEST-19: they are counted when the reward is gained: a chest opened by the half keys before counts no more', () => {
    const sitting = open({
      options: WITH_QUESTS,
      players: [{ hero: 'hero-oldric', coin: 2, quests: ['q-sealed-secrets'] }, {}],
    }).place('q-sealed-secrets', -1, 0)
    expect(sitting.options(0, 'open-chest')).toHaveLength(2)
    expect(sitting.openChest('hero-oldric', 0).player().glory.quests).toBe(1)
  })

  it('TOG-QUEST-20: common multipliers on quests', () => {
    const sitting = sit({
      coin: 3,
      quests: ['q-hoard-of-hoards'],
      tale: [
        ['e1-split-wand', 0, 1, 0],
        ['e1-heralds-horn', 0, -1, 0],
      ],
    })
    sitting.place('q-hoard-of-hoards', 1, 0)
    expect(sitting.player().glory.quests).toBe(6)
  })

  it('TOG-QUEST-24: a quest placed first may make the tile placeable, or too dear', () => {
    const dear = sit({ coin: 4, taken: ['e1-drill-sergeant', 1], quests: ['q-sealed-secrets'] })
    expect(dear.cells('e1-drill-sergeant').length).toBeGreaterThan(0)
    dear.place('q-sealed-secrets', 1, 0)
    expect(dear.told('tile-discarded')).toEqual([{ seat: 0, tile: 'e1-drill-sergeant' }])
    // The wyrm fits nowhere until the quest opens a side to the right.
    const stuck = sit({
      combat: 9,
      coin: 9,
      potion: 9,
      taken: ['e3-elder-wyrm', 1],
      quests: ['q-seats-at-the-table'],
      tale: [
        ['q-beast-ledger', 0, -1],
        ['q-open-every-door', 1, 0],
        ['e2-drowned-choir', 0, 1, 0],
        ['e1-notched-sword', -1, 0, 0],
      ],
    })
    expect(stuck.cells('e3-elder-wyrm')).toEqual([])
    stuck.place('q-seats-at-the-table', 1, 1)
    expect(stuck.cells('e3-elder-wyrm')).toEqual(['2,1'])
  })

  it('TOG-RULING-14 TOG-REWARD-21: sets of three are asked about only when a set can be completed', () => {
    // The mill's bottom gives 3 coins, its left 2.
    const three = sit({ combat: 9, quests: ['q-fill-the-vault'], tale: [['e1-old-mill', 1, 1]] })
    three.place('q-fill-the-vault', 1, 2)
    expect(three.asked).toEqual(['0 next-gain'])
    three.answer(0, 'next-gain', { from: 'tile', tile: 'q-fill-the-vault' })
    expect(three.player().glory.quests).toBe(0)
    const two = sit({ magic: 9, quests: ['q-golden-tithe'], tale: [['e1-old-mill', 2, 1]] })
    two.place('q-golden-tithe', 1, 1)
    expect(two.state.step).toBe('obtain')
    expect(two.player().coin).toBe(2)
    const completed = sit({ coin: 1, magic: 9, quests: ['q-golden-tithe'], tale: [['e1-old-mill', 2, 1]] })
    completed.place('q-golden-tithe', 1, 1)
    expect(completed.options(0, 'next-gain')).toHaveLength(2)
    completed.answer(0, 'next-gain', { from: 'connector', tile: 'e1-old-mill', side: 3 })
    expect(completed.player().glory.quests).toBe(3)
  })

  it('TOG-RULING-14 TOG-REWARD-23: locked chests are counted before or after the key of the same turn', () => {
    const scene = () =>
      open({
        options: WITH_QUESTS,
        players: [{ potion: 2, taken: ['e1-old-mill', 1], quests: ['q-vow-of-restraint'] }, {}],
      })
        .discard('e1-old-mill')
        .place('q-vow-of-restraint', 0, 1)
    const quest = { from: 'tile', tile: 'q-vow-of-restraint' } as const
    expect(scene().options(0, 'next-gain')).toEqual([{ from: 'compensation' }, quest])
    const first = scene().answer(0, 'next-gain', quest)
    expect(first.player().glory.quests).toBe(2)
    const last = scene().answer(0, 'next-gain', { from: 'compensation' }).openChest('hero-ragna', 0)
    expect(last.player().glory.quests).toBe(1)
  })

  it('TOG-RULING-14: gains that nothing depends on are taken without asking', () => {
    // The inn's bottom gives a potion, which the vault does not count; the compensation gives a coin and a key.
    const sitting = open({
      options: WITH_QUESTS,
      players: [
        {
          heroOpened: [0, 1],
          coin: 2,
          combat: 2,
          taken: ['e1-old-mill', 1],
          quests: ['q-fill-the-vault'],
          tale: [['e1-crossroads-inn', 0, 1]],
        },
        {},
      ],
    })
    sitting.discard('e1-old-mill').place('q-fill-the-vault', 0, 2)
    expect(sitting.player().potion).toBe(1)
    expect(sitting.options(0, 'next-gain')).toEqual([
      { from: 'compensation' },
      { from: 'tile', tile: 'q-fill-the-vault' },
    ])
  })
})
