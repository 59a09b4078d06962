import { same } from '@krcma/kernel'
import type { Rung, Way } from '../level.ts'
import type { Pair, Tally } from './tally.ts'

/** What a ladder has shown, as it is kept in docs/ladder.json. */
export interface Chapter extends Tally {
  readonly game: string
  readonly rules: number
  readonly players: number
  /** What was set apart from the usual, as it was given. */
  readonly options: string
  /** How the rungs decided: results of other ways say nothing about these. */
  readonly ways: { readonly [R in Rung]: Way }
}

/** Puts a chapter into the book; what was played more often before stays, unless rules or ways have changed since. */
export function enter(book: readonly Chapter[], chapter: Chapter): readonly Chapter[] {
  const isSame = (other: Chapter) =>
    other.game === chapter.game && other.players === chapter.players && other.options === chapter.options
  const old = book.find((other) => isSame(other) && other.rules === chapter.rules && same(other.ways, chapter.ways))
  const pairs = merged(chapter.pairs, old?.pairs ?? [], ({ upper, lower }) => `${upper} ${lower}`, gamesOf)
  const scores = merged(
    chapter.scores,
    old?.scores ?? [],
    ({ rung }) => rung,
    ({ games }) => games,
  )
  return [...book.filter((other) => !isSame(other)), { ...chapter, pairs, scores }].sort(
    (a, b) => a.game.localeCompare(b.game) || a.players - b.players || a.options.localeCompare(b.options),
  )
}

/** All that is in either list, and of two with the same name the one with more games, or else the newer. */
function merged<T>(fresh: readonly T[], old: readonly T[], name: (of: T) => string, games: (of: T) => number): T[] {
  const best = new Map(old.map((one) => [name(one), one]))
  for (const one of fresh) {
    const other = best.get(name(one))
    if (other === undefined || games(other) <= games(one)) best.set(name(one), one)
  }
  return [...best.values()]
}

function gamesOf({ won, drawn, lost }: Pair): number {
  return won + drawn + lost
}
