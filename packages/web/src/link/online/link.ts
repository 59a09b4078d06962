import { apply, type FromServer, type Input, type Output, type Refusing, type Watched } from '@krcma/protocol'
import {
  hear,
  isConnected,
  isRefusing,
  Moments,
  recall,
  type TableCall,
  type TableLink,
  untilConnected,
} from '../link.ts'
import { house, isUnheard, type Listener } from './house.ts'

/** When to look again at a table that the house could not show, in milliseconds. */
const LATER = 2_000

/** What those may do too who were let in by a link. */
const BY_LINK: readonly TableCall[] = ['sit', 'say', 'replay', 'read', 'export']

/** A table on a server. The client holds no rules: it shows what it is sent. */
export class OnlineLink extends Moments implements TableLink, Listener {
  readonly place = 'online'
  readonly id: string
  readonly invitation: string | null
  #closed = false
  #later: ReturnType<typeof setTimeout> | undefined
  readonly #leave: () => void

  constructor(id: string, invitation: string | null) {
    super()
    this.id = id
    this.invitation = invitation
    this.#leave = house.listen(this)
  }

  /** How one got in. */
  get #way(): { readonly link?: string } {
    return this.invitation === null ? {} : { link: this.invitation }
  }

  call<C extends TableCall>(call: C, input: Omit<Input<C>, 'table'>): Promise<Output<C> | Refusing> {
    return this.awaiting(this.#call(call, input))
  }

  async #call<C extends TableCall>(call: C, input: Omit<Input<C>, 'table'>): Promise<Output<C> | Refusing> {
    const way = BY_LINK.some((one) => one === call) ? this.#way : {}
    const out = await house.live(call, { ...way, ...input, table: this.id } as Input<C>)
    if (call !== 'answer' || !isUnheard(out)) return out
    // What was chosen is not lost with the line: it is said again when somebody hears it, if it is still to be said then.
    await untilConnected(this)
    const { decision: id, option } = input as Input<'answer'>
    const asked = this.now().sight?.view?.decisions.find((decision) => decision.id === id)
    const said = asked === undefined || JSON.stringify(asked.answered) === JSON.stringify(option)
    return said ? ({ seq: this.now().seq } as Output<C>) : this.#call(call, input)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#later)
    this.#leave()
  }

  lost(connection: 'reconnecting' | 'offline'): void {
    const first = this.now().sight === null && connection === 'reconnecting'
    this.change({ connection: first ? 'connecting' : connection, thinking: null })
  }

  welcome(ahead: number): void {
    this.change({ ahead })
    void this.#watch()
  }

  async #watch(): Promise<void> {
    const { sight, seq } = this.now()
    const have = sight === null ? {} : { seq }
    const out = await this.awaiting(house.live('watch', { table: this.id, ...this.#way, ...have }))
    if (this.#closed) return
    if (!isRefusing(out)) this.#watched(out)
    else if (out.refused !== 'unavailable') this.change({ refused: out, connection: 'live' })
    // A lost connection is told by `lost`. If it is the house that cannot, it may in a moment.
    else if (!isUnheard(out)) this.#later = setTimeout(() => void this.#watch(), LATER)
  }

  #watched(out: Watched): void {
    const now = this.now()
    const sight =
      'full' in out ? out.full : 'missed' in out && now.sight !== null ? apply(now.sight, out.missed) : now.sight
    this.change({
      // Whoever only asks anew, as after a gap, was never gone.
      connection: isConnected(now) ? now.connection : now.sight === null ? 'live' : 'caught-up',
      refused: null,
      sight,
      seq: out.seq,
      log: hear(now.log, out.heard),
      chat: out.chat,
      presence: out.presence,
    })
    // With a whole sight come the latest events only, and who told of the rest may not have been heard. The first is number 0.
    if ((this.now().log[0]?.n ?? 0) > 0) void this.#recall()
  }

  async #recall(): Promise<void> {
    const out = await this.awaiting(house.live('log', { table: this.id, ...this.#way }))
    if (!isRefusing(out)) this.change({ log: recall(this.now().log, out.heard.list) })
  }

  hear(message: FromServer): void {
    const now = this.now()
    switch (message.t) {
      case 'update':
        if (message.since !== now.seq || now.sight === null) return void this.#watch()
        this.change({
          connection: 'live',
          sight: apply(now.sight, message.changes),
          seq: message.seq,
          log: message.heard === null ? now.log : hear(now.log, message.heard),
          thinking: null,
        })
        break
      case 'chat':
        this.change({ chat: [...now.chat.filter(({ n }) => n !== message.line.n), message.line] })
        break
      case 'chat-removed':
        this.change({ chat: now.chat.filter(({ n }) => n !== message.n) })
        break
      case 'presence':
        this.change({ presence: message.presence })
        break
      case 'thinking':
        this.change({ thinking: { seat: message.seat, done: message.done } })
        break
      default:
    }
  }
}
