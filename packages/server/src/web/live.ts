import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import { CLOSED, LIMITS, PATHS, type Refusing } from '@krcma/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Notice } from '../broker/broker.ts'
import type { House } from '../calls/context.ts'
import type { Found } from '../people/sessions.ts'
import { refuse } from '../refusing.ts'
import type { Settings } from '../settings.ts'
import { sessionHeader, tokenOf } from './cookies.ts'
import { cutOff } from './cut-off.ts'
import { statusOf } from './http.ts'
import type { Presences } from './presences.ts'
import { BEAT, HEARTBEAT, Pulse } from './pulse.ts'
import { addressOf, isForeign, siteOf } from './site.ts'
import { Socket, type SocketParts } from './socket.ts'

type Failed = (what: string, error: unknown) => void

/** Somebody who is about to open a socket. */
interface Comer {
  readonly found: Found | null
  /** How often anybody had been logged out before it was asked who they are. */
  readonly logOuts: number
  /** What they are sent to keep, if it is time. */
  readonly header: string | null
}

/** All sockets of this node. */
export class Live {
  readonly #sockets = new Set<Socket>()
  readonly #byPerson = new Map<string, Set<Socket>>()
  readonly #byAddress = new Map<string, number>()
  /** By what they asked with, until their socket is open. */
  readonly #comers = new WeakMap<IncomingMessage, Comer>()
  readonly #presences: Presences
  readonly #failed: Failed
  readonly #pulse = new Pulse()
  #count = 0
  #logOuts = 0
  /** Whether everybody has been sent to the next process: who comes now would only be sent away again. */
  #left = false
  readonly #hearts: NodeJS.Timeout[] = []

  constructor(presences: Presences, failed: Failed) {
    this.#presences = presences
    this.#failed = failed
  }

