import { once } from 'node:events'
import { connect } from 'node:net'
import { CALL_HEADER, PATHS, PROTOCOL } from '@krcma/protocol'
import { Person } from '../client.ts'
import { answerOnce, startTable } from '../house.ts'
import { fickleRecord } from './fickle.ts'
import { frame, OPCODE, openWire } from './wire.ts'

/** What an attacker, who has a process of their own, is told to do, and for how long. */
export interface Orders {
  readonly attack: keyof typeof attacks
  readonly port: number
  readonly milliseconds: number
  /** Where they say they come from. */
  readonly address: string
  readonly table: string
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

const post = (port: number, name: string, more: string) =>
  [`POST ${PATHS.api}/${name} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `${CALL_HEADER}: ${PROTOCOL}`, more].join('\r\n')

/** Begins what it does not end: heads, bodies, upgrades; and breaks off at every place, with a reset where it can. */
async function breakOff({ port, milliseconds }: Orders): Promise<void> {
  const json = 'Content-Type: application/json'
  const begun = [
    '',
    'GET / HT',
    `GET ${PATHS.live} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n`,
    `GET ${PATHS.live} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    `${post(port, 'me', `${json}\r\nContent-Length: 100`)}\r\n\r\n{`,
    `${post(port, 'import', `${json}\r\nTransfer-Encoding: chunked`)}\r\n\r\n5\r\n{"rec`,
    `${post(port, 'lobby', `${json}\r\nContent-Length: 2`)}\r\n\r\n{}`,
    `${post(port, 'me', 'Content-Length: x')}\r\n\r\n`,
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
async function records({ port, milliseconds }: Orders): Promise<void> {
  const bodies = [4_900, 6_000].map((undos) => ({ record: fickleRecord(undos) }))
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    const eve = await new Person(port).guest('Eve')
    await Promise.all(bodies.map((body) => eve.call('import', body)))
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
  ...(Object.fromEntries(
    Object.entries(floods).map(([name, piece]) => [name, (orders: Orders) => flood(piece, orders)]),
  ) as { readonly [F in keyof typeof floods]: (orders: Orders) => Promise<void> }),
}

process.on('message', (orders: Orders) => {
  void attacks[orders.attack](orders).then(() => process.send?.('done'))
})
process.once('disconnect', () => process.exit(0))
