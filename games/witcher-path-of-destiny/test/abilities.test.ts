import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import type { Pair } from '../shape.ts'
import { at, DULL, type Given, type Scene, symbolsOf } from './scene.ts'

const W: Pair = ['act-01', 'act-02']
const X: Pair = ['act-15', 'act-16']
const MM: Pair = ['act-29', 'act-12']

/** Chapter 1, left diplomacy and right combat: one player plays these cards, the other something dull. */
function playing(own: Given, cards: readonly CardId[], more: Partial<Scene> = {}) {
  const hand = [...cards, ...(own.hand ?? [])]
  const table = at({ players: [{ ...own, hand }, { hand: DULL }], supply: [], ...more })
  return table.play(cards, DULL)
}
function before(own: Given, more: Partial<Scene> = {}) {
  return at({ players: [own, { hand: DULL }], phase: 'before-play', supply: [], ...more })
}
const drafting = (own: Given, supply: readonly (Pair | null)[]) =>
  at({ players: [own, {}], phase: 'draft', supply }).answer(0, 'draft', 0)

describe('abilities', () => {
  it('WPD-ABIL-02 WPD-ABIL-03 WPD-ABIL-04: once a game, only if available, and never by force', () => {
    const own: Given = { character: 'vesemir', hand: ['act-01', 'act-02', 'act-03', 'act-04'], ready: [4] }
    const table = before(own)
    expect(table.options(0, 'ability')).toEqual(['vesemir-4', 'pass'])
    table.answer(0, 'ability', 'vesemir-4')
    expect(table.player(0).abilities).toEqual(['locked', 'locked', 'locked', 'used'])
    // Nothing is left to use in this turn or the next.
    expect(table.asked).toEqual(['0 play', '1 play'])
    table.run(({ state }) => state.turn === 1)
    table.run(({ state }) => state.phase !== 'play')
    expect(table.heard('ability-used')).toHaveLength(1)
  })

  it('WPD-ABIL-05: several different abilities in the same window', () => {
    const table = before({ character: 'dandelion', hand: ['act-01', 'act-02'], ready: [1, 2, 3], pool: { combat: 1 } })
    table.answer(0, 'ability', 'dandelion-1')
    expect(table.options(0, 'ability')).toEqual(['dandelion-2', 'dandelion-3', 'pass'])
  })

  it('WPD-ABIL-08: an ability without anything to do may not be used', () => {
    const table = before({ character: 'ciri', hand: ['act-01', 'act-02'], ready: [2, 3, 4] })
    // There is no card on the timeline to take back.
    expect(table.options(0, 'ability')).toEqual(['ciri-4', 'pass'])
  })
})

