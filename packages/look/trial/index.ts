/**
 * How a board is tried. In a game's `test/board.test.tsx`: `boardLaws({ face, … })` declares the tests that every board passes;
 * `failings` lets axe look at it in a browser. What plays there by touch is in `./by-touch`, which needs a page to stand on.
 */
export { emptyPage, failings } from './failings.ts'
export { type BoardSubject, boardLaws, type Moments, type Trial } from './laws.tsx'
export { LEAST, smallPrint } from './small-print.ts'
export { touchables } from './touchables.ts'
