import { describe, expect, it, vi } from 'vitest'
import type { Face } from '../content/tile.ts'
import type { EraTileId } from '../content/tiles.ts'
import { open } from './scene.ts'

// Our own tiles do not use all that the rules allow; these do.
vi.mock(import('../content/era-1.ts'), async (original) => {
  const { ERA_1 } = await original()
  const { any, only } = await import('../content/tile.ts')
  const { coin, each, glory, key, combat, atEnd } = await import('../content/gain.ts')
  const common = { cost: {}, reward: [], chests: [] } as const
  const imagined: readonly Face[] = [
    {
      ...common,
      id: 'x-bank',
      type: 'treasure',
      cost: { coin: 2 },
      sides: ['plain', 'plain', 'plain', 'plain'],
      reward: [coin(3)],
    },
    { ...common, id: 'x-nest', type: 'treasure', sides: ['plain', 'plain', 'plain', 'plain'], chests: [[key]] },
    {
      ...common,
      id: 'x-hoard',
      type: 'treasure',
      sides: ['plain', 'plain', 'plain', 'plain'],
      chests: [[coin(2), glory(1), combat(1)]],
    },
    {
      ...common,
      id: 'x-tally',
      type: 'monster',
      sides: ['plain', 'plain', 'plain', 'plain'],
      chests: [[each('key-token', glory(2))]],
    },
    { ...common, id: 'x-twin', type: 'place', sides: [only('place', coin(1)), null, only('place', coin(5)), null] },
    {
      ...common,
      id: 'x-purse',
      type: 'character',
      sides: ['plain', null, 'plain', null],
      reward: [each('key-token', coin(1))],
    },
    {
      ...common,
      id: 'x-vault',
      type: 'character',
      sides: ['plain', null, 'plain', null],
      reward: [each('coin-set-3', glory(1))],
    },
    {
      ...common,
      id: 'x-late',
      type: 'treasure',
      sides: ['plain', null, 'plain', null],
      reward: [atEnd(key), atEnd(coin(2))],
    },
    {
      ...common,
      id: 'x-keys',
      type: 'place',
      sides: [any(key, key), any(key), any(each('key-token', glory(1))), null],
    },
    {
      ...common,
      id: 'x-lure',
      type: 'monster',
      sides: ['half-key', 'half-key', 'half-key', 'half-key'],
      chests: [[key]],
    },
    {
      ...common,
      id: 'x-ledger',
      type: 'monster',
      sides: ['half-key', 'half-key', 'half-key', 'half-key'],
      chests: [[each('monster', coin(1))]],
    },
    { ...common, id: 'x-fork', type: 'character', sides: ['half-key', 'half-key', 'half-key', 'half-key'] },
  ]
  return { ERA_1: [...ERA_1, ...imagined] as unknown as typeof ERA_1 }
})

const x = (name: string) => `x-${name}` as EraTileId

