import { readFileSync } from 'node:fs'
import type { Chapter } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import {
  CHAPTER_IDS,
  CHAPTERS,
  type ChapterId,
  characterChapter,
  encounter,
  introduction,
  mapChapter,
} from '../content/book.ts'
import { CHARACTER_IDS, CHARACTERS } from '../content/characters.ts'
import type { EncounterId, Encounters, Way } from '../content/encounters.ts'
import { KEYWORDS, type Keyword } from '../content/keywords.ts'
import { MAP_NUMBERS } from '../content/map.ts'
import { MAPS } from '../content/maps.ts'
import { CAMPAIGN_MAPS, CHARACTER_STAGES, LAST_MAP } from '../content/sheet.ts'
import { VILLAIN_IDS, VILLAINS } from '../content/threats.ts'
import { WORLD_CARD_IDS } from '../content/world-card-ids.ts'
import { introductionOf } from '../reckoning/chapters.ts'

const waysOf = (id: EncounterId): readonly Way[] => [...encounter(id).options, ...(encounter(id).branches ?? [])]
const idsOf = (chapter: ChapterId) => Object.keys(CHAPTERS[chapter])
const WRITTEN = CHAPTER_IDS.filter((chapter) => chapter !== 'arcade')
const ALL = WRITTEN.flatMap(idsOf)
const CAMPAIGN = [...CAMPAIGN_MAPS.flatMap((map) => idsOf(mapChapter(map))), ...idsOf('stories'), ...idsOf('villains')]

/** On which map of a campaign an encounter can be met at the earliest; a story, when one can have begun it. */
const earliest = new Map<EncounterId, number>([
  ...CAMPAIGN_MAPS.flatMap((map) => idsOf(mapChapter(map)).map((id): [EncounterId, number] => [id, map])),
  ...idsOf('villains').map((id): [EncounterId, number] => [id, LAST_MAP]),
])
for (let before = -1; before !== earliest.size; ) {
  before = earliest.size
  for (const [id, map] of [...earliest])
    for (const story of waysOf(id).flatMap(({ outcome }) => outcome.stories ?? []))
      earliest.set(story, Math.min(map, earliest.get(story) ?? map))
}
const givers = (keyword: Keyword, among: readonly EncounterId[]) =>
  among.filter((id) => waysOf(id).some(({ outcome }) => outcome.keywords?.includes(keyword)))

