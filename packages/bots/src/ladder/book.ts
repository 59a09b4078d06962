import { type Company, isCurrent, isSame } from './company.ts'
import { NOTHING, plus, type Tally } from './tally.ts'

/** What ladders have shown about one game, as it is kept in docs/ladder.json. */
export interface Chapter {
  readonly game: string
  readonly rules: number
  /** What the cards, tiles and numbers were then: their hash. */
  readonly content: string
  readonly players: number
  /** What was set apart from the usual, as it was given. */
  readonly options: string
  readonly companies: readonly Company[]
}

export type Title = Omit<Chapter, 'companies'>

/** What of earlier ladders still holds: played by the same rules and cards and by rungs that still decide as they did then. */
export function earlier(book: readonly Chapter[], title: Title): readonly Company[] {
  const { rules, content } = title
  const chapter = book.find((other) => isAbout(other, title) && other.rules === rules && other.content === content)
  return chapter?.companies.filter(isCurrent) ?? []
}

/** Puts companies into the book, in place of what they have played since. */
export function enter(book: readonly Chapter[], title: Title, companies: readonly Company[]): readonly Chapter[] {
  const played = companies.filter(({ games }) => games > 0)
  const others = earlier(book, title).filter((old) => !played.some((company) => isSame(old, company)))
  const chapter = { ...title, companies: [...others, ...played] }
  return [...book.filter((other) => !isAbout(other, title)), chapter].sort(
    (a, b) => a.game.localeCompare(b.game) || a.players - b.players || a.options.localeCompare(b.options),
  )
}

/** The book with nothing in this chapter but these companies: the others have been found to play otherwise now. */
export function onlyWith(book: readonly Chapter[], title: Title, companies: readonly Company[]): readonly Chapter[] {
  return book.map((chapter) => (isAbout(chapter, title) ? { ...title, companies } : chapter))
}

/** All games of a chapter together. */
export function tallyOf({ companies }: Chapter): Tally {
  return companies.reduce<Tally>(plus, NOTHING)
}

/** The book as a file: as the formatter of the house wants it, lists of names on one line. */
export function written(book: readonly Chapter[]): string {
  const names = /\[\s+("[a-z]+"(?:,\s+"[a-z]+")*)\s+\]/g
  const text = JSON.stringify(book, null, 2)
  return `${text.replace(names, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
}

function isAbout(chapter: Title, title: Title): boolean {
  return chapter.game === title.game && chapter.players === title.players && chapter.options === title.options
}
