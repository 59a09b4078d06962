import { createHash, randomBytes, randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Twelve letters that nobody confuses: 60 bits. */
export function newId(): string {
  return [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The secret part of a link: 96 bits. */
export function newLink(): string {
  return randomBytes(12).toString('base64url')
}

/** A session's token: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The seed of a table's dice. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** A seed for what a bot imagines. */
export function newBotSeed(): number {
  return randomInt(2 ** 47)
}

/** As which a token is kept: who reads the store cannot come in with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
