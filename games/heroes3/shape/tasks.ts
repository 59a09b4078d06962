import type { BuildingId } from '../content/buildings.ts'
import type { TileKind } from '../content/tiles.ts'
import type { Cause, Rank, Seat, TownBuilding } from './basics.ts'

/**
 * What is still to be done: the continuation of the game, a stack whose last task comes next. A turn of the kernel takes one task off
 * and does it; a task may put others in its place.
 */
export type Task =
  // Set-up, in the order of H3B-SETUP-22.
  | { readonly do: 'choose-side'; readonly seat: Seat }
  | { readonly do: 'start-roll' }
  | { readonly do: 'lay-centre' }
  | { readonly do: 'turn-up-centre'; readonly index: number }
  | {
      readonly do: 'place-tile'
      readonly seat: Seat
      readonly kind: Exclude<TileKind, 'center'>
      readonly first: boolean
    }
  | { readonly do: 'lay-out' }
  | { readonly do: 'turn-start-tile'; readonly seat: Seat }
  | { readonly do: 'settle-in' }
  | { readonly do: 'place-secondary'; readonly seat: Seat }
  | { readonly do: 'starting-bonus'; readonly seat: Seat }
  | { readonly do: 'artifacts-anew' }
  | { readonly do: 'scenario-bonus'; readonly seat: Seat; readonly taken: readonly string[] }
  | { readonly do: 'built'; readonly seat: Seat; readonly building: BuildingId }
  | { readonly do: 'begin' }
  | { readonly do: 'mulligan'; readonly seat: Seat }
  // Rounds and turns.
  | { readonly do: 'round' }
  | { readonly do: 'income'; readonly seat: Seat }
  | { readonly do: 'resource-effects'; readonly seat: Seat; readonly left: readonly Cause[] }
  | { readonly do: 'astrologers' }
  | { readonly do: 'round-events' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'refresh-hand'; readonly seat: Seat }
  | { readonly do: 'turn-start-effects'; readonly seat: Seat; readonly left: readonly TownBuilding[] }
  | { readonly do: 'act'; readonly seat: Seat }
  | { readonly do: 'end-turn'; readonly seat: Seat }
  | { readonly do: 'turn-end-step'; readonly seat: Seat; readonly cause: Cause }
  | { readonly do: 'turn-over'; readonly seat: Seat }
  | { readonly do: 'last-actions' }
  | { readonly do: 'end-round' }
  // What a step of play leads to.
  | { readonly do: 'arrive'; readonly seat: Seat; readonly hero: Rank; readonly taking: boolean }
  | { readonly do: 'visit'; readonly seat: Seat; readonly hero: Rank; readonly taking: boolean }
  | { readonly do: 'refill-army'; readonly seat: Seat; readonly line: number }
  // A combat, from its announcement on.
  | { readonly do: 'announce'; readonly seat: Seat; readonly hero: Rank; readonly taking: boolean }
  | { readonly do: 'oppose'; readonly seat: Seat; readonly hero: Rank; readonly taking: boolean }
  | { readonly do: 'battle' }
  | { readonly do: 'aftermath'; readonly taking: boolean }

export type TaskOf<D extends Task['do']> = Extract<Task, { readonly do: D }>