describe('what the rules allow beyond our own tiles', () => {
  it('TOG-EX-20 TOG-TURN-04: a tile for 2 coins that gives 3 cannot be paid with 1', () => {
    const sitting = open({ players: [{ coin: 1, heroOpened: [0, 1], taken: [x('bank'), 1] }, {}] })
    expect(sitting.player().discarded).toEqual([x('bank')])
    expect(sitting.player().coin).toBe(2)
  })

  it('TOG-KEY-16 TOG-REWARD-20: a key in a chest is used at once, for any chest', () => {
    const sitting = open({
      players: [
        {
          taken: ['e1-old-mill', 1],
          tale: [
            [x('nest'), 0, 1],
            ['e1-toll-ogre', 0, 2],
          ],
        },
        {},
      ],
    })
    sitting.discard('e1-old-mill').openChest(x('nest'))
    expect(sitting.options(0, 'open-chest').map(({ tile }) => tile)).toEqual([
      'hero-ragna',
      'hero-ragna',
      'e1-toll-ogre',
    ])
    sitting.openChest('e1-toll-ogre')
    expect(sitting.player().glory.chests).toBe(2)
    expect(sitting.told('key-gained').map(({ origin }) => (origin as { from: string }).from)).toEqual([
      'compensation',
      'chest',
    ])
  })

  it('TOG-REWARD-20: a gain with all its chests is carried out before the next one starts', () => {
    const sitting = open({
      options: { quests: true },
      players: [
        {
          heroOpened: [0, 1],
          combat: 9,
          taken: ['e1-old-mill', 1],
          quests: ['q-beast-ledger'],
          tale: [
            [x('nest'), 0, 1],
            ['e1-toll-ogre', 0, 2],
          ],
        },
        {},
      ],
    })
    sitting.discard('e1-old-mill').place('q-beast-ledger', 0, -1).openChest(x('nest'))
    const steps = sitting.events.filter(({ kind }) => ['gained', 'key-gained', 'chest-opened'].includes(kind))
    const nest = { from: 'chest', tile: x('nest'), chest: 0 }
    expect(steps.map(({ kind, data }) => [kind, data['origin'] ?? data['tile']])).toEqual([
      ['gained', { from: 'compensation' }],
      ['key-gained', { from: 'compensation' }],
      ['chest-opened', x('nest')],
      ['key-gained', nest],
      ['chest-opened', 'e1-toll-ogre'],
      ['gained', { from: 'chest', tile: 'e1-toll-ogre', chest: 0 }],
      ['gained', { from: 'tile', tile: 'q-beast-ledger' }],
    ])
  })

  it('TOG-RULING-39: a chest is opened whole', () => {
    const sitting = open({
      players: [{ heroOpened: [0, 1], taken: ['e1-old-mill', 1], tale: [[x('hoard'), 0, 1]] }, {}],
    })
    sitting.discard('e1-old-mill')
    expect(sitting.player()).toMatchObject({ coin: 3, potion: 1, combat: 1 })
    expect(sitting.glory()).toBe(1)
  })

  it('TOG-KEY-02 TOG-RULING-32: a multiplied chest counts the key that opens it', () => {
    const sitting = open({
      players: [{ heroOpened: [0, 1], taken: ['e1-old-mill', 1], tale: [[x('tally'), 0, 1]] }, {}],
    })
    expect(sitting.discard('e1-old-mill').player().glory.chests).toBe(6)
  })

  it('TOG-PBON-07 TOG-RULING-13: two places that require places both give', () => {
    const sitting = open({ players: [{ taken: [x('twin'), 1], tale: [[x('twin'), 0, 1]] }, {}] })
    sitting.place(x('twin'), 0, 2)
    expect(sitting.player().coin).toBe(6)
  })

  it('TOG-REWARD-04 TOG-KEY-09: several keys in one reward are used one after the other', () => {
    const sitting = open({ players: [{ taken: [x('keys'), 1] }, {}] }).place(x('keys'), 0, 1)
    expect(sitting.asked).toEqual(['0 open-chest'])
    sitting.openChest('hero-ragna', 1)
    expect(sitting.player().tale[0]?.opened).toEqual([true, true])
  })

  it('TOG-RULING-14 TOG-DEC-12: a gain that counts keys waits for the player when another brings keys', () => {
    // The place between two tiles: its top brings two keys, its bottom counts keys.
    const scene = (opened: number[]) =>
      open({
        players: [
          {
            heroOpened: opened,
            taken: [x('keys'), 1],
            tale: [
              [x('nest'), 1, 0, 0],
              [x('purse'), 0, 2],
              [x('vault'), 5, 5],
            ],
          },
          {},
        ],
      }).place(x('keys'), 0, 1)
    expect(scene([]).options(0, 'next-gain')).toEqual([
      { from: 'connector', tile: x('keys'), side: 0 },
      { from: 'connector', tile: x('keys'), side: 2 },
    ])
    const counted = scene([]).answer(0, 'next-gain', { from: 'connector', tile: x('keys'), side: 2 })
    expect(counted.player().glory.places).toBe(1)
    // Nothing left to open: no key can change the count.
    const idle = scene([0, 1])
    expect(idle.player().glory.places).toBe(3)
    expect(idle.state.step).toBe('obtain')
  })

  it('TOG-DEC-11 TOG-KEY-11: the order of half keys is asked for when a chest holds more than plain gains', () => {
    const sitting = open({
      players: [
        {
          taken: [x('fork'), 1],
          tale: [
            ['e1-drill-sergeant', 0, 1],
            ['e1-hedge-witch', 1, 2],
            [x('tally'), 3, 3],
          ],
        },
        {},
      ],
    })
    // Beside plain gains only, four chests and two keys: no question of order.
    sitting.place(x('fork'), 1, 1)
    expect(sitting.asked).toEqual(['0 open-chest'])
  })

  it('TOG-DEC-11: a chest with a key, or with a multiplied gain, makes the order matter', () => {
    for (const name of ['lure', 'ledger']) {
      const sitting = open({ players: [{ taken: [x('fork'), 1], tale: [[x(name), 0, -2]] }, {}] }).place(
        x('fork'),
        0,
        -1,
      )
      expect(sitting.options(0, 'next-gain')).toEqual([
        { from: 'half-keys', tiles: [x('fork'), x(name)] },
        { from: 'half-keys', tiles: [x('fork'), 'hero-ragna'] },
      ])
    }
  })

  it('TOG-RULING-14: a gain that counts itself, or a chest that counts, may complete any set', () => {
    const place = (tale: [EraTileId, number, number][], heroOpened: number[]) =>
      open({
        options: { quests: true },
        players: [{ heroOpened, combat: 9, tale, taken: ['e1-old-mill', 1], quests: ['q-fill-the-vault'] }, {}],
      })
        .discard('e1-old-mill')
        .place('q-fill-the-vault', 0, -1)
    expect(place([[x('ledger'), 5, 5]], [0, 1]).asked).toEqual(['0 next-gain'])
    expect(place([[x('tally'), 5, 5]], [0, 1]).asked).not.toContain('0 next-gain')
    const purse = open({
      options: { quests: true },
      players: [{ heroOpened: [0, 1], combat: 9, taken: [x('purse'), 1], quests: ['q-fill-the-vault'] }, {}],
    })
    purse.place(x('purse'), 0, 1).place('q-fill-the-vault', 0, -1)
    expect(purse.options(0, 'next-gain')).toEqual([
      { from: 'tile', tile: x('purse') },
      { from: 'tile', tile: 'q-fill-the-vault' },
    ])
  })

  it('TOG-RULING-33 TOG-END-09: an end-of-game sign on any tile; what it brings changes no majority', () => {
    const sitting = open({ round: 10, players: [{ tale: [[x('late'), 0, 1]], heroOpened: [1] }, { coin: 1 }] })
    expect(sitting.player()).toMatchObject({ coin: 5, majorities: [] })
    expect(sitting.player(1).majorities).toEqual(['coin'])
    expect(sitting.table.ending()?.keys[0]).toEqual([0, 0, 0, 0, 5])
  })
})
