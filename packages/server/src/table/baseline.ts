import { News } from './news.ts'
import type { Resident } from './resident.ts'
import type { Seated } from './seated.ts'
import { type Eyes, eyesOf, keyOf, sightOf } from './sight.ts'
import { Sights } from './sights.ts'

/** The baseline of a delta: what everybody who watches saw before a change, so that they can be told what changed. */
export class Baseline {
  readonly #resident: Resident
  readonly since: number
  readonly #eyes = new Map<string | undefined, Eyes>()
  readonly #sights: Sights

  constructor(resident: Resident, { state, table }: Seated) {
    this.#resident = resident
    this.since = state.seq
    if (resident.seen.seq !== state.seq) resident.seen = new Sights(state.seq)
    this.#sights = resident.seen
    for (const { person } of resident.watchers) {
      if (this.#eyes.has(person)) continue
      const eyes = eyesOf(state, person)
      this.#eyes.set(person, eyes)
      const key = keyOf(eyes)
      if (this.#sights.get(key) === undefined) this.#sights.set(key, sightOf(state, table, eyes))
    }
  }

  /** What is to be told, once it is stored; `from`: the number of the first event that is new, if the game went on. */
  news(seated: Seated, from: number | undefined): News {
    const before = { since: this.since, eyes: this.#eyes, sights: this.#sights }
    return new News(this.#resident, seated, from, before)
  }

  /** Tells them of what is stored already. */
  tell(seated: Seated, from: number | undefined): void {
    this.news(seated, from).tell()
  }
}
