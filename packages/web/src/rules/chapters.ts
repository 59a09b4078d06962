import { chaptersOf } from '@krcma/look'

/** The chapter of a rulebook that leads to a rule: its number, from 1, and its title. */
export function chapterWith(book: string, rule: string): { readonly n: number; readonly title: string } | null {
  const { chapters } = chaptersOf(book)
  const i = chapters.findIndex(({ blocks }) =>
    blocks.some((block) => block.kind === 'exactly' && block.rules.includes(rule)),
  )
  const found = chapters[i]
  return found === undefined ? null : { n: i + 1, title: found.title }
}
