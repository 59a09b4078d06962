import { openSaga } from '@krcma/kernel'
import { LIMITS, type Person, type Refusing, type SagaFile, sagaFile } from '@krcma/protocol'
import * as v from 'valibot'
import { type Eyes, type GameOf, heldBy, isRefusing, opened, owns, refuse, type SagaState } from './state.ts'

/** A saga to take along: the owner's, unless it would tell what another member alone may know; when it has ended, nothing is secret. */
export function exported(game: GameOf, state: SagaState, eyes: Eyes): SagaFile | Refusing {
  if (!owns(state, eyes)) return refuse('forbidden', 'owner')
  const saga = opened(game, state)
  if (isRefusing(saga)) return saga
  const seen = saga.view(heldBy(state, eyes)[0] ?? 'spectator')
  if (state.status === 'open' && eyes !== 'device' && hides(seen)) return refuse('wrong-time', 'secrets')
  const { title, begun, members, evenings } = state
  return {
    krcma: 'saga',
    game: state.game,
    title,
    begun,
    members: members.map(({ name }) => ({ name })),
    evenings: evenings.filter(({ came }) => came !== 'on').map(({ table: _, ...evening }) => evening),
    kept: saga.save(),
  }
}

/** Whether there is a zone of which only the number of things is seen. */
function hides(view: unknown): boolean {
  if (typeof view !== 'object' || view === null) return false
  if ('sees' in view && 'items' in view && typeof view.items === 'number') return view.items > 0
  return Object.values(view).some(hides)
}

/** A saga from elsewhere: its game reads all of it, and it is marked. Its sheets are held by nobody until somebody takes them up. */
export function imported(
  gameOf: (id: string) => GameOf,
  message: unknown,
  by: { readonly id: string; readonly owner: Person; readonly link: string; readonly at: number },
): SagaState | Refusing {
  if (JSON.stringify(message ?? null).length > LIMITS.saga) return refuse('too-large', 'file')
  const read = v.safeParse(sagaFile, message, { abortEarly: true })
  if (!read.success) return refuse('malformed', `file.${v.getDotPath(read.issues[0]) ?? ''}`)
  const { game: id, title, begun, members, evenings, kept } = read.output
  const game = gameOf(id)
  if (game === undefined) return refuse('not-found', 'game')
  const saga = openSaga(game, kept)
  if (isRefusing(saga)) return saga
  if (saga.size !== members.length) return refuse('malformed', 'file.members')
  return {
    ...by,
    game: id,
    title,
    status: saga.over ? 'over' : 'open',
    brought: true,
    begun: Math.min(begun, by.at),
    updated: by.at,
    members: members.map(({ name }) => ({ person: null, bot: null, name })),
    evenings: evenings.map((evening) => ({ ...evening, table: '' })),
    kept: saga.save(),
  }
}
