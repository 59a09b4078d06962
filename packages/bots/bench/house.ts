import { type OpenTable, openTable, type Room, type Shape, source } from '@krcma/kernel'

/** A table as a server holds it: somebody answers, and everybody is sent what they see now. */
export interface BusyTable {
  answer(): void
}

/** So many tables of one game, at which people answer anything. */
export function busyTables<G extends Shape>({ game }: Room<G>, count: number): readonly BusyTable[] {
  const random = source(1)
  const fresh = (n: number): OpenTable<G> => {
    const table = openTable(game, { seats: ['A', 'B', 'C', 'D'], seed: n.toString(16).padStart(64, '0'), inMemory: 2 })
    if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
    return table
  }
  let opened = count
  return Array.from({ length: count }, (_, n) => {
    let table = fresh(n)
    return {
      answer: () => {
        if (table.over) table = fresh(opened++)
        const [decision] = table.decisions(table.waiting[0] ?? 0)
        if (decision === undefined) return
        table.give(decision, random.below(decision.options.length))
        for (const seat of table.seats) JSON.stringify(table.view(seat))
      },
    }
  })
}
