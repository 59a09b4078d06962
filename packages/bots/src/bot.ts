import { type Mind, type OpenTable, type Seat, type Shape, same, source } from '@krcma/kernel'
import { holds, type Intention } from './intention.ts'
import type { Way } from './level.ts'
import { isQuiet, Log } from './log.ts'
import { type Choices, choicesOf, indexOf, moveOf, questionTo, worthThought } from './search/choices.ts'
import { customary, plainly } from './search/custom.ts'
import { continuations, type Expected, Foreseen } from './search/foreseen.ts'
import type { Node } from './search/node.ts'
import { type Experience, Search } from './search/search.ts'
import type { Worth } from './search/worth.ts'
import { optionOf, type Thought, thoughtOf } from './thought.ts'

/** What a thinking bot is told, and what it tells. */
export interface Thinking {
  /** The same seed leads to the same thought. */
  readonly seed: number
  readonly signal?: AbortSignal
  /** From 0 to 1, a few times a second. */
  readonly onProgress?: (progress: number) => void
  /** Ends the thought after so many milliseconds, whatever it has come to; without it, iterations alone count. */
  readonly within?: number
  /** What the last thought of this seat left to go on with, from whoever has kept it; otherwise what the bot itself remembers. */
  readonly intention?: Intention
}

/** How long, and until when, a bot thinks ahead. */
export type Pondering = Pick<Thinking, 'seed' | 'signal' | 'within'>

/** A thought about what the seat will be asked, should the others do what is expected of them. */
interface Ahead<G extends Shape> {
  /** The number of the entry that the first of it will be. */
  readonly entry: number
  readonly acts: readonly Expected[]
  readonly search: Search<G>
}

interface Memory {
  readonly node: Node
  /** The number of the entry that the bot's own answer will be. */
  readonly entry: number
  readonly option: unknown
}

