import { type FromServer, type Sight, settle } from '@krcma/protocol'
import type { Resident, Watcher } from './resident.ts'
import type { Seated } from './seated.ts'
import { type Eyes, eyesOf, sightOf } from './sight.ts'
import { Sights } from './sights.ts'

/** What everybody who watches saw before a change, so that they can be told what changed. */
export class Fan {
  readonly #resident: Resident
  readonly #since: number
  readonly #eyes = new Map<string | undefined, Eyes>()
  readonly #sights: Sights

  constructor(resident: Resident, { state, table }: Seated) {
    this.#resident = resident
    this.#since = state.seq
    if (resident.seen.seq !== state.seq) resident.seen = new Sights(state.seq)
    this.#sights = resident.seen
    for (const { person } of resident.watchers) {
      if (this.#eyes.has(person)) continue
      const eyes = eyesOf(state, person)
      this.#eyes.set(person, eyes)
      const key = keyOf(eyes)
      if (this.#sights.get(key) === undefined) this.#sights.keep(key, sightOf(state, table, eyes))
    }
  }

  /** Tells them; `from`: the number of the first event that is new, if the game went on. */
  spread(seated: Seated, from: number | undefined): void {
    this.ready(seated, from)()
  }

  /** Makes ready what they are to be told, and gives what tells them. */
  ready({ state, table }: Seated, from: number | undefined): () => void {
    const resident = this.#resident
    const told: (readonly [Watcher, string])[] = []
    const texts = new Map<string, string>()
    const after = new Map<string, Sight>()
    const sights = new Sights(state.seq)
    for (const watcher of resident.watchers) {
      const old = this.#eyes.get(watcher.person)
      if (old === undefined) continue
      const eyes = eyesOf(state, watcher.person)
      const key = keyOf(eyes)
      const pair = `${keyOf(old)} ${key}`
      let text = texts.get(pair)
      if (text === undefined) {
        const before = this.#sights.get(keyOf(old))
        const sight = after.get(key) ?? sightOf(state, table, eyes, before)
        after.set(key, sight)
        const { changes, value } = settle(before, sight)
        const heard = from === undefined || table === null ? null : { from, list: table.events(eyes.viewer, from) }
        const frame: FromServer = {
          t: 'update',
          table: state.id,
          since: this.#since,
          seq: state.seq,
          changes,
          heard,
        }
        text = JSON.stringify(frame)
        texts.set(pair, text)
        sights.keep(key, value)
      }
      told.push([watcher, text])
    }
    return () => {
      resident.seen = sights
      for (const [watcher, text] of told) if (resident.watchers.has(watcher)) watcher.send(text)
    }
  }
}

function keyOf({ viewer, owner }: Eyes): string {
  return `${viewer}${owner}`
}
