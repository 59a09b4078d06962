import { type Sight, settle } from '@krcma/protocol'
import { JsonFragments, type Update } from './json-fragments.ts'
import type { Resident, Watcher } from './resident.ts'
import type { Seated } from './seated.ts'
import { type Eyes, eyesOf, keyOf, sightOf } from './sight.ts'
import { Sights } from './sights.ts'

/** What everybody saw before a change. */
interface Before {
  readonly since: number
  readonly eyes: ReadonlyMap<string | undefined, Eyes>
  readonly sights: Sights
}

/** What everybody who watches is told of one change. */
export class News {
  readonly #resident: Resident
  readonly #seated: Seated
  readonly #from: number | undefined
  readonly #before: Before
  readonly #texts = new Map<string, string>()
  readonly #seen = new Map<string, Sight>()
  readonly #fragments = new JsonFragments()
  /** What the first of all eyes see. Others see mostly the same: what is so is taken from there, and written only once. */
  #first: Sight | undefined

  constructor(resident: Resident, seated: Seated, from: number | undefined, before: Before) {
    this.#resident = resident
    this.#seated = seated
    this.#from = from
    this.#before = before
  }

  /** Makes it ready, if possible while somebody else flushes the disk. */
  prepare(): void {
    for (const { person } of this.#resident.watchers) this.#text(person)
  }

  /**
   * Tells them, at last who gets a reply as well. All words are there before the first is told: whoever reads takes the core away from
   * the one who still writes, where there are few.
   */
  tell(): void {
    this.prepare()
    for (const watcher of [...this.#resident.watchers].sort(byAwaiting)) {
      const text = this.#text(watcher.person)
      if (text !== undefined) watcher.send(text)
    }
    const sights = new Sights(this.#seated.state.seq)
    for (const [key, sight] of this.#seen) sights.set(key, sight)
    this.#resident.seen = sights
  }

  #text(person: string | undefined): string | undefined {
    const old = this.#before.eyes.get(person)
    if (old === undefined) return undefined
    const eyes = eyesOf(this.#seated.state, person)
    const pair = `${keyOf(old)} ${keyOf(eyes)}`
    const known = this.#texts.get(pair)
    if (known !== undefined) return known
    const text = this.#fragments.textOf(this.#update(keyOf(old), eyes))
    this.#texts.set(pair, text)
    return text
  }

  #update(old: string, eyes: Eyes): Update {
    const { state, table } = this.#seated
    const key = keyOf(eyes)
    const before = this.#before.sights.get(old)
    const sight = this.#seen.get(key) ?? sightOf(state, table, eyes, this.#first ?? before)
    const { changes, value } = settle(before, sight)
    this.#seen.set(key, value)
    this.#first ??= value
    const from = this.#from
    const heard = from === undefined || table === null ? null : { from, list: table.events(eyes.viewer, from) }
    return { t: 'update', table: state.id, since: this.#before.since, seq: state.seq, changes, heard }
  }
}

function byAwaiting(one: Watcher, other: Watcher): number {
  return Number(one.awaits) - Number(other.awaits)
}
