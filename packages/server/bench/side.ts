import { watched } from '@krcma/bench/stolen'
import { type Latency, latencyOf } from './latency.ts'

/** A server under load, or one of its floors. */
export interface Side {
  /** Milliseconds from a message to what others are told of it, for as many seconds of load. */
  play(seconds: number): Promise<readonly number[]>
}

/** What was measured of a side in one second, and which part of the machine its host took away meanwhile. */
interface Second {
  readonly times: readonly number[]
  readonly stolen: number
}

/** A second in which the host of a virtual machine took less than this is the machine's own. */
const OWN = 0.01

/** The seconds of one side. */
export class Seconds {
  readonly #side: Side
  readonly #all: Second[] = []

  constructor(side: Side) {
    this.#side = side
  }

  async play(): Promise<void> {
    const { done, stolen } = await watched(() => this.#side.play(1))
    this.#all.push({ times: done, stolen })
  }

  get count(): number {
    return this.#all.length
  }

  get own(): number {
    return this.#own().length
  }

  #own(): readonly Second[] {
    return this.#all.filter(({ stolen }) => stolen < OWN)
  }

  /** Of all seconds, or of those that were the machine's own. */
  latency(which: 'all' | 'own'): Latency {
    return latencyOf((which === 'all' ? this.#all : this.#own()).flatMap(({ times }) => times))
  }

  get stolen(): number {
    return this.#all.reduce((sum, { stolen }) => sum + stolen, 0) / this.#all.length
  }
}

/**
 * A second of load on each side after the other, until each has had so many seconds of a machine of its own, or `most` in all: what
 * others do to the machine touches all sides alike, and is told apart.
 */
export async function inTurns(sides: readonly Side[], wanted: number, most: number): Promise<readonly Seconds[]> {
  const seconds = sides.map((side) => new Seconds(side))
  for (let n = 0; n < most && seconds.some(({ own }) => own < wanted); n++)
    for (const side of seconds) await side.play()
  return seconds
}
