import type { Saved, Seat } from '@krcma/kernel'
import type { Level } from '../level.ts'
import type { Thought } from '../thought.ts'

/** What a thinker is asked: to play on from a table as it is stored. */
export interface Question {
  /** Names the table, so that whoever thought about it before can go on from there. */
  readonly table: string
  readonly game: string
  readonly saved: Saved
  readonly seat: Seat
  readonly level: Level
  /** The same seed leads to the same thought. */
  readonly seed: number
  /** Milliseconds after which the thought ends, whatever it has come to. */
  readonly within?: number
}

/** What is said to a thread. */
export type Request =
  | { readonly id: number; readonly think: Question }
  /** To think ahead, while others are asked. */
  | { readonly id: number; readonly ponder: Question }
  | { readonly id: number; readonly cancel: true }
  | { readonly id: number; readonly forget: string }

/** What it says. A cancelled thought is answered too, by what it has come to. */
export type Reply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly thought: Thought }
  /** It has thought ahead, or was cancelled while it did. */
  | { readonly id: number; readonly pondered: true }
  | { readonly id: number; readonly failed: string }
