import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

interface Place {
  readonly host: string
  readonly port: number
}

/** The listening socket of a house. Connections that come before the house is open wait, unread, instead of being refused. */
export class Door {
  readonly #waiting: Socket[] = []
  readonly #main: Server
  readonly #sides: Server[] = []
  #letIn = (socket: Socket): void => void this.#waiting.push(socket)

  private constructor() {
    this.#main = this.#make()
  }

  /** `apart`: a port of one's own, also where processes share one. */
  static async at({ host, port }: Place, apart: boolean): Promise<Door> {
    const door = new Door()
    // A name may have two addresses, and browsers try either.
    const [first = host, ...others] = host === 'localhost' ? await addressesOf(host) : [host]
    await listen(door.#main, { host: first, port }, apart)
    for (const other of others) {
      const side = door.#make()
      // A machine without IPv6 has a name for it all the same.
      const there = await listen(side, { host: other, port: door.port }, apart).then(
        () => true,
        () => false,
      )
      if (there) door.#sides.push(side)
    }
    return door
  }

  get port(): number {
    return (this.#main.address() as AddressInfo).port
  }

  /** Lets everybody in, those first who have waited. From now on the house itself listens, and closes the door when it closes. */
  async open(house: HttpServer): Promise<void> {
    this.#letIn = (socket) => {
      house.emit('connection', socket)
      socket.resume()
    }
    house.listen(this.#main)
    await once(house, 'listening')
    for (const socket of this.#waiting.splice(0)) this.#letIn(socket)
    house.once('close', () => this.#closeSides())
  }

  /** Nobody was let in, and nobody will be. */
  close(): void {
    this.#main.close()
    this.#closeSides()
    for (const socket of this.#waiting.splice(0)) socket.destroy()
  }

  #closeSides(): void {
    for (const side of this.#sides) side.close()
  }

  /** What somebody says while they wait is left unread. The rest is how an HTTP server takes its connections. */
  #make(): Server {
    return createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => this.#letIn(socket))
  }
}

/** What somebody can do something about, in words; the system's own depend on who asked it. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program',
  EACCES: 'may not be opened by this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
}

async function listen(server: Server, { host, port }: Place, exclusive: boolean): Promise<void> {
  server.listen({ host, port, exclusive })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = REASONS[error.code ?? '']
    throw reason === undefined ? error : new Error(`${host}:${port} ${reason} (HOST and PORT say where to listen)`)
  })
}

async function addressesOf(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}
