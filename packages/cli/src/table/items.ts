import type { Paint } from '../text/paint.ts'
import { padEnd, padStart, width, wrap } from '../text/width.ts'
import type { Menu } from './person.ts'

interface Cell {
  readonly text: string
  /** The item that this is a part of; none for a heading. */
  readonly item: number | undefined
  /** Whether the item begins here. */
  readonly starts: boolean
}

export interface Items {
  readonly rows: readonly (readonly Cell[])[]
  /** How many items further the column to the right of an item is; 0 where there is none. */
  stride(item: number): number
}

/** Fewer items stand under each other; more of them beside each other, if they are short. */
const FEW = 5
const GAP = 2
const MOST_COLUMNS = 4

/** The items of a menu in rows, each group under its heading. */
export function itemsOf({ items }: Menu, columns: number): Items {
  const digits = String(items.length).length
  const rows: (readonly Cell[])[] = []
  const strides: number[] = []
  for (const group of groupsOf(items)) {
    const cells = group.map((item) => ({
      item,
      starts: true,
      text: ` ${padStart(String(item + 1), digits)}  ${items[item]?.text ?? ''}`,
    }))
    const heading = items[group[0] ?? 0]?.under
    if (heading !== undefined) rows.push([{ text: heading, item: undefined, starts: false }])
    const beside = besideEachOther(cells, columns)
    rows.push(...(beside ?? cells.flatMap((cell) => underEachOther(cell, columns, digits + 2))))
    for (const item of group) strides[item] = beside?.length ?? 0
  }
  return { rows, stride: (item) => strides[item] ?? 0 }
}

function groupsOf(items: Menu['items']): number[][] {
  const groups: number[][] = []
  for (const [item, { under }] of items.entries()) {
    if (item === 0 || under !== items[item - 1]?.under) groups.push([])
    groups.at(-1)?.push(item)
  }
  return groups
}

/** Down the first column, then the next. */
function besideEachOther(cells: readonly Cell[], columns: number): Cell[][] | undefined {
  const widest = Math.max(...cells.map(({ text }) => width(text))) + GAP
  const count = Math.min(MOST_COLUMNS, Math.floor((columns + GAP) / widest))
  if (cells.length <= FEW || count < 2) return undefined
  const height = Math.ceil(cells.length / count)
  return Array.from({ length: height }, (_, row) =>
    cells.filter((_, i) => i % height === row).map((cell) => ({ ...cell, text: padEnd(cell.text, widest - GAP) })),
  )
}

function underEachOther({ text, item }: Cell, columns: number, hang: number): Cell[][] {
  return wrap(text, columns, hang).map((line, i) => [{ text: line, item, starts: i === 0 }])
}

/** As many rows as there is room for, those of the chosen item among them. */
export function windowOf({ rows }: Items, chosen: number, room: number, paint: Paint): string[] {
  const at = rows.findIndex((row) => row.some(({ item }) => item === chosen))
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room))
  const above = first > 0
  const below = first + room < rows.length
  return rows.slice(first, first + room).map((row, i) => {
    const edge = above && i === 0 ? '▲' : below && i === room - 1 ? '▼' : ' '
    return row
      .map((cell, column) => painted(cell, column === 0 ? edge : ' ', cell.item === chosen, paint))
      .join(' '.repeat(GAP))
  })
}

function painted({ text, item, starts }: Cell, edge: string, chosen: boolean, paint: Paint): string {
  if (item === undefined) return paint.dim(text)
  return chosen ? paint.chosen((starts ? '›' : edge) + text.slice(1)) : edge + text.slice(1)
}
