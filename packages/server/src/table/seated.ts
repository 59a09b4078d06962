import { type Entry, type OpenTable, restore, type Saved } from '@krcma/kernel'
import type { AnyGame, Refusing } from '@krcma/protocol'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Latest, Line } from '../store/journal.ts'
import type { After, Deed } from './deed.ts'
import { follow, hasEnded, type TableState } from './state.ts'

/** A table in memory: what is true of it, and the game that is on it. */
export interface Seated {
  readonly state: TableState
  readonly table: OpenTable<AnyGame> | null
}

/** What a checkpoint of the store holds. `hash`: of the state in which a game has ended, which no checkpoint of the game has. */
export interface Checkpoint {
  readonly state: TableState
  readonly saved: Saved | null
  readonly hash?: string
}

/** Checkpoints of the game that stay in memory: enough to go on and to take the last turn back. */
const IN_MEMORY = 2

export function checkpointOf({ state, table }: Seated): string {
  const standing: Checkpoint = { state, saved: table?.save() ?? null }
  return JSON.stringify(table !== null && hasEnded(state) ? { ...standing, hash: table.hash() } : standing)
}

/** A table as the store has it. `upgraded`: it was left under older rules, and what is to be kept of it has changed. */
export type Restored = Seated & { readonly upgraded: boolean }

/** Makes a table out of what the store has of it. */
export function seat(rooms: Rooms, id: string, { checkpoint, lines }: Latest): Restored | Refusing {
  const last = checkpoint === null ? null : (JSON.parse(checkpoint.body) as Checkpoint)
  let state = last === null ? null : withEnd(last.state)
  let saved = last?.saved ?? null
  const entries: Entry[] = []
  for (const { at, deed } of deeds(lines)) {
    state = follow(state, id, at, deed)
    if ('saved' in deed) {
      saved = deed.saved
      entries.length = 0
    }
    entries.push(...entriesOf(deed))
  }
  if (state === null) return refuse('not-found', 'table')
  if (saved === null || isPlayedOut(rooms, state, saved)) return { state, table: null, upgraded: false }
  const table = lay(rooms, { ...saved, entries: [...saved.entries, ...entries] })
  // What has ended is still to be looked back at, whatever has become of its game.
  if (isRefusing(table)) return hasEnded(state) ? { state, table: null, upgraded: false } : table
  return { state, table, upgraded: table.game.rules !== saved.rules }
}

/** A state as it was kept before states knew when and how they ended: what ends a game is stored together with a checkpoint. */
function withEnd(state: TableState): TableState {
  return { ...state, ended: state.ended ?? (hasEnded(state) ? state.at : null), ending: state.ending ?? null }
}

/** Whether a game has ended under rules that are no longer played: it stays what it was, and newer rules have no say in it. */
function isPlayedOut(rooms: Rooms, state: TableState, { game, rules }: Saved): boolean {
  return hasEnded(state) && rooms.get(game)?.game.rules !== rules
}

/** Lays the game that a deed brings to the table. */
export function layOf(rooms: Rooms, deed: Extract<Deed, { saved: Saved }>): OpenTable<AnyGame> | Refusing {
  return lay(rooms, { ...deed.saved, entries: [...deed.saved.entries, ...entriesOf(deed)] })
}

/** Lays a game on the table, from where it was left. */
function lay(rooms: Rooms, saved: Saved): OpenTable<AnyGame> | Refusing {
  const room = rooms.get(saved.game)
  if (room === undefined) return refuse('unavailable', saved.game)
  // What was taken back may have been many turns; on the way there, each has its checkpoint.
  const back = saved.entries.some(({ undo }) => undo !== undefined)
  const restored = restore(room.game, saved, back ? IN_MEMORY + saved.entries.length : IN_MEMORY)
  return restored.refused === undefined ? restored.table : restored
}

export function deeds(lines: readonly Line[]): { readonly at: number; readonly deed: Deed }[] {
  return lines.map(({ at, body }) => ({ at, deed: JSON.parse(body) as Deed }))
}

/** The entries of the game that a deed brought. */
export function entriesOf(deed: Deed): readonly Entry[] {
  if (deed.did === 'brought') return deed.entries
  return (deed.did === 'entered' || deed.did === 'voted') && deed.entry !== undefined ? [deed.entry] : []
}

export function afterOf(table: Pick<OpenTable<AnyGame>, 'waiting' | 'over' | 'ending'>): After {
  const { waiting, over } = table
  const ending = table.ending()
  return { waiting, over, ...(ending === null ? {} : { ending }) }
}
