import type { Seat, Told } from '@krcma/kernel'
import type { AnyGame, Call, ChatLine, Heard, Input, Output, Presence, Refusing, Sight } from '@krcma/protocol'

/** What there is to see of a table at one moment. */
export interface TableNow {
  /** 'here': the table is on this device. 'caught-up': the line was lost, and what was missed is here; nothing has come since. */
  readonly connection: 'here' | 'live' | 'caught-up' | 'connecting' | 'reconnecting' | 'offline'
  readonly sight: Sight | null
  /** The number of this state of the table, greater after every change, and the same for everybody who sees it. */
  readonly seq: number
  /** Everything that the viewer has heard. */
  readonly log: readonly Told<AnyGame>[]
  readonly chat: readonly ChatLine[]
  readonly presence: Presence | null
  /** The bot that is thinking, and how far it is, of 100. */
  readonly thinking: { readonly seat: Seat; readonly done: number } | null
  /** Why the table cannot be shown. */
  readonly refused: Refusing | null
  /** How far the clock of whoever holds the table is ahead of this device's, in milliseconds. */
  readonly ahead: number
}

/** What can be done at a table. */
export type TableCall = Extract<
  Call,
  | 'answer'
  | 'stand'
  | 'undo'
  | 'propose'
  | 'vote'
  | 'resume'
  | 'resign'
  | 'rematch'
  | 'hint'
  | 'say'
  | 'remove-message'
  | 'sit'
  | 'leave'
  | 'seat-bot'
  | 'start'
  | 'seal-words'
  | 'show-words'
  | 'close-table'
  | 'replay'
  | 'read'
  | 'export'
>

/** A table, wherever it is: on this device, in a Web Worker, or on a server. */
export interface TableLink {
  readonly place: 'local' | 'online'
  readonly id: string
  /** The secret of the link by which the viewer came. */
  readonly invitation: string | null
  readonly now: () => TableNow
  /** Whether every call has been answered. */
  readonly answered: () => boolean
  /** Tells of another moment, and of calls that are made and answered. */
  readonly subscribe: (listener: () => void) => () => void
  call<C extends TableCall>(call: C, input: Omit<Input<C>, 'table'>): Promise<Output<C> | Refusing>
  close(): void
}

const nothingYet: TableNow = {
  connection: 'connecting',
  sight: null,
  seq: 0,
  log: [],
  chat: [],
  presence: null,
  thinking: null,
  refused: null,
  ahead: 0,
}

/** Events from `from` on replace those that were heard before: what was taken back is no longer told. */
export function hear(log: readonly Told<AnyGame>[], { from, list }: Heard): readonly Told<AnyGame>[] {
  return [...log.filter(({ n }) => n < from), ...list]
}

/** What happened before all that was heard. What was heard while somebody told of the past is newer than what they told. */
export function recall(log: readonly Told<AnyGame>[], past: readonly Told<AnyGame>[]): readonly Told<AnyGame>[] {
  return hear(past, { from: log[0]?.n ?? Number.MAX_SAFE_INTEGER, list: log })
}

export const isConnected = ({ connection }: TableNow): boolean =>
  connection === 'here' || connection === 'live' || connection === 'caught-up'

/** As soon as the line is there, or there again. */
export function untilConnected({ now, subscribe }: Pick<TableLink, 'now' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!isConnected(now())) return
      stop()
      resolve()
    })
  })
}

export const isRefusing = (value: object | null): value is Refusing => value !== null && 'refused' in value

/** Holds the present moment and tells whoever listens when it is another. */
export class Moments {
  #now = nothingYet
  #unanswered = 0
  readonly #listeners = new Set<() => void>()

  readonly now = (): TableNow => this.#now
  readonly answered = (): boolean => this.#unanswered === 0
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(to: Partial<TableNow>): void {
    this.#now = { ...this.#now, ...to }
    this.#tell()
  }

  /** Counts a call until it is answered: whoever waits for the table to come to rest waits for it too. */
  protected async awaiting<T>(answer: Promise<T>): Promise<T> {
    this.#unanswered++
    this.#tell()
    try {
      return await answer
    } finally {
      this.#unanswered--
      this.#tell()
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
