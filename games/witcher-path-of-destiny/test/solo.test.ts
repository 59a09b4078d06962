import { openQuiet } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '../content/automas.ts'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import { goalOf } from '../content/hidden-goals.ts'
import { automaPosition, extraCards } from '../reckoning/automa.ts'
import { experienceVp } from '../reckoning/experience.ts'
import { game } from '../rules/game.ts'
import type { Automa, Pair, Pool } from '../shape.ts'
import { at, DULL, falls, type Given, lying, type Scene, symbolsOf, USUAL, withGoals } from './scene.ts'

const LEFT = 0
const RIGHT = 1

/** The human and the Automa of this character; chapter 1: left diplomacy, right combat. */
function solo(
  automa: CharacterId,
  given: Given,
  more: Partial<Scene> & { readonly its?: Partial<Automa> } = {},
  chance = falls(),
) {
  const { its, change, ...rest } = more
  return at(
    {
      players: [given],
      supply: [],
      ...rest,
      options: { automa, ...rest.options },
      change: (state) => {
        Object.assign(state.automa!, its)
        change?.(state)
      },
    },
    chance,
  )
}
const pool = (some: Partial<Pool>): Pool => ({ combat: 0, diplomacy: 0, exploration: 0, magic: 0, ...some })
/** The Automa drafts first. */
const drafting = (automa: CharacterId, supply: readonly (Pair | null)[], its: Partial<Automa> = {}, chance = falls()) =>
  solo(automa, {}, { phase: 'draft', initiative: ['automa', 0], supply, its }, chance)

const ACTIVE = { left: 'diplomacy', right: 'combat' } as const

describe('the Automa drafts', () => {
  it('WPD-EX-10 WPD-SOLO-07: the pair with most active symbols, effects ignored', () => {
    expect(
      automaPosition(
        [
          ['act-03', 'act-15'],
          ['act-05', 'act-15'],
          ['act-29', 'act-16'],
        ],
        ACTIVE,
      ),
    ).toBe(1)
    expect(
      automaPosition(
        [
          ['act-29', 'act-16'],
          ['act-05', 'act-15'],
          ['act-03', 'act-15'],
        ],
        ACTIVE,
      ),
    ).toBe(3)
  })

  it('WPD-EX-11 WPD-SOLO-08: of equals the highest', () => {
    expect(
      automaPosition(
        [
          ['act-29', 'act-16'],
          ['act-05', 'act-15'],
          ['act-06', 'act-31'],
        ],
        ACTIVE,
      ),
    ).toBe(2)
  })

  it('WPD-SOLO-09 WPD-SOLO-30: without an active symbol it draws two cards from the deck, which are drafted', () => {
    const table = solo(
      'geralt',
      {},
      {
        phase: 'draft',
        initiative: ['automa', 0],
        supply: [['act-29', 'act-16']],
        deck: ['act-01', 'act-15', 'act-43', 'act-44'],
      },
    )
    expect(table.state.places.top).toEqual(['automa'])
    expect(table.state.automa!.timeline.map(({ card }) => card)).toEqual(['act-01', 'act-15'])
    // One red card from the deck: 1 XP beside the two of Normal.
    expect(table.state.automa!.xp).toBe(3)
  })

  it('WPD-SOLO-10 WPD-SOLO-02: it plays both cards at once, the left one left, and ignores their effects', () => {
    const table = drafting('yennefer', [['act-05', 'act-01']], { timeline: lying('act-02') })
    expect(table.state.automa!.timeline.map(({ card }) => card)).toEqual(['act-02', 'act-05', 'act-01'])
    expect(table.state.automa!.pool).toEqual(pool({}))
    expect(table.asked).toEqual(['0 play'])
    expect(table.state.automa).not.toHaveProperty('hand')
    expect(table.state.automa).not.toHaveProperty('abilities')
  })

  it('WPD-SOLO-11 WPD-RULING-35: its figure follows the rules of initiative, and the lowest row gives it 1 XP', () => {
    const table = drafting('yennefer', [['act-29', 'act-16'], null, null, ['act-01', 'act-02']])
    expect(table.state.automa!.xp).toBe(3)
    table.answer(0, 'draft', 1)
    expect(table.state.initiative).toEqual([0, 'automa'])
  })

  it('WPD-SOLO-29 WPD-RULING-59: figure, bonus, cards and first ability, timeline, second ability', () => {
    const table = drafting('geralt', [null, null, null, ['act-01', 'act-02']], { xp: 8, gold: 0 })
    const kinds = table.told.map(({ kind, data }) => (kind === 'xp-gained' ? `xp ${String(data['from'])}` : kind))
    expect(kinds.filter((kind) => /^xp|drafted|cards-played|tokens/.test(kind)).slice(0, 5)).toEqual([
      'xp position',
      'drafted',
      'xp ability',
      'cards-played',
      'tokens-gained',
    ])
  })
})

