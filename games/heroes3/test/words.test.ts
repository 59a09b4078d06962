import { describe, expect, it } from 'vitest'
import { ASTROLOGER_IDS } from '../content/astrologers.ts'
import { BUILDING_IDS } from '../content/buildings.ts'
import { CARD_IDS, CARD_NAMES } from '../content/cards.ts'
import type { Condition } from '../content/conditions.ts'
import type { Effect } from '../content/effects.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { LOCATION_IDS } from '../content/locations.ts'
import { NEUTRAL_CARD_IDS } from '../content/neutral-units.ts'
import type { ScenarioRule } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { TILE_IDS } from '../content/tiles.ts'
import { ARROW_TOWER, UNIT_IDS } from '../content/units.ts'
import { VARIANT_IDS } from '../content/variants.ts'
import { KNOWN_CONDITIONS } from '../reckoning/scenario/condition-form.ts'
import { KNOWN_OPS } from '../reckoning/scenario/effect-form.ts'
import { conditionTemplates as csConditions } from '../words/cs/conditions.ts'
import { effectTemplates as csEffects } from '../words/cs/effects.ts'
import { vocabulary as cs } from '../words/cs/vocabulary.ts'
import { words as czech } from '../words/cs.ts'
import { conditionTemplates as enConditions } from '../words/en/conditions.ts'
import { effectTemplates as enEffects } from '../words/en/effects.ts'
import { vocabulary as en } from '../words/en/vocabulary.ts'
import { words as english } from '../words/en.ts'
import { ruleText, scenarioLines } from '../words/scenario-text.ts'
import {
  abilityText,
  astrologerText,
  buildingCost,
  buildingText,
  cardLines,
  cardText,
  fieldText,
  locationText,
  pieceName,
  unitText,
} from '../words/texts.ts'

const BOTH = [en, cs]
const ALL_SCENARIOS = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS]
const wrong = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|\.\.|,,|;;| ,| ;/