describe('Geralt', () => {
  it('WPD-EX-29 WPD-GER-01 WPD-RULING-16: Training keeps the symbol, and the effect counts all the same', () => {
    const table = playing({ character: 'geralt', ready: [1], pool: { exploration: 1 } }, ['act-06', 'act-01'])
    expect(table.options(0, 'lose')).toEqual([{ from: 'pool', symbol: 'exploration' }, { from: 'training' }])
    table.answer(0, 'lose', { from: 'training' })
    expect(table.player(0).pool).toEqual({ combat: 1, diplomacy: 1, exploration: 1, magic: 0 })
    expect(table.player(0).abilities[0]).toBe('used')
  })

  it('WPD-GER-01: of several losses Training keeps one', () => {
    const table = playing({ character: 'geralt', ready: [1], pool: { exploration: 3 } }, ['act-12', 'act-01'])
    table.answer(0, 'lose', { from: 'training' })
    expect(table.player(0).pool).toEqual({ combat: 3, diplomacy: 0, exploration: 1, magic: 0 })
  })

  it('WPD-GER-02: Training does not help without the symbol', () => {
    const table = playing({ character: 'geralt', ready: [1] }, ['act-06', 'act-01'])
    expect(table.heard('effect-void')).toContainEqual({ seat: 0, card: 'act-06' })
    expect(table.player(0).abilities[0]).toBe('ready')
  })

  it('WPD-GER-03 WPD-RULING-42 WPD-RULING-20 WPD-ABIL-09: Hmm... takes a card into the hand, and the others close up', () => {
    const table = at({
      players: [
        { character: 'geralt', timeline: ['act-01', 'act-15', 'act-29'], ready: [2] },
        { timeline: ['act-43'] },
      ],
      phase: 'end-of-chapter',
      turn: 3,
      dominant: 'left',
      supply: [],
      change: (state) => {
        state.players[0]!.timeline[1]!.covered = [true, true]
      },
    })
    table.answer(0, 'ability', 'geralt-2').answer(0, 'own-card', 'act-15')
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-01', 'act-29'])
    expect(table.player(0).shown.items).toEqual(['act-15'])
    expect(table.options(0, 'keep')).toHaveLength(2)
  })

  it('WPD-EX-30 WPD-GER-04 WPD-GER-05 WPD-RULING-17: Prowess gives three units, and nothing is lost or resolved twice', () => {
    const table = playing({ character: 'geralt', ready: [3] }, ['act-12', 'act-01'])
    expect(table.decision(0, 'ability').context).toEqual({ window: 'effect', card: 'act-12' })
    table.answer(0, 'ability', 'geralt-3')
    expect(table.player(0).pool.combat).toBe(3)
    const rich = playing({ character: 'geralt', ready: [3], pool: { exploration: 2 } }, ['act-12', 'act-01'])
    rich.answer(0, 'ability', 'geralt-3')
    expect(rich.player(0).pool).toEqual({ combat: 3, diplomacy: 0, exploration: 2, magic: 0 })
  })

  it('WPD-GER-06 WPD-GER-07 WPD-RULING-18: Indomitable plays a third card, resolves it, and then draws', () => {
    const own: Given = { character: 'geralt', ready: [3, 4], hand: ['act-12', 'act-15'] }
    const table = playing(own, ['act-01', 'act-02'], {
      deck: ['act-43', 'act-44', 'act-45', 'act-46', 'act-47', 'act-48', 'act-49', 'act-51', 'act-52'],
    })
    table.answer(0, 'ability', 'geralt-4')
    expect(table.options(0, 'hand-card')).toEqual(['act-12', 'act-15'])
    table.answer(0, 'hand-card', 'act-12')
    // Prowess on the effect of the extra card.
    table.answer(0, 'ability', 'geralt-3')
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-01', 'act-02', 'act-12'])
    expect(table.player(0).pool.combat).toBe(3)
    expect(table.player(0).hand.items).toEqual(['act-15', 'act-43'])
  })
})

describe('Geralt’s Training', () => {
  it('WPD-GER-07: it may be used on the effect of the card played by Indomitable', () => {
    const own: Given = { character: 'geralt', ready: [1, 4], hand: ['act-06'], pool: { exploration: 1 } }
    const table = playing(own, ['act-01', 'act-03'])
    table.answer(0, 'ability', 'geralt-4')
    expect(table.options(0, 'lose')).toContainEqual({ from: 'training' })
    table.answer(0, 'lose', { from: 'training' })
    expect(table.player(0).pool).toEqual({ combat: 1, diplomacy: 1, exploration: 1, magic: 0 })
  })
})

