import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Attendant } from './bots/attendant.ts'
import { greedy } from './bots/greedy.ts'
import type { Thinker } from './bots/thinker.ts'
import { inThreads } from './bots/threads.ts'
import { alone, type Broker } from './broker/broker.ts'
import type { House } from './calls/context.ts'
import { callsOf } from './calls/index.ts'
import { Door } from './handover/door.ts'
import { Admins } from './people/admins.ts'
import { Auditor } from './people/auditor.ts'
import { Guard } from './people/guard.ts'
import { Passkeys } from './people/passkeys.ts'
import { postOf } from './people/post.ts'
import { Sessions } from './people/sessions.ts'
import { RecordReader } from './records/reader.ts'
import { refuse } from './refusing.ts'
import { type Shelf, shelfIn } from './rooms.ts'
import { SagaKeeper } from './sagas/keeper.ts'
import { Library } from './scenarios/library.ts'
import { readSettings, type Settings } from './settings.ts'
import { lockStore } from './store/lock.ts'
import type { Missing } from './store/reach.ts'
import { openStore, type Store } from './store/store.ts'
import { Camera } from './table/camera.ts'
import { Hall } from './table/hall.ts'
import { Turns } from './turns.ts'
import { Upkeep } from './upkeep.ts'
import { Backlog } from './web/backlog.ts'
import { addErrors } from './web/errors.ts'
import { addHealth } from './web/health.ts'
import { addCalls } from './web/http.ts'
import { Live } from './web/live.ts'
import { Metrics } from './web/metrics.ts'
import { Presences } from './web/presences.ts'
import { Rates } from './web/rates.ts'
import { addSecurity } from './web/security.ts'
import { addressOf } from './web/site.ts'
import { addClient } from './web/static.ts'
import { Watching } from './web/watching.ts'

export interface ServeOptions {
  /** The folder of the workspace: games are found in `games`, the client in `packages/web/dist`. */
  readonly root: string
  /** Settings that differ from what the environment says. */
  readonly settings?: Partial<Settings>
  /** Games other than those of the workspace; without their modules, bots think in this very thread. */
  readonly shelf?: Shelf
  readonly thinker?: Thinker
  readonly now?: () => number
  /** Listens by itself, also where a porter holds the port of the house. */
  readonly apart?: boolean
}

export interface Serving {
  readonly port: number
  /** Addresses at which this server can be reached, this machine's own first. */
  readonly addresses: readonly string[]
  readonly store: Store
  readonly hall: Hall
  readonly log: FastifyBaseLogger
  /**
   * Sends everybody to the next process and stops when all that was begun is stored. `relieved`: the next process is at the
   * door already.
   */
  stop(relieved?: boolean): Promise<void>
}

/** A server that has loaded all it needs and touched nothing yet: neither the store nor the port. */
export interface Standby {
  readonly shelf: Shelf
  /** Whoever comes from now on waits until it is open. */
  takeDoor(): Promise<void>
  open(): Promise<Serving>
}

/** When clients are to be back after a stop, in milliseconds; where the next process stands by, it takes no longer than this. */
const COME_BACK = { usual: 250, relieved: 50 }

export async function serve(options: ServeOptions): Promise<Serving> {
  const standby = await standBy(options)
  await standby.takeDoor()
  return standby.open()
}

/** Whoever comes for the first time fetches some seventy small files, and a school behind one address comes at once. */
const FILES = 10

export async function standBy({ root, settings: given, ...options }: ServeOptions): Promise<Standby> {
  const settings: Settings = { ...readSettings(process.env, root), ...given }
  const app = makeApp(settings)
  await addSecurity(app, settings)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: settings.limits.calls * FILES,
    timeWindow: 60_000,
    keyGenerator: addressOf,
    errorResponseBuilder: tooFast,
  })
  await addClient(app, join(root, 'packages', 'web', 'dist'))
  const shelf = options.shelf ?? (await shelfIn(join(root, 'games')))
  let door: Door | null = null
  const takeDoor = async (): Promise<Door> => {
    door ??= await Door.at(settings, options.apart === true)
    return door
  }
  return {
    shelf,
    takeDoor: async () => void (await takeDoor()),
    async open() {
      const taken = await takeDoor()
      try {
        return await open({ settings, app, shelf, door: taken, thinker: options.thinker, now: options.now ?? Date.now })
      } catch (error) {
        taken.close()
        throw error
      }
    },
  }
}

/** What was made ready while the server stood by. */
interface Loaded {
  readonly settings: Settings
  readonly app: FastifyInstance
  readonly shelf: Shelf
  readonly door: Door
  readonly thinker: Thinker | undefined
  readonly now: () => number
}

