import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { usualLimits } from '../src/index.ts'
import { openAccounts } from '../src/store/store.ts'
import { Authenticator } from './authenticator.ts'
import { Person } from './client.ts'
import { openHouse, type TestHouse } from './house.ts'

const password = 'long enough password'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const origin = 'https://krcma.example'

let now = Date.now()
let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ origin, limits: { ...usualLimits, logins: 1e6, calls: 1e6 } }, { now: () => now })
})
afterAll(() => house.close())

let made = 0
async function account(): Promise<{ person: Person; login: string; codes: readonly string[]; id: string }> {
  const login = `login-${++made}`
  const person = await house.person('Anna')
  const { codes, me } = await person.must('set-password', { login, password })
  if (codes === null) throw new Error('no codes')
  return { person, login, codes, id: me.id }
}
async function addPasskey(person: Person, login: string) {
  const device = new Authenticator(origin)
  const { options } = await person.must('passkey-new', {})
  await person.must('passkey-save', { login, response: device.create(options) })
  return device
}
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

describe('KRCMA_ADMINS', () => {
  it('names accounts that exist when the house opens; a login that nobody has is not to be had', async () => {
    const { login } = await account()
    // Two servers on one store refuse each other: this one has what a kill would leave.
    const data = mkdtempSync(join(tmpdir(), 'krcma-admins-'))
    cpSync(house.data, data, { recursive: true })
    const other = await openHouse({ data, origin, admins: [login, 'not-yet'], log: 'silent' })
    const boss = new Person(other.port)
    expect((await boss.must('log-in', { login, password })).me.admin).toBe(true)
    const eve = await other.person('Eve')
    expect((await eve.call('set-password', { login: 'not-yet', password })).refused).toBe('taken')
    const { options } = await eve.must('passkey-new', {})
    const response = new Authenticator(origin).create(options)
    expect((await eve.call('passkey-save', { login: 'not-yet', response })).refused).toBe('taken')
    await other.close()
  })
})

describe('guesses at one account', () => {
  const guesses = (of: Person, login: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => of.call('log-in', { login, password: 'a wrong guess' })))
  const outcomes = async (all: Promise<readonly { refused?: string }[]>) => {
    const counted: Record<string, number> = {}
    for (const { refused = 'ok' } of await all) counted[refused] = (counted[refused] ?? 0) + 1
    return counted
  }

  it('are few whatever the address, and lock out neither the browsers of its owner nor passkeys nor codes', async () => {
    const { person, login, codes } = await account()
    const device = await addPasskey(person, login)
    await person.must('log-out', {})
    const eve = new Person(house.port)
    expect(await outcomes(guesses(eve, login, 200))).toEqual({ 'wrong-login': 10, 'guessed-too-often': 190 })
    // Also the right one is not looked at.
    expect((await eve.call('log-in', { login, password })).refused).toBe('guessed-too-often')
    expect((await person.must('log-in', { login, password })).me.login).toBe(login)
    const elsewhere = new Person(house.port)
    const response = device.get((await elsewhere.must('passkey-ask', {})).options)
    expect((await elsewhere.must('passkey-log-in', { response })).me.login).toBe(login)
    const third = new Person(house.port)
    expect((await third.must('recover', { login, code: codes[0] ?? '' })).me.login).toBe(login)
    now += HOUR
    expect(await outcomes(guesses(eve, login, 20))).toEqual({ 'wrong-login': 10, 'guessed-too-often': 10 })
    const noted = (await house.store.audit.latest({ person: (await person.must('me', {})).me?.id ?? '' })).map(
      ({ what }) => what,
    )
    expect(noted.filter((what) => what === 'guesses-stopped')).toHaveLength(2)
  })
  it('are as few from a browser that it was used in, and others do not use those up', async () => {
    const { person, login } = await account()
    await person.must('log-out', {})
    expect(await outcomes(guesses(person, login, 30))).toEqual({ 'wrong-login': 10, 'guessed-too-often': 20 })
    expect((await new Person(house.port).must('log-in', { login, password })).me.login).toBe(login)
  })
  it('do not tell whether there is such an account', async () => {
    const eve = new Person(house.port)
    expect(await outcomes(guesses(eve, 'nobody-has-it', 30))).toEqual({ 'wrong-login': 10, 'guessed-too-often': 20 })
  })
  it('are as few for whoever has stolen a session', async () => {
    const { person, login } = await account()
    const next = { login, password: 'another password', old: 'a wrong guess' }
    const tries = Array.from({ length: 15 }, (_, n) =>
      n % 2 === 0 ? person.call('set-password', next) : person.call('prove', { password: 'a wrong guess' }),
    )
    expect(await outcomes(Promise.all(tries))).toEqual({ 'wrong-login': 10, 'too-fast': 5 })
  })
})