describe('Yennefer', () => {
  it('WPD-YEN-01 WPD-RULING-14 WPD-RULING-51: Drawing Energy swaps two cards of different pairs before her own draft', () => {
    const table = at({ players: [{ character: 'yennefer', ready: [1] }, {}], phase: 'draft', supply: [W, X] })
    expect(table.options(0, 'draw-energy')).toHaveLength(4)
    expect(table.may(1, 'draw-energy')).toBe(false)
    table.answer(0, 'draw-energy', { cards: ['act-01', 'act-16'] })
    expect(table.state.supply.slice(0, 2)).toEqual([
      ['act-16', 'act-02'],
      ['act-15', 'act-01'],
    ])
    expect(table.may(0, 'draw-energy')).toBe(false)
    expect(table.asked).toEqual(['0 draft'])
  })

  it('WPD-YEN-02 WPD-YEN-05 WPD-DRAFT-14: Magical Glow takes a card, discards the other, and the row is gone', () => {
    const table = drafting({ character: 'yennefer', ready: [2] }, [W, X])
    table.answer(0, 'ability', 'yennefer-2').answer(0, 'supply-card', 'act-15')
    expect(table.player(0).shown.items).toEqual(['act-15'])
    expect(table.state.discard).toEqual(['act-16'])
    expect(table.options(1, 'draft')).toEqual([0, 1])
    expect(table.state.places.top).toEqual([0])
    expect(table.player(0).xp).toBe(0)
  })

  it('WPD-YEN-05: a card out of the lowest row, or of a row with an alliance token, brings no bonus of the position', () => {
    const lowest: readonly (Pair | null)[] = [W, null, null, X]
    for (const slot of [2, 4]) {
      const ability = slot === 2 ? 'yennefer-2' : 'yennefer-4'
      const edge = drafting({ character: 'yennefer', ready: [slot] }, lowest)
      edge.answer(0, 'ability', ability).answer(0, 'supply-card', 'act-15')
      expect([edge.player(0).xp, edge.state.places]).toEqual([0, { top: [0], rows: [null, null, null, null] }])
      const evil = at({
        players: [{ character: 'yennefer', ready: [slot] }, {}],
        options: { tale: 'lesser-evil' },
        phase: 'draft',
        supply: lowest,
      })
      evil.answer(0, 'draft', 0).answer(0, 'ability', ability).answer(0, 'supply-card', 'act-15')
      expect(evil.asked).toEqual(['1 draft'])
      expect(evil.heard('alliance-drawn')).toEqual([])
    }
  })

  it('WPD-EX-52 WPD-YEN-03 WPD-RULING-47: Energy Release gives up to two of the printed symbols', () => {
    const release = (...symbols: ('magic' | 'none')[]) => {
      const table = drafting({ character: 'yennefer', ready: [3] }, [MM, X])
      table.answer(0, 'ability', 'yennefer-3').answer(0, 'release-pair', 1)
      for (const symbol of symbols) table.answer(0, 'release-symbol', symbol)
      expect(table.state.discard).toEqual(MM)
      return table.player(0).pool.magic
    }
    expect([release('none'), release('magic', 'none'), release('magic', 'magic')]).toEqual([0, 1, 2])
    const empty = drafting({ character: 'yennefer', ready: [3] }, [['act-11', 'act-12'], null])
    empty.answer(0, 'ability', 'yennefer-3')
    expect(empty.state.discard).toEqual(['act-11', 'act-12'])
    expect(empty.asked).toEqual(['0 play', '1 play'])
  })

  it('WPD-YEN-04 WPD-CIR-07 WPD-RULING-54: Amplified Energy Release plays a card at once and resolves it', () => {
    const table = drafting({ character: 'yennefer', ready: [4], timeline: ['act-03'] }, [['act-05', 'act-02'], X])
    table.answer(0, 'ability', 'yennefer-4').answer(0, 'supply-card', 'act-05')
    expect(symbolsOf(table.player(0))).toBe('CCCCD')
    expect(table.player(0).timeline.at(-1)).toMatchObject({ card: 'act-05', fresh: true })
    expect(table.state.discard).toEqual(['act-02'])
  })

  it('WPD-RULING-14: she may take cards away from those who draft after her, in her own turn alone', () => {
    const table = at({
      players: [{ character: 'yennefer', ready: [2] }, {}],
      phase: 'draft',
      supply: [W, X],
      initiative: [1, 0],
    })
    expect(table.asked).toEqual(['1 draft'])
    table.answer(1, 'draft', 1).answer(0, 'draft', 2)
    // No pair is left for the ability.
    expect(table.asked).toEqual(['0 play', '1 play'])
  })
})

