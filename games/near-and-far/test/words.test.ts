import type { View } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { ADVENTURER_IDS } from '../content/adventurers.ts'
import { ARCADE_IDS } from '../content/arcade.ts'
import { ARTIFACT_IDS } from '../content/artifacts.ts'
import { CHARACTER_IDS } from '../content/characters.ts'
import { CHIEFS } from '../content/factions.ts'
import { KEYWORDS } from '../content/keywords.ts'
import { MAP_NUMBERS } from '../content/map.ts'
import { MAPS } from '../content/maps.ts'
import type { Mode } from '../content/modes.ts'
import { SKILL_IDS } from '../content/skills.ts'
import { THREAT_IDS, VILLAIN_IDS } from '../content/threats.ts'
import { TREASURE_IDS } from '../content/treasures.ts'
import { WORLD_CARD_IDS } from '../content/world-card-ids.ts'
import { choiceOf, ways } from '../reckoning/encounters.ts'
import type { NearAndFar, State } from '../shape.ts'
import { amount as amountCs, points as pointsCs } from '../words/cs/amounts.ts'
import { vocabulary as inCs } from '../words/cs/vocabulary.ts'
import { words as cs } from '../words/cs.ts'
import { amount as amountEn } from '../words/en/amounts.ts'
import { vocabulary as inEn } from '../words/en/vocabulary.ts'
import { words as en } from '../words/en.ts'
import { adventurerText, cardText, type Say } from '../words/speech.ts'
import { open, withSkills } from './scene.ts'

const CARDS = [...ARTIFACT_IDS, ...TREASURE_IDS, ...WORLD_CARD_IDS, ...SKILL_IDS]
const PIECES = [
  ...CARDS,
  ...ADVENTURER_IDS,
  ...ARCADE_IDS,
  ...CHARACTER_IDS,
  ...CHIEFS,
  ...KEYWORDS,
  ...THREAT_IDS,
  ...VILLAIN_IDS,
]

describe('the text of a card comes from its effects', () => {
  it('NAF-CARD-04 NAF-CARD-05 NAF-CARD-17 NAF-CARD-20: in English', () => {
    expect(cardText(inEn, 'art-horn-bow')).toBe('Horn Bow [costs 1 green token; 2 points; 1 combat]')
    expect(cardText(inEn, 'art-spices')).toBe(
      'Spices [costs 2 food and 1 yellow token; 3 points; leaving an empty space costs no heart, once a turn]',
    )
    expect(cardText(inEn, 'art-jade-flute')).toContain('visiting the Stables: gain 2 food')
    expect(cardText(inEn, 'tre-rusty-bell')).toBe(
      'Rusty Bell [visiting the Mine: you may also hire an adventurer, as in the Saloon]',
    )
    expect(cardText(inEn, 'tre-warrant')).toContain(
      '4 points for the most threats defeated, or 2 if that is shared; 2 points for the second most',
    )
  })

  it('NAF-CARD-06 NAF-CARD-14 NAF-CARD-21 NAF-SKILL-07: in Czech', () => {
    expect(cardText(inCs, 'art-spirit-lamp').replace('\u00a0', ' ')).toBe(
      'Lampa duchů [stojí 3 drahokamy a 1 zelený žeton; pověst −3 nebo nižší; 7 bodů; opatrnost, boj]',
    )
    expect(cardText(inCs, 'art-traders-coat')).toContain('na radnici smíte obchodovat ještě jednou')
    expect(cardText(inCs, 'tre-fire-bomb')).toContain(
      'jednou za souboj, boj s nepřítelem, zkoušku boje: po hodu smíte hodit znovu',
    )
    expect(cardText(inCs, 'skl-husbandry')).toBe(
      'Chov zvířectva [při návštěvě stájí, máte-li aspoň 2 nákladní zvířata: získáte 1 minci; kdykoli ve svém tahu: smíte vrátit nákladní zvířata a za každé získáte 2 body zdraví]',
    )
  })

  it.each([
    ['en', inEn],
    ['cs', inCs],
  ] as const)('every card says what it does in %s, and no two of a kind have one name', (_, v) => {
    for (const id of CARDS) {
      const text = cardText(v, id)
      expect([id, text]).toEqual([id, expect.not.stringMatching(/undefined|NaN|\[object|\[\]| {2}|: ?\]|: ?;/)])
      expect(text).toMatch(/^\p{Lu}.* \[.+\]$/u)
    }
    for (const id of ADVENTURER_IDS) expect(adventurerText(v, id)).toMatch(/^\p{Lu}.* \[.+; .+\]$/u)
    for (const ids of [ARTIFACT_IDS, TREASURE_IDS, WORLD_CARD_IDS, SKILL_IDS, ADVENTURER_IDS, ARCADE_IDS] as const) {
      const names = ids.map(
        (id) =>
          v.names.arcade[id as never] ??
          (id in v.names.adventurers ? v.names.adventurers[id as never] : cardText(v, id as never)),
      )
      expect(new Set(names).size).toBe(ids.length)
    }
  })
})

