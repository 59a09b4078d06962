import type { Presence } from '@krcma/protocol'
import type { Broker } from '../broker/broker.ts'
import type { Resident } from '../table/resident.ts'
import { seatOf } from '../table/state.ts'

/** After this time without a word from a node, nobody is there any more. */
const SILENCE = 30_000

/** Who is connected to which table, here and on other nodes. */
export class Presences {
  readonly #broker: Broker
  readonly #now: () => number
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

  /** Somebody came or went here. */
  changed(resident: Resident): void {
    this.#show(resident)
    this.#publish(resident, resident.elsewhere.size === 0)
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
