import { describe, expect, it } from 'vitest'
import { CLASS, CLASS_IDS } from '../content/heroes.ts'
import { CARD_IDS, CARDS } from '../content/market.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { priceOf } from '../reckoning/price.ts'
import { carryOut } from '../rules/steps.ts'
import type { Table } from '../shape.ts'
import { at, falls, hero, rows, shown } from './scene.ts'

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

  it('RPL-EFF-23: everything that a card or class does is a word of the vocabulary; nothing else is carried out', () => {
    const table = at({ heroes: [hero(), hero()], pool: 'w1 b2 r3' }).table as unknown as { asking: Table }
    const stray = () => carryOut(table.asking, 0, [{ op: 'armor-wild', count: 1 }])
    expect(stray).toThrow('armor-wild')
    for (const id of CLASS_IDS) expect(CLASS[id].rules.length).toBeGreaterThan(0)
  })
})
