import { padEnd, padStart, width } from './width.ts'

/** Rows under each other: the first column to the left, the others, which are numbers, to the right. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => width(row[i] ?? ''))))
  return rows.map((row) =>
    widths
      .map((columns, i) => (i === 0 ? padEnd(row[i] ?? '', columns) : padStart(row[i] ?? '', columns)))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}