describe('its abilities', () => {
  it('WPD-SOLO-18 WPD-SOLO-19: the first one gives XP every time', () => {
    const xp = (automa: CharacterId, pair: Pair) => drafting(automa, [pair]).state.automa!.xp - 2
    expect(xp('geralt', ['act-01', 'act-02'])).toBe(2)
    expect(xp('yennefer', ['act-32', 'act-01'])).toBe(1)
    expect(xp('dandelion', ['act-43', 'act-44'])).toBe(2)
    expect(xp('ciri', ['act-17', 'act-01'])).toBe(1)
    expect(xp('vesemir', ['act-01', 'act-57'])).toBe(2)
    expect(xp('vesemir', ['act-01', 'act-43'])).toBe(0)
  })

  it('WPD-SOLO-20 WPD-SOLO-31: at 8 XP the second ability awakes, in the same drafting turn if its moment is still to come', () => {
    const table = drafting('geralt', [['act-01', 'act-15']], { xp: 7 })
    expect([table.state.automa!.xp, table.state.automa!.gold]).toEqual([8, 0])
    // Two combat symbols: one more of the symbol it has more of.
    expect(table.state.automa!.pool).toEqual(pool({ combat: 1 }))
    expect(drafting('geralt', [['act-01', 'act-15']], { xp: 6 }).state.automa!.pool).toEqual(pool({}))
  })

  it('WPD-EX-42: Normal starts on 2 XP; after 7 more the regular marker is on 8 and the gold one on 1', () => {
    const table = solo(
      'vesemir',
      {},
      { phase: 'end-of-chapter', turn: 3, dominant: 'left', its: { pool: pool({ combat: 7 }) } },
    )
    expect(table.state.automa).toMatchObject({ xp: 8, gold: 1 })
    expect(table.heard('automa-grew')).toEqual([{ ability: 'auto-vesemir-2' }])
  })

  it('WPD-EX-50 WPD-SOLO-26 WPD-SOLO-25 WPD-RULING-37: Yennefer takes an extra card, which counts as drafted', () => {
    const rest: Pair = ['act-29', 'act-32']
    const table = drafting(
      'yennefer',
      [
        ['act-32', 'act-03'],
        ['act-29', 'act-36'],
      ],
      { xp: 7 },
    )
    expect(table.state.automa!.timeline.map(({ card }) => card)).toEqual(['act-32', 'act-03', 'act-36'])
    expect([table.state.automa!.xp, table.state.automa!.gold]).toEqual([8, 1])
    expect(table.state.discard).toEqual(['act-29'])
    // If both cards show active symbols, the human chooses.
    const both = drafting(
      'yennefer',
      [
        ['act-03', 'act-44'],
        ['act-01', 'act-43'],
      ],
      { xp: 8, gold: 0 },
    )
    expect(both.options(0, 'automa-card')).toEqual(['act-01', 'act-43'])
    both.answer(0, 'automa-card', 'act-43')
    expect(both.state.discard).toEqual(['act-01'])
    expect(extraCards([null, rest], ACTIVE)).toEqual({ row: 2, cards: ['act-32'] })
    expect(extraCards([['act-29', 'act-15']], ACTIVE)).toBeNull()
  })

  it('WPD-SOLO-18: the second abilities of Dandelion and Ciri', () => {
    const awake = { xp: 8, gold: 0 }
    const dandelion = (turn: number) =>
      solo(
        'dandelion',
        {},
        {
          phase: 'draft',
          turn,
          initiative: ['automa', 0],
          supply: [['act-01', 'act-15']],
          its: awake,
        },
      ).state.automa!.pool
    expect([dandelion(1), dandelion(2)]).toEqual([pool({}), pool({ diplomacy: 1 })])
    expect(drafting('ciri', [['act-01', 'act-29']], awake).state.automa).toMatchObject({
      gold: 1,
      pool: pool({ combat: 1 }),
    })
    const notTop = drafting(
      'ciri',
      [
        ['act-29', 'act-16'],
        ['act-01', 'act-30'],
      ],
      awake,
    ).state.automa
    expect(notTop).toMatchObject({ gold: 0, pool: pool({}) })
  })

  it('WPD-SOLO-32: Vesemir gains three tokens after dominance and directly before VP and XP', () => {
    const table = solo(
      'vesemir',
      {},
      {
        phase: 'dominance',
        turn: 3,
        fate: { left: [1] },
        its: { xp: 8, gold: 0, pool: pool({ combat: 1 }) },
      },
    )
    expect(table.state.automa).toMatchObject({ vp: 3, gold: 1 })
    expect(table.state.pathTokens.left).toBeNull()
  })
})

