import type { Language, Seat } from '@krcma/kernel'
import type { Seen } from '@krcma/look'
import type { AnyGame, TableInfo } from '@krcma/protocol'
import type { Catalogue } from '../words/index.ts'

/** What stands in the place of a question: that it is over, or who is thinking, and whether the viewer has chosen already. */
export function headline(
  { view, words, say }: Seen<AnyGame>,
  { status, endedBy }: TableInfo,
  me: Seat | null,
  { table }: Catalogue,
  language: Language,
): string {
  if (view.ending !== null) return table.over
  if (status === 'ended') return table.endedBy[endedBy ?? 'agreement']
  if (status === 'paused') return table.paused
  const thinking = view.asked.filter(({ answered }) => !answered)
  const [first] = thinking
  if (first === undefined) return table.waiting
  const names = new Intl.ListFormat(language).format(thinking.map(({ seat }) => say.name(seat)))
  if (view.asked.some(({ seat, answered }) => seat === me && answered)) return table.answeredWaits(names)
  return thinking.length > 1 ? table.waitsFor(names) : (words.waiting[first.kind]?.(first.seat, say) ?? table.waiting)
}
