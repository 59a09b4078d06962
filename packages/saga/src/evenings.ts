import type { Ending, Evening } from '@krcma/kernel'
import { type AnyGame, type EndedBy, type Level, type Refusing, resultOf, type SagaEvening } from '@krcma/protocol'
import { betweenEvenings } from './acts.ts'
import {
  type Eyes,
  eveningOn,
  type GameOf,
  heldBy,
  isIn,
  isRefusing,
  opened,
  owns,
  present,
  refuse,
  type SagaState,
} from './state.ts'

/** A member who comes. `bot`: plays for them. */
export interface Coming {
  readonly member: number
  readonly bot: Level | null
}

/** An evening that is to be on from now on: what its table opens with, and who plays from each of its seats. */
export interface Opened {
  readonly state: SagaState
  readonly evening: Evening<AnyGame>
  readonly seats: readonly Coming[]
}

/** The next evening, one of those that the game offers if these come, at a table of this id. */
export function openEvening(
  game: GameOf,
  state: SagaState,
  eyes: Eyes,
  how: { readonly table: string; readonly at: number; readonly evening: number; readonly coming: readonly Coming[] },
): Opened | Refusing {
  if (!isIn(state, eyes)) return refuse('forbidden', 'member')
  const saga = betweenEvenings(game, state)
  if (isRefusing(saga)) return saga
  const seats = how.coming.map(({ member }) => member)
  const all = present(state)
  if (new Set(seats).size < seats.length || seats.some((member) => !all.includes(member)))
    return refuse('not-allowed', 'coming')
  if (how.coming.some((one) => one.bot !== null && !mayStandIn(state, eyes, one.member)))
    return refuse('forbidden', 'bot')
  const company = { members: all, seats }
  const evenings = saga.evenings(company)
  if (isRefusing(evenings)) return evenings
  const evening = evenings[how.evening]
  if (evening === undefined) return refuse('not-an-option', 'evening')
  const names = seats.map((member) => state.members[member]?.name ?? '')
  const on: SagaEvening = { table: how.table, opened: how.at, company, names, came: 'on', result: null }
  return {
    state: { ...state, evenings: [...state.evenings, on] },
    evening,
    seats: how.coming.map(({ member, bot }) => ({ member, bot: bot ?? state.members[member]?.bot ?? null })),
  }
}

/** A bot plays for nobody who has not asked for it: whoever leads the saga answers for the others, anybody else for themselves. */
function mayStandIn(state: SagaState, eyes: Eyes, member: number): boolean {
  return owns(state, eyes) || heldBy(state, eyes).includes(member) || (state.members[member]?.bot ?? null) !== null
}

/** How a table came to its end: by its rules (`ending`), or otherwise; when it was called off, nobody had played. */
export interface Ended {
  readonly at: number
  readonly endedBy: EndedBy | null
  readonly ending: Ending<AnyGame> | null
}

/**
 * Takes up what an evening handed out. Derived from the table alone, and only if the evening is still on: whoever does it, and
 * however often, it comes out once.
 */
export function settle(game: GameOf, state: SagaState, { at, endedBy, ending }: Ended): SagaState | Refusing {
  const on = eveningOn(state)
  if (on === null) return state
  const before = state.evenings.slice(0, -1)
  if (endedBy === 'called-off') return { ...state, evenings: before }
  const saga = opened(game, state)
  if (isRefusing(saga)) return saga
  const after = saga.after(on.company, ending?.campaign ?? null)
  if (isRefusing(after)) return after
  const result = resultOf(at, endedBy, ending)
  const came = after.again ? 'again' : ending === null ? 'given-up' : 'played'
  const next: SagaState = { ...state, kept: after.saga, evenings: [...before, { ...on, came, result }] }
  const then = opened(game, next)
  if (isRefusing(then)) return then
  return then.over ? { ...next, status: 'over' } : next
}

/**
 * The owner gives up the evening that is on, and its game says what comes of that. Its table, if there is one, is played on as a game
 * of its own. `endedBy`: how that shall be told.
 */
export function giveUp(
  game: GameOf,
  state: SagaState,
  eyes: Eyes,
  how: { readonly at: number; readonly endedBy: EndedBy },
): SagaState | Refusing {
  if (!owns(state, eyes)) return refuse('forbidden', 'owner')
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  return eveningOn(state) === null ? refuse('wrong-time', 'evening') : settle(game, state, { ...how, ending: null })
}
