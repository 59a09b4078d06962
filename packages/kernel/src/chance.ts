import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { digest } from './hash.ts'
import type { Chance } from './index.ts'

/** Where numbers come from: 0 to n - 1, evenly. */
export interface Source {
  below(n: number): number
}

/** What everybody is shown before the game, so that the seed cannot be exchanged afterwards. */
export function commit(seed: string): string {
  return digest(`krcma seed ${seed}`)
}

/** What a seat shows of its words until everybody's are sealed. It holds for this commitment alone, which so was there before. */
export function sealWords(commitment: string, words: string): string {
  return digest(`krcma words ${JSON.stringify([commitment, words])}`)
}

/** The key of a table: the committed seed and what each seat mixed in. */
export function keyOf(seed: string, contributions: readonly string[]): string {
  return digest(`krcma table ${JSON.stringify([seed, contributions])}`)
}

const BLOCK = 256
const NONCE = new Uint8Array(12)
const ZEROS = new Uint8Array(BLOCK)
const WORD = 2 ** 32

/** ChaCha20's key stream, under a key of its own for every place in the game where chance is used. */
export function cipherSource(key: string, place: string): Source {
  const placeKey = sha256(utf8ToBytes(`${key} ${place}`))
  let block = 0
  let words = new DataView(new ArrayBuffer(0))
  let at = 0
  function word(): number {
    if (at >= words.byteLength) {
      const bytes = chacha20(placeKey, NONCE, ZEROS, undefined, (block * BLOCK) / 64)
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      block++
      at = 0
    }
    at += 4
    return words.getUint32(at - 4, true)
  }
  return { below: (n) => even(n, word) }
}

/** A small fast generator (sfc32) for search and simulation, where nobody gains by predicting it. */
export function source(seed: number, stream = 0): Source {
  let a = seed >>> 0
  let b = Math.floor(seed / WORD) >>> 0
  let c = stream | 0
  let d = 1
  function word(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) word()
  // Multiply and shift: the bias is below n / 2^32, and there is no division in the way.
  return { below: (n) => Math.floor((word() / WORD) * n) }
}

/** Rejects the tail of the range in which some numbers would come more often. */
function even(n: number, word: () => number): number {
  const limit = WORD - (WORD % n)
  let value = word()
  while (value >= limit) value = word()
  return value % n
}

export class DamagedRecord extends Error {}

/**
 * The dice of a table that is kept: outcomes from `live` or, while a record is played again, from that record (its script);
 * either way noted, in one list for the running turn and one more for each turn that begins.
 */
export class Dice implements Source {
  noted: number[][] = [[]]
  readonly #live: Source
  #script: readonly (readonly number[])[] | null = null
  constructor(live: Source) {
    this.#live = live
  }
  /** Begins a new stretch of notes. */
  start(script: readonly (readonly number[])[] | null): void {
    this.noted = [[]]
    this.#script = script
  }
  nextTurn(): number[] {
    const list: number[] = []
    this.noted.push(list)
    return list
  }
  /** Ends a stretch: nothing of its script may be left over. */
  end(): void {
    const script = this.#script
    this.#script = null
    if (script?.some((list, i) => list.length !== (this.noted[i]?.length ?? 0))) throw new DamagedRecord('chance')
  }
  below(n: number): number {
    const list = this.noted[this.noted.length - 1] as number[]
    const outcome = this.#script === null ? this.#live.below(n) : this.#recorded(list.length, n)
    list.push(outcome)
    return outcome
  }
  #recorded(at: number, n: number): number {
    const outcome = this.#script?.[this.noted.length - 1]?.[at]
    if (outcome === undefined || outcome >= n) throw new DamagedRecord('chance')
    return outcome
  }
}

/** Everything that games ask of chance, made of `below`. */
export class Fortune implements Chance {
  source: Source
  constructor(source: Source) {
    this.source = source
  }
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError(`no number below ${n}`)
    return this.source.below(n)
  }
  die(sides: number): number {
    return this.below(sides) + 1
  }
  dice(count: number, sides: number): number[] {
    const values: number[] = []
    for (let n = 0; n < count; n++) values.push(this.die(sides))
    return values
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T
  }
  draw<T>(from: T[]): T {
    return from.splice(this.below(from.length), 1)[0] as T
  }
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = list[i] as T
      list[i] = list[j] as T
      list[j] = kept
    }
    return list
  }
  weighted<T>(of: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.below(of.reduce((sum, [, weight]) => sum + weight, 0))
    for (const [value, weight] of of) {
      if (left < weight) return value
      left -= weight
    }
    throw new RangeError('weights must be whole numbers, not negative')
  }
}