describe('texts made of effects', () => {
  it('say what cards do', () => {
    expect(cardText(en, 'stat-attack')).toBe(
      'Attack [statistic] Basic, instant, in an attack: +1 attack for your attacking unit. Expert, instant, in an attack: +2 attack for your attacking unit.',
    )
    expect(cardLines(cs, 'shield-of-the-yawning-dead')[0]).toBe(
      'První, okamžitá, při útoku: odhoďte 1 kartu: +2 k obraně pro vaši napadenou jednotku.',
    )
    expect(cardLines(en, 'fire-shield')[0]).toBe(
      'Cast, ongoing: with 0 power, whoever attacks one of your units from an adjacent space takes 1 damage until the end of the combat round; with 2 power, whoever attacks one of your units from an adjacent space takes 2 damage until the end of the combat round; with 4 power, whoever attacks one of your units from an adjacent space takes 3 damage until the end of the combat round.',
    )
    expect(cardLines(cs, 'spec-rion-IV')).toEqual([
      'Okamžitá: vyberte si jedno z toho: odstraňte až 1 zranění z jedné své jednotky; nebo odstraňte paralýzu z jedné své jednotky; pak doberte si 1 kartu.',
    ])
    expect(cardLines(en, 'necromancy').at(-1)).toBe('Only the Necropolis can play it.')
  })

  it('H3B-LOC-02 H3B-LOC-15 H3B-LOC-20: say what locations do, in tournaments and elsewhere', () => {
    expect(locationText(en, 'warriors-tomb', true)).toBe(
      'Visitable. If you like, search 2 artifacts twice, then lose morale twice.',
    )
    expect(locationText(cs, 'redwood-observatory', true)).toBe(
      'K objevení. Podle přání natočte dílek vedle tohoto dílku, na kterém nestojí hrdina, pokud mapa zůstane souvislá.',
    )
    expect(locationText(en, 'redwood-observatory', false)).toContain('discover a face-down tile')
    expect(locationText(cs, 'obelisk', true)).toBe(
      'K obsazení. Každá frakce tu může nechat svou kostičku. Co dělá, říká scénář.',
    )
  })

  it('H3B-TOWN-08 H3B-TOWN-12: say what buildings cost and do', () => {
    expect(buildingCost(en, 'castle.holy-grounds')).toBe(
      'costs 8 gold, 6 materials, and 3 valuables, needs this: Bronze dwelling',
    )
    expect(buildingText(cs, 'dungeon.mage-guild')).toBe(
      'Při postavení: nahlédněte dvakrát na 2 kouzla. S žetonem knihy kouzel, ne v kole, ve kterém byla postavena: můžete zaplatit 5 zlata: nahlédněte na 2 kouzla.',
    )
  })

  it('say what units are', () => {
    expect(unitText(en, 'griffins', 'pack')).toBe(
      'Bronze, flying; attack 3, defense 0, health 4, initiative 9; costs 6 gold. Unlimited retaliation: Retaliates any number of times in a combat round.',
    )
    expect(unitText(cs, 'n-minotaurs', 'neutral')).toContain(
      'Přehození kostky: Padne-li na její kostce útoku −1, musíte hod jednou zopakovat.',
    )
    for (const v of BOTH)
      for (const ability of ARROW_TOWER.abilities) expect(abilityText(v, ability)).not.toMatch(wrong)
  })

  it('H3B-S1-03 H3B-S2-05 H3B-S3-05: say what scenarios ask', () => {
    const grail = SCENARIOS['unexpected-inheritance'].rules.find(({ id }) => id === 'grail-locked') as ScenarioRule
    expect(ruleText(en, grail)).toBe(
      'Heroes may not enter the field “Grail”, unless you have visited 2 different obelisks or the grail has been taken.',
    )
    expect(ruleText(cs, SCENARIOS['last-chance'].rules[0] as ScenarioRule)).toBe(
      'Když hrdina navštíví políčko „Obelisk“, poprvé za svou frakci: získejte morálku.',
    )
    expect(scenarioLines(en, SCENARIOS['grand-race']).at(-3)).toBe(
      'Goal: some player has ever captured the field “Dragon Utopia”; that round and one more are played, then the game ends and victory points are counted.',
    )
    expect(scenarioLines(cs, SCENARIOS['grand-race']).at(-1)).toBe(
      '3 vítězné body na konci, pokud ovládáte políčko „Dračí utopie“.',
    )
  })

  it('are whole, in both languages, for every piece of the box', () => {
    for (const v of BOTH) {
      const texts = [
        ...CARD_NAMES.map((id) => cardText(v, id)),
        ...UNIT_IDS.flatMap((id) => [unitText(v, id, 'few'), unitText(v, id, 'pack')]),
        ...NEUTRAL_CARD_IDS.map((id) => unitText(v, id, 'neutral')),
        ...BUILDING_IDS.flatMap((id) => [buildingCost(v, id), buildingText(v, id)]),
        ...LOCATION_IDS.flatMap((id) => [locationText(v, id, true), locationText(v, id, false)]),
        ...ASTROLOGER_IDS.map((id) => astrologerText(v, id)),
        ...VARIANT_IDS.flatMap((id) => [v.names.variants[id], v.names.variantRules[id]]),
        ...ALL_SCENARIOS.flatMap((scenario) => scenarioLines(v, scenario)),
        ...TILE_IDS.map((id) => fieldText(v, `${id}.C`)),
      ]
      for (const text of texts) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(wrong)
      }
    }
  })
})

describe('names', () => {
  it('are there for everything that a game tells of, and tell different cards apart', () => {
    const ids = [
      ...CARD_IDS,
      ...UNIT_IDS,
      ...NEUTRAL_CARD_IDS,
      ...BUILDING_IDS,
      ...ASTROLOGER_IDS,
      ...HERO_IDS,
      ...TILE_IDS,
    ]
    for (const v of BOTH) {
      for (const id of ids) expect(pieceName(v, id), id).not.toBe(id)
      expect(new Set(CARD_NAMES.map((id) => pieceName(v, id))).size).toBe(CARD_NAMES.length)
      expect(new Set(UNIT_IDS.map((id) => pieceName(v, id))).size).toBe(UNIT_IDS.length)
    }
    expect(pieceName(en, 'magic-arrow.3')).toBe('Magic Arrow')
    expect(pieceName(cs, 'n-boars.2')).toBe('Kanci')
    expect(pieceName(cs, 'spec-sandro-VI')).toBe('Plášť krále nemrtvých VI')
  })
})

