import type { TableLink } from '../link/link.ts'

let handed: TableLink | undefined

/** A link that was made on one page and is wanted on the next: the table need not be opened twice. */
export function handOver(link: TableLink): void {
  handed?.close()
  handed = link
}

export function takeOver(id: string): TableLink | undefined {
  const link = handed?.id === id ? handed : undefined
  if (link !== undefined) handed = undefined
  return link
}
