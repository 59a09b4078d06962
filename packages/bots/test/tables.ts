import { type Game, type OpenTable, openTable, type Shape, type Start } from '@krcma/kernel'

/** A live table of a game, the same one for the same number. */
export function openAt<G extends Shape>(game: Game<G>, number: number, start: Partial<Start> = {}): OpenTable<G> {
  const table = openTable(game, { seats: ['Anna', 'Petr'], seed: number.toString(16).padStart(64, '0'), ...start })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  return table
}

/** A table whose set-up comes to this very state. */
export function openFrom<G extends Shape>(game: Game<G>, state: G['state'], start: Partial<Start> = {}): OpenTable<G> {
  return openAt({ ...game, setUp: () => structuredClone(state) }, 1, start)
}
