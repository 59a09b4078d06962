import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

/** What ws keeps of the frames that have arrived. It names none of it to others. */
interface Receiver extends Writable {
  readonly _buffers: Buffer[]
  _bufferedBytes: number
}

/**
 * Ends a socket at once. By itself ws would go on reading what has arrived of it, and what still lies in the kernel's buffer: of a flood
 * tens of thousands of frames, whose garbage held everybody up while the next flood came.
 */
export function cutOff(ws: WebSocket): void {
  const receiver = Reflect.get(ws, '_receiver') as Receiver | undefined
  if (receiver !== undefined && !receiver.destroyed) {
    receiver._buffers.length = 0
    receiver._bufferedBytes = 0
    receiver.destroy(new Error('cut off'))
  }
  ws.terminate()
}
