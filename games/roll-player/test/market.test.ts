import { describe, expect, it } from 'vitest'
import { CLASS_IDS } from '../content/heroes.ts'
import { ARMOR_SETS, CARD_IDS, CARDS, type CardId, type SkillId } from '../content/market.ts'
import { armorSet } from '../reckoning/armor.ts'
import { isArmor, isSkill, isTrait } from '../reckoning/cards.ts'
import { traitStars } from '../reckoning/traits.ts'
import { at, hero } from './scene.ts'

const MARKET: readonly CardId[] = ['reckless', 'leather-gloves', 'quarterstaff', 'honest']

/** The first of three players is first at the Market. */
function atMarket(given: Parameters<typeof hero>[0] = {}, more: Partial<Parameters<typeof at>[0]> = {}) {
  return at({ heroes: [hero(given), hero(), hero()], phase: 'market', market: [...MARKET], takes: [1, 2, 3], ...more })
}

describe('Gold', () => {
  it('RPL-GOLD-02 RPL-MARKET-09: a card discarded from the Market brings 2 Gold', () => {
    const table = atMarket({ gold: 1 }).answer(0, 'market', { do: 'discard', card: 'honest' })
    expect(table.hero(0).gold).toBe(3)
    expect(table.state.discard).toEqual(['honest'])
    expect(table.state.market).toEqual(['reckless', 'leather-gloves', 'quarterstaff'])
  })

  it('RPL-GOLD-05: effects give and save more', () => {
    const table = atMarket({ class: 'cleric', gold: 1 }).answer(0, 'market', { do: 'discard', card: 'honest' })
    expect(table.hero(0).gold).toBe(4)
  })

  it('RPL-GOLD-06 RPL-MARKET-06: what cannot be paid cannot be bought', () => {
    const options = atMarket({ gold: 3 }).options(0, 'market')
    expect(options.flatMap((move) => (move.do === 'buy' ? [move.card] : []))).toEqual(['quarterstaff', 'honest'])
    expect(options.filter((move) => move.do === 'discard')).toHaveLength(4)
  })

  it('RPL-GOLD-07 RPL-RULING-7: the supply has no bottom', () => {
    const table = atMarket({ gold: 60 }, { heroes: [hero({ gold: 60 }), hero({ gold: 60 }), hero({ gold: 60 })] })
    expect(table.answer(0, 'market', { do: 'discard', card: 'honest' }).hero(0).gold).toBe(62)
  })
})