/** In others' time a bot thinks so many times as much as it would in its own. */
const AHEAD = 2
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
  #intention: Intention | undefined
  #ahead: readonly Ahead<G>[] = []

  constructor(mind: Mind<G>, way: Way, seat: Seat) {
    this.#mind = mind
    this.#way = way
    this.#seat = seat
  }

  /** Decides without ever letting go of the thread: for ladders and simulations. */
  decide(table: OpenTable<G>, seed: number): Thought {
    const search = this.#begin(table, seed, this.#intention)
    if (!(search instanceof Search)) return search
    while (!search.over) search.iterate()
    return this.#conclude(table, search)
  }

  /** Decides in small steps. When cancelled, or out of time, with what it has come to so far. */
  async think(
    table: OpenTable<G>,
    { seed, signal, onProgress, within, intention = this.#intention }: Thinking,
  ): Promise<Thought> {
    const search = this.#begin(table, seed, intention)
    if (!(search instanceof Search)) return search
    const end = performance.now() + (within ?? Number.POSITIVE_INFINITY)
    await this.#work(search, end, signal, onProgress)
    return this.#conclude(table, search)
  }

  /**
   * Thinks in the time of others about what the seat will probably be asked next, and says what it would answer, the likeliest
   * question first; if it comes to one of them, the next thought goes on from there. As with any thought, only imagined worlds are
   * looked into, and what comes to light meanwhile makes it worthless.
   */
  async ponder(table: OpenTable<G>, { seed, signal, within }: Pondering): Promise<readonly Thought[]> {
    this.#ahead = []
    const way = this.#way
    if (way.by !== 'search' || table.over || questionTo(table, this.#seat) !== undefined) return []
    const end = performance.now() + (within ?? Number.POSITIVE_INFINITY)
    const entry = new Log(table.save()).next
    const manner = { ...way.manner, iterations: AHEAD * way.manner.iterations }
    for (const [n, line] of continuations(this.#mind, table, this.#seat, seed).entries()) {
      if (signal?.aborted === true || performance.now() >= end) break
      const sight = new Foreseen(table, this.#seat, line)
      const worth = this.#worth && { worth: this.#worth }
      const search = new Search(this.#mind, sight, this.#seat, manner, source(seed, 5 + n).below(FAR) * FAR, worth)
      this.#ahead = [...this.#ahead, { entry, acts: line.acts, search }]
      await this.#work(search, end, signal)
    }
    return this.#ahead.map(({ search }) =>
      thoughtOf(search.considered()[0]?.move, search.considered(), search.iterations),
    )
  }

  async #work(
    search: Search<G>,
    end: number,
    signal?: AbortSignal,
    onProgress?: (progress: number) => void,
  ): Promise<void> {
    while (!search.over && signal?.aborted !== true && performance.now() < end) {
      const rest = Math.min(end, performance.now() + BREATH)
      do search.iterate()
      while (!search.over && performance.now() < rest)
      onProgress?.(search.progress)
      await breathe()
    }
  }

  /** The thought about this very question, if it was expected. */
  #expected(table: OpenTable<G>, choices: Choices<G>): Search<G> | undefined {
    const ahead = this.#ahead
    this.#ahead = []
    if (ahead.length === 0) return undefined
    const log = new Log(table.save())
    return ahead.find(({ entry, acts, search }) => {
      const since = log.since(entry)
      const isSo =
        since?.length === acts.length &&
        since.every((one, n) => isQuiet(one) && one.seat === acts[n]?.seat && same(one.option, acts[n]?.option))
      return isSo && search.isAbout(choices)
    })?.search
  }

  #begin(table: OpenTable<G>, seed: number, intention: Intention | undefined): Thought | Search<G> {
    const choices = choicesOf(table, this.#seat)
    const random = source(seed)
    if (this.#way.by === 'chance') return thoughtOf(moveOf(choices, random.below(choices.size)))
    const unsearched = this.#unsearched(table, choices, seed, intention)
    if (unsearched !== undefined) return unsearched
    const weighed = worthThought(this.#mind, choices)
    if (weighed.size === 1) return thoughtOf(moveOf(weighed, 0))
    if (this.#way.by === 'search')
      return (
        this.#expected(table, weighed) ??
        new Search(this.#mind, table, this.#seat, this.#way.manner, random.below(FAR) * FAR, this.#recall(table))
      )
    if (this.#way.slip > 0 && random.below(this.#way.slip) === 0)
      return thoughtOf(moveOf(choices, random.below(choices.size)))
    const world = table.imagine(this.#seat, random.below(FAR))
    const imagined = choicesOf(world, this.#seat)
    return thoughtOf(moveOf(choices, indexOf(imagined, customary(this.#mind, world, imagined, random))))
  }

  /** The next step of what the seat intends, or a plain answer: asked about an imagined world, so that the mind cannot peek. */
  #unsearched(
    table: OpenTable<G>,
    choices: Choices<G>,
    seed: number,
    intention: Intention | undefined,
  ): Thought | undefined {
    const mind = this.#mind
    this.#intention = undefined
    if (mind.plain === undefined && intention === undefined) return undefined
    const random = source(seed, 1)
    const world = table.imagine(this.#seat, random.below(FAR))
    const imagined = choicesOf(world, this.#seat)
    const log = new Log(table.save())
    const plan = intention !== undefined && holds(intention, log) ? intention.plan : undefined
    const step = plan === undefined ? undefined : customary(mind, world, imagined, random, plan)
    const move = step ?? plainly(mind, world, imagined, random)
    if (move === undefined) return undefined
    const node = this.#remembered(log)
    this.#memory = node && { node, entry: log.next, option: optionOf(move) }
    if (plan !== undefined && step !== undefined) this.#intention = { plan, entry: log.next }
    return thoughtOf(moveOf(choices, indexOf(imagined, move)), [], 0, this.#intention)
  }

  #conclude(table: OpenTable<G>, search: Search<G>): Thought {
    const considered = search.considered()
    // With one thing to weigh nothing was tried, and nothing learnt.
    if (considered.length > 1) this.#worth = search.worth
    const [best] = considered
    const { next } = new Log(table.save())
    const node = best && search.roots[this.#seat]?.next(best.course.label)
    this.#memory = node && best.move && { node, entry: next, option: optionOf(best.move) }
    this.#intention = best?.course.plan === undefined ? undefined : { plan: best.course.plan, entry: next }
    const isWeighed = considered.length > 1
    const why = isWeighed ? search.why() : undefined
    return thoughtOf(best?.move, isWeighed ? considered : [], search.iterations, this.#intention, why)
  }

  #recall(table: OpenTable<G>): Experience<G> | undefined {
    const node = this.#remembered(new Log(table.save()))
    this.#memory = undefined
    return this.#worth && { worth: this.#worth, node }
  }

  /**
   * What is known already about the present decision: if it follows at once from the bot's own last answer, without chance,
   * secrets or other seats between them. Anything else would be knowledge of another question.
   */
  #remembered(log: Log): Node | undefined {
    const memory = this.#memory
    const [last, ...later] = memory === undefined ? [] : (log.since(memory.entry) ?? [])
    if (memory === undefined || last === undefined || later.length > 0) return undefined
    return last.seat === this.#seat && same(last.option, memory.option) && isQuiet(last) ? memory.node : undefined
  }
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
