import { stripVTControlCharacters } from 'node:util'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const WIDE = /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uff00-\uff60]/u

/** How many columns of a terminal a text takes. */
export function width(text: string): number {
  const bare = stripVTControlCharacters(text)
  if (/^[\x20-\x7e\u00a0-\u02ff]*$/.test(bare)) return bare.length
  let columns = 0
  for (const { segment } of graphemes.segment(bare)) columns += WIDE.test(segment) ? 2 : 1
  return columns
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)))
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text
}

/** The text, or as much of it as fits. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text
  let kept = ''
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) {
    if (width(kept + segment) > columns - 1) break
    kept += segment
  }
  return `${kept}…`
}

/** Breaks a text between words; later lines are indented as the first is, and by `hang` more. */
export function wrap(text: string, columns: number, hang = 0): string[] {
  if (width(text) <= columns) return [text]
  const indent = /^ */.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = ''
  for (const word of text.match(/ *[^ ]+/g) ?? []) {
    if (line === '' || width(line) + width(word) <= columns) line += word
    else {
      lines.push(line)
      line = indent + ' '.repeat(hang) + word.trimStart()
    }
  }
  return [...lines, line].flatMap((whole) => (width(whole) > columns ? chop(whole, columns) : [whole]))
}

/** Breaks a word that no line can hold. */
function chop(text: string, columns: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) {
    if (width(piece + segment) > columns) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
