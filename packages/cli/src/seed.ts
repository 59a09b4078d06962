import { createHash, randomBytes } from 'node:crypto'

/** The seed of a live table: one of 64 hexadecimal digits as it is, any other text by its hash, none at random. */
export function seedOf(text: string | undefined): string {
  if (text === undefined) return randomBytes(32).toString('hex')
  return /^[0-9a-f]{64}$/.test(text) ? text : digest(text)
}

export function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** A seed for the kernel's small generator: 48 bits of a hash. */
export function smallSeed(...parts: readonly (string | number)[]): number {
  return Number.parseInt(digest(...parts).slice(0, 12), 16)
}
