import { beginSaga } from '@krcma/kernel'
import type { Level, Person, Refusing, SagaMember } from '@krcma/protocol'
import { type Eyes, eveningOn, type GameOf, heldBy, isRefusing, opened, owns, refuse, type SagaState } from './state.ts'

/** What can be done to a saga: each gives what is true then, or why not. */

export interface Beginning extends Pick<SagaState, 'id' | 'title' | 'owner' | 'link' | 'members'> {
  readonly options: unknown
  readonly scenario: unknown
  readonly at: number
}

export function begin(game: NonNullable<GameOf>, beginning: Beginning): SagaState | Refusing {
  const { options, scenario, at, ...said } = beginning
  const saga = beginSaga(game, said.members.length, { options, scenario })
  if (isRefusing(saga)) return saga
  const kept = saga.save()
  return { ...said, game: game.id, status: 'open', brought: false, begun: at, updated: at, evenings: [], kept }
}

/** Takes up a sheet that nobody holds, or gets a new one where the game has one for those who join later. */
export function join(game: GameOf, state: SagaState, person: Person, member?: number): SagaState | Refusing {
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  if (heldBy(state, { person: person.id }).length > 0) return refuse('taken', 'person')
  const holder: SagaMember = { person, bot: null, name: person.name }
  if (member !== undefined) {
    const held = state.members[member]
    if (held === undefined) return refuse('not-found', 'member')
    if (held.person !== null) return refuse('taken', 'member')
    return { ...state, members: state.members.with(member, holder) }
  }
  const saga = betweenEvenings(game, state)
  if (isRefusing(saga)) return saga
  if (state.members.length >= MOST) return refuse('full', 'members')
  const kept = saga.join()
  return isRefusing(kept) ? kept : { ...state, kept, members: [...state.members, holder] }
}

/** As many sheets as messages can name. */
const MOST = 16

export function leave(state: SagaState, person: string): SagaState | Refusing {
  const [member] = heldBy(state, { person })
  if (member === undefined) return refuse('forbidden', 'member')
  if (state.owner.id === person) return refuse('forbidden', 'owner')
  return vacated(state, member, null)
}

/** The owner gives a sheet to a bot, or to whoever takes it up. */
export function replace(state: SagaState, eyes: Eyes, member: number, bot: Level | null): SagaState | Refusing {
  if (!owns(state, eyes)) return refuse('forbidden', 'owner')
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  return state.members[member] === undefined ? refuse('not-found', 'member') : vacated(state, member, bot)
}

function vacated(state: SagaState, member: number, bot: Level | null): SagaState {
  const name = state.members[member]?.name ?? ''
  return { ...state, members: state.members.with(member, { person: null, bot, name }) }
}

export function handOver(state: SagaState, eyes: Eyes, to: string): SagaState | Refusing {
  if (!owns(state, eyes)) return refuse('forbidden', 'owner')
  const person = state.members.find((member) => member.person?.id === to)?.person
  return person === undefined || person === null ? refuse('not-found', 'person') : { ...state, owner: person }
}

export function choose(
  game: GameOf,
  state: SagaState,
  eyes: Eyes,
  { member, choice }: { readonly member: number; readonly choice: unknown },
): SagaState | Refusing {
  if (!heldBy(state, eyes).includes(member)) return refuse('forbidden', 'member')
  const saga = betweenEvenings(game, state)
  if (isRefusing(saga)) return saga
  const kept = saga.choose(member, choice)
  return isRefusing(kept) ? kept : { ...state, kept }
}

/** Ends it for good. An evening that is on is played on as a game of its own. */
export function end(state: SagaState, eyes: Eyes): SagaState | Refusing {
  if (!owns(state, eyes)) return refuse('forbidden', 'owner')
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  const evenings = state.evenings.map((evening) =>
    evening.came === 'on' ? { ...evening, came: 'given-up' as const } : evening,
  )
  return { ...state, status: 'ended', evenings }
}

/** Sheets do not change while they lie on a table. */
export function betweenEvenings(game: GameOf, state: SagaState): ReturnType<typeof opened> {
  if (state.status !== 'open') return refuse('wrong-time', state.status)
  return eveningOn(state) === null ? opened(game, state) : refuse('wrong-time', 'evening')
}
