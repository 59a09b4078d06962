import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@krcma/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shelf } from '../src/rooms.ts'
import type { Person } from './client.ts'
import { shelf } from './fixture/game.ts'
import { answerOnce, openHouse, playOut, startTable, type TestHouse } from './house.ts'

/** The same game by newer rules, to which positions of the older ones can be brought, or not. */
function newer(migrations: object): Shelf {
  const rooms = [...shelf.rooms.values()].map((room) => ({ ...room, game: { ...room.game, rules: 2, migrations } }))
  return { rooms: new Map(rooms.map((room) => [room.game.id, room])) as Shelf['rooms'], modules: {} }
}
const MIGRATES = { 1: {} }

let data: string
let house: TestHouse
let people: Person[]
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'krcma-'))
  house = await openHouse({ data, log: 'silent' })
  people = [await house.person('Anna'), await house.person('Ben')]
})
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

const table = () => {
  const [anna, ...others] = people
  if (anna === undefined) throw new Error('nobody is there')
  return startTable(anna, others)
}
const lines = async (id: string) =>
  Promise.all(
    people.map(async (person) => {
      const line = await person.live()
      await line.watch(id)
      return line
    }),
  )

/** Closes the house, and opens it again on the same store with other games. */
async function reopen(of: Shelf): Promise<void> {
  await house.stop()
  house = await openHouse({ data, log: 'silent' }, { shelf: of })
  people = people.map((person) => person.at(house.port))
}

describe('a game that has ended under older rules', () => {
  it.each([
    ['can', MIGRATES],
    ['cannot', {}],
  ])(
    'keeps its record when new rules %s go on with its positions, and nothing is written into its journal',
    async (_, migrations) => {
      const id = await table()
      await playOut(id, await lines(id))
      const [anna] = people
      const before = (await anna?.must('export', { table: id })) as { record: GameRecord }
      const journal = await house.store.journal.lines(id)
      const eyes = ['spectator', 'all-seeing', 0, 1] as const
      const watch = (person: Person | undefined) =>
        Promise.all(
          eyes.map(async (as) => [
            await person?.must('log', { table: id, as }),
            await person?.must('replay', { table: id, as, from: 2 }),
          ]),
        )
      const watched = await watch(anna)
      await reopen(newer(migrations))
      const [later] = people
      expect(await later?.must('export', { table: id })).toEqual(before)
      expect(await house.store.journal.lines(id)).toEqual(journal)
      const { sight } = (await later?.look(id)) ?? {}
      expect(sight).toMatchObject({ info: { status: 'over', rules: 1 }, view: null })
      // Whoever watches it sees what they would have seen on the day.
      expect(await watch(later)).toEqual(watched)
      // The version that played it finds everything as it was, also after a rematch was asked for.
      await later?.must('rematch', { table: id })
      await reopen(shelf)
      const [last] = people
      expect(await last?.must('export', { table: id })).toEqual(before)
      expect((await last?.must('log', { table: id }))?.heard.list.length).toBeGreaterThan(0)
    },
  )

  it('keeps the record of what was played also if it was ended early', async () => {
    const id = await table()
    const [left, right] = await lines(id)
    if (left === undefined || right === undefined) throw new Error('nobody watches')
    await answerOnce(left, id, 1)
    await left.call('propose', { table: id, what: 'end' })
    await right.until(() => right.held(id).sight.info.proposal !== null)
    await right.call('vote', { table: id, proposal: right.held(id).sight.info.proposal?.n ?? 0, yes: true })
    const before = await people[0]?.must('export', { table: id })
    expect(before).toMatchObject({ whole: true, record: { over: false } })
    await reopen(newer({}))
    expect(await people[0]?.must('export', { table: id })).toEqual(before)
  })
})

describe('a game under way', () => {
  it('goes on by new rules, and that is written down before anybody answers', async () => {
    const id = await table()
    const [left] = await lines(id)
    if (left === undefined) throw new Error('nobody watches')
    await answerOnce(left, id, 1)
    const { seq } = left.held(id)
    await reopen(newer(MIGRATES))
    const append = vi.spyOn(house.store.journal, 'append')
    append.mockRejectedValueOnce(new Error('the disk is full'))
    expect(await people[1]?.look(id)).toMatchObject({ refused: 'unavailable' })
    expect(await house.store.journal.lines(id)).toHaveLength(seq)
    const [, right] = await lines(id)
    if (right === undefined) throw new Error('nobody watches')
    expect(right.held(id).sight.info.rules).toBe(2)
    expect(right.held(id).sight.view?.asked).toContainEqual({ seat: 0, kind: 'bid', answered: true })
    expect(await answerOnce(right, id, 2)).toBe(true)
    const written = (await house.store.journal.lines(id, seq)).map(({ body }) => JSON.parse(body).did)
    expect(written).toEqual(['upgraded', 'entered'])
  })
})
