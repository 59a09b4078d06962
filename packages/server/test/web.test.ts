import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALL_HEADER, CLOSED, LIMITS, PROTOCOL } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { greedy } from '../src/bots/greedy.ts'
import { usualLimits } from '../src/index.ts'
import { openStore } from '../src/store/store.ts'
import { Person } from './client.ts'
import { openHouse, setting, startTable, type TestHouse } from './house.ts'

let house: TestHouse
const root = mkdtempSync(join(tmpdir(), 'krcma-web-'))
beforeAll(async () => {
  const dist = join(root, 'packages/web/dist/assets')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, '../index.html'), '<title>Krčma</title>')
  writeFileSync(join(dist, 'app-1a2b.js'), 'export {}')
  for (const folder of ['types', '.vite']) mkdirSync(join(dist, '..', folder), { recursive: true })
  for (const file of OF_THE_BUILD) writeFileSync(join(dist, '..', file), 'notes')
  house = await openHouse({ data: join(root, 'data') }, { root })
})
afterAll(() => house.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${house.port}${path}`, { headers })

/** What a build leaves for itself. */
const OF_THE_BUILD = ['tsconfig.tsbuildinfo', 'types/main.d.ts', '.vite/manifest.json', 'assets/app-1a2b.js.map']

describe('pages', () => {
  it('are all that is served of a build', async () => {
    for (const file of OF_THE_BUILD) expect([file, (await get(`/${file}`)).status]).toEqual([file, 404])
    expect((await get('/assets/app-1a2b.js')).status).toBe(200)
  })
  it('are the built client, under a strict policy, wherever one comes in', async () => {
    for (const path of ['/', '/table/abc']) {
      const page = await get(path, { accept: 'text/html' })
      expect(await page.text()).toContain('Krčma')
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
  it('keep what is named by its hash, and ask again for what is not', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
    const missing = await get('/nowhere.js')
    expect([missing.status, await missing.json()]).toEqual([404, { refused: 'not-found', about: 'path' }])
  })
})

describe('those who run it', () => {
  it('see that it is there, that it can serve, and how it is doing', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect(await (await get('/readyz')).json()).toEqual({ ok: true })
    await new Person(house.port).must('lobby', {})
    const metrics = await (await get('/metrics')).text()
    for (const name of [
      'krcma_calls_total{call="lobby",outcome="ok"}',
      'krcma_store_seconds',
      'krcma_sockets',
      'krcma_tables_in_memory',
    ])
      expect(metrics).toContain(name)
  })
})

describe('readiness', () => {
  const ready = async ({ port }: TestHouse) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    return [answer.status, await answer.json()]
  }
  it('is over as soon as a stop has begun, while what is under way is finished', async () => {
    let closeThinker = (): void => undefined
    const closed = new Promise<void>((done) => {
      closeThinker = done
    })
    const going = await openHouse({}, { thinker: { ...greedy, close: () => closed } })
    expect(await ready(going)).toEqual([200, { ok: true }])
    const gone = going.close()
    expect(await ready(going)).toEqual([503, { ok: false }])
    expect((await fetch(`http://127.0.0.1:${going.port}/healthz`)).status).toBe(200)
    closeThinker()
    await gone
  })
  it('is over when the store cannot be reached', async () => {
    const alone = await openStore({ file: join(root, 'closed.sqlite') })
    expect(await alone.alive()).toBe(true)
    await alone.close()
    expect(await alone.alive()).toBe(false)
    const alive = vi.spyOn(house.store, 'alive').mockImplementation(() => alone.alive())
    expect(await ready(house)).toEqual([503, { ok: false }])
    alive.mockRestore()
    expect(await ready(house)).toEqual([200, { ok: true }])
  })
})

describe('metrics', () => {
  it.each([
    ['loopback', 200, 404],
    ['everybody', 200, 200],
    ['nobody', 404, 404],
  ] as const)('for %s', async (metrics, here, elsewhere) => {
    const told = await openHouse({ metrics, proxies: 1 })
    const of = async (address: string) =>
      (await fetch(`http://127.0.0.1:${told.port}/metrics`, { headers: { 'x-forwarded-for': address } })).status
    for (const address of ['127.0.0.1', '::1']) expect(await of(address)).toBe(here)
    expect(await of('203.0.113.7')).toBe(elsewhere)
    await told.close()
  })
})

