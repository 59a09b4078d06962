import { type Entry, type Game, type GameRecord, type OpenTable, openTable, type Viewer } from '@krcma/kernel'
import { type AnyGame, diff, type Refusing, type Replay } from '@krcma/protocol'

/** Plays a record again from its seed, which gives the same dice, and notes what each entry from `from` on changed in these eyes. */
export function replayOf(game: Game<AnyGame>, record: GameRecord, viewer: Viewer, from: number): Replay | Refusing {
  const table = openTable(game, record)
  if ('refused' in table) return table
  for (const entry of record.entries.slice(0, from)) {
    const made = again(table, entry)
    if (made.refused !== undefined) return made
  }
  const start = table.view(viewer)
  // What was told at the opening comes with the first step.
  const opening = from === 0 ? table.events(viewer) : []
  let before = start
  const steps: Replay['steps'][number][] = []
  for (const entry of record.entries.slice(from)) {
    const made = again(table, entry)
    if (made.refused !== undefined) return made
    const after = table.view(viewer)
    const told = table.events(viewer, made.from)
    const first = steps.length === 0 && from === 0
    const heard = first ? { from: 0, list: [...opening, ...told] } : { from: made.from, list: told }
    steps.push({ changes: diff(before, after), heard })
    before = after
  }
  return { viewer, from, entries: record.entries.length, start, steps }
}

function again(table: OpenTable<AnyGame>, { seat, decision = '', option, stand, undo }: Entry) {
  if (undo !== undefined) return table.undo(seat, { consented: true })
  if (stand !== undefined) return table.stand(seat, stand)
  // A record names a decision without how often its seat had taken back.
  const asked = table.decisions(seat).find(({ id }) => id.slice(0, id.lastIndexOf('~')) === decision)
  return table.answer({ seat, decision: asked?.id ?? decision, option })
}
