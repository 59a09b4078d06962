import { type Mind, type OpenTable, type QuietTable, type Seat, type Shape, type Source, source } from '@krcma/kernel'
import { customary } from './custom.ts'
import { Candidate, Halving } from './halving.ts'
import { indexOf, labelOf, labelsOf, type Moment, type Move, momentOf, moveOf, nextQuestion } from './moment.ts'
import { type Choosing, Node } from './node.ts'
import { playOut } from './playout.ts'
import { openTo, Walk } from './walk.ts'
import { Worth } from './worth.ts'

export interface Manner extends Choosing {
  /** A world is played on for so many decisions of every seat before it is judged. */
  readonly foresight: number
  /** How many worlds are imagined for one decision with many options; fewer where there is less to choose from. */
  readonly iterations: number
  /** With more options than this, those that look worst at first glance are not thought about. */
  readonly breadth: number
  /** By how many standard errors another choice must be better than what the game's mind would do at once. */
  readonly trust: number
}

/** What a search leaves to the next one of the same seat. */
export interface Experience<G extends Shape> {
  readonly worth: Worth<G>
  /** What is known about this very decision, if anything. */
  readonly node?: Node | undefined
}

/** One of the things that a bot thought about. */
export interface Considered<G extends Shape> {
  /** Undefined: to leave all offers alone. */
  readonly move: Move<G> | undefined
  readonly label: string
  /** From 0, certainly lost, to 1, certainly won by far. */
  readonly value: number
  /** The standard error of the value. */
  readonly doubt: number
  readonly visits: number
}

/** Playouts from which a search learns how far scores spread. */
const CALIBRATION = 8
/** With fewer tries than this for each, there is no telling candidates apart. */
const TRIES = 2
/** As many options as need the whole budget. */
const FULL = 6

/**
 * Information-set Monte-Carlo tree search for one decision of one seat. Each iteration imagines all that the seat cannot see,
 * walks down the trees of all seats by their own statistics, plays on by the game's mind, and judges the result.
 */
export class Search<G extends Shape> {
  readonly moment: Moment<G>
  readonly roots: readonly Node[]
  readonly worth: Worth<G>
  readonly #table: OpenTable<G>
  readonly #seat: Seat
  readonly #mind: Mind<G>
  readonly #manner: Manner
  readonly #horizon: number
  readonly #seed: number
  readonly #random: Source
  readonly #candidates: readonly Candidate[]
  readonly #halving: Halving
  readonly #secrets = new Map<string, boolean>()
  /** The turn that the first world came to: all others are judged at the same moment, whatever was decided on the way. */
  #until: number | undefined

  constructor(
    mind: Mind<G>,
    table: OpenTable<G>,
    seat: Seat,
    manner: Manner,
    seed: number,
    experience?: Experience<G>,
  ) {
    this.#mind = mind
    this.#table = table
    this.#seat = seat
    this.#manner = manner
    this.#horizon = manner.foresight * table.seats.length
    this.#seed = seed
    this.#random = source(seed, 1)
    this.roots = table.seats.map((who) => (who === seat ? (experience?.node ?? new Node()) : new Node()))
    this.moment = momentOf(table, seat)
    this.worth = experience?.worth ?? new Worth(mind)
    const root = this.roots[seat] as Node
    const favourite = this.#favourite()
    const all = labelsOf(this.moment).map(
      (label, index) => new Candidate(index, label, root.branch(label), index === favourite),
    )
    if (experience === undefined) this.#lookAround()
    this.worth.calibrate()
    const breadth = Math.min(manner.breadth, Math.ceil(manner.iterations / TRIES))
    this.#candidates = all.length > breadth ? this.#mostPromising(all, breadth) : all
    const share = Math.min(1, this.#candidates.length / FULL)
    this.#halving = new Halving(this.#candidates, Math.ceil(manner.iterations * share), manner.trust)
  }

  get over(): boolean {
    return this.#halving.over
  }
  /** From 0 to 1. */
  get progress(): number {
    return this.over ? 1 : this.#halving.spent / this.#halving.budget
  }
  get iterations(): number {
    return this.#halving.spent
  }

  /** Thinks through one imagined world. */
  iterate(): void {
    const candidate = this.#halving.next()
    const world = this.#imagine(candidate.tries)
    const walks = this.#walks()
    const mine = walks[this.#seat] as Walk<G>
    mine.go(this.roots[this.#seat] as Node, candidate.label)
    this.#move(world, walks, mine, this.#moveIn(world, candidate))
    this.#descend(world, walks, source(this.#seed + candidate.tries, 3))
    playOut(world, this.#mind, source(this.#seed + candidate.tries, 2), {
      horizon: this.#horizon,
      until: this.#until,
    })
    this.#until ??= world.over ? Number.POSITIVE_INFINITY : world.turn
    const values = this.worth.of(world)
    for (const walk of walks) walk.learn(values[walk.seat] ?? 0)
    this.#halving.tried(values[this.#seat] ?? 0)
  }

  /** One for each seat; the other seats have trees only once the search itself has passed the threshold of expansion. */
  #walks(): readonly Walk<G>[] {
    const { expansionThreshold } = this.#manner
    const isPast = this.iterations >= expansionThreshold
    return this.roots.map(
      (root, seat) => new Walk(seat, isPast || seat === this.#seat ? root : undefined, expansionThreshold),
    )
  }

  /** What has been thought about, the best first. */
  considered(): readonly Considered<G>[] {
    return this.#halving.ranked(this.#candidates).map(({ index, label, branch }) => ({
      move: moveOf(this.moment, index),
      label,
      value: branch.mean,
      doubt: branch.doubt,
      visits: branch.visits,
    }))
  }

