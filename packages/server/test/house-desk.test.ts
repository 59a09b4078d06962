import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './client.ts'
import { openHouse, setting, startTable, type TestHouse } from './house.ts'

const DAY = 86_400_000
let now = Date.now()
let house: TestHouse
let boss: Person
beforeAll(async () => {
  house = await openHouse({}, { now: () => now })
  boss = await house.admin('boss')
})
afterAll(() => house.close())

const idOf = async (person: Person) => (await person.must('me', {})).me?.id ?? ''

it('a line and a person are reported once each, and an admin settles that; what admins do is noted', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Benjamin')]
  const table = await startTable(anna, [ben])
  const [her, his] = [await idOf(anna), await idOf(ben)]
  const { n: line } = await ben.must('say', { table, text: 'something rude' })
  for (let times = 0; times < 2; times++) await anna.must('report', { table, person: his, line, why: 'rude' })
  await anna.must('report', { table, person: his, why: 'cheating', note: 'he knew my cards' })
  for (const wrong of [{ line: line + 1 }, { person: 'abcdefgh2345' }])
    expect((await anna.call('report', { table, person: his, why: 'rude', ...wrong })).refused).toBe('not-found')
  expect((await ben.call('report', { table, person: her, line, why: 'rude' })).refused).toBe('not-found')
  const { reports } = await boss.must('house-desk', {})
  expect(reports).toMatchObject([
    { by: { id: her }, person: { id: his, name: 'Benjamin' }, table, line, said: 'something rude', why: 'rude' },
    { person: { id: his }, line: null, said: '', why: 'cheating', note: 'he knew my cards' },
  ])
  await boss.must('remove-message', { table, n: line })
  const settled = await boss.must('settle-report', { report: reports[0]?.id ?? '', note: 'removed' })
  expect(settled.reports).toHaveLength(1)
  await boss.must('close-table', { table })
  const { log, limits } = await boss.must('house-desk', {})
  expect(log.map(({ what, name, by }) => [what, name, by])).toEqual(
    expect.arrayContaining([
      ['message-removed', 'Benjamin', 'boss'],
      ['report-settled', 'Benjamin', 'boss'],
      ['table-closed', '', 'boss'],
    ]),
  )
  expect(limits['KRCMA_LIMIT_GUESSES']).toBe(1_000_000)
  expect((await boss.must('house-tables', {})).tables.map(({ id }) => id)).toContain(table)
})

it('somebody who is silenced says nothing until it is over, also through a socket that was open before', async () => {
  const loud = await house.person('Loud')
  const table = (await loud.must('open-table', setting)).sight.info.id
  const line = await loud.live()
  const until = now + DAY
  expect((await boss.must('silence', { person: await idOf(loud), until })).person.silenced).toBe(until)
  expect(await line.call('say', { table, text: 'still here' })).toMatchObject({
    refused: 'forbidden',
    about: 'silenced',
  })
  expect((await boss.must('house-people', {})).people.map(({ name }) => name)).toEqual(['Loud'])
  now += DAY + 1
  expect((await line.call('say', { table, text: 'again' })).refused).toBeUndefined()
  line.close()
  expect((await boss.call('silence', { person: await idOf(boss), until: now + DAY })).refused).toBe('forbidden')
  expect((await boss.call('silence', { person: await idOf(loud), until: now + 400 * DAY })).refused).toBe('not-allowed')
})

it('somebody who is shut out is logged out at once and does not come in by any way before it is over', async () => {
  const bad = await house.person('Bad')
  const password = 'long enough password'
  const { me, codes } = await bad.must('set-password', { login: 'bad', password })
  const line = await bad.live()
  await boss.must('shut-out', { person: me.id, until: now + DAY })
  expect(await line.untilClosed()).toBe(4004)
  expect(await bad.call('log-in', { login: 'bad', password })).toMatchObject({ refused: 'forbidden', about: 'barred' })
  expect((await bad.call('recover', { login: 'bad', code: codes?.[0] ?? '' })).refused).toBe('forbidden')
  expect((await boss.must('house-people', { search: 'BA' })).people).toMatchObject([{ login: 'bad' }])
  expect((await boss.must('house-people', { search: '%' })).people).toEqual([])
  await boss.must('shut-out', { person: me.id, until: null })
  expect((await bad.must('log-in', { login: 'bad', password })).me.login).toBe('bad')
})
