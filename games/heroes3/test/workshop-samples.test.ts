import { openTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { room } from '../index.ts'
import { readScenario } from '../reckoning/scenario/read.ts'
import { game } from '../rules/game.ts'
import { edited } from '../workshop/draft/edit.ts'
import { findingsOf, readDraft } from '../workshop/draft/read.ts'

const ALL = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS]
const ROUNDS = 4

describe('scenarios that one can begin with', () => {
  it.each(ALL.map((scenario) => [scenario.id, scenario] as const))(
    'H3B-CREATE-01 H3B-CREATE-03 H3B-CREATE-08 H3B-CREATE-20: %s is opened, changed, checked and played to its end',
    (_, sample) => {
      const draft = readDraft(JSON.parse(JSON.stringify(sample)))
      if ('refused' in draft) throw new Error(draft.about)
      const changes = [
        ['name', { en: 'Another', cs: 'Jiný' }],
        ['length.rounds', ROUNDS],
        ['startingResources', { gold: 25, materials: 6, valuables: 3 }],
      ] as const
      const changed = changes.reduce((before, [at, value]) => edited(before, { do: 'put', at, value }), draft)
      expect(findingsOf(changed)).toEqual([])
      expect(readScenario(changed)).toEqual(changed)
      const seats = Array.from({ length: changed.players.max }, (_, seat) => `Bot ${seat}`)
      const table = openTable(game, { seats, options: {}, scenario: changed, seed: '7'.repeat(64) })
      if ('refused' in table) throw new Error(table.about)
      const random = source(7)
      for (let n = 0; !table.over && n < game.bound; n++) {
        const seat = table.waiting[0] ?? 0
        const asked = table.decisions(seat).filter(({ answered, offer }) => answered === undefined && !offer)
        const [decision] = asked
        if (decision === undefined) throw new Error('nothing is asked')
        table.give(decision, room.mind.choose(table.state, decision, random))
      }
      expect(table.over).toBe(true)
      const course = room.report.course?.(table.state)
      expect(course?.round).toBeLessThanOrEqual(ROUNDS + 1)
      expect(course?.came).toContain(course?.end)
      expect(table.state.setting.scenario.name.en).toBe('Another')
    },
    120_000,
  )
})
