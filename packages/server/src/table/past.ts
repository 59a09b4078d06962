import {
  type Entry,
  type GameRecord,
  hash,
  type OpenTable,
  type Refusal,
  restoring,
  type Saved,
  type Seat,
} from '@krcma/kernel'
import type { AnyGame, Refusing } from '@krcma/protocol'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Latest, Line } from '../store/journal.ts'
import { type Checkpoint, deeds, entriesOf } from './seated.ts'
import { inSlices } from './slices.ts'

/** What a record calls those who have gone for good. */
const SOMEBODY = 'somebody'

/** A whole game as its journal tells it: how it was opened (or came over to new rules), and every entry since. */
export interface Past {
  readonly saved: Saved
  readonly entries: readonly Entry[]
}

export function pastOf(lines: readonly Line[]): Past | Refusing {
  let saved: Saved | null = null
  let entries: Entry[] = []
  for (const { deed } of deeds(lines)) {
    if ('saved' in deed) {
      saved = deed.saved
      entries = []
    }
    entries.push(...entriesOf(deed))
    if (deed.did === 'forgotten' && saved !== null) saved = nameless(saved, deed.seats)
  }
  return saved === null ? refuse('wrong-time', 'start') : { saved, entries: [...saved.entries, ...entries] }
}

/** The same game without the names of those who have gone for good. */
function nameless(saved: Saved, seats: readonly Seat[]): Saved {
  return { ...saved, seats: saved.seats.map((name, seat) => (seats.includes(seat) ? SOMEBODY : name)) }
}

/** The game as it stood before entry `to`, with all events since it was opened. What it costs is up to those who played it: others have their turn meanwhile. */
export async function standing(
  rooms: Rooms,
  { saved, entries }: Past,
  to?: number,
): Promise<OpenTable<AnyGame> | Refusing | Refusal> {
  const room = rooms.get(saved.game)
  if (room === undefined) return refuse('unavailable', saved.game)
  // Its entries would come out differently, or not at all.
  if (room.game.rules !== saved.rules) return refuse('older-rules', String(saved.rules))
  const upTo = to === undefined ? entries : entries.filter(({ n }) => n < to)
  const restored = await inSlices(restoring(room.game, { ...saved, entries: upTo }))
  return restored.refused === undefined ? restored.table : restored
}

/**
 * The record of a game that has ended, as the rules made it under which it was played, which may be older than today's: what it
 * came to was kept when it ended.
 */
export function recordOf({ saved, entries }: Past, { checkpoint }: Latest, over: boolean): GameRecord | Refusing {
  const last = checkpoint === null ? null : (JSON.parse(checkpoint.body) as Checkpoint)
  if (last?.saved?.rules !== saved.rules || last.hash === undefined) return refuse('older-rules', String(saved.rules))
  const unsealed = { ...saved, entries, checkpoints: last.saved.checkpoints.slice(-1), hash: last.hash, over }
  return { ...unsealed, seal: hash(unsealed) }
}

/** Where it can be shown from: its set-up, or where it came over to the rules that it was played by since. */
export function firstOf({ saved }: Past): number {
  return saved.checkpoints.at(-1)?.at ?? 0
}

/** A table as it stood before entry `from`, and the entries from there up to entry `to`: what it takes to film that part. */
export async function scene(
  rooms: Rooms,
  past: Past,
  from = firstOf(past),
  to = Number.POSITIVE_INFINITY,
): Promise<
  { readonly table: OpenTable<AnyGame>; readonly entries: readonly Entry[]; readonly refused?: never } | Refusing
> {
  const table = await standing(rooms, past, from)
  return isRefusing(table) ? table : { table, entries: past.entries.filter(({ n }) => n >= from && n < to) }
}
