import type { ParagraphId } from '@krcma/kernel'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'

/**
 * How the page around a board opens the book of its game, in the language of whoever reads: at once where the chapter is there
 * already, for what grows later moves what stands below it; null for what is not in the book.
 */
export type OpenBook = (paragraph: ParagraphId) => string | null | Promise<string | null>

/** Null where there is no book to open: nothing is told there. */
export const Book = createContext<OpenBook | null>(null)

/** What the book says there: null until it is loaded, for nobody has a chapter before it is opened. */
export function useParagraph(id: ParagraphId | null): string | null {
  const open = useContext(Book)
  const there = useMemo(() => (open === null || id === null ? null : open(id)), [open, id])
  const [found, setFound] = useState<{ readonly of: unknown; readonly text: string | null } | null>(null)
  useEffect(() => {
    if (!(there instanceof Promise)) return
    let wanted = true
    void there.then((text) => {
      if (wanted) setFound({ of: there, text })
    })
    return () => {
      wanted = false
    }
  }, [there])
  if (there instanceof Promise) return found?.of === there ? found.text : null
  return there
}
