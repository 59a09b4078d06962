import type { Refusing, SagaCard, SagaSight, SagaTodo } from '@krcma/protocol'
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

/** All that leaves a saga for somebody's eyes. `version`: of what is kept; `coming`: with whom the next evening would be. */
export function sightOf(
  game: GameOf,
  state: SagaState,
  eyes: Eyes,
  { version, coming }: { readonly version: number; readonly coming?: readonly number[] | undefined },
): SagaSight {
  const inside = isIn(state, eyes)
  const held = heldBy(state, eyes)
  const [only] = held
  const saga = opened(game, state)
  const readable = !isRefusing(saga)
  return {
    ...cardOf(game, state, eyes),
    version,
    begun: state.begun,
    brought: state.brought,
    options: state.kept.options as SagaSight['options'],
    evenings: state.evenings,
    owned: owns(state, eyes),
    member: held.length === 1 && only !== undefined ? only : null,
    joinable: readable && state.status === 'open' && eveningOn(state) === null && !isRefusing(saga.join()),
    link: inside ? state.link : null,
    // Several who sit at one device see what all of them may.
    sheets: readable && inside ? saga.view(held.length === 1 && only !== undefined ? only : 'spectator') : null,
    choices: choicesOf(game, state, held),
    next: nextOf(game, state, inside, coming),
  }
}

function nextOf(game: GameOf, state: SagaState, inside: boolean, coming?: readonly number[]): SagaSight['next'] {
  if (!inside) return refuse('forbidden', 'member')
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  if (eveningOn(state) !== null) return refuse('wrong-time', 'evening')
  const saga = opened(game, state)
  if (isRefusing(saga)) return saga
  const all = present(state)
  const seats = coming ?? all
  if (new Set(seats).size < seats.length || seats.some((member) => !all.includes(member)))
    return refuse('not-allowed', 'coming')
  const evenings = saga.evenings({ members: all, seats })
  return isRefusing(evenings)
    ? (evenings as Refusing)
    : evenings.map(({ options, scenario }) => ({ options, scenario }))
}

function choicesOf(game: GameOf, state: SagaState, held: readonly number[]): SagaSight['choices'] {
  if (state.status !== 'open' || eveningOn(state) !== null) return []
  const saga = opened(game, state)
  if (isRefusing(saga)) return []
  return held.flatMap((member) => saga.choices(member).map((choice) => ({ member, choice })))
}

export function cardOf(game: GameOf, state: SagaState, eyes: Eyes): SagaCard {
  const { id, title, status, owner, members, evenings, updated } = state
  const played = evenings.filter(({ came }) => came === 'played').length
  const table = eveningOn(state)?.table ?? null
  return {
    id,
    game: state.game,
    title,
    status,
    owner,
    members,
    played,
    table,
    updated,
    todo: todoOf(game, state, eyes),
  }
}

function todoOf(game: GameOf, state: SagaState, eyes: Eyes): SagaTodo | null {
  if (state.status !== 'open') return null
  const held = heldBy(state, eyes)
  const on = eveningOn(state)
  if (on !== null) return held.some((member) => on.company.seats.includes(member)) ? 'come' : null
  if (owns(state, eyes)) return 'open'
  return choicesOf(game, state, held).length > 0 ? 'choose' : null
}
