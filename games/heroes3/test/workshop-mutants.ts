import type { Source } from '@krcma/kernel'

type Plain = Readonly<Record<string, unknown>> | readonly unknown[]

/** What strangers put where something else belongs. */
const ODD: readonly unknown[] = [null, true, false, '', ' ', 'x', 'p3', 'obelisk', 0, 1, 2, -1, 7, 1000, [], {}, [[]]]

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** A record with a few things changed, left out, added or put elsewhere: most of the time no record any more. */
export function mutant(record: unknown, random: Source): unknown {
  const changed = JSON.parse(JSON.stringify(record)) as Plain
  for (let n = random.below(3); n >= 0; n--) change(changed, random)
  return changed
}

function change(record: Plain, random: Source): void {
  const places = placesIn(record)
  const [holder, key] = places[random.below(places.length)] ?? [{}, '']
  const value = holder[key]
  const [other, from] = places[random.below(places.length)] ?? [{}, '']
  const deeds: readonly (() => void)[] = [
    () => set(holder, key, ODD[random.below(ODD.length)]),
    () => set(holder, key, copied(other[from])),
    () => set(holder, key, typeof value === 'number' ? value + random.below(5) - 2 : value),
    () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : Reflect.deleteProperty(holder, key)),
    () => (Array.isArray(holder) ? holder.push(copied(value)) : set(holder, 'curse', 1)),
  ]
  deeds[random.below(deeds.length)]?.()
}

const copied = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

function set(holder: Record<string, unknown>, key: string, value: unknown): void {
  holder[key] = value
}

/** Every place of a record: what holds it, and under which key. */
function placesIn(value: unknown): readonly (readonly [Record<string, unknown>, string])[] {
  if (!isPlain(value)) return []
  const holder = value as Record<string, unknown>
  return Object.entries(value).flatMap(([key, inner]) => [[holder, key] as const, ...placesIn(inner)])
}
