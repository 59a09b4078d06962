import { afterAll, beforeAll, expect, it } from 'vitest'
import { looksLike } from '../src/people/name.ts'
import { openHouse, setting, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

it.each([
  ['Anna', 'ANNA'],
  ['Ian', 'lan'],
  ['Сосо', 'Coco'],
  ['Marn', 'Mam'],
  ["O'Neil", 'O’Neil'],
  ['Bob1', 'Bobl'],
])('%s and %s look the same', (one, other) => {
  expect(looksLike(one, other)).toBe(true)
  expect(looksLike(other, one)).toBe(true)
})

it.each([
  ['Jiří', 'Jiri'],
  ['Anna', 'Hanna'],
  ['Ben', 'Ben 2'],
])('%s and %s do not', (one, other) => {
  expect(looksLike(one, other)).toBe(false)
})

it('nobody sits down where somebody has their name, or opened the table with it', async () => {
  const anna = await house.person('Anna Lind')
  const { sight } = await anna.must('open-table', { ...setting, seats: [{ for: 'anybody' }, { for: 'anybody' }] })
  const { id: table } = sight.info
  const other = await house.person('Anna LInd')
  expect((await other.call('sit', { table })).refused).toBe('same-name')
  await other.must('rename', { name: 'Anna Berg' })
  await other.must('sit', { table })
  await anna.must('sit', { table })
})

it('nobody speaks at a table under the name of one who sits there, whenever they took it', async () => {
  const [anna, eve] = [await house.person('Anna'), await house.person('Eve')]
  const { sight } = await anna.must('open-table', setting)
  const { id: table } = sight.info
  await eve.must('say', { table, text: 'hello' })
  await eve.must('rename', { name: 'ANNA' })
  expect((await eve.call('say', { table, text: 'I give up' })).refused).toBe('same-name')
  await anna.must('say', { table, text: 'I do not' })
})

it('nobody joins a saga in which somebody has their name', async () => {
  const anna = await house.person('Anna')
  const members = [{ for: 'me' as const }, { for: 'anybody' as const }]
  const { saga } = await anna.must('begin-saga', { game: 'night-market', members })
  const other = await house.person('Аппа')
  const same = await house.person('anna')
  const way = { saga: saga.id, link: saga.link ?? '', member: 1 }
  expect((await same.call('join-saga', way)).refused).toBe('same-name')
  await other.must('join-saga', way)
})
