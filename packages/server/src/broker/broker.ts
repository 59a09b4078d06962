import * as v from 'valibot'

const table = v.string()
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const presence = v.object({ seats: v.pipe(v.array(whole), v.maxLength(16), v.readonly()), spectators: whole })

/** As they are read when they come from another node. */
export const notices = v.array(
  v.variant('is', [
    /** The journal of a table has grown. */
    v.object({ is: v.literal('grown'), table, seq: whole }),
    v.object({ is: v.literal('chat'), table, n: whole, removed: v.boolean() }),
    /** Who of a table is connected to the node that says so. `asks`: and tell me yours. */
    v.object({ is: v.literal('present'), table, presence, asks: v.boolean() }),
    v.object({ is: v.literal('thinking'), table, seat: whole, done: whole }),
    /** Somebody has logged out of a session (its hash), or of all. */
    v.object({ is: v.literal('left'), person: v.string(), session: v.nullable(v.string()) }),
  ]),
)

/**
 * Publish and subscribe: what nodes call out to each other. Notices only: what counts is in the store, so a notice may come late, twice or never.
 */
export type Notice = v.InferOutput<typeof notices>[number]

export interface Broker {
  publish(notice: Notice): void
  /** `hear`: what other nodes say. `gap`: something may have been missed. */
  listen(hear: (notice: Notice, node: string) => void, gap: () => void): Promise<void>
  close(): Promise<void>
}

/** One node alone has nobody to talk to. */
export const alone: Broker = {
  publish: () => undefined,
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
