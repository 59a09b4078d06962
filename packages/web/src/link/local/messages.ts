import type { TriedGame } from '@krcma/bots'
import type { GameRecord, Seat, Viewer } from '@krcma/kernel'
import type { Heard, Patch, Refusing, Sight } from '@krcma/protocol'
import type { LocalSeat } from './kept.ts'
import type { SagaCalls } from './saga-host.ts'

/** How a table on this device comes to be. */
export type Beginning =
  | { readonly from: 'store'; readonly id: string }
  /** The evening that is on of a saga on this device; its table is opened if it is not there yet. */
  | { readonly from: 'evening'; readonly id: string; readonly saga: string }
  | {
      readonly from: 'setting'
      readonly id: string
      readonly game: string
      readonly seats: readonly LocalSeat[]
      readonly options: Readonly<Record<string, unknown>>
      readonly hints: boolean
      /** What it is played on, where that is no option: the game reads it as anything from a stranger. */
      readonly scenario?: unknown
    }
  /** `film`: as it came with the record, if one did. `upto`: only so many entries of it. */
  | {
      readonly from: 'record'
      readonly id: string
      readonly record: unknown
      readonly film?: string | undefined
      readonly seats: readonly LocalSeat[] | null
      readonly upto: number | null
    }

/** Who was ahead in a game, move by move: as the game's mind sees it at a glance, or as a master judges it after long thought. */
export interface Reckoning {
  readonly record: unknown
  readonly by: 'mind' | 'master'
}

/** Games that bots play on a scenario, one after the other. */
export interface Trying {
  readonly game: string
  readonly scenario: unknown
  readonly players: number
  readonly games: number
  readonly seed: string
}

/** What the page says to the worker. */
export type ToHost =
  | { readonly id: number; readonly begin: Beginning }
  | { readonly id: number; readonly call: string; readonly input: unknown }
  | { readonly id: number; readonly prove: unknown; readonly as: Viewer }
  | { readonly id: number; readonly ofSaga: keyof SagaCalls; readonly input: SagaCalls[keyof SagaCalls] }
  | { readonly id: number; readonly reckon: Reckoning }
  | { readonly id: number; readonly try: Trying }

/** What the worker says to the page. */
export type FromHost =
  | { readonly t: 'reply'; readonly id: number; readonly ok: object }
  | { readonly t: 'reply'; readonly id: number; readonly refused: Refusing }
  | { readonly t: 'sight'; readonly sight: Sight; readonly heard: Heard }
  /** What became of the sight before, as a server tells it: what did not change stays the very same. */
  | { readonly t: 'update'; readonly changes: Patch; readonly heard: Heard }
  /** How far it has come with what takes longer, from 0 to 1. */
  | { readonly t: 'progress'; readonly id: number; readonly done: number }
  /** A game of a trial is over. `pieces`: all that games of its kind could tell of. */
  | {
      readonly t: 'tried'
      readonly id: number
      readonly game: TriedGame
      readonly record: GameRecord
      readonly pieces: readonly string[]
    }
  | { readonly t: 'thinking'; readonly seat: Seat | null; readonly done: number }
