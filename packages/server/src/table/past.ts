import {
  type Entry,
  type GameRecord,
  hash,
  type OpenTable,
  type Refusal,
  restore,
  type Saved,
  type Viewer,
} from '@krcma/kernel'
import { type AnyGame, diff, LIMITS, type Refusing, type Replay } from '@krcma/protocol'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Latest, Line } from '../store/journal.ts'
import { again } from './again.ts'
import { type Checkpoint, deeds, entriesOf } from './seated.ts'

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
  }
  return saved === null ? refuse('wrong-time', 'start') : { saved, entries: [...saved.entries, ...entries] }
}

/** The game as it stood before entry `to`, with all events since it was opened. */
export function standing(rooms: Rooms, { saved, entries }: Past, to?: number): OpenTable<AnyGame> | Refusing | Refusal {
  const room = rooms.get(saved.game)
  if (room === undefined) return refuse('unavailable', saved.game)
  // Its entries would come out differently, or not at all.
  if (room.game.rules !== saved.rules) return refuse('older-rules', String(saved.rules))
  const upTo = to === undefined ? entries : entries.filter(({ n }) => n < to)
  const restored = restore(room.game, { ...saved, entries: upTo })
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

/** The positions from before entry `from` to before entry `to`, step by step. */
export function replay(rooms: Rooms, past: Past, viewer: Viewer, from: number, to?: number): Replay | Refusing {
  const first = past.saved.checkpoints.at(-1)?.at ?? 0
  const start = Math.max(from, first)
  const table = standing(rooms, past, start)
  if (isRefusing(table)) return table
  const upTo = Math.min(to ?? Number.MAX_SAFE_INTEGER, start + LIMITS.steps)
  const view = table.view(viewer)
  let before = view
  const steps: Replay['steps'][number][] = []
  for (const entry of past.entries.filter(({ n }) => n >= start && n < upTo)) {
    const made = again(table, entry)
    if (made === undefined) return refuse('older-rules', `entry ${entry.n}`)
    const after = table.view(viewer)
    steps.push({ changes: diff(before, after), heard: { from: made.from, list: table.events(viewer, made.from) } })
    before = after
  }
  const last = past.entries.at(-1)
  return { viewer, from: start, entries: last === undefined ? 0 : last.n + 1, start: view, steps }
}
