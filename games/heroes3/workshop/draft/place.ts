/** A place in a record, as findings name it: `rules[2].effects[0].n`; '' is the record itself. */
export type Place = string

type Key = string | number

function keysOf(place: Place): readonly Key[] {
  return [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)))
}

export function joined(place: Place, key: Key): Place {
  if (typeof key === 'number') return `${place}[${key}]`
  return place === '' ? key : `${place}.${key}`
}

/** The places of the things of a list. */
export function placesIn(list: Place, things: readonly unknown[]): readonly Place[] {
  return things.map((_, i) => joined(list, i))
}

export function valueAt(record: unknown, place: Place): unknown {
  return keysOf(place).reduce(
    (value: unknown, key) => (value as Readonly<Record<Key, unknown>> | null | undefined)?.[key],
    record,
  )
}

/** The record with another value there; `undefined` leaves the field out. What did not change stays the very same. */
export function withValue<T>(record: T, place: Place, value: unknown): T {
  return replaced(record, keysOf(place), value) as T
}

function replaced(record: unknown, keys: readonly Key[], value: unknown): unknown {
  const [key, ...more] = keys
  if (key === undefined) return value
  const inner = replaced((record as Readonly<Record<Key, unknown>> | undefined)?.[key], more, value)
  if (typeof key === 'number') {
    const list = [...((record as readonly unknown[] | undefined) ?? [])]
    list[key] = inner
    return list
  }
  const { [key]: _, ...rest } = (record ?? {}) as Readonly<Record<string, unknown>>
  if (inner === undefined) return rest
  // In the order in which the fields stood.
  return key in ((record ?? {}) as object) ? { ...(record as object), [key]: inner } : { ...rest, [key]: inner }
}

/** Whether what a finding is about lies at that place or within it. */
export function isWithin(path: Place, place: Place): boolean {
  return path === place || (path.startsWith(place) && /^[.[]/.test(path.slice(place.length)))
}
