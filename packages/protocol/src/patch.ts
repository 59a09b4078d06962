import { same } from '@krcma/kernel'

type Path = readonly (string | number)[]

/** What became of a value: set here, removed there, and in lists so many items exchanged for others. */
export type Change =
  | readonly ['=', Path, unknown]
  | readonly ['-', Path]
  | readonly ['~', Path, start: number, removed: number, items: readonly unknown[]]
export type Patch = readonly Change[]

/** What makes `after` out of `before`; both plain data. */
export function diff(before: unknown, after: unknown): Patch {
  return settle(before, after).changes
}

/** The same, and at once what `apply` would make: the later value, made of the earlier one's parts where they are equal. */
export function settle<T>(before: unknown, after: T): { readonly changes: Patch; readonly value: T } {
  const changes: Change[] = []
  const value = compare(before, after, [], changes) as T
  return { changes, value }
}

type Steps = (string | number)[]

/** `path` is where the two values are: one list for all of the way, of which a change keeps a copy. */
function compare(before: unknown, after: unknown, path: Steps, changes: Change[]): unknown {
  if (before === after) return before
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, changes)
  if (isFields(before) && isFields(after)) return compareFields(before, after, path, changes)
  changes.push(['=', [...path], after])
  return after
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field that is undefined is not there: JSON says nothing of it. */
function compareFields(before: Fields, after: Fields, path: Steps, changes: Change[]): Fields {
  let made: Record<string, unknown> | null = null
  for (const key in before) {
    if (before[key] === undefined) continue
    if (after[key] !== undefined && Object.hasOwn(after, key)) continue
    changes.push(['-', [...path, key]])
    made = without(made ?? before, key)
  }
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const old = before[key]
    if (old === value) continue
    if (old === undefined || !Object.hasOwn(before, key)) {
      changes.push(['=', [...path, key], value])
      // Not by assignment: a key that is new may be `__proto__`.
      made = { ...(made ?? before), [key]: value }
      continue
    }
    path.push(key)
    const part = compare(old, value, path, changes)
    path.pop()
    if (part === old) continue
    made ??= { ...before }
    made[key] = part
  }
  return made ?? before
}

function without(value: Fields, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = value
  return rest
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Steps,
  changes: Change[],
): readonly unknown[] {
  if (before.length === after.length) {
    let made: unknown[] | null = null
    for (let i = 0; i < before.length; i++) {
      if (before[i] === after[i]) continue
      path.push(i)
      const part = compare(before[i], after[i], path, changes)
      path.pop()
      if (part === before[i]) continue
      made ??= before.slice()
      made[i] = part
    }
    return made ?? before
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  let tail = 0
  while (tail < shorter - start && same(before.at(-1 - tail), after.at(-1 - tail))) tail++
  const removed = before.length - tail - start
  const items = after.slice(start, after.length - tail)
  changes.push(['~', [...path], start, removed, items])
  return before.toSpliced(start, removed, ...items)
}

/** Makes the later value. The earlier one stays as it was; what did not change is shared between the two. */
export function apply<T>(before: T, patch: Patch): T {
  let after: unknown = before
  for (const change of patch) after = changed(after, change, 0)
  return after as T
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const [sign, path] = change
  const key = path[depth]
  if (key === undefined) return replaced(value, change)
  if (Array.isArray(value) && typeof key === 'number') {
    return value.with(key, changed(value[key], change, depth + 1))
  }
  if (!isFields(value) || typeof key !== 'string') throw new TypeError('this patch is for something else')
  if (sign === '-' && depth === path.length - 1) return without(value, key)
  return { ...value, [key]: changed(Object.hasOwn(value, key) ? value[key] : undefined, change, depth + 1) }
}

function replaced(value: unknown, change: Change): unknown {
  if (change[0] === '=') return change[2]
  if (change[0] !== '~' || !Array.isArray(value)) throw new TypeError('this patch is for something else')
  return value.toSpliced(change[2], change[3], ...change[4])
}