describe('Market phase', () => {
  it('RPL-MARKET-02: one card is bought or one discarded, and the turn is over', () => {
    expect(atMarket().answer(0, 'market', { do: 'buy', card: 'honest' }).asked).toEqual(['1 market'])
    expect(atMarket().answer(0, 'market', { do: 'discard', card: 'honest' }).asked).toEqual(['1 market'])
    expect(
      atMarket()
        .options(0, 'market')
        .some((move) => move.do === 'nothing' || move.do === 'take-gold'),
    ).toBe(false)
  })

  it('RPL-MARKET-03: a bought card is paid for and goes to the area of its type', () => {
    const table = atMarket({ armor: ['chain-helm', 'mystic-cowl'], gold: 5 })
    table.answer(0, 'market', { do: 'buy', card: 'leather-gloves' })
    expect(table.hero(0)).toMatchObject({ gold: 1, armor: ['chain-helm', 'mystic-cowl', 'leather-gloves'] })
  })

  it('RPL-MARKET-07: the last Armor, Trait or Skill of all may be bought by whoever owns all the others', () => {
    const armor = CARD_IDS.filter(isArmor)
    const traits = CARD_IDS.filter(isTrait)
    const skills = CARD_IDS.filter(isSkill)
    const buy = (given: Parameters<typeof hero>[0], card: CardId) =>
      atMarket({ gold: 9, ...given }, { market: [card] })
        .answer(0, 'market', { do: 'buy', card })
        .hero(0)
    expect(buy({ armor: armor.slice(1) }, armor[0]!).armor.toSorted()).toEqual(armor.toSorted())
    expect(buy({ traits: traits.slice(1) }, traits[0]!).traits.toSorted()).toEqual(traits.toSorted())
    const tired = skills.slice(1).map((id) => `${id}!` as const)
    expect(
      buy({ skills: tired }, skills[0]!)
        .skills.map(({ id }) => id)
        .toSorted(),
    ).toEqual(skills.toSorted())
  })

  it('RPL-MARKET-07: by Move Silently and Open Lock, too, any number of cards may come', () => {
    const traits = CARD_IDS.filter(isTrait)
    const given = () => ({ gold: 9, traits: traits.slice(1), skills: ['move-silently', 'open-lock'] as const })
    const silent = atMarket(given(), { market: ['climb'], discard: [traits[0]!] })
    silent.use(0, 'move-silently').answer(0, 'buy-discarded', traits[0]!)
    expect(silent.hero(0).traits.toSorted()).toEqual(traits.toSorted())
    const lock = atMarket(given(), { market: ['climb'], deck: [traits[0]!] })
    lock.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(lock.hero(0).traits.toSorted()).toEqual(traits.toSorted())
  })

  it('RPL-MARKET-04 RPL-RULING-23: a token may stand for 1 Gold, or not', () => {
    const table = atMarket({ gold: 5, tokens: 1 }).answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(table.options(0, 'pay')).toEqual([1, 0])
    expect(table.answer(0, 'pay', 0).hero(0)).toMatchObject({ gold: 2, tokens: 1 })
    const other = atMarket({ gold: 5, tokens: 1 })
      .answer(0, 'market', { do: 'buy', card: 'honest' })
      .answer(0, 'pay', 1)
    expect(other.hero(0)).toMatchObject({ gold: 3, tokens: 0 })
  })

  it('RPL-MARKET-04: a token makes affordable what would not be', () => {
    const table = atMarket({ gold: 5, tokens: 1 }).answer(0, 'market', { do: 'buy', card: 'reckless' })
    expect(table.hero(0)).toMatchObject({ gold: 0, tokens: 0, traits: ['reckless'] })
  })

  it('RPL-MARKET-05 RPL-MARKET-14: reductions end at 0, and a token gives no change', () => {
    const table = at({
      heroes: [hero({ class: 'warrior', gold: 2, tokens: 3, weapons: ['heavy-crossbow'] }), hero()],
      phase: 'market',
      market: ['chain-helm', 'climb', 'honest'],
      takes: [1, 2],
    })
    // 3 − 1 (Warrior) − 1 (Heavy Crossbow) = 1: at most one token goes.
    table.answer(0, 'market', { do: 'buy', card: 'chain-helm' })
    expect(table.options(0, 'pay')).toEqual([1, 0])
  })

  it('RPL-MARKET-14 RPL-RULING-17: several tokens may be used in one purchase', () => {
    const table = atMarket({ gold: 1, tokens: 3 }).answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(table.options(0, 'pay')).toEqual([3, 2])
  })

  it('RPL-MARKET-10: cards taken are not replaced', () => {
    const table = atMarket().answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(table.state.market).toEqual(['reckless', 'leather-gloves', 'quarterstaff'])
  })

  it('RPL-EX-6: Ivan buys Reckless with a token, Erik discards, Klára has two cards to choose from', () => {
    const table = at({
      heroes: [hero(), hero({ gold: 5, tokens: 1 }), hero()],
      phase: 'before-market',
      market: [...MARKET],
      takes: [2, 1, 3],
      start: 0,
    })
    table.answer(1, 'market', { do: 'buy', card: 'reckless' })
    expect(table.hero(1)).toMatchObject({ gold: 0, tokens: 0, marker: { row: 1, column: 2 } })
    table.answer(0, 'market', { do: 'discard', card: 'leather-gloves' })
    expect(table.hero(0).gold).toBe(7)
    expect(table.state.market).toEqual(['quarterstaff', 'honest'])
    table.answer(2, 'market', { do: 'buy', card: 'quarterstaff' })
    expect(table.hero(2).weapons).toEqual(['quarterstaff'])
    expect(table.state.discard).toEqual(['leather-gloves', 'honest'])
  })

  it('RPL-MARKET-12: the discard pile is open', () => {
    expect(atMarket().answer(0, 'market', { do: 'discard', card: 'honest' }).state.discard).toEqual(['honest'])
  })

  it.each([false, true])(
    'RPL-MARKET-13: with an empty Market nothing is bought, discarded or taken (friendly: %s)',
    (friendlyMarket) => {
      const table = atMarket({ class: 'bard', gold: 5 }, { market: [], round: 3, options: { friendlyMarket } })
      expect(table.state.round).toBe(4)
      expect(table.state.heroes.map(({ gold }) => gold)).toEqual([5, 5, 5])
      for (const kind of ['gold-gained', 'card-bought', 'card-discarded', 'purchase-forgone'])
        expect(table.heard(kind)).toEqual([])
      // One card for three players: the first takes it, the others neither buy nor discard.
      const one = atMarket({ gold: 5 }, { market: ['honest'], round: 3, options: { friendlyMarket } })
      one.answer(0, 'market', { do: 'buy', card: 'honest' })
      expect(one.state.heroes.map(({ gold }) => gold)).toEqual([2, 5, 5])
      expect(one.state.round).toBe(4)
    },
  )

  it('RPL-MARKET-15 RPL-CLEAN-01: a token is lost if it is not used in its round', () => {
    const heroes = [hero({ tokens: 2 }), hero({ tokens: 1 })]
    const table = at({ heroes, phase: 'cleanup', round: 3 })
    expect([table.hero(0).tokens, table.hero(1).tokens]).toEqual([0, 0])
  })
})

