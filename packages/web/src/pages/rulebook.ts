/** As much of Markdown as our rulebooks use. */
type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly text: string; readonly rows: readonly (readonly string[])[] }

/** `n`: its place in the book. */
export type Block = Part & { readonly n: number }

export interface Span {
  readonly strong: boolean
  readonly text: string
  /** Where it begins. */
  readonly at: number
}

export function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .split(/\n{2,}|\n(?=[-#]\s?)|\n(?=\s+- )/)
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
  const text = part.replaceAll('\n', ' ')
  return /^[-*]\s/.test(text) ? { kind: 'rule', text: text.replace(/^[-*]\s+/, '') } : { kind: 'text', text }
}

/** **strong** and `code` parts stand out. */
export function spansOf(text: string): readonly Span[] {
  let at = 0
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part) => {
      const span = { at, strong: /^(\*\*|`)/.test(part), text: part.replace(/^(\*\*|`)|(\*\*|`)$/g, '') }
      at += part.length
      return span
    })
    .filter((span) => span.text !== '')
}
