import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CALL_HEADER,
  type Call,
  type FromServer,
  type Input,
  type Output,
  PATHS,
  PROTOCOL,
  type Watched,
} from '@krcma/protocol'
import { WebSocket } from 'ws'
import type { Rooms, Shelf } from '../rooms.ts'
import { type Serving, serve } from '../serve.ts'
import { type Limits, usualLimits } from '../settings.ts'

/** How often everybody comes, looks, answers and goes. */
const VISITS = 24
const COMPANY = 4

const unlimited = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1e6])) as unknown as Limits

/**
 * A smoke test that also warms up: plays a little of every game, in a house of its own that nobody else sees. A program that fails in this had better not take over;
 * and one that has compiled what it takes receives those who come back all at once somewhat faster.
 */
export async function rehearse(root: string, { rooms }: Shelf): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'krcma-rehearsal-'))
  const settings = {
    host: '127.0.0.1',
    port: 0,
    data,
    databaseUrl: undefined,
    origin: undefined,
    proxies: 0,
    log: 'silent',
    limits: unlimited,
  } as const
  try {
    await playAll(await serve({ root, settings, shelf: { rooms, modules: {} }, apart: true }), rooms)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function playAll(house: Serving, rooms: Rooms): Promise<void> {
  try {
    const tables = await Promise.all([...rooms.values()].map(({ game }) => gather(house.port, game)))
    for (let visit = 0; visit < VISITS; visit++) await Promise.all(tables.flat().map((guest) => guest.visit()))
  } finally {
    await house.stop()
  }
}

/** A table with everybody at it; nobody, where a game wants to be told more before it begins. */
async function gather(port: number, game: { readonly id: string; readonly players: readonly number[] }) {
  const size = Math.max(...game.players.filter((players) => players <= COMPANY))
  const guests = await Promise.all(Array.from({ length: size }, () => Guest.at(port)))
  const [owner, ...others] = guests
  if (owner === undefined) return []
  const opened = await owner.post('open-table', {
    game: game.id,
    seats: [{ for: 'me' }, ...others.map(() => ({ for: 'anybody' }) as const)],
    access: 'public',
    clock: { kind: 'none' },
  })
  if (opened === null) return []
  const table = opened.sight.info.id
  for (const other of others) await other.post('sit', { table })
  await owner.post('start', { table })
  for (const guest of guests) guest.table = table
  return guests
}

class Guest {
  table = ''
  readonly #port: number
  #cookie = ''
  /** What was seen last; whoever comes without it is shown everything. */
  #seq: number | undefined

  private constructor(port: number) {
    this.#port = port
  }

  static async at(port: number): Promise<Guest> {
    const guest = new Guest(port)
    await guest.post('come-as-guest', { name: 'Rehearsal' })
    return guest
  }

  /** Null: refused, for whatever reason that is not a failure of the program. */
  async post<C extends Call>(call: C, input: Input<C>): Promise<Output<C> | null> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}${PATHS.api}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, [CALL_HEADER]: String(PROTOCOL) },
      body: JSON.stringify(input),
    })
    const said = await answer.text()
    if (answer.status >= 500) throw new Error(`rehearsing ${call}: ${said}`)
    this.#cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer.ok ? (JSON.parse(said) as Output<C>) : null
  }

  /** Comes, looks, answers the first question if everything was shown, and goes. */
  visit(): Promise<void> {
    return new Promise((done, failed) => {
      const ws = new WebSocket(`ws://127.0.0.1:${this.#port}${PATHS.live}`, { headers: { cookie: this.#cookie } })
      const call = (id: number, name: Call, input: object) =>
        ws.send(JSON.stringify({ t: 'call', id, call: name, input }))
      ws.on('open', () => ws.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })))
      ws.on('error', failed)
      ws.on('close', () => done())
      ws.on('message', (text: Buffer) => {
        const said = JSON.parse(text.toString()) as FromServer
        if (said.t === 'welcome') call(0, 'watch', { table: this.table, seq: this.#seq })
        if (said.t !== 'reply') return
        if ('refused' in said && said.refused === 'unavailable') failed(new Error(`rehearsing: ${said.about} failed`))
        const answer = said.id === 0 && 'ok' in said ? this.#see(said.ok as Watched) : undefined
        if (answer === undefined) ws.close()
        else call(1, 'answer', answer)
      })
    })
  }

  #see(watched: Watched): Omit<Input<'answer'>, 'why'> | undefined {
    const full = 'full' in watched ? watched.full : undefined
    this.#seq = full === undefined ? undefined : watched.seq
    const asked = full?.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
    return asked && { table: this.table, decision: asked.id, option: asked.options[0] }
  }
}