describe('the book', () => {
  it('NAF-ENC-03: has a paragraph for every letter and number of the maps', () => {
    for (const map of MAP_NUMBERS) {
      const printed = MAPS[map].spaces.flatMap(({ encounter: id }) => id ?? [])
      expect(idsOf(mapChapter(map)).sort()).toEqual(printed.sort())
    }
    expect(ALL).toHaveLength(382)
    expect(new Set(ALL).size).toBe(382)
  })

  it('NAF-ENC-03 NAF-STORY-02 NAF-CHAR-02: a board finds what is read without knowing the book', () => {
    const at = (map: (typeof MAP_NUMBERS)[number], character: (typeof CHARACTER_IDS)[number] | null = null) =>
      [{ map }, { character }] as const
    for (const map of MAP_NUMBERS)
      for (const id of Object.keys(CHAPTERS[mapChapter(map)]))
        expect(introductionOf(...at(map), { source: 'map', id })).toBe(introduction(id))
    for (const id of Object.keys(CHAPTERS.stories))
      expect(introductionOf(...at(2), { source: 'story', id })).toBe(introduction(id))
    for (const id of Object.keys(CHAPTERS.arcade))
      expect(introductionOf(...at(2), { source: 'arcade', id })).toBe(introduction(id))
    for (const character of CHARACTER_IDS)
      for (const id of Object.keys(CHAPTERS[characterChapter(character)]))
        expect(introductionOf(...at(2, character), { source: 'character', id })).toBe(introduction(id))
  })

  it('NAF-ENC-04: what an encounter brings is in nothing that a board is made of', () => {
    const seen = new Set<string>()
    const walk = (file: URL): void => {
      if (seen.has(file.pathname)) return
      seen.add(file.pathname)
      const text = readFileSync(file, 'utf8')
      for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm))
        if (/\.tsx?$/.test(from)) walk(new URL(from, file))
    }
    for (const entry of ['index.ts', 'words/en.ts', 'words/cs.ts']) walk(new URL(`../board/${entry}`, import.meta.url))
    expect(seen.size).toBeGreaterThan(60)
    expect([...seen].filter((path) => /content\/(book|encounters\/|arcade)/.test(path))).toEqual([])
  })

  it('NAF-VILLAIN-03 NAF-VILLAIN-07: has a paragraph for every villain, without a test', () => {
    expect(VILLAIN_IDS.map((id) => VILLAINS[id].encounter).sort()).toEqual(idsOf('villains').sort())
    for (const id of idsOf('villains'))
      expect(encounter(id).options.map(({ id: way, test }) => [way, test])).toEqual([['won', null]])
  })

  it('NAF-RULING-86: every paragraph has an option that anybody can choose', () => {
    for (const id of ALL) {
      const { options, branches = [] } = encounter(id)
      expect([id, options.some(({ cost }) => cost === undefined)]).toEqual([id, true])
      // Nobody can be led into a passage that they could not pay for.
      for (const { mandatory, cost } of branches) if (mandatory) expect(cost).toBeUndefined()
    }
  })

  it('NAF-ENC-04: nobody has more than four options, and no two of the same name', () => {
    for (const id of ALL) {
      const { options, branches = [] } = encounter(id)
      const open = [...options, ...branches.filter(({ mandatory }) => !mandatory)]
      expect(options.length).toBeLessThanOrEqual(4)
      expect(new Set(waysOf(id).map((way) => way.id)).size).toBe(waysOf(id).length)
      expect(open.length).toBeGreaterThan(0)
    }
  })

  it('NAF-ENC-08 NAF-RULING-84: there is a bonus only where there is a test', () => {
    for (const { test, outcome } of ALL.flatMap(waysOf)) if (test === null) expect(outcome.bonus).toBeUndefined()
  })

  it('NAF-REWARD-04: every world card is to be found, and every reward that is named exists', () => {
    const rewards = ALL.flatMap(waysOf).flatMap(({ outcome: { rewards: base, bonus = {} } }) => [base, bonus])
    const named = new Set(rewards.flatMap(({ world }) => world ?? []))
    expect([...named].sort()).toEqual([...WORLD_CARD_IDS].sort())
  })

  it('NAF-KEY-07 NAF-FIRST-01: map 1 and the arcade have neither keywords nor stories', () => {
    const plain: Encounters[] = [CHAPTERS['map-01'], CHAPTERS.arcade]
    for (const { options, branches } of plain.flatMap((chapter) => Object.values(chapter))) {
      expect(branches).toBeUndefined()
      for (const { outcome } of options)
        expect([outcome.keywords, outcome.stories, outcome.next]).toEqual([undefined, undefined, undefined])
    }
  })
})

