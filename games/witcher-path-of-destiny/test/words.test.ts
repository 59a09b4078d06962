import { describe, expect, it } from 'vitest'
import { ACTION_IDS, STARTING_IDS } from '../content/cards.ts'
import { GOAL_IDS } from '../content/hidden-goals.ts'
import { room } from '../index.ts'
import { vocabulary as cs } from '../words/cs/vocabulary.ts'
import { vocabulary as en } from '../words/en/vocabulary.ts'
import { cardText } from '../words/speech.ts'
import { at } from './scene.ts'

describe('words', () => {
  it('WPD-EFF-01: texts of cards come from their effects', () => {
    expect(cardText(en, 'act-05')).toBe('Battle Rhythm [red; combat; 2 or more red cards: gain 2 combat]')
    expect(cardText(cs, 'act-05')).toBe('Rytmus boje [červená; boj; aspoň 2 červené karty: získáte 2× boj]')
    expect(cardText(en, 'act-12')).toBe(
      'All or Nothing [red; lose 1/2/3 inactive symbols: gain 1/2/3 active symbols of the right path]',
    )
    expect(cardText(cs, 'act-57')).toBe(
      'Vlčí smečka [červená + zelená; boj; ztratíte 1× průzkum: získáte 3 body zkušenosti]',
    )
    expect(cardText(cs, 'act-09')).toContain('přesně 1 zelená karta: získáte 2 aktivní symboly pravé cesty')
  })

  it('every card and every goal says what it does, in both languages', () => {
    for (const v of [cs, en]) {
      for (const card of [...ACTION_IDS, ...STARTING_IDS])
        expect(cardText(v, card)).not.toMatch(/undefined|NaN|\[object/)
      for (const goal of GOAL_IDS) expect(v.goal(goal)).toMatch(/^\p{L}|^\d/u)
    }
    expect(en.goal('goal-a2')).toBe('most combat symbols on cards in your hand: 5 VP, 1 fewer 3 VP, 2 fewer 1 VP')
    expect(cs.goal('goal-c1')).toBe('3 vítězné body, pokud na vaší časové ose jsou nejvýš 3 různé barvy')
  })

  it('a board is offered in whole sentences', () => {
    const { state } = at({ players: [{}, {}] })
    const say = { state, name: String, mine: () => false, of: (_: string, words: string) => words }
    for (const words of [room.words.en, room.words.cs]) {
      const said = words.answer.board('board-geralt', undefined, say)
      expect(said).toMatch(/^Geralt \(.*\.\)$/)
      expect(said).not.toMatch(/\.[;,]/)
    }
  })

  it('Czech counts in three forms', () => {
    expect([1, 2, 5, 0, 22].map(cs.xp)).toEqual([
      '1 bod zkušenosti',
      '2 body zkušenosti',
      '5 bodů zkušenosti',
      '0 bodů zkušenosti',
      '22 bodů zkušenosti',
    ])
    expect([1, 4, 11].map(cs.vp)).toEqual(['1 vítězný bod', '4 vítězné body', '11 vítězných bodů'])
  })
})