describe('its abilities in the tales', () => {
  it('WPD-SOLO-32 WPD-SOLO-31: alliances come before its second ability, and may awaken it', () => {
    // The Lesser Evil, chapter 1: Renfri’s exploration is dominant, and of magic the Automa has fewer.
    const table = solo(
      'vesemir',
      {},
      {
        phase: 'dominance',
        turn: 3,
        fate: { left: [1] },
        options: { tale: 'lesser-evil' },
        its: { xp: 7, pool: pool({ exploration: 2, magic: 1 }) },
        change: (state) => {
          state.automa!.alliances.renfri.items = state.alliances!.decks.renfri.items.splice(0, 1)
        },
      },
    )
    expect(table.heard('automa-grew')).toEqual([{ ability: 'auto-vesemir-2' }])
    expect(table.state.automa).toMatchObject({ vp: 2, xp: 8, gold: 4, pool: pool({ exploration: 2, magic: 4 }) })
    expect(table.state.pathTokens).toEqual({ left: null, right: null })
  })

  it('WPD-SOLO-27 WPD-STRI-15: it scores no hidden goal, however well it would', () => {
    const table = solo(
      'geralt',
      { timeline: ['act-01', 'act-15', 'act-29', 'act-43'] },
      {
        phase: 'end-of-chapter',
        chapter: 3,
        turn: 3,
        path: 'RR',
        dominant: 'right',
        options: { tale: 'striga' },
        its: { timeline: lying('act-57', 'act-58', 'act-63') },
        change: withGoals('goal-solo-a1', 'goal-solo-b1', 'goal-c1', 'goal-d1'),
      },
    )
    expect(table.heard('goal-opened').map(({ goal }) => goal)).toEqual(['goal-solo-a1', 'goal-c1'])
    expect(table.state.automa!.points.goals).toBe(0)
  })

  it('WPD-SOLO-24 WPD-LOSE-04: without the symbol Pulling Strings takes nothing from it', () => {
    const own: Given = { character: 'dandelion', hand: DULL, ready: [3] }
    const table = solo('geralt', own, { phase: 'before-play', its: { pool: pool({ magic: 2 }) } })
    table.answer(0, 'ability', 'dandelion-3').answer(0, 'symbol', 'diplomacy')
    expect(table.heard('symbol-lost')).toEqual([])
    expect(table.state.automa!.pool).toEqual(pool({ magic: 2 }))
  })
})