describe('Dandelion', () => {
  const dandelion = (ready: readonly number[], pool: Given['pool'] = {}): Given => ({
    character: 'dandelion',
    hand: ['act-01', 'act-02'],
    ready,
    pool,
  })

  it('WPD-DAN-01: the Ballad gives the active symbol of which there are fewer, on a tie as the player likes', () => {
    const table = before(dandelion([1], { combat: 2, diplomacy: 1 })).answer(0, 'ability', 'dandelion-1')
    expect(table.player(0).pool).toMatchObject({ combat: 2, diplomacy: 2 })
    const tie = before(dandelion([1])).answer(0, 'ability', 'dandelion-1')
    expect(tie.options(0, 'symbol')).toEqual(['diplomacy', 'combat'])
    expect(tie.answer(0, 'symbol', 'combat').player(0).pool.combat).toBe(1)
  })

  it('WPD-DAN-02 WPD-RULING-46 WPD-RULING-42: cards are revealed until one shows the symbol', () => {
    const deck: readonly CardId[] = ['act-15', 'act-11', 'act-30', 'act-43']
    const table = before(dandelion([2]), { deck })
      .answer(0, 'ability', 'dandelion-2')
      .answer(0, 'symbol', 'magic')
    expect(table.heard('cards-revealed')).toEqual([
      { seat: 0, symbol: 'magic', cards: ['act-15', 'act-11', 'act-30'], taken: 'act-30' },
    ])
    expect(table.state.discard).toEqual(['act-15', 'act-11'])
    expect(table.options(0, 'play')).toHaveLength(6)
  })

  it('WPD-DAN-03 WPD-RULING-41: without such a card nothing is taken, and what was revealed is not shuffled in', () => {
    const table = before(dandelion([2]), { deck: ['act-15'], discard: ['act-17'] })
    table.answer(0, 'ability', 'dandelion-2').answer(0, 'symbol', 'magic')
    expect(table.heard('cards-revealed')[0]).toMatchObject({ cards: ['act-15', 'act-17'], taken: null })
    expect(table.state.discard).toEqual(['act-15', 'act-17'])
  })

  it('WPD-DAN-04 WPD-LOSE-03 WPD-LOSE-04: Pulling Strings takes the other active symbol from everybody else', () => {
    const table = at({
      players: [dandelion([3]), { timeline: ['act-01', 'act-02'], pool: { combat: 1 } }, { pool: { diplomacy: 2 } }],
      phase: 'before-play',
      supply: [],
    })
    table.answer(0, 'ability', 'dandelion-3').answer(0, 'symbol', 'diplomacy')
    expect(table.player(0).pool.diplomacy).toBe(1)
    // The third player has no combat, and nothing happens to that player.
    expect(table.asked).toEqual(['1 lose'])
    table.answer(1, 'lose', { from: 'card', card: 'act-02', symbol: 'combat' })
    expect(symbolsOf(table.player(1))).toBe('CCCE')
    expect(symbolsOf(table.player(2))).toBe('DD')
  })

  it('WPD-DAN-05: the Song of Merit gives one of the more for three of the fewer', () => {
    const table = before(dandelion([4], { combat: 3, diplomacy: 1 })).answer(0, 'ability', 'dandelion-4')
    expect(table.player(0).pool).toMatchObject({ combat: 2, diplomacy: 4 })
    const tie = before(dandelion([4], { combat: 1, diplomacy: 1 })).answer(0, 'ability', 'dandelion-4')
    expect(tie.answer(0, 'symbol', 'diplomacy').player(0).pool).toMatchObject({ combat: 4, diplomacy: 0 })
  })

  it('WPD-DAN-06: without an active symbol the Song may not be used', () => {
    expect(before(dandelion([4], { magic: 3 })).asked).toEqual(['0 play', '1 play'])
  })
})

