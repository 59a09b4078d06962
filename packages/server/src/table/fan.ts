import { diff, type FromServer, type Sight } from '@krcma/protocol'
import type { Resident } from './resident.ts'
import type { Seated } from './seated.ts'
import { type Eyes, eyesOf, sightOf } from './sight.ts'

/** What everybody who watches saw before a change, so that they can be told what changed. */
export class Fan {
  readonly #resident: Resident
  readonly #since: number
  readonly #eyes = new Map<string | undefined, Eyes>()
  readonly #sights = new Map<string, Sight>()

  constructor(resident: Resident, { state, table }: Seated) {
    this.#resident = resident
    this.#since = state.seq
    const { seen } = resident
    for (const { person } of resident.watchers) {
      if (this.#eyes.has(person)) continue
      const eyes = eyesOf(state, person)
      this.#eyes.set(person, eyes)
      const key = keyOf(eyes)
      const last = seen.get(key)
      if (this.#sights.has(key)) continue
      this.#sights.set(key, last === undefined ? sightOf(state, table, eyes) : (JSON.parse(last.toString()) as Sight))
    }
  }

  /** Tells them; `from`: the number of the first event that is new, if the game went on. */
  spread({ state, table }: Seated, from: number | undefined): void {
    const { seen, watchers } = this.#resident
    const texts = new Map<string, string>()
    const after = new Map<string, Sight>()
    for (const watcher of watchers) {
      const old = this.#eyes.get(watcher.person)
      if (old === undefined) continue
      const eyes = eyesOf(state, watcher.person)
      const key = `${keyOf(old)} ${keyOf(eyes)}`
      let text = texts.get(key)
      if (text === undefined) {
        const sight = after.get(keyOf(eyes)) ?? sightOf(state, table, eyes)
        after.set(keyOf(eyes), sight)
        const frame: FromServer = {
          t: 'update',
          table: state.id,
          since: this.#since,
          seq: state.seq,
          changes: diff(this.#sights.get(keyOf(old)), sight),
          heard: from === undefined || table === null ? null : { from, list: table.events(eyes.viewer, from) },
        }
        text = JSON.stringify(frame)
        texts.set(key, text)
      }
      watcher.send(text)
    }
    seen.clear()
    for (const [key, sight] of after) seen.set(key, Buffer.from(JSON.stringify(sight)))
  }
}

function keyOf({ viewer, owner }: Eyes): string {
  return `${viewer}${owner}`
}