describe('a solo turn', () => {
  it('WPD-SOLO-12 WPD-SOLO-13 WPD-TWO-03: a toss, and the token goes where the Automa has more', () => {
    const own: Given = { hand: DULL, pool: { diplomacy: 9 } }
    const table = solo('geralt', own, { supply: [['act-43', 'act-44']] }, falls(RIGHT)).play(DULL)
    expect(table.state.automa!.pool.combat).toBe(1)
    expect(table.heard('fate-placed')).toEqual([
      { token: 1, side: 'right', supports: [{ figure: 'automa', side: 'right' }] },
    ])
    const tie = solo('geralt', own, { its: { pool: pool({ diplomacy: 1 }) } }, falls(RIGHT)).play(DULL)
    expect(tie.state.fate.aside).toEqual([1])
  })

  it('WPD-SOLO-05 WPD-SOLO-06 WPD-RULING-34 WPD-RULING-60: n tosses and its active symbols at the start of chapter n', () => {
    // Chapter 2 on the right path: diplomacy and exploration are active; Geralt has combat and exploration.
    const given: Given = { timeline: ['act-29'] }
    const table = solo(
      'geralt',
      given,
      {
        phase: 'end-of-chapter',
        turn: 3,
        dominant: 'right',
        its: { timeline: lying('act-01'), pool: pool({ magic: 2 }) },
      },
      falls(LEFT, LEFT),
    ).answer(0, 'keep', { cards: ['act-29'] })
    expect(table.state.automa!.pool).toEqual(pool({ diplomacy: 2, exploration: 1 }))
    // WPD-SOLO-32: after the story bonuses.
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('bonus')).toBeLessThan(kinds.indexOf('tossed'))
    expect(table.heard('tossed')).toHaveLength(2)
  })

  it('WPD-SOLO-17: the Automa keeps nothing', () => {
    const table = solo(
      'geralt',
      { timeline: ['act-29'] },
      {
        phase: 'end-of-chapter',
        turn: 3,
        dominant: 'right',
        its: { timeline: lying('act-01', 'act-02') },
      },
    ).answer(0, 'keep', { cards: ['act-29'] })
    expect(table.state.automa!.timeline).toEqual([])
    expect(table.heard('cards-kept')).toHaveLength(1)
  })

  it('WPD-SOLO-14 WPD-SOLO-23: it gains VP and XP like a player, and no story bonus', () => {
    const table = solo(
      'geralt',
      {},
      {
        phase: 'end-of-chapter',
        turn: 3,
        dominant: 'left',
        its: { xp: 0, pool: pool({ diplomacy: 3, combat: 2 }) },
      },
    )
    expect(table.state.automa).toMatchObject({ vp: 3, xp: 2 })
    table.run(({ asked }) => asked.includes('0 keep'))
    expect(table.heard('bonus')).toEqual([])
    expect(table.state.automa).toMatchObject({ vp: 3, xp: 2 })
  })

  it('WPD-EX-51 WPD-SOLO-15 WPD-RULING-33: the human takes a path token only if it would be won against the Automa', () => {
    const table = solo(
      'geralt',
      { pool: { diplomacy: 3, combat: 2 } },
      {
        phase: 'end-of-chapter',
        turn: 3,
        dominant: 'left',
        its: { pool: pool({ diplomacy: 3, combat: 4 }) },
      },
    )
    expect(table.state.pathTokens).toEqual({ left: 0, right: null })
  })

  it('WPD-SOLO-16 WPD-RULING-36: without a fate token the first decides, the Automa by a toss', () => {
    const decided = (first: 0 | 'automa') =>
      solo(
        'geralt',
        {},
        {
          phase: 'dominance',
          turn: 3,
          fate: { aside: [1, 2, 3] },
          initiative: first === 0 ? [0, 'automa'] : ['automa', 0],
        },
        falls(RIGHT),
      )
    expect(decided(0).asked).toEqual(['0 dominance'])
    expect(decided('automa').heard('dominant')).toEqual([{ side: 'right', symbol: 'combat', by: 'toss' }])
  })

  it('WPD-SOLO-24: Pulling Strings hits it too: a token, or else its leftmost symbol', () => {
    const strings = (its: Partial<Automa>) => {
      const own: Given = { character: 'dandelion', hand: DULL, ready: [3] }
      const table = solo('geralt', own, { phase: 'before-play', its })
      return table.answer(0, 'ability', 'dandelion-3').answer(0, 'symbol', 'diplomacy').state.automa!
    }
    expect(strings({ timeline: lying('act-01'), pool: pool({ combat: 1 }) })).toMatchObject({
      pool: pool({}),
      timeline: [{ covered: [false, false] }],
    })
    expect(strings({ timeline: lying('act-02', 'act-01') }).timeline.map(({ covered }) => covered)).toEqual([
      [true, false],
      [false, false],
    ])
  })
})

