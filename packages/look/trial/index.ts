/**
 * How a board and a rulebook are tried. In a game's `test/board.test.tsx`: `boardLaws({ face, … })` declares the tests that every
 * board passes, and in `test/rulebook.test.tsx` `rulebookLaws({ folder, … })` those of its rulebook;
 * `failings` lets axe look at it in a browser. What plays there by touch is in `./by-touch`, which needs a page to stand on.
 */
export { emptyPage, failings } from './failings.ts'
export { type BoardSubject, boardLaws, type Moments, type Trial } from './laws.tsx'
export { type RulebookSubject, rulebookLaws } from './rulebook.tsx'
export { LEAST, smallPrint } from './small-print.ts'
export { touchables } from './touchables.ts'
export { pagesOf } from './workshop.tsx'
