import { hash, verify } from '@node-rs/argon2'

// Argon2id with the least memory and passes that OWASP recommends: about 15 ms on one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id is this library's default algorithm. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Takes as long when there is no such account: the time must not tell which logins exist. */
export async function isPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const right = await verify(hashed ?? (await nobody), password)
  return right && hashed !== null && hashed !== undefined
}

let nobody: Promise<string> | undefined
