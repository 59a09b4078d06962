import type { IncomingMessage } from 'node:http'
import { CALL_HEADER, PATHS, PROTOCOL } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Authenticator } from './authenticator.ts'
import { Person } from './client.ts'
import { openHouse, setting, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const password = 'long enough password'

it.each(['password123', 'Q1W2E3R4T5', 'weakling12', 'krcmakrcma99'])(
  'a password that is tried first is none: %s',
  async (password) => {
    const anna = await house.person('Anna')
    expect((await anna.call('set-password', { login: 'weakling', password })).refused).toBe('known-password')
    expect((await anna.must('me', {})).me?.login).toBeNull()
  },
)

describe('a guest', () => {
  it('comes with a name and is known on that device', async () => {
    const anna = await house.person('Anna')
    expect(await anna.must('me', {})).toMatchObject({ me: { name: 'Anna', guest: true, login: null, admin: false } })
    expect(await new Person(house.port).must('me', {})).toEqual({ me: null })
    expect((await anna.call('come-as-guest', { name: 'Other' })).refused).toBe('taken')
  })
  it('may be renamed, and speaks another language', async () => {
    const anna = await house.person('Anna')
    expect((await anna.must('rename', { name: 'Anička', language: 'cs' })).me).toMatchObject({
      name: 'Anička',
      language: 'cs',
    })
  })
  it('makes an account later and keeps every seat; another device comes in by the password', async () => {
    const anna = await house.person('Anna')
    const { sight } = await anna.must('open-table', setting)
    await anna.must('set-password', { login: 'anna', password })
    const elsewhere = new Person(house.port)
    expect((await elsewhere.call('log-in', { login: 'anna', password: 'wrong password' })).refused).toBe('wrong-login')
    expect((await elsewhere.call('log-in', { login: 'nobody', password })).refused).toBe('wrong-login')
    expect((await elsewhere.must('log-in', { login: 'Anna', password })).me).toMatchObject({
      guest: false,
      login: 'anna',
    })
    const lobby = await elsewhere.must('lobby', {})
    expect(lobby.yours.map(({ id }) => id)).toEqual([sight.info.id])
    expect((await elsewhere.look(sight.info.id)).sight.seat).toBe(0)
  })
  it('cannot take a login that somebody has', async () => {
    const [one, two] = [await house.person('One'), await house.person('Two')]
    await one.must('set-password', { login: 'single', password })
    expect((await two.call('set-password', { login: 'single', password })).refused).toBe('taken')
  })
})

describe('what is known of somebody', () => {
  it('is a cookie that no script can read, and a password that is kept as Argon2id', async () => {
    const anna = new Person(house.port)
    const came = await fetch(`${anna.origin}/api/come-as-guest`, {
      method: 'POST',
      body: '{"name":"Anna"}',
      headers: { 'content-type': 'application/json', [CALL_HEADER]: String(PROTOCOL) },
    })
    const [cookie = ''] = came.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    anna.cookie = cookie.split(';')[0] ?? ''
    const { me } = await anna.must('set-password', { login: 'hashed', password })
    const row = await house.store.people.get(me.id)
    expect(row?.password).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(password)
  })
})

describe('a session', () => {
  it('lasts for who comes again and again, by calls or by sockets alone, and so does its cookie', async () => {
    const day = 86_400_000
    let now = Date.now()
    const home = await openHouse({}, { now: () => now })
    const anna = await home.person('Anna')
    const [token] = anna.cookie.split(';')
    const renewed = [`${token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`]
    const setBy = {
      call: async () => {
        const headers = { 'content-type': 'application/json', [CALL_HEADER]: String(PROTOCOL), cookie: anna.cookie }
        return (await fetch(`${anna.origin}/api/me`, { method: 'POST', body: '{}', headers })).headers.getSetCookie()
      },
      socket: async () => {
        const ws = new WebSocket(`${anna.origin}${PATHS.live}`, { headers: { cookie: anna.cookie } })
        const opened = await new Promise<IncomingMessage>((done) => ws.once('upgrade', done))
        ws.terminate()
        return opened.headers['set-cookie'] ?? []
      },
    }
    for (const come of [setBy.call, setBy.socket, setBy.socket, setBy.call]) {
      expect(await come()).toEqual([])
      now += 100 * day
      expect(await come()).toEqual(renewed)
    }
    expect((await anna.must('me', {})).me?.name).toBe('Anna')
    now += 181 * day
    expect(await setBy.call()).toEqual([])
    expect(await anna.must('me', {})).toEqual({ me: null })
    await home.close()
  })
})

describe('an account', () => {
  it('changes its password only with the old one, and then all other devices are out', async () => {
    const anna = await house.person('Anna')
    await anna.must('set-password', { login: 'changing', password })
    const other = new Person(house.port)
    await other.must('log-in', { login: 'changing', password })
    const next = { login: 'changing', password: 'another password' }
    expect((await anna.call('set-password', next)).refused).toBe('wrong-login')
    await anna.must('set-password', { ...next, old: password })
    expect(await other.must('me', {})).toEqual({ me: null })
    expect((await anna.must('me', {})).me?.login).toBe('changing')
  })
  it('logs out here, or everywhere', async () => {
    const anna = await house.person('Anna')
    await anna.must('set-password', { login: 'leaver', password })
    const other = new Person(house.port)
    await other.must('log-in', { login: 'leaver', password })
    const line = await other.live()
    await anna.must('log-out', { everywhere: true })
    expect(await line.untilClosed()).toBe(4004)
    for (const one of [anna, other]) expect(await one.must('me', {})).toEqual({ me: null })
  })
  it('gets a new token whenever it comes in: the old one is worth nothing', async () => {
    const anna = await house.person('Anna')
    const old = anna.at(house.port)
    await anna.must('set-password', { login: 'fresh', password })
    expect(await old.must('me', {})).toEqual({ me: null })
    const copy = anna.at(house.port)
    await anna.must('log-out', {})
    expect(await copy.must('me', {})).toEqual({ me: null })
  })
})

describe('passkeys', () => {
  it('are offered for this site with a challenge that serves once', async () => {
    const anna = await house.person('Anna')
    const { options } = await anna.must('passkey-new', {})
    expect(options).toMatchObject({ rp: { id: '127.0.0.1', name: 'Krčma' }, attestation: 'none' })
    expect(anna.cookie).toContain('krcma-challenge=')
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
    expect((await anna.call('passkey-save', { login: 'keyed', response })).refused).toBe('wrong-login')
    expect((await anna.must('me', {})).me?.guest).toBe(true)
    const stranger = new Person(house.port)
    await stranger.must('passkey-ask', {})
    expect((await stranger.call('passkey-log-in', { response })).refused).toBe('wrong-login')
  })
})

describe('a passkey', () => {
  it.each(['usb', { 0: 'usb' }, [7], ['\u0000']])('is not kept if its ways are %j', async (transports) => {
    const home = await openHouse({ origin: 'https://krcma.example' })
    const anna = await home.person('Anna')
    const { options } = await anna.must('passkey-new', {})
    const made = new Authenticator('https://krcma.example').create(options) as { id: string; response: object }
    const response = { ...made, response: { ...made.response, transports } }
    expect((await anna.call('passkey-save', { login: 'anna', response })).refused).toBe('malformed')
    // Nothing has come of it: what the same browser says rightly is still expected.
    expect((await anna.must('passkey-save', { login: 'anna', response: made })).me.passkeys).toBe(1)
    await home.close()
  })

  it('makes an account of a guest, and opens it from another device', async () => {
    const home = await openHouse({ origin: 'https://krcma.example' })
    const device = new Authenticator('https://krcma.example')
    const anna = await home.person('Anna')
    const made = device.create((await anna.must('passkey-new', {})).options)
    expect((await anna.must('passkey-save', { login: 'anna', response: made })).me).toMatchObject({
      guest: false,
      passkeys: 1,
    })
    const elsewhere = new Person(home.port)
    const answer = device.get((await elsewhere.must('passkey-ask', {})).options)
    expect((await elsewhere.must('passkey-log-in', { response: answer })).me).toMatchObject({
      name: 'Anna',
      login: 'anna',
    })
    expect((await new Person(home.port).call('passkey-log-in', { response: answer })).refused).toBe('wrong-login')
    const thief = new Person(home.port)
    const { options } = await thief.must('passkey-ask', {})
    const forged = { ...new Authenticator('https://krcma.example').get(options), id: made.id, rawId: made.id }
    expect((await thief.call('passkey-log-in', { response: forged })).refused).toBe('wrong-login')
    expect(anna.cookie).toContain('__Host-krcma=')
    await home.close()
  })
  it('that somebody has already is taken, and stays theirs', async () => {
    const home = await openHouse({ origin: 'https://krcma.example' })
    const device = new Authenticator('https://krcma.example')
    const [anna, ben] = [await home.person('Anna'), await home.person('Ben')]
    const save = async (person: Person, login: string) =>
      person.call('passkey-save', { login, response: device.create((await person.must('passkey-new', {})).options) })
    expect((await save(anna, 'anna')).me.passkeys).toBe(1)
    expect(await save(ben, 'ben')).toMatchObject({ refused: 'taken', about: 'passkey' })
    expect((await ben.must('me', {})).me).toMatchObject({ guest: true, passkeys: 0 })
    const elsewhere = new Person(home.port)
    const answer = device.get((await elsewhere.must('passkey-ask', {})).options)
    expect((await elsewhere.must('passkey-log-in', { response: answer })).me.name).toBe('Anna')
    await home.close()
  })
  it('is not called wrong when it is the store that fails', async () => {
    const home = await openHouse({ origin: 'https://krcma.example', log: 'silent' })
    const device = new Authenticator('https://krcma.example')
    const anna = await home.person('Anna')
    const save = async () =>
      anna.call('passkey-save', {
        login: 'anna',
        response: device.create((await anna.must('passkey-new', {})).options),
      })
    vi.spyOn(home.store.people, 'addPasskey').mockRejectedValueOnce(new Error('no connection'))
    expect(await save()).toMatchObject({ status: 503, refused: 'unavailable' })
    expect((await save()).me).toMatchObject({ login: 'anna', passkeys: 1 })
    const elsewhere = new Person(home.port)
    const logIn = async () =>
      elsewhere.call('passkey-log-in', { response: device.get((await elsewhere.must('passkey-ask', {})).options) })
    vi.spyOn(home.store.people, 'usedPasskey').mockRejectedValueOnce(new Error('no connection'))
    expect(await logIn()).toMatchObject({ status: 503, refused: 'unavailable' })
    expect((await logIn()).me.name).toBe('Anna')
    await home.close()
  })
})

describe('a vacation', () => {
  it('is at most a month, and its tables know of it', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben], { clock: { kind: 'days', days: 2 } })
    const month = Date.now() + 20 * 86_400_000
    expect((await anna.call('vacation', { until: Date.now() + 90 * 86_400_000 })).refused).toBe('not-allowed')
    expect((await anna.must('vacation', { until: month })).me.vacation).toBe(month)
    const mine = (await anna.must('lobby', {})).yours.find(({ id }) => id === table)
    const his = (await ben.must('lobby', {})).yours.find(({ id }) => id === table)
    expect((mine?.deadline ?? 0) - (his?.deadline ?? 0)).toBeGreaterThan(15 * 86_400_000)
    expect((await anna.must('vacation', { until: null })).me.vacation).toBeNull()
  })
  it('reaches every table at which one sits and that is still on, though no list shows so many', async () => {
    const anna = await house.person('Anna')
    const opened = Array.from({ length: 103 }, async () => (await anna.must('open-table', setting)).sight.info.id)
    const [closed = '', ...tables] = await Promise.all(opened)
    await anna.must('close-table', { table: closed })
    const until = Date.now() + 86_400_000
    await anna.must('vacation', { until })
    const vacationAt = (table: string) => house.hall.read(table, ({ state }) => ({ until: state.vacation[0] }))
    expect(await Promise.all(tables.map(vacationAt))).toEqual(tables.map(() => ({ until })))
    expect(await vacationAt(closed)).toEqual({ until: null })
  })
})
