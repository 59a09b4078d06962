import { describe, expect, it } from 'vitest'
import { CLASS_IDS } from '../content/heroes.ts'
import { CARD_IDS, CARDS } from '../content/market.ts'
import { room } from '../index.ts'
import { abilityText, arrowOf, cardText } from '../words/effects.ts'
import { vocabulary as cs } from '../words/vocabulary.cs.ts'
import { vocabulary as en } from '../words/vocabulary.en.ts'

describe('words', () => {
  it('every card says what it does, in both languages', () => {
    for (const card of CARD_IDS) {
      for (const v of [cs, en]) {
        expect(cardText(v, card)).toMatch(/\S.*\.$/)
        expect(cardText(v, card)).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  it('texts come from the effects', () => {
    expect(cardText(en, 'reckless')).toBe('1 star for every 2 dice showing 6, at most 5.')
    expect(cardText(cs, 'reckless')).toBe('1 bod za každé 2 kostky s hodnotou 6, nejvýše 5.')
    expect(cardText(en, 'blessed-mace')).toBe('Wisdom +2, Dexterity −1.')
    expect(cardText(cs, 'blessed-mace')).toBe('Moudrost +2, Obratnost −1.')
    expect(arrowOf(en, 'reckless')).toBe('→ chaotic')
    expect(arrowOf(cs, 'pickpocket')).toBe('↓ zlo')
    expect(arrowOf(en, 'diplomacy')).toBe('')
    expect(abilityText(en, 'thief')).toBe('Placing a gold die brings you 4 Gold.')
    expect(abilityText(cs, 'cleric')).toBe('Když si místo nákupu berete zlaťáky, dostanete o 1 víc.')
  })

  it('Czech after “můžete” is in the infinitive, and a clause within a sentence ends with a comma', () => {
    expect(cardText(cs, 'longbow')).toBe(
      'Po umístění kostky z karty pořadí můžete zvýšit nebo snížit její hodnotu o 1.',
    )
    const may = 'Jednou za kolo, těsně před Fází nákupu, můžete'
    expect(abilityText(cs, 'druid')).toBe(`${may} přidat do nabídky kartu z odhazovacího balíčku.`)
    expect(abilityText(cs, 'bard')).toBe('Po nákupu ve svém tahu můžete koupit z nabídky ještě jednu kartu.')
    expect(abilityText(cs, 'wizard')).toBe(
      'Místo akce řádku můžete provést akci obratnosti, inteligence, moudrosti nebo charismatu.',
    )
    expect(cardText(cs, 'honorable')).toBe(
      '2 body, je-li váš ukazatel v řadě dobra, a 2 body, je-li váš ukazatel ve sloupci řádu.',
    )
  })

  it('every class tells its ability', () => {
    for (const id of CLASS_IDS) for (const v of [cs, en]) expect(abilityText(v, id)).toMatch(/\S.*\.$/)
  })

  it('Czech counts in three forms', () => {
    expect([1, 2, 4, 5, 0, 22].map(cs.gold)).toEqual([
      '1 zlaťák',
      '2 zlaťáky',
      '4 zlaťáky',
      '5 zlaťáků',
      '0 zlaťáků',
      '22 zlaťáků',
    ])
    expect([1, 3, 12].map(cs.stars)).toEqual(['1 bod', '3 body', '12 bodů'])
  })

  it('every piece has a name of its own in both languages', () => {
    for (const words of [room.words.cs, room.words.en]) {
      const names = room.game.pieces.map(words.piece)
      expect(new Set(room.game.pieces).size).toBe(room.game.pieces.length)
      for (const [i, name] of names.entries()) expect(name).not.toBe(room.game.pieces[i])
    }
    expect(CARD_IDS.filter((card) => CARDS[card].type === 'trait')).toHaveLength(20)
  })
})
