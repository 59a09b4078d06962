import { rank, total } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES } from '../content/basics.ts'
import { CLASS, CLASS_IDS } from '../content/heroes.ts'
import { ARMOR_SETS, CARD_IDS, CARDS } from '../content/market.ts'
import { armorSet, armorStars } from '../reckoning/armor.ts'
import { attributeScore, goalStars, goalsMet, meets } from '../reckoning/attributes.ts'
import { backstoryMatches, backstoryStars } from '../reckoning/backstory.ts'
import { isArmor, isTrait } from '../reckoning/cards.ts'
import { classDice } from '../reckoning/class-dice.ts'
import { alignmentStars, scoreSheet, titleFor } from '../reckoning/score.ts'
import { starsOfTrait, traitStars, worth } from '../reckoning/traits.ts'
import { ending } from '../rules/end.ts'
import type { Hero, RollPlayer } from '../shape.ts'
import { at, hero, NEARLY_FULL, rows, scene } from './scene.ts'

const stars = (own: Hero) => total<RollPlayer>(scoreSheet(own, false))

/** The hero of RPL-EX-21. */
function example(given: Parameters<typeof hero>[0] = {}): Hero {
  return hero({
    race: 'human',
    class: 'paladin',
    backstory: 'aristocrat',
    alignment: 'guardian',
    marker: { row: 0, column: 1 },
    rows: rows({
      str: 'w6 $5 b6',
      dex: 'w5 g5 k6',
      con: 'p6 w6 r5',
      int: '$4 k4 r5',
      wis: 'w5 b6 g5',
      cha: 'r4 p5 k6',
    }),
    armor: ['chain-helm', 'chain-leggings', 'chain-gorget'],
    weapons: ['tower-shield'],
    traits: ['honest', 'reckless', 'weak'],
    ...given,
  })
}

describe('the end', () => {
  it('RPL-END-04: in the last window only Skills that work at any time can be used', () => {
    const skills = ['climb', 'open-lock', 'cure-wounds'] as const
    const table = at({ heroes: [hero({ skills: [...skills] }), hero()], phase: 'last-skills' })
    expect(table.usable(0)).toEqual(['cure-wounds'])
    table.pass()
    expect(table.state.phase).toBe('giving-up')
  })

  it('RPL-END-05 RPL-RULING-12: everybody may discard any own cards, and no Skill is used any more', () => {
    const heroes = [
      hero({ weapons: ['longsword'], armor: ['chain-helm'], traits: ['honest'], skills: ['climb'] }),
      hero({ traits: ['weak'] }),
    ]
    const table = at({ heroes, phase: 'giving-up' })
    expect(table.asked).toEqual(['0 give-up', '1 give-up'])
    expect(table.options(0, 'give-up')).toEqual(['longsword', 'chain-helm', 'honest', 'climb', 'none'])
    table
      .answer(0, 'give-up', 'chain-helm')
      .answer(0, 'give-up', 'climb')
      .answer(0, 'give-up', 'longsword')
      .answer(0, 'give-up', 'honest')
    expect(table.hero(0)).toMatchObject({ weapons: [], armor: [], traits: [], skills: [], gold: 5 })
    expect(table.heard('hero-scored')).toEqual([])
    table.answer(1, 'give-up', 'none')
    expect(table.table.over).toBe(true)
    expect(table.state.discard).toEqual(['chain-helm', 'climb', 'longsword', 'honest'])
    expect(table.heard('cards-given-up')).toHaveLength(1)
  })

  it('RPL-SCORE-01: stars are told at the end alone', () => {
    const table = at({ heroes: [example(), hero()], phase: 'giving-up' })
    expect(table.heard('hero-scored')).toEqual([])
    table.answer(0, 'give-up', 'none')
    expect(table.heard('hero-scored')).toEqual([
      { seat: 0, stars: 34 },
      { seat: 1, stars: 0 },
    ])
  })
})

