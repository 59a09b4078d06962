import type { Chapter, Language } from '@krcma/kernel'

const chapters = import.meta.glob<Chapter>('../../../../games/*/book/*/*.ts', { import: 'chapter' })
const folder = (game: string, language: Language) => `../../../../games/${game}/book/${language}/`

/** The text of a paragraph (`<chapter>/<paragraph>`) that an event opened; null if the book has none of that name. */
export async function paragraph(game: string, language: Language, id: string): Promise<string | null> {
  const [chapter = '', name = ''] = id.split('/')
  const found = await chapters[`${folder(game, language)}${chapter}.ts`]?.()
  return found?.[name] ?? null
}

/** Loads the whole book of a game, where it will have to be read without a network. */
export async function keepBook(game: string, language: Language): Promise<void> {
  const own = Object.entries(chapters).filter(([path]) => path.startsWith(folder(game, language)))
  await Promise.all(own.map(([, load]) => load()))
}
