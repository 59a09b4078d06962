import type { ParagraphId } from '@krcma/kernel'
import type { Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

interface ParagraphProps {
  readonly seen: Seen<AnyGame>
  readonly id: ParagraphId
}

/** What the game's book says where an event opened it. */
export function Paragraph({ seen: { say, words }, id }: ParagraphProps) {
  const text = say.read?.(id) ?? ''
  return text === '' ? null : (
    <p className="log-paragraph" lang={words.language}>
      {text}
    </p>
  )
}
