import {
  CALL_HEADER,
  type Call,
  type FromServer,
  type Input,
  type Me,
  type Output,
  PATHS,
  PROTOCOL,
  type Refusing,
} from '@krcma/protocol'
import { currentSettings } from '../../settings.ts'
import { isRefusing } from '../link.ts'

/** A table that wants to hear of what the server says. */
export interface Listener {
  readonly id: string
  hear(message: FromServer): void
  /** The socket is open (again): say what you have. */
  welcome(ahead: number): void
  lost(state: 'connecting' | 'lost'): void
}

const LONGEST = 15_000
const away: Refusing = { refused: 'unavailable', about: 'network' }

/** One server, one socket, any number of tables. */
class House {
  #socket: WebSocket | undefined
  #open = false
  #tries = 0
  #next = 0
  #ahead = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #waiting = new Map<number, (out: object | Refusing) => void>()
  readonly #listeners = new Set<Listener>()

  /** A call by HTTP. */
  async call<C extends Call>(call: C, input: Input<C>): Promise<Output<C> | Refusing> {
    try {
      const answer = await fetch(`${PATHS.api}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CALL_HEADER]: String(PROTOCOL) },
        body: JSON.stringify(input),
      })
      return (await answer.json()) as Output<C> | Refusing
    } catch {
      return away
    }
  }

  /** Who we are to the server; a guest by the name of the settings, if it has never seen us. */
  async introduce(): Promise<Me | Refusing> {
    const known = await this.call('me', {})
    if (isRefusing(known)) return known
    if (known.me !== null) return known.me
    const { name, language } = currentSettings()
    const come = await this.call('come-as-guest', {
      name: name.trim() || (language === 'cs' ? 'Host' : 'Guest'),
      language,
    })
    if (isRefusing(come)) return come
    // The socket goes on as the one who opened it.
    this.#drop()
    return come.me
  }

  /** A call by the socket. */
  live<C extends Call>(call: C, input: Input<C>): Promise<Output<C> | Refusing> {
    if (this.#socket === undefined || !this.#open) return Promise.resolve(away)
    const id = this.#next++
    const socket = this.#socket
    return new Promise((resolve) => {
      this.#waiting.set(id, (out) => resolve(out as Output<C> | Refusing))
      socket.send(JSON.stringify({ t: 'call', id, call, input }))
    })
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#open) listener.welcome(this.#ahead)
    else this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#open) void this.live('unwatch', { table: listener.id })
      if (this.#listeners.size === 0) this.#drop()
    }
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#socket !== undefined) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATHS.live}`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer)
    socket.onclose = () => this.#closed()
  }

  #drop(): void {
    this.#open = false
    this.#socket?.close()
  }

  #closed(): void {
    this.#socket = undefined
    this.#open = false
    for (const answer of this.#waiting.values()) answer(away)
    this.#waiting.clear()
    if (this.#listeners.size === 0) return
    const state = this.#tries === 0 ? 'connecting' : 'lost'
    for (const listener of this.#listeners) listener.lost(state)
    // Not all at once after a restart, and ever more seldom.
    const wait = Math.min(LONGEST, 300 * 2 ** this.#tries++) * (0.6 + Math.random() * 0.8)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') {
      this.#open = true
      this.#tries = 0
      this.#ahead = message.now - Date.now()
      for (const listener of this.#listeners) listener.welcome(this.#ahead)
    } else if (message.t === 'reload') {
      location.reload()
    } else if (message.t === 'reply') {
      const { id } = message
      this.#waiting.get(id)?.('ok' in message ? message.ok : { refused: message.refused, about: message.about })
      this.#waiting.delete(id)
    } else {
      for (const listener of this.#listeners)
        if (!('table' in message) || message.table === listener.id) listener.hear(message)
    }
  }
}

export const house = new House()