describe('templates', () => {
  it('there is one for each operation and each condition, in both languages', () => {
    for (const templates of [enEffects, csEffects]) expect(Object.keys(templates).sort()).toEqual([...KNOWN_OPS].sort())
    for (const templates of [enConditions, csConditions])
      expect(Object.keys(templates).sort()).toEqual([...KNOWN_CONDITIONS].sort())
  })

  it.each<[Effect, string, string]>([
    [
      { op: 'gain', gold: 1, valuables: 2, who: 'each' },
      'each player gains 1 gold and 2 valuables',
      'každý hráč získá 1 zlato a 2 cennosti',
    ],
    [
      { op: 'income', resource: 'materials', steps: -1, who: 'enemy' },
      'the enemy lowers the own income of materials by 1 step',
      'soupeř si sníží příjem materiálu o 1 stupeň',
    ],
    [{ op: 'discard', n: 5, who: 'each' }, 'each player discards 5 cards', 'každý hráč odhodí 5 karet'],
    [
      { op: 'search', deck: 'ability', n: 5, times: 3 },
      'search 5 abilities 3 times',
      'nahlédněte 3krát na 5 dovedností',
    ],
    [
      { op: 'heroMovement', n: -2, who: 'enemy', duration: 'round' },
      'every enemy hero has 2 movement points less this round',
      'každý nepřátelský hrdina má o 2 body pohybu méně v tomto kole',
    ],
    [{ op: 'gainUnit', unit: 'griffins', side: 'pack' }, 'gain Griffins, pack', 'získejte tlupu: Gryfové'],
    [
      { op: 'gainUnit', tier: 'golden' },
      'gain a golden unit at random, few',
      'získejte náhodnou zlatou jednotku, hrstku',
    ],
    [{ op: 'vp', n: 1 }, 'gain 1 victory point at the end', 'na konci získáte 1 vítězný bod'],
    [
      { op: 'vp', n: -2, who: 'enemy' },
      'the enemy loses 2 victory points at the end',
      'soupeř na konci ztratí 2 vítězné body',
    ],
    [{ op: 'endGame', result: 'win-p2' }, 'the second player wins the game', 'hru vyhrává druhý hráč'],
    [{ op: 'flipToFew', n: 2, who: 'each' }, 'each player turns 2 packs to few', 'každý hráč otočí 2 tlupy na hrstku'],
    [
      { op: 'handLimit', n: -1, duration: 'round' },
      'your hand limit is 1 lower this round',
      'máte limit ruky o 1 nižší v tomto kole',
    ],
  ])('H3B-CREATE-13: %j', (effect, english, czech) => {
    expect(en.tell([effect])).toBe(english)
    // A short word keeps to the one after it.
    expect(cs.tell([effect]).replaceAll('\u00a0', ' ')).toBe(czech)
  })

  it.each<[Condition, string, string]>([
    [
      { mainHeroDefeated: { of: 'opponent' } },
      "you have defeated your opponent's Main Hero",
      'porážíte hlavního hrdinu soupeře',
    ],
    [
      { not: { round: { cmp: '>=', n: 10 } } },
      'it is not so that it is round 10 or later',
      'neplatí, že je aspoň 10. kolo',
    ],
    [{ resources: { who: 'p3', gold: 60 } }, 'the third player has at least 60 gold', 'třetí hráč má aspoň 60 zlata'],
    [
      { units: { who: 'opponents', atLeast: 2, tier: 'golden', side: 'pack' } },
      'all your opponents have at least 2 golden pack units',
      'všichni soupeři mají aspoň 2 tlupy stupně zlato',
    ],
    [
      { cubesCollected: { who: 'self', fromAll: true } },
      'you hold a faction cube of every enemy',
      'držíte kostičku frakce každého nepřítele',
    ],
    [
      { buildings: { who: 'any', kinds: ['citadel', 'mage-guild'] } },
      'some player has built at least 2 buildings of these: Citadel, Mage Guild',
      'některý hráč má aspoň 2 budovy z těchto: Citadela, Cech mágů',
    ],
  ])('H3B-CREATE-14: %j', (condition, english, czech) => {
    expect(en.condition(condition)).toBe(english)
    expect(cs.condition(condition)).toBe(czech)
  })

  it('Czech counts in three forms', () => {
    expect([1, 2, 5, 22].map((n) => cs.tell([{ op: 'draw', n }]))).toEqual([
      'doberte si 1 kartu',
      'doberte si 2 karty',
      'doberte si 5 karet',
      'doberte si 22 karet',
    ])
    expect([1, 3, 6].map((n) => cs.goods({ materials: n }))).toEqual(['1 materiál', '3 materiály', '6 materiálů'])
  })
})

describe('words', () => {
  it('know every kind of question, answer and event in both languages alike', () => {
    for (const part of ['question', 'waiting', 'answer', 'event', 'source', 'options'] as const)
      expect(Object.keys(czech[part]).sort()).toEqual(Object.keys(english[part]).sort())
  })
})
