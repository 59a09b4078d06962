import { once } from 'node:events'
import { connect } from 'node:net'
import { CALL_HEADER, PATHS, PROTOCOL } from '@krcma/protocol'
import { usualLimits } from '../../src/index.ts'
import { type Line, Person } from '../client.ts'
import { answerOnce, setting, startTable } from '../house.ts'
import { fickleRecord } from './fickle.ts'
import { frame, OPCODE, openWire } from './wire.ts'

/** What an attacker, who has a process of their own, is told to do, and for how long. */
export interface Orders {
  readonly attack: keyof typeof attacks
  readonly port: number
  readonly milliseconds: number
  /** Where they say they come from. */
  readonly address: string
  /** A table that everybody may watch, and one at which somebody waits for others. */
  readonly table: string
  readonly waiting: string
  /** A login that the settings of the house name and nobody has. */
  readonly reserved: string
}

const HELLO = frame(OPCODE.text, JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
const CHUNK = 65_536

const call = (id: number, name: string, input: object) =>
  frame(OPCODE.text, JSON.stringify({ t: 'call', id, call: name, input }))

/** As many of a frame as fill a piece. */
const many = (one: Buffer) => Buffer.concat(Array.from({ length: Math.ceil(CHUNK / one.length) }, () => one))

const DEEP = `${'['.repeat(8_000)}${']'.repeat(8_000)}`

/** Pieces that are nothing but trouble. */
const floods = {
  /** No JSON: one each ends a socket, and all others are on their way already. */
  rubbish: many(frame(OPCODE.text, '{')),
  /** JSON, and no call. */
  nothing: many(frame(OPCODE.text, '0')),
  deep: many(frame(OPCODE.text, DEEP)),
  calls: many(call(1, 'lobby', {})),
  pings: many(frame(OPCODE.ping, '')),
  pongs: many(frame(OPCODE.pong, 'x')),
  /** Parts of a message that never ends. */
  fragments: Buffer.concat([frame(OPCODE.text, '', false), many(frame(OPCODE.continuation, '', false))]),
} as const

const FLOODERS = 60
const DEAF = 190

/** Writes without end; comes again when it is thrown out. */
async function flood(piece: Buffer, { port, milliseconds, address }: Orders): Promise<void> {
  const until = Date.now() + milliseconds
  const one = async () => {
    while (Date.now() < until) {
      const wire = await openWire(port, address)
      if (wire === null) {
        await new Promise((done) => setTimeout(done, 100))
        continue
      }
      wire.write(HELLO)
      wire.resume()
      const gone = once(wire, 'close').catch(() => undefined)
      while (!wire.destroyed && Date.now() < until)
        if (!wire.write(piece)) await Promise.race([once(wire, 'drain').catch(() => undefined), gone])
      wire.destroy()
    }
  }
  await Promise.all(Array.from({ length: FLOODERS }, one))
}

/** Asks and asks, and never reads; says that it is alive all the same. */
async function deaf({ port, milliseconds, address, table }: Orders): Promise<void> {
  const wires = await Promise.all(Array.from({ length: DEAF }, () => openWire(port, address)))
  const until = Date.now() + milliseconds
  for (const wire of wires) wire?.write(HELLO)
  for (let id = 0; Date.now() < until; id++) {
    for (const wire of wires) {
      if (wire === null || wire.destroyed) continue
      wire.write(call(2 * id, 'watch', { table }))
      wire.write(call(2 * id + 1, 'lobby', {}))
      wire.write(frame(OPCODE.pong, ''))
    }
    await new Promise((done) => setTimeout(done, 60))
  }
  for (const wire of wires) wire?.destroy()
}

const post = ({ port, address }: Orders, name: string, more: string) =>
  [
    `POST ${PATHS.api}/${name} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `X-Forwarded-For: ${address}`,
    `${CALL_HEADER}: ${PROTOCOL}`,
    more,
  ].join('\r\n')

/** Begins what it does not end: heads, bodies, upgrades; and breaks off at every place, with a reset where it can. */
async function breakOff(orders: Orders): Promise<void> {
  const { port, milliseconds } = orders
  const json = 'Content-Type: application/json'
  const begun = [
    '',
    'GET / HT',
    `GET ${PATHS.live} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n`,
    `GET ${PATHS.live} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    `${post(orders, 'me', `${json}\r\nContent-Length: 100`)}\r\n\r\n{`,
    `${post(orders, 'import', `${json}\r\nTransfer-Encoding: chunked`)}\r\n\r\n5\r\n{"rec`,
    `${post(orders, 'lobby', `${json}\r\nContent-Length: 2`)}\r\n\r\n{}`,
    `${post(orders, 'me', 'Content-Length: x')}\r\n\r\n`,
  ]
  const until = Date.now() + milliseconds
  for (let n = 0; Date.now() < until; n++) {
    const wires = begun.map((text) => {
      const wire = connect(port, '127.0.0.1')
      wire.on('error', () => undefined)
      wire.write(text)
      return wire
    })
    await Promise.all(wires.map((wire) => once(wire, 'connect').catch(() => undefined)))
    if (n % 2 === 0) await new Promise((done) => setTimeout(done, 5))
    for (const wire of wires) wire.resetAndDestroy()
  }
}

