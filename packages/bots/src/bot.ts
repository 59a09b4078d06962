import { type Mind, type OpenTable, type Seat, type Shape, type Source, same, source } from '@krcma/kernel'
import type { Way } from './level.ts'
import { customary } from './search/custom.ts'
import { indexOf, labelOf, type Moment, type Move, momentOf, moveOf } from './search/moment.ts'
import type { Node } from './search/node.ts'
import { type Experience, Search } from './search/search.ts'
import type { Worth } from './search/worth.ts'
import { type Thought, thoughtOf } from './thought.ts'

/** What a thinking bot is told, and what it tells. */
export interface Thinking {
  /** The same seed leads to the same thought. */
  readonly seed: number
  readonly signal?: AbortSignal
  /** From 0 to 1, a few times a second. */
  readonly onProgress?: (progress: number) => void
  /** Ends the thought after so many milliseconds, whatever it has come to; without it, iterations alone count. */
  readonly within?: number
}

interface Memory {
  readonly node: Node
  /** The number of the entry that the bot's own answer will be. */
  readonly entry: number
  readonly option: unknown
}

/** Milliseconds between two looks at the clock, at whoever wants to cancel, and at the rest of the thread's work. */
const BREATH = 12
const FAR = 2 ** 20

/** Somebody who plays a seat of one table. Of the table it only uses `imagine`, and what the seat itself is asked. */
export class Bot<G extends Shape> {
  readonly #mind: Mind<G>
  readonly #way: Way
  readonly #seat: Seat
  #memory: Memory | undefined
  #worth: Worth<G> | undefined

  constructor(mind: Mind<G>, way: Way, seat: Seat) {
    this.#mind = mind
    this.#way = way
    this.#seat = seat
  }

  /** Decides without ever letting go of the thread: for ladders and simulations. */
  decide(table: OpenTable<G>, seed: number): Thought {
    const search = this.#begin(table, seed)
    if (!(search instanceof Search)) return search
    while (!search.over) search.iterate()
    return this.#conclude(table, search)
  }

  /** Decides in small steps. When cancelled, or out of time, with what it has come to so far. */
  async think(table: OpenTable<G>, { seed, signal, onProgress, within }: Thinking): Promise<Thought> {
    const search = this.#begin(table, seed)
    if (!(search instanceof Search)) return search
    const end = performance.now() + (within ?? Number.POSITIVE_INFINITY)
    while (!search.over && signal?.aborted !== true && performance.now() < end) {
      const rest = Math.min(end, performance.now() + BREATH)
      do search.iterate()
      while (!search.over && performance.now() < rest)
      onProgress?.(search.progress)
      await breathe()
    }
    return this.#conclude(table, search)
  }

  #begin(table: OpenTable<G>, seed: number): Thought | Search<G> {
    const moment = momentOf(table, this.#seat)
    const random = source(seed)
    if (this.#way.by === 'chance') return thoughtOf(moveOf(moment, random.below(moment.size)))
    if (moment.size === 1) return thoughtOf(moveOf(moment, 0))
    if (this.#way.by === 'search')
      return new Search(this.#mind, table, this.#seat, this.#way.manner, random.below(FAR) * FAR, this.#recall(table))
    if (this.#way.slip > 0 && random.below(this.#way.slip) === 0)
      return thoughtOf(moveOf(moment, random.below(moment.size)))
    return thoughtOf(this.#atOnce(table, moment, random))
  }

  /** What the mind does, asked about an imagined world, so that it cannot peek. */
  #atOnce(table: OpenTable<G>, moment: Moment<G>, random: Source): Move<G> | undefined {
    const world = table.imagine(this.#seat, random.below(FAR))
    const imagined = momentOf(world, this.#seat)
    return moveOf(moment, indexOf(imagined, customary(this.#mind, world, imagined, random)))
  }

  #conclude(table: OpenTable<G>, search: Search<G>): Thought {
    const considered = search.considered()
    this.#worth = search.worth
    const move = considered[0]?.move
    const node = search.roots[this.#seat]?.next(labelOf(move))
    const option: unknown = move?.decision.options[move.option]
    this.#memory = node && move ? { node, entry: nextEntry(table), option } : undefined
    return thoughtOf(move, considered, search.iterations)
  }

  /**
   * What is known already about the present decision: if it follows at once from the bot's own last answer, without chance,
   * secrets or other seats between them. Anything else would be knowledge of another question.
   */
  #recall(table: OpenTable<G>): Experience<G> | undefined {
    const memory = this.#memory
    const worth = this.#worth
    this.#memory = undefined
    if (worth === undefined) return undefined
    if (memory === undefined || nextEntry(table) !== memory.entry + 1) return { worth }
    const last = table.save().entries.at(-1)
    const mine = last?.n === memory.entry && last.seat === this.#seat && same(last.option, memory.option)
    return { worth, node: mine && last.chance === undefined && last.shown === undefined ? memory.node : undefined }
  }
}

function nextEntry<G extends Shape>(table: OpenTable<G>): number {
  const { entries, checkpoints } = table.save()
  return (entries.at(-1)?.n ?? (checkpoints.at(-1)?.at ?? 0) - 1) + 1
}

/** As both Node and browsers have it; their types agree on less. */
interface Channel {
  readonly port1: { onmessage: (() => void) | null; close(): void }
  readonly port2: { postMessage(message: null): void }
}

/** Lets the thread do what else it has to do: `setTimeout` would wait for milliseconds. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel() as unknown as Channel
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
