import { type Ending, type Shape, total, type Words } from '@krcma/kernel'
import { columns } from './text/columns.ts'
import type { CliWords } from './words/words.ts'

/** Score sheets beside each other, those of rivals last, and who won. */
export function endingLines<G extends Shape>(
  { sheets, places, rivals, outcome }: Ending<G>,
  names: readonly string[],
  game: Words<G>,
  words: CliWords,
): string[] {
  const all = [
    ...names.map((name, seat) => ({ name, sheet: sheets[seat] ?? [], place: places[seat] ?? 0 })),
    ...rivals.map(({ id, sheet, place }) => ({ name: game.rival?.(id) ?? id, sheet, place })),
  ]
  const sources = [...new Set(all.flatMap(({ sheet }) => sheet.map(({ source }) => source)))]
  const rows = [
    ['', ...all.map(({ name }) => name)],
    ...sources.map((source) => [
      game.source[source],
      ...all.map(({ sheet }) => String(total(sheet.filter((line) => line.source === source)))),
    ]),
    [words.ending.total, ...all.map(({ sheet }) => String(total(sheet)))],
    [words.ending.place, ...all.map(({ place }) => String(place))],
  ]
  const winners = all.filter(({ place }) => place === 1).map(({ name }) => name)
  const verdict = outcome === undefined ? words.ending.won(winners) : game.outcome(outcome)
  return [...columns(rows), '', verdict]
}
