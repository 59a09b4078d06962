import type { Chapter, Language } from '@krcma/kernel'

const chapters = import.meta.glob<Chapter>('../../../../games/*/book/*/*.ts', { import: 'chapter' })
const folder = (game: string, language: Language) => `../../../../games/${game}/book/${language}/`
/** Those that were opened, by their paths. */
const opened = new Map<string, Chapter>()

async function open(path: string): Promise<Chapter | undefined> {
  const chapter = await chapters[path]?.()
  if (chapter !== undefined) opened.set(path, chapter)
  return chapter
}

/**
 * The text of a paragraph (`<chapter>/<paragraph>`) that an event opened: at once, where its chapter was opened before; null if the
 * book has none of that name.
 */
export function paragraph(game: string, language: Language, id: string): string | null | Promise<string | null> {
  const [name = '', part = ''] = id.split('/')
  const path = `${folder(game, language)}${name}.ts`
  const there = opened.get(path)
  return there === undefined ? open(path).then((chapter) => chapter?.[part] ?? null) : (there[part] ?? null)
}

/** Loads the whole book of a game, where it will have to be read without a network. */
export async function keepBook(game: string, language: Language): Promise<void> {
  const own = Object.keys(chapters).filter((path) => path.startsWith(folder(game, language)))
  await Promise.all(own.map(open))
}
