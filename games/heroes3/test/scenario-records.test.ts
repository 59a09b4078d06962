import { describe, expect, it } from 'vitest'
import type { Scenario } from '../content/scenario.ts'
import { FORM_LINES, FORM_STEPS, RECOMMENDED, TEMPLATE } from '../content/scenario-template.ts'
import { SAMPLE_SCENARIOS, SCENARIOS, TOURNAMENT_SCENARIOS } from '../content/scenarios.ts'
import { check } from '../reckoning/scenario/check.ts'
import { KNOWN_CONDITIONS } from '../reckoning/scenario/condition-form.ts'
import { KNOWN_OPS } from '../reckoning/scenario/effect-form.ts'
import { readScenario } from '../reckoning/scenario/read.ts'

const ALL = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS]
const race = SCENARIOS['grand-race']
const [ford, crowns] = SAMPLE_SCENARIOS as [Scenario, Scenario]

const wrongIn = (change: object, record: Scenario = race) => {
  const read = readScenario({ ...record, ...change })
  return 'refused' in read ? [read.refused, read.about] : 'read'
}
const found = (change: object, record: Scenario = race) =>
  check({ ...record, ...change } as Scenario).map(({ path, severity }) => `${severity} ${path}`)

describe('a record of a scenario', () => {
  it.each(ALL.map((scenario) => [scenario.id, scenario] as const))(
    'H3B-SETUP-01 H3B-CREATE-20: %s reads and has no errors',
    (_, scenario) => {
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
      expect(check(scenario).filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  it('H3B-S0-01 H3B-S0-02 H3B-S0-03 H3B-S0-04 H3B-S0-05 H3B-S0-06: what the tournament scenarios have in common', () => {
    for (const id of TOURNAMENT_SCENARIOS) {
      const scenario = SCENARIOS[id]
      expect(scenario.startingResources).toEqual({ gold: 10, materials: 3, valuables: 1 })
      expect(scenario.startingIncome).toEqual({ gold: 10, materials: 0, valuables: 0 })
      expect(scenario.startingBuildings).toEqual(['dwelling-bronze'])
      expect(scenario.startingUnits).toEqual([{ tier: 'bronze', side: 'few', which: 'all' }])
      expect(scenario.map.tiles.start).toBe(2)
      expect([scenario.startingBonuses.choose, scenario.timedEvents]).toEqual([0, []])
      expect(check(scenario)).toEqual([])
    }
  })

  it('H3B-S1-05 H3B-S2-07 H3B-S3-17: 8, 11 and 14 rounds', () => {
    expect(TOURNAMENT_SCENARIOS.map((id) => SCENARIOS[id].roundLimit.round)).toEqual([8, 11, 14])
  })

  it('H3B-CREATE-01: needs names in both languages, and an id in small letters', () => {
    expect(wrongIn({ name: { en: 'Race', cs: ' ' } })).toEqual(['malformed', 'scenario.name.cs'])
    expect(wrongIn({ id: 'Grand Race' })).toEqual(['malformed', 'scenario.id'])
    expect(readScenario(null)).toEqual({ refused: 'malformed', about: 'scenario' })
    expect(readScenario({ ...race, curse: 1 })).toEqual({ refused: 'malformed', about: 'scenario.curse' })
  })

  it('H3B-EX-30 H3B-CREATE-02 H3B-CREATE-09 H3B-CREATE-14: income 12, four players and no victory condition are refused', () => {
    expect(wrongIn({ startingIncome: { gold: 12, materials: 0, valuables: 0 } })).toEqual([
      'malformed',
      'scenario.startingIncome.gold',
    ])
    expect(wrongIn({ players: { min: 2, max: 4 } })).toEqual(['malformed', 'scenario.players.max'])
    expect(wrongIn({ victory: [] })).toEqual(['malformed', 'scenario.victory'])
  })

  it('H3B-EX-30 H3B-CREATE-03 H3B-CREATE-04 H3B-CREATE-10: 18 rounds and few near tiles warn, silver without bronze is an error', () => {
    const long = { length: { rounds: 18 }, roundLimit: { ...race.roundLimit, round: 18 } }
    expect(found(long)).toEqual(['warning length.rounds'])
    const map = { ...ford.map, tiles: { ...ford.map.tiles, near: 2 } }
    expect(found({ map }, ford)).toContain('warning map.tiles.near')
    expect(found({ startingBuildings: ['dwelling-silver'] })).toEqual(['error startingBuildings'])
  })

  it.each([
    [{ op: 'fly' }, ''],
    [{ op: 'toString' }, ''],
    [{ op: 'draw' }, '.n'],
    [{ op: 'draw', n: 0 }, '.n'],
    [{ op: 'gain', gold: -1 }, '.gold'],
    [{ op: 'choose', options: [] }, '.options'],
    [
      { op: 'choose', options: [{ effects: [{ op: 'draw', n: 1 }] }, { effects: [{ op: 'fly' }] }] },
      '.options[1].effects[0]',
    ],
    [{ op: 'gainUnit', unit: 'imps', side: 'few' }, '.unit'],
    [{ op: 'endGame', result: 'win' }, '.result'],
    [{ op: 'message', text: { en: 'Hear!' } }, '.text.cs'],
    [{ op: 'rollAttackDie', outcomes: { 2: [] } }, '.outcomes.2'],
  ])('H3B-CREATE-13 H3B-CREATE-27: the effect %j is refused where it is wrong', (effect, place) => {
    const timedEvents = [{ id: 'one', on: { event: 'round-start' }, effects: [{ op: 'trade' }, effect] }]
    expect(wrongIn({ timedEvents })).toEqual(['malformed', `scenario.timedEvents[0].effects[1]${place}`])
  })

  it.each([
    [{ luck: { who: 'self' } }, ''],
    [{ level: { who: 'self', atLeast: 3 }, vp: { who: 'self', atLeast: 9 } }, ''],
    [{}, ''],
    [{ all: [] }, '.all'],
    [{ not: { any: [{ round: { cmp: '!', n: 3 } }] } }, '.not.any[0].round.cmp'],
    [{ controls: { location: 'blocked', who: 'self' } }, '.controls.location'],
  ])('H3B-CREATE-14: the condition %j is refused where it is wrong', (condition, place) => {
    expect(wrongIn({ victory: [{ ...race.victory[0], if: condition }] })).toEqual([
      'malformed',
      `scenario.victory[0].if${place}`,
    ])
  })

  it('H3B-CREATE-05 H3B-CREATE-11: maps need their middle or their layout, tiles and units are of the box', () => {
    const { center: _, ...uncentred } = race.map
    expect(wrongIn({ map: uncentred })).toEqual(['malformed', 'scenario.map.center'])
    expect(wrongIn({ map: { ...race.map, build: 'layout' } })).toEqual(['malformed', 'scenario.map.layout'])
    expect(wrongIn({ map: { ...race.map, deal: { near: 'by-lot' } } })).toEqual(['malformed', 'scenario.map.deal.near'])
    const near = [{ count: 4, ids: ['N7'] }]
    expect(wrongIn({ map: { ...race.map, tiles: { ...race.map.tiles, near } } })).toEqual([
      'malformed',
      'scenario.map.tiles.near[0].ids[0]',
    ])
    expect(wrongIn({ startingUnits: [{ unit: 'imps', side: 'few' }] })).toEqual([
      'malformed',
      'scenario.startingUnits[0].unit',
    ])
    expect(wrongIn({ rules: [{ id: 'x', kind: 'variant', variant: 'flood' }] })).toEqual([
      'malformed',
      'scenario.rules[0].variant',
    ])
    expect(wrongIn({ rules: [{ id: 'x', kind: 'magic' }] })).toEqual(['malformed', 'scenario.rules[0]'])
  })

  it('H3B-CREATE-08: one player may begin with something else', () => {
    expect(wrongIn({ perPlayer: { p2: { startingBuildings: ['citadel', 'citadel'] } } })).toEqual([
      'malformed',
      'scenario.perPlayer.p2.startingBuildings',
    ])
    expect(crowns.perPlayer?.p2?.startingResources?.gold).toBe(20)
  })

  it('H3B-CREATE-12 H3B-CREATE-15 H3B-CREATE-16 H3B-CREATE-17: the form has thirteen steps, each a field of a record', () => {
    expect(FORM_STEPS).toHaveLength(13)
    for (const step of FORM_STEPS) expect(Object.keys(race)).toContain(step)
    expect([FORM_LINES.units, FORM_LINES.bonuses, FORM_LINES.rules, FORM_LINES.victory]).toEqual([5, 3, 8, 3])
    expect([FORM_LINES.roundLimit, FORM_LINES.events, FORM_LINES.linesPerEvent]).toEqual([3, 3, 2])
    expect(FORM_LINES.buildings).toHaveLength(6)
  })

  it('H3B-CREATE-03 H3B-CREATE-08 H3B-CREATE-09 H3B-CREATE-11: the blank form holds the usual values', () => {
    expect(TEMPLATE.startingResources).toEqual({ gold: 15, materials: 3, valuables: 1 })
    expect(TEMPLATE.startingIncome).toEqual({ gold: 10, materials: 0, valuables: 0 })
    expect(TEMPLATE.startingUnits).toEqual([{ tier: 'bronze', side: 'few', which: 'all' }])
    expect(RECOMMENDED).toEqual({ rounds: 16, tilesPerPlayer: { start: 1, near: 2, far: 2 } })
  })

  it('H3B-CREATE-13 H3B-CREATE-14: 81 operations and 21 conditions are known', () => {
    expect(new Set(KNOWN_OPS).size).toBe(81)
    expect(new Set(KNOWN_CONDITIONS).size).toBe(21)
  })
})

describe('what is wrong with a record that can be read', () => {
  it('H3B-CREATE-21: the limit is the length, and whoever scores says how', () => {
    expect(found({ length: { rounds: 10 } })).toEqual(['error roundLimit.round'])
    expect(found({ scoring: { use: 'none' } })).toEqual(['error scoring'])
    const { scoring: _, ...silent } = race
    expect(check(silent)).toEqual([])
    expect(check({ ...silent, ruleset: 'clash-base' }).map(({ path }) => path)).toEqual(['scoring'])
  })

  it('H3B-CREATE-07: no more tiles than the box has, each place used once, everything connected', () => {
    const tiles = (change: object) => ({ map: { ...race.map, tiles: { ...race.map.tiles, ...change } } })
    expect(found(tiles({ far: 10 }))).toContain('error map.tiles.far')
    expect(found(tiles({ near: [{ count: 4, has: ['obelisk'] }] }))).toContain('error map.tiles.near')
    expect(found(tiles({ center: [{ count: 2, has: ['dragon-utopia'] }] }))).toContain('error map.tiles.center')
    const layout = ford.map.layout ?? []
    const laid = (change: (typeof layout)[number][]) => found({ map: { ...ford.map, layout: change } }, ford)
    expect(laid([...layout.slice(1), { ...layout[0]!, slot: [1, 0] }])).toContain('error map.layout')
    expect(laid([...layout.slice(1), { ...layout[0]!, slot: [7, 7] }])).toContain('error map.layout')
    expect(laid(layout.filter(({ player }) => player !== 'p2'))).toEqual(['error map.tiles.start', 'error map.layout'])
    expect(found({ map: { ...ford.map, supply: { far: 2 } } }, ford)).toEqual(['error map.tiles.far'])
  })

  it('H3B-CREATE-06: some players have farther to go', () => {
    const layout = (ford.map.layout ?? []).map((tile) =>
      tile.player === 'p1'
        ? { ...tile, slot: [5, -2] as const }
        : tile.kind === 'far'
          ? { ...tile, slot: [tile.slot[0] + 2, tile.slot[1] - 1] as const }
          : tile,
    )
    const findings = check({ ...ford, map: { ...ford.map, layout } })
    expect(findings.filter(({ severity }) => severity === 'warning').map(({ path }) => path)).toEqual(['map.layout'])
    expect(check(ford)).toEqual([])
  })

  it('H3B-CREATE-25: ids are used once, references lead somewhere', () => {
    const [rule] = race.rules
    expect(found({ rules: [rule, rule] })).toEqual(['error rules[1].id'])
    expect(found({ victory: [race.victory[0], race.victory[0]] })).toEqual(['error victory[1].id'])
    expect(found({ players: { min: 3, max: 2 } })).toContain('error players')
    expect(found({ startingBonuses: { choose: 1, options: [] } })).toEqual(['error startingBonuses.choose'])
    expect(found({ victory: [{ ...race.victory[0], who: 'p3' }] })).toEqual(['error victory[0].who'])
    expect(found({ roundLimit: { ...race.roundLimit, result: 'win-p3' } })).toEqual(['error roundLimit.result'])
    expect(found({ perPlayer: { p3: {} } })).toEqual(['error perPlayer.p3'])
    const center = { ...race.map.center, default: 'none' }
    expect(found({ map: { ...race.map, center } })).toEqual(['error map.center.default'])
    const near = [{ count: 4, ids: ['N1', 'N1', 'N2', 'F1'] }]
    expect(found({ map: { ...race.map, tiles: { ...race.map.tiles, near } } })).toEqual(
      expect.arrayContaining(['error map.tiles.near', 'error map.tiles.near[0].ids', 'error map.tiles']),
    )
  })

  it('H3B-CREATE-25: tiles must be there to be dealt', () => {
    const tiles = (change: object) => found({ map: { ...race.map, tiles: { ...race.map.tiles, ...change } } })
    expect(tiles({ far: 5 })).toEqual(['error map.center.variants[0]'])
    expect(tiles({ near: 4 })).toEqual(['error map.center.variants[0]'])
    expect(tiles({ center: 2 })).toEqual(['error map.center.variants[0]'])
  })

  it('H3B-CREATE-25: what is forbidden somewhere is about a place that there can be', () => {
    const rules = [{ id: 'no', kind: 'restrict', what: 'enter-location', location: 'grail' }]
    expect(found({ rules })).toEqual(['error rules[0].location'])
    expect(found({ rules }, SCENARIOS['unexpected-inheritance'])).toEqual([])
  })

  it('H3B-VAR-01: there are Astrologers in every round, or in none', () => {
    const rules = [{ id: 'quiet', kind: 'variant', variant: 'no-astrologers' }]
    expect(found({ rules })).toEqual([])
    expect(found({ rules, variants: ['astrologers-every-round'] })).toEqual(['error variants'])
  })

  it('H3B-CREATE-20: what can do nothing warns and does not forbid', () => {
    const timedEvents = [{ id: 'one', on: { event: 'round-start' }, effects: [{ op: 'power', n: 1 }] }]
    expect(found({ timedEvents })).toEqual(['warning timedEvents[0].effects[0]'])
  })

  it('H3B-CREATE-20: every finding is said in both languages', () => {
    const broken = { ...crowns, players: { min: 1, max: 1 }, length: { rounds: 20 }, scoring: { use: 'none' } } as const
    const findings = check(broken)
    expect(findings.length).toBeGreaterThan(5)
    for (const { words } of findings) {
      expect(words.en).toMatch(/^[A-Z].*\.$/)
      expect(words.cs).toMatch(/^\p{Lu}.*\.$/u)
    }
  })
})