describe('calls of other sites', () => {
  it('are refused by their origin, and without the header that only a page of ours can set', async () => {
    const anna = await house.person('Anna')
    const foreign = await anna.call('rename', { name: 'Eve' }, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.refused]).toEqual([403, 'forbidden'])
    const own = await anna.call('rename', { name: 'Own' }, { origin: anna.origin })
    expect(own.status).toBe(200)
    expect((await anna.call('rename', { name: 'Old' }, { 'x-krcma': '0' })).refused).toBe('other-protocol')
    const bare = await fetch(`${anna.origin}/api/rename`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: anna.cookie },
      body: '{"name":"Bare"}',
    })
    expect(bare.status).toBe(403)
    const form = await fetch(`${anna.origin}/api/rename`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: anna.cookie, [CALL_HEADER]: String(PROTOCOL) },
      body: '{"name":"Form"}',
    })
    expect(form.status).toBe(400)
    expect((await anna.must('me', {})).me?.name).toBe('Own')
  })
  it('cannot open a socket either', async () => {
    const anna = await house.person('Anna')
    await expect(anna.live({ origin: 'https://evil.example' })).rejects.toThrow('403')
    const line = await anna.live({ origin: anna.origin })
    line.close()
  })
})

describe('a socket', () => {
  it('tells a client of another version to load the page again', async () => {
    const ws = new WebSocket(`ws://127.0.0.1:${house.port}/live`)
    const heard: string[] = []
    ws.on('message', (data: Buffer) => heard.push(data.toString()))
    ws.on('open', () => ws.send('{"t":"hello","protocol":0}'))
    const code = await new Promise((done) => ws.on('close', done))
    expect(heard.map((text) => JSON.parse(text).t)).toEqual(['reload'])
    expect(code).toBe(CLOSED.reload)
  })
  it('is closed on what is no JSON, on bytes, and on more than a message may have', async () => {
    const anna = await house.person('Anna')
    for (const [message, code] of [
      ['{', CLOSED.malformed],
      [Buffer.from([1, 2, 3]), CLOSED.malformed],
      ['x'.repeat(LIMITS.message + 1), 1009],
    ] as const) {
      const line = await anna.live()
      line.raw(message)
      expect(await line.untilClosed()).toBe(code)
    }
  })
})

/** Time that stands still: however slow the machine is, no limit has room again. */
const noon = Date.now()

describe('limits', () => {
  it('slow down those who come too often, by address, by person, by chat and by tables', async () => {
    const limits = {
      ...usualLimits,
      calls: 40,
      logins: 3,
      messages: 1,
      burst: 8,
      lines: 4,
      sockets: 2,
      looks: 6,
      tablesOfGuest: 2,
    }
    const strict = await openHouse({ limits }, { now: () => noon })
    const anna = await strict.person('Anna')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
    await anna.must('open-table', setting)
    expect((await anna.call('open-table', setting)).refused).toBe('too-many')
    const line = await anna.live()
    const looks = [
      await anna.call('log', { table }),
      await anna.call('replay', { table }),
      await anna.call('log', { table }),
    ]
    expect(looks.map(({ refused }) => refused)).toEqual([undefined, undefined, 'too-fast'])
    expect((await line.call('say', { table, text: 'one' })).refused).toBeUndefined()
    expect((await line.call('say', { table, text: 'two' })).refused).toBe('too-fast')
    const calls = await Promise.all(Array.from({ length: 10 }, () => line.call('me', {})))
    expect(calls.at(-1)?.refused).toBe('too-fast')
    const second = await anna.live()
    await expect(anna.live()).rejects.toThrow('429')
    second.close()
    const logins = await Promise.all(
      Array.from({ length: 5 }, () => new Person(strict.port).call('log-in', { login: 'abc', password: 'x' })),
    )
    expect(logins.map(({ status }) => status)).toContain(429)
    const many = await Promise.all(Array.from({ length: 45 }, () => anna.call('me', {})))
    expect(many.at(-1)).toMatchObject({ status: 429, refused: 'too-fast' })
    await strict.close()
  })
})

