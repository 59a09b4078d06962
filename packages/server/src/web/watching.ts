import { diff, type Heard, type Output, type Received, type Refusing, type Sight, type Watched } from '@krcma/protocol'
import { barred } from '../acts/admit.ts'
import type { House } from '../calls/context.ts'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Resident } from '../table/resident.ts'
import { seat } from '../table/seated.ts'
import { eyesOf, sightOf } from '../table/sight.ts'
import type { TableState } from '../table/state.ts'
import type { Presences } from './presences.ts'
import type { Socket } from './socket.ts'

/** A watch that somebody has asked for and that waits for its turn at the table. */
export interface Wish {
  readonly table: string
}

/** Lets sockets look at tables: what they missed first, then everything as it happens. */
export class Watching {
  readonly #house: House
  readonly #presences: Presences
  constructor(house: House, presences: Presences) {
    this.#house = house
    this.#presences = presences
  }

  async start(socket: Socket, asker: Asker, input: Received<'watch'>): Promise<Watched | Refusing> {
    const wish: Wish = { table: input.table }
    socket.wishes.add(wish)
    try {
      return await this.#begin(socket, asker, input, wish)
    } finally {
      socket.wishes.delete(wish)
    }
  }

  #begin(
    socket: Socket,
    asker: Asker,
    { table: id, link, seq, chat }: Received<'watch'>,
    wish: Wish,
  ): Promise<Watched | Refusing> {
    const { hall, store } = this.#house
    // All in one turn of the table: no change can come between what is told first and what is told next.
    return hall.watch(id, async (seated, resident) => {
      // Who has gone while the table was busy has been seen off already: nobody would ever see them off again.
      if (socket.gone) return refuse('unavailable', 'socket')
      if (!socket.wishes.has(wish)) return refuse('stale', 'watch')
      const { state, table } = seated
      const not = barred(state, asker, link)
      if (not !== undefined) return not
      const eyes = eyesOf(state, asker.person?.id)
      const sight = sightOf(state, table, eyes)
      const list = table?.events(eyes.viewer) ?? []
      const heard: Heard = { from: list[0]?.n ?? 0, list }
      resident.watchers.add(socket)
      socket.tables.add(id)
      this.#presences.changed(resident)
      const lines = (await store.chat.lines(id, chat)).filter(({ by }) => !socket.mutes(by.id))
      const base = { seq: state.seq, chat: lines, presence: this.#presences.of(resident) }
      if (seq === state.seq) return { ...base, heard: since(heard, heard.from + list.length), same: true }
      const then = seq === undefined || seq > state.seq ? undefined : await this.#earlier(state, seq, asker)
      if (then === undefined || seq === undefined) return { ...base, heard, full: sight }
      return { ...base, heard: since(heard, then.told), missed: diff(then.sight, sight), since: seq }
    })
  }

  /** What the same eyes saw at an earlier line, if that is not too long ago. */
  async #earlier({ id }: TableState, seq: number, asker: Asker): Promise<{ sight: Sight; told: number } | undefined> {
    const { store, rooms } = this.#house
    const latest = await store.journal.latest(id)
    if (latest === null || (latest.checkpoint?.seq ?? 1) > seq) return undefined
    const then = seat(rooms, id, { ...latest, lines: latest.lines.filter((line) => line.seq < seq) })
    if (isRefusing(then) || then.upgraded) return undefined
    const eyes = eyesOf(then.state, asker.person?.id)
    const last = then.table?.events(eyes.viewer).at(-1)
    return { sight: sightOf(then.state, then.table, eyes), told: last === undefined ? 0 : last.n + 1 }
  }

  /** Also of what was asked for earlier and still waits for its turn, nothing comes. */
  stop(socket: Socket, id: string): Output<'unwatch'> {
    for (const wish of socket.wishes) if (wish.table === id) socket.wishes.delete(wish)
    socket.tables.delete(id)
    const resident: Resident | undefined = this.#house.hall.residents.get(id)
    if (resident?.watchers.delete(socket) === true) this.#presences.changed(resident)
    this.#house.hall.rest(id)
    return {}
  }

  leave(socket: Socket): void {
    for (const id of [...socket.tables]) this.stop(socket, id)
  }
}

/** What is left of the events from some number on; all of them, if that number is not among them any more. */
function since(heard: Heard, from: number): Heard {
  if (from < heard.from) return heard
  const { list } = heard
  const told = Math.min(from, heard.from + list.length)
  return { from: told, list: list.slice(told - heard.from) }
}
