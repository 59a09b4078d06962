import { openTable, readOpening, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { ADVENTURER_IDS, adventurer } from '../content/adventurers.ts'
import { ARTIFACT_IDS, artifact } from '../content/artifacts.ts'
import { CHARACTER_IDS } from '../content/characters.ts'
import { room } from '../index.ts'
import { chart, space } from '../reckoning/charts.ts'
import { game } from '../rules/game.ts'
import type { Options } from '../shape.ts'
import { open, openNew, type Sitting, USUAL, withSkills } from './scene.ts'

const SEED = '7'.repeat(64)

/** With real chance. */
function dealt(players: number, options: Partial<Options> = {}, seed = SEED) {
  const seats = Array.from({ length: players }, (_, seat) => `seat ${seat}`)
  const table = openTable(game, { seats, options, seed })
  if ('refused' in table) throw new Error(table.about)
  return table
}

function choose(table: Sitting): Sitting {
  while (table.asked.some((asked) => asked.endsWith('character')))
    table.answer('character', table.options('character')[0] ?? 'riza')
  return table
}

function seated(table: Sitting): Sitting {
  choose(table)
  while (table.asked.some((asked) => asked.endsWith('companion')))
    table.answer('companion', { animal: 'dog', slot: 'blue' })
  return table
}

describe('set-up', () => {
  it('NAF-SETUP-01: two to four play', () => {
    const refused = (players: number) => 'refused' in readOpening(game, players, {})
    expect([1, 2, 3, 4, 5].map(refused)).toEqual([true, false, false, false, true])
  })

  it('NAF-SOLO-01: nobody plays alone; what is asked of a digital opponent is asked of any seat, and answered by one of its options', () => {
    expect('refused' in readOpening(game, 1, {})).toBe(true)
    const table = dealt(2)
    const random = source(1, 1)
    for (let answers = 0; answers < 40; answers++) {
      const [question] = table.asked.filter(({ answered }) => answered === undefined)
      if (question === undefined) throw new Error('nobody is asked')
      const chosen = question.seat === 0 ? 0 : room.mind.choose(table.state, question, random)
      expect(question.options[chosen]).toBeDefined()
      table.give(question, chosen)
    }
    const [person, opponent] = table.state.players
    expect(Object.keys(opponent ?? {})).toEqual(Object.keys(person ?? {}))
    expect(opponent?.at).not.toBe('off')
  })

  it('NAF-EX-01, NAF-SETUP-09, NAF-SETUP-10, NAF-SETUP-11: 7, 10, 13 tokens on different open books', () => {
    for (const [players, tokens] of [
      [2, 7],
      [3, 10],
      [4, 13],
    ] as const) {
      const { state } = dealt(players)
      expect(new Set(state.tokens).size).toBe(tokens)
      expect(state.tokens.every((id) => space(1, id).encounter !== undefined)).toBe(true)
    }
    const other = '8'.repeat(64)
    expect(dealt(2).state.tokens).not.toEqual(dealt(2, {}, other).state.tokens)
  })

  it('NAF-MORE-01: 8, 12, 16 tokens with more encounters', () => {
    const count = (players: number) => dealt(players, { encounters: 'more' }).state.tokens.length
    expect([2, 3, 4].map(count)).toEqual([8, 12, 16])
  })

  it('NAF-RULING-02: an even spread has one token in each stretch of the way from town', () => {
    const { books } = chart(1)
    for (const seed of ['1', '2', '3']) {
      const { tokens } = dealt(2, { tokens: 'even' }, seed.repeat(64)).state
      const stretches = Array.from({ length: 7 }, (_, i) =>
        books.slice(Math.floor((i * 16) / 7), Math.floor(((i + 1) * 16) / 7)),
      )
      expect(stretches.map((stretch) => stretch.filter((id) => tokens.includes(id)).length)).toEqual(Array(7).fill(1))
    }
  })

  it('NAF-EX-72, NAF-SETUP-12, NAF-RULING-03: a first campaign begins with the spaces that have names', () => {
    const named = chart(4).books.filter((id) => space(4, id).named === true)
    expect(named).toHaveLength(7)
    const { tokens } = dealt(2, { mode: 'campaign', map: 4 }).state
    expect([...tokens].sort()).toEqual([...named].sort())
    const three = dealt(3, { mode: 'campaign', map: 4 }).state.tokens
    expect(named.every((id) => three.includes(id))).toBe(true)
    expect(three).toHaveLength(10)
    const known = dealt(2, { mode: 'campaign', map: 4, book: 'known' }).state.tokens
    expect([...known].sort()).not.toEqual([...named].sort())
    expect(dealt(2, { mode: 'arcade', map: 4 }).state.tokens).not.toEqual(tokens)
  })

  it('NAF-SETUP-02, NAF-SETUP-03, NAF-SETUP-06, NAF-SETUP-07: what the town begins with', () => {
    const { state } = dealt(3)
    expect(state.town).toBe('dusk')
    expect(dealt(3, { town: 'day' }).state.town).toBe('day')
    expect(state.stables).toBe(9)
    expect(state.row).toHaveLength(5)
    expect(state.bag.items).toHaveLength(31)
    expect(new Set([...state.row, ...state.bag.items]).size).toBe(36)
    expect(state.chiefs).toEqual({ red: null, yellow: null, green: null, blue: null })
  })

  it('NAF-SETUP-04, NAF-SETUP-05, NAF-SETUP-22, NAF-SETUP-23, NAF-SETUP-24: decks and stacks', () => {
    const { state } = dealt(4, { mode: 'arcade' })
    expect(state.decks.treasure).toMatchObject({ sees: [] })
    expect(state.decks.treasure.items).toHaveLength(36)
    expect(state.bag.sees).toEqual([])
    expect(state.decks.arcade.items).toHaveLength(40)
    expect(state.decks.arcade.sees).toEqual([])
    expect(state.threats[0]).toBe('thr-robber')
    expect(state.threats.at(-1)).toBe('thr-ash-wyrm')
    expect(state.threats).toHaveLength(12)
    expect(state.players.every(({ world }) => world.length === 0)).toBe(true)
  })

  it('NAF-SETUP-08, NAF-FIRST-01, NAF-ARCADE-01: which map a mode is played on', () => {
    const refused = (options: Partial<Options>) => 'refused' in readOpening(game, 2, { options })
    expect(dealt(2).state.map).toBe(1)
    expect(refused({ mode: 'first', map: 2 })).toBe(true)
    expect(dealt(2, { mode: 'arcade', map: 11 }).state.map).toBe(11)
    expect(dealt(2, { mode: 'campaign' }).state.map).toBe(2)
    expect(refused({ mode: 'campaign', map: 1 })).toBe(true)
    expect(dealt(2, { mode: 'character' }).state.map).toBe(2)
    expect(refused({ mode: 'character', map: 1 })).toBe(true)
    const { players } = dealt(2).state
    expect(players.map(({ sheet }) => sheet)).toEqual([null, null])
  })

  it('NAF-SETUP-13, NAF-SETUP-14, NAF-SETUP-16, NAF-SETUP-28, NAF-HEART-01: what a player begins with', () => {
    for (const player of dealt(3).state.players) {
      expect(player).toMatchObject({
        goods: { coin: 3, food: 0, gem: 0, red: 0, yellow: 0, green: 0, blue: 0 },
        hearts: 0,
        reputation: 0,
        camps: 14,
        placed: 0,
        at: 'off',
        birds: 0,
        turtles: 0,
        treasures: [],
        world: [],
        inactive: [],
      })
    }
  })

  it('NAF-SETUP-13, NAF-SETUP-15, NAF-PLATY-01: the animal, also of the same kind, stands on any slot', () => {
    const table = choose(openNew())
    expect(table.options('companion')).toHaveLength(8)
    table.answer('companion', { animal: 'cat', slot: 'green' })
    table.answer('companion', { animal: 'cat', slot: 'red' })
    expect(table.player(0).party.green).toBe('animal')
    expect(table.player(1).party.red).toBe('animal')
  })

  it('NAF-SETUP-17: nobody takes a character twice', () => {
    const table = openNew({ players: 3 })
    expect(table.options('character')).toHaveLength(8)
    table.answer('character', 'rin').answer('character', 'ejim')
    expect(table.options('character')).toEqual(CHARACTER_IDS.filter((id) => id !== 'rin' && id !== 'ejim'))
  })

  it('NAF-SETUP-17, NAF-RULING-76: Eyim and Rin never meet where their stories are told', () => {
    const table = openNew({ players: 2, options: { mode: 'character' } })
    table.answer('character', 'rin')
    expect(table.options('character')).not.toContain('ejim')
    expect(table.options('character')).toHaveLength(6)
  })

  it('NAF-SETUP-19, NAF-SETUP-20: a story begins with a text for all, on a sheet', () => {
    const table = openNew({ options: { mode: 'character' } }).answer('character', 'shardling')
    expect(table.told('introduction-read')).toEqual([
      { seat: 0, character: 'shardling', paragraph: 'character-shardling/STR0' },
    ])
    expect(table.player().sheet).toMatchObject({ character: 'shardling', next: 'STR1', stages: 0 })
    const campaign = openNew({ options: { mode: 'campaign' } }).answer('character', 'shardling')
    expect(campaign.told('introduction-read')).toEqual([])
    expect(campaign.player().sheet).toMatchObject({ character: 'shardling', next: null })
    expect(openNew().player().sheet).toBeNull()
  })

  it('NAF-SETUP-21, NAF-RULING-75: any seat may be the first, and begins', () => {
    const firsts = ['1', '2', '3', '4', '5', '6'].map((seed) => dealt(2, {}, seed.repeat(64)).state.first)
    expect(new Set(firsts).size).toBe(2)
    const { state } = dealt(2, {}, '2'.repeat(64))
    expect(state.active).toBe(state.first)
  })

  it('NAF-SETUP-25: five basic and two advanced cards for each, seen by that seat alone', () => {
    const { state } = dealt(4)
    for (const [seat, { passing, drawn }] of state.players.entries()) {
      expect(passing.items).toHaveLength(5)
      expect(passing.items.every((id) => artifact(id).tier === 'basic')).toBe(true)
      expect(drawn.advanced.items).toHaveLength(2)
      expect(drawn.advanced.items.every((id) => artifact(id).tier === 'advanced')).toBe(true)
      expect([passing.sees, drawn.advanced.sees]).toEqual([[seat], [seat]])
    }
    expect(state.decks.basic.items).toHaveLength(18)
    expect(state.decks.advanced.items).toHaveLength(9)
  })

  it('NAF-SETUP-27: villains lie out on the last map of a campaign, two to four of them', () => {
    const villains = (players: number) => dealt(players, { mode: 'campaign', map: 11 }).state.villains
    expect(villains(4)).toHaveLength(4)
    expect(villains(3)).not.toContain('villain-zak')
    expect(villains(3)).toHaveLength(3)
    expect(villains(2)).toEqual(['villain-ivory-queen', 'villain-red-king'])
    expect(dealt(2, { mode: 'campaign', map: 10 }).state.villains).toEqual([])
  })

  it('NAF-CHAR-11, NAF-ARCADE-01: no villains in the other modes', () => {
    expect(dealt(4, { mode: 'character', map: 11 }).state.villains).toEqual([])
    expect(dealt(4, { mode: 'arcade', map: 11 }).state.villains).toEqual([])
  })

  it('NAF-SETUP-26, NAF-2P-01: the neutral figure is there for two alone', () => {
    expect(open({ players: 2 }).answer('action', 'town-hall').asked).toEqual(['0 entry'])
    expect(open({ players: 3 }).answer('action', 'town-hall').asked).not.toContain('0 entry')
  })

  it('NAF-LONG-01: two more camps lie before the others and uncover nothing', () => {
    const table = open({
      options: { length: 'longer' },
      change: (_, me) =>
        Object.assign(me, { at: 'm1-s28', hearts: 9, party: { red: null, yellow: null, green: null, blue: null } }),
      stage: 'arrival',
    })
    expect(table.player().camps).toBe(16)
    table.answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ camps: 15, goods: { coin: 3 } })
  })

  it('NAF-SETUP-29, NAF-RULING-01: goods, tokens and camps never run out', () => {
    const table = open({
      change: (_, me) => Object.assign(me, { camps: 0, placed: 14, at: 'm1-s28', hearts: 9 }),
      stage: 'arrival',
    })
    table.answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ camps: 0, placed: 15 })
    expect(table.points('camps')).toBe(15)
    const rich = open({ change: (_, me) => Object.assign(me.goods, { red: 40 }) })
    expect(rich.points('tokens')).toBe(40)
  })

  it('NAF-OUT-01: an adventurer has one side, and each is there once', () => {
    for (const id of ADVENTURER_IDS) expect(Object.keys(adventurer(id)).sort()).toEqual(['cost', 'faction', 'icons'])
    const there = game.inventory?.(dealt(4).state) ?? []
    expect(there.filter((id) => id.startsWith('adv-')).sort()).toEqual([...ADVENTURER_IDS].sort())
  })

  it('nothing is missing from the box', () => {
    expect(game.inventory?.(dealt(4).state)).toHaveLength(36 + 12 + 36 + 40 + ARTIFACT_IDS.length)
  })
})

