import { type Mind, type QuietTable, type Seat, type Shape, type Source, same, source, type Why } from '@krcma/kernel'
import { type Choices, choicesOf, labelOf, type Move, moveOf, nextQuestion, worthThought } from './choices.ts'
import { type Course, coursesOf, usualAmong } from './course.ts'
import { customary, plainly } from './custom.ts'
import type { Sight } from './foreseen.ts'
import { Candidate, Halving } from './halving.ts'
import { momentOf } from './moment.ts'
import { type Choosing, Node } from './node.ts'
import { Plans } from './plans.ts'
import { playOut } from './playout.ts'
import { urgesOf } from './urges.ts'
import { openTo, Walk } from './walk.ts'
import { whyOf } from './why.ts'
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
  readonly course: Course
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
  readonly roots: readonly Node[]
  readonly worth: Worth<G>
  readonly #table: Sight<G>
  readonly #seat: Seat
  readonly #mind: Mind<G>
  readonly #manner: Manner
  readonly #seed: number
  readonly #random: Source
  #choices: Choices<G>
  readonly #candidates: readonly Candidate[]
  readonly #halving: Halving
  readonly #secrets = new Map<string, boolean>()
  /** How far a world is played on. No plan is judged half done: not before the longest of them is at its end. */
  readonly #limits: { readonly horizon: number; readonly earliest: number }
  /** The moment that the first world came to: all others are judged at the same one, whatever was decided on the way. */
  #until: number | undefined
  /** How far the game had come when a world was judged. */
  #judged = 0

  constructor(mind: Mind<G>, table: Sight<G>, seat: Seat, manner: Manner, seed: number, experience?: Experience<G>) {
    this.#mind = mind
    this.#table = table
    this.#seat = seat
    this.#manner = manner
    this.#seed = seed
    this.#random = source(seed, 1)
    this.roots = table.seats.map((who) => (who === seat ? (experience?.node ?? new Node()) : new Node()))
    this.#choices = worthThought(mind, choicesOf(table, seat))
    this.worth = experience?.worth ?? new Worth(mind)
    const all = this.#allCandidates()
    this.#limits = {
      horizon: manner.foresight * table.seats.length,
      earliest: Math.max(...all.map((candidate) => this.#arrival(candidate))),
    }
    if (experience === undefined && all.length > 1) this.#lookAround()
    this.worth.calibrate()
    const breadth = Math.min(manner.breadth, Math.ceil(manner.iterations / TRIES))
    this.#candidates = all.length > breadth ? this.#mostPromising(all, breadth) : all
    const share = Math.min(1, this.#candidates.length / FULL)
    this.#halving = new Halving(this.#candidates, Math.ceil(manner.iterations * share), manner.trust)
  }

  /** Whether these are the choices that it thinks about; those of the table itself take the place of imagined ones. */
  isAbout(choices: Choices<G>): boolean {
    const labels = (of: Choices<G>) => Array.from({ length: of.size }, (_, index) => labelOf(moveOf(of, index)))
    const isSame = same(labels(choices), labels(this.#choices))
    if (isSame) this.#choices = choices
    return isSame
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
    mine.go(this.roots[this.#seat] as Node, candidate.course.label)
    this.#move(world, walks, mine, this.#moveIn(world, candidate.course))
    const plans = new Plans(this.#mind)
    plans.follow(this.#seat, candidate.course.plan)
    this.#descend(world, walks, plans, source(this.#seed + candidate.tries, 3))
    const random = source(this.#seed + candidate.tries, 2)
    playOut(world, this.#mind, random, { ...this.#limits, until: this.#until }, plans)
    this.#until ??= world.over ? Number.POSITIVE_INFINITY : momentOf(this.#mind, world)
    const values = this.worth.of(world)
    for (const walk of walks) walk.learn(values[walk.seat] ?? 0)
    this.#halving.tried(values[this.#seat] ?? 0, this.worth.ahead(world, this.#seat))
    this.#judged = this.#mind.learnt?.senses.progress(world.state) ?? 0
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
    return this.#halving.ranked(this.#candidates).map(({ course, branch }) => ({
      move: moveOf(this.#choices, course.index),
      course,
      value: branch.mean,
      doubt: branch.doubt,
      visits: branch.visits,
    }))
  }

  /** Why the best choice is better than the next. */
  why(): Why | undefined {
    const [best, next] = this.#halving.ranked(this.#candidates)
    const { learnt } = this.#mind
    return best === undefined || next === undefined || learnt === undefined
      ? undefined
      : whyOf(learnt, best.ahead, next.ahead, this.#judged)
  }

  #imagine(nth: number): QuietTable<G> {
    return this.#table.imagine(this.#seat, this.#seed + nth)
  }

  /** All that can be done, with the mind's own choice for a favourite; found in a world of its own, which nothing is tried in. */
  #allCandidates(): readonly Candidate[] {
    const world = this.#imagine(-1)
    const choices = worthThought(this.#mind, choicesOf(world, this.#seat))
    const usual = customary(this.#mind, world, choices, this.#random)
    const courses = coursesOf(this.#mind, world, choices, this.#random)
    const favourite = usualAmong(courses, choices, usual)
    const root = this.roots[this.#seat] as Node
    return courses.map((course, n) => new Candidate(course, root.branch(course.label), n === favourite))
  }

  /** When a plan is at its end, if all goes on as usual; a single move is at its end at once. */
  #arrival({ course }: Candidate): number {
    if (course.plan === undefined) return Number.NEGATIVE_INFINITY
    const { world, plans } = this.#begun(course)
    return plans.arrival(world, this.#random)
  }

  /** The first of the worlds that candidates are tried in, in which this one has been begun. */
  #begun(course: Course): { world: QuietTable<G>; plans: Plans<G> } {
    const world = this.#imagine(0)
    const move = this.#moveIn(world, course)
    if (move !== undefined) world.give(move.decision, move.option)
    const plans = new Plans(this.#mind)
    plans.follow(this.#seat, course.plan)
    return { world, plans }
  }

  /** The same move in an imagined world, where its options are the same: a seat's options depend on what it sees alone. */
  #moveIn(world: QuietTable<G>, { index }: Course): Move<G> | undefined {
    const move = moveOf(worthThought(this.#mind, choicesOf(world, this.#seat)), index)
    // Not which option: logs never say what anybody might play.
    if (labelOf(move) !== labelOf(moveOf(this.#choices, index)))
      throw new Error(`an option of seat ${this.#seat} depends on what it cannot see`)
    return move
  }

  /** Goes down the trees as long as anybody is in one. Where a plan is followed, or the answer is plain, they do not branch. */
  #descend(world: QuietTable<G>, walks: readonly Walk<G>[], plans: Plans<G>, random: Source): void {
    while (walks.some(({ inTree }) => inTree)) {
      const question = nextQuestion(world, this.#seat)
      if (question === undefined) return
      const walk = walks[question.seat] as Walk<G>
      const all = choicesOf(world, question.seat)
      const step = plans.step(world, question.seat, random)
      const plain = step === undefined ? plainly(this.#mind, world, all, random) : undefined
      const node = step === undefined && plain === undefined ? walk.at(question) : undefined
      if (plain !== undefined) {
        world.give(plain.decision, plain.option)
      } else if (node === undefined) {
        this.#move(world, walks, walk, step ?? customary(this.#mind, world, all, random))
      } else {
        const choices = worthThought(this.#mind, all)
        const courses = coursesOf(this.#mind, world, choices, random)
        const usual = () => usualAmong(courses, choices, customary(this.#mind, world, choices, random))
        const labels = courses.map(({ label }) => label)
        const urges = () => urgesOf(this.#mind, world, choices)
        const { label, index, plan } = courses[node.choose(labels, usual, urges, this.#manner, random)] as Course
        walk.go(node, label)
        this.#move(world, walks, walk, moveOf(choices, index))
        plans.follow(question.seat, plan)
      }
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

  #lookAround(): void {
    for (let nth = 0; nth < CALIBRATION; nth++) {
      const world = this.#imagine(-1 - nth)
      playOut(world, this.#mind, this.#random, this.#limits)
      this.worth.note(world)
    }
  }

  /** By what the mind leans to or, where it has no leanings, by a glance at what each candidate leads to. */
  #mostPromising(all: readonly Candidate[], breadth: number): readonly Candidate[] {
    const world = this.#imagine(0)
    const urges = urgesOf(this.#mind, world, worthThought(this.#mind, choicesOf(world, this.#seat)))
    const glances = all.map((candidate) => {
      const urge = candidate.course.plan === undefined ? urges?.[candidate.course.index] : undefined
      return { candidate, value: urge ?? this.#glance(candidate) }
    })
    const first = ({ candidate }: { candidate: Candidate }) => Number(candidate.isFavourite)
    return glances
      .sort((a, b) => first(b) - first(a) || b.value - a.value || a.candidate.course.index - b.candidate.course.index)
      .slice(0, breadth)
      .map(({ candidate }) => candidate)
  }

  /** What a candidate leads to in a world that is the same for all, if all goes on as usual to the next moment. */
  #glance({ course }: Candidate): number {
    const { world, plans } = this.#begun(course)
    playOut(world, this.#mind, this.#random, { ...this.#limits, horizon: 0 }, plans)
    return this.worth.of(world)[this.#seat] ?? 0
  }
}
