import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Upkeep } from '../src/upkeep.ts'
import type { Person } from './client.ts'
import { openHouse, setting, startTable, type TestHouse } from './house.ts'

const DAY = 86_400_000

let house: TestHouse
let now: number
let anna: Person
beforeEach(async () => {
  now = Date.now()
  house = await openHouse({}, { now: () => now })
  anna = await house.person('Anna')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

const opened = async () => (await anna.must('open-table', setting)).sight.info.id
const endOf = (table: string) => house.hall.read(table, ({ state: { status, endedBy } }) => ({ status, endedBy }))

const calledOff = { status: 'ended', endedBy: 'called-off' }
const gathering = { status: 'gathering', endedBy: null }

describe('a table that nobody has started is called off', () => {
  it('by its owner, and whoever waits there is told so', async () => {
    const table = await opened()
    const ben = await house.person('Ben')
    await ben.must('sit', { table })
    const line = await ben.live()
    await line.watch(table)
    expect((await ben.call('close-table', { table })).refused).toBe('forbidden')
    const { seq } = await anna.must('close-table', { table })
    await line.until(() => line.held(table).seq >= seq)
    expect(line.held(table).sight).toMatchObject({ info: calledOff, view: null })
    expect((await anna.call('start', { table })).refused).toBe('wrong-time')
    expect((await anna.call('close-table', { table })).refused).toBe('wrong-time')
    line.close()
  })

  it('by the upkeep, when it has waited for two weeks', async () => {
    const upkeep = new Upkeep(
      { hall: house.hall, store: house.store, now: () => now, settings: { auditDays: 180, guestDays: 0 } },
      (_, error) => {
        throw error
      },
    )
    const forgotten = await opened()
    const begun = await startTable(anna, [], { seats: [{ for: 'me' }] })
    now += 8 * DAY
    const fresh = await opened()
    await upkeep.sweep()
    expect(await endOf(forgotten)).toEqual(gathering)
    now += 7 * DAY
    await upkeep.sweep()
    expect(await endOf(forgotten)).toEqual(calledOff)
    expect(await endOf(fresh)).toEqual(gathering)
    expect(await endOf(begun)).toEqual({ status: 'playing', endedBy: null })
  })

  it('if it is the second rematch of the same game', async () => {
    const ben = await house.person('Ben')
    const table = await startTable(anna, [ben])
    await anna.must('resign', { table })
    await ben.must('resign', { table })
    // Neither is told where the other has opened one before both have.
    const { hall } = house
    const open = hall.open.bind(hall)
    const tables: string[] = []
    let go: () => void = () => undefined
    const both = new Promise<void>((done) => {
      go = done
    })
    vi.spyOn(hall, 'open').mockImplementation(async (id, deed) => {
      const state = await open(id, deed)
      if (tables.push(id) === 2) go()
      await both
      return state
    })
    const [hers, his] = await Promise.all([anna, ben].map((person) => person.must('rematch', { table })))
    expect(hers).toEqual(his)
    expect(tables).toHaveLength(2)
    for (const id of tables) expect(await endOf(id)).toEqual(id === hers?.table ? gathering : calledOff)
  })
})

it('what was called off is on no list', async () => {
  const table = await opened()
  await anna.must('close-table', { table })
  const { yours, open } = await anna.must('lobby', {})
  const archives = [await anna.must('archive', {}), await anna.must('archive', { mine: true })]
  expect([...yours, ...open, ...archives.flatMap(({ tables }) => tables)]).toEqual([])
})

it('a table that was called off before there was a word for it is read as it was written', async () => {
  const table = await opened()
  await house.hall.act(table, () => ({ deed: { did: 'ended', by: 'everybody-left' } }))
  const { info, view } = (await anna.look(table)).sight
  expect(info).toMatchObject({ status: 'ended', endedBy: 'everybody-left' })
  expect(view).toBeNull()
  expect((await anna.must('archive', { mine: true })).tables.map(({ id }) => id)).toEqual([table])
})

it('an admin closes a table that is under way, too', async () => {
  const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
  const boss = await house.admin('boss')
  expect((await anna.call('close-table', { table })).refused).toBe('wrong-time')
  await boss.must('close-table', { table })
  expect(await endOf(table)).toEqual({ status: 'ended', endedBy: 'admin' })
})
