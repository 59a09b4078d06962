import { openQuiet, readOpening, redact, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { game } from '../rules/game.ts'
import type { Options } from '../shape.ts'
import { USUAL } from './scene.ts'

type Heard = { kind: string; data: Record<string, unknown> }

function open(players: number, options: Partial<Options> = {}, seed = 1) {
  const told: Heard[] = []
  const opening = { players, options: { ...USUAL, ...options }, scenario: null, campaign: null }
  const table = openQuiet(game, opening, seed, (kind, data) => told.push({ kind, data: data as Heard['data'] }))
  return { table, told }
}

/** Everybody keeps the first board that is dealt. */
function seated(players: number, options: Partial<Options> = {}, seed = 1) {
  const { table, told } = open(players, options, seed)
  while (table.state.phase === 'characters') table.give(table.asked[0]!, 0)
  return { table, told, state: table.state }
}

describe('set-up', () => {
  it('WPD-GEN-01: one to five players', () => {
    for (const players of [1, 2, 3, 4, 5]) expect(readOpening(game, players)).not.toHaveProperty('refused')
    for (const players of [0, 6]) expect(readOpening(game, players)).toHaveProperty('refused', 'not-allowed')
    expect(open(1).table.state.automa).not.toBeNull()
    expect(open(2).table.state.automa).toBeNull()
  })

  it('WPD-SETUP-01: one of three tales', () => {
    expect(game.options.tale).toEqual(['edge-of-the-world', 'striga', 'lesser-evil'])
    expect(open(2, { tale: 'striga' }).table.state.tale).toBe('striga')
  })

  it('WPD-SETUP-03 WPD-SETUP-04 WPD-SETUP-10: no fate token, no path token and no points are anywhere yet', () => {
    const { state } = seated(3)
    expect(state.fate).toEqual({ left: [], right: [], aside: [] })
    expect(state.pathTokens).toEqual({ left: null, right: null })
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0, 0])
  })

  it('WPD-SETUP-05 WPD-SETUP-08: 68 cards shuffled, two to every row, no starting card among them', () => {
    const { state } = seated(3)
    expect(state.deck.items).toHaveLength(60)
    const all = [...state.deck.items, ...state.supply.flatMap((pair) => pair ?? [])]
    expect(new Set(all).size).toBe(68)
    expect(all.some((card) => card.startsWith('start'))).toBe(false)
    expect(seated(3, {}, 2).state.deck.items).not.toEqual(state.deck.items)
    expect(state.deck.sees).toEqual([])
  })

  it('WPD-SETUP-06 WPD-SETUP-07 WPD-RULING-01: four rows for up to three players, five for more, and the deck beside them', () => {
    expect([1, 2, 3, 4, 5].map((players) => seated(players).state.supply.length)).toEqual([4, 4, 4, 5, 5])
    const { table } = seated(4)
    expect(table.asked[0]!.options).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('WPD-SETUP-09: the lowest row has the extra experience', () => {
    for (const players of [3, 4]) {
      const { table } = seated(players)
      const [decision] = table.asked
      table.give(decision!, decision!.options.length - 1)
      expect(table.state.players[decision!.seat]!.xp).toBe(1)
    }
  })

  it('WPD-SETUP-11: the figures stand in the order of the tale', () => {
    const order = (tale: Options['tale']) => {
      const { state } = seated(5, { tale })
      return state.initiative.map((figure) => (figure === 'automa' ? '' : state.players[figure]!.character))
    }
    expect(order('edge-of-the-world')).toEqual(['ciri', 'yennefer', 'geralt', 'dandelion', 'vesemir'])
    expect(order('striga')).toEqual(['geralt', 'vesemir', 'ciri', 'yennefer', 'dandelion'])
    expect(order('lesser-evil')).toEqual(['dandelion', 'vesemir', 'geralt', 'yennefer', 'ciri'])
  })

  it('WPD-SETUP-12 WPD-SETUP-13 WPD-STORY-02: the cover, the intro and the first decision are read before chapter 1', () => {
    const { told } = seated(2)
    const pages = told.filter(({ kind }) => kind === 'page-read').map(({ data }) => data['page'])
    expect(pages).toEqual([1, 2, 3, 4, 5])
    const kinds = told.map(({ kind }) => kind)
    expect(kinds.indexOf('efforts-laid')).toBeLessThan(kinds.indexOf('page-read'))
    expect(kinds.lastIndexOf('page-read')).toBeLessThan(kinds.indexOf('chapter-began'))
  })

  it('WPD-DRAFT-01: in the very first turn the supply lies as dealt', () => {
    const { told, state } = seated(2)
    expect(told.filter(({ kind }) => kind === 'pair-removed')).toEqual([])
    expect(state.discard).toEqual([])
  })
})

describe('chance in the set-up of the tales', () => {
  const variety = (of: (seed: number) => unknown) =>
    new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(of(seed + 1)))).size

  it('WPD-EVIL-03: the single alliance tokens lie in random order', () => {
    expect(variety((seed) => open(3, { tale: 'lesser-evil' }, seed).table.state.alliances!.tokens)).toBe(2)
  })

  it('WPD-EDGE-01 WPD-STRI-02 WPD-STRI-03: extra effort, goals and requirements are drawn at random', () => {
    expect(variety((seed) => open(2, {}, seed).table.state.efforts)).toBeGreaterThan(10)
    const goals = (seed: number) => open(2, { tale: 'striga' }, seed).table.state.goals!
    expect(variety((seed) => goals(seed).map(({ colour }) => colour))).toBeGreaterThan(10)
    expect(variety((seed) => goals(seed).map(({ front }) => front.items))).toBeGreaterThan(10)
  })
})

