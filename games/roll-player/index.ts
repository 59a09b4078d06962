export { game } from './rules/game.ts'
export type * from './shape.ts'
