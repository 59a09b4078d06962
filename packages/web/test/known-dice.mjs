// Loaded before the server in tests: chance falls the same in every run. Each start of a server has chance of its own, for
// what was stored under the names given by one must not be met by the next.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const start = process.env.KNOWN_DICE ?? '0'
let drawn = 0

/** @param {number} size */
function randomBytes(size) {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, () =>
    crypto.createHash('sha256').update(`${start}:${drawn++}`).digest(),
  )
  return Buffer.concat(blocks).subarray(0, size)
}

Object.assign(crypto, { randomBytes, randomInt: (/** @type {number} */ max) => randomBytes(6).readUIntBE(0, 6) % max })
syncBuiltinESMExports()