describe('choosing characters', () => {
  it('WPD-CHAR-01 WPD-CHAR-02: somebody at random begins, clockwise, each with two boards to choose from', () => {
    const first = new Set(Array.from({ length: 20 }, (_, seed) => open(3, {}, seed + 1).table.asked[0]!.seat))
    expect(first).toEqual(new Set([0, 1, 2]))
    const { table } = open(3)
    const order: number[] = []
    while (table.state.phase === 'characters') {
      const [decision] = table.asked
      expect(decision!.options).toHaveLength(2)
      order.push(decision!.seat)
      table.give(decision!, 0)
    }
    expect(order).toEqual([order[0], (order[0]! + 1) % 3, (order[0]! + 2) % 3])
  })

  it('WPD-CHAR-02 WPD-RULING-43: the boards dealt are seen by the chooser alone, the one returned by nobody', () => {
    const { table, told } = open(3)
    const [decision] = table.asked
    expect(table.state.dealt.sees).toEqual([decision!.seat])
    const other = (decision!.seat + 1) % 3
    expect(redact(table.state, other).dealt.items).toBe(2)
    table.give(decision!, 0)
    expect(redact(table.state, decision!.seat).boards.items).toBe(2)
    expect(JSON.stringify(told.filter(({ kind }) => kind === 'character-taken'))).not.toContain('board-')
  })

  it('WPD-CHAR-03: a returned board may be dealt to the next player', () => {
    const again = Array.from({ length: 20 }, (_, seed) => {
      const { table } = open(2, {}, seed + 1)
      const returned: unknown = table.asked[0]!.options[1]
      table.give(table.asked[0]!, 0)
      return (table.asked[0]!.options as readonly unknown[]).includes(returned)
    })
    expect(new Set(again)).toEqual(new Set([true, false]))
  })

  it('WPD-CHAR-04: the fifth player gets the last board without a choice', () => {
    const { table } = open(5)
    for (let n = 0; n < 4; n++) {
      expect(table.state.phase).toBe('characters')
      table.give(table.asked[0]!, 0)
    }
    expect(table.state.phase).toBe('draft')
    expect(new Set(table.state.players.map(({ character }) => character))).toEqual(new Set(CHARACTERS))
  })

  it('WPD-CHAR-05 WPD-CHAR-06 WPD-CHAR-07 WPD-CHAR-08 WPD-ABIL-01: five starting cards, no experience, the first ability', () => {
    const { state } = seated(2)
    const { character, hand, xp, gold, abilities } = state.players[0]!
    expect(hand.items).toEqual([1, 2, 3, 4, 5].map((n) => `start-${character}-${n}`))
    expect([xp, gold]).toEqual([0, null])
    expect(abilities).toEqual(['ready', 'locked', 'locked', 'locked'])
  })

  it('WPD-CHAR-09: side quests are public', () => {
    const { told, state } = seated(2)
    expect(told.filter(({ kind }) => kind === 'character-taken').every(({ data }) => data['sideQuest'])).toBe(true)
    expect(redact(state, 'spectator').players.every(({ character }) => character !== null)).toBe(true)
  })

  it('WPD-CHAR-10: player tokens are used by Striga alone', () => {
    const play = (tale: Options['tale']) => {
      const { table } = seated(3, { tale }, 4)
      const random = source(4, 3)
      while (!table.over) {
        const [decision] = table.asked.filter(({ answered }) => answered === undefined)
        table.give(decision!, random.below(decision!.options.length))
      }
      return table.state.players.flatMap(({ levels }) => Object.values(levels)).some((level) => level > 0)
    }
    expect([play('striga'), play('edge-of-the-world')]).toEqual([true, false])
  })
})

describe('variants', () => {
  it('WPD-VAR-01: the first game has neither extra effort nor side quests', () => {
    const { state } = seated(2, { variant: 'first-game' })
    expect([state.efforts, state.sideQuests]).toEqual([null, false])
  })

  it('WPD-VAR-02: The Edge of the World without extra effort keeps the side quests', () => {
    const { state } = seated(2, { variant: 'without-effort' })
    expect([state.efforts, state.sideQuests]).toEqual([null, true])
  })

  it('WPD-VAR-01: the other tales have no variants', () => {
    const options = { tale: 'striga', variant: 'first-game' }
    expect(readOpening(game, 2, { options })).toEqual({ refused: 'not-allowed', about: 'variant' })
  })
})
