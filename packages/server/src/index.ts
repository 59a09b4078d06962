/**
 * The server of Krčma: tables that are never lost. `serve` starts one; docs/operating.md says how to run it for a club or a
 * city. A journal of deeds is all that is kept of a table (`table/deed.ts`); whatever changes a table goes through the hall
 * (`table/hall.ts`), and whatever leaves it goes through sights (`table/sight.ts`).
 */
export type { Choice, Position, Thinker } from './bots/thinker.ts'
export { type Rooms, type Shelf, shelfIn } from './rooms.ts'
export { type ServeOptions, type Serving, serve } from './serve.ts'
export { type Limits, readSettings, type Settings, usualLimits } from './settings.ts'
