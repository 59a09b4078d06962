import { type Ending, type Shape, total, type Words } from '@krcma/kernel'
import { columns } from './text/columns.ts'
import type { CliWords } from './words/words.ts'

/** Score sheets beside each other, and who won. */
export function endingLines<G extends Shape>(
  { sheets, places, outcome }: Ending<G>,
  names: readonly string[],
  game: Words<G>,
  words: CliWords,
): string[] {
  const sources = [...new Set(sheets.flatMap((sheet) => sheet.map(({ source }) => source)))]
  const points = (seat: number, source: G['sources']) =>
    String(total((sheets[seat] ?? []).filter((line) => line.source === source)))
  const seats = [...sheets.keys()]
  const rows = [
    ['', ...names],
    ...sources.map((source) => [game.source[source], ...seats.map((seat) => points(seat, source))]),
    [words.ending.total, ...sheets.map((sheet) => String(total(sheet)))],
    [words.ending.place, ...places.map(String)],
  ]
  const winners = names.filter((_, seat) => places[seat] === 1)
  const verdict = outcome === undefined ? words.ending.won(winners) : game.outcome(outcome)
  return [...columns(rows), '', verdict]
}
