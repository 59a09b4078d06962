/** The game module that the thread of a test is given: what a game's package exports. */
export { room } from '../games/heap.ts'
