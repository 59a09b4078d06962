import websocket from '@fastify/websocket'
import { CLOSED, LIMITS, PATHS } from '@krcma/protocol'
import type { FastifyInstance } from 'fastify'
import type { Hint } from '../broker/broker.ts'
import type { House } from '../calls/context.ts'
import { refuse } from '../refusing.ts'
import { tokenOf } from './cookies.ts'
import type { Presences } from './presences.ts'
import { BEAT, HEARTBEAT, Pulse } from './pulse.ts'
import { isForeign, siteOf } from './site.ts'
import { Socket, type SocketParts } from './socket.ts'

/** Messages that may come before it is known from whom. */
const EARLY = 64

/** All sockets of this node. */
export class Live {
  readonly #sockets = new Set<Socket>()
  readonly #byPerson = new Map<string, Set<Socket>>()
  readonly #byAddress = new Map<string, number>()
  readonly #presences: Presences
  readonly #pulse = new Pulse()
  #count = 0
  /** Whether everybody has been sent to the next process: who comes now would only be sent away again. */
  #left = false
  readonly #hearts: NodeJS.Timeout[] = []

  constructor(presences: Presences) {
    this.#presences = presences
  }

  async open(app: FastifyInstance, parts: SocketParts): Promise<void> {
    const { house } = parts
    const { settings } = house
    await app.register(websocket, {
      options: { maxPayload: LIMITS.message, perMessageDeflate: false, clientTracking: false },
      // What a client does wrong on the wire ends its socket; it is no error of ours, and not worth a line in the log.
      errorHandler: (_, ws) => ws.terminate(),
      // Sockets are told before the process stops; nothing else is to be closed for them.
      preClose: (done) => done(),
    })
    app.get(
      PATHS.live,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (this.#left) return reply.code(503).send(refuse('unavailable', 'restart'))
          if (isForeign(request, settings)) return reply.code(403).send(refuse('forbidden', 'origin'))
          if ((this.#byAddress.get(request.ip) ?? 0) >= settings.limits.sockets)
            return reply.code(429).send(refuse('too-many', 'sockets'))
        },
      },
      async (ws, request) => {
        const { ip } = request
        this.#byAddress.set(ip, (this.#byAddress.get(ip) ?? 0) + 1)
        // What comes before we know who it is waits.
        const early: [Buffer, boolean][] = []
        let socket: Socket | null = null
        const hear = (data: Buffer, binary: boolean) => {
          if (socket === null && early.length >= EARLY) ws.terminate()
          else if (socket === null) early.push([data, binary])
          else void socket.hear(data, binary)
        }
        ws.on('message', hear)
        ws.on('error', () => ws.terminate())
        ws.on('close', () => {
          const left = (this.#byAddress.get(ip) ?? 1) - 1
          if (left > 0) this.#byAddress.set(ip, left)
          else this.#byAddress.delete(ip)
          if (socket !== null) this.#leave(socket, parts)
        })
        const me = await house.sessions.find(tokenOf(request, settings))
        if (ws.readyState !== ws.OPEN) return
        const made = new Socket(ws, request.socket, me, siteOf(request, settings), ++this.#count, parts)
        ws.on('pong', () => this.#pulse.answered(made))
        socket = made
        this.#enter(made, parts)
        for (const [data, binary] of early) hear(data, binary)
      },
    )
    this.#hearts.push(setInterval(() => this.#pulse.beat(), BEAT))
    this.#hearts.push(setInterval(() => this.#beat(house), HEARTBEAT))
  }

  #enter(socket: Socket, { metrics }: SocketParts): void {
    this.#sockets.add(socket)
    this.#pulse.join(socket)
    metrics.sockets.set(this.#sockets.size)
    if (socket.person === undefined) return
    const devices = this.#byPerson.get(socket.person) ?? new Set()
    this.#byPerson.set(socket.person, devices.add(socket))
  }

  #leave(socket: Socket, { metrics, watching }: SocketParts): void {
    this.#sockets.delete(socket)
    this.#pulse.leave(socket)
    metrics.sockets.set(this.#sockets.size)
    const devices = this.#byPerson.get(socket.person ?? '')
    devices?.delete(socket)
    if (devices?.size === 0) this.#byPerson.delete(socket.person ?? '')
    watching.leave(socket)
  }

  #beat({ hall, rates }: House): void {
    this.#presences.beat(hall.residents.values())
    rates.sweep()
  }

  /** Whether it is a person's move somewhere: on every device that does not show that very table. */
  tellMove(person: string, table: string, yourMove: boolean): void {
    for (const socket of this.#byPerson.get(person) ?? []) {
      if (!socket.tables.has(table)) socket.tell({ t: 'your-move', table, yourMove })
    }
  }

  /** Once to everybody who shows a lobby. */
  tellLobby(): void {
    for (const socket of this.#sockets) {
      if (!socket.lobby) continue
      socket.lobby = false
      socket.tell({ t: 'lobby' })
    }
  }

  logOut(person: string): void {
    for (const socket of this.#byPerson.get(person) ?? []) socket.close(CLOSED.loggedOut)
  }

  /** Shows a line of chat to those who want to read its writer. */
  async showChat({ hall, store }: House, table: string, n: number, removed: boolean): Promise<void> {
    const resident = hall.residents.get(table)
    if (resident === undefined) return
    if (removed) {
      resident.tell({ t: 'chat-removed', table, n })
      return
    }
    const line = (await store.chat.lines(table, n))[0]
    if (line?.n !== n) return
    resident.tell({ t: 'chat', table, line }, (watcher) => !watcher.mutes(line.by.id))
  }

  /** What another node says. */
  hear(house: House, hint: Hint, node: string): void {
    const resident = 'table' in hint ? house.hall.residents.get(hint.table) : undefined
    switch (hint.is) {
      case 'grown':
        if (resident !== undefined) void house.hall.catchUp(hint.table, hint.seq)
        break
      case 'moved':
        this.tellMove(hint.person, hint.table, hint.yourMove)
        break
      case 'lobby':
        this.tellLobby()
        break
      case 'chat':
        if (resident !== undefined) void this.showChat(house, hint.table, hint.n, hint.removed)
        break
      case 'present':
        if (resident !== undefined) this.#presences.heard(resident, node, hint.presence, hint.asks)
        break
      case 'thinking':
        resident?.tell({ t: 'thinking', table: hint.table, seat: hint.seat, done: hint.done })
        break
      case 'left':
        this.logOut(hint.person)
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
