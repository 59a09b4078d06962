import { type Seat, seenBy, type Zone } from '@krcma/kernel'

/** Whether something that the option names lies where this seat cannot see it. */
export function isSecret(state: unknown, option: unknown, from: Seat): boolean {
  const names = namesIn(option, [])
  return names.length > 0 && hides(state, from, names)
}

function namesIn(value: unknown, found: string[]): string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) namesIn(part, found)
  return found
}

function hides(part: unknown, from: Seat, names: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (!isZone(part)) return Object.values(part).some((inner) => hides(inner, from, names))
  if (seenBy(part, from)) return false
  return part.items.some((thing) => names.includes(typeof thing === 'string' ? thing : thing.id))
}

function isZone(value: object): value is Zone<string | { readonly id: string }> {
  return 'of' in value && 'sees' in value && 'items' in value && Array.isArray(value.items)
}
