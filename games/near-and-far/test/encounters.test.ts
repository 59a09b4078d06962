import { openTable } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { encounter } from '../content/book.ts'
import type { WayId } from '../content/encounters.ts'
import { MAP_NUMBERS, type SpaceId } from '../content/map.ts'
import { mind } from '../mind/mind.ts'
import { chart, space } from '../reckoning/charts.ts'
import { meets, ways } from '../reckoning/encounters.ts'
import { playerAt } from '../reckoning/players.ts'
import { experience, learnable, newSheet, unspent } from '../reckoning/sheet.ts'
import { game } from '../rules/game.ts'
import { together } from '../rules/rewards.ts'
import type { Options, Sheet } from '../shape.ts'
import { hold, lead, met, open, own, rest, type Scene, type Sitting, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>

/** Seat 0 stands at a token and attempts the encounter. */
function meeting(
  at: SpaceId,
  dice: readonly number[],
  change: Change = () => undefined,
  options: Partial<Options> = {},
): Sitting {
  const table = open({
    stage: 'arrival',
    dice,
    options,
    change(state, me) {
      Object.assign(me, { at, hearts: 9 })
      state.tokens = [at]
      change(state, me)
    },
  })
  return table
}

const attempt = (table: Sitting) => table.answer('arrival', 'encounter')

function take(table: Sitting, way: string): Sitting {
  const choice = table.options('option').find((option) => option.way === way)
  if (choice === undefined) throw new Error(`${way} is not among ${JSON.stringify(table.options('option'))}`)
  return table.answer('option', choice)
}

/** Map 4, in a campaign: at encounter 35 (coin space m4-s12). */
const at35 = (dice: readonly number[], change: Change = () => undefined) =>
  meeting(
    'm4-s12',
    dice,
    (state, me) => {
      me.sheet = { ...newSheet(), character: 'riza' }
      change(state, me)
    },
    { mode: 'campaign', map: 4 },
  )

describe('encounters', () => {
  it('NAF-ENC-01, NAF-ENC-02, NAF-CAMP-05: where a token lies it may be attempted, or left', () => {
    const table = at35([])
    expect(table.options('arrival')).toEqual(['encounter', 'camp', 'end'])
    table.answer('arrival', 'end')
    expect(table.state.tokens).toEqual(['m4-s12'])
    const none = open({ stage: 'arrival', change: (_, me) => Object.assign(me, { at: 'm1-s02', hearts: 9 }) })
    expect(none.may('arrival', 'encounter')).toBe(false)
    const camped = at35([]).answer('arrival', 'camp')
    expect(camped.state.tokens).toEqual(['m4-s12'])
  })

  it('NAF-ENC-03, NAF-ENC-04, NAF-RULING-50: the left neighbour reads introduction and options, nothing of the results', () => {
    const table = attempt(at35([]))
    expect(table.told('encounter-read')).toMatchObject([
      { seat: 0, narrator: 1, source: 'map', id: '35', paragraph: 'map-04/35' },
    ])
    const told = JSON.stringify([table.told('encounter-read'), table.options('option'), table.context('option')])
    expect(told).toContain('map-04/35.a')
    expect(told).not.toMatch(/result|rewards|yellow|gem/)
  })

  it('NAF-ENC-04, NAF-ARCADE-02: bots and hints weigh no rewards that nobody knows yet', () => {
    const weighed = (table: Sitting) => table.table.decisions(0).filter((decision) => mind.plain?.(decision) !== true)
    const table = attempt(at35([3]))
    expect(weighed(table)).toEqual([])
    take(table, 'a')
    expect(table.asked).toEqual(['0 raise'])
    expect(weighed(table)).toEqual([])
    const fight = open({
      stage: 'move',
      dice: [1],
      change: (_, me) => Object.assign(me, { at: 'm1-s32', hearts: 9 }),
    }).answer('step', 'm1-s19')
    expect(weighed(fight).map(({ kind }) => kind)).toEqual(['raise'])
  })

  it('NAF-EX-19, NAF-ENC-06, NAF-ENC-07, NAF-ENC-08, NAF-ENC-11, NAF-REWARD-01: two more than needed brings the bonus, and the token goes', () => {
    const table = take(attempt(at35([6])), 'a')
    expect(encounter('35').options[0]?.outcome).toMatchObject({ rewards: { yellow: 1 }, bonus: { gem: 1 } })
    expect(table.player()).toMatchObject({ goods: { yellow: 1, gem: 1 }, hearts: 9 })
    expect(table.state.tokens).toEqual([])
    expect(table.told('encounter-won')).toMatchObject([
      {
        introduction: 'map-04/35',
        choice: { way: 'a', label: 'map-04/35.a' },
        rolled: { die: 6, difficulty: 5, total: 7 },
        paragraph: 'map-04/35.a.result',
        bonus: true,
        brings: { yellow: 1, gem: 1 },
      },
    ])
  })

  it('NAF-EX-20, NAF-ENC-08, NAF-RULING-25: one more brings no bonus', () => {
    const table = take(attempt(at35([4])), 'a')
    expect(table.options('raise')).toEqual([0, 2])
    table.answer('raise', 0)
    expect(table.player()).toMatchObject({ goods: { yellow: 1, gem: 0 } })
  })

  it('NAF-EX-21, NAF-ENC-10, NAF-ENC-11: whoever fails has nothing and hears nothing, and the token goes', () => {
    const table = take(attempt(at35([1], (_, me) => Object.assign(me, { hearts: 0 }))), 'b')
    expect(table.player().goods).toMatchObject({ red: 0, coin: 3 })
    expect(table.state.tokens).toEqual([])
    expect(table.told('encounter-lost')).toMatchObject([{ seat: 0, rolled: { die: 1 }, paragraph: null }])
    expect(JSON.stringify(table.told('encounter-lost'))).not.toMatch(/result|brings/)
    expect(table.told('encounter-won')).toEqual([])
  })

  it('NAF-ENC-09, NAF-RULING-26: hearts may be spent for the bonus, whether there is one or not', () => {
    const table = take(attempt(at35([3])), 'a')
    expect(table.options('raise')).toEqual([0, 1, 3])
    table.answer('raise', 3)
    expect(table.player()).toMatchObject({ hearts: 6, goods: { gem: 1 } })
  })

  it('NAF-HEART-07, NAF-ENC-06: the die comes before the hearts', () => {
    const table = take(attempt(at35([2])), 'a')
    expect(table.context('raise')).toMatchObject({ roll: 'encounter-skill', total: 3, needed: 5, bonusAt: 7 })
  })

  it('NAF-ENC-13, NAF-ENC-14: one encounter a turn, before a camp', () => {
    const table = take(attempt(at35([6])), 'a')
    expect(table.options('arrival')).toEqual(['camp', 'end'])
    const camped = at35([], (state) => hold(state, 0, 'art-patched-boots')).answer('arrival', 'camp')
    expect(camped.options('arrival')).toEqual(['end'])
  })

  it('NAF-ENC-12, NAF-RULING-86: what was read is attempted', () => {
    const table = attempt(at35([]))
    expect(table.asked).toEqual(['0 option'])
    expect(table.options('option')).toHaveLength(2)
  })

  /** A table at which answers can be taken back: seat 0 has arrived at a token. */
  const undoable = (options: Partial<Options>, change: Change) => {
    const setUp: typeof game.setUp = (...given) => {
      const state = game.setUp(...given)
      Object.assign(state, { stage: 'arrival', round: 2, first: 0, active: 0, tokens: ['m4-s26'] })
      for (const player of state.players) Object.assign(player, { at: 'm4-s26', hearts: 9 })
      change(state, playerAt(state, 0))
      return state
    }
    const table = openTable({ ...game, setUp }, { seats: ['Alice', 'Robert'], seed: '1'.repeat(64), options })
    if ('refused' in table) throw new Error(table.about)
    return table
  }

  it('NAF-ENC-12, NAF-KEY-03: nobody takes back what was read to all', () => {
    for (const keywords of [[], ['KINGS-FINGER']] as const) {
      const table = undoable({ mode: 'campaign', map: 4 }, (_, me) => {
        me.sheet = { ...newSheet(), keywords: [...keywords] }
      })
      const [arrival] = table.asked
      if (arrival?.kind !== 'arrival') throw new Error('nobody has arrived')
      table.give(arrival, arrival.options.indexOf('encounter'))
      expect(table.record().entries.map(({ shown }) => shown)).toEqual([[0, 1]])
      expect(table.canUndo(0)).toBe('needs-consent')
    }
  })

  it('NAF-ARCADE-02, NAF-ARCADE-03: nobody takes back the hearts that showed what a card brings', () => {
    const spent = (hearts: number) => {
      const table = undoable({ mode: 'arcade', map: 4 }, (state) => {
        const mine = { die: 3, bonus: 0, hearts: 0, used: [] }
        const check = { roll: 'encounter-skill', seat: 0, target: 5, throw: mine } as const
        const encounter = { space: 'm4-s26', source: 'arcade', id: 'arc-convict', way: 'b' } as const
        state.check = { ...check, defender: null, manner: null, foe: null }
        state.encounter = met(encounter)
        state.stage = 'test'
      })
      const [raise] = table.asked
      if (raise?.kind !== 'raise') throw new Error('nothing was rolled')
      table.give(raise, raise.options.indexOf(hearts))
      return { won: table.state.players[0]?.goods.yellow, undo: table.canUndo(0) }
    }
    expect(spent(0)).toEqual({ won: 0, undo: 'free' })
    for (const hearts of [2, 4]) expect(spent(hearts)).toEqual({ won: 1, undo: 'needs-consent' })
  })

  /** The first option with a cost, wherever it is printed. */
  const paid = (() => {
    for (let id = 1; id <= 128; id++) {
      const priced = encounter(String(id)).options.find(({ cost }) => cost?.coin !== undefined)
      if (priced?.cost?.coin !== undefined) return { id: String(id), way: priced.id, coins: priced.cost.coin }
    }
    throw new Error('no option costs coins')
  })()

  it('NAF-EX-41, NAF-ENC-05, NAF-RULING-24, NAF-RULING-67: a cost is paid before the roll, and without it there is no such option', () => {
    const story = (coin: number) =>
      open({
        stage: 'option',
        dice: [1],
        options: { mode: 'campaign', map: 4 },
        change(state, me) {
          Object.assign(me, { at: 'm4-s12', hearts: 0 })
          me.goods.coin = coin
          state.tokens = ['m4-s12']
          state.encounter = met({ space: 'm4-s12', source: 'map', id: paid.id })
        },
      })
    const table = take(story(5), paid.way)
    expect(table.told('paid')[0]).toEqual({ seat: 0, cost: { coin: paid.coins }, for: 'encounter' })
    expect(table.told('encounter-lost')).toHaveLength(1)
    expect(table.player().goods.coin).toBe(5 - paid.coins)
    const poor = story(0).told('option-chosen')
    expect(poor).toHaveLength(1)
    expect(poor).not.toMatchObject([{ way: paid.way }])
  })

  it('NAF-ART-08, NAF-SKILL-07, NAF-ENC-05: a price that is out of reach may come into reach before the choice', () => {
    const table = meeting(
      'm5-s01',
      [6],
      (state, me) => {
        Object.assign(me, { hearts: 0, birds: 1, sheet: withSkills('skl-husbandry') })
        state.encounter = met({ space: 'm5-s01', source: 'map', id: '64' })
        state.stage = 'option'
      },
      { mode: 'campaign', map: 5 },
    )
    expect(table.options('option').map(({ way }) => way)).toEqual(['b'])
    expect(table.context('option')).toMatchObject({ choices: [{ way: 'a', cost: { hearts: 1 } }, { way: 'b' }] })
    table.answer('return-animal', 'bird')
    take(table, 'a')
    expect(table.told('paid')).toEqual([{ seat: 0, cost: { hearts: 1 }, for: 'encounter' }])
  })

  /** After a test that was won, with or without the bonus. */
  const won = (id: string, way: WayId, change: Change = () => undefined, bonus = false) =>
    open({
      stage: 'result',
      options: { mode: 'campaign', map: 4 },
      change(state, me) {
        Object.assign(me, { at: 'm4-s26', hearts: 9 })
        state.encounter = met({ space: 'm4-s26', source: 'map', id, way, won: true, bonus })
        change(state, me)
      },
    })

  it('NAF-REWARD-02, NAF-RULING-84, NAF-RULING-98: a treasure comes after the goods, and is kept on an animal', () => {
    const table = open({
      stage: 'result',
      options: { mode: 'campaign', map: 4 },
      change(state, me) {
        me.at = 'm4-s26'
        state.tokens = ['m4-s26']
        state.encounter = met({ space: 'm4-s26', source: 'map', id: '34', way: 'b', won: true })
        me.birds = 1
      },
    })
    const [found] = table.state.found
    table.answer('treasure', { take: found as never, place: 'animal' })
    expect(table.player()).toMatchObject({ treasures: [found], reputation: -2, goods: { green: 1 } })
  })

  it('NAF-REWARD-03, NAF-REP-02, NAF-REWARD-08, NAF-HEART-10: reputation is taken, hearts may pass the party’s', () => {
    const table = open({
      stage: 'result',
      options: { mode: 'campaign', map: 4 },
      change(state, me) {
        Object.assign(me, { at: 'm4-s26', hearts: 12, reputation: 0 })
        state.encounter = met({ space: 'm4-s26', source: 'map', id: '34', way: 'b', won: true, bonus: true })
      },
    })
    expect(table.player()).toMatchObject({ hearts: 13, reputation: -2 })
  })

  it('NAF-EX-71, NAF-RULING-84, NAF-RULING-98: a bird of the bonus carries the treasure of the reward', () => {
    expect(together({ treasure: 1, reputation: 1 }, { bird: 1, reputation: 1 }, 0)).toEqual({
      treasure: 1,
      reputation: 2,
      bird: 1,
    })
    const table = won('141', 'b').answer('gift', 'accept')
    expect(table.player().birds).toBe(1)
    expect(table.state.stables).toBe(5)
    const [found] = table.state.found
    table.answer('treasure', { take: found as never, place: 'animal' })
    expect(table.player().treasures).toEqual([found])
    const without = won('141', 'b').answer('gift', 'decline')
    expect(without.told('treasures-found')).toEqual([])
    expect(without.player().birds).toBe(0)
  })

  it('NAF-PACK-06: a bird that is a reward comes from the stables, if there is a place and a bird', () => {
    const birds = (change: Change) => won('141', 'b', change)
    expect(birds((state) => Object.assign(state, { stables: 0 })).asked).toEqual(['0 arrival'])
    const full = birds((_, me) => Object.assign(me, { birds: 2, turtles: 1 }))
    expect(full.asked).toEqual(['0 treasure'])
    expect(full.player().birds).toBe(2)
  })

  it('NAF-REWARD-02, NAF-REP-01, NAF-RULING-98: at the end of the track reputation is lost before it is gained', () => {
    const reputation = (before: number) => won('21', 'b', (_, me) => Object.assign(me, { reputation: before }), true)
    expect([0, -4, -6, 12].map((before) => reputation(before).player().reputation)).toEqual([-2, -5, -5, 10])
  })

  const armor = (change: Change) =>
    open({
      players: 3,
      stage: 'result',
      options: { mode: 'campaign', map: 4 },
      change(state, me) {
        me.at = 'm4-s26'
        state.encounter = met({ space: 'm4-s26', source: 'map', id: '34', way: 'a', won: true })
        change(state, me)
      },
    })

  it('NAF-REWARD-04, NAF-REWARD-05, NAF-RULING-27, NAF-RULING-72: a named card is taken or declined; nobody has it twice', () => {
    const table = armor(() => undefined).answer('gift', 'accept')
    expect(table.player().world).toEqual(['wld-ornate-armor'])
    expect(
      armor(() => undefined)
        .answer('gift', 'decline')
        .player(),
    ).toMatchObject({ world: [], reputation: 1 })
    const missed = armor((state) => own(state, 2, 'wld-ornate-armor'))
    expect(missed.player().world).toEqual([])
    expect(missed.told('world-card-missed')).toEqual([{ seat: 0, card: 'wld-ornate-armor' }])
  })

  it('NAF-REWARD-06, NAF-RULING-13, NAF-RULING-18: an adventurer out of the bag, placed like one that was hired, or declined', () => {
    const found = (() => {
      for (let id = 1; id <= 161; id++) {
        if (id === 129) continue
        const way = encounter(String(id)).options.find(({ outcome }) => outcome.rewards.adventurer === 1)
        if (way !== undefined) return { id: String(id), way: way.id }
      }
      throw new Error('nobody joins')
    })()
    const joining = (change: Change = () => undefined) =>
      open({
        stage: 'result',
        options: { mode: 'campaign', map: 4 },
        change(state, me) {
          change(state, me)
          me.at = 'm4-s26'
          me.party.blue = null
          state.encounter = met({ space: 'm4-s26', source: 'map', ...found, won: true })
        },
      })
    const table = joining()
    const newcomer = table.state.newcomer
    table.answer('placement', { slot: null, animal: null })
    expect(table.player().inactive).toEqual([newcomer])
    expect(table.player().goods.coin).toBeGreaterThanOrEqual(3)
    expect(joining().answer('placement', 'decline').state.released).toEqual([newcomer])
    // NAF-ART-08
    expect(joining((state) => hold(state, 0, 'art-patched-boots')).options('buy')).toEqual(['art-patched-boots'])
    const short = joining((state) => rest(state, 1, ...state.bag.items.splice(1), ...state.row.splice(4)))
    const last = short.state.newcomer
    short.answer('placement', 'decline')
    expect(short.state.row).toHaveLength(5)
    expect(short.state.row[4]).toBe(last)
    expect(short.told('row-filled')).toEqual([{ added: [last] }])
  })

  it('NAF-REWARD-07, NAF-CHIEF-07, NAF-EX-51: a chief comes with the fourth banner at once, and the banners stay', () => {
    const table = take(
      attempt(
        at35([4], (state, me) => {
          lead(state, 0, 'adv-yellow-1')
          me.goods.yellow = 2
          me.hearts = 0
        }),
      ),
      'a',
    )
    expect(table.state.chiefs.yellow).toBe(0)
    expect(table.player().goods.yellow).toBe(3)
    expect(table.told('chief-taken')).toEqual([{ seat: 0, chief: 'chief-yellow' }])
  })

  it('NAF-RULING-56, NAF-RULING-62: cards that follow an encounter ask for success, or do not', () => {
    const table = (die: number) =>
      take(
        attempt(
          at35([die], (state, me) => {
            own(state, 0, 'art-glass-rose', 'tre-pilgrim-badge')
            me.hearts = 0
          }),
        ),
        'a',
      ).player().goods.food
    expect([table(6), table(1)]).toEqual([2, 1])
  })
})

describe('the book', () => {
  it('NAF-RULING-91: has a paragraph for every open book, so that no card stands in for one', () => {
    for (const map of MAP_NUMBERS)
      for (const id of chart(map).books)
        expect(encounter(space(map, id).encounter ?? '').options.length).toBeGreaterThan(0)
  })
})

describe('keywords and stories', () => {
  const at34 = (dice: readonly number[], sheet: Partial<Sheet>) =>
    meeting(
      'm4-s26',
      dice,
      (_, me) => {
        me.sheet = { ...newSheet(), character: 'riza', ...sheet }
        me.birds = 1
      },
      { mode: 'campaign', map: 4 },
    )

  it('NAF-EX-40, NAF-KEY-02, NAF-KEY-03: a passage for a keyword replaces the options, without a roll', () => {
    const table = attempt(at34([], { keywords: ['KINGS-FINGER'] }))
    expect(table.told('keywords-matched')).toEqual([{ seat: 0, keywords: ['KINGS-FINGER'] }])
    expect(table.told('rolled')).toEqual([])
    table.answer('treasure', 'none')
    expect(table.player().goods.green).toBe(1)
  })

  it('NAF-KEY-06: without it one chooses among the options', () => {
    expect(
      attempt(at34([], {}))
        .options('option')
        .map(({ way }) => way),
    ).toEqual(['a', 'b'])
  })

  it('NAF-KEY-04, NAF-KEY-05, NAF-RULING-37: all its keywords are needed, and the passage with the most is read', () => {
    const { branches = [] } = encounter('43')
    expect(branches.map(({ keywords }) => keywords.length).sort()).toContain(2)
    const two = branches.find(({ keywords }) => keywords.length === 2)
    const [first, second] = two?.keywords ?? []
    if (first === undefined || second === undefined) throw new Error('43 asks for two')
    expect(ways('43', [first, second]).map(({ id }) => id)).toEqual([two?.id])
    const one = ways('43', [second]).map(({ id }) => id)
    expect(one).not.toContain(two?.id)
  })

  it('NAF-KEY-02, NAF-RULING-37: a passage that is optional stands among the options', () => {
    const optional = ['33', '36', '40', '44', '82', '88', '108', '146', '156'].flatMap((id) =>
      (encounter(id).branches ?? []).flatMap((branch) => (branch.mandatory ? [] : [{ id, branch }])),
    )[0]
    if (optional === undefined) throw new Error('no passage is optional')
    const { id, branch } = optional
    expect(ways(id, branch.keywords).map((way) => way.id)).toEqual([
      ...encounter(id).options.map((way) => way.id),
      branch.id,
    ])
  })

  it('NAF-KEY-01, NAF-STORY-01: keyword and story are written on the sheet', () => {
    const table = open({
      stage: 'result',
      options: { mode: 'campaign', map: 2 },
      change(state, me) {
        me.at = 'm2-s01'
        state.encounter = met({ space: 'm2-s01', source: 'map', id: '7', way: 'a', won: true })
      },
    })
    const { keywords = [], stories = [] } = encounter('7').options[0]?.outcome ?? { rewards: {} }
    expect([...keywords, ...stories]).not.toEqual([])
    expect(table.player().sheet).toMatchObject({ keywords, stories })
  })

  it('NAF-KEY-07: where nothing is kept there are no keywords', () => {
    expect(ways('34', []).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(open({ options: { mode: 'arcade' } }).player().sheet).toBeNull()
    expect(open().player().sheet).toBeNull()
  })

  it('NAF-STORY-02, NAF-STORY-03, NAF-STORY-04, NAF-STORY-06, NAF-RULING-36, NAF-CAMPAIGN-02: the first story that is noted comes before what is printed', () => {
    const table = attempt(at34([1, 1], { stories: ['S2', 'S1'] }))
    expect(table.told('encounter-read')).toMatchObject([{ source: 'story', id: 'S2', paragraph: 'stories/S2' }])
    take(table, table.options('option')[0]?.way ?? 'a')
    while (table.asked[0] === '0 raise') table.answer('raise', 0)
    expect(table.player().sheet).toMatchObject({ stories: ['S1'], told: ['S2'], boxes: 1 })
    expect(table.state.tokens).toEqual([])
    expect(meets(table.state, 0, 'm4-s26')).toEqual({ source: 'story', id: 'S1' })
  })

  it('NAF-EX-44, NAF-XP-02, NAF-XP-05: every attempt marks a box, the third of a row is an experience point', () => {
    const failed = (boxes: number) => {
      const table = take(attempt(at34([1], { boxes })), 'a')
      if (table.asked[0] === '0 raise') table.answer('raise', 0)
      return table
    }
    const third = failed(2)
    expect(third.told('encounter-lost')).toHaveLength(1)
    expect(third.player().sheet).toMatchObject({ boxes: 3 })
    expect(third.told('experience-gained')).toEqual([{ seat: 0, unspent: 2 }])
    expect(failed(1).told('experience-gained')).toEqual([])
    expect(failed(30).player().sheet?.boxes).toBe(30)
  })

  it('NAF-XP-01, NAF-XP-04, NAF-XP-06, NAF-XP-07, NAF-XP-09, NAF-SKILL-02, NAF-RULING-40, NAF-RULING-41: experience', () => {
    expect(experience(newSheet())).toBe(1)
    expect(experience({ boxes: 30, stages: 0 })).toBe(11)
    const sheet = { ...newSheet(), boxes: 9, skills: ['skl-fishing' as const] }
    expect(unspent(sheet)).toBe(3)
    expect(learnable(sheet)).not.toContain('skl-fishing')
    expect(learnable(sheet)).not.toContain('skl-piano')
    expect(learnable(newSheet())).toEqual(['skl-fishing'])
  })
})

describe('the story of a character', () => {
  const story = (dice: readonly number[], sheet: Partial<Sheet>, map: 2 | 11 = 2) => {
    const at = `m${map}-s01` as SpaceId
    return meeting(
      at,
      dice,
      (_, me) => {
        me.sheet = { ...newSheet(), character: 'riza', next: 'RIZ1', ...sheet }
      },
      { mode: 'character', map },
    )
  }

  it('NAF-CHAR-02, NAF-CHAR-03, NAF-CHAR-04, NAF-XP-03, NAF-XP-10: the own encounter, whatever is printed, and on to the next', () => {
    const table = take(attempt(story([6], {})), 'a')
    if (table.asked[0] === '0 raise') table.answer('raise', 0)
    expect(table.told('encounter-read')).toMatchObject([
      { source: 'character', id: 'RIZ1', paragraph: 'character-riza/RIZ1' },
    ])
    expect(table.player().sheet).toMatchObject({ stages: 1, next: 'RIZ2', boxes: 0, keywords: ['HALF-LID'] })
    expect(table.told('experience-gained')).toEqual([{ seat: 0, unspent: 2 }])
  })

  it('NAF-CHAR-04, NAF-CHAR-06, NAF-RULING-65: who fails reads the passage, goes on in the story and has the experience, but no reward', () => {
    const table = take(attempt(story([1], {})), 'b').answer('raise', 0)
    expect(table.told('encounter-lost')).toMatchObject([{ seat: 0, paragraph: 'character-riza/RIZ1.b.result' }])
    expect(table.player()).toMatchObject({
      goods: { green: 0, coin: 3 },
      sheet: { stages: 1, next: 'RIZ3', keywords: [] },
    })
  })

  it('NAF-CHAR-05, NAF-CHAR-07: the last two are read on the last map; before, cards of the arcade stand in', () => {
    const table = attempt(story([], { stages: 8, next: 'RIZ15' }))
    expect(table.told('encounter-read')).toMatchObject([{ source: 'arcade' }])
    take(table, 'a')
    while (table.asked[0] === '0 raise') table.answer('raise', 0)
    expect(table.player().sheet).toMatchObject({ stages: 8, next: 'RIZ15' })
    expect(table.told('experience-gained')).toEqual([])
    const last = story([], { stages: 8, next: 'RIZ15' }, 11)
    expect(meets(last.state, 0, 'm11-s01')).toEqual({ source: 'character', id: 'RIZ15' })
  })

  it('NAF-CHAR-08, NAF-RULING-38: after the tenth cards of the arcade again', () => {
    const table = story([], { stages: 10, next: null }, 11)
    expect(meets(table.state, 0, 'm11-s01')).toEqual({ source: 'arcade', id: null })
    take(attempt(table), 'b')
    while (table.asked[0] === '0 raise') table.answer('raise', 0)
    expect(table.player().sheet).toMatchObject({ stages: 10, next: null, boxes: 0 })
    expect(table.told('experience-gained')).toEqual([])
  })
})

describe('cards of the arcade', () => {
  const arcade = (dice: readonly number[], change: Change = () => undefined) =>
    attempt(
      meeting(
        'm1-s02',
        dice,
        (state, me) => {
          state.decks.arcade.items = state.decks.arcade.items.filter((id) => id !== 'arc-convict')
          state.decks.arcade.items.push('arc-convict')
          change(state, me)
        },
        { mode: 'arcade', map: 1 },
      ),
    )

  it('NAF-EX-42, NAF-ARCADE-02, NAF-ARCADE-03: set free', () => {
    const free = (hearts: number) =>
      take(
        arcade([6], (_, me) => Object.assign(me, { hearts })),
        'a',
      )
    const six = free(0)
    expect(six.player()).toMatchObject({ reputation: -2, goods: { blue: 1, coin: 4 } })
    expect(free(2).answer('raise', 2).player().goods.coin).toBe(5)
    expect(six.told('encounter-won')).toMatchObject([{ seat: 0, paragraph: null, bonus: false }])
  })

  it('NAF-EX-43, NAF-ARCADE-03: defend', () => {
    expect(
      take(
        arcade([4], (_, me) => Object.assign(me, { hearts: 0 })),
        'b',
      ).player().goods,
    ).toMatchObject({ yellow: 1, gem: 0 })
    expect(take(arcade([6]), 'b').player().goods).toMatchObject({ yellow: 1, gem: 1 })
  })

  it('NAF-ARCADE-02: title, options and requirements are open, rewards are not', () => {
    const table = arcade([])
    expect(table.told('encounter-read')).toMatchObject([{ id: 'arc-convict', paragraph: 'arcade/arc-convict' }])
    expect(table.options('option').map(({ way, test }) => [way, test])).toEqual([
      ['a', { kind: 'combat', difficulty: 6 }],
      ['b', { kind: 'skill', difficulty: 5 }],
    ])
  })

  it('NAF-ARCADE-04, NAF-SETUP-24: card and token are gone in any case; the deck comes back when it is needed', () => {
    const table = take(
      arcade([1], (_, me) => Object.assign(me, { hearts: 0 })),
      'a',
    )
    expect(table.state.discards.arcade).toEqual(['arc-convict'])
    expect(table.state.tokens).toEqual([])
    const empty = meeting(
      'm1-s02',
      [],
      (state) => {
        state.decks.arcade.items = []
        state.discards.arcade = ['arc-convict']
      },
      { mode: 'arcade', map: 1 },
    )
    expect(attempt(empty).told('deck-shuffled')).toEqual([{ deck: 'arcade' }])
  })

  it('NAF-SKILL-16, NAF-RULING-68: the die of Mining is bare', () => {
    const mining = (die: number) =>
      open({
        players: 3,
        dice: [die],
        change(_, me) {
          me.sheet = withSkills('skl-mining')
          me.hearts = 9
        },
      })
        .answer('action', 'mine')
        .player().goods.gem
    expect([mining(3), mining(4), mining(6)]).toEqual([0, 1, 1])
  })
})
