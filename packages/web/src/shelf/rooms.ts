import type { Room } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { byGame } from './by-game.ts'

/**
 * The rules of every game, each loaded when somebody plays it on this device. They are for the worker that keeps such tables, and
 * for the build; the page itself has none (tools/client.mjs checks the chunks).
 */
export const rooms = byGame(import.meta.glob<Room<AnyGame>>('../../../../games/*/index.ts', { import: 'room' }))
