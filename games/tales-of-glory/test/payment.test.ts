import { describe, expect, it } from 'vitest'
import type { EraTileId } from '../content/tiles.ts'
import { isWilderness, waysToPay } from '../reckoning/payment.ts'
import { tileOf } from '../reckoning/tile.ts'
import { open, type PlayerScene, type Sitting } from './scene.ts'

const SETTLED = 1
const WILD = 6

function take(tile: EraTileId, space: number, player: PlayerScene): Sitting {
  return open({ players: [{ heroOpened: [0, 1], ...player, taken: [tile, space] }, {}] })
}

/** Places the tile anywhere and tells what was paid: "coins/potions"; each way to pay the surcharge in turn. */
function payments(tile: EraTileId, space: number, player: PlayerScene): string[] {
  const again = () => take(tile, space, player)
  if (!again().asked.includes('0 place')) return []
  const put = (sitting: Sitting) => {
    const option = sitting.options(0, 'place').find((offered) => offered.do === 'place')
    return sitting.answer(0, 'place', option!)
  }
  const paid = (sitting: Sitting) => {
    const [told] = sitting.told('paid')
    return `${told?.['coin'] ?? 0}/${told?.['potion'] ?? 0}`
  }
  const first = put(again())
  if (!first.asked.includes('0 surcharge')) return [paid(first)]
  return first.options(0, 'surcharge').map((kind) => paid(put(again()).answer(0, 'surcharge', kind)))
}

