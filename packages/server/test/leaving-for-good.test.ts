import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person } from './client.ts'
import { openHouse, playOut, setting, startTable, type TestHouse } from './house.ts'
import { openLetterbox } from './letterbox.ts'

const password = 'long enough password'
const MINUTE = 60_000
let now = Date.now()
let house: TestHouse
let letterbox: Awaited<ReturnType<typeof openLetterbox>>
beforeAll(async () => {
  letterbox = await openLetterbox()
  house = await openHouse({ smtp: letterbox.smtp, mailFrom: 'krcma@krcma.example' }, { now: () => now })
})
afterAll(async () => {
  await house.close()
  await letterbox.close()
})

const codeIn = (letter: string) => /([a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(letter)?.[0] ?? ''

describe('recovery by e-mail', () => {
  it('sends a code to an address that was shown to be read, and tells nobody whether there is one', async () => {
    const anna = await house.person('Anna')
    expect((await anna.call('set-email', { email: 'anna@krcma.example' })).refused).toBe('wrong-time')
    await anna.must('set-password', { login: 'anna', password })
    expect((await anna.must('set-email', { email: 'anna@krcma.example' })).me.email).toBeNull()
    const first = await letterbox.letter(0)
    expect(first).toContain('To: anna@krcma.example')
    const ben = await house.person('Ben')
    expect((await ben.call('confirm-email', { code: codeIn(first) })).refused).toBe('wrong-login')
    // Such a code proves an address and opens nothing.
    expect((await ben.call('recover', { login: 'anna', code: codeIn(first) })).refused).toBe('wrong-login')
    expect((await anna.must('confirm-email', { code: codeIn(first) })).me.email).toBe('anna@krcma.example')

    const stranger = new Person(house.port)
    expect(await stranger.must('me', {})).toEqual({ me: null, mail: true })
    for (const login of ['anna', 'nobody']) expect(await stranger.must('mail-code', { login })).toEqual({})
    const code = codeIn(await letterbox.letter(1))
    expect((await stranger.must('recover', { login: 'anna', code })).me.login).toBe('anna')
    expect(letterbox.letters).toHaveLength(2)
    await stranger.must('mail-code', { login: 'anna' })
    const late = codeIn(await letterbox.letter(2))
    now += 31 * MINUTE
    expect((await new Person(house.port).call('recover', { login: 'anna', code: late })).refused).toBe('wrong-login')
    // Nobody's box is filled.
    await stranger.must('mail-code', { login: 'anna' })
    await stranger.must('mail-code', { login: 'anna' })
    expect((await stranger.call('mail-code', { login: 'anna' })).refused).toBe('too-fast')
  })
  it('is refused where no server is set for it', async () => {
    const other = await openHouse()
    const anna = await other.person('Anna')
    await anna.must('set-password', { login: 'anna', password })
    expect(await anna.call('set-email', { email: 'a@b.cz' })).toMatchObject({ refused: 'not-found', about: 'mail' })
    expect(await anna.call('mail-code', { login: 'anna' })).toMatchObject({ refused: 'not-found', about: 'mail' })
    await other.close()
  })
})

describe('everything about me', () => {
  it('is handed over as data, without what opens the account, after proof', async () => {
    const anna = await house.person('Anna')
    await anna.must('set-password', { login: 'taker', password })
    const table = await startTable(anna, [await house.person('Ben')])
    await anna.must('say', { table, text: 'to be taken along' })
    const { data } = await anna.must('my-data', {})
    expect(data).toMatchObject({
      person: { name: 'Anna', login: 'taker', password: true },
      sessions: [{ proof: 'password' }],
      recoveryCodes: 8,
      tables: [{ id: table, opened: true, seats: [true, false] }],
      said: [{ table_id: table, text: 'to be taken along' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|"token"|"hash"/)
    now += 11 * MINUTE
    for (const call of ['my-data', 'delete-account'] as const)
      expect((await anna.call(call, {})).refused).toBe('prove-first')
  })
})

describe('an account that is deleted', () => {
  it('leaves its seats to bots, its games to others, and its name nowhere', async () => {
    const [anna, ben] = [await house.person('Annabella'), await house.person('Ben')]
    const { me } = await anna.must('set-password', { login: 'gone', password })
    const table = await startTable(anna, [ben])
    const over = await startTable(ben, [anna], { options: { rounds: 3 } })
    const lines = [await anna.live(), await ben.live()] as const
    for (const line of lines) await line.watch(over)
    await playOut(over, lines)
    const own = (await anna.must('open-table', setting)).sight.info.id
    const guest = (await ben.must('open-table', { ...setting, access: 'link' })).sight
    await anna.must('sit', { table: guest.info.id, link: guest.link ?? '' })
    await anna.must('say', { table, text: 'a secret of mine' })
    await lines[1].watch(table)
    await anna.must('delete-account', {})

    expect(await lines[0].untilClosed()).toBe(4004)
    expect(await anna.must('me', {})).toMatchObject({ me: null })
    await lines[1].until(() => lines[1].frames.some(({ t }) => t === 'chat-removed'))
    const seen = async (id: string) => (await ben.look(id)).sight
    const nobody = { id: '', name: '' }
    expect((await seen(table)).info).toMatchObject({
      status: 'playing',
      owner: null,
      sitters: [{ person: nobody, bot: 'journeyman', resigned: true }, { person: { name: 'Ben' } }],
    })
    expect((await seen(over)).info).toMatchObject({ status: 'over', sitters: [{}, { person: nobody, bot: null }] })
    expect((await seen(own)).info).toMatchObject({ status: 'ended', endedBy: 'called-off' })
    expect((await seen(guest.info.id)).info.sitters[1]).toEqual({ person: null, bot: null, resigned: false })
    const exported = await ben.must('export', { table: over })
    expect(exported.whole && exported.record.seats).toEqual(['Ben', 'somebody'])
    // What is left can still be proven.
    expect((await ben.call('import', { record: exported.whole ? exported.record : null })).refused).toBeUndefined()
    for (const shown of [await seen(table), await seen(over), exported, await ben.must('archive', { mine: true })])
      expect(JSON.stringify(shown)).not.toContain('Annabella')
    expect(await house.store.people.get(me.id)).toBeUndefined()
    expect(await house.store.traces.lines(me.id)).toEqual([])
    expect(JSON.stringify(await house.store.audit.latest({ person: me.id }))).not.toContain('Annabella')
    expect((await new Person(house.port).call('log-in', { login: 'gone', password })).refused).toBe('wrong-login')
    // A process that reads it all anew sees the same.
    const data = mkdtempSync(join(tmpdir(), 'krcma-gone-'))
    cpSync(house.data, data, { recursive: true })
    const again = await openHouse({ data, log: 'silent' })
    expect((await ben.at(again.port).look(over)).sight.info.sitters[1]?.person).toEqual(nobody)
    await again.close()
  })
})
