import type { MemberSheetProps } from '@krcma/look'
import type { NearAndFar } from '../../shape.ts'
import { spoken } from '../words/words.ts'
import { Sheet } from './sheet.tsx'

/** A member's sheet between the evenings of a campaign. */
export function MemberSheet({ words, sheets: { mode, sheets }, member }: MemberSheetProps<NearAndFar>) {
  const { vocabulary: v, board: w } = spoken(words)
  const sheet = sheets[member]
  if (sheet === undefined) return null
  return (
    <>
      <Sheet v={v} w={w} mode={mode} sheet={sheet} />
      {sheet.journal.length > 0 && <p className="naf-sheet-note">{w.sheet.journal(sheet.journal.length)}</p>}
    </>
  )
}
