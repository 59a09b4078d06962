import { type Mind, type QuietTable, type Seat, type Shape, total } from '@krcma/kernel'

/** What a result is worth to each seat, from 0 to 1: half by its place, half by how far it is ahead. */
export class Worth<G extends Shape> {
  readonly #mind: Mind<G>
  #middle = 0
  #spread = 1
  #count = 0
  #sum = 0
  #squares = 0
  #alone = false

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
    const leads = leadsOf(this.#points(world))
    this.#note(leads)
    const byLead = leads.map((lead) => 0.5 + 0.5 * Math.tanh((lead - this.#middle) / this.#spread))
    const ending = world.ending()
    const places = ending === null ? [] : [...ending.places, ...ending.rivals.map(({ place }) => place)]
    return places.length < 2 ? byLead : byLead.map((value, seat) => (value + byPlace(places, seat)) / 2)
  }

  #points(world: QuietTable<G>): readonly number[] {
    const ending = world.ending()
    if (ending !== null) return ending.sheets.map(total)
    return world.seats.map((seat) => this.#mind.evaluate(world.state, seat))
  }
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
