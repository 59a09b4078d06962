import type { Language } from '@krcma/kernel'
import {
  CALL_HEADER,
  type Call,
  type FromServer,
  type Hello,
  type Input,
  type Me,
  type Output,
  PATHS,
  PROTOCOL,
  type Refusing,
} from '@krcma/protocol'
import { currentSettings } from '../../settings.ts'
import { loadNewer } from '../../update.ts'
import { isRefusing } from '../link.ts'
import { waitAfter, waitOut } from './patience.ts'

/** A table that wants to hear of what the server says. */
export interface Listener {
  readonly id: string
  hear(message: FromServer): void
  /** The socket is open (again): say what you have. */
  welcome(ahead: number): void
  lost(state: 'reconnecting' | 'offline'): void
}

/** Whoever is there answers within this time, in milliseconds; a line that says nothing for longer is dead. */
const ANSWER = 2_000
const GREETING = 8_000

const away: Refusing = { refused: 'unavailable', about: 'network' }
/** Whether it was not even heard: nothing is known of what the server would have said. */
export const isUnheard = (out: object): boolean =>
  isRefusing(out) && out.refused === away.refused && out.about === away.about

/** One server, one socket, any number of tables. */
class House {
  #socket: WebSocket | undefined
  #open = false
  /** Since when nobody has been there. */
  #since: number | null = null
  /** What the server that went away said how long it would take, until that was tried. */
  #after: number | null = null
  #next = 0
  #ahead = 0
  #me: Me | null = null
  #reach: string | null = null
  #screen = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #waiting = new Map<number, (out: object | Refusing) => void>()
  readonly #listeners = new Set<Listener>()

  constructor() {
    addEventListener('online', () => this.#hurry())
    addEventListener('offline', () => this.#probe())
    document.addEventListener('visibilitychange', () => !document.hidden && this.#hurry())
  }

  /** Who we are, as far as the socket was told. */
  get me(): Me | null {
    return this.#me
  }

  /** Where others find this house: not at localhost, if it knows better. */
  get origin(): string {
    return this.#reach ?? location.origin
  }

  /** Whether this is a screen that everybody looks at: it sees what those see who only watch. */
  beScreen(on: boolean): void {
    if (this.#screen === on) return
    this.#screen = on
    if (this.#socket !== undefined) this.#lose(0)
  }

  /** A call by HTTP. */
  async call<C extends Call>(call: C, input: Input<C>): Promise<Output<C> | Refusing> {
    try {
      const answer = await fetch(`${PATHS.api}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CALL_HEADER]: String(PROTOCOL) },
        body: JSON.stringify(input),
      })
      const out = (await answer.json()) as Output<C> | Refusing
      if (isRefusing(out) && out.refused === 'other-protocol') void loadNewer()
      return out
    } catch {
      return away
    }
  }

  /** Who we are to the server; a guest by the name of the settings, if it has never seen us. */
  async introduce(): Promise<Me | Refusing> {
    const known = await this.call('me', {})
    if (isRefusing(known)) return known
    if (known.me !== null) {
      // Who came in another window meanwhile is not known to this socket yet.
      if (this.#open && this.#me?.id !== known.me.id) this.#lose(0)
      return known.me.guest ? this.#asSaid(known.me) : known.me
    }
    const { name, language } = currentSettings()
    const come = await this.call('come-as-guest', {
      name: name.trim() || nameless(language),
      language,
    })
    if (isRefusing(come)) return come
    // The socket goes on as the one who opened it: another one is opened.
    this.#lose(0)
    return come.me
  }

  /** A guest is called what the settings say by now. */
  async #asSaid(me: Me): Promise<Me | Refusing> {
    const { name, language } = currentSettings()
    const called = name.trim()
    if (called === '' || called === me.name) return me
    // By the socket, where there is one: whoever sits down through it is to be called so.
    const said = { name: called, language }
    const out = await (this.#open ? this.live('rename', said) : this.call('rename', said))
    if (isRefusing(out)) return out
    this.#me = out.me
    return out.me
  }

  /** Whose talk is not to be read any more, or again. */
  async mute(person: string, on: boolean): Promise<Output<'mute'> | Refusing> {
    const out = await this.live('mute', { person, on })
    if (isRefusing(out)) return out
    this.#me = out.me
    // What was said meanwhile is asked for.
    if (!on) for (const listener of this.#listeners) listener.welcome(this.#ahead)
    return out
  }

  /** A call by the socket. */
  live<C extends Call>(call: C, input: Input<C>): Promise<Output<C> | Refusing> {
    if (this.#socket === undefined || !this.#open) return Promise.resolve(away)
    const id = this.#next++
    const socket = this.#socket
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#probe(), 2 * ANSWER)
      this.#waiting.set(id, (out) => {
        clearTimeout(timer)
        resolve(out as Output<C> | Refusing)
      })
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
      if (this.#listeners.size > 0) return
      this.#since = null
      this.#drop()
    }
  }

  #connect(): void {
    if (this.#socket !== undefined) return
    clearTimeout(this.#timer)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATHS.live}`)
    this.#socket = socket
    socket.onopen = () => {
      const greeting: Hello = { t: 'hello', protocol: PROTOCOL, screen: this.#screen }
      socket.send(JSON.stringify(greeting))
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer)
    socket.onclose = () => this.#lose()
    this.#timer = setTimeout(() => this.#lose(), GREETING)
  }

  /** Somebody looks, or the network says that it is back: what waits need not wait longer. */
  #hurry(): void {
    if (this.#open) this.#probe()
    else if (this.#listeners.size > 0) this.#connect()
  }

  /** Asks whether anybody is still there: what is said into a dead line is lost without a word. */
  #probe(): void {
    const socket = this.#socket
    if (!this.#open || socket === undefined) return
    const timer = setTimeout(() => this.#socket === socket && this.#lose(), ANSWER)
    void this.live('me', {}).then(() => clearTimeout(timer))
  }

  #drop(): void {
    const socket = this.#socket
    clearTimeout(this.#timer)
    this.#socket = undefined
    this.#open = false
    if (socket === undefined) return
    // A dead line may take its time to say that it is closed.
    socket.onclose = null
    socket.onmessage = null
    socket.onopen = null
    socket.close()
    for (const answer of this.#waiting.values()) answer(away)
    this.#waiting.clear()
  }

  #lose(wait?: number): void {
    this.#drop()
    if (this.#listeners.size === 0) return
    this.#since ??= performance.now()
    for (const listener of this.#listeners) listener.lost(navigator.onLine ? 'reconnecting' : 'offline')
    const chance = Math.random()
    const usual = waitAfter(performance.now() - this.#since, chance)
    const told = this.#after === null ? usual : waitOut(this.#after, chance)
    this.#after = null
    this.#timer = setTimeout(() => this.#connect(), wait ?? told)
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') {
      clearTimeout(this.#timer)
      this.#open = true
      this.#since = null
      this.#me = message.me
      this.#reach = message.reach
      this.#ahead = message.now - Date.now()
      for (const listener of this.#listeners) listener.welcome(this.#ahead)
    } else if (message.t === 'reload') {
      void loadNewer()
    } else if (message.t === 'bye') {
      this.#after = message.after
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

/** Those who say no name are told apart by a number: nobody sits at a table twice. */
function nameless(language: Language): string {
  const number = 100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900)
  return `${language === 'cs' ? 'Host' : 'Guest'} ${number}`
}
