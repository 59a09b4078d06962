import { describe, expect, it } from 'vitest'
import { ABILITY_IDS } from '../content/abilities.ts'
import { ACTION_CARDS } from '../content/action-cards.ts'
import { ALLIANCE_IDS, allianceOf } from '../content/alliances.ts'
import { AUTOMAS } from '../content/automas.ts'
import { ACTION_IDS, CARDS, type CardId, cardOf, STARTING_IDS } from '../content/cards.ts'
import { CHARACTERS } from '../content/characters.ts'
import { ROWS } from '../content/components.ts'
import type { Effect } from '../content/effects.ts'
import { EFFORT_IDS, effortOf } from '../content/extra-effort.ts'
import { BACK_IDS, BACKS, GOAL_IDS, goalOf } from '../content/hidden-goals.ts'
import { LEVELS } from '../content/requirements.ts'
import { FINAL_PAGE, OPENING_PAGE, type Path } from '../content/story.ts'
import { COLOURS, SIDES, SYMBOLS } from '../content/symbols.ts'
import { STORIES, TALES } from '../content/tales.ts'
import { GOLD_VP, UNLOCK_AT } from '../content/track.ts'
import { room } from '../index.ts'
import { activeIn, decisionPages, nextActive, pageAfter, pathAfter } from '../reckoning/story.ts'

const PATHS = Object.keys(OPENING_PAGE) as Path[]
const effects = ACTION_IDS.flatMap((id) => cardOf(id).effect ?? [])

/** The codes of the conditions and results that an effect is made of. */
function codes({ condition, result, scaled }: Effect): string[] {
  const c = {
    'lose-symbol': 'C1',
    'lose-symbols': 'C2',
    'lose-inactive': 'C3',
    'colour-at-least': 'count' in condition && condition.count === 3 ? 'C5' : 'C4',
    'colour-exactly': 'count' in condition && condition.count === 1 ? 'C6' : 'C7',
    colours: 'C8',
    inactive: 'C9',
    'inactive-at-least': 'C10',
  }[condition.kind]
  const left = 'side' in result && result.side === 'left'
  const r = {
    xp: scaled ? 'R2' : 'R1',
    active: scaled ? (left ? 'R3' : 'R4') : left ? 'R5' : 'R6',
    'each-active': 'R7',
    symbol: scaled ? 'R9' : 'R8',
    symbols: 'R10',
  }[result.kind]
  return [c, r]
}

describe('cards', () => {
  it('WPD-SETUP-05: 68 action cards, each symbol 17 or 18 times, each colour on 22 cards', () => {
    expect(ACTION_IDS).toHaveLength(68)
    const printed = SYMBOLS.map(
      (symbol) => ACTION_IDS.flatMap((id) => cardOf(id).symbols).filter((one) => one === symbol).length,
    )
    expect(printed).toEqual([18, 17, 18, 17])
    expect(COLOURS.map((colour) => ACTION_IDS.filter((id) => cardOf(id).colours.includes(colour)).length)).toEqual([
      22, 22, 22, 22,
    ])
    expect(ACTION_IDS.every((id) => cardOf(id).symbols.length > 0 || cardOf(id).effect !== null)).toBe(true)
  })

  it('WPD-RULING-39 WPD-CHAR-06: four colours, and 25 starting cards with all symbols and colours in every hand', () => {
    expect(COLOURS).toHaveLength(4)
    for (const character of CHARACTERS) {
      const hand = STARTING_IDS.filter((id) => id.startsWith(`start-${character}-`))
      expect(hand).toHaveLength(5)
      expect(new Set(hand.flatMap((id) => cardOf(id).symbols)).size).toBe(4)
      expect(new Set(hand.flatMap((id) => cardOf(id).colours)).size).toBe(4)
    }
  })

  it('WPD-EFF-13: scaled conditions go with scaled results alone', () => {
    for (const { condition, result, scaled } of Object.values(CARDS).flatMap(({ effect }) => effect ?? [])) {
      expect(['lose-symbols', 'lose-inactive', 'colours', 'inactive'].includes(condition.kind)).toBe(scaled)
      if (scaled) expect(['xp', 'active', 'symbol']).toContain(result.kind)
    }
  })

  it('WPD-EFF-C1 WPD-EFF-C10 WPD-EFF-R1 WPD-EFF-R10: every condition and every result occurs', () => {
    expect(effects).toHaveLength(48)
    expect(new Set(effects.flatMap(codes)).size).toBe(20)
    const count = (code: string) => effects.filter((effect) => codes(effect).includes(code)).length
    expect([count('R3'), count('R4'), count('R5'), count('R6')]).toEqual([4, 4, 3, 3])
  })

  it('the examples’ cards are what the rules say', () => {
    const card = (id: CardId) => cardOf(id)
    expect(card('act-57').colours).toEqual(['red', 'green'])
    expect(card('act-09').effect).toEqual({
      scaled: false,
      condition: { kind: 'colour-exactly', colour: 'green', count: 1 },
      result: { kind: 'active', side: 'right', amount: 2 },
    })
    expect(ACTION_CARDS['act-29'].symbols).toEqual(['magic', 'magic'])
  })

  it('every piece has a name of its own in both languages', () => {
    for (const words of [room.words.cs, room.words.en]) {
      for (const piece of room.game.pieces) expect(words.piece(piece)).not.toBe(piece)
      const cards = [...ACTION_IDS, ...STARTING_IDS].map((id) => words.piece(id))
      expect(new Set(cards).size).toBe(93)
    }
  })
})

