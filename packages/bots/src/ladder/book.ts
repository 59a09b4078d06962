import type { Pair, Scores, Tally } from './tally.ts'

/** What a ladder has shown, as it is kept in docs/ladder.json. */
export interface Chapter extends Tally {
  readonly game: string
  readonly rules: number
  readonly players: number
  /** What was set apart from the usual, as it was given. */
  readonly options: string
}

/** Puts a chapter into the book; pairs that were not played again stay, unless the rules have changed since. */
export function enter(book: readonly Chapter[], chapter: Chapter): readonly Chapter[] {
  const isSame = (other: Chapter) =>
    other.game === chapter.game && other.players === chapter.players && other.options === chapter.options
  const old = book.find((other) => isSame(other) && other.rules === chapter.rules)
  const pairs = [...chapter.pairs, ...(old?.pairs ?? []).filter((pair) => !chapter.pairs.some(among(pair)))]
  const scores = [...chapter.scores, ...(old?.scores ?? []).filter(({ rung }) => !has(chapter.scores, rung))]
  return [...book.filter((other) => !isSame(other)), { ...chapter, pairs, scores }].sort(
    (a, b) => a.game.localeCompare(b.game) || a.players - b.players || a.options.localeCompare(b.options),
  )
}

function among({ upper, lower }: Pair): (other: Pair) => boolean {
  return (other) => other.upper === upper && other.lower === lower
}

function has(scores: readonly Scores[], rung: string): boolean {
  return scores.some((score) => score.rung === rung)
}
