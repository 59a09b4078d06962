import type { Ending, Language, Viewer } from '@krcma/kernel'
import type { Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import type { Catalogue } from '../words/index.ts'
import { ranked } from './standings.ts'

/** Who won, and by how much; `viewer` is spoken to as such. */
export function verdictOf(
  seen: Pick<Seen<AnyGame>, 'seats' | 'words'>,
  of: Ending<AnyGame>,
  viewer: Viewer | null,
  words: Catalogue,
  language: Language,
): string {
  if (of.outcome !== undefined) return seen.words.outcome(of.outcome)
  const [best, next, ...rest] = ranked(seen, of)
  const winners = [best, next, ...rest].flatMap((one) => (one?.place === 1 ? [one.name] : []))
  const names = new Intl.ListFormat(language).format(winners)
  if (winners.length > 1) return words.table.winners(names)
  if (best === undefined || next === undefined) return words.table.winner(names)
  const by = best.total - next.total
  // A rival has no seat, and whoever looks from none is not spoken to.
  const you = best.seat !== null && best.seat === viewer
  if (by === 0) return you ? words.ending.youWonEven : words.archive.wonEven(best.name)
  if (by < 0) return words.table.winner(names)
  return you ? words.ending.youWonBy(by) : words.archive.wonBy(best.name, by)
}
