import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/market.ts'
import { goalStars } from '../reckoning/attributes.ts'
import { at, falls, hero, NEARLY_FULL, rows, shown } from './scene.ts'

type Given = Parameters<typeof hero>[0]
/** The second of two players has Skills; it is the first one's Dice turn. */
function onTheSide(given: Given, more: Partial<Parameters<typeof at>[0]> = {}, ...rolls: number[]) {
  return at({ heroes: [hero(), hero(given)], pool: 'w1 b3 r5', ...more }, falls(...rolls))
}
/** The first of two players has Skills and is first at the Market. */
function atMarket(given: Given, more: Partial<Parameters<typeof at>[0]> = {}) {
  const market: CardId[] = ['honest', 'weak', 'reckless']
  return at({ heroes: [hero(given), hero()], phase: 'market', market, takes: [1, 2], ...more })
}
const ready = (table: ReturnType<typeof at>, seat: number) => table.hero(seat).skills.map((own) => own.ready)

describe('Skills', () => {
  it('RPL-SKILL-01 RPL-SKILL-02: a Skill comes ready, without moving the marker, and may be used at once', () => {
    const table = atMarket({ gold: 5 }, { market: ['open-lock', 'weak', 'reckless'], deck: ['loyal'] })
    table.answer(0, 'market', { do: 'buy', card: 'open-lock' })
    expect(table.hero(0).marker).toEqual({ row: 1, column: 1 })
    expect(table.asked).toEqual(['0 skill-window'])
    expect(table.usable(0)).toEqual(['open-lock'])
    // However it comes: from the deck by Open Lock, from the discard pile by Move Silently.
    const lock = atMarket({ gold: 5, skills: ['open-lock'] }, { deck: ['pickpocket', 'loyal'] })
    lock.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(lock.usable(0)).toEqual(['pickpocket'])
    const silent = atMarket({ gold: 5, skills: ['move-silently'] }, { discard: ['concentrate'] })
    silent.use(0, 'move-silently').answer(0, 'buy-discarded', 'concentrate')
    expect(silent.hero(0).marker).toEqual({ row: 2, column: 1 })
    expect(silent.usable(0)).toEqual(['concentrate'])
  })

  it('RPL-SKILL-03: the marker moves, the ability is carried out, the card is exhausted', () => {
    const table = onTheSide({ skills: ['cure-wounds'], rows: rows({ str: 'g3' }) })
    table.use(1, 'cure-wounds')
    expect(table.hero(1).marker).toEqual({ row: 0, column: 1 })
    table.answer(1, 'adjust-die', { space: 0, by: 1 })
    expect(shown(table.hero(1).rows.str)).toBe('g4')
    expect(ready(table, 1)).toEqual([false])
  })

  it('RPL-SKILL-04: without room for the marker the Skill cannot be used', () => {
    expect(onTheSide({ skills: ['cure-wounds', 'pickpocket'], marker: { row: 0, column: 0 } }).usable(1)).toEqual([
      'pickpocket',
    ])
    expect(onTheSide({ skills: ['negotiate', 'acrobatics'], marker: { row: 0, column: 0 } }).usable(1)).toEqual([
      'acrobatics',
    ])
  })

  it('RPL-SKILL-05: an exhausted Skill cannot be used', () => {
    expect(onTheSide({ skills: ['cure-wounds!', 'pickpocket'] }).usable(1)).toEqual(['pickpocket'])
  })

  it('RPL-SKILL-07 RPL-RULING-11: a Skill may be used for its marker move alone, also without a target', () => {
    const declined = onTheSide({ skills: ['pickpocket'] })
      .use(1, 'pickpocket')
      .answer(1, 'take', 'none')
    expect(declined.hero(1)).toMatchObject({ gold: 5, marker: { row: 2, column: 1 } })
    expect(ready(declined, 1)).toEqual([false])
    const aimless = onTheSide({ skills: ['cure-wounds'] }).use(1, 'cure-wounds')
    expect(aimless.asked).toEqual(['0 initiative'])
    expect(ready(aimless, 1)).toEqual([false])
  })

  it('RPL-ATTR-03: a die that is moved sets off no action either', () => {
    const table = onTheSide({ skills: ['sleight-of-hand'], rows: rows({ dex: 'g2', con: 'b3' }) })
    table.use(1, 'sleight-of-hand').answer(1, 'move-die', 3).answer(1, 'move-to', 'str')
    expect(shown(table.hero(1).rows.str)).toBe('g2')
    expect(table.asked).toEqual(['0 initiative'])
  })

  it('RPL-SKILL-08: one Skill becomes ready in Cleanup, and not before', () => {
    const table = at({ heroes: [hero({ skills: ['climb!', 'search!'] }), hero()], phase: 'cleanup', round: 2 })
    expect(table.options(0, 'refresh')).toEqual(['climb', 'search', 'none'])
    table.answer(0, 'refresh', 'search')
    expect(ready(table, 0)).toEqual([false, true])
    expect(table.state.round).toBe(3)
  })

  it('RPL-SKILL-09: what a Skill does is no attribute action, and class abilities do not touch it', () => {
    const table = at({
      heroes: [hero({ class: 'barbarian', skills: ['concentrate'], rows: rows({ str: 'g1 g2' }) }), hero()],
      pool: 'w1 b3 r5',
    })
    table.use(0, 'concentrate').answer(0, 'flip-die', 0)
    expect(table.asked).toEqual(['0 initiative'])
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'str')
    expect(table.asked).toEqual(['0 flip-die'])
  })

  it('RPL-SKILL-10: a Skill with a window of its own cannot be used outside it', () => {
    const skills = ['climb', 'open-lock', 'pickpocket'] as const
    expect(onTheSide({ skills: [...skills] }).usable(1)).toEqual(['climb', 'pickpocket'])
    expect(atMarket({ skills: [...skills] }).usable(0)).toEqual(['open-lock', 'pickpocket'])
    const others = at({
      heroes: [hero(), hero({ skills: [...skills] })],
      phase: 'market',
      market: ['honest', 'weak'],
      takes: [1, 2],
    })
    expect(others.usable(1)).toEqual(['pickpocket'])
  })
})

