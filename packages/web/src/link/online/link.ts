import { apply, type FromServer, type Input, type Output, type Refusing, type Watched } from '@krcma/protocol'
import { type Deed, hear, isRefusing, Moments, type TableLink } from '../link.ts'
import { house, type Listener } from './house.ts'

/** A table on a server. The client holds no rules: it shows what it is sent. */
export class OnlineLink extends Moments implements TableLink, Listener {
  readonly place = 'online'
  readonly id: string
  readonly #invitation: { readonly link?: string }
  #seq: number | undefined
  readonly #leave: () => void

  constructor(id: string, invitation: string | null) {
    super()
    this.id = id
    this.#invitation = invitation === null ? {} : { link: invitation }
    this.#leave = house.listen(this)
  }

  call<D extends Deed>(deed: D, input: Omit<Input<D>, 'table'>): Promise<Output<D> | Refusing> {
    const invited = deed === 'sit' || deed === 'say' || deed === 'replay' || deed === 'export' ? this.#invitation : {}
    return house.live(deed, { ...invited, ...input, table: this.id } as Input<D>)
  }

  close(): void {
    this.#leave()
  }

  lost(connection: 'connecting' | 'lost'): void {
    this.change({ connection })
  }

  welcome(ahead: number): void {
    this.change({ ahead })
    void this.#watch()
  }

  async #watch(): Promise<void> {
    const have = this.#seq === undefined ? {} : { seq: this.#seq }
    const chat = (this.now().chat.at(-1)?.n ?? -1) + 1
    const out = await house.live('watch', { table: this.id, ...this.#invitation, ...have, chat })
    if (!isRefusing(out)) this.#watched(out)
    // A lost connection is told by `lost`; anything else will not get better by itself.
    else if (out.refused !== 'unavailable') this.change({ refused: out, connection: 'live' })
  }

  #watched(out: Watched): void {
    const now = this.now()
    const sight =
      'full' in out ? out.full : 'missed' in out && now.sight !== null ? apply(now.sight, out.missed) : now.sight
    this.#seq = out.seq
    this.change({
      connection: 'live',
      refused: null,
      sight,
      log: hear(now.log, out.heard),
      chat: [...now.chat, ...out.chat],
      presence: out.presence,
    })
    if ('full' in out && out.heard.from > 0) void this.#whole()
  }

  /** With a whole sight come the latest events only. */
  async #whole(): Promise<void> {
    const out = await house.live('log', { table: this.id, ...this.#invitation })
    if (!isRefusing(out)) this.change({ log: hear(out.heard.list, { from: Number.MAX_SAFE_INTEGER, list: [] }) })
  }

  hear(message: FromServer): void {
    const now = this.now()
    switch (message.t) {
      case 'update':
        if (message.since !== this.#seq || now.sight === null) return void this.#watch()
        this.#seq = message.seq
        this.change({
          sight: apply(now.sight, message.changes),
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
