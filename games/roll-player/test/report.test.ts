import { describe, expect, it } from 'vitest'
import { CARD_IDS, CARDS } from '../content/market.ts'
import { room } from '../index.ts'

describe('what reports are told', () => {
  it('RPL-MARKET-05: the printed cost of every Market card, and of nothing else', () => {
    const priced = room.game.pieces.filter((piece) => room.report.price?.(piece) !== undefined)
    expect(priced).toEqual(CARD_IDS)
    for (const id of CARD_IDS) expect(room.report.price?.(id)).toBe(CARDS[id].cost)
  })
})
