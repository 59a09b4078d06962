import { describe, expect, it } from 'vitest'
import { CLASS, CLASS_IDS } from '../content/heroes.ts'
import { CARD_IDS, CARDS } from '../content/market.ts'
import { armorStars } from '../reckoning/armor.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { priceOf } from '../reckoning/price.ts'
import { carryOut } from '../rules/steps.ts'
import type { Table } from '../shape.ts'
import { at, falls, hero, rows, shown } from './scene.ts'

/** What every card and class says with parameters alone. */
const STANDARD_OPS: readonly string[] = [
  'flip-die',
  'swap-dice',
  'adjust-die',
  'reroll-die',
  'move-alignment',
  'gain-gold',
  'gain-charisma',
  'set-gold-die-income',
  'add-market-discard-income',
  'price-modifier',
  'refresh-skills',
  'attribute-action',
  'die-bonus',
  'attribute-bonus',
  'armor-set',
  'stars',
]

describe('effects as data', () => {
  it('RPL-EFF-01: a rule fires for its owner alone', () => {
    expect(goldDieIncome(hero({ class: 'thief' }))).toBe(4)
    expect(goldDieIncome(hero({ class: 'rogue' }))).toBe(2)
    const table = at({
      heroes: [hero({ gold: 3 }), hero({ class: 'warrior', weapons: ['heavy-crossbow'] })],
      phase: 'market',
      market: ['chain-helm', 'weak'],
      takes: [1, 2],
    })
    expect(table.answer(0, 'market', { do: 'buy', card: 'chain-helm' }).hero(0).gold).toBe(0)
  })

  it('RPL-EFF-02: what is optional is asked, what is not is applied', () => {
    for (const card of CARD_IDS) {
      for (const { trigger, optional } of CARDS[card].rules)
        expect(optional).toBe(trigger === 'use' || trigger === 'place-die')
    }
    const table = at({ heroes: [hero({ skills: ['pickpocket'] }), hero()], pool: 'w1 b2 r3' })
    expect(table.use(0, 'pickpocket').options(0, 'take')).toEqual(['take', 'none'])
  })

  it('RPL-EFF-03: steps are carried out in order, one without a target is skipped', () => {
    const state = at({ heroes: [hero(), hero()], pool: 'w1 b2 r3' })
    const steps = [{ op: 'move-die' }, { op: 'move-alignment', steps: 1, dir: 'up', ifPossible: true }] as const
    const table = state.table as unknown as { asking: Table }
    const run = carryOut(table.asking, 0, steps)
    expect(run.next().done).toBe(true)
    expect(state.hero(0).marker).toEqual({ row: 0, column: 1 })
  })

  it('RPL-EFF-04: once per round means once, until the next Roll phase', () => {
    const table = at({
      heroes: [hero({ class: 'druid', used: ['druid'] }), hero()],
      phase: 'before-market',
      market: ['honest', 'weak'],
      discard: ['loyal'],
      takes: [1, 2],
    })
    expect(table.asked).toEqual(['0 market'])
    const rolled = at(
      { heroes: [hero({ class: 'druid', used: ['druid'] }), hero()], phase: 'roll' },
      falls(1, 1, 1, 1, 2, 3),
    )
    expect(rolled.hero(0).used).toEqual([])
    const bow = at({ heroes: [hero({ weapons: ['longbow'], used: ['longbow'] }), hero()], pool: 'w1 b2 r3' })
    bow.answer(0, 'initiative', 1).answer(0, 'place-die', 'cha')
    expect(bow.asked).toEqual(['0 take'])
  })

  it('RPL-EFF-05: up to so many different dice are flipped', () => {
    expect(CLASS.barbarian.rules).toMatchObject([
      { trigger: 'attribute-action', row: 'str', do: [{ op: 'flip-die', count: 2 }] },
    ])
  })

  it('RPL-EFF-07: changes stay within 1 to 6, on any die or on the die just placed', () => {
    const table = at({ heroes: [hero({ weapons: ['longbow'], rows: rows({ str: 'g3' }) }), hero()], pool: 'w6 b6 r6' })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'dex')
    expect(table.options(0, 'adjust-die')).toEqual([{ space: 3, by: -1 }, 'none'])
    table.answer(0, 'adjust-die', { space: 3, by: -1 })
    expect(shown(table.hero(0).rows.dex)).toBe('w5')
  })

  it('RPL-EFF-12: any direction is the player’s choice step by step; a fixed one is followed if possible', () => {
    const table = at({ heroes: [hero({ class: 'monk', marker: { row: 0, column: 0 } }), hero()], pool: 'w1 b2 r3' })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'wis')
    table.answer(0, 'move-marker', 'down').answer(0, 'move-marker', 'none')
    expect(table.hero(0).marker).toEqual({ row: 1, column: 0 })
  })

  it('RPL-EFF-13: Gold and tokens come from the supply', () => {
    const table = at({ heroes: [hero({ skills: ['pickpocket', 'knowledge'] }), hero()], pool: 'w1 b2 r3' })
    table.use(0, 'pickpocket').answer(0, 'take', 'take')
    expect(table.heard('gold-gained')).toEqual([{ seat: 0, gold: 2, from: 'skill' }])
    table.use(0, 'knowledge').answer(0, 'attribute-action', 'cha').answer(0, 'take', 'take')
    expect(table.hero(0).tokens).toBe(1)
  })

  it('RPL-EFF-14 RPL-CLASS-09: one income for a gold die is replaced, one for a discard is added to', () => {
    expect(goldDieIncome(hero())).toBe(2)
    expect(marketDiscardIncome(hero())).toBe(2)
    expect(marketDiscardIncome(hero({ class: 'cleric' }))).toBe(3)
  })

  it('RPL-EFF-15 RPL-MARKET-05: price modifiers add up for their types, and end at 0', () => {
    const own = hero({ class: 'warrior', weapons: ['heavy-crossbow'] })
    expect(priceOf(own, 'chain-helm')).toBe(1)
    expect(priceOf(own, 'honest')).toBe(2)
    expect(priceOf(hero(), 'honest')).toBe(3)
    const many = hero({ class: 'warrior', weapons: ['heavy-crossbow', 'heavy-crossbow', 'heavy-crossbow'] })
    expect(priceOf(many, 'chain-helm')).toBe(0)
  })

  it('RPL-EFF-16: cards are added, bought again, from the discard pile and from the deck by words of the vocabulary', () => {
    const ops = (rules: readonly { readonly do: readonly { readonly op: string }[] }[]) =>
      rules.flatMap((rule) => rule.do.map(({ op }) => op))
    expect(ops(CLASS.druid.rules)).toEqual(['add-market-card'])
    expect(ops(CLASS.bard.rules)).toEqual(['extra-purchase'])
    expect(ops(CARDS['move-silently'].rules)).toEqual(['purchase-from'])
    expect(ops(CARDS['open-lock'].rules)).toEqual(['purchase-top'])
  })

  it('RPL-EFF-18: Knowledge and Enigmatic offer all six actions', () => {
    const table = at({
      heroes: [hero({ class: 'rogue', skills: ['knowledge'], rows: rows({ str: 'g1', dex: 'b6' }) }), hero()],
      pool: 'w1 b2 r3',
    })
    table.use(0, 'knowledge')
    expect(table.options(0, 'attribute-action')).toEqual(['str', 'dex', 'con', 'int', 'wis', 'cha', 'none'])
    // The standard action: one swap, although a Rogue has two.
    table.answer(0, 'attribute-action', 'dex').answer(0, 'swap-first', 0)
    expect(shown(table.hero(0).rows.str)).toBe('b6')
    expect(table.asked).toEqual(['0 initiative'])
  })

  it('RPL-EFF-23: cards and classes use eleven words with code of their own, and standard ones', () => {
    const rules = [...CARD_IDS.map((id) => CARDS[id].rules), ...CLASS_IDS.map((id) => CLASS[id].rules)].flat()
    const used = new Set<string>(rules.flatMap((rule) => rule.do.map(({ op }) => op)))
    expect([...used].filter((op) => !STANDARD_OPS.includes(op)).toSorted()).toEqual([
      'add-market-card',
      'armor-wild',
      'choose-attribute-action',
      'copy-skill',
      'exchange-die',
      'extra-purchase',
      'move-die',
      'pool-flip',
      'pool-reroll',
      'purchase-from',
      'purchase-top',
    ])
  })

  it.each([
    ['move-die', 'sleight-of-hand', 'move-die'],
    ['exchange-die', 'search', 'exchange-die'],
    ['exchange-die', 'negotiate', 'exchange-die'],
    ['pool-flip', 'climb', 'pool-flip'],
    ['pool-reroll', 'intimidate', 'pool-reroll'],
  ] as const)('RPL-EFF-23: %s is what %s does', (_op, skill, kind) => {
    const table = at({ heroes: [hero({ skills: [skill], rows: rows({ str: 'g1 b2' }) }), hero()], pool: 'w1 b2 r3' })
    table.use(0, skill)
    expect(table.asked).toEqual([`0 ${kind}`])
    const { context } = table.decision(0, kind)
    if (skill === 'search') {
      expect(context).toEqual({ with: 'bag' })
      expect(table.answer(0, 'exchange-die', 0).asked).toEqual(['0 bag-die'])
    }
    if (skill === 'negotiate') {
      expect(context).toEqual({ with: 'pool' })
      expect(table.answer(0, 'exchange-die', 0).asked).toEqual(['0 pool-die'])
    }
  })

  it('RPL-EFF-23: purchase-from, purchase-top, extra-purchase and add-market-card are four ways to a card', () => {
    const market = (given: Parameters<typeof hero>[0]) =>
      at({
        heroes: [hero({ gold: 9, ...given }), hero()],
        phase: 'market',
        market: ['honest', 'weak', 'loyal'],
        discard: ['nimble'],
        takes: [1, 2],
      })
    expect(
      market({ skills: ['move-silently'] })
        .use(0, 'move-silently')
        .options(0, 'buy-discarded'),
    ).toEqual(['nimble', 'none'])
    const lock = market({ skills: ['open-lock'] }).use(0, 'open-lock')
    expect(lock.decision(0, 'buy-unseen').context).toEqual({ price: 3 })
    const bard = market({ class: 'bard' }).answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(bard.options(0, 'buy-again')).toEqual(['weak', 'loyal', 'none'])
    const druid = at({
      heroes: [hero({ class: 'druid' }), hero()],
      phase: 'before-market',
      market: ['honest', 'weak', 'loyal'],
      discard: ['nimble'],
      takes: [1, 2],
    })
    expect(druid.options(0, 'add-card')).toEqual(['nimble', 'none'])
  })

  it('RPL-EFF-23: copy-skill, choose-attribute-action and armor-wild', () => {
    const diplomat = at({
      heroes: [hero({ skills: ['diplomacy'] }), hero({ skills: ['pickpocket'] })],
      pool: 'w1 b2 r3',
    })
    expect(diplomat.offers(0, 'use-skill')).toEqual([{ skill: 'diplomacy', as: 'pickpocket' }])
    const wizard = at({ heroes: [hero({ class: 'wizard' }), hero()], pool: 'w1 b2 r3' })
    wizard.answer(0, 'initiative', 1).answer(0, 'place-die', 'con')
    expect(wizard.options(0, 'attribute-action')).toEqual(['dex', 'con', 'int', 'wis', 'cha', 'none'])
    const armed = hero({ armor: ['mystic-cowl'], weapons: ['tower-shield'] })
    expect(armorStars(armed) - armorStars({ ...armed, weapons: [] })).toBe(2)
  })

  it('RPL-EFF-23: a word that is nothing to carry out is refused', () => {
    const table = at({ heroes: [hero(), hero()], pool: 'w1 b2 r3' }).table as unknown as { asking: Table }
    const stray = () => carryOut(table.asking, 0, [{ op: 'armor-wild', count: 1 }])
    expect(stray).toThrow('armor-wild')
  })
})
