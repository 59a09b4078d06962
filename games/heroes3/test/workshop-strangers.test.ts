import { readFileSync } from 'node:fs'
import { openTable, type Refusal, source } from '@krcma/kernel'
import { pagesOf } from '@krcma/look/trial'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { check } from '../reckoning/scenario/check.ts'
import { readScenario } from '../reckoning/scenario/read.ts'
import { game } from '../rules/game.ts'
import { findingsOf, readDraft } from '../workshop/draft/read.ts'
import { workshop } from '../workshop/index.ts'
import { words as cs } from '../workshop/words/cs.ts'
import { words as en } from '../workshop/words/en.ts'
import { mutant } from './workshop-mutants.ts'

const ALL = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS]
const schema = JSON.parse(readFileSync(new URL('../scenario.schema.json', import.meta.url), 'utf8')) as object
/** Another reader altogether: what it accepts is what the game is to accept. */
const accepts = new Ajv2020({ allErrors: true }).compile(schema)

/** Where the schema finds something wrong, as the game names places. */
function wrongBySchema(): readonly string[] {
  return (accepts.errors ?? []).map(({ instancePath, params }) => {
    const own = (params as { additionalProperty?: string; missingProperty?: string }).additionalProperty
    const parts = [...instancePath.split('/').slice(1), ...(own === undefined ? [] : [own])]
    return parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')
  })
}

const isRefusal = (read: unknown): read is Refusal => typeof read === 'object' && read !== null && 'refused' in read
const MUTANTS = 1000

describe('records from strangers', () => {
  it('H3B-CREATE-20: 1,000 mutated records are refused or opened with the very findings of schema and checks, and none throws', () => {
    const random = source(23)
    const fates = { refused: 0, wrong: 0, opened: 0, drafts: 0 }
    for (let n = 0; n < MUTANTS; n++) {
      const record = mutant(ALL[n % ALL.length], random)
      const told = JSON.stringify(record)
      const read = readScenario(record)
      // The schema and the reader agree whether it is a record, and where it is none; the schema leaves to the vocabulary what
      // an effect needs to know.
      const isRecord = accepts(record)
      if (!isRecord) expect(isRefusal(read), told).toBe(true)
      if (isRefusal(read)) {
        const at = read.about.slice('scenario'.length)
        const places = wrongBySchema()
        const agree = isRecord
          ? /\.effects\[\d+\]\./.test(at)
          : places.some((place) => place.startsWith(at) || at.startsWith(place)) || /\.effects\[\d+\]\./.test(at)
        expect(agree, `${at}: ${places} ${told}`).toBe(true)
        fates.refused++
      }
      // A table opens with it if there are no errors, and else names the first.
      const findings = isRefusal(read) ? [] : check(read)
      const error = findings.find(({ severity }) => severity === 'error')
      const players = isRefusal(read) ? 2 : Math.min(3, Math.max(1, read.players.max))
      const seats = Array.from({ length: players }, (_, seat) => `Bot ${seat}`)
      const table = openTable(game, { seats, options: {}, scenario: record, seed: 'a'.repeat(64) })
      if (isRefusal(read)) expect(table, told).toMatchObject({ refused: 'malformed' })
      else if (error !== undefined) {
        expect(table, told).toEqual({ refused: 'not-allowed', about: `scenario.${error.path}` })
        fates.wrong++
      } else {
        expect(isRefusal(table), told).toBe(false)
        fates.opened++
      }
      // The form takes it up or says where not, and shows just that.
      const draft = readDraft(record)
      if (isRefusal(draft)) continue
      if (!isRefusal(read)) expect(findingsOf(draft), told).toEqual(findings)
      else expect(findingsOf(draft)[0]?.severity, told).toBe('error')
      fates.drafts++
      if (fates.drafts % 20 > 0) continue
      const [words, language] = fates.drafts % 40 === 0 ? ([cs, 'cs'] as const) : ([en, 'en'] as const)
      for (const [page, markup] of pagesOf(workshop, draft as Scenario as never, words, language))
        expect(markup.length, `${page} ${told}`).toBeGreaterThan(20)
    }
    // Enough of each for all of this to have been tried.
    expect(Math.min(...Object.values(fates)), JSON.stringify(fates)).toBeGreaterThan(30)
  }, 240_000)

  it('H3B-CREATE-20 H3B-CREATE-28: what is nested without end, and what would be rolled without end, is refused with its place', () => {
    let deep: unknown = { round: { cmp: '=', n: 1 } }
    for (let n = 0; n < 5000; n++) deep = { not: deep }
    const record = { ...ALL[0], victory: [{ ...ALL[0]?.victory[0], if: deep }] }
    const refused = readDraft(record)
    expect(refused).toMatchObject({
      refused: 'malformed',
      about: expect.stringMatching(/^scenario\.victory\[0\]\.if\.not/),
    })
    expect(readScenario(record)).toEqual(refused)
    const effects = [{ op: 'roll', die: 'treasure', n: 1_000_000_000, resolve: 'all' }]
    const many = { ...ALL[0], timedEvents: [{ id: 'one', on: { event: 'setup' }, effects }] } as Scenario
    expect(check(many).map(({ path, severity }) => `${severity} ${path}`)).toEqual([
      'error timedEvents[0].effects[0].n',
    ])
  })
})
