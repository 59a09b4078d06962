import { same, verify } from '@krcma/kernel'
import { isRefusing } from '../../src/refusing.ts'
import type { Rooms } from '../../src/rooms.ts'
import type { Store } from '../../src/store/store.ts'
import type { Deed } from '../../src/table/deed.ts'
import { pastOf, standing } from '../../src/table/past.ts'
import { seat } from '../../src/table/seated.ts'
import type { Acknowledged } from './players.ts'

/** What is wrong with what the store holds of a table; an empty list if nothing is. */
export async function faultsOf(
  store: Store,
  rooms: Rooms,
  table: string,
  acknowledged: readonly Acknowledged[],
  closely = false,
): Promise<string[]> {
  const faults: string[] = []
  const lines = await store.journal.lines(table)
  for (const [n, { seq }] of lines.entries()) if (seq !== n) faults.push(`${table}: line ${n} has the number ${seq}`)
  for (const { seq, seat: by, option } of acknowledged) {
    const text = lines[seq - 1]?.body
    const deed = text === undefined ? undefined : (JSON.parse(text) as Deed)
    const there = deed?.did === 'entered' && deed.entry.seat === by && same(deed.entry.option, option)
    if (!there) faults.push(`${table}: the acknowledged answer ${seq} of seat ${by} is lost`)
  }
  const latest = await store.journal.latest(table)
  const seated = latest === null ? null : seat(rooms, table, latest)
  if (seated === null || isRefusing(seated)) return [...faults, `${table}: cannot be restored`]
  const past = pastOf(lines)
  const replayed = isRefusing(past) ? past : await standing(rooms, past)
  if (isRefusing(replayed)) return [...faults, `${table}: cannot be replayed: ${replayed.refused} ${replayed.about}`]
  if (seated.table?.hash() !== replayed.hash()) faults.push(`${table}: restored and replayed states differ`)
  if (closely) {
    const proven = verify(replayed.game, replayed.record())
    if (proven.refused !== undefined) faults.push(`${table}: its record is ${proven.refused} ${proven.about}`)
  }
  return faults
}
