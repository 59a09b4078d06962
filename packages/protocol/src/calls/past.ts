import type { GameRecord, Told, View, Viewer } from '@krcma/kernel'
import * as v from 'valibot'
import type { AnyGame } from '../any-game.ts'
import type { Patch } from '../patch.ts'
import type { Heard } from '../table.ts'
import * as w from '../words.ts'
import { reading, table } from './parts.ts'

/** Looking back. */

/** Whose eyes: a seat's own or a spectator's at any time; any seat's, and all at once, when the game has ended. */
const eyes = v.union([w.seat, v.picklist(['spectator', 'all-seeing'])])

export const inputs = {
  /** All events that the viewer has heard. */
  log: v.strictObject({ ...table, link: v.optional(w.link), as: v.optional(eyes) }),
  /** The positions after entry `from` up to entry `to`, each as what changed and what was heard. */
  replay: v.strictObject({
    ...table,
    link: v.optional(w.link),
    as: v.optional(eyes),
    from: v.optional(w.count, 0),
    to: v.optional(w.count),
  }),
  /** What the game's book says in paragraphs that the viewer was shown the ids of; others are left out. */
  read: v.strictObject({ ...table, link: v.optional(w.link), as: v.optional(eyes), ...reading }),
  export: v.strictObject({ ...table, link: v.optional(w.link) }),
  import: v.strictObject({ record: v.unknown() }),
} as const

/**
 * `start` is the position before entry `from`; step by step, `changes` make the next one of it. In the past there are no decisions, and
 * nothing to take back. What was told before entry `from`, since the one before it, comes with the first step.
 */
export interface Replay {
  readonly viewer: Viewer
  readonly from: number
  /** How many entries there are by now. */
  readonly entries: number
  readonly start: View<AnyGame>
  readonly steps: readonly { readonly changes: Patch; readonly heard: Heard }[]
}

/**
 * A running game is exported as the asker has seen it, an ended one whole. `film`: what a replay shows of it, packed (base64), for those
 * who open the record when the rules have changed. The record can be proven, the film cannot.
 */
export type Exported =
  | { readonly whole: true; readonly record: GameRecord; readonly film?: string }
  | {
      readonly whole: false
      readonly game: string
      readonly rules: number
      readonly viewer: Viewer
      readonly commitment: string
      readonly view: View<AnyGame>
      readonly events: readonly Told<AnyGame>[]
    }

/** By paragraph. */
export type Texts = Readonly<Record<string, string>>

export interface Outputs {
  log: { readonly heard: Heard }
  replay: Replay
  read: { readonly texts: Texts }
  export: Exported
  import: { readonly table: string }
}

/** Too large for the socket. */
export const httpOnly = ['import'] as const satisfies readonly (keyof Outputs)[]
