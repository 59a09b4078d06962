import type { Chance, Redacted, Seat, Thing, Viewer, Zone } from './index.ts'
import { type Fields, sameKeys } from './plain.ts'

export function seenBy(zone: Pick<Zone<Thing>, 'sees'>, viewer: Viewer): boolean {
  if (zone.sees === 'all' || viewer === 'all-seeing') return true
  return viewer !== 'spectator' && zone.sees.includes(viewer)
}

/** How many things lie in a zone, whether one sees them or not. */
export function count(zone: { readonly items: readonly unknown[] | number }): number {
  return typeof zone.items === 'number' ? zone.items : zone.items.length
}

/** A copy of the state as the viewer sees it. What is as it was in an earlier copy is taken from there. */
export function redact<S>(state: S, viewer: Viewer, before?: Redacted<S>): Redacted<S> {
  return redacted(state, viewer, before) as Redacted<S>
}

function redacted(value: unknown, viewer: Viewer, before: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : []
    let list = old.length === value.length ? old : value.slice()
    for (let i = 0; i < value.length; i++) {
      const item = redacted(value[i], viewer, old[i])
      if (item === list[i]) continue
      if (list === old) list = old.slice()
      list[i] = item
    }
    return list
  }
  const { of, sees, items } = value as Zone<Thing>
  const seen = (isZone(value) ? { of, sees, items: seenBy(value, viewer) ? items : items.length } : value) as Fields
  const old = (typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {}) as Fields
  let fields = sameKeys(seen, old) ? old : { ...seen }
  for (const key in seen) {
    const field = redacted(seen[key], viewer, old[key])
    if (field === fields[key]) continue
    if (fields === old) fields = { ...old }
    fields[key] = field
  }
  return fields
}

/**
 * Deals all that the viewer cannot see anew, in place: every zone keeps its size, every thing stays among its kind. What comes
 * out depends on chance and on what the viewer sees, and not on how the unseen things lay before.
 */
export function reshuffle(state: object, viewer: Viewer, chance: Chance): void {
  const unseen = new Map<string, Zone<Thing>[]>()
  for (const zone of zonesOf(state))
    if (!seenBy(zone, viewer)) unseen.set(zone.of, [...(unseen.get(zone.of) ?? []), zone])
  for (const zones of unseen.values()) {
    const things = chance.shuffle(zones.flatMap((zone) => zone.items).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)))
    let dealt = 0
    for (const { items } of zones) for (let i = 0; i < items.length; i++) items[i] = things[dealt++] as Thing
  }
}

export function idOf(thing: Thing): string {
  return typeof thing === 'string' ? thing : thing.id
}

export function zonesOf(state: unknown, found: Zone<Thing>[] = []): Zone<Thing>[] {
  if (typeof state !== 'object' || state === null) return found
  if (Array.isArray(state)) for (const part of state) zonesOf(part, found)
  else if (isZone(state)) found.push(state)
  else for (const key in state) zonesOf((state as Fields)[key], found)
  return found
}

function isZone(value: object): value is Zone<Thing> {
  return 'of' in value && 'sees' in value && 'items' in value && Array.isArray(value.items)
}

/** The ids of what is hidden, each with the seats that it is hidden from, as bits. */
export function hiddenFrom(state: object, seats: readonly Seat[]): ReadonlyMap<string, number> {
  const hidden = new Map<string, number>()
  for (const { sees, items } of zonesOf(state)) {
    if (sees === 'all') continue
    const blind = seats.reduce((bits, seat) => (sees.includes(seat) ? bits : bits | (1 << seat)), 0)
    for (const thing of items) hidden.set(idOf(thing), (hidden.get(idOf(thing)) ?? 0) | blind)
  }
  return hidden
}
