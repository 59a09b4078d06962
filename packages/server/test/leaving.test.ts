import { CLOSED, PATHS, PROTOCOL } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Watching } from '../src/web/watching.ts'
import { Authenticator } from './authenticator.ts'
import { Person } from './client.ts'
import { keepBusy, openHouse, setting, type TestHouse } from './house.ts'
import { startPostgres } from './postgres.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const password = 'long enough password'

/** When the house has seen somebody off. */
function seenOff(): Promise<void> {
  const { leave } = Watching.prototype
  const spy = vi.spyOn(Watching.prototype, 'leave')
  onTestFinished(() => spy.mockRestore())
  return new Promise((done) => {
    spy.mockImplementationOnce(function (this: Watching, socket) {
      leave.call(this, socket)
      done()
    })
  })
}

describe('a line that breaks', () => {
  it('while its table is busy leaves no watcher behind', async () => {
    const anna = await house.person('Anna')
    const { id: table } = (await anna.must('open-table', setting)).sight.info
    const line = await anna.live()
    const turn = keepBusy(house, table)
    line.say({ t: 'call', id: 1_000, call: 'watch', input: { table } })
    // What is said later is answered later: by now the table has been asked for.
    await line.call('me', {})
    const off = seenOff()
    line.kill()
    await off
    const resident = house.hall.residents.get(table)
    await turn.free()
    await resident?.settled()
    expect(resident?.watchers.size).toBe(0)
    // The table is put away when the last turn is over; the next look would find it otherwise.
    await house.hall.read(table, () => null)
    expect(house.hall.residents.has(table)).toBe(false)
  })
})

/** A client that goes on talking after it was told to go, for it does not listen. */
async function deaf(person: Person): Promise<WebSocket> {
  const ws = new WebSocket(`${person.origin.replace('http', 'ws')}${PATHS.live}`, {
    headers: { cookie: person.cookie },
  })
  const welcome = new Promise((done) => ws.once('message', done))
  ws.once('open', () => ws.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })))
  await welcome
  ws.pause()
  return ws
}

describe('who is logged out', () => {
  it('is not heard any more, though their line is still open at the other end', async () => {
    const anna = await house.person('Anna')
    await anna.must('set-password', { login: 'heard', password })
    const thief = await deaf(anna)
    const change = vi.spyOn(house.store.people, 'change')
    onTestFinished(() => change.mockRestore())
    await anna.must('log-out', { everywhere: true })
    thief.send(JSON.stringify({ t: 'call', id: 1, call: 'rename', input: { name: 'Thief' } }))
    const closed = new Promise((done) => thief.once('close', done))
    thief.resume()
    expect(await closed).toBe(CLOSED.loggedOut)
    expect(change).not.toHaveBeenCalled()
  })

  it('here has no line left in any window, and keeps those of other devices', async () => {
    const anna = await house.person('Anna')
    await anna.must('set-password', { login: 'windows', password })
    const other = new Person(house.port)
    await other.must('log-in', { login: 'windows', password })
    const windows = [await anna.live(), await anna.live()]
    const elsewhere = await other.live()
    await anna.must('log-out', {})
    for (const line of windows) expect(await line.untilClosed()).toBe(CLOSED.loggedOut)
    expect((await elsewhere.call('me', {})).me?.login).toBe('windows')
    elsewhere.close()
  })

  it('here has no line left at another node either', async () => {
    const postgres = await startPostgres()
    const databaseUrl = await postgres.fresh()
    const [near, far] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })]
    const anna = await near.person('Anna')
    await anna.must('set-password', { login: 'anna', password })
    const other = new Person(near.port)
    await other.must('log-in', { login: 'anna', password })
    const [window, elsewhere] = [await anna.at(far.port).live(), await other.at(far.port).live()]
    await anna.must('log-out', {})
    expect(await window.untilClosed()).toBe(CLOSED.loggedOut)
    expect((await elsewhere.call('me', {})).me?.login).toBe('anna')
    await Promise.all([near.close(), far.close()])
    await postgres.stop()
  }, 60_000)

  it('by coming in as somebody else has no line left of the one before', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    await anna.must('set-password', { login: 'other-one', password })
    const line = await ben.live()
    await ben.must('log-in', { login: 'other-one', password })
    expect(await line.untilClosed()).toBe(CLOSED.loggedOut)
    const again = await ben.live()
    expect((await again.call('me', {})).me?.login).toBe('other-one')
    again.close()
  })

  it('by a first password for an account of passkeys has no line left either', async () => {
    const origin = 'https://krcma.example'
    const home = await openHouse({ origin })
    onTestFinished(() => home.close())
    const device = new Authenticator(origin)
    const anna = await home.person('Anna')
    const response = device.create((await anna.must('passkey-new', {})).options)
    await anna.must('passkey-save', { login: 'anna', response })
    const elsewhere = new Person(home.port)
    const answer = device.get((await elsewhere.must('passkey-ask', {})).options)
    await elsewhere.must('passkey-log-in', { response: answer })
    const line = await elsewhere.live()
    await anna.must('set-password', { login: 'anna', password })
    expect(await line.untilClosed()).toBe(CLOSED.loggedOut)
    expect(await elsewhere.must('me', {})).toEqual({ me: null })
  })

  it('while a line of theirs was being opened has to come again', async () => {
    const anna = await house.person('Anna')
    const { mutedBy } = house.store.people
    const spy = vi.spyOn(house.store.people, 'mutedBy')
    onTestFinished(() => spy.mockRestore())
    const copy = anna.at(house.port)
    // The session has been found; before the line is open, it ends.
    spy.mockImplementationOnce(async (id) => {
      await copy.must('log-out', {})
      return mutedBy.call(house.store.people, id)
    })
    const ws = new WebSocket(`${anna.origin.replace('http', 'ws')}${PATHS.live}`, { headers: { cookie: anna.cookie } })
    expect(await new Promise((done) => ws.once('close', done))).toBe(CLOSED.restart)
    const line = await anna.live()
    expect(await line.call('me', {})).toEqual({ me: null })
    line.close()
  })
})
