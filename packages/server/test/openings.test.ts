import { expect, it } from 'vitest'
import { usualLimits } from '../src/index.ts'
import { Upkeep } from '../src/upkeep.ts'
import type { Person } from './client.ts'
import { openHouse, setting, startTable, type TestHouse } from './house.ts'

/** Time that stands still: however slow the machine is, no limit has room again. */
const noon = Date.now()
const limited = (limits: Partial<typeof usualLimits>) =>
  openHouse({ limits: { ...usualLimits, calls: 1_000, burst: 1_000, ...limits } }, { now: () => noon })

/** A table of one's own that was begun and given up. */
async function ended(person: Person): Promise<string> {
  const table = await startTable(person, [], { seats: [{ for: 'me' }] })
  await person.must('resign', { table })
  return table
}

const underWay = async (house: TestHouse, person: Person) =>
  house.store.lists.owned((await person.must('me', {})).me?.id ?? '')

it('nobody has more tables under way than they may, though they ask for many at once', async () => {
  const house = await limited({ changes: 1_000, openings: 1_000, tablesOfGuest: 3 })
  const anna = await house.person('Anna')
  const line = await anna.live()
  const asked = await Promise.all([
    ...Array.from({ length: 6 }, () => anna.call('open-table', setting)),
    ...Array.from({ length: 6 }, () => line.call('open-table', setting)),
  ])
  expect(asked.map(({ refused }) => refused ?? 'opened').sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'opened'),
    ...Array.from({ length: 9 }, () => 'too-many'),
  ])
  expect(await underWay(house, anna)).toBe(3)
  await house.close()
})

it('a rematch is a table like any other: it counts among those under way', async () => {
  const house = await limited({ changes: 1_000, tablesOfGuest: 1 })
  const anna = await house.person('Anna')
  const [one, two] = [await ended(anna), await ended(anna)]
  const { id: third } = (await anna.must('open-table', setting)).sight.info
  expect((await anna.call('rematch', { table: one })).refused).toBe('too-many')
  await anna.must('close-table', { table: third })
  const asked = await Promise.all([one, two].map((table) => anna.call('rematch', { table })))
  expect(asked.map(({ refused }) => refused).sort()).toEqual(['too-many', undefined])
  expect(await underWay(house, anna)).toBe(1)
  // Whoever asks for one that is there is only told where.
  const again = await Promise.all([one, two].map((table) => anna.call('rematch', { table })))
  expect(again.map(({ table }) => table)).toEqual(asked.map(({ table }) => table))
  await house.close()
})

it('a rematch is asked for now and then, not again and again', async () => {
  // A third of them may come at once: two openings and one rematch.
  const house = await limited({ changes: 9 })
  const anna = await house.person('Anna')
  const [one, two] = [await ended(anna), await ended(anna)]
  expect((await anna.call('rematch', { table: one })).refused).toBeUndefined()
  expect((await anna.call('rematch', { table: two })).refused).toBe('too-fast')
  await house.close()
})

it('an address opens so many tables in a minute, whoever they are', async () => {
  const house = await limited({ changes: 1_000, openings: 6 })
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const asked = [
    await anna.call('open-table', setting),
    await ben.call('open-table', setting),
    await ben.call('open-table', setting),
  ]
  expect(asked.map(({ refused }) => refused)).toEqual([undefined, undefined, 'too-fast'])
  await house.close()
})

it('from one address a part of the lobby is filled at most, however many guests there are', async () => {
  const house = await limited({ changes: 1_000, openings: 1_000, gathering: 3 })
  const open = async (name: string, access: 'public' | 'link' = 'public') => {
    const person = await house.person(name)
    return { person, ...(await person.call('open-table', { ...setting, access })) }
  }
  const asked = await Promise.all(['Anna', 'Ben', 'Cyril', 'Dora', 'Eva'].map((name) => open(name)))
  expect(asked.map(({ refused }) => refused ?? 'opened').sort()).toEqual([
    'opened',
    'opened',
    'opened',
    'too-many',
    'too-many',
  ])
  expect((await open('Filip', 'link')).refused).toBeUndefined()
  const [first] = asked.filter(({ refused }) => refused === undefined)
  await first?.person.must('close-table', { table: first.sight.info.id })
  expect((await open('Gita')).refused).toBeUndefined()
  expect((await open('Hana')).refused).toBe('too-many')
  await house.close()
})

it('the lobby shows a table of everybody before the second of anybody', async () => {
  const house = await openHouse()
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = (await anna.must('open-table', setting)).sight.info
  await Promise.all(Array.from({ length: 120 }, () => ben.must('open-table', setting)))
  const cyril = await house.person('Cyril')
  const { open } = await cyril.must('lobby', {})
  expect(open).toHaveLength(100)
  expect(open.slice(0, 2).map((card) => card.id)).toContain(id)
  await house.close()
})

it('what guests alone have left is removed after a time, and what accounts had a part in stays', async () => {
  let now = noon
  const house = await openHouse({ guestDays: 10 }, { now: () => now })
  const [guest, account] = [await house.person('Guest'), await house.person('Account')]
  const [left, shared] = [await ended(guest), await startTable(guest, [account])]
  for (const person of [guest, account]) await person.must('resign', { table: shared })
  await account.must('set-password', { login: 'account', password: 'a long password' })
  const young = await ended(guest)
  const upkeep = new Upkeep({ ...house, now: () => now, settings: { auditDays: 100, guestDays: 10 } }, (_, error) => {
    throw error
  })
  const there = async () => {
    const tables = [left, shared, young]
    const lines = await Promise.all(tables.map((table) => house.store.journal.lines(table)))
    return tables.filter((_, n) => (lines[n]?.length ?? 0) > 0)
  }
  await upkeep.sweep()
  expect(await there()).toEqual([left, shared, young])
  now += 11 * 86_400_000
  await upkeep.sweep()
  expect(await there()).toEqual([shared])
  expect((await guest.call('log', { table: left })).refused).toBe('not-found')
  await house.close()
})