  #imagine(nth: number): QuietTable<G> {
    return this.#table.imagine(this.#seat, this.#seed + nth)
  }

  /** The same move in an imagined world, where its options are the same: a seat's options depend on what it sees alone. */
  #moveIn(world: QuietTable<G>, { index, label }: { index: number; label: string }): Move<G> | undefined {
    const move = moveOf(momentOf(world, this.#seat), index)
    // Not which option: logs never say what anybody might play.
    if (labelOf(move) !== label) throw new Error(`an option of seat ${this.#seat} depends on what it cannot see`)
    return move
  }

  /** Goes down the trees as long as anybody is in one. */
  #descend(world: QuietTable<G>, walks: readonly Walk<G>[], random: Source): void {
    while (walks.some(({ inTree }) => inTree)) {
      const question = nextQuestion(world, this.#seat)
      if (question === undefined) return
      const walk = walks[question.seat] as Walk<G>
      const moment = momentOf(world, question.seat)
      const node = walk.at(question)
      if (node === undefined) {
        this.#move(world, walks, walk, customary(this.#mind, world, moment, random))
        continue
      }
      const labels = labelsOf(moment)
      const usual = () => indexOf(moment, customary(this.#mind, world, moment, random))
      const chosen = node.choose(labels, usual, this.#manner, random)
      walk.go(node, labels[chosen] as string)
      this.#move(world, walks, walk, moveOf(moment, chosen))
    }
  }

  #move(world: QuietTable<G>, walks: readonly Walk<G>[], actor: Walk<G>, move: Move<G> | undefined): void {
    if (move === undefined) return
    const { decision, option } = move
    const played = {
      seat: actor.seat,
      kind: decision.kind,
      label: labelOf(move),
      option: decision.options[option] as unknown,
    }
    const open = openTo(world, walks)
    world.give(decision, option)
    for (const walk of walks) if (walk !== actor) walk.hear(world, played, open[walk.seat], this.#secrets)
  }

  /** What the game's mind would do. */
  #favourite(): number {
    const world = this.#imagine(-1)
    const moment = momentOf(world, this.#seat)
    return indexOf(moment, customary(this.#mind, world, moment, this.#random))
  }

  #lookAround(): void {
    for (let nth = 0; nth < CALIBRATION; nth++) {
      const world = this.#imagine(-1 - nth)
      playOut(world, this.#mind, this.#random, { horizon: this.#horizon })
      this.worth.note(world)
    }
  }

  /** A glance at what each candidate leads to in the same world, if all goes on as usual to the end of the turn. */
  #mostPromising(all: readonly Candidate[], breadth: number): readonly Candidate[] {
    const glances = all.map((candidate) => {
      const world = this.#imagine(0)
      const move = this.#moveIn(world, candidate)
      if (move !== undefined) world.give(move.decision, move.option)
      playOut(world, this.#mind, this.#random, { horizon: 0 })
      return { candidate, value: this.worth.of(world)[this.#seat] ?? 0 }
    })
    const first = ({ candidate }: { candidate: Candidate }) => Number(candidate.isFavourite)
    return glances
      .sort((a, b) => first(b) - first(a) || b.value - a.value || a.candidate.index - b.candidate.index)
      .slice(0, breadth)
      .map(({ candidate }) => candidate)
  }
}