describe('armor and traits', () => {
  it('RPL-ARMOR-01 RPL-ARMOR-03: three sets of 5, 4 and 3 cards', () => {
    const sizes = { chain: 0, leather: 0, mystic: 0 }
    for (const card of CARD_IDS) if (isArmor(card)) sizes[armorSet(card)!]++
    expect(sizes).toEqual({ chain: 5, leather: 4, mystic: 3 })
    expect(ARMOR_SETS.chain.stars).toHaveLength(6)
    expect(ARMOR_SETS.leather.stars).toHaveLength(5)
    expect(ARMOR_SETS.mystic.stars).toHaveLength(4)
  })

  it('RPL-ARMOR-02 RPL-TRAIT-05: neither does anything in play', () => {
    for (const card of CARD_IDS) {
      const { type, rules } = CARDS[card]
      if (type === 'armor') expect(rules.map(({ trigger }) => trigger)).toEqual(['score'])
      if (type === 'trait') expect(rules.map(({ trigger }) => trigger)).toEqual(['acquire', 'score'])
    }
  })

  it('RPL-TRAIT-01 RPL-TRAIT-02 RPL-RULING-1: a Trait moves the marker at once along its arrow, without asking', () => {
    const table = atMarket({ gold: 6 }).answer(0, 'market', { do: 'buy', card: 'reckless' })
    expect(table.hero(0).marker).toEqual({ row: 1, column: 2 })
    expect(table.asked).toEqual(['1 market'])
  })

  it.each([
    ['honest', { row: 2, column: 1 }],
    ['obnoxious', { row: 0, column: 1 }],
    ['loyal', { row: 1, column: 2 }],
    ['cunning', { row: 1, column: 0 }],
  ] as const)('RPL-TRAIT-01: %s moves the marker of its buyer by one space, and nobody else’s', (trait, edge) => {
    // From the far edge, so that a second step would show.
    const table = atMarket({ gold: 6, marker: { ...edge } }, { market: [trait, 'weak', 'climb'] })
    table.answer(0, 'market', { do: 'buy', card: trait })
    const centre = { row: 1, column: 1 }
    expect(table.state.heroes.map(({ marker }) => marker)).toEqual([centre, centre, centre])
    expect(table.heard('marker-moved')).toHaveLength(1)
  })

  it('RPL-TRAIT-03 RPL-EX-16: at the edge the marker stays, the Trait is owned; a Skill with that arrow cannot be used', () => {
    const table = atMarket({ marker: { row: 0, column: 1 }, skills: ['cure-wounds', 'pickpocket'] })
    expect(table.usable(0)).toEqual(['pickpocket'])
    table.answer(0, 'market', { do: 'buy', card: 'honest' })
    expect(table.hero(0)).toMatchObject({ marker: { row: 0, column: 1 }, traits: ['honest'] })
  })

  it('RPL-TRAIT-04 RPL-CARD-14: a Trait that comes by Open Lock or Move Silently moves the marker too', () => {
    const lock = atMarket(
      { skills: ['open-lock'], gold: 5 },
      { deck: ['honest', 'weak'], market: ['reckless', 'loyal'] },
    )
    lock.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(lock.hero(0)).toMatchObject({ traits: ['honest'], marker: { row: 0, column: 2 }, gold: 2 })
    const silent = atMarket({ skills: ['move-silently'], gold: 5 }, { discard: ['loyal'] })
    silent.use(0, 'move-silently').answer(0, 'buy-discarded', 'loyal')
    expect(silent.hero(0)).toMatchObject({ traits: ['loyal'], marker: { row: 2, column: 0 }, gold: 2 })
  })

  it('RPL-TRAIT-06: a Trait given up does not move the marker back', () => {
    const table = at({ heroes: [hero({ traits: ['honest'], marker: { row: 0, column: 1 } })], phase: 'giving-up' })
    table.answer(0, 'give-up', 'honest')
    expect(table.hero(0).marker).toEqual({ row: 0, column: 1 })
    expect(traitStars(table.hero(0))).toBe(0)
  })
})

