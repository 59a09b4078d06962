import { beginSaga, openSaga, openTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '../content/campaign.ts'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { room } from '../index.ts'
import { checkContent, readContent } from '../reckoning/scenario/content.ts'
import { game } from '../rules/game.ts'
import { words as en } from '../words/en.ts'

const [ford, crowns] = SAMPLE_SCENARIOS as [Scenario, Scenario]
const short = (scenario: Scenario): Scenario => ({
  ...scenario,
  length: { rounds: 1 },
  roundLimit: { ...scenario.roundLimit, round: 1 },
})
const campaign: Campaign = {
  schema: 'h3b-campaign/1',
  name: { en: 'Two evenings', cs: 'Dva večery' },
  scenarios: [short(SCENARIOS['grand-race']), short(ford)],
}
const company = { members: [0, 1], seats: [1, 0] }

function begun(scenario: Campaign | Scenario | null = campaign) {
  const saga = beginSaga(game, 2, { scenario })
  if ('refused' in saga) throw new Error(saga.about)
  return saga
}

describe('scenarios in a row', () => {
  it('H3B-CREATE-26 H3B-CREATE-03 H3B-CREATE-20: are read and checked one by one, with the place', () => {
    expect(readContent(JSON.parse(JSON.stringify(campaign)))).toEqual(campaign)
    const broken = { ...campaign, scenarios: [campaign.scenarios[0], { ...ford, victory: [] }] }
    expect(readContent(broken)).toEqual({ refused: 'malformed', about: 'scenario.scenarios[1].victory' })
    expect(readContent({ ...campaign, scenarios: [] })).toEqual({ refused: 'malformed', about: 'scenario.scenarios' })
    const three = { ...campaign, scenarios: [short(ford), { ...crowns, length: { rounds: 3 } }] }
    expect(checkContent(three).map(({ path, severity }) => `${severity} ${path}`)).toEqual([
      'error scenarios[1].roundLimit.round',
      'error scenarios',
    ])
  })

  it('H3B-CREATE-26 H3B-CREATE-03: are no game by themselves, and a saga only for those who can play all of them', () => {
    const opened = openTable(game, { seats: ['A', 'B'], options: {}, scenario: campaign, seed: '1'.repeat(64) })
    expect(opened).toEqual({ refused: 'not-allowed', about: 'scenario' })
    expect(beginSaga(game, 3, { scenario: campaign })).toMatchObject({ refused: 'not-allowed', about: 'players' })
    expect(beginSaga(game, 2, { scenario: campaign, options: { centre: 'single-center' } })).toMatchObject({
      refused: 'not-allowed',
      about: 'centre',
    })
  })

  it('H3B-CREATE-26 H3B-CREATE-03 H3B-CREATE-12: each evening is the next scenario, begins with what its record says, and places and points go on', () => {
    let saga = begun()
    const played: string[] = []
    while (!saga.over) {
      const evenings = saga.evenings(company)
      if ('refused' in evenings) throw new Error(evenings.about)
      const [evening] = evenings
      const table = openTable(game, { ...evening, seats: ['B', 'A'], seed: `${played.length + 1}`.repeat(64) })
      if ('refused' in table) throw new Error(table.about)
      played.push(table.state.setting.scenario.id)
      // Nothing that somebody had comes along.
      expect(table.state.setting.scenario).toEqual(campaign.scenarios[played.length - 1])
      const random = source(played.length)
      while (!table.over) {
        const [decision] = table
          .decisions(table.waiting[0] ?? 0)
          .filter(({ answered, offer }) => answered === undefined && !offer)
        if (decision === undefined) throw new Error('nothing is asked')
        table.give(decision, room.mind.choose(table.state, decision, random))
      }
      const ending = table.ending()
      const after = saga.after(company, JSON.parse(JSON.stringify(ending?.campaign)))
      if ('refused' in after) throw new Error(after.about)
      expect(after.again).toBe(false)
      // Member 1 sat first.
      const tallies = company.seats.map(
        (member) => (after.saga.sheets as { tallies: { place: number }[][] }).tallies[member]?.at(-1)?.place,
      )
      expect(tallies).toEqual(ending?.places)
      const next = openSaga(game, JSON.parse(JSON.stringify(after.saga)))
      if ('refused' in next) throw new Error(next.about)
      saga = next
    }
    expect(played).toEqual(['grand-race', ford.id])
    const lines = en.saga?.sheet(saga.view(0), 0) ?? []
    expect(lines[0]).toMatch(/^1\. Grand Race: (first|second) place, \d+ VP$/)
    expect(lines).toHaveLength(2)
  }, 120_000)

  it('H3B-CREATE-26 H3B-CREATE-03: an evening that is given up is played again; without a campaign, the tournament scenarios are one', () => {
    expect(begun().after(company, null)).toMatchObject({ again: true })
    const evenings = begun(null).evenings(company)
    expect('refused' in evenings ? evenings : evenings.map(({ scenario }) => (scenario as Scenario).id)).toEqual([
      'last-chance',
    ])
    expect(begun(ford).over).toBe(false)
  })
})
