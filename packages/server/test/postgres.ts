import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL of one's own, on a free port of this machine. */
export interface TestPostgres {
  readonly url: string
  /** A database that nobody has used yet. */
  fresh(): Promise<string>
  /** Stops it as if its machine had failed, and starts it again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; nobody will do. */
const NOBODY = 65_534

function commands(): string {
  const versions = '/usr/lib/postgresql'
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined
  return newest === undefined ? '' : join(versions, newest, 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address !== null ? address.port : 0
}

export async function startPostgres(durable = false): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-postgres-'))
  const root = process.getuid?.() === 0
  const as = root ? { uid: NOBODY, gid: NOBODY } : {}
  if (root) chownSync(folder, NOBODY, NOBODY)
  const bin = commands()
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C' }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'krcma', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    env,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const settings = ['max_connections=60', 'shared_buffers=32MB', ...(durable ? [] : ['fsync=off'])]
  const start = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings.flatMap((one) => ['-c', one])],
      { ...as, env, stdio: 'ignore', cwd: folder },
    )
  // Immediate: whoever is still connected is cut off.
  const halt = async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGQUIT')
    await gone
  }
  let child = start()
  const url = `postgres://krcma@127.0.0.1:${port}/postgres`
  await answers(url, child)
  let count = 0
  return {
    url,
    async fresh() {
      const name = `house_${++count}`
      await query(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    async restart() {
      await halt()
      child = start()
      await answers(url, child)
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

/** Somebody else who may use the database calls out what no node would. */
export async function callOut(url: string): Promise<void> {
  await query(url, `notify krcma, 'x'`)
}

const LISTENING = `select pid from pg_stat_activity where application_name = 'krcma notices' and datname = current_database()`

/** The connections by which nodes listen to each other now: calling it cuts them, and returns when they are gone. */
export async function cutBroker(url: string): Promise<() => Promise<void>> {
  const pids = (await query(url, LISTENING)).map(({ pid }) => Number(pid))
  const listed = `(${pids.join(', ')})`
  return async () => {
    await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where pid in ${listed}`)
    while ((await query(url, `select 1 from pg_stat_activity where pid in ${listed}`)).length > 0);
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    try {
      await query(url, 'select 1')
      return
    } catch {
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  throw new Error('PostgreSQL does not answer')
}