describe('the tales', () => {
  it('WPD-STORY-01 WPD-SETUP-02 WPD-RULING-50: every page from 2 to 45 has one place in the book', () => {
    const chapters = PATHS.flatMap((path) => [0, 1, 2, 3].map((n) => OPENING_PAGE[path] + n))
    const ends = Object.values(FINAL_PAGE).flatMap((page) => [page, page + 1])
    expect([...chapters, ...ends].sort((a, b) => a - b)).toEqual(Array.from({ length: 44 }, (_, i) => i + 2))
    for (const path of PATHS) {
      const { left, right } = decisionPages(path)
      expect([left % 2, right % 2]).toEqual([0, 1])
    }
  })

  it('WPD-STORY-03 WPD-STORY-04: two different active symbols everywhere, and all six pairs in each tale', () => {
    for (const tale of TALES) {
      const pairs = PATHS.map((path) => activeIn({ tale, path }))
      for (const { left, right } of pairs) expect(left).not.toBe(right)
      expect(new Set(pairs.map(({ left, right }) => [left, right].sort().join())).size).toBe(6)
    }
  })

  it('WPD-STORY-05 WPD-STORY-09: one, two and four decisions, eight endings, and what is announced comes true', () => {
    expect(PATHS.map((path) => path.length)).toEqual([0, 1, 1, 2, 2, 2, 2])
    expect(Object.keys(FINAL_PAGE)).toHaveLength(8)
    for (const tale of TALES) {
      for (const path of PATHS) {
        for (const side of SIDES) {
          const next = pathAfter(path, side)
          const announced = nextActive({ tale, path }, side)
          expect(announced).toEqual(next === null ? null : STORIES[tale].active[next])
          expect(STORIES[tale].bonuses[pageAfter(path, side)]).toBeDefined()
        }
      }
    }
  })

  it('WPD-STORY-10: the paths are told apart by their names in both languages', () => {
    for (const { words } of Object.values(room.words).map((one) => ({ words: one }))) {
      const said = SIDES.map((side) => words.event.tossed({ side, symbol: 'magic' }, {} as never))
      expect(said[0]).not.toBe(said[1])
    }
  })

  it('WPD-EVIL-15: every page of The Lesser Evil penalises the dominant side and rewards the other', () => {
    const hurts = (bonus: { kind: string; amount?: number }) => bonus.kind === 'last' || (bonus.amount ?? 0) < 0
    const { bonuses } = STORIES['lesser-evil']
    for (const path of PATHS) {
      for (const side of SIDES) {
        const page = bonuses[pageAfter(path, side)]!
        expect(SIDES.filter((one) => hurts(page[one]))).toEqual([side])
      }
    }
  })

  it('WPD-EDGE-01 WPD-STRI-01 WPD-EVIL-04 WPD-RULING-30: the cards of the tales', () => {
    expect([1, 2, 3].map((chapter) => EFFORT_IDS.filter((id) => effortOf(id).chapter === chapter).length)).toEqual([
      4, 4, 4,
    ])
    for (const back of BACK_IDS) {
      expect(GOAL_IDS.filter((id) => goalOf(id).back === back && !goalOf(id).solo)).toHaveLength(3)
    }
    for (const symbol of SYMBOLS) expect(BACK_IDS.filter((back) => BACKS[back].includes(symbol))).toHaveLength(2)
    expect(GOAL_IDS.filter((id) => goalOf(id).solo)).toHaveLength(6)
    const kinds = (faction: string) => {
      const own = ALLIANCE_IDS.map(allianceOf).filter((card) => card.faction === faction)
      return ['xp', 'exchange', 'active', 'sacrifice'].map(
        (kind) => own.filter(({ effect }) => effect.kind === kind).length,
      )
    }
    expect([kinds('renfri'), kinds('stregobor')]).toEqual([
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ])
  })
})

describe('numbers', () => {
  it('WPD-XP-02 WPD-FINAL-06 WPD-STRI-06 WPD-STRI-09 WPD-RULING-01: the track, the levels and the rows', () => {
    expect(UNLOCK_AT).toEqual({ 1: 0, 2: 5, 3: 10, 4: 15 })
    expect(GOLD_VP.every((vp, position) => vp === 1 + Math.floor(position / 2))).toBe(true)
    expect(GOLD_VP).toHaveLength(21)
    expect(LEVELS).toEqual([
      { cards: 3, xp: 1 },
      { cards: 4, xp: 2 },
    ])
    expect(ROWS).toEqual({ 1: 4, 2: 4, 3: 4, 4: 5, 5: 5 })
  })

  it('WPD-RULING-03 WPD-RULING-04: four abilities for each of the five characters, in the order of their slots', () => {
    expect(ABILITY_IDS).toHaveLength(20)
    const names = (character: string) => [1, 2, 3, 4].map((slot) => room.words.en.piece(`${character}-${slot}`))
    expect(names('ciri')).toEqual(['Child of Destiny', 'Lady of Time', 'Lady of Time and Space', 'Elder Blood'])
    expect(names('vesemir')).toEqual(['Steady Hand', 'Lessons of the Keep', 'Old Tricks', 'The Last Lesson'])
  })

  it('WPD-SOLO-06 WPD-SOLO-18: every Automa has two different symbols and two abilities', () => {
    for (const { symbols, first, second } of Object.values(AUTOMAS)) {
      expect(new Set(symbols).size).toBe(2)
      expect([typeof first.kind, typeof second.kind]).toEqual(['string', 'string'])
    }
  })
})
