import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingIn, unpack } from '@krcma/film'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Camera } from '../src/table/camera.ts'
import type { StoredCard } from '../src/table/row.ts'
import type { Line, Person } from './client.ts'
import { shelf } from './fixture/game.ts'
import { answerOnce, openHouse, playOut, startTable, type TestHouse } from './house.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The same games by rules that know nothing of what was played before. */
const newer = {
  rooms: new Map([...shelf.rooms].map(([id, room]) => [id, { ...room, game: { ...room.game, rules: 2 } }])),
  modules: {},
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  const data = mkdtempSync(join(tmpdir(), 'krcma-films-'))
  let url: string | undefined
  let house: TestHouse
  let people: Person[]

  async function open(of = shelf): Promise<void> {
    house = await openHouse({ data, databaseUrl: url, log: 'silent' }, { shelf: of })
    people = people?.map((person) => person.at(house.port)) ?? [await house.person('Anna'), await house.person('Ben')]
  }
  beforeAll(async () => {
    url = kind === 'SQLite' ? undefined : await postgres.fresh()
    await open()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await house.stop()
    rmSync(data, { recursive: true, force: true })
  })

  async function begun(): Promise<{ readonly table: string; readonly lines: readonly Line[] }> {
    const [anna, ...others] = people
    if (anna === undefined) throw new Error('nobody is there')
    const table = await startTable(anna, others)
    const lines = await Promise.all(people.map((person) => person.live()))
    for (const line of lines) await line.watch(table)
    return { table, lines }
  }
  const settled = (table: string) =>
    vi.waitFor(async () => {
      const listed = (await house.store.lists.archive({})).find(({ id }) => id === table)
      expect(listed).toMatchObject({ alarm: null })
      return JSON.parse(listed?.card ?? '') as StoredCard
    })

  it('a game that ends is filmed though nobody asks, and then needs no more attention', async () => {
    const { table, lines } = await begun()
    await playOut(table, lines)
    const { result } = await settled(table)
    const film = await unpack((await house.store.films.find(table)) ?? new Uint8Array())
    expect(endingIn(film)?.places).toEqual(result?.seats.map(({ place }) => place))
    // Nothing that is stored later changes it.
    await house.store.films.put(table, new Uint8Array([1]))
    expect(await unpack((await house.store.films.find(table)) ?? new Uint8Array())).toEqual(film)
    await people[0]?.must('rematch', { table })
    expect((await settled(table)).result).toEqual(result)
  })

  it('a game that was ended early is filmed as far as it came', async () => {
    const { table, lines } = await begun()
    for (const line of lines) await answerOnce(line, table, 1)
    const { seq: proposal } = (await people[0]?.must('propose', { table, what: 'draw' })) ?? { seq: 0 }
    await people[1]?.must('vote', { table, proposal: proposal - 1, yes: true })
    expect((await settled(table)).result?.endedBy).toBe('draw')
    await house.stop()
    await open(newer)
    const replay = await people[0]?.must('replay', { table, as: 'all-seeing' })
    expect(replay).toMatchObject({ entries: 2, steps: { length: 2 }, viewer: 'all-seeing' })
    await house.stop()
    await open()
  })

  it('a process that is gone between the end and the film leaves it to the next', async () => {
    const { table, lines } = await begun()
    vi.spyOn(house.store.films, 'put').mockRejectedValue(new Error('killed'))
    await playOut(table, lines)
    await vi.waitFor(() => expect(house.store.films.put).toHaveBeenCalled())
    await house.stop()
    await open()
    const { result } = await settled(table)
    expect(await house.store.films.has(table)).toBe(true)
    expect(result?.seats).toHaveLength(2)
  })

  it('a journal that does not say how its game ended has it said by the film', async () => {
    const { table, lines } = await begun()
    await playOut(table, lines)
    const { result } = await settled(table)
    const state = await house.hall.read(table, (seated) => seated.state)
    if ('refused' in state) throw new Error(state.about)
    await house.store.lists.settle(table, '{}')
    const camera = new Camera({ rooms: shelf.rooms, store: house.store, failed: () => undefined })
    await camera.attend({ ...state, ending: null })
    expect((await settled(table)).result).toEqual(result)
  })

  it('whoever looks at a game that has no film has it made, and none is made of rules that are no longer played', async () => {
    const { table, lines } = await begun()
    vi.spyOn(house.store.films, 'put').mockRejectedValue(new Error('killed'))
    await playOut(table, lines)
    expect(await people[0]?.call('log', { table })).toMatchObject({ refused: 'unavailable' })
    await house.stop()
    await open(newer)
    expect(await people[0]?.call('replay', { table })).toMatchObject({ refused: 'older-rules' })
    await house.stop()
    await open()
    expect((await people[0]?.must('log', { table }))?.heard.list.length).toBeGreaterThan(0)
    expect(await house.store.films.has(table)).toBe(true)
  })
})