describe('Ciri', () => {
  const ciri = (ready: readonly number[], more: Given = {}): Given => ({ character: 'ciri', ready, ...more })

  it('WPD-EX-46 WPD-CIR-01 WPD-CIR-03 WPD-RULING-19: Child of Destiny makes a green card blue', () => {
    const table = playing(ciri([1], { timeline: ['act-15', 'act-16'] }), ['act-09', 'act-01'])
    table.answer(0, 'ability', 'ciri-1')
    // Any card of the timeline, also those just played.
    expect(table.options(0, 'own-card')).toEqual(['act-15', 'act-16', 'act-09', 'act-01'])
    table.answer(0, 'own-card', 'act-16').answer(0, 'colour', 'blue')
    expect(table.player(0).pool.combat).toBe(2)
  })

  it('WPD-CIR-02: the colour is the old one afterwards, and for extra effort all along', () => {
    // Red, green, red is the sequence of the chapter: act-16 counts as green for it.
    const table = playing(ciri([1], { timeline: ['act-01', 'act-16'] }), ['act-09', 'act-04'])
    table.answer(0, 'ability', 'ciri-1').answer(0, 'own-card', 'act-16').answer(0, 'colour', 'blue')
    expect(table.heard('effort-made')).toEqual([{ figure: 0, effort: 'effort-1-1' }])
    expect(table.player(0).recoloured).toBeNull()
  })

  it('WPD-CIR-01 WPD-CIR-03: declared before the first effect, the colour counts for the second too', () => {
    const table = playing(ciri([1], { timeline: ['act-15'] }), ['act-07', 'act-11'])
    table.answer(0, 'ability', 'ciri-1').answer(0, 'own-card', 'act-15').answer(0, 'colour', 'red')
    // Two red cards, then three.
    expect([table.player(0).xp, table.player(0).pool.diplomacy]).toEqual([2, 3])
  })

  it('WPD-CIR-02: requirement cards see the printed colours', () => {
    // Two blue cards and a red one that counts as blue for effects.
    const own = ciri([1], { timeline: ['act-29', 'act-30', 'act-01'] })
    const table = playing(own, ['act-09', 'act-15'], { options: { tale: 'striga' } })
    table.answer(0, 'ability', 'ciri-1').answer(0, 'own-card', 'act-01').answer(0, 'colour', 'blue')
    expect(table.player(0).levels.blue).toBe(0)
    const plain = playing(own, ['act-09', 'act-31'], { options: { tale: 'striga' } })
    plain.answer(0, 'ability', 'ciri-1').answer(0, 'own-card', 'act-29').answer(0, 'colour', 'red')
    expect(plain.player(0).levels).toMatchObject({ blue: 1, red: 0 })
  })

  it('WPD-CIR-03 WPD-RULING-63: it is asked before an effect that looks at colours, the first or the second', () => {
    const table = playing(ciri([1], { timeline: ['act-15'] }), ['act-13', 'act-09'])
    expect(table.decision(0, 'ability').context).toEqual({ window: 'effect', card: 'act-09' })
    const both = playing(ciri([1], { timeline: ['act-15'] }), ['act-05', 'act-09'])
    expect(both.decision(0, 'ability').context).toEqual({ window: 'effect', card: 'act-05' })
    both.answer(0, 'ability', 'pass')
    expect(both.decision(0, 'ability').context).toEqual({ window: 'effect', card: 'act-09' })
  })

  it('WPD-CIR-04 WPD-ABIL-09: Lady of Time takes a card back, without its lost symbols', () => {
    const table = before(ciri([2], { hand: ['act-01', 'act-02'], timeline: ['act-15', 'act-29'] }), {
      change: (state) => {
        state.players[0]!.timeline[0]!.covered = [true, true]
      },
    })
    table.answer(0, 'ability', 'ciri-2').answer(0, 'own-card', 'act-15')
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-29'])
    table.answer(0, 'play', { cards: ['act-15', 'act-01'] }).answer(1, 'play', { cards: [...DULL] })
    expect(symbolsOf(table.player(0))).toBe('CCEEMM')
  })

  it('WPD-CIR-05 WPD-CIR-08 WPD-RULING-54: Lady of Time and Space plays a different card, out of reach of Child of Destiny', () => {
    const table = before(ciri([1, 3], { hand: ['act-05', 'act-02'], timeline: ['act-01', 'act-03'] }))
    table.answer(0, 'ability', 'ciri-3').answer(0, 'own-card', 'act-03')
    expect(table.options(0, 'hand-card')).toEqual(['act-05', 'act-02'])
    table.answer(0, 'hand-card', 'act-05')
    expect(symbolsOf(table.player(0))).toBe('CCCCC')
    expect(table.player(0).timeline.map(({ card, fresh }) => [card, fresh])).toEqual([
      ['act-01', false],
      ['act-05', true],
    ])
    expect(table.heard('ability-used').map(({ ability }) => ability)).toEqual(['ciri-3'])
  })

  it('WPD-CIR-07: a card played by Lady of Time and Space counts as played this turn', () => {
    // Green, red, green would not do; red, green, red with the middle one played before the selection does.
    const own = ciri([3], { hand: ['act-15', 'act-02', 'act-29'], timeline: ['act-01', 'act-30'] })
    const table = before(own)
      .answer(0, 'ability', 'ciri-3')
      .answer(0, 'own-card', 'act-30')
      .answer(0, 'hand-card', 'act-15')
    table.answer(0, 'play', { cards: ['act-02', 'act-29'] }).answer(1, 'play', { cards: [...DULL] })
    expect(table.heard('effort-made')).toEqual([{ figure: 0, effort: 'effort-1-1' }])
  })

  it('WPD-CIR-06: Elder Blood gives the symbols of one or two discarded cards, and as many new cards', () => {
    const own = ciri([4], { hand: ['act-01', 'act-16', 'act-11'] })
    const table = before(own, { deck: ['act-43', 'act-44', 'act-45'] }).answer(0, 'ability', 'ciri-4')
    expect(table.options(0, 'elder-blood')).toHaveLength(6)
    table.answer(0, 'elder-blood', { cards: ['act-01', 'act-16'] })
    expect(table.player(0).pool).toEqual({ combat: 2, diplomacy: 0, exploration: 1, magic: 1 })
    expect(table.player(0).hand.items).toEqual(['act-11', 'act-43', 'act-44'])
    expect(table.state.discard).toEqual(['act-01', 'act-16'])
  })

  it('WPD-RULING-62: what Elder Blood discards is not shuffled for its own draw', () => {
    const own = ciri([4], { hand: ['act-01', 'act-16', 'act-11'] })
    const table = before(own, { deck: [], discard: ['act-43'] }).answer(0, 'ability', 'ciri-4')
    table.answer(0, 'elder-blood', { cards: ['act-01', 'act-16'] })
    expect(table.player(0).hand.items).toEqual(['act-11', 'act-43'])
    expect(table.state.discard).toEqual(['act-01', 'act-16'])
  })
})