describe('class abilities at the Market', () => {
  it('RPL-CLASS-01 RPL-CLASS-02 RPL-EX-11 RPL-RULING-21: a Druid adds one card of the discard pile at the right end', () => {
    const market: CardId[] = ['reckless', 'honest', 'weak', 'loyal', 'climb']
    const table = at({
      heroes: [hero({ class: 'druid' }), hero(), hero(), hero()],
      phase: 'before-market',
      market,
      discard: ['search', 'longbow'],
      takes: [1, 2, 3, 4],
    })
    expect(table.options(0, 'add-card')).toEqual(['search', 'longbow', 'none'])
    table.answer(0, 'add-card', 'longbow')
    expect(table.state.market).toEqual(['reckless', 'honest', 'weak', 'loyal', 'climb', 'longbow'])
    expect(table.state.discard).toEqual(['search'])
    expect(table.asked).toEqual(['0 market'])
  })

  it('RPL-CLASS-01: only the Druid, and only if wanted', () => {
    const given = {
      phase: 'before-market' as const,
      market: ['honest', 'weak', 'loyal'] as CardId[],
      discard: ['search' as const],
      takes: [1, 2],
    }
    expect(at({ heroes: [hero(), hero()], ...given }).asked).toEqual(['0 market'])
    const table = at({ heroes: [hero(), hero({ class: 'druid' })], ...given })
    table.answer(1, 'add-card', 'none')
    expect(table.state.market).toHaveLength(3)
  })

  it('RPL-CLASS-03: anybody may buy or discard the added card, and it goes to the discard pile in Cleanup', () => {
    const table = at({
      heroes: [hero({ class: 'druid' }), hero()],
      phase: 'before-market',
      market: ['honest', 'weak', 'loyal'],
      discard: ['climb'],
      takes: [2, 1],
    })
    table.answer(0, 'add-card', 'climb')
    expect(table.options(1, 'market')).toContainEqual({ do: 'buy', card: 'climb' })
    table.answer(1, 'market', { do: 'discard', card: 'honest' }).answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(table.state.discard).toEqual(['honest', 'weak', 'loyal', 'climb'])
  })

  const bard = (given: Parameters<typeof hero>[0], market: CardId[] = ['weak', 'nimble', 'honest']) =>
    at({
      heroes: [hero({ class: 'bard', ...given }), hero()],
      phase: 'market',
      market,
      takes: [1, 2],
      discard: ['loyal'],
    })

  it('RPL-CLASS-04 RPL-TIME-02: a Bard who can buy no second card is asked all the same, where a Skill would change that', () => {
    const after = (skills: readonly SkillId[]) =>
      bard({ gold: 4, skills }).answer(0, 'market', { do: 'buy', card: 'weak' })
    const table = after(['pickpocket'])
    expect(table.asked).toEqual(['0 buy-again'])
    expect(table.options(0, 'buy-again')).toEqual(['none'])
    expect(table.usable(0)).toEqual(['pickpocket'])
    expect(after([]).asked).toEqual(['1 market'])
  })

  it('RPL-CLASS-04 RPL-CLASS-05 RPL-CLASS-06 RPL-EX-19: a Bard with 7 Gold and a token buys two cards of cost 4', () => {
    const table = bard({ gold: 7, tokens: 1 }).answer(0, 'market', { do: 'buy', card: 'weak' }).answer(0, 'pay', 1)
    expect(table.asked).toEqual(['0 buy-again'])
    table.answer(0, 'buy-again', 'nimble')
    expect(table.hero(0)).toMatchObject({ gold: 0, tokens: 0, traits: ['weak', 'nimble'] })
    expect(table.asked).toEqual(['1 market'])
  })

  it('RPL-EX-19: with 6 Gold the second of cost 4 is out of reach', () => {
    const table = bard({ gold: 6, tokens: 1 }, ['weak', 'nimble'])
      .answer(0, 'market', { do: 'buy', card: 'weak' })
      .answer(0, 'pay', 1)
    expect(table.asked).toEqual(['1 market'])
    expect(table.hero(0).gold).toBe(3)
  })

  it('RPL-CLASS-04: the second purchase may be left, a third there is not, and others have none', () => {
    const table = bard({ gold: 9 }).answer(0, 'market', { do: 'buy', card: 'weak' })
    expect(table.options(0, 'buy-again')).toEqual(['nimble', 'honest', 'none'])
    expect(table.answer(0, 'buy-again', 'none').asked).toEqual(['1 market'])
    const rich = bard({ gold: 20 }).answer(0, 'market', { do: 'buy', card: 'weak' }).answer(0, 'buy-again', 'nimble')
    expect(rich.hero(0).gold).toBe(12)
    expect(rich.asked).toEqual(['1 market'])
    expect(bard({ gold: 20 }).answer(0, 'market', { do: 'discard', card: 'weak' }).asked).toEqual(['1 market'])
    for (const id of CLASS_IDS.filter((other) => other !== 'bard'))
      expect(bard({ class: id, gold: 20 }).answer(0, 'market', { do: 'buy', card: 'weak' }).asked).toEqual(['1 market'])
  })

  it('RPL-CLASS-07: Charming never goes with a discard for Gold', () => {
    const table = bard({ gold: 9 }).answer(0, 'market', { do: 'discard', card: 'weak' })
    expect(table.asked).toEqual(['1 market'])
    const bought = bard({ gold: 9 }).answer(0, 'market', { do: 'buy', card: 'weak' })
    expect(bought.options(0, 'buy-again')).not.toContainEqual({ do: 'discard', card: 'nimble' })
  })

  it('RPL-CLASS-08: the first purchase may be by Move Silently, the second is from the Market; Open Lock is neither', () => {
    const table = bard({ gold: 9, skills: ['move-silently', 'open-lock'] })
    table.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy')
    expect(table.asked).toEqual(['0 market'])
    table.use(0, 'move-silently').answer(0, 'buy-discarded', 'loyal')
    expect(table.asked).toEqual(['0 buy-again'])
    expect(table.options(0, 'buy-again')).toContain('honest')
    expect(table.options(0, 'buy-again')).not.toContain('loyal')
  })

  it('RPL-CLASS-10: a Cleric takes 3 Gold instead of 2', () => {
    expect(
      atMarket({ class: 'cleric', gold: 0 }).answer(0, 'market', { do: 'discard', card: 'honest' }).hero(0).gold,
    ).toBe(3)
  })

  it('RPL-CLASS-17: Weapons and Armor cost a Warrior 1 less, with Heavy Crossbow 2 less', () => {
    const price = (given: Parameters<typeof hero>[0], card: CardId) => {
      const table = atMarket({ class: 'warrior', gold: 10, ...given }).answer(0, 'market', { do: 'buy', card })
      return 10 - table.hero(0).gold
    }
    expect(price({}, 'leather-gloves')).toBe(3)
    expect(price({}, 'quarterstaff')).toBe(2)
    expect(price({}, 'honest')).toBe(3)
    expect(price({ weapons: ['heavy-crossbow'] }, 'leather-gloves')).toBe(2)
    const lock = atMarket({ class: 'warrior', skills: ['open-lock'], gold: 10 }, { deck: ['chain-helm'] })
    expect(lock.use(0, 'open-lock').answer(0, 'buy-unseen', 'buy').hero(0).gold).toBe(7)
  })

  it.each(CLASS_IDS)('RPL-CLASS-10 RPL-CLASS-17: what a %s takes instead of buying, and pays for a Weapon', (id) => {
    const discarded = atMarket({ class: id, gold: 0 }).answer(0, 'market', { do: 'discard', card: 'honest' })
    expect(discarded.hero(0).gold).toBe(id === 'cleric' ? 3 : 2)
    const bought = atMarket({ class: id, gold: 10 }).answer(0, 'market', { do: 'buy', card: 'quarterstaff' })
    expect(bought.hero(0).gold).toBe(id === 'warrior' ? 8 : 7)
  })
})
