import { type EndPath, FINAL_PAGE, OPENING_PAGE, type Path } from '../content/story.ts'
import type { Side } from '../content/symbols.ts'
import { STORIES, type TaleId } from '../content/tales.ts'
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
