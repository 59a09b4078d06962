import type { Zone } from '@krcma/kernel'

/** All zones of a state, wherever they lie. */
export function zones(state: unknown): Zone[] {
  if (typeof state !== 'object' || state === null) return []
  if ('of' in state && 'sees' in state && 'items' in state) return [state as Zone]
  return Object.values(state).flatMap(zones)
}
