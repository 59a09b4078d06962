import type { Chapter } from '@krcma/kernel'

interface Passage {
  /** Passages that replace the options have none. */
  readonly label?: string
  /** Cards of the arcade have none. */
  readonly result?: string
}

/** An encounter as it is written: the introduction, and the passage of each way through it. */
type Page = { readonly text: string } & { readonly [way: string]: Passage | string }

/** A chapter: `7` is an introduction, `7.a` the label of an option, `7.a.result` what is read after its test. */
export function pages(written: Readonly<Record<string, Page>>): Chapter {
  const paragraphs: Record<string, string> = {}
  for (const [id, { text, ...passages }] of Object.entries(written)) {
    paragraphs[id] = text
    for (const [way, passage] of Object.entries(passages)) {
      const { label, result }: Passage = typeof passage === 'string' ? { label: passage } : passage
      if (label !== undefined) paragraphs[`${id}.${way}`] = label
      if (result !== undefined) paragraphs[`${id}.${way}.result`] = result
    }
  }
  return paragraphs
}
