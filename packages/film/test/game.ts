import { type Entry, type OpenTable, openTable, type Room, source } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

const SEED = 'a1'.repeat(32)

/** A whole game as sensible players play it, and what was entered; once in a while somebody takes back, also what needs consent. */
export function played(
  { game, mind }: Room<AnyGame>,
  players: number,
  seed: number,
  { undos = 0 } = {},
): { readonly table: OpenTable<AnyGame>; readonly entries: readonly Entry[] } {
  const table = opened(game, players)
  const random = source(seed)
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T
  const entries: Entry[] = []
  while (!table.over) {
    const seat = pick(table.waiting)
    if (entries.length > 0 && random.below(100) < undos) {
      const undone = table.undo(seat, { consented: true })
      if (undone.refused === undefined) entries.push(undone.entry)
      continue
    }
    const decision = pick(table.decisions(seat).filter(({ answered }) => answered === undefined))
    const option = mind.choose(table.state, decision, random)
    if (option < 0) continue
    const made = table.answer({ seat, decision: decision.id, option: decision.options[option] })
    if (made.refused !== undefined) throw new Error(`${made.refused}: ${made.about}`)
    entries.push(made.entry)
  }
  return { table, entries }
}

/** The same table before its first entry. */
export function opened(game: Room<AnyGame>['game'], players: number): OpenTable<AnyGame> {
  const table = openTable(game, { seats: Array.from({ length: players }, (_, n) => `Seat ${n}`), seed: SEED })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  return table
}
