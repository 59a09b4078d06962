import type { Input } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from './client.ts'
import { openHouse, playOut, setting, startTable, type TestHouse } from './house.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const written: Input<'save-scenario'> = {
  game: 'night-market',
  access: 'public',
  texts: { cs: { name: 'Dvě noci', about: 'Krátký trh.' }, en: { name: 'Two nights', about: '' } },
  content: { nights: 2, toll: 3 },
}
const market = { ...setting, game: 'night-market' }

describe.each(['SQLite', 'PostgreSQL'] as const)('scenarios, on %s', (kind) => {
  let house: TestHouse
  let anna: Person
  let eve: Person
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await postgres.fresh() : undefined
    house = await openHouse({ databaseUrl, admins: ['admin'] })
    ;[anna, eve] = [await house.person('Anna'), await house.person('Eve')]
  })
  afterAll(() => house.close())
  const save = async (more: Partial<Input<'save-scenario'>> = {}) =>
    (await anna.must('save-scenario', { ...written, ...more })).scenario

  it('are kept with owner, version and text, listed, and found by those who may', async () => {
    const open = await save()
    const secret = await save({ access: 'link', texts: { en: { name: 'Hidden', about: '' } } })
    expect(open).toMatchObject({ version: 1, mine: true, owner: { name: 'Anna' }, findings: [], ancestry: [] })
    const ids = async (person: Person, input: Input<'scenarios'>) =>
      (await person.must('scenarios', input)).scenarios.map(({ id }) => id)
    expect(await ids(eve, {})).toContain(open.id)
    expect(await ids(eve, {})).not.toContain(secret.id)
    expect(await ids(eve, { game: 'lanterns' })).toEqual([])
    expect(await ids(anna, { mine: true })).toEqual([secret.id, open.id])
    expect(await ids(eve, { mine: true })).toEqual([])
    expect((await eve.must('look-scenario', { scenario: open.id })).scenario).toMatchObject({ mine: false, link: null })
    expect(await eve.call('look-scenario', { scenario: secret.id })).toMatchObject({ refused: 'not-found' })
    const link = secret.link ?? ''
    expect((await eve.must('look-scenario', { scenario: secret.id, link })).scenario.content).toEqual(written.content)
  })

  it('are what their game reads: errors refuse, warnings do not, and sizes are limited', async () => {
    const tried = async (content: unknown, more: object = {}) => {
      const { refused, about } = await anna.call('save-scenario', { ...written, ...more, content })
      return `${refused} ${about}`
    }
    expect(await tried({ nights: 2 })).toBe('malformed scenario.toll')
    expect(await tried({ nights: 9, toll: 1 })).toBe('not-allowed scenario.nights')
    expect(await tried(null)).toBe('malformed scenario')
    expect(await tried(written.content, { game: 'lanterns' })).toBe('not-allowed scenario')
    expect(await tried(written.content, { game: 'chess' })).toBe('not-found game')
    expect(await tried(written.content, { texts: {} })).toBe('malformed texts')
    expect(await tried({ nights: 2, toll: 1, more: 'x'.repeat(70_000) })).toBe('too-large content')
    const { findings } = await anna.must('save-scenario', { ...written, content: { nights: 2, toll: 9 } })
    expect(findings).toMatchObject([{ path: 'toll', severity: 'warning' }])
  })

  it('change version by version: of two who save after the same one, one is late', async () => {
    const { id } = await save()
    const after = { scenario: id, version: 1 }
    const tries = await Promise.all(
      [1, 2, 3].map((nights) => anna.call('save-scenario', { ...written, after, content: { nights, toll: 1 } })),
    )
    expect(tries.map(({ refused = 'ok' }) => refused).sort()).toEqual(['late', 'late', 'ok'])
    expect((await eve.must('look-scenario', { scenario: id })).scenario.version).toBe(2)
    expect(await eve.call('save-scenario', { ...written, after: { ...after, version: 2 } })).toMatchObject({
      refused: 'forbidden',
    })
  })

  it('open a table that stays what it was, whatever becomes of them', async () => {
    const { id } = await save()
    const open = (scenario: Input<'open-table'>['scenario']) => eve.call('open-table', { ...market, scenario })
    const { sight } = await open({ id })
    expect(sight.info.setting).toMatchObject({
      scenario: { nights: 2, toll: 3 },
      scenarioOf: { id, version: 1, names: { cs: 'Dvě noci' } },
    })
    await anna.must('remove-scenario', { scenario: id })
    expect(await open({ id })).toMatchObject({ refused: 'not-found', about: 'scenario' })
    expect(await eve.call('look-scenario', { scenario: id })).toMatchObject({ refused: 'not-found' })
    const table = sight.info.id
    await anna.must('sit', { table })
    await eve.must('start', { table })
    expect((await eve.look(table)).sight.view?.state).toMatchObject({ nights: 2, toll: 3 })
    // What a client sends itself is read by the game, or refused.
    expect((await open({ given: { nights: 1, toll: 0 } })).sight.info.setting.scenario).toEqual({ nights: 1, toll: 0 })
    expect(await open({ given: { nights: 0, toll: 0 } })).toMatchObject({ refused: 'not-allowed' })
    const other = await save()
    expect(await eve.call('open-table', { ...setting, scenario: { id: other.id } })).toMatchObject({
      refused: 'other-game',
    })
  })

  it('are copied with their ancestry, and taken along and back', async () => {
    const first = await save()
    const { scenario: copy } = await eve.must('copy-scenario', { scenario: first.id })
    expect(copy).toMatchObject({ mine: true, version: 1, access: 'link', content: first.content })
    const { scenario: again } = await anna.must('copy-scenario', { scenario: copy.id, link: copy.link ?? '' })
    expect(again.ancestry).toEqual([
      { id: copy.id, version: 1, owner: 'Eve' },
      { id: first.id, version: 1, owner: 'Anna' },
    ])
    const { file } = await eve.must('export-scenario', { scenario: first.id })
    const { scenario: back } = await eve.must('import-scenario', { file: JSON.parse(JSON.stringify(file)) })
    expect(back).toMatchObject({ brought: true, mine: true, texts: first.texts, content: first.content })
    expect((await eve.must('export-scenario', { scenario: back.id })).file).toEqual(file)
    const tried = async (change: object) =>
      (await eve.call('import-scenario', { file: { ...file, ...change } })).refused
    expect(await tried({ rules: 99 })).toBe('newer-rules')
    expect(await tried({ rules: 0 })).toBe('damaged')
    expect(await tried({ content: { nights: 1 } })).toBe('malformed')
    expect(await tried({ krcma: 'saga' })).toBe('malformed')
  })
  it('tell what was played on them, to whoever may know of it', async () => {
    const { id } = await save()
    const finished = async (access: 'public' | 'link') => {
      const table = await startTable(anna, [eve], { ...market, access, scenario: { id } })
      const lines = await Promise.all([anna.live(), eve.live()])
      for (const line of lines) await line.watch(table)
      await playOut(table, lines)
      return table
    }
    const [seen, unseen] = [await finished('public'), await finished('link')]
    await startTable(anna, [eve], { ...market, scenario: { id } })
    const games = async (person: Person) => {
      const { games: n, tables } = await person.must('scenario-games', { scenario: id })
      return [n, tables.map((table) => table.id).sort()]
    }
    expect(await games(eve)).toEqual([2, [seen, unseen].sort()])
    expect(await games(await house.person('Ota'))).toEqual([2, [seen]])
    expect((await eve.must('scenario-games', { scenario: id })).tables[0]?.result?.seats).toHaveLength(2)
    const secret = await save({ access: 'link' })
    expect(await eve.call('scenario-games', { scenario: secret.id })).toMatchObject({ refused: 'not-found' })
  })

  it('are found by words of their names and texts, with accents or without', async () => {
    const texts = { cs: { name: 'Žabí 100% ostrov', about: 'Mlha.\nA_žáby' }, en: { name: 'Isle', about: 'Fog' } }
    const { id } = await save({ texts })
    const find = async (words: string) =>
      (await eve.must('scenarios', { words })).scenarios.some((scenario) => scenario.id === id)
    for (const words of ['zabi', 'ŽABÍ ostrov', 'fog isle', 'a_z', '100%'])
      expect([words, await find(words)]).toEqual([words, true])
    for (const words of ['zabi dragon', 'a%z', 'azab', '%_']) expect([words, await find(words)]).toEqual([words, false])
  })
})
