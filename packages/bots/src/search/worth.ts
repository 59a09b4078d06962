import type { Learnt, Mind, QuietTable, Seat, Shape } from '@krcma/kernel'
import { resultsOf } from './results.ts'

/**
 * What a result is worth to each seat, from 0 to 1: half by its place, half by how far it is ahead. Before the end a mind that has
 * learnt how far leads still change says how likely each place is; one that has not goes by the lead alone.
 */
export class Worth<G extends Shape> {
  readonly #mind: Mind<G>
  #middle = 0
  #spread = 1
  #count = 0
  #sum = 0
  #squares = 0
  #alone = false
  #seen: readonly ArrayLike<number>[] | undefined

  constructor(mind: Mind<G>) {
    this.#mind = mind
  }

  /** Looks at a result only to learn from it. */
  note(world: QuietTable<G>): void {
    this.#note(leadsOf(this.#points(world)))
  }

  #note(leads: readonly number[]): void {
    this.#alone = leads.length === 1
    for (const lead of leads) {
      this.#count++
      this.#sum += lead
      this.#squares += lead * lead
    }
  }

  /** From the results seen so far: how far apart scores lie, so that a point means the same in every game and at all times. */
  calibrate(): void {
    this.#middle = this.#alone && this.#count > 0 ? this.#sum / this.#count : 0
    const variance = this.#squares / Math.max(1, this.#count) - this.#middle ** 2
    this.#spread = Math.max(1, Math.sqrt(Math.max(0, variance)))
    this.#count = 0
    this.#sum = 0
    this.#squares = 0
  }

  of(world: QuietTable<G>): readonly number[] {
    const points = this.#points(world)
    const leads = leadsOf(points)
    this.#note(leads)
    const byLead = leads.map((lead) => 0.5 + 0.5 * Math.tanh((lead - this.#middle) / this.#spread))
    const ending = world.ending()
    if (ending === null) {
      const { learnt } = this.#mind
      return learnt === undefined || points.length < 2
        ? byLead
        : halves(byLead, chancesOf(points, learnt.doubt(world.state)))
    }
    const places = [...ending.places, ...ending.rivals.map(({ place }) => place)]
    return places.length < 2
      ? byLead
      : halves(
          byLead,
          points.map((_, seat) => byPlace(places, seat)),
        )
  }

  /**
   * By how much of each feature a seat is ahead of the mean of the others; undefined where nothing was learnt. It is asked about the
   * world that was judged last.
   */
  ahead(world: QuietTable<G>, seat: Seat): Float64Array | undefined {
    const { learnt } = this.#mind
    if (learnt === undefined) return undefined
    const seen = this.#seen ?? world.seats.map((who) => learnt.senses.look(world.state, who, learnt.judge))
    return Float64Array.from(learnt.senses.features, (_, n) => {
      let ahead = 0
      for (let who = 0; who < seen.length; who++) {
        const part = seen[who]?.[n] as number
        ahead += who === seat ? part : -part / (seen.length - 1)
      }
      return ahead
    })
  }

  #points(world: QuietTable<G>): readonly number[] {
    const ending = world.ending()
    this.#seen = undefined
    if (ending !== null) return resultsOf(ending)
    const { learnt } = this.#mind
    if (learnt === undefined) return world.seats.map((seat) => this.#mind.evaluate(world.state, seat))
    const seen = world.seats.map((seat) => learnt.senses.look(world.state, seat, learnt.judge))
    this.#seen = seen
    return pointsOf(learnt, world.state, seen)
  }
}

/** As `evaluate`, for features that are known already. */
function pointsOf<G extends Shape>(
  { senses, judge }: Learnt<G>,
  state: G['state'],
  seen: readonly ArrayLike<number>[],
): readonly number[] {
  const worths = judge.worths(senses.progress(state))
  return seen.map((features) => {
    let points = 0
    for (let n = 0; n < worths.length; n++) points += (features[n] as number) * (worths[n] as number)
    return points
  })
}

function halves(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((value, seat) => (value + (other[seat] as number)) / 2)
}

/** What place may be expected, from 0 (last) to 1 (first), if leads may still change by so much: by the logistic curve. */
function chancesOf(points: readonly number[], doubt: number): readonly number[] {
  const sharpness = 1.7 / Math.max(0.5, doubt)
  return points.map((mine, seat) => {
    let sum = 0
    points.forEach((theirs, other) => {
      if (other !== seat) sum += 1 / (1 + Math.exp(-sharpness * (mine - theirs)))
    })
    return sum / (points.length - 1)
  })
}

/** How far each is ahead of the best of the others; alone: the points themselves. */
function leadsOf(points: readonly number[]): readonly number[] {
  if (points.length === 1) return points
  return points.map((mine, seat) => mine - Math.max(...points.filter((_, other) => other !== seat)))
}

/** 1 for the sole winner, 0 for the sole last; a shared place is worth the mean of the places that it takes up. */
function byPlace(places: readonly number[], seat: Seat): number {
  const mine = places[seat] ?? 1
  const sharing = places.filter((place) => place === mine).length
  return 1 - (mine - 1 + (sharing - 1) / 2) / (places.length - 1)
}
