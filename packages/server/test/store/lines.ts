import type { Append } from '../../src/store/journal.ts'
import type { TableRow } from '../../src/store/schema.ts'

/** A table in the lists, and a line of its journal, for tests of the store. */
export function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'lanterns',
    status: 'playing',
    access: 'public',
    owner: 'anna',
    card: '{}',
    updated: 1,
    alarm: null,
    claimed_by: null,
    claimed_until: 0,
    ...more,
  }
}

export function line(table: string, seq: number, more: Partial<Append> = {}): Append {
  const body = `{"line":"${table} ${seq}"}`
  return { table, seq, at: 1_000 + seq, body, row: row(table), seats: [], gone: [], ...more }
}

/** One that no store takes: the lists would not know its card. */
export function broken(table: string, seq: number): Append {
  return line(table, seq, { row: { ...row(table), card: null as unknown as string } })
}
