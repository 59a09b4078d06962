import { tileAt } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Cell, Placed } from '../shape.ts'
import { sideSign } from './tile-text.ts'
import type { Vocabulary } from './vocabulary.ts'

const WIDTH = 14
const HEIGHT = 4

/** A tale as a small map; cells on which something may be placed now are marked. */
export function drawTale(v: Vocabulary, tale: readonly Placed[], marked: readonly Cell[]): readonly string[] {
  const cells = [...tale, ...marked]
  const xs = range(cells.map(({ x }) => x))
  const ys = range(cells.map(({ y }) => y))
  const rows: string[] = []
  for (const y of ys) {
    const boxes = xs.map((x) => drawCell(v, tale, marked, x, y))
    for (let line = 0; line < HEIGHT; line++)
      rows.push(
        boxes
          .map((box) => box[line])
          .join(' ')
          .trimEnd(),
      )
  }
  return rows
}

function drawCell(
  v: Vocabulary,
  tale: readonly Placed[],
  marked: readonly Cell[],
  x: number,
  y: number,
): readonly string[] {
  const placed = tileAt(tale, x, y)
  if (placed !== undefined) return drawTile(v, placed)
  const blank = ' '.repeat(WIDTH)
  const isMarked = marked.some((cell) => cell.x === x && cell.y === y)
  return [blank, isMarked ? centre('+', WIDTH) : blank, blank, blank]
}

function drawTile(v: Vocabulary, { tile, opened }: Placed): readonly string[] {
  const inside = WIDTH - 2
  const [top, right, bottom, left] = ([0, 1, 2, 3] as const).map((side) => sideSign(tile, side))
  const chests = opened.map((open) => (open ? '■' : '□')).join('')
  const type = v.type[tileOf(tile).type].slice(0, inside - chests.length - 1)
  const wall = (sign: string | undefined) => (sign === undefined || sign === '·' ? '│' : sign)
  return [
    `┌${border(top, inside)}┐`,
    `${wall(left)}${v.tile[tile].slice(0, inside).padEnd(inside)}${wall(right)}`,
    `│${type.padEnd(inside - chests.length)}${chests}│`,
    `└${border(bottom, inside)}┘`,
  ]
}

function border(sign: string | undefined, width: number): string {
  const mark = sign === undefined || sign === '·' ? '─' : sign
  const before = Math.floor((width - 1) / 2)
  return '─'.repeat(before) + mark + '─'.repeat(width - 1 - before)
}

function range(values: readonly number[]): readonly number[] {
  const low = Math.min(...values)
  return Array.from({ length: Math.max(...values) - low + 1 }, (_, i) => low + i)
}

function centre(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2)
  return (' '.repeat(Math.max(0, before)) + text).padEnd(width)
}