/** Somebody who only watches; paragraphs are read as their ids. */
const heard = (state: State) =>
  ({
    state,
    mine: () => false,
    name: (seat: number) => `S${seat}`,
    of: (_: string, text: string) => text,
    read: (paragraph: string) => `*${paragraph}*`,
  }) as unknown as Say

describe.each([
  ['en', en, inEn],
  ['cs', cs, inCs],
] as const)('in %s', (language, words, v) => {
  it('every piece has a name', () => {
    expect(words.language).toBe(language)
    for (const id of PIECES) {
      expect(words.piece(id)).toMatch(/\p{L}/u)
      if (id.includes('-')) expect(words.piece(id)).not.toBe(id)
    }
  })

  it('NAF-MAP-01 NAF-SETUP-12: maps, towns and the spaces with a name have names, and others none', () => {
    for (const number of MAP_NUMBERS) {
      expect(v.names.maps[number]).toMatch(/\p{L}/u)
      for (const { id, named, icon } of MAPS[number].spaces)
        expect([id, v.names.places[id] !== undefined]).toEqual([id, named === true || icon === 'town'])
    }
  })

  it('NAF-ENC-04, NAF-ARCADE-02: everybody hears all options, also those that cannot be paid for', () => {
    const say = heard(open().state)
    const read = { seat: 0, space: 'm5-s12', narrator: 1, source: 'map', id: '64', paragraph: 'map-05/64' } as const
    const choices = ways('64', []).map((way) => choiceOf('64', way))
    const text = words.event['encounter-read']({ ...read, choices }, say)
    expect(text).toContain('*map-05/64.a*')
    expect(text).toContain(v.costs(v.amount('hearts', 1)))
    expect(text).toContain('*map-05/64.b*')
    const passage = ways('34', ['KINGS-FINGER']).map((way) => choiceOf('34', way))
    expect(words.event['encounter-read']({ ...read, choices: passage }, say)).not.toContain('*')
  })

  it('NAF-XP-09, NAF-SKILL-04: everybody sees experience, keywords, stories and skills', () => {
    const { state } = open({
      options: { mode: 'campaign', map: 4 },
      change(_, me) {
        me.sheet = { ...withSkills('skl-fishing'), boxes: 7, keywords: ['KNOCKING'], stories: ['S2'], told: ['S1'] }
      },
    })
    const lines = words.scene({ state } as unknown as View<NearAndFar>, heard(state)).map((line) => line.trim())
    expect(lines).toContain(v.sheet.experience(2, 3))
    expect(lines).toContain(v.sheet.boxes(7, 30))
    expect(lines).toContain(v.sheet.keywords(v.names.keywords.KNOCKING))
    expect(lines).toContain(v.sheet.stories('S2', 1))
    expect(lines.some((line) => line.includes(v.names.skills['skl-fishing']))).toBe(true)
  })

  it('NAF-SETUP-18: the two long stories are recommended to two players, where stories are told', () => {
    const said = (mode: Mode, players: number) => {
      const { state } = open({ players, options: { mode } })
      return CHARACTER_IDS.filter((id) => words.answer.character(id, undefined, { state } as never) !== words.piece(id))
    }
    expect([...said('character', 3)].sort()).toEqual(['rin', 'shardling'])
    expect([said('character', 2), said('campaign', 3), said('arcade', 4)]).toEqual([[], [], []])
  })

  it('every setting has words for each of its values', () => {
    const { mode, map, town, encounters, length, tokens, book } = words.options
    const values = [mode.value('first'), mode.value('campaign'), mode.value('character'), mode.value('arcade')]
    expect(new Set(values).size).toBe(4)
    expect(new Set(['fitting' as const, ...MAP_NUMBERS].map((value) => map.value(value))).size).toBe(12)
    expect(town.value('dusk')).not.toBe(town.value('day'))
    expect(encounters.value('usual')).not.toBe(encounters.value('more'))
    expect(length.value('usual')).not.toBe(length.value('longer'))
    expect(tokens.value('random')).not.toBe(tokens.value('even'))
    expect(book.value('new')).not.toBe(book.value('known'))
  })
})

describe('amounts', () => {
  it('Czech counts in three forms', () => {
    expect([1, 2, 5, 0, 22].map((n) => amountCs('coin', n))).toEqual([
      '1 minci',
      '2 mince',
      '5 mincí',
      '0 mincí',
      '22 mincí',
    ])
    expect([1, 3, 8].map((n) => amountCs('hearts', n))).toEqual(['1 bod zdraví', '3 body zdraví', '8 bodů zdraví'])
    expect([1, 4, 53].map(pointsCs)).toEqual(['1 bod', '4 body', '53 bodů'])
  })

  it('English counts in two', () => {
    expect([1, 2, 0].map((n) => amountEn('gem', n))).toEqual(['1 gem', '2 gems', '0 gems'])
  })
})
