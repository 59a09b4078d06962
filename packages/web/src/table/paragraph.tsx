import type { Language } from '@krcma/kernel'
import { useEffect, useState } from 'react'
import { paragraph } from '../shelf/books.ts'

interface ParagraphProps {
  readonly game: string
  readonly language: Language
  readonly id: string
}

/** What the game's book says where an event opened it: loaded now, for nobody reads the book before. */
export function Paragraph({ game, language, id }: ParagraphProps) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void paragraph(game, language, id).then((found) => {
      if (wanted) setText(found)
    })
    return () => {
      wanted = false
    }
  }, [game, language, id])
  return text === null ? null : (
    <p className="log-paragraph" lang={language}>
      {text}
    </p>
  )
}
