import { type Mind, type QuietTable, type Seat, type Shape, total } from '@krcma/kernel'

/** What a result is worth to each seat, from 0 to 1: half by its place, half by how far it is ahead. */
export class Worth<G extends Shape> {
  readonly #mind: Mind<G>
  #middle = 0
  #spread = 1

  constructor(mind: Mind<G>) {
    this.#mind = mind
  }

  /** Learns from a few results how far apart scores lie in this game, so that a point means the same in every game. */
  calibrate(worlds: readonly QuietTable<G>[]): void {
    const leads = worlds.flatMap((world) => leadsOf(this.#points(world)))
    const alone = worlds[0]?.seats.length === 1
    const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
    this.#middle = alone ? mean : 0
    const variance = leads.reduce((sum, lead) => sum + (lead - this.#middle) ** 2, 0) / leads.length
    this.#spread = Math.max(1, Math.sqrt(variance))
  }

  of(world: QuietTable<G>): readonly number[] {
    const leads = leadsOf(this.#points(world))
    const byLead = leads.map((lead) => 0.5 + 0.5 * Math.tanh((lead - this.#middle) / this.#spread))
    const places = world.seats.length > 1 ? world.ending()?.places : undefined
    return places === undefined ? byLead : byLead.map((value, seat) => (value + byPlace(places, seat)) / 2)
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
