import type { ParagraphId } from '@krcma/kernel'
import { createContext, useContext, useEffect, useState } from 'react'

/** How the page around a board opens the book of its game, in the language of whoever reads; null for what is not in it. */
export type OpenBook = (paragraph: ParagraphId) => Promise<string | null>

/** Null where there is no book to open: nothing is told there. */
export const Book = createContext<OpenBook | null>(null)

/** What the book says there: null until it is loaded, for nobody has a chapter before it is opened. */
export function useParagraph(id: ParagraphId | null): string | null {
  const open = useContext(Book)
  const [found, setFound] = useState<{ readonly id: ParagraphId; readonly text: string | null } | null>(null)
  useEffect(() => {
    if (open === null || id === null) return
    let wanted = true
    void open(id).then((text) => {
      if (wanted) setFound({ id, text })
    })
    return () => {
      wanted = false
    }
  }, [open, id])
  return found?.id === id ? found.text : null
}