/** Brings records that cost as much to read as any that are read at all, and one that is not. */
async function records({ port, milliseconds, address }: Orders): Promise<void> {
  const from = { 'x-forwarded-for': address }
  const bodies = [4_900, 6_000].map((undos) => ({ record: fickleRecord(undos) }))
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    const eve = new Person(port)
    const { refused } = await eve.call('come-as-guest', { name: 'Eve' }, from)
    if (refused === undefined) await Promise.all(bodies.map((body) => eve.call('import', body, from)))
    else await new Promise((done) => setTimeout(done, 100))
  }
}

/** Thinks again and again at a table of their own, and has it looked at by somebody else. */
async function fickle({ port, milliseconds }: Orders): Promise<void> {
  const eve = await new Person(port).guest('Eve')
  const table = await startTable(eve, [], { seats: [{ for: 'me' }] })
  const line = await eve.live()
  await line.watch(table)
  const until = Date.now() + milliseconds
  for (let n = 0; Date.now() < until; n++) {
    await answerOnce(line, table, n)
    const out = await line.call('undo', { table })
    await line.call('stand', { table, kind: `k${n}`, option: 'x'.repeat(2_000) })
    if (out.refused !== undefined) await new Promise((done) => setTimeout(done, 100))
  }
  line.kill()
  await eve.look(table)
}

/** Looks back at the longest games there are, and at lists of all that one may keep, through as many eyes at once as one likes. */
async function looks({ port, milliseconds, address }: Orders): Promise<void> {
  const from = { 'x-forwarded-for': address }
  const come = async () => {
    const eve = new Person(port)
    await eve.call('come-as-guest', { name: 'Eve' }, from)
    return eve
  }
  const eve = await come()
  const own = await eve.live(from)
  const { table } = await eve.call('import', { record: fickleRecord(4_900) }, from)
  await own.watch(table)
  const link = own.held(table).sight.link ?? ''
  const about = 'x'.repeat(4_000)
  const texts = { en: { name: 'Long', about }, cs: { name: 'Long', about } }
  const scenario = { game: 'night-market', texts, content: { nights: 2, toll: 1 } }
  const saga = await eve.call(
    'begin-saga',
    { game: 'night-market', members: [{ for: 'me' }, { for: 'anybody' }] },
    from,
  )
  const { file } = await eve.call('export-saga', { saga: saga.saga.id }, from)
  const evening = { opened: 1, company: { members: [0], seats: [0] }, names: ['Eve'], came: 'played', result: null }
  const long = { ...file, evenings: Array.from({ length: 1_000 }, () => evening) }
  for (let n = 0; n < 10; n++) {
    await eve.call('save-scenario', { ...scenario, access: 'public' }, from)
    await eve.call('import-saga', { file: long }, from)
  }
  const until = Date.now() + milliseconds
  const five = (asked: () => Promise<unknown>) => Array.from({ length: 5 }, asked)
  const look = async (line: Line) => {
    line.keeps = false
    while (Date.now() < until)
      await Promise.all([
        ...five(() => line.call('export', { table, link })),
        ...five(() => line.call('log', { table, link })),
        ...five(() => line.call('replay', { table, link, from: 9_000 })),
        ...five(() => line.call('scenarios', {})),
        ...five(() => line.call('sagas', {})),
      ])
    line.kill()
  }
  const lookOn = async (person: Person) => {
    // Whoever is thrown out for it comes again.
    while (Date.now() < until) await look(await person.live(from)).catch(() => undefined)
  }
  own.close()
  const others = await Promise.all(Array.from({ length: 7 }, come))
  await Promise.all([eve, ...others].map(lookOn))
}

