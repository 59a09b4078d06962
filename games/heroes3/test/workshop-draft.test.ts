import { describe, expect, it } from 'vitest'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { accessOf } from '../reckoning/scenario/access.ts'
import { check } from '../reckoning/scenario/check.ts'
import { readScenario } from '../reckoning/scenario/read.ts'
import { blank } from '../workshop/draft/blank.ts'
import { type Edit, edited, newId } from '../workshop/draft/edit.ts'
import { joined, valueAt, withValue } from '../workshop/draft/place.ts'
import { findingsOf, readDraft } from '../workshop/draft/read.ts'
import { SUGGESTIONS, suggested } from '../workshop/map/suggestions.ts'

const ALL = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS]
const after = (draft: Scenario, ...edits: readonly Edit[]) => edits.reduce(edited, draft)
const put = (at: string, value: unknown): Edit => ({ do: 'put', at, value })
const errorsOf = (draft: Scenario) =>
  findingsOf(draft).flatMap(({ path, severity }) => (severity === 'error' ? path : []))

describe('places in a record', () => {
  it('are read and written by their names, and what did not change stays the same', () => {
    const record = { a: [{ b: 1 }, { b: 2 }], c: { d: 3 } }
    const changed = withValue(record, 'a[1].b', 5)
    expect(changed).toEqual({ a: [{ b: 1 }, { b: 5 }], c: { d: 3 } })
    expect(changed.a[0]).toBe(record.a[0])
    expect(valueAt(changed, joined('a[1]', 'b'))).toBe(5)
    expect(withValue(record, 'c.d', undefined)).toEqual({ ...record, c: {} })
    expect(withValue(record, '', 7)).toBe(7)
    expect(valueAt(record, 'x.y[3]')).toBeUndefined()
  })
})

describe('the form', () => {
  it('H3B-CREATE-08 H3B-CREATE-09 H3B-CREATE-11 H3B-CREATE-17: begins with what the booklet has filled in, and says what is missing', () => {
    const empty = blank('own-1')
    expect(empty.startingResources).toEqual({ gold: 15, materials: 3, valuables: 1 })
    expect(empty.startingIncome).toEqual({ gold: 10, materials: 0, valuables: 0 })
    expect(empty.startingUnits).toEqual([{ tier: 'bronze', side: 'few', which: 'all' }])
    expect(empty.startingBuildings).toEqual([])
    expect(errorsOf(empty)).toEqual(['name.en', 'victory', 'map.layout'])
    const czech = after(empty, put('name.cs', 'Studna'))
    expect(errorsOf(czech)).toContain('name.en')
    expect(readDraft(JSON.parse(JSON.stringify(empty)))).toEqual(empty)
  })

  it('H3B-CREATE-20: a draft may be empty where it will have to be filled, and nothing else may be wrong', () => {
    expect(readDraft({ ...blank('own-1'), victory: 3 })).toEqual({ refused: 'malformed', about: 'scenario.victory' })
    expect(readDraft({ ...blank('own-1'), curse: true })).toEqual({ refused: 'malformed', about: 'scenario.curse' })
    expect(readDraft(null)).toEqual({ refused: 'malformed', about: 'scenario' })
  })

  it('H3B-CREATE-03 H3B-CREATE-21: length and round limit are one number, and points are counted where something says so', () => {
    const longer = after(blank('own-1'), put('length.rounds', 18))
    expect([longer.length.rounds, longer.roundLimit.round]).toEqual([18, 18])
    expect(findingsOf(longer)).toContainEqual(expect.objectContaining({ path: 'length.rounds', severity: 'warning' }))
    const { scoring: _, ...unscored } = {
      ...blank('own-1'),
      roundLimit: { ...blank('own-1').roundLimit, result: 'draw' },
    } as Scenario
    expect(after(unscored as Scenario, put('length.rounds', 8)).scoring).toBeUndefined()
    expect(after(unscored as Scenario, put('roundLimit.result', 'score')).scoring?.use).toBe('tournament')
  })

  it('H3B-CREATE-02 H3B-CREATE-25: what was said of a player who is gone is gone too', () => {
    const [, crowns] = SAMPLE_SCENARIOS as [Scenario, Scenario]
    const two = after(crowns, put('players', { min: 2, max: 2 }))
    expect(Object.keys(two.perPlayer ?? {})).toEqual(['p2'])
  })

  it('H3B-CREATE-04 H3B-CREATE-07: counts what lies on the map and what is dealt', () => {
    const drawn = after(blank('own-1'), put('map.layout', suggested('ring', 2)), put('map.supply', { far: 1 }))
    expect(drawn.map.tiles).toEqual({ start: 2, near: 4, far: 6, center: 1 })
  })

  it.each(SUGGESTIONS.flatMap((one) => [1, 2, 3].map((players) => [one, players] as const)))(
    'H3B-CREATE-04 H3B-CREATE-06: the map "%s" for %i is whole, fair, and of tiles that the box has',
    (suggestion, players) => {
      const drawn = after(
        blank('own-1'),
        put('players', { min: players, max: players }),
        put('map.layout', suggested(suggestion, players)),
      )
      expect(check(drawn)).toEqual([])
      expect(accessOf(drawn.map.layout ?? []).every(({ far }) => new Set(far).size <= 1)).toBe(true)
    },
  )

  it('H3B-CREATE-13 H3B-CREATE-14 H3B-CREATE-16: things are added with an id of their own, moved and taken away', () => {
    const victory = { who: 'any', if: { eliminated: { who: 'any' } }, end: 'immediately', result: 'win' }
    const [one, two] = ['victory-1', 'victory-2'].map((id) => ({ id, ...victory }))
    const both = after(
      blank('own-1'),
      { do: 'add', to: 'victory', value: one },
      { do: 'add', to: 'victory', value: two },
    )
    expect(newId('victory', both.victory)).toBe('victory-3')
    expect(newId('victory', [{ id: 'victory-2' }])).toBe('victory-3')
    const moved = after(both, { do: 'shift', in: 'victory', index: 1, by: -1 })
    expect(moved.victory.map(({ id }) => id)).toEqual(['victory-2', 'victory-1'])
    expect(after(moved, { do: 'take', from: 'victory', index: 0 }).victory.map(({ id }) => id)).toEqual(['victory-1'])
    expect(after(both, { do: 'shift', in: 'victory', index: 7, by: 1 })).toEqual(both)
  })

  it('H3B-CREATE-01 H3B-CREATE-20: filled in, it is a record that the game plays', () => {
    const whole = after(
      blank('own-1'),
      put('name', { en: 'The well', cs: 'Studna' }),
      put('map.layout', suggested('line', 2)),
      put('victory', [
        { id: 'v', who: 'any', if: { mainHeroDefeated: { of: 'opponent' } }, end: 'immediately', result: 'win' },
      ]),
    )
    expect(findingsOf(whole)).toEqual([])
    expect(readScenario(whole)).toEqual(whole)
  })

  it.each(ALL.map((scenario) => [scenario.id, scenario] as const))(
    'H3B-CREATE-20: %s is opened, and an edit that changes nothing leaves it as it is',
    (_, scenario) => {
      expect(readDraft(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
      expect(after(scenario, put('name', scenario.name))).toEqual(scenario)
    },
  )
})
