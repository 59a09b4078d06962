import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A deep copy of plain data. Shallow copies by the engine, then only what is not a leaf: ten times structuredClone. */
export function clone<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copy(value) : value) as T
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item: unknown = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copy(item)
    }
    return list
  }
  const fields: Record<string, unknown> = { ...value }
  for (const key in fields) {
    const field = fields[key]
    if (typeof field === 'object' && field !== null) fields[key] = copy(field)
  }
  return fields
}

/** Whether two pieces of plain data say the same; the order of keys does not matter. Never follows more than `a` holds. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
    )
  }
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}

/** JSON with sorted keys: one text for equal data. Anything but plain data with whole numbers is a mistake. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0)) return String(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && isPlain(value)) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
  }
  throw new TypeError(`not plain data: ${String(value)}`)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** SHA-256 of the canonical text, in hexadecimal. */
export function hash(value: unknown): string {
  return digest(canonical(value))
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
