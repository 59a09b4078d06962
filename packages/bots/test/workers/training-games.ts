/** The game module that a training's thread is given: what a game's package exports. */
export { room } from '../games/stall.ts'
