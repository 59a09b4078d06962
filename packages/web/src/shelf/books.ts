import type { Chapter, Language } from '@krcma/kernel'
import type { Texts } from '@krcma/protocol'

const chapters = import.meta.glob<Chapter>('../../../../games/*/book/*/*.ts', { import: 'chapter' })
const folder = (game: string, language: Language) => `../../../../games/${game}/book/${language}/`

/**
 * What a game's book says in these paragraphs (`<chapter>/<paragraph>`); what it does not have is left out. For tables on this
 * device alone: at others a server hands out what was read there.
 */
export async function textsOf(game: string, language: Language, paragraphs: readonly string[]): Promise<Texts> {
  const found = paragraphs.map(async (id): Promise<readonly [string, string | undefined]> => {
    const [name = '', paragraph = ''] = id.split('/')
    const chapter = await chapters[`${folder(game, language)}${name}.ts`]?.()
    return [id, chapter?.[paragraph]]
  })
  const texts: Record<string, string> = {}
  for (const [id, text] of await Promise.all(found)) if (text !== undefined) texts[id] = text
  return texts
}

/** Loads the whole book of a game, where it will have to be read without a network. */
export async function keepBook(game: string, language: Language): Promise<void> {
  const own = Object.entries(chapters).filter(([path]) => path.startsWith(folder(game, language)))
  await Promise.all(own.map(([, load]) => load()))
}