describe('notes on cards', () => {
  const pool = (table: ReturnType<typeof at>) =>
    table.state.initiative.map(({ die }) => (die === null ? '-' : shown([die])))

  it('RPL-CARD-01 RPL-CARD-02 RPL-RULING-6 RPL-EX-17 RPL-EFF-11: Climb turns red 5 to 2, and its user orders the two twos', () => {
    const table = at({
      heroes: [hero(), hero(), hero(), hero({ skills: ['climb'] })],
      pool: 'g2 $3 r5 - b6',
      active: 1,
      takes: [4],
    })
    expect(table.usable(3)).toEqual(['climb'])
    table.use(3, 'climb')
    expect(table.options(3, 'pool-flip')).toEqual([1, 2, 3, 5, 'none'])
    table.answer(3, 'pool-flip', 3)
    expect(table.decision(3, 'order-die').context).toEqual({ initiative: 1, value: 2 })
    table.answer(3, 'order-die', 'red')
    expect(pool(table)).toEqual(['r2', 'g2', '$3', '-', 'b6'])
    expect(table.state.initiative.map(({ coin }) => coin)).toEqual([false, true, true, true, false])
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-CARD-01 RPL-EFF-11: Intimidate rerolls any number of unchosen dice, and there is no going back', () => {
    const table = onTheSide({ skills: ['intimidate'] }, {}, 6, 2)
    table.use(1, 'intimidate').answer(1, 'pool-reroll', 1)
    expect(table.options(1, 'pool-reroll')).toEqual([2, 3, 'none'])
    table.answer(1, 'pool-reroll', 3).answer(1, 'pool-reroll', 'none')
    expect(pool(table)).toEqual(['r2', 'b3', 'w6'])
    expect(table.asked).toEqual(['0 initiative'])
    const all = onTheSide({ skills: ['intimidate'] }, {}, 3, 2, 1)
    all.use(1, 'intimidate').answer(1, 'pool-reroll', 1).answer(1, 'pool-reroll', 2).answer(1, 'pool-reroll', 3)
    expect(pool(all)).toEqual(['r1', 'b2', 'w3'])
    const none = onTheSide({ skills: ['intimidate'] })
      .use(1, 'intimidate')
      .answer(1, 'pool-reroll', 'none')
    expect(pool(none)).toEqual(['w1', 'b3', 'r5'])
    expect(none.heard('pool-rerolled')).toEqual([])
  })

  it('RPL-CARD-01 RPL-EFF-11: a die that was taken is out of their reach', () => {
    for (const [skill, kind] of [
      ['climb', 'pool-flip'],
      ['intimidate', 'pool-reroll'],
    ] as const) {
      const table = onTheSide({ skills: [skill] })
        .answer(0, 'initiative', 2)
        .use(1, skill)
      expect(table.options(1, kind)).toEqual([1, 3, 'none'])
    }
  })

  it('RPL-CARD-03 RPL-CARD-05 RPL-RULING-9 RPL-EFF-18: Diplomacy uses a ready Skill of another along its arrow and is exhausted alone', () => {
    const table = at({
      heroes: [hero({ skills: ['cure-wounds', 'climb!'] }), hero({ skills: ['diplomacy'], rows: rows({ str: 'g3' }) })],
      pool: 'w1 b3 r5',
    })
    expect(table.offers(1, 'use-skill')).toEqual([{ skill: 'diplomacy', as: 'cure-wounds' }])
    table.use(1, 'diplomacy', 'cure-wounds').answer(1, 'adjust-die', { space: 0, by: 1 })
    expect(table.hero(1).marker).toEqual({ row: 0, column: 1 })
    expect(table.hero(0).marker).toEqual({ row: 1, column: 1 })
    expect(ready(table, 1)).toEqual([false])
    expect(ready(table, 0)).toEqual([true, false])
    expect(shown(table.hero(1).rows.str)).toBe('g4')
  })

  it('RPL-CARD-04: Diplomacy for the marker move alone', () => {
    const table = at({ heroes: [hero({ skills: ['pickpocket'] }), hero({ skills: ['diplomacy'] })], pool: 'w1 b3 r5' })
    table.use(1, 'diplomacy', 'pickpocket').answer(1, 'take', 'none')
    expect(table.hero(1)).toMatchObject({ gold: 5, marker: { row: 2, column: 1 } })
    expect(table.hero(0)).toMatchObject({ gold: 5, marker: { row: 1, column: 1 } })
    expect([ready(table, 0), ready(table, 1)]).toEqual([[true], [false]])
    expect(table.asked).toEqual(['0 initiative'])
  })

  it('RPL-CARD-05: the window must be open for the user, and Diplomacy cannot aim at Diplomacy or at own Skills', () => {
    const heroes = () => [hero({ skills: ['diplomacy', 'search'] }), hero({ skills: ['open-lock', 'cure-wounds'] })]
    const inDice = at({ heroes: heroes(), pool: 'w1 b3 r5' })
    expect(inDice.offers(0, 'use-skill')).toEqual([
      { skill: 'diplomacy', as: 'cure-wounds' },
      { skill: 'search', as: 'search' },
    ])
    const inMarket = at({
      heroes: heroes(),
      phase: 'market',
      market: ['honest', 'weak'],
      takes: [1, 2],
      deck: ['loyal'],
    })
    expect(inMarket.usable(0)).toContain('open-lock')
    const edge = at({
      heroes: [hero({ skills: ['diplomacy'], marker: { row: 0, column: 1 } }), hero({ skills: ['search'] })],
      pool: 'w1 b3 r5',
    })
    expect(edge.usable(0)).toEqual([])
  })

  it('RPL-CARD-06 RPL-CARD-08: dice of the class colour count 1 more with Longsword, gold ones with Jeweled Dagger', () => {
    const full = rows({ str: 'w6 $5 b5', dex: 'w5 w5 w5' })
    const goals = (weapons: ('longsword' | 'jeweled-dagger')[]) =>
      goalStars(hero({ weapons, rows: structuredClone(full) }))
    // Paladin: STR 17 (3), DEX 15-16 (2).
    expect(goals([])).toBe(2)
    expect(goals(['jeweled-dagger'])).toBe(3 + 2)
    expect(goals(['longsword'])).toBe(3)
  })

  it('RPL-CARD-09 RPL-EFF-10 RPL-RULING-25: Search brings any colour with the old value; a gold one pays, a full row does not', () => {
    const table = onTheSide({ skills: ['search'], rows: rows({ str: 'g3 g4 g5' }), gold: 0 })
    table.use(1, 'search').answer(1, 'exchange-die', 2)
    expect(table.options(1, 'bag-die')).toEqual(['green', 'blue', 'red', 'purple', 'black', 'white', 'gold'])
    table.answer(1, 'bag-die', 'gold')
    expect(shown(table.hero(1).rows.str)).toBe('g3 g4 $5')
    expect(table.hero(1).gold).toBe(2)
    expect(table.state.bag).toMatchObject({ green: 8, gold: 12 })
  })

  it('RPL-CARD-09 RPL-CLASS-09 RPL-RULING-15: Search pays a Thief 4', () => {
    const table = onTheSide({ class: 'thief', skills: ['search'], rows: rows({ str: 'g3' }), gold: 0 })
    table.use(1, 'search').answer(1, 'exchange-die', 0).answer(1, 'bag-die', 'gold')
    expect(table.hero(1).gold).toBe(4)
  })

  it('RPL-CARD-10 RPL-RULING-16: Move Silently makes the purchase of the turn from the discard pile', () => {
    const table = atMarket({ skills: ['move-silently'], gold: 5 }, { discard: ['loyal', 'clumsy', 'mystic-cowl'] })
    table.use(0, 'move-silently')
    expect(table.options(0, 'buy-discarded')).toEqual(['loyal', 'clumsy', 'mystic-cowl', 'none'])
    table.answer(0, 'buy-discarded', 'loyal')
    expect(table.hero(0)).toMatchObject({ gold: 2, traits: ['loyal'] })
    expect(table.state.discard).toEqual(['clumsy', 'mystic-cowl'])
    expect(table.asked).toEqual(['1 market'])
    expect(table.state.market).toEqual(['honest', 'weak', 'reckless'])
  })

  it('RPL-CARD-10: used for the marker alone the turn stays as it is; after the purchase only the marker is left', () => {
    const alone = atMarket({ skills: ['move-silently'], gold: 5 }, { discard: ['loyal'] })
    alone.use(0, 'move-silently').answer(0, 'buy-discarded', 'none')
    expect(alone.asked).toEqual(['0 market'])
    const after = atMarket({ skills: ['move-silently'], gold: 9 }, { discard: ['loyal'] })
    after.answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(after.asked).toEqual(['0 skill-window'])
    after.use(0, 'move-silently')
    expect(after.hero(0)).toMatchObject({ marker: { row: 2, column: 1 }, traits: [] })
    expect(after.asked).toEqual(['1 market'])
    const bought = atMarket({ skills: ['move-silently'], gold: 9 }, { discard: ['loyal'] })
    bought.answer(0, 'market', { do: 'buy', card: 'honest' }).use(0, 'move-silently')
    expect(bought.hero(0)).toMatchObject({ marker: { row: 1, column: 1 }, traits: ['honest'], gold: 6 })
    expect(bought.asked).toEqual(['1 market'])
  })

  it('RPL-CARD-11 RPL-CARD-21 RPL-EX-12: a discarded card of cost 4 costs 3 with Heavy Crossbow, with a token 2 and the token', () => {
    const table = atMarket(
      { skills: ['move-silently'], weapons: ['heavy-crossbow'], tokens: 1, gold: 5 },
      { discard: ['nimble'] },
    )
    table.use(0, 'move-silently').answer(0, 'buy-discarded', 'nimble')
    expect(table.decision(0, 'pay').context).toEqual({ card: 'nimble', price: 3 })
    table.answer(0, 'pay', 1)
    expect(table.hero(0)).toMatchObject({ gold: 3, tokens: 0 })
  })

  it('RPL-CARD-12 RPL-EFF-10 RPL-RULING-25: Negotiate exchanges with an unchosen die; both keep their values, gold pays, the pool is ordered', () => {
    const table = at({
      heroes: [hero(), hero({ skills: ['negotiate'], rows: rows({ str: 'g6 g4 g5' }), gold: 0 })],
      pool: 'w1 $3 r5',
    })
    table.use(1, 'negotiate').answer(1, 'exchange-die', 0)
    expect(table.options(1, 'pool-die')).toEqual([1, 2, 3])
    table.answer(1, 'pool-die', 2)
    expect(shown(table.hero(1).rows.str)).toBe('$3 g4 g5')
    expect(table.hero(1).gold).toBe(2)
    expect(pool(table)).toEqual(['w1', 'r5', 'g6'])
  })

  it('RPL-CARD-13 RPL-CARD-15: Open Lock costs exactly 3 Gold, whatever the card and whatever would reduce it, beside the turn', () => {
    const table = atMarket(
      { skills: ['open-lock'], weapons: ['heavy-crossbow'], class: 'warrior', tokens: 2, gold: 4 },
      { deck: ['mystic-cowl', 'loyal'] },
    )
    table.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(table.hero(0)).toMatchObject({ gold: 1, tokens: 2, armor: ['mystic-cowl'] })
    expect(table.asked).toEqual(['0 market'])
    expect(atMarket({ skills: ['open-lock'], gold: 2, tokens: 2 }).use(0, 'open-lock').asked).toEqual(['0 market'])
  })

  it('RPL-CARD-16: a weapon from Open Lock without hands for it goes, or makes others go', () => {
    const opened = () =>
      atMarket(
        { skills: ['open-lock'], weapons: ['longsword', 'jeweled-dagger'], gold: 5 },
        { deck: ['longbow', 'loyal'] },
      )
        .use(0, 'open-lock')
        .answer(0, 'buy-unseen', 'buy')
    expect(opened().options(0, 'make-room')).toEqual(['longsword', 'jeweled-dagger', 'longbow'])
    expect(opened().state.unseen).toBe('longbow')
    const gone = opened().answer(0, 'make-room', 'longbow')
    expect(gone.hero(0).weapons).toEqual(['longsword', 'jeweled-dagger'])
    expect(gone.state.discard).toEqual(['longbow'])
    const kept = opened().answer(0, 'make-room', 'longsword').answer(0, 'make-room', 'jeweled-dagger')
    expect(kept.hero(0).weapons).toEqual(['longbow'])
    expect(kept.state).toMatchObject({ discard: ['longsword', 'jeweled-dagger'], unseen: null })
    // Nothing comes back for what goes.
    expect([gone.hero(0).gold, kept.hero(0).gold]).toEqual([2, 2])
    const room = atMarket({ skills: ['open-lock'], weapons: ['longsword'], gold: 5 }, { deck: ['jeweled-dagger'] })
    room.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(room.hero(0).weapons).toEqual(['longsword', 'jeweled-dagger'])
  })

  it('RPL-CARD-17: an empty deck is made of the discard pile first; with no card at all there is nothing to buy', () => {
    const refilled = atMarket({ skills: ['open-lock'], gold: 5 }, { deck: [], discard: ['loyal'] })
    refilled.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(refilled.hero(0).traits).toEqual(['loyal'])
    expect(refilled.state.discard).toEqual([])
    const nothing = atMarket({ skills: ['open-lock'], gold: 5 }, { deck: [], discard: [] }).use(0, 'open-lock')
    expect(nothing.asked).toEqual(['0 market'])
    expect(nothing.hero(0).gold).toBe(5)
  })

  it('RPL-CARD-18 RPL-CARD-19 RPL-EX-18 RPL-EFF-09: Sleight of Hand moves blue 5 to Wisdom; the gap closes; no Gold, no action', () => {
    const table = onTheSide({ skills: ['sleight-of-hand'], rows: rows({ str: 'r4 b5 w6', wis: 'g1 g2' }), gold: 0 })
    table.use(1, 'sleight-of-hand').answer(1, 'move-die', 1)
    expect(table.options(1, 'move-to')).toEqual(['dex', 'con', 'int', 'wis', 'cha'])
    table.answer(1, 'move-to', 'wis')
    expect(shown(table.hero(1).rows.str)).toBe('r4 w6')
    expect(shown(table.hero(1).rows.wis)).toBe('g1 g2 b5')
    expect(table.hero(1).gold).toBe(0)
    expect(table.asked).toEqual(['0 initiative'])
  })

  it('RPL-CARD-18: a die can only go to another row', () => {
    const table = onTheSide({ skills: ['sleight-of-hand'], rows: rows(NEARLY_FULL) }).use(1, 'sleight-of-hand')
    expect(table.options(1, 'move-die')).toEqual([...Array.from({ length: 15 }, (_, space) => space), 'none'])
    const full = onTheSide({ skills: ['sleight-of-hand'], rows: rows({ ...NEARLY_FULL, cha: 'g1 g2 g3' }) }).use(
      1,
      'sleight-of-hand',
    )
    expect(full.asked).toEqual(['0 initiative'])
  })

  it('RPL-CARD-21: Heavy Crossbow takes 1 Gold off every card of the Market', () => {
    for (const card of ['honest', 'weak', 'reckless'] as const) {
      const table = atMarket({ weapons: ['heavy-crossbow'], gold: 9 }).answer(0, 'market', { do: 'buy', card })
      expect(9 - table.hero(0).gold).toBe({ honest: 2, weak: 3, reckless: 5 }[card])
    }
  })

  it('RPL-SKILL-03: Acrobatics swaps, Knowledge carries out a standard action whatever the class', () => {
    const swap = onTheSide({ skills: ['acrobatics'], rows: rows({ str: 'g1', dex: 'b6' }) })
    swap.use(1, 'acrobatics').answer(1, 'swap-first', 0)
    expect(shown(swap.hero(1).rows.str)).toBe('b6')
    const know = onTheSide({ class: 'monk', skills: ['knowledge'] })
    know.use(1, 'knowledge').answer(1, 'attribute-action', 'wis').answer(1, 'move-marker', 'up')
    expect(know.hero(1).marker).toEqual({ row: 0, column: 0 })
    expect(know.asked).toEqual(['0 initiative'])
  })

  it('RPL-DICE-10: Longbow has no target left if the placed die was exchanged meanwhile', () => {
    const table = at({
      heroes: [hero({ weapons: ['longbow'], skills: ['search'], rows: rows({ str: 'g3' }) }), hero()],
      pool: 'w1 b3 r5',
    })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'dex')
    expect(table.options(0, 'adjust-die')).toEqual([{ space: 3, by: 1 }, 'none'])
    table.use(0, 'search').answer(0, 'exchange-die', 3).answer(0, 'bag-die', 'red')
    expect(table.asked).toEqual(['0 swap-first'])
  })
})
