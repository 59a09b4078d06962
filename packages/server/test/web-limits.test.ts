import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { CALL_HEADER, CLOSED, PROTOCOL } from '@krcma/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { usualLimits } from '../src/index.ts'
import { Backlog, type Reader } from '../src/web/backlog.ts'
import { cutOff } from '../src/web/cut-off.ts'
import { Person } from './client.ts'
import { frame, OPCODE, openWire } from './hostile/wire.ts'
import { openHouse, type TestHouse } from './house.ts'

let house: TestHouse
/** Time that stands still: however slow the machine is, no limit has room again. */
const noon = Date.now()
const limits = { ...usualLimits, messages: 1, burst: 8 }
beforeAll(async () => {
  house = await openHouse({ limits, patience: 400 }, { now: () => noon })
})
afterAll(() => house.close())

it.each([
  ['no call', '0'],
  ['nothing that can be read', '[]'],
  ['a call', JSON.stringify({ t: 'call', id: 1, call: 'me', input: {} })],
])('a socket that sends far too much is closed, also if it is %s', async (_, text) => {
  const line = await new Person(house.port).live()
  for (let n = 0; n < 40; n++) line.raw(text)
  expect(await line.untilClosed()).toBe(CLOSED.tooFast)
  // As many as may come at once, less the greeting; and as many again that were told so.
  const replies = line.frames.filter(({ t }) => t === 'reply')
  expect(replies.length).toBeLessThanOrEqual(15)
})

it.each([
  ['pings', Buffer.concat(Array.from({ length: 200 }, () => frame(OPCODE.ping, '')))],
  ['pongs', Buffer.concat(Array.from({ length: 200 }, () => frame(OPCODE.pong, '')))],
  [
    'parts of a message that never ends',
    Buffer.concat(Array.from({ length: 200 }, (_, n) => frame(n === 0 ? 1 : 0, '', false))),
  ],
])('%s without end are as much as any other flood', async (_, flood) => {
  const wire = await openWire(house.port)
  wire?.resume()
  wire?.write(flood)
  await once(wire ?? connect(0), 'close')
})

it('of one who is cut off nothing is read any more, also of what has arrived', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', allowSynchronousEvents: false, autoPong: false })
  await once(server, 'listening')
  const wire = await openWire((server.address() as AddressInfo).port)
  const [ws] = [...server.clients]
  let heard = 0
  ws?.on('error', () => undefined)
  ws?.on('ping', () => {
    heard++
    cutOff(ws)
  })
  const closed = new Promise((done) => ws?.once('close', done))
  wire?.write(Buffer.concat(Array.from({ length: 20_000 }, () => frame(OPCODE.ping, ''))))
  await closed
  expect(heard).toBe(1)
  server.close()
})

it('a request that never ends is not waited for', async () => {
  const wire = connect(house.port, '127.0.0.1')
  const head = ['POST /api/me HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 100']
  wire.write([...head, `${CALL_HEADER}: ${PROTOCOL}`, '', '{'].join('\r\n'))
  const [answer] = (await once(wire, 'data')) as [Buffer]
  expect(answer.toString()).toContain('408')
  await once(wire, 'close')
})

it('one who has gone before they were looked at makes no error', async () => {
  const before = await failures()
  const wires = Array.from({ length: 30 }, () => connect(house.port, '127.0.0.1'))
  for (const wire of wires) {
    wire.write(`POST /api/lobby HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`)
    await once(wire, 'connect')
    wire.resetAndDestroy()
  }
  // Whoever came later has been answered.
  await new Person(house.port).call('me', {})
  expect(await failures()).toBe(before)
})

async function failures(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text()
  return Number(/^krcma_failures_total (\d+)$/m.exec(metrics)?.[1])
}

/** Somebody who takes what is sent when the test says so. */
class Slow implements Reader {
  waiting = 0
  gone = false
  #room = 0
  readonly #backlog: Backlog
  constructor(backlog: Backlog) {
    this.#backlog = backlog
  }
  terminate(): void {
    this.gone = true
    this.waiting = 0
    this.#backlog.leave(this)
  }
  send(bytes: number): boolean {
    this.#room = this.#backlog.room(this.waiting, bytes, this.#room)
    if (this.waiting + bytes > this.#room) this.#backlog.refuse(this)
    if (this.gone) return false
    this.waiting += bytes
    this.#backlog.sent(this)
    return true
  }
}

const KB = 1_024

it('for one who does not read, so much waits and no more', () => {
  const cutOff = vi.fn()
  const backlog = new Backlog(cutOff)
  const deaf = new Slow(backlog)
  const sent = Array.from({ length: 20 }, () => deaf.send(20 * KB))
  expect(sent.filter((fine) => fine)).toHaveLength(12)
  expect([deaf.gone, cutOff.mock.calls.length, backlog.total]).toEqual([true, 1, 0])
})

it('one who reads slowly may have something long, with the rest beside it', () => {
  const backlog = new Backlog(() => undefined)
  const slow = new Slow(backlog)
  expect(slow.send(900 * KB)).toBe(true)
  for (let n = 0; n < 10; n++) expect(slow.send(20 * KB)).toBe(true)
  slow.waiting = 0
  expect(slow.send(900 * KB)).toBe(true)
  expect(slow.send(900 * KB)).toBe(false)
})

it('where too much waits for all together, those are cut off for whom most does', () => {
  const cutOff = vi.fn()
  const backlog = new Backlog(cutOff)
  const many = Array.from({ length: 400 }, () => new Slow(backlog))
  for (const [n, slow] of many.entries()) slow.send((n % 2 === 0 ? 100 : 240) * KB)
  expect(backlog.total).toBeLessThanOrEqual(64 * KB * KB)
  expect(many.filter(({ gone }) => gone).length).toBe(cutOff.mock.calls.length)
  expect(many.some(({ gone }, n) => gone && n % 2 === 0)).toBe(false)
  // Who has read in the meantime counts no more.
  for (const slow of many) slow.waiting = 0
  expect(backlog.total).toBe(0)
})
