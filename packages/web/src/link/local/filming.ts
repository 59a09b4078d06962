import { type Film, filming } from '@krcma/film'
import { type Game, type GameRecord, openTable } from '@krcma/kernel'
import type { AnyGame, Refusing } from '@krcma/protocol'

/** Plays a record again from its seed, which gives the same dice, and films it. A worker has nobody to see to meanwhile. */
export function filmOf(game: Game<AnyGame>, record: GameRecord): Film | Refusing {
  const table = openTable(game, record)
  if ('refused' in table) return table
  const work = filming(table, record.entries)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