async function open({ settings, app, shelf, door, now, ...given }: Loaded): Promise<Serving> {
  const node = randomUUID().slice(0, 8)
  const failed = (what: string, error: unknown) => {
    metrics.failures.inc()
    app.log.error({ error: wordsOf(error) }, what)
  }
  const { rooms, modules } = shelf
  const url = settings.databaseUrl
  const file = join(settings.data, 'krcma.sqlite')
  const lock = url === undefined ? await lockStore(file) : null
  const store = await openStore({ file, url, onError: (error) => failed('the store', error) }).catch(
    (error: unknown) => {
      lock?.release()
      throw error
    },
  )
  const broker = url === undefined ? alone : await brokerAt(url, node, (error) => failed('the broker', error))
  const presences = new Presences(broker, now)
  const live = new Live(presences, failed)
  const metrics = new Metrics({ tables: () => hall.residents.size, waiting: () => backlog.total })
  const backlog = new Backlog(() => metrics.cutOff.inc())
  const { lease } = settings

  const hall = new Hall({
    node,
    rooms,
    store,
    broker,
    lease,
    now,
    ears: {
      stored: (ms) => metrics.stored.observe(ms / 1_000),
      loaded: (ms) => metrics.loaded.observe(ms / 1_000),
      failed,
      alarm: (table) => attendant.attend(table),
      eveningOver: (saga) => sagas.eveningOver(saga),
    },
  })
  const sagas = new SagaKeeper({ rooms, store, hall, now, failed })
  const thinker = given.thinker ?? (Object.keys(modules).length > 0 ? inThreads(modules, failed) : greedy)
  const camera = new Camera({ rooms, store, failed })
  const attendant = new Attendant({
    node,
    rooms,
    store,
    hall,
    camera,
    thinker,
    lease,
    now,
    failed,
    progress(table, seat, done) {
      hall.residents.get(table)?.tell({ t: 'thinking', table, seat, done })
      broker.publish({ is: 'thinking', table, seat, done })
    },
  })
  const admins = await Admins.named(settings.admins, store.people)
  if (admins.missing.length > 0)
    app.log.warn(
      { logins: admins.missing },
      'KRCMA_ADMINS names logins that nobody has; nobody can take them now. Make admins by: krcma admin add <login>',
    )
  const records = new RecordReader(shelf)
  const house: House = {
    settings,
    rooms,
    shelf,
    store,
    broker,
    hall,
    camera,
    thinker,
    sagas,
    library: new Library(rooms, store.scenarios),
    sessions: new Sessions(store, admins, now),
    passkeys: new Passkeys(store.people, now),
    admins,
    guard: new Guard(store.guesses, now, settings.limits.guesses),
    post: postOf(settings),
    failed,
    auditor: new Auditor(store.audit, now, (line) => app.log.info(line, 'accounts'), failed),
    records,
    rates: new Rates(now),
    turns: new Turns(),
    now,
    reach: () => reachOf(settings, door.port),
    showChat: (table, n, removed) => live.showChat(house, table, n, removed),
    logOut(person, session) {
      live.logOut(person, session)
      broker.publish({ is: 'left', person, session })
    },
  }
  const upkeep = new Upkeep(house, failed)
  let stopping = false

  addErrors(app, failed)
  addHealth(app, store, metrics, settings, () => stopping)
  const calls = callsOf(house)
  await live.open(app, { house, calls, watching: new Watching(house, presences), metrics, backlog, failed })
  addCalls(app, { house, calls, metrics, failed })
  await broker.listen(
    (notice, from) => live.hear(house, notice, from),
    () => void upkeep.mendGap(),
  )
  await tellMissing(hall, store.missing, failed)
  await app.ready()
  await door.open(app.server)
  attendant.start()
  upkeep.start(url !== undefined)
  const { port } = door
  app.log.info({ port, node, store: store.kind, games: [...rooms.keys()] }, 'open')

  return {
    port,
    addresses: addressesOf(settings, port),
    store,
    hall,
    log: app.log,
    async stop(relieved = false) {
      if (stopping) return
      stopping = true
      upkeep.stop()
      // Who comes now comes to the next process.
      if (relieved) app.server.close()
      live.bye(relieved ? COME_BACK.relieved : COME_BACK.usual)
      camera.close()
      const attended = attendant.stop()
      // A thought may take seconds: whoever opens next thinks it anew.
      await thinker.close()
      await records.close()
      await attended
      await hall.settled()
      await sagas.settled()
      live.end()
      app.server.closeAllConnections()
      await app.close()
      await broker.close()
      await store.close()
      lock?.release()
      app.log.info('closed')
    },
  }
}

/** Says to those who run the house and to those at each table what the disk has lost. */
async function tellMissing(hall: Hall, missing: readonly Missing[], failed: (what: string, error: unknown) => void) {
  for (const { table, lines, all } of missing) {
    failed(`table ${table} has lost its last ${lines} lines: the store was damaged. ${GO_BACK}`, null)
    if (!all) await hall.act(table, () => ({ deed: { did: 'lost', lines } }))
  }
}

const GO_BACK = 'If a backup holds more, stop the server and go back to it: npm run serve -- restore <file>'

async function brokerAt(url: string, node: string, failed: (error: unknown) => void): Promise<Broker> {
  const { PostgresBroker } = await import('./broker/postgres.ts')
  return new PostgresBroker(url, node, failed)
}

function makeApp({ log, proxies, patience }: Settings): FastifyInstance {
  return fastify({
    trustProxy: (_, hop) => hop < proxies,
    bodyLimit: 16_384,
    // Whoever begins a request and does not end it, or asks and does not read the answer, is waited for no longer than this.
    requestTimeout: patience,
    connectionTimeout: 2 * patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 8) },
    // A line for each request would tell who played when; metrics count, and errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    logger: log === 'silent' ? false : { level: log, redact: ['req', 'headers', '*.seed', '*.password', '*.token'] },
  }) as unknown as FastifyInstance
}

/** What went wrong and where, without what it went wrong with. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error === null ? undefined : String(error)
  return { name: error.name, message: error.message, stack: error.stack?.split('\n').slice(1, 6) }
}

function tooFast(): Error {
  return Object.assign(new Error(refuse('too-fast').refused), { statusCode: 429 })
}

/** For those who opened it on this machine and want to tell others where it is. */
function reachOf(settings: Settings, port: number): string | null {
  const [own, other] = addressesOf(settings, port)
  return (settings.origin === undefined ? other : own) ?? null
}

function addressesOf({ host, origin }: Settings, port: number): string[] {
  const own = origin === undefined ? [`http://localhost:${port}`] : [origin]
  if (host !== '0.0.0.0' && host !== '::') return own
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((face) => face !== undefined && !face.internal && face.family === 'IPv4')
    .map((face) => `http://${face?.address}:${port}`)
  return [...own, ...others]
}
