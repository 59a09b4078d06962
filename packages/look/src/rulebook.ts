import type { Shape } from '@krcma/kernel'
import type { ComponentType } from 'react'
import type { Layout, Spoken } from './board.ts'

/** What a picture of a rulebook is given. It speaks in the words of the game alone, so that it serves every language. */
export interface PictureProps<G extends Shape> {
  readonly words: Spoken<G>
  readonly layout: Layout
}

/** What `games/<id>/rulebook/pictures.tsx` exports as `pictures`: drawings of real components, by the names that the text uses. */
export type Pictures<G extends Shape> = { readonly [name: string]: ComponentType<PictureProps<G>> }

/** As much of Markdown as rules and rulebooks use, and two lines of our own: pictures, and `exactly:` with ids of rules. */
type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly number: number; readonly text: string }
  | { readonly kind: 'table'; readonly text: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly name: string; readonly text: string }
  | { readonly kind: 'exactly'; readonly text: string; readonly rules: readonly string[] }

/** `n`: its place in the book. */
export type Block = Part & { readonly n: number }

export function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .split(/\n{2,}|\n(?=[-#]\s?)|\n(?=\s+- )|\n(?=\d+\. )|\n(?=!\[)|\n(?=exactly:)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, n) => ({ ...partOf(part), n }))
}

function partOf(part: string): Part {
  const heading = /^(#+)\s+(.*)$/s.exec(part)
  if (heading !== null) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  if (part.startsWith('|')) {
    const lines = part.split('\n').filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    const rows = lines.map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    return { kind: 'table', text: part, rows }
  }
  const text = part.replace(/\n\s*/g, ' ')
  const [, caption, name] = /^!\[(.*)\]\(([a-z0-9-]+)\)$/.exec(text) ?? []
  if (name !== undefined) return { kind: 'picture', name, text: caption ?? '' }
  if (text.startsWith('exactly:')) return { kind: 'exactly', text, rules: idsIn(text.slice('exactly:'.length)) }
  const [, number, item] = /^(\d+)\. (.*)$/.exec(text) ?? []
  if (item !== undefined) return { kind: 'item', number: Number(number), text: item }
  return /^[-*]\s/.test(text) ? { kind: 'rule', text: text.replace(/^[-*]\s+/, '') } : { kind: 'text', text }
}

/** `TOG-PAY-01..03, TOG-EX-4`: four rules. What is no list of ids is thrown back at its author. */
function idsIn(list: string): readonly string[] {
  return list.split(',').flatMap((part) => {
    const [, series, first, last] = /^\s*([A-Z][A-Z\d]*-[A-Z\d]+-[A-Z]?)(\d+)(?:\.\.(\d+))?\s*$/.exec(part) ?? []
    if (series === undefined || first === undefined) throw new Error(`no id of a rule: "${part.trim()}"`)
    const count = Number(last ?? first) - Number(first) + 1
    return Array.from({ length: count }, (_, i) => `${series}${String(Number(first) + i).padStart(first.length, '0')}`)
  })
}

export interface Chapter {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A rulebook is a title, what stands before its chapters, and the chapters, each of which fits about one screen. */
export function chaptersOf(markdown: string): {
  readonly opening: readonly Block[]
  readonly chapters: readonly Chapter[]
} {
  const blocks = blocksOf(markdown).filter((block) => block.kind !== 'heading' || block.level > 1)
  const starts = blocks.flatMap((block, i) => (block.kind === 'heading' && block.level === 2 ? [i] : []))
  const chapters = starts.map((start, i) => ({
    title: blocks[start]?.text ?? '',
    blocks: blocks.slice(start + 1, starts[i + 1]),
  }))
  return { opening: blocks.slice(0, starts[0]), chapters }
}

/** The ids of the rules that a full text has, in order. */
export function ruleIdsOf(rules: string): readonly string[] {
  return blocksOf(rules).flatMap((block) => (block.kind === 'rule' ? (ruleIdOf(block) ?? []) : []))
}

/** The id that a rule of the full text begins with. */
export const ruleIdOf = ({ text }: Block): string | undefined =>
  /^\*\*([A-Z][A-Z\d]*-[A-Z\d]+-[A-Z]?\d+)\*\*/.exec(text)?.[1]

export interface Span {
  readonly kind: 'plain' | 'strong' | 'rule'
  readonly text: string
  /** Where it begins. */
  readonly at: number
}

const SPANS = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z][A-Z\d]*-[A-Z\d]+-[A-Z]?\d+\b)/

/** **strong** and `code` parts stand out; ids of rules lead there. */
export function spansOf(text: string): readonly Span[] {
  let at = 0
  return text
    .split(SPANS)
    .map((part): Span => {
      const bare = part.replace(/^(\*\*|`)|(\*\*|`)$/g, '')
      const kind = /^[A-Z][A-Z\d]*-[A-Z\d]+-[A-Z]?\d+$/.test(bare) ? 'rule' : bare === part ? 'plain' : 'strong'
      const span = { at, kind, text: bare } as const
      at += part.length
      return span
    })
    .filter((span) => span.text !== '')
}
