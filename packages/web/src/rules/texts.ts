import type { Language } from '@krcma/kernel'
import type { Pictures } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { byGame } from '../shelf/by-game.ts'

type Texts = ReadonlyMap<string, () => Promise<string>>

// One language at a time, and nothing of it before somebody reads.
const books: { readonly [L in Language]: Texts } = {
  cs: byGame(import.meta.glob<string>('../../../../games/*/rulebook/cs.md', { query: '?raw', import: 'default' })),
  en: byGame(import.meta.glob<string>('../../../../games/*/rulebook/en.md', { query: '?raw', import: 'default' })),
}
const exact: { readonly [L in Language]: Texts } = {
  cs: byGame(import.meta.glob<string>('../../../../games/*/RULES.cs.md', { query: '?raw', import: 'default' })),
  en: byGame(import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' })),
}
const pictures = byGame(
  import.meta.glob<Pictures<AnyGame>>('../../../../games/*/rulebook/pictures.tsx', { import: 'pictures' }),
)

/** A text, and the language that it is in. */
export interface Told {
  readonly text: string
  readonly tongue: Language
}

/** In the reader's language, or in English where there is no other. */
async function told(
  texts: { readonly [L in Language]: Texts },
  game: string,
  language: Language,
): Promise<Told | null> {
  const own = texts[language].get(game)
  const load = own ?? texts.en.get(game)
  return load === undefined ? null : { text: await load(), tongue: own === undefined ? 'en' : language }
}

/** The rulebook for players; null for a game that has none. */
export const rulebookOf = (game: string, language: Language) => told(books, game, language)

/** Every rule with its id. */
export const exactRulesOf = (game: string, language: Language) => told(exact, game, language)

export const picturesOf = async (game: string): Promise<Pictures<AnyGame>> => (await pictures.get(game)?.()) ?? {}