describe('a new way in', () => {
  it('asks for proof unless one has just come in', async () => {
    const { person, login } = await account()
    now += 11 * MINUTE
    for (const call of ['passkey-new', 'new-codes'] as const)
      expect((await person.call(call, {})).refused).toBe('prove-first')
    expect((await person.call('prove', { password: 'not the password' })).refused).toBe('wrong-login')
    expect((await person.call('passkey-new', {})).refused).toBe('prove-first')
    await person.must('prove', { password })
    const device = await addPasskey(person, login)
    now += 11 * MINUTE
    const response = device.get((await person.must('passkey-ask', {})).options)
    await person.must('passkey-prove', { response })
    // Who shows a passkey need not know the password that is to be changed.
    expect((await person.must('set-password', { login, password: 'another password' })).passkeys).toHaveLength(1)
    const thief = await account()
    const forged = device.get((await thief.person.must('passkey-ask', {})).options)
    expect((await thief.person.call('passkey-prove', { response: forged })).refused).toBe('wrong-login')
  })
  it('ends other sessions if it is a password, and says which passkeys remain', async () => {
    const { person, login } = await account()
    await addPasskey(person, login)
    const other = new Person(house.port)
    await other.must('log-in', { login, password })
    const line = await other.live()
    const next = { login, password: 'another password', old: password }
    const { passkeys, codes } = await person.must('set-password', next)
    expect(passkeys).toMatchObject([{ name: '', used: null }])
    expect(codes).toBeNull()
    expect(await line.untilClosed()).toBe(4004)
  })
})

describe('passkeys', () => {
  it('are listed, named and removed by their owner alone, but not the last way in', async () => {
    const person = await house.person('Anna')
    const login = 'only-passkeys'
    await addPasskey(person, login)
    const [{ id } = { id: '' }] = (await person.must('account', {})).passkeys
    const stranger = (await account()).person
    const named = { passkey: id, name: 'Phone' }
    expect((await stranger.call('passkey-rename', named)).refused).toBe('not-found')
    expect((await stranger.call('passkey-remove', { passkey: id })).refused).toBe('not-found')
    expect((await person.must('passkey-rename', named)).passkeys).toMatchObject([{ id, name: 'Phone' }])
    expect(await person.call('passkey-remove', { passkey: id })).toMatchObject({
      refused: 'not-allowed',
      about: 'last',
    })
    await addPasskey(person, login)
    now += 11 * MINUTE
    expect((await person.call('passkey-remove', { passkey: id })).refused).toBe('prove-first')
  })
})

describe('sessions', () => {
  it('are listed with device and time, and closed one by one', async () => {
    const { person, login } = await account()
    const other = new Person(house.port)
    await other.post('log-in', JSON.stringify({ login, password }), browser)
    const line = await other.live()
    const { sessions } = await person.must('account', {})
    expect(sessions.map(({ device, here }) => [device, here])).toEqual(
      expect.arrayContaining([
        ['', true],
        ['Firefox, Linux', false],
      ]),
    )
    const session = sessions.find(({ here }) => !here)?.id ?? ''
    const stranger = (await account()).person
    expect((await stranger.call('close-session', { session })).refused).toBe('not-found')
    expect((await person.must('close-session', { session })).sessions).toHaveLength(1)
    expect(await line.untilClosed()).toBe(4004)
    expect(await other.must('me', {})).toEqual({ me: null })
  })
  it('that end without a word here are noticed: by sockets too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const home = await openHouse()
    const [anna, ben] = [await home.person('Anna'), await home.person('Ben')]
    const lines = [await anna.live(), await ben.live()] as const
    const { me } = await anna.must('me', {})
    const accounts = await openAccounts({ file: join(home.data, 'krcma.sqlite') })
    await accounts.people.closeAll(me?.id ?? '')
    await accounts.close()
    vi.advanceTimersByTime(25_000)
    vi.useRealTimers()
    expect(await lines[0].untilClosed()).toBe(4004)
    expect((await lines[1].call('me', {})).me?.name).toBe('Ben')
    await home.close()
  })
})

describe('codes to keep', () => {
  it('open an account once each, and then a new password may be set without the old one', async () => {
    const { person, login, codes } = await account()
    expect(codes).toHaveLength(8)
    expect((await person.must('me', {})).me?.codes).toBe(8)
    const [code = ''] = codes
    expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)
    const elsewhere = new Person(house.port)
    expect((await elsewhere.call('recover', { login: 'login-1', code })).refused).toBe('wrong-login')
    const { me } = await elsewhere.must('recover', { login, code: code.replaceAll('-', ' ').toUpperCase() })
    expect(me.codes).toBe(7)
    expect((await new Person(house.port).call('recover', { login, code })).refused).toBe('wrong-login')
    await elsewhere.must('set-password', { login, password: 'another password' })
    expect(await person.must('me', {})).toEqual({ me: null })
    const fresh = await elsewhere.must('new-codes', {})
    expect([fresh.codes.length, fresh.me.codes]).toEqual([8, 8])
    expect((await new Person(house.port).call('recover', { login, code: codes[1] ?? '' })).refused).toBe('wrong-login')
  })
})

it('the audit log says what happened to an account, without secrets', async () => {
  const { person, login, codes, id } = await account()
  await new Person(house.port).call('log-in', { login, password: 'a wrong guess' })
  await new Person(house.port).must('recover', { login, code: codes[0] ?? '' })
  await person.must('log-out', { everywhere: true })
  const rows = await house.store.audit.latest({ person: id })
  expect(rows.map(({ what }) => what).sort()).toEqual([
    'account-made',
    'log-in-failed',
    'logged-out-everywhere',
    'recovered',
  ])
  const text = JSON.stringify(rows)
  for (const secret of [password, 'a wrong guess', ...codes]) expect(text).not.toContain(secret)
})
