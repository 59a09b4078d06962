import type { Source } from '@krcma/kernel'

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
  'seal',
  'words',
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

/** Values that nobody honest would send; all of them follow from a seed. */
export class Junk {
  readonly #random: Source
  readonly #tables: readonly string[]
  constructor(random: Source, tables: readonly string[]) {
    this.#random = random
    this.#tables = tables
  }

  below(n: number): number {
    return this.#random.below(n)
  }

  pick<T>(from: readonly T[]): T {
    return from[this.#random.below(from.length)] as T
  }

  word(): string {
    return this.pick(WORDS)
  }

  name(): string {
    return this.pick(NAMES)
  }

  table(): string {
    return this.pick(this.#tables)
  }

  simple(): unknown {
    const kind = this.#random.below(6)
    if (kind === 0) return this.pick(NUMBERS)
    if (kind === 1) return this.pick([null, true, false])
    if (kind === 2) return this.table()
    return this.word()
  }

  deep(depth: number): unknown {
    const kind = this.#random.below(depth > 0 ? 5 : 3)
    if (kind < 3) return this.simple()
    const size = this.#random.below(5)
    if (kind === 3) return Array.from({ length: size }, () => this.deep(depth - 1))
    return Object.fromEntries(Array.from({ length: size }, () => [this.name(), this.deep(depth - 1)]))
  }

  /** Something real with one thing changed somewhere in it: replaced, left out, doubled or put elsewhere. */
  spoil(value: unknown): unknown {
    const inside = typeof value === 'object' && value !== null ? Object.keys(value) : []
    if (inside.length === 0 || this.#random.below(6) === 0)
      return this.#random.below(2) === 0 ? this.deep(3) : near(value)
    const key = this.pick(inside)
    if (Array.isArray(value)) return this.#spoilList(value, Number(key))
    const { [key]: old, ...rest } = value as Record<string, unknown>
    const kind = this.#random.below(8)
    if (kind === 0) return rest
    if (kind === 1) return { ...rest, [this.name()]: old }
    return { ...rest, [key]: this.spoil(old) }
  }

  #spoilList(list: readonly unknown[], at: number): unknown[] {
    const kind = this.#random.below(8)
    if (kind === 0) return list.toSpliced(at, 1)
    if (kind === 1) return list.toSpliced(at, 0, list[at])
    if (kind === 2) return list.toSpliced(at, 1, list[this.#random.below(list.length)])
    return list.toSpliced(at, 1, this.spoil(list[at]))
  }
}

/** What differs by as little as can be. */
function near(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value.slice(1)}${value.slice(0, 1)}`
  return value === null ? 0 : null
}
