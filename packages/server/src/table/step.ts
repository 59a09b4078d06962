import { again } from '@krcma/film'
import { isRefusing } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Deed } from './deed.ts'
import { entriesOf, layOf, type Seated } from './seated.ts'
import { follow } from './state.ts'

/** A table after one more line that somebody else wrote; undefined if it does not come out as written. */
export function step(
  rooms: Rooms,
  { state, table }: Seated,
  at: number,
  deed: Deed,
): { readonly seated: Seated; readonly from: number | undefined } | undefined {
  const next = follow(state, state.id, at, deed)
  if ('saved' in deed) {
    const laid = layOf(rooms, deed)
    return isRefusing(laid) ? undefined : { seated: { state: next, table: laid }, from: 0 }
  }
  let from: number | undefined
  for (const entry of entriesOf(deed)) {
    const made = table === null ? undefined : again(table, entry)
    if (made === undefined) return undefined
    from = made.from
  }
  return { seated: { state: next, table }, from }
}