/** Opens tables by the dozen, each as somebody else, so that nobody finds any other in the lobby. */
async function openings({ port, milliseconds, address, waiting }: Orders): Promise<string[]> {
  const from = { 'x-forwarded-for': address }
  const until = Date.now() + milliseconds
  let opened = 0
  while (Date.now() < until) {
    const eve = new Person(port)
    const { refused } = await eve.call('come-as-guest', { name: 'Eve' }, from)
    if (refused !== undefined) await new Promise((done) => setTimeout(done, 100))
    const asked = await Promise.all(Array.from({ length: 10 }, () => eve.call('open-table', setting, from)))
    opened += asked.filter((one) => one.refused === undefined).length
  }
  const { open } = await new Person(port).call('lobby', {})
  const seen = open.some(({ id }) => id === waiting)
  // A third of those of a minute at once, and the rest as the minute goes by.
  const most = Math.ceil(usualLimits.openings * (1 / 3 + milliseconds / 60_000)) + 1
  return [...(seen ? [] : ['nobody finds the table of another']), ...(opened > most ? [`${opened} tables opened`] : [])]
}

/** Guesses at somebody's password from everywhere, and registers what is to be an admin's. */
async function accounts({ port, milliseconds, address, reserved }: Orders): Promise<string[]> {
  const owner = new Person(port)
  await owner.call('come-as-guest', { name: 'Anna' })
  const password = 'the password of Anna'
  await owner.call('set-password', { login: 'anna', password })
  await owner.call('log-out', {})
  const until = Date.now() + milliseconds
  let guessed = 0
  let inside = 0
  const guess = async (n: number) => {
    const from = { 'x-forwarded-for': `${address}${n}` }
    while (Date.now() < until) {
      const { refused } = await new Person(port).call('log-in', { login: 'anna', password: `guess ${n} at it` }, from)
      if (refused === undefined) inside++
      if (refused === 'wrong-login') guessed++
      if (refused === 'too-fast') await new Promise((done) => setTimeout(done, 100))
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)))
  const late = await owner.call('log-in', { login: 'anna', password })
  const warden = await new Person(port).guest('Warden')
  const made = await warden.call('set-password', { login: reserved, password: 'long enough password' })
  return [
    ...(guessed > usualLimits.guesses ? [`${guessed} guesses looked at`] : []),
    ...(inside > 0 ? ['a wrong password opened an account'] : []),
    ...(late.refused === undefined ? [] : ['the owner is locked out']),
    ...(made.refused === 'taken' ? [] : ['who registers the login of an admin has it']),
  ]
}

/** Does nothing: what the same machine takes without an attack. */
async function calm({ milliseconds }: Orders): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds))
}

const attacks = {
  calm,
  deaf,
  breakOff,
  records,
  fickle,
  looks,
  openings,
  accounts,
  ...(Object.fromEntries(
    Object.entries(floods).map(([name, piece]) => [name, (orders: Orders) => flood(piece, orders)]),
  ) as { readonly [F in keyof typeof floods]: (orders: Orders) => Promise<void> }),
}

process.on('message', (orders: Orders) => {
  const attack: (orders: Orders) => Promise<unknown> = attacks[orders.attack]
  void attack(orders).then((achieved) => process.send?.(achieved ?? []))
})
process.once('disconnect', () => process.exit(0))
