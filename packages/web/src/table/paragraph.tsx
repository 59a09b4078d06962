import type { Language, ParagraphId } from '@krcma/kernel'
import { useParagraph } from '@krcma/look'

/** What the game's book says where an event opened it. */
export function Paragraph({ language, id }: { language: Language; id: ParagraphId }) {
  const text = useParagraph(id)
  return text === null ? null : (
    <p className="log-paragraph" lang={language}>
      {text}
    </p>
  )
}
