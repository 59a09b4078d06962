import { describe, expect, it } from 'vitest'
import { CARD_IDS, CARDS, type CardId } from '../content/market.ts'
import { attributeScore } from '../reckoning/attributes.ts'
import { at, hero, rows, shown } from './scene.ts'

const MARKET: readonly CardId[] = ['reckless', 'leather-gloves', 'quarterstaff', 'honest']

/** The first of three players is first at the Market. */
function atMarket(given: Parameters<typeof hero>[0] = {}, more: Partial<Parameters<typeof at>[0]> = {}) {
  return at({ heroes: [hero(given), hero(), hero()], phase: 'market', market: [...MARKET], takes: [1, 2, 3], ...more })
}

describe('weapons', () => {
  it('RPL-WEAPON-01 RPL-MARKET-08: every weapon has one or two hands, and two hands are all', () => {
    for (const card of CARD_IDS) {
      const found = CARDS[card]
      if (found.type === 'weapon') expect([1, 2]).toContain(found.hands)
    }
    const table = atMarket({ weapons: ['longsword', 'jeweled-dagger'] })
    table.answer(0, 'market', { do: 'buy', card: 'quarterstaff' })
    expect(table.hero(0).weapons).toEqual(['quarterstaff'])
    expect(table.state.discard).toEqual(['longsword', 'jeweled-dagger'])
  })

  it('RPL-WEAPON-02 RPL-RULING-8 RPL-RULING-28: a weapon may be discarded beside any decision, for nothing, and is never asked for', () => {
    const table = at({ heroes: [hero({ weapons: ['longsword'] }), hero({ weapons: ['longbow'] })], pool: 'w1 b2 r3' })
    expect(table.asked).toEqual(['0 initiative'])
    expect(table.offers(1, 'discard-weapon')).toEqual(['longbow'])
    table.answer(1, 'discard-weapon', 'longbow')
    expect(table.hero(1)).toMatchObject({ weapons: [], gold: 5 })
    expect(table.state.discard).toEqual(['longbow'])
    expect(table.asked).toEqual(['0 initiative'])
    const cleanup = at({ heroes: [hero({ weapons: ['longsword'] }), hero()], phase: 'cleanup', round: 12 })
    expect(cleanup.asked).toEqual(['0 give-up'])
  })

  it('RPL-WEAPON-02 RPL-RULING-8: in every phase between steps, in anybody’s turn, but not within a step nor in set-up', () => {
    const armed = () => hero({ weapons: ['longsword'], rows: rows({ str: 'w3' }) })
    const skilled = () => hero({ weapons: ['longbow'], skills: ['cure-wounds'], rows: rows({ str: 'w3' }) })
    const market = ['honest', 'weak', 'loyal'] as const
    for (const phase of ['roll', 'dice', 'cleanup', 'last-skills'] as const) {
      const table = at({ heroes: [skilled(), armed()], phase, round: 3, pool: 'w1 b2 r3', market: [...market] })
      const [asked] = table.asked
      expect(asked).toBe(phase === 'dice' ? '0 initiative' : '0 skill-window')
      expect(table.offers(0, 'discard-weapon')).toEqual(['longbow'])
      table.answer(0, 'discard-weapon', 'longbow')
      expect(table.state.discard).toEqual(['longbow'])
      expect(table.hero(0)).toMatchObject({ weapons: [], gold: 5 })
      expect(table.asked).toEqual([asked])
    }
    const attuned = at({
      heroes: [hero({ class: 'druid' }), armed()],
      phase: 'before-market',
      market: [...market],
      discard: ['climb'],
      takes: [1, 2],
    })
    expect(attuned.asked).toEqual(['0 add-card'])
    expect(attuned.offers(1, 'discard-weapon')).toEqual(['longsword'])
    const buying = at({
      heroes: [hero({ weapons: ['longbow'], gold: 5, tokens: 1 }), armed()],
      phase: 'market',
      market: [...market],
      takes: [1, 2],
    })
    expect(buying.offers(0, 'discard-weapon')).toEqual(['longbow'])
    expect(buying.offers(1, 'discard-weapon')).toEqual(['longsword'])
    buying.answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(buying.asked).toEqual(['0 pay'])
    for (const seat of [0, 1]) expect(buying.offers(seat, 'discard-weapon')).toEqual([])
    const setup = at({ heroes: [armed(), armed()], phase: 'starting-dice' })
    for (const seat of [0, 1]) expect(setup.offers(seat, 'discard-weapon')).toEqual([])
  })

  it('RPL-WEAPON-03: a third hand is made free by a weapon of choice', () => {
    const table = at({
      heroes: [hero({ weapons: ['longsword', 'jeweled-dagger'] }), hero()],
      phase: 'market',
      market: ['blessed-mace', 'honest', 'weak'],
      takes: [1, 2],
    })
    table.answer(0, 'market', { do: 'buy', card: 'blessed-mace' })
    expect(table.options(0, 'make-room')).toEqual(['longsword', 'jeweled-dagger'])
    table.answer(0, 'make-room', 'longsword')
    expect(table.hero(0).weapons).toEqual(['jeweled-dagger', 'blessed-mace'])
  })

  it('RPL-WEAPON-04: a weapon works while it is owned: Heavy Crossbow takes nothing off the weapon that replaces it', () => {
    const table = at({
      heroes: [hero({ weapons: ['heavy-crossbow'], gold: 3 }), hero()],
      phase: 'market',
      market: ['longbow', 'quarterstaff', 'weak'],
      takes: [1, 2],
    })
    const bought = table.options(0, 'market').flatMap((move) => (move.do === 'buy' ? [move.card] : []))
    expect(bought).toEqual(['quarterstaff', 'weak'])
    table.answer(0, 'market', { do: 'buy', card: 'quarterstaff' })
    expect(table.hero(0).gold).toBe(0)
    const kept = at({
      heroes: [hero({ weapons: ['heavy-crossbow'], gold: 3 }), hero()],
      phase: 'market',
      market: ['longbow', 'quarterstaff', 'weak'],
      takes: [1, 2],
    }).answer(0, 'market', { do: 'buy', card: 'weak' })
    expect(kept.hero(0).gold).toBe(0)
  })

  it('RPL-WEAPON-04: a weapon works from the moment it is owned: a Bard’s second card is cheaper by Heavy Crossbow', () => {
    const table = atMarket({ class: 'bard', gold: 9 }, { market: ['heavy-crossbow', 'nimble'] })
    table.answer(0, 'market', { do: 'buy', card: 'heavy-crossbow' }).answer(0, 'buy-again', 'nimble')
    expect(table.heard('card-bought')).toEqual([
      { seat: 0, card: 'heavy-crossbow', gold: 5, tokens: 0, from: 'market' },
      { seat: 0, card: 'nimble', gold: 3, tokens: 0, from: 'market' },
    ])
  })

  it('RPL-WEAPON-04: and stops when it leaves: a Longbow that is gone shoots no more, a Heavy Crossbow saves no more', () => {
    const bow = at({ heroes: [hero({ weapons: ['longbow'], rows: rows({ str: 'g3' }) }), hero()], pool: 'w1 b2 r3' })
    bow.answer(0, 'initiative', 1).answer(0, 'discard-weapon', 'longbow').answer(0, 'place-die', 'wis')
    expect(bow.asked).toEqual(['0 move-marker'])
    const late = at({ heroes: [hero({ weapons: ['longbow'], rows: rows({ str: 'g3' }) }), hero()], pool: 'w1 b2 r3' })
    late.answer(0, 'initiative', 1).answer(0, 'place-die', 'wis')
    expect(late.options(0, 'adjust-die')).toHaveLength(2)
    late.answer(0, 'discard-weapon', 'longbow')
    expect(late.asked).toEqual(['0 move-marker'])
    expect(shown(late.hero(0).rows.wis)).toBe('w1')
    const crossbow = atMarket({ weapons: ['heavy-crossbow'], gold: 3 }, { market: ['nimble', 'honest'] })
    expect(crossbow.options(0, 'market')).toContainEqual({ do: 'buy', card: 'nimble' })
    crossbow.answer(0, 'discard-weapon', 'heavy-crossbow')
    expect(crossbow.options(0, 'market')).not.toContainEqual({ do: 'buy', card: 'nimble' })
    expect(crossbow.answer(0, 'market', { do: 'buy', card: 'honest' }).hero(0).gold).toBe(0)
  })

  it('RPL-WEAPON-05: bonuses and penalties count in final scoring, if the weapon is still owned', () => {
    const own = hero({ weapons: ['blessed-mace'], rows: rows({ wis: 'w4', dex: 'w4' }) })
    expect([attributeScore(own, 'wis'), attributeScore(own, 'dex'), attributeScore(own, 'str')]).toEqual([6, 3, 0])
    // Paladin: DEX 15-16 (2) takes the penalty to be met, WIS 16-17 (2) the bonus.
    const stars = (weapon: 'blessed-mace' | 'none') => {
      const heroes = [hero({ weapons: ['blessed-mace'], rows: rows({ dex: 'r5 r6 r6', wis: 'r5 r5 r5' }) })]
      const table = at({ heroes, phase: 'giving-up' })
      if (weapon === 'none') table.answer(0, 'give-up', 'blessed-mace')
      else table.answer(0, 'give-up', 'none')
      return table.heard('hero-scored')
    }
    expect(stars('blessed-mace')).toEqual([{ seat: 0, stars: 4 }])
    expect(stars('none')).toEqual([{ seat: 0, stars: 0 }])
  })

  it('RPL-WEAPON-05: they change no die in play, neither one that lies nor one that comes nor one that is changed', () => {
    const bought = atMarket({ gold: 3, rows: rows({ wis: 'w4', dex: 'w4' }) }, { market: ['blessed-mace', 'honest'] })
    bought.answer(0, 'market', { do: 'buy', card: 'blessed-mace' })
    expect([bought.hero(0).rows.wis, bought.hero(0).rows.dex].map(shown)).toEqual(['w4', 'w4'])
    const armed = () => hero({ class: 'cleric', weapons: ['blessed-mace'], rows: rows({ dex: 'g1', wis: 'g5' }) })
    const placing = at({ heroes: [armed(), hero()], pool: 'w4 b5 r6' }).answer(0, 'initiative', 1)
    placing.answer(0, 'place-die', 'wis')
    expect(shown(placing.hero(0).rows.wis)).toBe('g5 w4')
    // A die is changed by its face: 5 may become 6 although it counts 7, 1 may not become 0.
    const changing = at({ heroes: [armed(), hero()], pool: 'w4 b5 r6' }).answer(0, 'initiative', 1)
    changing.answer(0, 'place-die', 'con')
    expect(changing.options(0, 'adjust-die')).toEqual([
      { space: 3, by: 1 },
      { space: 6, by: 1 },
      { space: 6, by: -1 },
      { space: 12, by: 1 },
      { space: 12, by: -1 },
      'none',
    ])
    const gone = at({ heroes: [armed(), hero()], pool: 'w4 b5 r6' }).answer(0, 'discard-weapon', 'blessed-mace')
    expect([gone.hero(0).rows.dex, gone.hero(0).rows.wis].map(shown)).toEqual(['g1', 'g5'])
  })
})
