import { describe, expect, it, vi } from 'vitest'
import type { Face } from '../content/tile.ts'
import type { QuestId } from '../content/tiles.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

// Our own quests do not use all that the rules allow; these do.
vi.mock(import('../content/quests.ts'), async (original) => {
  const { QUESTS } = await original()
  const { atEnd, coin, each, glory } = await import('../content/gain.ts')
  const common = { type: 'quest', cost: {}, sides: ['plain', 'plain', 'plain', 'plain'], chests: [] } as const
  const counted = [
    'monster',
    'character',
    'place',
    'treasure',
    'key-token',
    'combat-token',
    'magic-token',
    'majority-token',
  ] as const
  const imagined: readonly Face[] = [
    ...counted.map((per) => ({ ...common, id: `x-${per}`, reward: [each(per, glory(1))] })),
    ...counted.map((per) => ({ ...common, id: `x-end-${per}`, reward: [atEnd(each(per, glory(1)))] })),
    { ...common, id: 'x-seal', reward: [each('locked-chest', glory(1))], chests: [[coin(1)], [coin(1)]] },
    { ...common, id: 'x-promise', reward: [coin(1), atEnd(glory(5))] },
  ]
  return { QUESTS: [...QUESTS, ...imagined] as unknown as typeof QUESTS }
})

const x = (name: string) => `x-${name}` as QuestId

function sit(player: PlayerScene, round = 5, other: PlayerScene = {}): Sitting {
  return open({ round, options: { quests: true }, players: [player, other] })
}

/** One monster, two characters, three places, four treasures, five keys, six combat, seven magic. */
const RICH: PlayerScene = {
  heroOpened: [0, 1],
  combat: 6,
  magic: 7,
  tale: [
    ['e1-bog-lantern', 10, 10, 0],
    ['e1-hedge-witch', 11, 10, 0],
    ['e1-drill-sergeant', 12, 10, 0],
    ['e1-old-mill', 13, 10],
    ['e1-mossy-shrine', 14, 10],
    ['e1-training-yard', 15, 10],
    ['e1-split-wand', 16, 10],
    ['e1-notched-sword', 17, 10],
    ['e1-heralds-horn', 18, 10],
    ['e1-smugglers-cache', 19, 10],
  ],
}
const COUNTS = [
  ['monster', 1],
  ['character', 2],
  ['place', 3],
  ['treasure', 4],
  ['key-token', 5],
  ['combat-token', 6],
  ['magic-token', 7],
] as const

describe('what the rules allow beyond our own quests', () => {
  it('TOG-QUEST-19: the locked chests of the quest itself count, those of others do not', () => {
    const tale = [
      ['e2-kings-strongbox', 10, 10],
      ['e1-toll-ogre', 11, 10, 0],
    ] as const
    const other = { tale: [['e2-kings-strongbox', 0, 1]] } as const
    const sitting = sit({ heroOpened: [0], quests: [x('seal')], tale }, 5, other).place(x('seal'), 0, 1)
    // One of the hero, two of the strongbox, none of the ogre, two of its own.
    expect(sitting.player().glory.quests).toBe(5)
  })

  it.each(COUNTS)('TOG-QUEST-20: a quest may count × %s', (per, count) => {
    const sitting = sit({ ...RICH, quests: [x(per)] }).place(x(per), 0, 1)
    expect(sitting.player().glory).toMatchObject({ quests: count, tiles: 0 })
  })

  it.each([...COUNTS, ['majority-token', 3] as const])(
    'TOG-QUEST-20 TOG-REWARD-15: and so at the end of the game × %s',
    (per, count) => {
      // Combat, magic and coins are most here, potions there.
      const other = { potion: 1 }
      const placed = sit({ ...RICH, coin: 1, quests: [x(`end-${per}`)] }, 5, other).place(x(`end-${per}`), 0, 1)
      expect(placed.glory()).toBe(0)
      const end = sit({ ...RICH, coin: 1, quests: [x(`end-${per}`)] }, 10, other).place(x(`end-${per}`), 0, 1)
      expect(end.player().glory).toMatchObject({ end: count, quests: 0, majorities: 12 })
    },
  )

  it('TOG-QUEST-20 TOG-REWARD-16 TOG-QUEST-12: a part now and a part at the end, and neither in hand', () => {
    const now = sit({ quests: [x('promise')] }).place(x('promise'), 0, 1)
    expect(now.player().coin).toBe(1)
    expect(now.glory()).toBe(0)
    const placed = sit({ tale: [[x('promise'), 0, 1]] }, 10)
    expect(placed.player()).toMatchObject({ coin: 0, glory: { end: 5 } })
    const held = sit({ quests: [x('promise')] }, 10).finish()
    expect(held.player()).toMatchObject({ coin: 0, glory: { end: 0, quests: 0 } })
  })

  it('TOG-REWARD-20: what a chest holds is gained before the next gain counts it', () => {
    const scene = () =>
      sit({ hero: 'hero-oldric', taken: ['e1-old-mill', 1], quests: [x('combat-token')] })
        .discard('e1-old-mill')
        .place(x('combat-token'), 0, 1)
    // Oldric's second chest holds 1 combat.
    const chest = scene().answer(0, 'next-gain', { from: 'compensation' })
    expect(chest.asked).toEqual(['0 open-chest'])
    chest.openChest('hero-oldric', 1)
    expect(chest.player()).toMatchObject({ combat: 1, glory: { quests: 1 } })
    const quest = scene().answer(0, 'next-gain', { from: 'tile', tile: x('combat-token') })
    quest.openChest('hero-oldric', 1)
    expect(quest.player()).toMatchObject({ combat: 1, glory: { quests: 0 } })
  })
})
