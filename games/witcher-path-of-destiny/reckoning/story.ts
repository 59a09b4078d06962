import { type EndPath, FINAL_PAGE, OPENING_PAGE, type Path } from '../content/story.ts'
import { SIDES, type Side, type SymbolId } from '../content/symbols.ts'
import { STORIES, type TaleId } from '../content/tales.ts'
import type { Phase } from '../shape.ts'
import type { Active } from './symbols.ts'

interface Place {
  readonly tale: TaleId
  readonly path: Path
}

/** WPD-STORY-03: the symbols of the two open pages. */
export function activeIn({ tale, path }: Place): Active {
  return STORIES[tale].active[path]
}

/** WPD-STORY-05: where the story goes if this path becomes dominant; nowhere but to an ending after chapter 3. */
export function pathAfter(path: Path, side: Side): Path | null {
  const next = `${path}${side === 'left' ? 'L' : 'R'}`
  return next in OPENING_PAGE ? (next as Path) : null
}

/** WPD-STORY-05: the symbols of the next chapter, printed on the page of this path; null on the pages of chapter 3. */
export function nextActive({ tale, path }: Place, side: Side): Active | null {
  const next = pathAfter(path, side)
  return next === null ? null : activeIn({ tale, path: next })
}

/** The two pages that lie open (WPD-STORY-02). */
export function decisionPages(path: Path): { readonly [S in Side]: number } {
  const first = OPENING_PAGE[path]
  return { left: first + 2, right: first + 3 }
}

/** WPD-STORY-05, -06: the page to turn to if this path becomes dominant. */
export function pageAfter(path: Path, side: Side): number {
  const next = pathAfter(path, side)
  return next === null ? FINAL_PAGE[`${path}${side === 'left' ? 'L' : 'R'}` as EndPath] : OPENING_PAGE[next]
}

/** The symbol of a page of a decision; null for any other page. */
export function symbolOn(tale: TaleId, page: number): SymbolId | null {
  for (const [path, first] of Object.entries(OPENING_PAGE) as [Path, number][]) {
    const side = SIDES[page - first - 2]
    if (side !== undefined) return STORIES[tale].active[path][side]
  }
  return null
}

interface Told extends Place {
  readonly phase: Phase
  readonly dominant: Side | null
}

/** The pages that were read so far, in order, as they lie open together: the left one with the right one beside it (WPD-STORY-08). */
export function spreadsRead({ path, phase, dominant }: Told): readonly (readonly number[])[] {
  if (phase === 'characters') return []
  // Between a decision and its page the next chapter is known, but nobody has read of it (WPD-NEXT-02).
  const reached = phase === 'kept' || (phase === 'story' && dominant === null) ? path.slice(0, -1) : path
  const opened = Array.from({ length: reached.length + 1 }, (_, n) => OPENING_PAGE[reached.slice(0, n) as Path])
  const spreads = opened.flatMap((page) => [
    [page, page + 1],
    [page + 2, page + 3],
  ])
  if (phase === 'over' && dominant !== null) {
    const last = pageAfter(path, dominant)
    spreads.push([last, last + 1])
  }
  return [[COVER], ...spreads]
}

/** The page on the right of which nothing lies: the cover. */
export const COVER = 1

/** Which of the pages that lie open together a page belongs to. */
export function spreadOf(page: number): readonly number[] {
  if (page === COVER) return [COVER]
  return page % 2 === 0 ? [page, page + 1] : [page - 1, page]
}
