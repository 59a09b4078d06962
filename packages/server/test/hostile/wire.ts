import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PATHS } from '@krcma/protocol'

/** What frames are called on the wire (RFC 6455). */
export const OPCODE = { continuation: 0, text: 1, binary: 2, ping: 9, pong: 10 } as const

/** A frame of a client, masked by zeros; `fin`: whether the message ends with it. */
export function frame(opcode: number, body: string | Buffer, fin = true): Buffer {
  const data = Buffer.from(body)
  const long = data.length > 125
  const head = Buffer.alloc(long ? 8 : 6)
  head[0] = (fin ? 0x80 : 0) | opcode
  head[1] = 0x80 | (long ? 126 : data.length)
  if (long) head.writeUInt16BE(data.length, 2)
  return Buffer.concat([head, data])
}

/** The bare wire under a WebSocket, for those who keep to no rules; it is never read unless somebody asks for it. */
export async function openWire(port: number, address = '10.0.0.1'): Promise<Socket | null> {
  const wire = connect(port, '127.0.0.1')
  wire.on('error', () => undefined)
  const key = 'AAAAAAAAAAAAAAAAAAAAAA=='
  const lines = [
    `GET ${PATHS.live} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    `X-Forwarded-For: ${address}`,
  ]
  wire.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = (await Promise.race([once(wire, 'data'), once(wire, 'close')])) as [Buffer | boolean]
  wire.pause()
  if (!Buffer.isBuffer(answer) || !answer.toString().includes(' 101 ')) {
    wire.destroy()
    return null
  }
  return wire
}
