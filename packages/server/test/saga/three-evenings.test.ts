import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, ServerProcess } from '../children/process.ts'
import { Person } from '../client.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { beginning, evening, look, openEvening, playOn, purses, watched } from './evening.ts'

const data = mkdtempSync(join(tmpdir(), 'krcma-saga-'))
let postgres: TestPostgres
beforeAll(async () => {
  build()
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
})

it.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'on %s with %i nodes, a saga of three evenings is played through kill -9 during and between them, a member is replaced, and one stays away',
  async (kind, count) => {
    const settings = kind === 'SQLite' ? { data, databaseUrl: undefined } : { databaseUrl: await postgres.fresh() }
    const nodes = await Promise.all(Array.from({ length: count }, () => new ServerProcess().open({ settings })))
    const port = (n: number) => nodes[n % count]?.port ?? 0
    const people = new Map<string, Person>()
    const [names, seen] = [['Anna', 'Ben', 'Cyril', 'Dana'], new Map<string, readonly number[]>()]
    for (const [n, name] of names.entries()) people.set(name, await new Person(port(n)).guest(name))
    /** Somebody, at whichever node they are by now. */
    const who = (name: string) => (people.get(name) ?? new Person(0)).at(port(names.indexOf(name)))
    /** Without a word, as if the power had failed; another one is started in its place. */
    const kill = async () => {
      await nodes[0]?.kill()
      nodes[0] = await new ServerProcess().open({ settings })
    }

    const { saga: begun } = await who('Anna').must('begin-saga', beginning)
    const { id, link } = begun
    for (const [n, name] of ['Ben', 'Cyril'].entries())
      await who(name).must('join-saga', { saga: id, link: link ?? '', member: n + 1 })
    await who('Ben').must('choose-between', { saga: id, member: 1, choice: 'lantern' })
    await who('Ben').must('choose-between', { saga: id, member: 1, choice: { patron: 'salt' } })
    expect(purses(await look(who('Cyril'), id))).toEqual([5, 2, 5])

    // The first evening: killed in the middle of it, and again as soon as the last answer is stored.
    const all = ['Anna', 'Ben', 'Cyril'].map(who)
    const first = await openEvening(await look(who('Anna'), id), [0, 1, 2], all)
    await playOn(first, await watched(first, all), 4)
    expect(await who('Anna').call('choose-between', { saga: id, member: 0, choice: 'lantern' })).toMatchObject({
      refused: 'wrong-time',
    })
    await kill()
    const back = ['Anna', 'Ben', 'Cyril'].map(who)
    await playOn(first, await watched(first, back))
    await kill()
    const afterFirst = await look(who('Ben'), id)
    expect(afterFirst).toMatchObject({ played: 1, table: null, evenings: [{ table: first, came: 'played' }] })
    expect(afterFirst.evenings[0]?.result?.seats).toHaveLength(3)
    const state = (await who('Anna').look(first)).sight.view?.state as unknown as { merchants: { purse: number }[] }
    expect(purses(afterFirst)).toEqual(state.merchants.map(({ purse }) => purse))
    seen.set('Ben', purses(afterFirst))

    // Cyril leaves, Dana takes up the sheet; Ben does not come.
    await who('Cyril').must('leave-saga', { saga: id })
    expect(await who('Cyril').call('look-saga', { saga: id })).toMatchObject({ refused: 'not-found' })
    const { saga: taken } = await who('Dana').must('join-saga', { saga: id, link: link ?? '', member: 2 })
    expect(taken).toMatchObject({ member: 2, members: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Dana' }] })
    expect(purses(taken)).toEqual(seen.get('Ben'))
    const two = ['Dana', 'Anna'].map(who)
    const second = await openEvening(taken, [2, 0], two)
    const lines = await watched(second, two)
    expect(lines[0]?.held(second).sight.info.setting).toMatchObject({ saga: { id, evening: 1 } })
    await playOn(second, lines)
    const afterSecond = await look(who('Ben'), id)
    expect(afterSecond).toMatchObject({ played: 2, table: null })
    expect(purses(afterSecond)[1]).toBe(seen.get('Ben')?.[1])

    // Three want to open the last one at the same moment, at whichever node: one does.
    await kill()
    const opening = evening(await look(who('Anna'), id), [0, 1, 2])
    const tries = await Promise.all(['Anna', 'Ben', 'Dana'].map((name) => who(name).call('open-evening', opening)))
    expect(tries.map(({ refused = 'ok' }) => refused).sort()).toEqual(['late', 'late', 'ok'])
    const winner = tries.findIndex(({ refused }) => refused === undefined)
    const third = tries[winner]?.table ?? ''
    const members = ['Anna', 'Ben', 'Dana'].map(who)
    for (const [n, person] of members.entries()) if (n !== winner) await person.must('sit', { table: third })
    await members[winner]?.must('start', { table: third })
    await playOn(third, await watched(third, members))
    const over = await look(who('Dana'), id)
    expect(over).toMatchObject({ status: 'over', played: 3, todo: null, next: { refused: 'wrong-time' }, choices: [] })
    expect(over.evenings.map(({ table }) => table)).toEqual([first, second, third])
    const { file } = await who('Anna').must('export-saga', { saga: id })
    expect(file).toMatchObject({ krcma: 'saga', members: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Dana' }] })
    await Promise.all(nodes.map((node) => node.stop()))
  },
  120_000,
)
