import type { Source } from '@krcma/kernel'
import { type Call, inputs } from '@krcma/protocol'

const CALLS = Object.keys(inputs) as Call[]
const NAMES = [
  'table',
  'seat',
  'decision',
  'option',
  'link',
  'as',
  'from',
  'to',
  'text',
  'kind',
  'until',
  'record',
  'person',
  '__proto__',
  'constructor',
  'toString',
  't',
  'id',
  'call',
  'input',
  '',
]
const WORDS = [
  '',
  'me',
  'spectator',
  'all-seeing',
  '1.0.1~0',
  '1.1.1~0',
  '9'.repeat(30),
  '../../etc/passwd',
  "'; drop table journal; --",
  '\u0000',
  '\u202e',
  '💥'.repeat(50),
  '__proto__',
  'NaN',
  '{}',
  'x'.repeat(3_000),
]
const NUMBERS = [0, 1, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 15, 16]

/** Messages that nobody honest would send; all of them follow from a seed. */
export class Hostility {
  readonly #random: Source
  readonly #tables: readonly string[]
  #id = 0
  constructor(random: Source, tables: readonly string[]) {
    this.#random = random
    this.#tables = tables
  }

  /** `harsh`: ends the connection that it comes through. */
  next(): { readonly text: string | Buffer; readonly harsh: boolean } {
    const kind = this.#random.below(100)
    if (kind === 0) return { text: Buffer.from([this.#random.below(256), 0, 255]), harsh: true }
    if (kind === 1) return { text: this.#call().slice(0, -1 - this.#random.below(8)), harsh: true }
    if (kind < 6) return { text: JSON.stringify(this.#junk(4)) ?? 'null', harsh: false }
    if (kind < 8) return { text: `${'['.repeat(2_000)}1${']'.repeat(2_000)}`, harsh: false }
    return { text: this.#call(), harsh: false }
  }

  #call(): string {
    const call = this.#random.below(30) === 0 ? this.#pick(WORDS) : this.#pick(CALLS)
    const id = this.#random.below(20) === 0 ? this.#junk(1) : ++this.#id
    const input = this.#random.below(8) === 0 ? this.#junk(4) : this.#input()
    const text = JSON.stringify({ t: 'call', id, call, input })
    // A key that JavaScript itself would never write.
    return this.#random.below(40) === 0 ? text.replace('"input":{"', '"input":{"__proto__":{"admin":true},"') : text
  }

  /** Nearly right: the names that calls take, with a table that exists, and something wrong somewhere. */
  #input(): Record<string, unknown> {
    const input: Record<string, unknown> = { table: this.#pick(this.#tables) }
    for (let n = this.#random.below(5); n > 0; n--) {
      input[this.#pick(NAMES)] = this.#random.below(3) === 0 ? this.#junk(3) : this.#simple()
    }
    if (this.#random.below(10) === 0) input['table'] = this.#simple()
    return input
  }

  #junk(depth: number): unknown {
    const kind = this.#random.below(depth > 0 ? 5 : 3)
    if (kind < 3) return this.#simple()
    const size = this.#random.below(5)
    if (kind === 3) return Array.from({ length: size }, () => this.#junk(depth - 1))
    return Object.fromEntries(Array.from({ length: size }, () => [this.#pick(NAMES), this.#junk(depth - 1)]))
  }

  #simple(): unknown {
    const kind = this.#random.below(6)
    if (kind === 0) return this.#pick(NUMBERS)
    if (kind === 1) return this.#pick([null, true, false])
    if (kind === 2) return this.#pick(this.#tables)
    return this.#pick(WORDS)
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#random.below(from.length)] as T
  }
}
