import { source } from '@krcma/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/store/store.ts'
import { build, ServerProcess } from './children/process.ts'
import { Person } from './client.ts'
import { faultsOf } from './faults/check.ts'
import { Player } from './faults/players.ts'
import { rooms } from './fixture/game.ts'
import { answerOnce, openHouse, startTable } from './house.ts'
import { cutBroker, startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe('two nodes on one PostgreSQL', () => {
  it('show each other what happens: answers, chat, presence, whose move it is', async () => {
    const databaseUrl = await postgres.fresh()
    const [here, there] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })]
    const [anna, ben] = [await here.person('Anna'), await there.person('Ben')]
    const table = await startTable(anna, [ben.at(here.port)])
    const [left, right] = [await anna.live(), await ben.live()]
    await left.watch(table)
    await right.watch(table)
    await left.until(() => left.frames.some((frame) => frame.t === 'presence' && frame.presence.seats.length === 2))
    expect(await answerOnce(left, table, 1)).toBe(true)
    await right.until(() => right.held(table).seq === left.held(table).seq)
    expect(right.held(table).sight.view?.asked).toContainEqual({ seat: 0, kind: 'bid', answered: true })
    await right.call('say', { table, text: 'hi from there' })
    await left.until(() => left.frames.some((frame) => frame.t === 'chat' && frame.line.text === 'hi from there'))
    expect(await answerOnce(right, table, 1)).toBe(true)
    const sights = await Promise.all([anna, anna.at(there.port)].map((person) => person.look(table)))
    expect(sights[0]).toEqual(sights[1])
    await Promise.all([here.close(), there.close()])
  })

  it('decide a race for one place by the store: one wins, the other is told that it was late', async () => {
    const databaseUrl = await postgres.fresh()
    const [here, there] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })]
    const anna = await here.person('Anna')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
    const lines = [await anna.live(), await anna.at(there.port).live()]
    for (const line of lines) await line.watch(table)
    for (let round = 0; round < 6; round++) {
      const [decision] = lines[0]?.held(table).sight.view?.decisions ?? []
      const tries = await Promise.all(
        lines.map((line, n) =>
          line.call('answer', {
            table,
            decision: decision?.id ?? '',
            option: decision?.options[n % decision.options.length],
          }),
        ),
      )
      expect(tries.filter(({ refused }) => refused === undefined)).toHaveLength(1)
      expect(tries.filter(({ refused }) => refused === 'stale')).toHaveLength(1)
      const seq = tries.find(({ refused }) => refused === undefined)?.seq ?? 0
      for (const line of lines) await line.until(() => line.held(table).seq >= seq)
      expect(lines[0]?.held(table).sight).toEqual(lines[1]?.held(table).sight)
    }
    await Promise.all([here.close(), there.close()])
  })

  it('catch up when the connection by which one hears the other was cut: answers, chat, what was removed from it', async () => {
    const databaseUrl = await postgres.fresh()
    const there = await openHouse({ databaseUrl, log: 'silent' })
    const cut = await cutBroker(databaseUrl)
    const here = await openHouse({ databaseUrl })
    const [anna, ben] = [await here.person('Anna'), await there.person('Ben')]
    const table = await startTable(anna, [ben.at(here.port)])
    const [left, right] = [await anna.live(), await ben.live()]
    const { n: regretted } = await left.call('say', { table, text: 'regretted' })
    await left.watch(table)
    await right.watch(table)
    await cut()
    expect(await answerOnce(left, table, 1)).toBe(true)
    await left.call('say', { table, text: 'hello?' })
    await left.call('remove-message', { table, n: regretted })
    await right.call('say', { table, text: 'can you hear me?' })
    const told = (text: string) => right.frames.some((frame) => frame.t === 'chat' && frame.line.text === text)
    await right.until(() => told('hello?') && right.held(table).seq === left.held(table).seq)
    await right.until(() => right.frames.some((frame) => frame.t === 'chat-removed' && frame.n === regretted))
    await left.until(() => left.frames.some((frame) => frame.t === 'chat' && frame.line.text === 'can you hear me?'))
    await Promise.all([here.close(), there.close()])
  })

  it('see to a clock that runs out after the node on which it was set was killed', async () => {
    build()
    const databaseUrl = await postgres.fresh()
    let ahead = 0
    const other = await openHouse({ databaseUrl }, { now: () => Date.now() + ahead })
    const doomed = await new ServerProcess().open({ settings: { databaseUrl } })
    const [anna, ben] = [await new Person(doomed.port).guest('Anna'), await other.person('Ben')]
    const clock = { kind: 'bank', bank: 60, increment: 5 } as const
    const table = await startTable(anna, [ben.at(doomed.port)], { clock, late: 'default' })
    const [left, right] = [await anna.live(), await ben.live()]
    await left.watch(table)
    await right.watch(table)
    expect(await answerOnce(left, table, 3)).toBe(true)
    await right.until(() => right.held(table).seq === left.held(table).seq)
    await doomed.kill()
    expect(right.held(table).sight.view?.asked.every(({ kind }) => kind === 'bid')).toBe(true)
    ahead = 120_000
    await right.until(() => right.held(table).sight.view?.asked.some(({ kind }) => kind === 'play') === true)
    const bids = [...right.held(table).heard.values()].filter((event) => (event as { kind: string }).kind === 'bids')
    expect(bids).toMatchObject([{ data: { bids: [3, 0] } }])
    await other.close()
  })

  it('go on without a lost answer when one is killed in mid-game, bots and all', async () => {
    build()
    const databaseUrl = await postgres.fresh()
    const settings = { databaseUrl, lease: 1_500 }
    const [doomed, other] = await Promise.all([1, 2].map(() => new ServerProcess().open({ settings })))
    if (doomed === undefined || other === undefined) throw new Error('two nodes')
    const people = [new Person(doomed.port), new Person(other.port), new Person(doomed.port)]
    for (const [n, person] of people.entries()) await person.guest(`P${n}`)
    const tables: string[] = []
    const players: Player[] = []
    for (let n = 0; n < 4; n++) {
      const [first, second, third] = people as [Person, Person, Person]
      const { sight } = await first.must('open-table', {
        game: 'lanterns',
        options: { rounds: 12 },
        seats: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }, { for: 'bot', level: 'apprentice' }],
        access: 'public',
        clock: { kind: 'none' },
      })
      const table = sight.info.id
      for (const person of [second, third]) await person.must('sit', { table })
      await first.must('start', { table })
      tables.push(table)
      for (const [seat, person] of people.entries()) players.push(new Player(person, table, seat, source(n, seat)))
    }
    const at = (player: Player) => (player.seat === 1 ? other.port : doomed.port)
    await Promise.all(players.map((player) => player.come(at(player))))
    const begun = players.map((player) => player.play())
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    while (count() < 60) await new Promise((done) => setTimeout(done, 1))
    await doomed.kill()
    const moved = players.filter(({ seat }) => seat !== 1)
    await Promise.all(begun.filter((_, n) => players[n]?.seat !== 1))
    await Promise.all(moved.map((player) => player.come(other.port)))
    await Promise.all([...begun, ...moved.map((player) => player.play())])
    for (const player of players) expect(player.line?.held(player.table).sight.info.status).toBe('over')
    const store = await openStore({ file: '', url: databaseUrl })
    for (const table of tables) {
      const acknowledged = players.filter((player) => player.table === table).flatMap((player) => player.acknowledged)
      expect(acknowledged.length).toBeGreaterThan(60)
      expect(await faultsOf(store, rooms, table, acknowledged, true)).toEqual([])
    }
    await store.close()
    await other.stop()
  }, 240_000)
})
