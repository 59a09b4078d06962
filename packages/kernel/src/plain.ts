export type Fields = Record<string, unknown>

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
  const fields: Fields = { ...value }
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
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b) || !sameKeys(a, b)) return false
  for (const key in a) if (!same((a as Fields)[key], (b as Fields)[key])) return false
  return true
}

export function sameKeys(a: object, b: object): boolean {
  let missing = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false
    missing--
  }
  for (const _ in b) missing++
  return missing === 0
}

/** JSON with sorted keys: one text for equal data. Anything but plain data with whole numbers is a mistake. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0)) return String(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`
    return `${text}]`
  }
  if (typeof value === 'object' && isPlain(value)) {
    let text = '{'
    for (const key of Object.keys(value).sort())
      text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonical((value as Fields)[key])}`
    return `${text}}`
  }
  throw new TypeError(`not plain data: ${String(value)}`)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