describe('payment', () => {
  it('TOG-PAY-01: nothing is placed that cannot be paid in full, surcharge included', () => {
    expect(payments('e1-drill-sergeant', SETTLED, { coin: 2, potion: 9 })).toEqual([])
    expect(payments('e1-drill-sergeant', SETTLED, { coin: 3 })).toEqual(['3/0'])
    expect(payments('e1-drill-sergeant', WILD, { coin: 3 })).toEqual([])
  })

  it('TOG-PAY-02: coins go back to the supply', () => {
    const sitting = take('e1-drill-sergeant', SETTLED, { coin: 5 }).place('e1-drill-sergeant', 0, -1)
    expect(sitting.player().coin).toBe(2)
  })

  it('TOG-PAY-03: potions go back to the supply', () => {
    const sitting = take('e1-split-wand', SETTLED, { potion: 5 }).place('e1-split-wand', 0, 1)
    expect(sitting.player().potion).toBe(3)
  })

  it('TOG-PAY-04 TOG-PAY-05: combat and magic are thresholds and are never spent', () => {
    const sitting = take('e1-toll-ogre', SETTLED, { combat: 2, potion: 1 }).place('e1-toll-ogre', 0, 1)
    expect(sitting.player()).toMatchObject({ combat: 2, potion: 1 })
    expect(sitting.told('paid')).toEqual([])
    const magic = take('e1-straw-warden', SETTLED, { magic: 3 }).place('e1-straw-warden', 0, 1)
    expect(magic.player().magic).toBe(3)
  })

  it('TOG-PAY-04: a cost of 2 is met with 2 tokens of its kind and with more, not with 1', () => {
    expect([1, 2, 3].map((combat) => payments('e1-toll-ogre', SETTLED, { combat, magic: 9 }))).toEqual([
      [],
      ['0/0'],
      ['0/0'],
    ])
    expect([1, 2, 3].map((magic) => payments('e1-straw-warden', SETTLED, { magic, combat: 9 }))).toEqual([
      [],
      ['0/0'],
      ['0/0'],
    ])
  })

  it('TOG-PAY-06: combat and magic of one cost are judged each by itself', () => {
    expect(payments('e2-quarrelling-giant', SETTLED, { combat: 4, potion: 2 })).toEqual(['0/2'])
    expect(payments('e2-quarrelling-giant', SETTLED, { magic: 4, potion: 2 })).toEqual(['0/2'])
    expect(payments('e2-quarrelling-giant', SETTLED, { combat: 2, magic: 2 })).toEqual(['0/0'])
    expect(payments('e2-quarrelling-giant', SETTLED, { combat: 9, magic: 0, potion: 1 })).toEqual([])
  })

  it('TOG-PAY-07 TOG-PAY-17 TOG-DEC-06: a tile from the wilderness costs a coin or a potion more, as one likes', () => {
    expect(payments('e1-drill-sergeant', WILD, { coin: 4, potion: 1 })).toEqual(['4/0', '3/1'])
    expect(payments('e1-drill-sergeant', WILD, { coin: 4 })).toEqual(['4/0'])
    expect(payments('e1-drill-sergeant', WILD, { coin: 3, potion: 1 })).toEqual(['3/1'])
  })

  it('TOG-PAY-07: the wilderness is the top row: 4 to 6 of 6 spaces, 5 to 8 of 8', () => {
    expect([1, 2, 3, 4, 5, 6].map((space) => isWilderness(space, 6))).toEqual([false, false, false, true, true, true])
    expect([4, 5, 8].map((space) => isWilderness(space, 8))).toEqual([false, true, true])
    const fourth = (players: number) =>
      open({
        players: Array.from({ length: players }, (_, seat) =>
          seat === 0 ? { taken: ['e1-old-mill', 4], coin: 1, potion: 1 } : {},
        ),
      }).place('e1-old-mill', 0, -1)
    expect(fourth(3).asked).toEqual(['0 surcharge'])
    expect(fourth(4).told('paid')).toEqual([])
  })

  it('TOG-PAY-08 TOG-RULING-26: it depends on the space alone, also after the second selection', () => {
    const spaces: EraTileId[] = [
      'e1-toll-ogre',
      'e1-straw-warden',
      'e1-bounty-clerk',
      'e1-hedge-witch',
      'e1-old-mill',
      'e1-bog-lantern',
    ]
    const sitting = open({ step: 'obtain', spaces, players: [{ combat: 2 }, { coin: 2 }] })
    sitting.answer(0, 'select', 1).answer(1, 'select', 1).answer(1, 'select-again', 5)
    sitting.place('e1-old-mill', 0, -1, 1)
    expect(sitting.told('paid')).toEqual([
      { seat: 1, tile: 'e1-old-mill', coin: 1, potion: 0, instead: 0, surcharge: 'coin' },
    ])
  })

  it('TOG-PAY-09: free tiles carry the surcharge, too', () => {
    expect(payments('e1-old-mill', WILD, { coin: 1, potion: 1 })).toEqual(['1/0', '0/1'])
    expect(payments('e1-old-mill', WILD, {})).toEqual([])
  })

  it('TOG-PAY-10: whoever discards pays no surcharge', () => {
    const sitting = take('e1-old-mill', WILD, { coin: 1, potion: 1 }).discard('e1-old-mill')
    expect(sitting.told('paid')).toEqual([])
    expect(sitting.player()).toMatchObject({ coin: 2, potion: 2 })
  })

  it('TOG-PAY-11 TOG-PAY-12: potions make up what is missing, exactly', () => {
    expect(payments('e1-toll-ogre', SETTLED, { combat: 1, potion: 9 })).toEqual(['0/1'])
    expect(payments('e1-straw-warden', SETTLED, { magic: 1, potion: 9 })).toEqual(['0/1'])
    expect(payments('e1-toll-ogre', SETTLED, { combat: 1 })).toEqual([])
  })

  it('TOG-PAY-11: for this tile only: nothing of it stays', () => {
    const sitting = take('e1-toll-ogre', SETTLED, { potion: 2 }).place('e1-toll-ogre', 0, 1)
    expect(sitting.player()).toMatchObject({ combat: 0, potion: 0 })
  })

  it('TOG-PAY-13: all of a cost in combat and magic can be made up', () => {
    expect(payments('e3-rusted-colossus', SETTLED, { potion: 7 })).toEqual(['0/7'])
  })

  it('TOG-PAY-14: potions do not stand in for coins', () => {
    expect(payments('e1-bounty-clerk', SETTLED, { potion: 9 })).toEqual([])
  })

  it('TOG-PAY-15: coins stand in for nothing', () => {
    expect(payments('e1-split-wand', SETTLED, { coin: 9, potion: 1 })).toEqual([])
    expect(payments('e1-toll-ogre', SETTLED, { coin: 9 })).toEqual([])
    expect(payments('e1-straw-warden', SETTLED, { coin: 9 })).toEqual([])
  })

  it('TOG-PAY-16: potion cost, shortfall and surcharge add up', () => {
    expect(payments('e3-plague-prince', WILD, { magic: 1, potion: 6 })).toEqual(['0/6'])
    expect(payments('e3-plague-prince', WILD, { magic: 1, coin: 1, potion: 5 })).toEqual(['1/5'])
    expect(payments('e3-plague-prince', WILD, { magic: 1, potion: 5 })).toEqual([])
    // Shortfalls of combat (1) and of magic (2), and the surcharge.
    expect(payments('e3-rusted-colossus', SETTLED, { combat: 3, magic: 1, potion: 9 })).toEqual(['0/3'])
    expect(payments('e3-rusted-colossus', WILD, { combat: 3, magic: 1, potion: 9, coin: 9 })).toEqual(['1/3', '0/4'])
    // A cost in coins, a shortfall, and the surcharge.
    expect(payments('e2-trophy-buyer', WILD, { coin: 9, potion: 9 })).toEqual(['2/1', '1/2'])
  })

  it('TOG-PAY-17 TOG-PAY-18 TOG-RULING-25: at most one payment in the settled row, two in the wilderness, none too much', () => {
    const rich = { coin: 20, potion: 20, combat: 0, magic: 0 }
    expect(waysToPay(rich, tileOf('e2-trophy-buyer'), false)).toEqual([null])
    expect(waysToPay(rich, tileOf('e2-trophy-buyer'), true)).toEqual(['coin', 'potion'])
    expect(payments('e1-toll-ogre', SETTLED, { combat: 5, potion: 5 })).toEqual(['0/0'])
  })

  it('TOG-PAY-19: supplies never become negative', () => {
    expect(payments('e1-bounty-clerk', WILD, { coin: 1 })).toEqual([])
    expect(payments('e1-split-wand', WILD, { potion: 2 })).toEqual([])
    expect(payments('e1-split-wand', WILD, { potion: 2, coin: 1 })).toEqual(['1/2'])
  })

  it('TOG-PAY-20 TOG-RULING-10: what fits nowhere cannot be paid for, only discarded', () => {
    // The wyrm needs a tile that is open to the right or to the top; here only bottoms and lefts are open.
    const sitting = open({
      players: [
        {
          coin: 9,
          potion: 9,
          combat: 9,
          heroOpened: [0, 1],
          tale: [
            ['q-beast-ledger', 0, -1],
            ['q-open-every-door', 1, 0],
            ['e2-drowned-choir', 0, 1, 0],
            ['e1-notched-sword', -1, 0, 0],
          ],
          taken: ['e3-elder-wyrm', WILD],
        },
        {},
      ],
    })
    expect(sitting.told('tile-discarded')).toEqual([{ seat: 0, tile: 'e3-elder-wyrm' }])
    expect(sitting.told('paid')).toEqual([])
    expect(sitting.player()).toMatchObject({ coin: 10, potion: 10 })
  })

  it('TOG-EX-4 TOG-RULING-43: 1 coin and 2 potions, or 2 coins and 1 potion', () => {
    expect(payments('e2-trophy-buyer', WILD, { coin: 9, potion: 9 })).toEqual(['2/1', '1/2'])
  })

  it('TOG-TURN-07: what cannot be paid is discarded', () => {
    const sitting = take('e1-brewers-satchel', SETTLED, { coin: 1 })
    expect(sitting.player().discarded).toEqual(['e1-brewers-satchel'])
  })

  it('TOG-EX-29: payment options for the trophy buyer', () => {
    expect(payments('e2-trophy-buyer', WILD, { coin: 3, potion: 3 })).toEqual(['2/1', '1/2'])
    expect(payments('e2-trophy-buyer', SETTLED, { coin: 3, potion: 3 })).toEqual(['1/1'])
  })

  it('TOG-EX-30: the rusted colossus without coins', () => {
    const player = { potion: 6, combat: 4, magic: 2 }
    expect(payments('e3-rusted-colossus', SETTLED, player)).toEqual(['0/1'])
    expect(payments('e3-rusted-colossus', WILD, player)).toEqual(['0/2'])
  })

  it('TOG-EX-31: the plague prince without coins', () => {
    const player = { potion: 5, magic: 2 }
    expect(payments('e3-plague-prince', SETTLED, player)).toEqual(['0/4'])
    expect(payments('e3-plague-prince', WILD, player)).toEqual(['0/5'])
  })
})
