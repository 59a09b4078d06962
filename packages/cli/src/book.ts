import type { Language } from '@krcma/kernel'
import type { Shelved } from '@krcma/shelf'

/** The paragraphs of a game's book in one language, by id (`<chapter>/<paragraph>`). A terminal has it all at hand. */
export type Book = ReadonlyMap<string, string>

export async function bookOf(game: Shelved, language: Language): Promise<Book> {
  const book = new Map<string, string>()
  for (const name of game.chapters(language)) {
    const chapter = (await game.chapter(language, name)) ?? {}
    for (const [paragraph, text] of Object.entries(chapter)) book.set(`${name}/${paragraph}`, text)
  }
  return book
}
