import type { Presence } from '@krcma/protocol'

/**
 * Publish and subscribe: what nodes call out to each other. Notices only: what counts is in the store, so a notice may come late, twice or never.
 */
export type Notice =
  /** The journal of a table has grown. */
  | { readonly is: 'grown'; readonly table: string; readonly seq: number }
  | { readonly is: 'chat'; readonly table: string; readonly n: number; readonly removed: boolean }
  /** Who of a table is connected to the node that says so. `asks`: and tell me yours. */
  | { readonly is: 'present'; readonly table: string; readonly presence: Presence; readonly asks: boolean }
  | { readonly is: 'thinking'; readonly table: string; readonly seat: number; readonly done: number }
  /** Somebody has logged out of a session (its hash), or of all. */
  | { readonly is: 'left'; readonly person: string; readonly session: string | null }

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