  async open(app: FastifyInstance, parts: SocketParts): Promise<void> {
    const { house } = parts
    const { settings } = house
    await app.register(websocket, {
      options: {
        maxPayload: LIMITS.message,
        perMessageDeflate: false,
        clientTracking: false,
        // A frame of each socket in turn: what has arrived of one in a piece may be thousands of frames, for which all others would wait.
        allowSynchronousEvents: false,
        // Browsers send messages as small as ours in one frame.
        maxFragments: 16,
        // Pings are counted before they are answered.
        autoPong: false,
      },
      // What a client does wrong on the wire ends its socket; it is no error of ours, and not worth a line in the log.
      errorHandler: (_, ws) => cutOff(ws),
      // Sockets are told before the process stops; nothing else is to be closed for them.
      preClose: (done) => done(),
    })
    app.websocketServer.on('headers', (headers, raw) => {
      const header = this.#comers.get(raw)?.header
      if (typeof header === 'string') headers.push(header)
    })
    app.get(
      PATHS.live,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          const early = this.#barrier(request, settings)
          if (early !== undefined) return reply.code(statusOf(early.refused)).send(early)
          this.#comers.set(request.raw, await this.#comer(app, request, house))
          // While it was looked who they are, others may have come.
          const late = this.#barrier(request, settings)
          if (late !== undefined) return reply.code(statusOf(late.refused)).send(late)
        },
      },
      (ws, request) => {
        const address = addressOf(request)
        this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
        const { found, logOuts } = this.#comers.get(request.raw) ?? { found: null, logOuts: this.#logOuts }
        const socket = new Socket(
          ws,
          request.socket,
          found,
          { n: ++this.#count, address, site: siteOf(request, settings) },
          parts,
        )
        ws.on('message', (data: Buffer, binary: boolean) => {
          socket.hear(data, binary).catch((error: unknown) => this.#failed('a message', error))
        })
        ws.on('error', () => socket.terminate())
        ws.on('ping', (word: Buffer) => socket.pinged(word))
        ws.on('pong', (word: Buffer) => {
          socket.ponged()
          this.#pulse.answered(socket, word.toString())
        })
        ws.on('close', () => {
          const left = (this.#byAddress.get(address) ?? 1) - 1
          if (left > 0) this.#byAddress.set(address, left)
          else this.#byAddress.delete(address)
          this.#leave(socket, parts)
        })
        this.#enter(socket, parts)
        // It may be this very session that ended in the meantime: whoever comes again is looked up again.
        if (found !== null && logOuts !== this.#logOuts) socket.close(CLOSED.restart)
      },
    )
    this.#hearts.push(setInterval(() => this.#pulse.beat(), BEAT))
    this.#hearts.push(setInterval(() => this.#beat(house), HEARTBEAT))
  }

  #barrier(request: FastifyRequest, settings: Settings): Refusing | undefined {
    if (this.#left) return refuse('unavailable', 'restart')
    if (isForeign(request, settings)) return refuse('forbidden', 'origin')
    const many = (this.#byAddress.get(addressOf(request)) ?? 0) >= settings.limits.sockets
    return many ? refuse('too-many', 'sockets') : undefined
  }

  async #comer(app: FastifyInstance, request: FastifyRequest, { sessions, settings }: House): Promise<Comer> {
    const logOuts = this.#logOuts
    const token = tokenOf(request, settings)
    const found = await sessions.find(token)
    // Somebody may come by sockets alone for years.
    const due = found !== null && token !== undefined && (await sessions.prolong(found))
    return { found, logOuts, header: due ? sessionHeader(app, token, settings) : null }
  }

  #enter(socket: Socket, { metrics }: SocketParts): void {
    this.#sockets.add(socket)
    this.#pulse.join(socket)
    metrics.sockets.set(this.#sockets.size)
    if (socket.owner === undefined) return
    const devices = this.#byPerson.get(socket.owner) ?? new Set()
    this.#byPerson.set(socket.owner, devices.add(socket))
  }

  #leave(socket: Socket, { metrics, watching, backlog }: SocketParts): void {
    this.#sockets.delete(socket)
    backlog.leave(socket)
    this.#pulse.leave(socket)
    metrics.sockets.set(this.#sockets.size)
    const devices = this.#byPerson.get(socket.owner ?? '')
    devices?.delete(socket)
    if (devices?.size === 0) this.#byPerson.delete(socket.owner ?? '')
    watching.leave(socket)
  }

  #beat(house: House): void {
    const { hall, rates } = house
    this.#presences.beat(hall.residents.values())
    rates.sweep()
    this.#lookUp(house).catch((error: unknown) => this.#failed('looking sessions up', error))
  }

  /** Closes what is open of sessions that have ended without a word: notices may be lost, and commands on the machine give none. */
  async #lookUp({ store, now }: House): Promise<void> {
    const open = [...this.#sockets].filter(({ session }) => session !== undefined)
    const alive = await store.people.alive([...new Set(open.map(({ session = '' }) => session))], now())
    for (const socket of open) if (!alive.has(socket.session ?? '')) socket.close(CLOSED.loggedOut)
  }

  /** Closes what is open of a session that has ended; of all that a person had, if none is named. */
  logOut(person: string, session: string | null): void {
    this.#logOuts++
    for (const socket of this.#byPerson.get(person) ?? [])
      if (session === null || socket.session === session) socket.close(CLOSED.loggedOut)
  }

  /** Shows a line of chat to those who want to read its writer. What is stored stays said, also when it cannot be shown. */
  async showChat({ hall, store }: House, table: string, n: number, removed: boolean): Promise<void> {
    const resident = hall.residents.get(table)
    if (resident === undefined) return
    if (removed) {
      resident.tell({ t: 'chat-removed', table, n })
      return
    }
    try {
      const line = (await store.chat.lines(table, n))[0]
      if (line?.n === n) resident.tell({ t: 'chat', table, line }, (watcher) => !watcher.mutes(line.by.id))
    } catch (error) {
      this.#failed('showing a line of chat', error)
    }
  }

  /** What another node says. */
  hear(house: House, notice: Notice, node: string): void {
    const resident = 'table' in notice ? house.hall.residents.get(notice.table) : undefined
    switch (notice.is) {
      case 'grown':
        // What is missed now is looked for again soon.
        if (resident !== undefined)
          house.hall.catchUp(notice.table, notice.seq).catch((error: unknown) => this.#failed('catching up', error))
        break
      case 'chat':
        if (resident !== undefined) void this.showChat(house, notice.table, notice.n, notice.removed)
        break
      case 'present':
        if (resident !== undefined) this.#presences.heard(resident, node, notice.presence, notice.asks)
        break
      case 'thinking':
        resident?.tell({ t: 'thinking', table: notice.table, seat: notice.seat, done: notice.done })
        break
      case 'left':
        this.logOut(notice.person, notice.session)
    }
  }

  /** Sends everybody to the next process. */
  bye(after: number): void {
    this.#left = true
    for (const heart of this.#hearts) clearInterval(heart)
    for (const socket of this.#sockets) {
      socket.tell({ t: 'bye', after })
      socket.close(CLOSED.restart)
    }
  }

  end(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}
