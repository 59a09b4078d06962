import type { Language } from '@krcma/kernel'
import type { Spoken } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { byGame } from './by-game.ts'

// One language at a time: whoever reads Czech loads no English.
const own = {
  cs: byGame(import.meta.glob<Spoken<AnyGame>>('../../../../games/*/words/cs.ts', { import: 'words' })),
  en: byGame(import.meta.glob<Spoken<AnyGame>>('../../../../games/*/words/en.ts', { import: 'words' })),
}
const ofBoards = {
  cs: byGame(import.meta.glob<Spoken<AnyGame>>('../../../../games/*/board/words/cs.ts', { import: 'words' })),
  en: byGame(import.meta.glob<Spoken<AnyGame>>('../../../../games/*/board/words/en.ts', { import: 'words' })),
}

/** The words of a game in one language, with those of its board if it has one; null for a game that this client does not have. */
export async function wordsOf(game: string, language: Language): Promise<Spoken<AnyGame> | null> {
  const load = ofBoards[language].get(game) ?? own[language].get(game)
  return load === undefined ? null : load()
}
