import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { apply, type FromServer, PATHS, PROTOCOL, type Sight, type Watched } from '@krcma/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './client.ts'
import { openHouse, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A WebSocket as the wire sees it: the frames of each piece that the network brought, in order. */
class Wire {
  readonly pieces: FromServer[][] = []
  readonly #socket: Socket
  #rest: Buffer = Buffer.alloc(0)
  #open = false
  #ear: (() => void) | null = null

  constructor(port: number, cookie: string) {
    this.#socket = connect(port, '127.0.0.1')
    const key = randomBytes(16).toString('base64')
    const headers = ['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', `Cookie: ${cookie}`]
    const more = ['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`]
    this.#socket.write(`${[`GET ${PATHS.live} HTTP/1.1`, ...headers, ...more].join('\r\n')}\r\n\r\n`)
    this.#socket.on('data', (piece) => this.#read(piece))
  }

  say(message: unknown): void {
    const text = Buffer.from(JSON.stringify(message))
    const mask = randomBytes(4)
    const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 0xff])
    this.#socket.write(Buffer.concat([head, mask, text.map((byte, n) => byte ^ (mask[n % 4] ?? 0))]))
  }

  /** The first piece with a frame like this, once it is there. */
  async piece(like: (frame: FromServer) => boolean): Promise<readonly FromServer[]> {
    for (;;) {
      const found = this.pieces.find((frames) => frames.some(like))
      if (found !== undefined) return found
      await new Promise<void>((done) => {
        this.#ear = done
      })
    }
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(piece: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, piece])
    const end = this.#open ? 0 : this.#rest.indexOf('\r\n\r\n') + 4
    if (!this.#open && end < 4) return
    this.#open = true
    this.#rest = this.#rest.subarray(end)
    const frames: FromServer[] = []
    for (let frame = this.#frame(); frame !== null; frame = this.#frame()) frames.push(frame)
    this.pieces.push(frames)
    this.#ear?.()
  }

  /** A server does not mask, and says nothing of more than 64 KB here. */
  #frame(): FromServer | null {
    const short = (this.#rest[1] ?? 0) < 126
    const head = short ? 2 : 4
    if (this.#rest.length < head) return null
    const length = short ? (this.#rest[1] ?? 0) : this.#rest.readUInt16BE(2)
    if (this.#rest.length < head + length) return null
    const text = this.#rest.subarray(head, head + length).toString()
    this.#rest = this.#rest.subarray(head + length)
    return JSON.parse(text) as FromServer
  }
}

async function watching(person: Person, table: string): Promise<{ wire: Wire; sight: Sight; seq: number }> {
  const wire = new Wire(house.port, person.cookie)
  wire.say({ t: 'hello', protocol: PROTOCOL })
  wire.say({ t: 'call', id: 1, call: 'watch', input: { table } })
  const replies = await wire.piece((frame) => frame.t === 'reply' && frame.id === 1)
  const reply = replies.find((frame) => frame.t === 'reply')
  if (reply?.t !== 'reply' || !('ok' in reply)) throw new Error('nothing to see')
  const watched = reply.ok as Watched
  if (!('full' in watched)) throw new Error('nothing to see')
  return { wire, sight: watched.full, seq: watched.seq }
}

it('who answers is sent the update and the reply in one piece, the update first', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const table = await startTable(anna, [ben])
  const { wire, sight, seq } = await watching(anna, table)
  const [decision] = sight.view?.decisions ?? []
  const input = { table, decision: decision?.id, option: decision?.options[1] }
  wire.say({ t: 'call', id: 2, call: 'answer', input })
  const piece = await wire.piece((frame) => frame.t === 'reply' && frame.id === 2)
  expect(piece.map(({ t }) => t)).toEqual(['update', 'reply'])
  const [update, reply] = piece
  if (update?.t !== 'update' || reply?.t !== 'reply') throw new Error('an update and a reply')
  expect(update).toMatchObject({ since: seq, seq: seq + 1 })
  expect(reply).toEqual({ t: 'reply', id: 2, ok: { seq: seq + 1 } })
  // Whoever reads one after the other sees the table that the reply speaks of.
  expect(apply(sight, update.changes)).toEqual((await anna.look(table)).sight)
  wire.close()
})
