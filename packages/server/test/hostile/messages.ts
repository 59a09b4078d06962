import type { Source } from '@krcma/kernel'
import { type Call, inputs } from '@krcma/protocol'
import { Junk } from './junk.ts'

const CALLS = Object.keys(inputs) as Call[]

/** Messages that nobody honest would send. */
export class Hostility {
  readonly #junk: Junk
  #id = 0
  constructor(random: Source, tables: readonly string[]) {
    this.#junk = new Junk(random, tables)
  }

  /** `harsh`: ends the connection that it comes through. */
  next(): { readonly text: string | Buffer; readonly harsh: boolean } {
    const junk = this.#junk
    const kind = junk.below(100)
    if (kind === 0) return { text: Buffer.from([junk.below(256), 0, 255]), harsh: true }
    if (kind === 1) return { text: this.#call().slice(0, -1 - junk.below(8)), harsh: true }
    if (kind < 6) return { text: JSON.stringify(junk.deep(4)) ?? 'null', harsh: false }
    if (kind < 8) return { text: `${'['.repeat(2_000)}1${']'.repeat(2_000)}`, harsh: false }
    return { text: this.#call(), harsh: false }
  }

  #call(): string {
    const junk = this.#junk
    const call = junk.below(30) === 0 ? junk.word() : junk.pick(CALLS)
    const id = junk.below(20) === 0 ? junk.deep(1) : ++this.#id
    const input = junk.below(8) === 0 ? junk.deep(4) : this.#input()
    const text = JSON.stringify({ t: 'call', id, call, input })
    // A key that JavaScript itself would never write.
    return junk.below(40) === 0 ? text.replace('"input":{"', '"input":{"__proto__":{"admin":true},"') : text
  }

  /** Nearly right: the names that calls take, with a table that exists, and something wrong somewhere. */
  #input(): Record<string, unknown> {
    const junk = this.#junk
    const input: Record<string, unknown> = { table: junk.table() }
    for (let n = junk.below(5); n > 0; n--) input[junk.name()] = junk.below(3) === 0 ? junk.deep(3) : junk.simple()
    if (junk.below(10) === 0) input['table'] = junk.simple()
    return input
  }
}
