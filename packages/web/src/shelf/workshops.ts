import type { Language } from '@krcma/kernel'
import type { Workshop, WorkshopWords } from '@krcma/look'
import { byGame } from './by-game.ts'

/** What a game calls a draft is its own business: the house keeps it and hands it back. */
export type Draft = Readonly<Record<string, unknown>>
export type AnyWorkshop = Workshop<Draft, WorkshopWords>

const workshops = byGame(import.meta.glob<AnyWorkshop>('../../../../games/*/workshop/index.ts', { import: 'workshop' }))
// One language at a time, as everywhere.
const words = {
  cs: byGame(import.meta.glob<WorkshopWords>('../../../../games/*/workshop/words/cs.ts', { import: 'words' })),
  en: byGame(import.meta.glob<WorkshopWords>('../../../../games/*/workshop/words/en.ts', { import: 'words' })),
}

export function hasWorkshop(game: string): boolean {
  return workshops.has(game)
}

export interface OpenWorkshop {
  readonly workshop: AnyWorkshop
  readonly words: WorkshopWords
}

/** Null for a game whose scenarios are made nowhere. */
export async function workshopOf(game: string, language: Language): Promise<OpenWorkshop | null> {
  const [workshop, own] = await Promise.all([workshops.get(game)?.(), words[language].get(game)?.()])
  return workshop === undefined || own === undefined ? null : { workshop, words: own }
}
