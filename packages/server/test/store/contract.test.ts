import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore as fromSource, type Store, type StorePlace } from '../../src/store/store.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { builtStore, slowDisk } from './built.ts'
import { broken, line, row } from './lines.ts'

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'krcma-store-'))
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** From source one thread does everything; as built there are the thread that plays, the scribe, the sweeper, and one who only reads. */
const KINDS = ['SQLite from source', 'SQLite as built', 'SQLite on a slow disk, as built', 'PostgreSQL'] as const

describe.each(KINDS)('the store on %s', (kind) => {
  let openStore: typeof fromSource
  let store: Store
  let place: StorePlace
  beforeAll(async () => {
    openStore = kind.endsWith('as built') ? (await builtStore()).openStore : fromSource
    place = {
      file: join(folder, `${kind}.sqlite`),
      url: kind === 'PostgreSQL' ? await postgres.fresh() : undefined,
      clock: kind.includes('slow') ? slowDisk() : undefined,
    }
    store = await openStore(place)
  })
  afterAll(() => store.close())

  describe('the journal', () => {
    it('keeps lines in order, with what they say and when', async () => {
      for (const seq of [0, 1, 2]) expect(await store.journal.append(line('order', seq))).toBe(true)
      expect(await store.journal.lines('order')).toEqual(
        [0, 1, 2].map((seq) => ({ seq, at: 1_000 + seq, body: `{"line":"order ${seq}"}` })),
      )
      expect(await store.journal.lines('order', 1, 2)).toHaveLength(1)
    })

    it('gives a number to the first who writes it, and tells the others that they were late', async () => {
      await store.journal.append(line('race', 0))
      const writers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.journal.append(line('race', 1, { body: `{"by":${n}}` }))),
      )
      expect(writers.filter((won) => won)).toHaveLength(1)
      expect(await store.journal.lines('race', 1)).toEqual([
        { seq: 1, at: 1_001, body: `{"by":${writers.indexOf(true)}}` },
      ])
    })

    it('decides between two processes as between two writers of one', async () => {
      const other = await openStore(place)
      await store.journal.append(line('nodes', 0))
      const tries = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          (n % 2 === 0 ? store : other).journal.append(line('nodes', 1 + (n >> 2), { body: `{"by":${n}}` })),
        ),
      )
      expect(tries.filter((won) => won)).toHaveLength(10)
      const lines = await other.journal.lines('nodes', 1)
      expect(lines.map(({ body }) => tries[JSON.parse(body).by])).toEqual(lines.map(() => true))
      await other.close()
    })

    it('commits what comes at the same time together', async () => {
      const before = store.journal.commits
      const won = await Promise.all(Array.from({ length: 150 }, (_, n) => store.journal.append(line(`many-${n}`, 0))))
      expect(won.every((one) => one)).toBe(true)
      expect(store.journal.commits - before).toBeLessThanOrEqual(2)
    })

    it('does not let a late line change the lists', async () => {
      await store.journal.append(line('lists', 0, { row: row('lists', { status: 'playing' }) }))
      const late = line('lists', 0, { row: row('lists', { status: 'over' }) })
      expect(await store.journal.append(late)).toBe(false)
      expect((await store.lists.open('playing')).some(({ id }) => id === 'lists')).toBe(true)
    })

    it('restores from the latest checkpoint and the lines since', async () => {
      for (const seq of [0, 1, 2, 3])
        await store.journal.append(line('kept', seq, seq === 2 ? { checkpoint: '{"kept":3}' } : {}))
      const latest = await store.journal.latest('kept')
      expect(latest?.checkpoint).toEqual({ seq: 3, body: '{"kept":3}' })
      expect(latest?.lines.map(({ seq }) => seq)).toEqual([3])
      expect(await store.journal.latest('nowhere')).toBeNull()
    })

    it('stores a checkpoint by itself as well, and of two the later one stays, whichever comes last', async () => {
      for (const seq of [0, 1, 2, 3])
        await store.journal.append(line('later', seq, seq === 2 ? { checkpoint: '{"kept":3}' } : {}))
      await store.journal.putCheckpoint('later', 2, '{"kept":2}')
      expect((await store.journal.latest('later'))?.checkpoint).toEqual({ seq: 3, body: '{"kept":3}' })
      await store.journal.putCheckpoint('later', 4, '{"kept":4}')
      expect(await store.journal.latest('later')).toEqual({ checkpoint: { seq: 4, body: '{"kept":4}' }, lines: [] })
      await store.journal.append(line('later', 4, { checkpoint: '{"kept":5}' }))
      expect((await store.journal.latest('later'))?.checkpoint).toEqual({ seq: 5, body: '{"kept":5}' })
      await store.journal.append(line('first', 0))
      await store.journal.putCheckpoint('first', 1, '{"kept":1}')
      expect((await store.journal.latest('first'))?.checkpoint).toEqual({ seq: 1, body: '{"kept":1}' })
    })

    it('stores nothing of a batch that cannot be stored, and goes on with the next', async () => {
      await expect(store.journal.append(broken('broken', 0))).rejects.toThrow('card')
      expect(await store.journal.lines('broken')).toEqual([])
      expect(await store.journal.append(line('broken', 0))).toBe(true)
    })

    it('refuses a line that cannot be stored, and none of those that came together with it', async () => {
      const tables = Array.from({ length: 20 }, (_, n) => `innocent-${n}`)
      const came = await Promise.allSettled([
        ...tables.map((table) => store.journal.append(line(table, 0))),
        store.journal.append(broken('guilty', 0)),
        ...tables.map((table) => store.journal.append(line(table, 1))),
      ])
      expect(came.filter(({ status }) => status === 'rejected')).toHaveLength(1)
      expect(came.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(40)
      expect(await store.journal.heads(tables)).toHaveLength(20)
      for (const table of tables) expect(await store.journal.lines(table)).toHaveLength(2)
      expect(await store.journal.lines('guilty')).toEqual([])
    })

    it('stores a line and the next one that comes with it, and the lists know what is true after both', async () => {
      const next = line('both', 1, { row: row('both', { status: 'over' }), checkpoint: '{"kept":2}' })
      const first = line('both', 0, { row: row('both', { status: 'gathering' }), next })
      expect(await Promise.all([line('beside', 0), first].map((one) => store.journal.append(one)))).toEqual([
        true,
        true,
      ])
      expect(await store.journal.lines('both')).toEqual([first, next].map(({ seq, at, body }) => ({ seq, at, body })))
      expect(await store.journal.latest('both')).toEqual({ checkpoint: { seq: 2, body: '{"kept":2}' }, lines: [] })
      expect((await store.lists.open('gathering')).map(({ id }) => id)).not.toContain('both')
      expect((await store.lists.archive({})).find(({ id }) => id === 'both')?.status).toBe('over')
    })

    it('stores neither of two that come together if one cannot be stored, or finds its place taken', async () => {
      const [alone, taken] = [
        line('half', 0, { next: broken('half', 1) }),
        line('taken', 0, { next: line('taken', 1) }),
      ]
      await expect(store.journal.append(alone)).rejects.toThrow('card')
      expect(await store.journal.lines('half')).toEqual([])
      await store.journal.append(line('taken', 0, { body: '{"by":"another"}' }))
      expect(await store.journal.append(taken)).toBe(false)
      expect(await store.journal.lines('taken')).toHaveLength(1)
      await store.journal.append(line('gap', 1))
      const came = await Promise.allSettled(
        [line('gap', 0, { next: line('gap', 1) }), line('gapless', 0)].map((one) => store.journal.append(one)),
      )
      expect(came.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect((await store.journal.lines('gap')).map(({ seq }) => seq)).toEqual([1])
      expect(await store.journal.lines('gapless')).toHaveLength(1)
    })

    it('leaves the lists as they are where a line changes nothing there', async () => {
      await store.journal.append(line('listed', 0, { row: row('listed', { updated: 7 }) }))
      expect(await store.journal.append(line('listed', 1, { row: null }))).toBe(true)
      expect((await store.lists.open('playing')).find(({ id }) => id === 'listed')?.updated).toBe(7)
      expect(await store.journal.heads(['listed'])).toEqual([{ id: 'listed', seq: 2 }])
    })

    it('says how far each table has come', async () => {
      expect(await store.journal.heads(['order', 'nowhere'])).toEqual([{ id: 'order', seq: 3 }])
      expect(await store.journal.heads([])).toEqual([])
    })
  })

  describe('the lists', () => {
    it('show where somebody sits, their move first', async () => {
      const seat = (table_id: string, waiting: number) => ({
        table_id,
        person: 'lida',
        waiting,
        deadline: waiting ? 99 : null,
      })
      await store.journal.append(line('seat-a', 0, { seats: [seat('seat-a', 0)], row: row('seat-a', { updated: 5 }) }))
      await store.journal.append(line('seat-b', 0, { seats: [seat('seat-b', 1)], row: row('seat-b', { updated: 4 }) }))
      const listed = async () =>
        (await store.lists.yours('lida')).map(({ id, waiting, deadline }) => [id, waiting, deadline])
      expect(await listed()).toEqual([
        ['seat-b', 1, 99],
        ['seat-a', 0, null],
      ])
      await store.journal.append(line('seat-a', 1, { seats: [seat('seat-a', 1)], row: row('seat-a', { updated: 6 }) }))
      await store.journal.append(line('seat-b', 1, { gone: ['lida'] }))
      expect(await listed()).toEqual([['seat-a', 1, 99]])
    })

    it('leave none out where all are asked for at which somebody sits, and of these only what is under way', async () => {
      const sits = (id: string, status: string) =>
        line(id, 0, {
          seats: [{ table_id: id, person: 'pavel', waiting: 0, deadline: null }],
          row: row(id, { status }),
        })
      const tables = Array.from({ length: 130 }, (_, n) => `sits-${n}`)
      const under = ['gathering', 'playing', 'paused']
      await Promise.all([
        ...tables.map((id, n) => store.journal.append(sits(id, under[n % 3] ?? ''))),
        ...['over', 'ended'].map((status) => store.journal.append(sits(`sat-${status}`, status))),
      ])
      expect((await store.lists.tablesOf('pavel')).sort()).toEqual([...tables].sort())
      expect(await store.lists.yours('pavel')).toHaveLength(100)
    })

    it('show public tables only to everybody, and the archive to those who were there', async () => {
      const seats = [{ table_id: 'done', person: 'lida', waiting: 0, deadline: null }]
      await store.journal.append(line('done', 0, { seats, row: row('done', { status: 'over', access: 'link' }) }))
      await store.journal.append(line('shut', 0, { row: row('shut', { status: 'gathering', access: 'link' }) }))
      expect((await store.lists.open('gathering')).map(({ id }) => id)).not.toContain('shut')
      expect((await store.lists.archive({})).map(({ id }) => id)).not.toContain('done')
      expect((await store.lists.archive({ person: 'lida' })).map(({ id }) => id)).toEqual(['done'])
      expect(await store.lists.archive({ person: 'lida', game: 'chess' })).toEqual([])
      expect(await store.lists.archive({ person: 'lida', before: 1 })).toEqual([])
    })

    it('count what somebody has under way', async () => {
      await store.journal.append(line('mine', 0, { row: row('mine', { owner: 'ota' }) }))
      await store.journal.append(line('mine-too', 0, { row: row('mine-too', { owner: 'ota', status: 'ended' }) }))
      expect(await store.lists.owned('ota')).toBe(1)
    })
  })

  describe('alarms', () => {
    const due = (table: string, alarm: number | null) =>
      store.journal.append(line(table, 0, { row: row(table, { alarm }) }))

    it('are claimed by one node at a time, and by another when the claim has passed', async () => {
      await due('bell', 100)
      await due('later', 5_000)
      const claims = await Promise.all(['one', 'two'].map((node) => store.alarms.claim(node, 200, 1_000, 10)))
      expect(claims.flat()).toEqual(['bell'])
      expect(await store.alarms.claim('two', 1_100, 1_000, 10)).toEqual([])
      expect(await store.alarms.claim('two', 1_201, 1_000, 10)).toEqual(['bell'])
    })
    it('stay with a node that renews its claim, and are given back by one that stops', async () => {
      await store.alarms.renew('two', 'bell', 9_000)
      expect(await store.alarms.claim('one', 4_000, 1_000, 10)).toEqual([])
      await store.alarms.renew('one', 'bell', 0)
      expect(await store.alarms.claim('one', 4_000, 1_000, 10)).toEqual([])
      await store.alarms.release('two')
      expect(await store.alarms.claim('one', 4_000, 1_000, 10)).toEqual(['bell'])
    })
    it('are set by the very line that makes them necessary', async () => {
      await store.journal.append(line('bell', 1, { row: row('bell', { alarm: null }) }))
      expect(await store.alarms.claim('one', 4_500, 1_000, 10)).toEqual([])
    })
  })

  describe('chat', () => {
    it('numbers lines without gaps, whoever talks at once', async () => {
      const by = { id: 'anna', name: 'Anna' }
      await Promise.all(Array.from({ length: 12 }, (_, n) => store.chat.add('talk', { at: n, by, text: `line ${n}` })))
      expect((await store.chat.lines('talk', 0)).map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, n) => n))
      expect(await store.chat.lines('talk', 10)).toHaveLength(2)
    })
    it('forgets what is removed', async () => {
      expect(await store.chat.remove('talk', 3)).toBe(true)
      expect(await store.chat.remove('talk', 3)).toBe(false)
      expect((await store.chat.lines('talk', 0)).map(({ n }) => n)).not.toContain(3)
      expect(await store.chat.removed('talk')).toEqual([3])
    })
  })

  describe('people', () => {
    const person = (id: string) => ({
      id,
      name: id,
      language: 'cs',
      login: null,
      password: null,
      vacation: null,
      created: 1,
      admin: 0,
      email: null,
      silenced: null,
      barred: null,
    })

    it('are known by their session until it ends', async () => {
      await store.people.add(person('jan'))
      const times = { seen: 10, expires: 100, opened: 10, proven: 10 }
      await store.people.open({ token: 'token', person: 'jan', device: 'Firefox', proof: 'guest', ...times })
      expect(await store.people.alive(['token', 'other'], 50)).toEqual(new Set(['token']))
      expect(await store.people.close('token', 'eva')).toBe(false)
      expect((await store.people.session('token', 50))?.person).toEqual(person('jan'))
      expect(await store.people.session('token', 100)).toBeUndefined()
      await store.people.prolong('token', 60, 200)
      expect((await store.people.session('token', 150))?.session.seen).toBe(60)
      await store.people.sweep(200)
      expect(await store.people.session('token', 150)).toBeUndefined()
    })
    it('have logins of their own', async () => {
      for (const id of ['eva', 'iva']) await store.people.add(person(id))
      const won = await Promise.all(['eva', 'iva'].map((id) => store.people.takeLogin(id, 'same')))
      expect(won.filter((one) => one)).toHaveLength(1)
      expect(await store.people.takeLogin(won[0] ? 'eva' : 'iva', 'same')).toBe(true)
      expect(await store.people.takeLogin(won[0] ? 'eva' : 'iva', 'other')).toBe(false)
    })
    it('have passkeys, whose challenges serve once', async () => {
      const named = { name: 'Phone', created: 1, used: null }
      const passkey = { id: 'key', person: 'eva', publicKey: 'abc', counter: 0, transports: 'usb', ...named }
      expect(await store.people.addPasskey(passkey)).toBe(true)
      expect(await store.people.addPasskey({ ...passkey, person: 'iva', publicKey: 'def' })).toBe(false)
      await store.people.usedPasskey('key', 7, 9)
      expect(await store.people.passkey('key')).toMatchObject({ ...passkey, counter: 7, used: 9 })
      expect(await store.people.removePasskey('key', 'iva')).toBe(false)
      await store.people.challenge('one', 'riddle', 100)
      expect(await store.people.spend('one', 50)).toBe('riddle')
      expect(await store.people.spend('one', 50)).toBeUndefined()
      await store.people.challenge('two', 'riddle', 100)
      expect(await store.people.spend('two', 100)).toBeUndefined()
    })
    it('have codes that serve once, until they run out or are made anew', async () => {
      const code = (hash: string, expires: number | null = null) =>
        ({ hash, person: 'eva', kind: 'recovery', about: '', expires }) as const
      await store.codes.replace('eva', 'recovery', [code('a'), code('b'), code('c', 100)])
      expect(await store.codes.left('eva')).toBe(3)
      expect(await store.codes.spend('iva', 'a', ['recovery'], 50)).toBeUndefined()
      expect(await store.codes.spend('eva', 'a', ['mailed'], 50)).toBeUndefined()
      expect(await store.codes.spend('eva', 'c', ['recovery'], 100)).toBeUndefined()
      const twice = [1, 2].map(() => store.codes.spend('eva', 'a', ['recovery', 'mailed'], 50))
      expect((await Promise.all(twice)).filter((spent) => spent !== undefined)).toEqual([code('a')])
      await store.codes.replace('eva', 'recovery', [code('d')])
      expect(await store.codes.spend('eva', 'b', ['recovery'], 50)).toBeUndefined()
      expect(await store.codes.left('eva')).toBe(1)
    })
    it('are guessed at only so often, however many guess at once, and each hour a few times more', async () => {
      const rate = { burst: 3, each: 1_000 }
      const guess = (now: number) => store.guesses.take('eva', now, rate)
      const many = await Promise.all(Array.from({ length: 20 }, () => guess(5_000)))
      expect(many.filter((may) => may)).toHaveLength(3)
      expect([await guess(5_999), await guess(6_000), await guess(6_000)]).toEqual([false, true, false])
      await store.guesses.giveBack('eva', rate)
      expect([await guess(6_000), await guess(6_000)]).toEqual([true, false])
      await store.guesses.know('browser', 'eva', 100)
      expect(await store.guesses.isKnown('browser', 'eva', 50)).toBe(true)
      for (const [person, at] of [
        ['iva', 50],
        ['eva', 100],
      ] as const)
        expect(await store.guesses.isKnown('browser', person, at)).toBe(false)
    })
    it('mute and hear again', async () => {
      await store.people.mute('eva', 'jan', true)
      await store.people.mute('eva', 'jan', true)
      expect(await store.people.mutedBy('eva')).toEqual(['jan'])
      await store.people.mute('eva', 'jan', false)
      expect(await store.people.mutedBy('eva')).toEqual([])
    })
  })

  it('is brought up to date once, however often it is opened', async () => {
    const again = await openStore(place)
    expect(await again.journal.lines('order')).toHaveLength(3)
    expect(await again.alive()).toBe(true)
    await again.close()
  })
})