describe('a solo game', () => {
  const open = (options: Partial<typeof USUAL>) =>
    openQuiet(game, { players: 1, options: { ...USUAL, ...options }, scenario: null, campaign: null }, 3)

  it('WPD-SOLO-01 WPD-RULING-65: four rows; the human is dealt two of the four other characters', () => {
    for (const automa of CHARACTERS) {
      const table = open({ automa })
      expect(table.state.supply).toHaveLength(4)
      expect(table.state.automa!.character).toBe(automa)
      expect(table.asked[0]!.options).toHaveLength(2)
      expect(table.asked[0]!.options).not.toContain(`board-${automa}`)
    }
  })

  it('WPD-SOLO-03: both figures start in the order of the tale', () => {
    const table = open({ automa: 'ciri' })
    table.give(table.asked[0]!, 0)
    // The Automa has drafted already: it stands before everybody else in The Edge of the World.
    expect(table.state.automa!.timeline).toHaveLength(2)
    const last = open({ automa: 'vesemir' })
    last.give(last.asked[0]!, 0)
    expect(last.state.automa!.timeline).toEqual([])
  })

  it('WPD-SOLO-04 WPD-SOLO-21: the difficulty is where its marker starts, and Death March has the second ability awake', () => {
    const start = DIFFICULTIES.map((difficulty) => {
      const { xp, gold } = open({ difficulty }).state.automa!
      return [xp, gold]
    })
    expect(start).toEqual([
      [0, null],
      [2, null],
      [4, null],
      [6, null],
      [8, 0],
    ])
  })

  it('WPD-SOLO-22 WPD-SOLO-28 WPD-FINAL-12: its gold marker scores from 8 XP on, and it is ranked as a rival', () => {
    const table = solo(
      'geralt',
      { vp: 10 },
      {
        phase: 'end-of-chapter',
        chapter: 3,
        turn: 3,
        path: 'LL',
        dominant: 'left',
        initiative: ['automa', 0],
        options: { variant: 'first-game' },
        its: { vp: 5, xp: 8, gold: 8 },
      },
    )
    expect(experienceVp({ gold: 8 })).toBe(5)
    const ending = table.table.ending()!
    expect(ending.rivals.map(({ id, place, key }) => [id, place, key[0]])).toEqual([['automa-geralt', 1, 10]])
    // Equal VP, and the Automa stands higher.
    expect(ending.places).toEqual([2])
    expect(table.state.hero).toBe('automa')
  })

  it('WPD-SOLO-27 WPD-EDGE-03: a sequence gives the Automa 2 XP', () => {
    const table = solo(
      'yennefer',
      { hand: DULL },
      { its: { timeline: lying('act-01', 'act-15', 'act-02').map((laid) => ({ ...laid, fresh: true })) } },
    )
    table.play(DULL)
    expect(table.state.automa).toMatchObject({ xp: 4, vp: 0 })
  })

  it('WPD-SOLO-27 WPD-STRI-20: the solo goals replace those of A and B, and the Automa has no part in them', () => {
    for (let seed = 1; seed < 8; seed++) {
      const table = openQuiet(
        game,
        { players: 1, options: { ...USUAL, tale: 'striga' }, scenario: null, campaign: null },
        seed,
      )
      expect(table.state.goals!.map(({ front }) => goalOf(front.items[0]!).solo)).toEqual([true, true, false, false])
    }
    const table = solo(
      'yennefer',
      { hand: DULL },
      {
        options: { tale: 'striga' },
        its: { timeline: lying('act-01', 'act-02', 'act-03') },
      },
    ).play(DULL)
    expect(table.heard('level-reached')).toEqual([])
  })

  it('WPD-SOLO-27 WPD-SOLO-11 WPD-EVIL-05: it draws alliance cards, by the symbol it has more of', () => {
    // The Lesser Evil, chapter 1: exploration and magic are active.
    const scene = (its: Partial<Automa>) =>
      solo(
        'geralt',
        {},
        {
          phase: 'draft',
          options: { tale: 'lesser-evil' },
          initiative: ['automa', 0],
          supply: [null, null, null, ['act-15', 'act-16']],
          its,
        },
      )
    const table = scene({ pool: pool({ magic: 2 }) })
    expect(table.state.automa!.alliances.stregobor.items).toHaveLength(1)
    expect(table.state.automa!.xp).toBe(2)
    expect(scene({ pool: pool({ exploration: 2 }) }).state.automa!.alliances.renfri.items).toHaveLength(1)
  })

  it('WPD-SOLO-27 WPD-EVIL-07 WPD-EVIL-09: a fourth card goes unseen, and each card applied is worth 1 XP', () => {
    const full = solo(
      'geralt',
      {},
      {
        phase: 'draft',
        options: { tale: 'lesser-evil' },
        initiative: ['automa', 0],
        supply: [null, ['act-15', 'act-16']],
        change: (state) => {
          state.automa!.alliances.renfri.items = state.alliances!.decks.renfri.items.splice(0, 3)
        },
      },
    )
    expect(full.state.automa!.alliances.renfri.items).toHaveLength(3)
    expect(full.state.alliances!.discards.renfri.items).toHaveLength(1)
    const applied = solo(
      'geralt',
      {},
      {
        phase: 'dominance',
        turn: 3,
        fate: { left: [1] },
        options: { tale: 'lesser-evil' },
        its: { xp: 0 },
        change: (state) => {
          state.automa!.alliances.renfri.items = state.alliances!.decks.renfri.items.splice(0, 3)
        },
      },
    )
    expect(applied.state.automa!.xp).toBe(3)
    expect(applied.state.automa!.alliances.renfri.sees).toEqual([])
    expect(symbolsOf(applied.player(0))).toBe('')
  })
})