describe('Vesemir', () => {
  it('WPD-VES-01 WPD-RULING-04: Steady Hand draws a card, then discards one', () => {
    const own: Given = { character: 'vesemir', hand: ['act-01', 'act-02'], ready: [1] }
    const table = before(own, { deck: ['act-43'] }).answer(0, 'ability', 'vesemir-1')
    expect(table.options(0, 'hand-card')).toEqual(['act-01', 'act-02', 'act-43'])
    table.answer(0, 'hand-card', 'act-01')
    expect([table.player(0).hand.items, table.state.discard]).toEqual([['act-02', 'act-43'], ['act-01']])
  })

  it('WPD-VES-02: Lessons of the Keep give 1 XP for each card of a colour, at most 3', () => {
    const lesson = (timeline: readonly CardId[]) => {
      const table = playing({ character: 'vesemir', ready: [2], timeline }, ['act-01', 'act-15'])
      return table.answer(0, 'ability', 'vesemir-2').answer(0, 'colour', 'red').player(0).xp
    }
    expect([lesson([]), lesson(['act-02']), lesson(['act-02', 'act-03', 'act-04'])]).toEqual([1, 2, 3])
  })

  it('WPD-VES-03: Old Tricks resolves an earlier effect again, with the whole timeline in sight', () => {
    const own: Given = { character: 'vesemir', ready: [3], timeline: ['act-11', 'act-29'] }
    const table = playing(own, ['act-01', 'act-02']).answer(0, 'ability', 'vesemir-3')
    // act-11 is the only earlier card with an effect; it sees three red cards.
    expect(table.player(0).pool.diplomacy).toBe(3)
  })

  it('WPD-VES-03 WPD-ABIL-08: only effects of cards that lay there before this turn, and not without any', () => {
    const own: Given = { character: 'vesemir', ready: [3], timeline: ['act-11', 'act-29', 'act-07'] }
    const table = playing(own, ['act-08', 'act-10']).answer(0, 'ability', 'vesemir-3')
    expect(table.options(0, 'own-card')).toEqual(['act-11', 'act-07'])
    const without = playing({ character: 'vesemir', ready: [3], timeline: ['act-29'] }, ['act-08', 'act-10'])
    expect([without.state.turn, without.player(0).abilities[2]]).toEqual([2, 'ready'])
  })

  it('WPD-VES-04: The Last Lesson gives one of each active symbol and 1 XP', () => {
    const table = before({ character: 'vesemir', hand: ['act-01', 'act-02'], ready: [4] }).answer(
      0,
      'ability',
      'vesemir-4',
    )
    expect(table.player(0).pool).toEqual({ combat: 1, diplomacy: 1, exploration: 0, magic: 0 })
    expect(table.player(0).xp).toBe(1)
  })
})