describe('scoring', () => {
  it('RPL-SCORE-02 RPL-EX-21: goals 11, class dice 4, alignment 3, backstory 3, armor 8, traits 5: 34', () => {
    expect(scoreSheet(example(), false)).toEqual([
      { source: 'goals', points: 11 },
      { source: 'class-dice', points: 4 },
      { source: 'alignment', points: 3 },
      { source: 'backstory', points: 3 },
      { source: 'armor', points: 8 },
      { source: 'traits', points: 5 },
    ])
    expect(stars(example())).toBe(34)
    expect(ATTRIBUTES.map((row) => attributeScore(example(), row))).toEqual([17, 16, 17, 13, 16, 15])
  })

  it('RPL-EX-22: Jeweled Dagger in the second hand costs two stars, and is better given up', () => {
    const own = example({ weapons: ['tower-shield', 'jeweled-dagger'] })
    expect(stars(own)).toBe(32)
    const table = at({ heroes: [own], phase: 'giving-up' })
    table.answer(0, 'give-up', 'jeweled-dagger').answer(0, 'give-up', 'none')
    expect(stars(table.hero(0))).toBe(34)
  })

  it('RPL-SCORE-03 RPL-EX-23: race and weapon shift the scores of an Orc Warrior', () => {
    const orc = (weapons: Hero['weapons']) =>
      hero({
        race: 'orc',
        class: 'warrior',
        weapons,
        rows: rows({
          str: 'g5 g5 g6',
          dex: 'g5 g5 g6',
          con: 'g5 g6 g6',
          int: 'g5 g5 g6',
          wis: 'g3 g4 g4',
          cha: 'g4 g5 g5',
        }),
      })
    expect(ATTRIBUTES.map((row) => attributeScore(orc(['ancient-spear']), row))).toEqual([20, 16, 17, 13, 11, 14])
    expect(goalStars(orc(['ancient-spear']))).toBe(6)
    expect(ATTRIBUTES.map((row) => attributeScore(orc([]), row))).toEqual([18, 16, 17, 14, 11, 14])
    expect(goalStars(orc([]))).toBe(11)
  })

  it('RPL-CARD-06 RPL-EX-10: blue 5, gold 6, gold 5 with Jeweled Dagger make 18', () => {
    expect(attributeScore(hero({ weapons: ['jeweled-dagger'], rows: rows({ str: 'b5 $6 $5' }) }), 'str')).toBe(18)
  })

  it('RPL-SCORE-04: an exact goal is met by that number alone', () => {
    const goal = { min: 17, max: 17, stars: 3 }
    expect([16, 17, 18].map((score) => meets(goal, score))).toEqual([false, true, false])
  })

  it('RPL-SCORE-05 RPL-SCORE-06 RPL-EX-8: ranges include both ends, a plus everything above', () => {
    expect([15, 16, 17, 18].map((score) => meets({ min: 16, max: 17, stars: 2 }, score))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([13, 14, 15, 20].map((score) => meets({ min: 14, max: null, stars: 1 }, score))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it('RPL-SCORE-07: goals not met give nothing', () => {
    expect(goalStars(hero({ rows: rows({ str: 'g6 g6 g5', int: 'g1 g1 g1' }) }))).toBe(3)
    expect(goalsMet(hero({ rows: rows({ str: 'g6 g6 g5', int: 'g1 g1 g1' }) }))).toBe(1)
  })

  it('RPL-RULING-26: every class has 12 stars of goals, and the Barbarian these', () => {
    for (const id of CLASS_IDS)
      expect(Object.values(CLASS[id].goals).reduce((sum, goal) => sum + goal.stars, 0)).toBe(12)
    // The star pattern of all classes: exactly 17 gives 3, a range 2, 14 and more 1, 18 and more 3.
    expect(Object.values(CLASS.barbarian.goals).map(({ min, max, stars }) => [min, max, stars])).toEqual([
      [16, 17, 2],
      [17, 17, 3],
      [18, null, 3],
      [14, null, 1],
      [14, 15, 2],
      [14, null, 1],
    ])
  })

  it('RPL-SCORE-08 RPL-SCORE-09: each die of the class colour gives a star, gold ones never', () => {
    expect(classDice(hero({ class: 'thief', rows: rows({ str: 'k1 k6 $3', cha: 'k2 w2' }) }))).toBe(3)
    expect(classDice(hero({ class: 'paladin', rows: rows({ str: '$1 $6 $3' }) }))).toBe(0)
  })

  it('RPL-SCORE-10 RPL-ALIGN-05: the number under the marker counts, and only that', () => {
    expect(alignmentStars(hero({ alignment: 'arbiter', marker: { row: 1, column: 0 } }))).toBe(3)
    expect(alignmentStars(hero({ alignment: 'arbiter', marker: { row: 1, column: 2 } }))).toBe(-3)
    expect(alignmentStars(hero({ alignment: 'sociopath', marker: { row: 2, column: 0 } }))).toBe(3)
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 3],
    [6, 6],
  ])('RPL-SCORE-11 RPL-EX-7: %i dice that fit the backstory give %i stars', (count, expected) => {
    const fitting = {
      str: 'g1 g1 b1',
      dex: 'b1 g1 b1',
      con: 'p1 b1 b1',
      int: 'b1 b1 r1',
      wis: 'b1 k1 b1',
      cha: 'b1 b1 w1',
    }
    const text = Object.fromEntries(ATTRIBUTES.map((row, i) => [row, i < count ? fitting[row] : '$1 $1 $1']))
    const own = hero({ rows: rows(text) })
    expect(backstoryMatches(own)).toBe(count)
    expect(backstoryStars(own)).toBe(expected)
  })

  it.each([
    ['chain', 'sorcerer', [0, 1, 2, 4, 7, 10]],
    ['leather', 'sorcerer', [0, 1, 3, 6, 9]],
    ['mystic', 'warrior', [0, 2, 4, 7]],
  ] as const)('RPL-SCORE-12 RPL-ARMOR-04: %s is looked up by its number of cards', (set, id, expected) => {
    const cards = CARD_IDS.filter(isArmor).filter((card) => armorSet(card) === set)
    const counted = expected.map((_, count) => armorStars(hero({ class: id, armor: cards.slice(0, count) })))
    expect(counted).toEqual(expected)
  })

  it('RPL-SCORE-12: each set by itself', () => {
    const own = (armor: Hero['armor']) => armorStars(hero({ class: 'sorcerer', armor }))
    expect(own(['leather-boots', 'leather-gloves', 'chain-helm'])).toBe(3 + 1)
    expect(own(['chain-helm', 'chain-tunic', 'leather-boots', 'leather-gloves', 'leather-greaves'])).toBe(2 + 6)
  })

  it('RPL-SCORE-13 RPL-EX-9 RPL-RULING-18: a Cleric with four chain cards has 7 + 1', () => {
    const own = hero({ class: 'cleric', armor: ['chain-helm', 'chain-tunic', 'chain-gorget', 'chain-leggings'] })
    expect(armorStars(own)).toBe(8)
    expect(armorStars({ ...own, class: 'thief', colour: 'black' })).toBe(7)
  })

  it('RPL-SCORE-14: a set without a card gives nothing, not even its colour star', () => {
    expect(armorStars(hero({ class: 'cleric', armor: ['mystic-cowl'] }))).toBe(2)
    expect(armorStars(hero({ class: 'cleric' }))).toBe(0)
  })

  it.each([
    ['white', 'chain'],
    ['red', 'chain'],
    ['green', 'leather'],
    ['black', 'leather'],
    ['blue', 'mystic'],
    ['purple', 'mystic'],
  ] as const)('RPL-RULING-19: %s heroes have their star for %s, and for no other set', (colour, set) => {
    const one = { chain: 'chain-helm', leather: 'leather-boots', mystic: 'mystic-cowl' } as const
    const classes = CLASS_IDS.filter((id) => CLASS[id].colour === colour)
    expect(classes).toHaveLength(2)
    for (const id of classes) {
      for (const owned of ['chain', 'leather', 'mystic'] as const) {
        const plain = ARMOR_SETS[owned].stars[1]!
        expect(armorStars(hero({ class: id, armor: [one[owned]] }))).toBe(plain + (owned === set ? 1 : 0))
      }
    }
  })

  it('RPL-CARD-20: Tower Shield lets one incomplete set that has begun count one card more, the one that gains most', () => {
    const shield = (armor: Hero['armor']) => {
      const own = hero({ class: 'thief', colour: 'gold' as never, armor, weapons: ['tower-shield'] })
      return armorStars(own) - armorStars({ ...own, weapons: [] })
    }
    expect(shield([])).toBe(0)
    expect(shield(['mystic-cowl', 'mystic-robes', 'mystic-cloak'])).toBe(0)
    expect(shield(['mystic-cowl', 'mystic-robes', 'chain-helm'])).toBe(3)
    expect(shield(['chain-helm'])).toBe(1)
    expect(shield(['mystic-cowl', 'mystic-robes', 'mystic-cloak', 'leather-boots'])).toBe(2)
  })

  it('RPL-SCORE-15: each Trait gives its own stars', () => {
    expect(traitStars(example())).toBe(5)
    expect(starsOfTrait(example(), 'honest')).toBe(2)
    expect(starsOfTrait(example(), 'reckless')).toBe(3)
    expect(starsOfTrait(example(), 'weak')).toBe(0)
  })

  it('RPL-CARD-07 RPL-SCORE-16 RPL-RULING-27: weapons that raise dice never touch Reckless, Weak and Steadfast, but count for Nimble', () => {
    const raised = hero({ weapons: ['longsword', 'jeweled-dagger'], rows: rows({ dex: 'w5 $5 w5', wis: 'w2 $2 w2' }) })
    expect(starsOfTrait(raised, 'reckless')).toBe(0)
    expect(starsOfTrait(raised, 'weak')).toBe(3)
    expect(starsOfTrait(raised, 'steadfast')).toBe(4)
    expect(starsOfTrait(raised, 'nimble')).toBe(3)
    expect(starsOfTrait({ ...raised, weapons: [] }, 'nimble')).toBe(0)
  })

  it('RPL-EX-28: Clumsy gives 0 with Jeweled Dagger and 4 without; Steadfast counts the row either way', () => {
    const own = hero({ weapons: ['jeweled-dagger'], traits: ['clumsy'], rows: rows({ dex: '$4 r4 b4' }) })
    expect(attributeScore(own, 'dex')).toBe(13)
    expect([starsOfTrait(own, 'clumsy'), starsOfTrait(own, 'steadfast')]).toEqual([0, 2])
    const without = { ...own, weapons: [] }
    expect([starsOfTrait(without, 'clumsy'), starsOfTrait(without, 'steadfast')]).toEqual([4, 2])
  })

  it('RPL-SCORE-17: Gold gives stars through Greedy alone', () => {
    expect(stars(hero({ gold: 40 }))).toBe(0)
    expect(stars(hero({ gold: 11, traits: ['greedy'] }))).toBe(2)
    expect(stars(hero({ gold: 60, traits: ['greedy'] }))).toBe(4)
  })

  it('RPL-SCORE-18: a score may be negative, and has no upper bound', () => {
    const poor = () => hero({ gold: 0, alignment: 'arbiter', marker: { row: 1, column: 2 } })
    expect(stars(poor())).toBe(-3)
    // All Armor there is (10 + 1, 9 and 7) and all Traits.
    const armor = CARD_IDS.filter(isArmor)
    const rich = () => example({ gold: 20, armor, traits: CARD_IDS.filter(isTrait) })
    expect(scoreSheet(rich(), false).map(({ points }) => points)).toEqual([11, 4, 3, 3, 27, 32])
    const table = at({ heroes: [rich(), poor()], phase: 'giving-up' })
    table.answer(0, 'give-up', 'none')
    expect(table.heard('hero-scored')).toEqual([
      { seat: 0, stars: 80 },
      { seat: 1, stars: -3 },
    ])
    expect(table.table.ending()?.keys.map(([key]) => key)).toEqual([80, -3])
  })

  it('RPL-CARD-22 RPL-CARD-23: Reckless costs 6, the dearest of all', () => {
    expect(CARDS.reckless.cost).toBe(6)
    expect(Math.max(...Object.values(CARDS).map(({ cost }) => cost))).toBe(6)
    expect(Math.min(...Object.values(CARDS).map(({ cost }) => cost))).toBe(2)
  })
})

describe('counters and conditions', () => {
  const full = (given: Parameters<typeof hero>[0] = {}) =>
    hero({ rows: rows({ ...NEARLY_FULL, cha: 'g3 g3 w3' }), ...given })

  it('RPL-EFF-20: a sum of conditions, a flat value, and multiples with a limit', () => {
    const corner = hero({ marker: { row: 0, column: 0 } })
    expect(starsOfTrait(corner, 'honorable')).toBe(4)
    expect(starsOfTrait(hero({ marker: { row: 0, column: 1 } }), 'honorable')).toBe(2)
    expect(worth(hero({ gold: 7 }), { per: { count: 'gold' }, every: 2, stars: 3, max: 8 })).toBe(8)
    expect(worth(hero({ gold: 5 }), { per: { count: 'gold' }, every: 2, stars: 3, max: 8 })).toBe(6)
  })

  it('RPL-EFF-21: dice by face and by colour, equal rows, goals, backstory', () => {
    expect(starsOfTrait(full(), 'steadfast')).toBe(4)
    expect(starsOfTrait(hero({ rows: rows({ str: 'g3 g3' }) }), 'steadfast')).toBe(0)
    expect(starsOfTrait(full({ class: 'druid' }), 'obsessed')).toBe(4)
    expect(starsOfTrait(hero({ rows: rows({ str: 'w1 w2', dex: 'w3' }) }), 'obsessed')).toBe(1)
    expect(starsOfTrait(example(), 'proud')).toBe(2)
    expect(starsOfTrait(example(), 'dedicated')).toBe(2)
  })

  it('RPL-EFF-21: cards, card types and colours with dice', () => {
    const own = hero({
      skills: ['climb', 'search!'],
      traits: ['famous', 'weak', 'envious'],
      weapons: ['longsword', 'tower-shield'],
    })
    expect(starsOfTrait(own, 'focused')).toBe(2)
    expect(starsOfTrait(own, 'famous')).toBe(2)
    expect(starsOfTrait(own, 'courageous')).toBe(4)
    expect(starsOfTrait(own, 'envious')).toBe(3)
    expect(starsOfTrait({ ...own, traits: ['envious'] }, 'envious')).toBe(2)
    expect(starsOfTrait({ ...own, armor: ['chain-helm'] }, 'envious')).toBe(4)
    expect(
      starsOfTrait(hero({ rows: rows({ str: 'w1 w2 w3', dex: 'b1 b2', con: '$1 $2 $3' }) }), 'compassionate'),
    ).toBe(1)
  })

  it('RPL-EFF-22: attribute from, attribute up to, row and column of the marker', () => {
    expect(starsOfTrait(hero({ rows: rows({ dex: 'g5 g5 g6' }) }), 'nimble')).toBe(3)
    expect(starsOfTrait(hero({ rows: rows({ dex: 'g5 g5 g5' }) }), 'nimble')).toBe(0)
    expect(starsOfTrait(hero({ rows: rows({ int: 'g4 g4 g4' }) }), 'foolish')).toBe(3)
    expect(starsOfTrait(hero({ rows: rows({ int: 'g4 g4 g5' }) }), 'foolish')).toBe(0)
    const evilChaotic = hero({ marker: { row: 2, column: 2 } })
    expect(
      ['obnoxious', 'cunning', 'honest', 'loyal'].map((trait) => starsOfTrait(evilChaotic, trait as 'honest')),
    ).toEqual([2, 2, 0, 0])
    const goodLawful = hero({ marker: { row: 0, column: 0 } })
    expect(
      ['obnoxious', 'cunning', 'honest', 'loyal'].map((trait) => starsOfTrait(goodLawful, trait as 'honest')),
    ).toEqual([0, 0, 2, 2])
  })

  it('RPL-EFF-19: bonuses to dice and rows feed the attribute score, sets and wild cards the armor', () => {
    expect(attributeScore(hero({ weapons: ['quarterstaff'], rows: rows({ con: 'g1', cha: 'g1' }) }), 'con')).toBe(2)
    expect(attributeScore(hero({ weapons: ['longsword'], rows: rows({ con: 'w1 w1 g1' }) }), 'con')).toBe(5)
    expect(armorStars(hero({ weapons: ['tower-shield'], armor: ['mystic-cowl'] }))).toBe(4)
  })
})

describe('ties', () => {
  const places = (...heroes: Hero[]) => rank(ending(scene({ heroes, phase: 'over' })).keys)
  const with30 = (gold: number, given: Parameters<typeof hero>[0] = {}) => example({ gold, ...given })

  /** Equal stars: four white dice and 2 for Honest, or six white dice. */
  const four = (gold: number) =>
    hero({ gold, rows: rows({ str: 'w1 w1', dex: 'w1 w1' }), traits: ['honest'], marker: { row: 0, column: 2 } })
  const six = (gold: number) =>
    hero({ gold, rows: rows({ str: 'w1 w1', dex: 'w1 w1', con: 'w1 w1' }), marker: { row: 0, column: 2 } })

  it('RPL-TIE-01: most stars win', () => {
    expect(places(with30(0), hero({ gold: 9 }))).toEqual([1, 2])
  })

  it('RPL-TIE-02 RPL-EX-24: then more Gold', () => {
    expect(places(with30(3), with30(5))).toEqual([2, 1])
    // Whatever the dice of the class colour.
    expect(places(four(3), six(5))).toEqual([2, 1])
  })

  it('RPL-TIE-03 RPL-EX-24: then fewer dice of the class colour', () => {
    expect([stars(four(5)), stars(six(5))]).toEqual([6, 6])
    expect(places(six(5), four(5))).toEqual([2, 1])
  })

  it('RPL-TIE-04 RPL-EX-24: then all of them', () => {
    expect(places(with30(5), with30(5), hero())).toEqual([1, 1, 3])
  })
})

describe('solo results', () => {
  it.each([
    [-3, 'stable-hand'],
    [16, 'stable-hand'],
    [17, 'torch-bearer'],
    [21, 'torch-bearer'],
    [22, 'novice-adventurer'],
    [26, 'novice-adventurer'],
    [27, 'seasoned-adventurer'],
    [30, 'seasoned-adventurer'],
    [31, 'local-hero'],
    [34, 'local-hero'],
    [35, 'champion-of-the-realm'],
    [38, 'champion-of-the-realm'],
    [39, 'living-legend'],
    [42, 'living-legend'],
    [43, 'name-carved-in-stone'],
  ])('RPL-SOLO-20: %i stars make a %s', (score, title) => {
    expect(titleFor(score)).toBe(title)
  })

  it('RPL-SOLO-19 RPL-EX-27: one star for every full 8 Gold', () => {
    const sheet = (gold: number) => scoreSheet(hero({ gold }), true).find(({ source }) => source === 'gold')?.points
    expect([sheet(17), sheet(7), sheet(8)]).toEqual([2, 0, 1])
    expect(scoreSheet(hero({ gold: 17 }), false).some(({ source }) => source === 'gold')).toBe(false)
  })
})