describe('keywords and stories', () => {
  it('NAF-STORY-01: every story that is named exists, and every story can begin', () => {
    const begun = new Set(CAMPAIGN.flatMap(waysOf).flatMap(({ outcome }) => outcome.stories ?? []))
    expect([...begun].sort()).toEqual(idsOf('stories').sort())
    for (const story of idsOf('stories')) expect(earliest.has(story)).toBe(true)
  })

  it('NAF-KEY-01: every keyword is given by somebody and asked for by somebody', () => {
    const given = new Set(ALL.flatMap(waysOf).flatMap(({ outcome }) => outcome.keywords ?? []))
    const asked = new Set(ALL.flatMap((id) => (encounter(id).branches ?? []).flatMap(({ keywords }) => keywords)))
    expect([...given].sort()).toEqual([...KEYWORDS].sort())
    expect([...asked].sort()).toEqual([...KEYWORDS].sort())
  })

  it('NAF-KEY-02: in a campaign a keyword is asked for only after it can have been given', () => {
    for (const id of CAMPAIGN)
      for (const keyword of (encounter(id).branches ?? []).flatMap(({ keywords }) => keywords)) {
        const first = Math.min(...givers(keyword, CAMPAIGN).map((giver) => earliest.get(giver)!))
        const story = idsOf('stories').includes(id)
        const before = story ? LAST_MAP : earliest.get(id)! - 1
        expect([id, keyword, first <= before]).toEqual([id, keyword, true])
      }
  })

  it('NAF-KEY-05: no two passages of a paragraph ask for the same keywords', () => {
    for (const id of ALL) {
      const asked = (encounter(id).branches ?? []).map(({ keywords }) => [...keywords].sort().join(' '))
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  it.each([
    ['STONE-OATH', 'KINGS-FINGER'],
    ['RED-SAP', 'AXE-HAND'],
    ['SHREYAS-FLAG', 'MUTINY'],
    ['DRUMMER', 'KINGS-COIN'],
    ['CLEAN-WELL', 'WATER-THIEF'],
    ['UNTIED', 'TIED-KNOT'],
    ['TRUCE', 'FANNED-FIRE'],
  ] as const)('nobody is given %s and %s at once', (one, other) => {
    for (const { outcome } of ALL.flatMap(waysOf))
      expect(outcome.keywords?.includes(one) === true && outcome.keywords.includes(other)).toBe(false)
  })
})

describe.each(CHARACTER_IDS)('the story of %s', (character) => {
  const chapter = characterChapter(character)
  const first = `${CHARACTERS[character]}1`

  it('NAF-CHAR-01 NAF-CHAR-03 NAF-CHAR-09: leads from the first encounter through ten stages to an end, whatever is chosen', () => {
    expect(encounter(first).stage).toBe(1)
    const met = new Set([first])
    for (const id of met) {
      const { stage = 0 } = encounter(id)
      for (const { outcome } of waysOf(id)) {
        if (stage === CHARACTER_STAGES) expect([id, outcome.next]).toEqual([id, null])
        else {
          expect(idsOf(chapter)).toContain(outcome.next)
          expect(encounter(outcome.next!).stage).toBe(stage + 1)
          met.add(outcome.next!)
        }
      }
    }
    expect([...met].sort()).toEqual(idsOf(chapter).sort())
  })

  it('NAF-KEY-02: asks for a keyword only after this very story can have given it', () => {
    for (const id of idsOf(chapter))
      for (const keyword of (encounter(id).branches ?? []).flatMap(({ keywords }) => keywords)) {
        const stages = givers(keyword, idsOf(chapter)).map((giver) => encounter(giver).stage!)
        expect([id, keyword, Math.min(...stages) < encounter(id).stage!]).toEqual([id, keyword, true])
      }
  })

  it('NAF-CHAR-02: starts no story of a campaign', () => {
    for (const { outcome } of idsOf(chapter).flatMap(waysOf)) expect(outcome.stories).toBeUndefined()
  })
})

const LANGUAGES = ['cs', 'en'] as const
const open = async (language: string, chapter: string): Promise<Chapter> =>
  ((await import(`../book/${language}/${chapter}.ts`)) as { chapter: Chapter }).chapter

describe.each(LANGUAGES)('the book in %s', (language) => {
  it.each(WRITTEN)(
    'NAF-ENC-04 NAF-ENC-07: %s has an introduction, labels and results, and nothing besides',
    async (id) => {
      const chapter = await open(language, id)
      const expected = idsOf(id).flatMap((one) => {
        const { options, branches = [] } = encounter(one)
        const named = id === 'villains' ? [] : [...options, ...branches.filter(({ mandatory }) => !mandatory)]
        return [one, ...named.map((way) => `${one}.${way.id}`), ...waysOf(one).map((way) => `${one}.${way.id}.result`)]
      })
      const prologues = CHARACTER_IDS.flatMap((character) =>
        characterChapter(character) === id ? [`${CHARACTERS[character]}0`] : [],
      )
      expect(Object.keys(chapter).sort()).toEqual([...prologues, ...expected].sort())
      for (const [paragraph, text] of Object.entries(chapter)) {
        const sentences = !/\.[a-z]\d?$/.test(paragraph)
        expect([paragraph, text.trim() === text && !/ {2}|[<>{}]|'/.test(text)]).toEqual([paragraph, true])
        if (sentences) expect([paragraph, text]).toEqual([paragraph, expect.stringMatching(/[.?!…][“”’]?$/u)])
        else expect([paragraph, text]).toEqual([paragraph, expect.stringMatching(/^\p{Lu}.{1,60}[^.]$/u)])
      }
    },
  )

  it('NAF-ARCADE-02: names the cards of the arcade and their options', async () => {
    const chapter = await open(language, 'arcade')
    const expected = idsOf('arcade').flatMap((id) => [id, ...waysOf(id).map((way) => `${id}.${way.id}`)])
    expect(Object.keys(chapter).sort()).toEqual(expected.sort())
    for (const text of Object.values(chapter)) expect(text).toMatch(/^\p{Lu}/u)
  })
})

it('no Czech sentence says whether the reader is a man or a woman', async () => {
  for (const id of WRITTEN)
    for (const [paragraph, text] of Object.entries(await open('cs', id))) {
      // The past tense of the second person has a gender, and so has being something: what is told to the reader is in the present.
      const spoken = text.replace(/„[^“]*“/gu, '')
      expect([
        paragraph,
        spoken.match(/(?<!\p{L})(?:jsi(?: se| si| to)? \p{L}+la?|\p{L}+la? (?:jsi|ses|sis))(?!\p{L})/u),
      ]).toEqual([paragraph, null])
    }
})