describe('the draft', () => {
  const begun = () => seated(openNew({ players: 3 }))

  it('NAF-DRAFT-01, NAF-DRAFT-02: one of five is kept and the rest passed to the left, all at once', () => {
    const table = begun()
    expect(table.asked).toEqual(['0 pick', '1 pick', '2 pick'])
    const [first = [], second = []] = table.state.players.map(({ passing }) => [...passing.items])
    for (const seat of [0, 1, 2]) table.answer('pick', table.options('pick', seat)[0] as never, seat)
    expect(table.player(1).passing.items).toEqual(first.slice(1))
    expect(table.player(2).passing.items).toEqual(second.slice(1))
    expect(table.player(0).hand.basic.items).toEqual(first.slice(0, 1))
  })

  it('NAF-DRAFT-02: after four choices the fifth card comes by itself', () => {
    const table = begun()
    for (let round = 0; round < 4; round++)
      for (const seat of [0, 1, 2]) table.answer('pick', table.options('pick', seat)[0] as never, seat)
    for (const { hand, passing } of table.state.players) {
      expect(hand.basic.items).toHaveLength(5)
      expect(passing.items).toEqual([])
    }
    expect(table.asked).toEqual(['0 keep-advanced', '1 keep-advanced', '2 keep-advanced'])
  })

  const drafted = () => {
    const table = begun()
    for (let round = 0; round < 4; round++)
      for (const seat of [0, 1, 2]) table.answer('pick', table.options('pick', seat)[0] as never, seat)
    return table
  }

  it('NAF-DRAFT-03: at most one of the two advanced cards is kept', () => {
    const table = drafted()
    const [one] = table.player(0).drawn.advanced.items
    expect(table.options('keep-advanced', 0)).toHaveLength(3)
    table
      .answer('keep-advanced', one as never, 0)
      .answer('keep-advanced', 'none', 1)
      .answer('keep-advanced', 'none', 2)
    expect(table.state.players.map(({ hand }) => hand.advanced.items)).toEqual([[one], [], []])
    expect(table.state.discards.advanced.items).toHaveLength(5)
  })

  it('NAF-DRAFT-04, NAF-DRAFT-05, NAF-DRAFT-07, NAF-RULING-04: any of the basic ones go, face down; the others are the hand', () => {
    const table = drafted()
    for (const seat of [0, 1, 2]) table.answer('keep-advanced', 'none', seat)
    const kept = table.player(0).hand.basic.items.slice(1, 3)
    expect(table.options('keep-basic', 0)).toHaveLength(32)
    table.answer('keep-basic', { cards: kept }, 0).answer('keep-basic', { cards: [] }, 1)
    table.answer('keep-basic', { cards: table.player(2).hand.basic.items }, 2)
    expect(table.state.players.map(({ hand }) => hand.basic.items.length)).toEqual([2, 0, 5])
    expect(table.state.discards.basic).toMatchObject({ sees: [] })
    expect(table.state.discards.basic.items).toHaveLength(8)
    expect(table.told('draft-ended')[0]).toMatchObject({ seat: 0, basic: 2 })
    expect(table.asked).toEqual(['0 action'])
    expect([table.points('artifacts', 2), table.points('hand', 2)]).toEqual([0, -5])
  })

  it('NAF-DRAFT-06, NAF-SKILL-05, NAF-RULING-87: with Artifact Hunting two more are drawn from decks named before', () => {
    const sheets = [withSkills('skl-treasure-hunting'), { ...withSkills(), character: 'vera' as const }]
    const table = open({
      stage: 'hunting',
      options: { mode: 'campaign' },
      campaign: {
        mode: 'campaign',
        maps: [],
        skips: false,
        sheets,
        conceding: [],
        conceded: false,
        taken: [],
        fewest: [],
        lost: false,
      },
    })
    expect(table.options('split')).toEqual([
      { basic: 2, advanced: 0 },
      { basic: 1, advanced: 1 },
      { basic: 0, advanced: 2 },
    ])
    table.answer('split', { basic: 1, advanced: 1 })
    const { basic, advanced } = table.player().drawn
    expect([basic.items.length, advanced.items.length]).toEqual([1, 1])
    expect(table.options('keep-drawn')).toHaveLength(4)
    table.answer('keep-drawn', { cards: [...advanced.items] })
    expect(table.player().hand.advanced.items).toHaveLength(1)
    expect(table.state.discards.basic.items).toHaveLength(1)
    expect(table.asked).toEqual(['0 action'])
  })

  it('NAF-RULING-60: the own cards are seen at any time, those of others never', () => {
    const table = dealt(2, { mode: 'first' })
    const { players } = table.view(1).state
    expect(players[1]?.passing.items).toHaveLength(5)
    expect(players[0]?.passing.items).toBe(5)
    expect(USUAL.mode).toBe('first')
  })
})
