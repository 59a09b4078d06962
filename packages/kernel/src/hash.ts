import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './plain.ts'

/** SHA-256 of the canonical text, in hexadecimal. */
export function hash(value: unknown): string {
  return digest(canonical(value))
}

const hashes = new WeakMap<object, string>()

/** The hash of something that never changes, such as a game's content. */
export function lastingHash(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hash(value)
  const known = hashes.get(value) ?? hash(value)
  hashes.set(value, known)
  return known
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
