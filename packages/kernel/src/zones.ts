import type { Chance, Redacted, Seat, Thing, Viewer, Zone } from './index.ts'
import { clone, type Fields } from './plain.ts'

export function seenBy(zone: Pick<Zone<Thing>, 'sees'>, viewer: Viewer): boolean {
  if (zone.sees === 'all' || viewer === 'all-seeing') return true
  return viewer !== 'spectator' && zone.sees.includes(viewer)
}

/** How many things lie in a zone, whether one sees them or not. */
export function count(zone: { readonly items: readonly unknown[] | number }): number {
  return typeof zone.items === 'number' ? zone.items : zone.items.length
}

/** A copy of the state as the viewer sees it. */
export function redact<S>(state: S, viewer: Viewer): Redacted<S> {
  return redacted(state, viewer) as Redacted<S>
}

function redacted(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => redacted(item, viewer))
  if (isZone(value)) {
    const { of, sees, items } = value
    return { of, sees: clone(sees), items: seenBy(value, viewer) ? clone(items) : items.length }
  }
  const fields: Fields = { ...value }
  for (const key in fields) fields[key] = redacted(fields[key], viewer)
  return fields
}

/**
 * Deals all that the viewer cannot see anew, in place: every zone keeps its size, every thing stays among its kind. What comes
 * out depends on chance and on what the viewer sees, and not on how the unseen things lay before.
 */
export function reshuffle(state: object, viewer: Viewer, chance: Chance): void {
  const unseen = new Map<string, Zone<Thing>[]>()
  for (const zone of zonesOf(state)) {
    if (seenBy(zone, viewer)) continue
    const alike = unseen.get(zone.of)
    if (alike) alike.push(zone)
    else unseen.set(zone.of, [zone])
  }
  for (const zones of unseen.values()) {
    const things = chance.shuffle(zones.flatMap((zone) => zone.items).sort(byId))
    let dealt = 0
    for (const { items } of zones) for (let i = 0; i < items.length; i++) items[i] = things[dealt++] as Thing
  }
}

const byId = (a: Thing, b: Thing) => (idOf(a) < idOf(b) ? -1 : 1)

export function idOf(thing: Thing): string {
  return typeof thing === 'string' ? thing : thing.id
}

export function zonesOf(state: object, found: Zone<Thing>[] = []): Zone<Thing>[] {
  if (Array.isArray(state)) {
    for (const part of state) if (typeof part === 'object' && part !== null) zonesOf(part, found)
  } else if (isZone(state)) found.push(state)
  else for (const part of Object.values(state)) if (typeof part === 'object' && part !== null) zonesOf(part, found)
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
