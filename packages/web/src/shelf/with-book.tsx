import { Book, type OpenBook } from '@krcma/look'
import { type ReactNode, useMemo } from 'react'
import { useSettings } from '../settings.ts'
import { paragraph } from './books.ts'

/** What is inside can open the book of a game, in the language of whoever reads. */
export function WithBook({ game, children }: { game: string; children: ReactNode }) {
  const { language } = useSettings()
  const open = useMemo<OpenBook>(() => (id) => paragraph(game, language, id), [game, language])
  return <Book.Provider value={open}>{children}</Book.Provider>
}
