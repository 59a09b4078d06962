import type { GameRecord } from '@krcma/kernel'
import { CLOSED } from '@krcma/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, Person } from './client.ts'
import { answerOnce, openHouse, playOut, startTable, type TestHouse } from './house.ts'

let house: TestHouse
let ben: Person
let id: string
let left: Line
let right: Line
beforeEach(async () => {
  house = await openHouse({ log: 'silent' })
  const anna = await house.person('Anna')
  ben = await house.person('Ben')
  id = await startTable(anna, [ben])
  left = await anna.live()
  right = await ben.live()
  for (const line of [left, right]) await line.watch(id)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

/** The next line is stored, but who wrote it is told that it was not. */
function losesTheConnection(): void {
  const { journal } = house.store
  const append = journal.append.bind(journal)
  vi.spyOn(journal, 'append').mockImplementationOnce(async (line) => {
    await append(line)
    throw new Error('the connection was lost')
  })
}

describe('a store that fails', () => {
  it('having stored an answer is found out: the answer counts, and everybody is told', async () => {
    losesTheConnection()
    const { seq } = left.held(id)
    expect(await answerOnce(left, id, 1)).toBe(true)
    await right.until(() => right.held(id).seq === seq + 1)
    expect(right.held(id).sight).toEqual((await ben.look(id)).sight)
  })

  it('and cannot be read either leaves nobody behind once it can', async () => {
    losesTheConnection()
    vi.spyOn(house.store.journal, 'latest').mockRejectedValueOnce(new Error('no connection'))
    vi.spyOn(house.store.journal, 'lines').mockRejectedValueOnce(new Error('no connection'))
    const { seq } = left.held(id)
    expect(await answerOnce(left, id, 1)).toBe(false)
    expect(right.held(id).seq).toBe(seq)
    await ben.look(id)
    await Promise.all([left, right].map((line) => line.until(() => line.held(id).seq === seq + 1)))
    expect(left.held(id).sight.view?.asked).toContainEqual({ seat: 0, kind: 'bid', answered: true })
    expect(await answerOnce(right, id, 1)).toBe(true)
  })

  it.each([0, 1])('and takes %i more has a record that is brought as a whole, or nothing of it', async (lines) => {
    await playOut(id, [left, right])
    const { record } = (await ben.must('export', { table: id })) as { record: GameRecord }
    const me = (await ben.must('me', {})).me?.id ?? ''
    const { journal, lists } = house.store
    const append = journal.append.bind(journal)
    let room = lines
    vi.spyOn(journal, 'append').mockImplementation((line) =>
      room-- > 0 ? append(line) : Promise.reject(new Error('the power has failed')),
    )
    const { table, refused } = await ben.call('import', { record })
    expect(refused).toBe(lines === 0 ? 'unavailable' : undefined)
    expect(await lists.owned(me)).toBe(0)
    const archived = (await lists.archive({ person: me })).map((listed) => listed.id)
    expect(archived.sort()).toEqual([id, ...(lines === 0 ? [] : [table])].sort())
    vi.restoreAllMocks()
    if (lines > 0) expect(await ben.must('export', { table })).toMatchObject({ whole: true, record })
  })

  it('keeps nobody from closing the house', async () => {
    vi.spyOn(house.store.alarms, 'release').mockRejectedValueOnce(new Error('no connection'))
    await house.stop()
    expect(await left.untilClosed()).toBe(CLOSED.restart)
  })
})
