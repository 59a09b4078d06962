import type { Presence } from '@krcma/protocol'
import type { Broker } from '../broker/broker.ts'
import type { Resident } from '../table/resident.ts'
import { seatOf } from '../table/state.ts'

/** After this time without a word from a node, nobody is there any more. */
const SILENCE = 30_000
/** Milliseconds between two tellings of the same table. */
const SOON = 100

/** Who is connected to which table, here and on other nodes. */
export class Presences {
  readonly #broker: Broker
  readonly #now: () => number
  /** Tables of which everybody was told a moment ago, and whether more has happened since. */
  readonly #pending = new Map<Resident, { readonly timer: NodeJS.Timeout; again: boolean }>()
  constructor(broker: Broker, now: () => number) {
    this.#broker = broker
    this.#now = now
  }

  /** Everybody, wherever they are connected. */
  of(resident: Resident): Presence {
    const here = this.#here(resident)
    const all = [here, ...[...resident.elsewhere.values()].map(({ presence }) => presence)]
    const seats = [...new Set(all.flatMap((presence) => presence.seats))].sort((a, b) => a - b)
    return { seats, spectators: all.reduce((sum, { spectators }) => sum + spectators, 0) }
  }

  #here({ seated, watchers }: Resident): Presence {
    const seats = new Set<number>()
    let spectators = 0
    for (const { person } of watchers) {
      const seat = seated === null ? undefined : seatOf(seated.state, person)
      if (seat === undefined) spectators++
      else seats.add(seat)
    }
    return { seats: [...seats], spectators }
  }

  /** Somebody came or went here. Throttled: were each told of each, a crowd that comes at once would be told of its square. */
  changed(resident: Resident): void {
    const pending = this.#pending.get(resident)
    if (pending !== undefined && resident.watchers.size > 0) {
      pending.again = true
      return
    }
    if (pending !== undefined) clearTimeout(pending.timer)
    this.#show(resident)
    this.#publish(resident, resident.elsewhere.size === 0)
    this.#pending.delete(resident)
    // Who goes last says so at once: the table is not in memory any more then.
    if (resident.watchers.size === 0) return
    const timer = setTimeout(() => this.#later(resident), SOON).unref()
    this.#pending.set(resident, { timer, again: false })
  }

  #later(resident: Resident): void {
    const again = this.#pending.get(resident)?.again === true
    this.#pending.delete(resident)
    if (again) this.changed(resident)
  }

  /** Another node says who is there. */
  heard(resident: Resident, node: string, presence: Presence, asks: boolean): void {
    if (presence.seats.length === 0 && presence.spectators === 0) resident.elsewhere.delete(node)
    else resident.elsewhere.set(node, { presence, heard: this.#now() })
    this.#show(resident)
    if (asks) this.#publish(resident, false)
  }

  /** Says who is there again, and forgets nodes that have not. */
  beat(residents: Iterable<Resident>): void {
    const long = this.#now() - SILENCE
    for (const resident of residents) {
      if (resident.watchers.size > 0) this.#publish(resident, false)
      const silent = [...resident.elsewhere].filter(([, { heard }]) => heard < long)
      for (const [node] of silent) resident.elsewhere.delete(node)
      if (silent.length > 0) this.#show(resident)
    }
  }

  #show(resident: Resident): void {
    resident.tell({ t: 'presence', table: resident.id, presence: this.of(resident) })
  }

  #publish(resident: Resident, asks: boolean): void {
    this.#broker.publish({ is: 'present', table: resident.id, presence: this.#here(resident), asks })
  }
}
