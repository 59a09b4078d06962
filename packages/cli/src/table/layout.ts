import type { Paint } from '../text/paint.ts'
import { cut, padEnd, width, wrap } from '../text/width.ts'
import type { CliWords } from '../words/words.ts'
import { itemsOf, windowOf } from './items.ts'
import type { Menu } from './person.ts'

export interface Size {
  readonly columns: number
  readonly rows: number
}

export interface Position {
  /** The item that is chosen. */
  readonly item: number
  /** How many lines of the scene are scrolled away. */
  readonly scroll: number
}

interface Shown {
  readonly lines: readonly string[]
  /** How far the scene can be scrolled. */
  readonly most: number
}

interface Laid extends Shown {
  /** How many items further the next column is. */
  readonly stride: number
}

/** Title, scene, news, question, items, keys: always as many lines as the screen has, the question never off it. */
export function layout(menu: Menu, at: Position, size: Size, paint: Paint, words: CliWords): Laid {
  const { columns } = size
  const footer = footerOf(menu, columns)
  const question = wrap(menu.question, columns)
  const items = itemsOf(menu, columns)
  const scene = menu.scene.flatMap((line) => wrap(line, columns, 2))
  const news = menu.news.map((line) => wrap(`· ${line}`, columns, 2))
  const newsLength = news.flat().length

  // Title, two rules and the footer are always there; the question comes next, then the rest by what it needs.
  const free = Math.max(4, size.rows - 3 - footer.length - question.length)
  const wantedScene = scene.length
  const itemRoom = Math.min(
    items.rows.length,
    Math.max(Math.floor(free / 2), free - wantedScene - Math.min(newsLength, 3)),
  )
  const shown = lastWhole(news, Math.max(Math.min(3, free - itemRoom - 1), free - itemRoom - wantedScene))
  const sceneRoom = Math.max(0, free - itemRoom - shown.length)

  const most = Math.max(0, scene.length - sceneRoom)
  const scroll = Math.min(at.scroll, most)
  const more = most === 0 ? '' : ` ${words.screen.scroll(scroll, most)} `
  const seen = scene.slice(scroll, scroll + sceneRoom)
  const lines = [
    paint.gold(cut(menu.title, columns)),
    ...seen,
    ...Array.from({ length: sceneRoom - seen.length }, () => ''),
    paint.dim(ruled(more, columns)),
    ...shown.map((line) => paint.dim(line)),
    ...question.map((line) => paint.bold(line)),
    ...windowOf(items, at.item, itemRoom, paint),
    paint.dim('─'.repeat(columns)),
    ...footer.map((line) => paint.dim(line)),
  ]
  return { lines: lines.slice(0, size.rows), most, stride: items.stride(at.item) }
}

/** As many of the last sentences as there is room for; of the very last one, at least its beginning. */
function lastWhole(sentences: readonly (readonly string[])[], room: number): readonly string[] {
  let shown: readonly string[] = []
  for (const sentence of [...sentences].reverse()) {
    if (shown.length + sentence.length > room) return shown.length === 0 ? sentence.slice(0, room) : shown
    shown = [...sentence, ...shown]
  }
  return shown
}

function ruled(text: string, columns: number): string {
  return text === '' ? '─'.repeat(columns) : `─${text}${'─'.repeat(Math.max(0, columns - 1 - width(text)))}`
}

function footerOf({ shortcuts }: Menu, columns: number): string[] {
  // A key and what it does are not torn apart.
  const parts = ['↑↓ 1-9 ⏎', ...shortcuts.map(({ key, text }) => `${key} ${text}`)].map((part) =>
    part.replaceAll(' ', '\u00a0'),
  )
  return wrap(parts.join('  '), columns).slice(0, 2)
}

/** Any lines, from some line on, with what one can do below. */
export function pageOf(
  title: string,
  lines: readonly string[],
  from: number,
  size: Size,
  paint: Paint,
  words: CliWords,
): Shown {
  const wrapped = lines.flatMap((line) => wrap(line, size.columns, 2))
  const room = Math.max(1, size.rows - 3)
  const most = Math.max(0, wrapped.length - room)
  const first = Math.min(from, most)
  const seen = wrapped.slice(first, first + room)
  return {
    lines: [
      paint.gold(cut(title, size.columns)),
      ...seen,
      ...Array.from({ length: room - seen.length }, () => ''),
      paint.dim('─'.repeat(size.columns)),
      paint.dim(padEnd(words.screen.back, size.columns)),
    ],
    most,
  }
}