describe('limits by address', () => {
  /** What comes of calls, one after another, from these addresses. */
  async function outcomes(port: number, calls: readonly (readonly [call: string, address: string])[]) {
    const person = new Person(port)
    const statuses: number[] = []
    for (const [call, address] of calls)
      statuses.push((await person.post(call, '{}', { 'x-forwarded-for': address })).status)
    return statuses
  }

  it('count calls of one kind together, whatever they are called', async () => {
    const strict = await openHouse({ limits: { ...usualLimits, calls: 4, logins: 3, records: 2 } })
    const from = (calls: readonly string[]) => calls.map((call) => [call, ''] as const)
    expect(await outcomes(strict.port, from(['archive', 'lobby', 'me', 'archive', 'lobby', 'me']))).toEqual([
      200, 200, 200, 200, 429, 429,
    ])
    expect(await outcomes(strict.port, from(['log-in', 'passkey-ask', 'log-out', 'passkey-new', 'log-in']))).toEqual([
      400, 200, 401, 429, 429,
    ])
    expect(await outcomes(strict.port, from(['import', 'import', 'import', 'import']))).toEqual([401, 401, 429, 429])
    await strict.close()
  })

  it('believe what is said of an address only from as many proxies as there are', async () => {
    const calls = ['203.0.113.1', '203.0.113.2', '203.0.113.1', '198.51.100.9, 203.0.113.2']
    for (const [proxies, expected] of [
      [0, [200, 429, 429, 429]],
      [1, [200, 200, 429, 429]],
      [2, [200, 200, 429, 200]],
    ] as const) {
      const strict = await openHouse({ proxies, limits: { ...usualLimits, calls: 1 } })
      expect(
        await outcomes(
          strict.port,
          calls.map((address) => ['lobby', address]),
        ),
      ).toEqual(expected)
      await strict.close()
    }
  })

  it('count the sockets of a whole network of IPv6 together', async () => {
    const strict = await openHouse({ proxies: 1, limits: { ...usualLimits, sockets: 1 } })
    const person = new Person(strict.port)
    const open = (address: string) => person.live({ 'x-forwarded-for': address })
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:2::1', '203.0.113.1']) await open(address)
    await expect(open('2001:db8:0:1:ffff::2')).rejects.toThrow('429')
    await expect(open('::ffff:203.0.113.1')).rejects.toThrow('429')
    await strict.close()
  })
})

describe('what is too large', () => {
  it('is refused unread; a record may have more than a message', async () => {
    const anna = await house.person('Anna')
    const long = (bytes: number) => JSON.stringify({ record: 'x'.repeat(bytes) })
    const large = { status: 413, body: { refused: 'too-large', about: '' } }
    expect(await anna.post('rename', long(LIMITS.message))).toEqual(large)
    expect(await anna.post('import', long(LIMITS.message))).toMatchObject({
      status: 400,
      body: { refused: 'malformed' },
    })
    expect(await anna.post('import', long(LIMITS.record))).toEqual(large)
  })

  it('or too deep is no failure of the house: lists in lists without end are refused before anybody looks into them', async () => {
    const anna = await house.person('Anna')
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    const failures = async () =>
      /^krcma_failures_total (\d+)$/m.exec(await (await fetch(`${anna.origin}/metrics`)).text())?.[1]
    const before = await failures()
    for (const call of ['import-saga', 'import-scenario', 'import'])
      expect(await anna.post(call, `{"${call === 'import' ? 'record' : 'file'}":${deep}}`), call).toMatchObject({
        status: 400,
        body: { refused: 'malformed' },
      })
    expect((await anna.call('rename', { name: 'Anna]]]' })).refused).toBe('malformed')
    expect(await failures()).toBe(before)
  })
})

it('an answer that may be changed until all are in is not changed without end', async () => {
  const limits = { ...usualLimits, calls: 1_000, changes: 9 }
  const strict = await openHouse({ limits }, { now: () => noon })
  const [anna, ben] = [await strict.person('Anna'), await strict.person('Ben')]
  const table = await startTable(anna, [ben])
  const line = await anna.live()
  await line.watch(table)
  const answers: (string | undefined)[] = []
  for (let n = 0; n < 6; n++) {
    const [decision] = line.held(table).sight.view?.decisions ?? []
    const out = await line.call('answer', { table, decision: decision?.id ?? '', option: n % 4 })
    answers.push(out.refused)
  }
  // Opening the table was one of the three that may come at once.
  expect(answers).toEqual([undefined, undefined, undefined, 'too-fast', 'too-fast', 'too-fast'])
  await strict.close()
})

describe('a stop', () => {
  it('sends everybody to the next process, which goes on where this one was', async () => {
    const data = mkdtempSync(join(tmpdir(), 'krcma-stop-'))
    const first = await openHouse({ data })
    const anna = await first.person('Anna')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
    const line = await anna.live()
    await line.watch(table)
    const { seq } = line.held(table)
    await first.stop()
    expect(await line.untilClosed()).toBe(CLOSED.restart)
    expect(line.frames.at(-1)).toMatchObject({ t: 'bye' })
    const second = await openHouse({ data })
    const again = await anna.at(second.port).live()
    again.tables.set(table, line.held(table))
    expect(await again.watch(table, { seq })).toMatchObject({ same: true, seq })
    await second.close()
  })
})
