import type { OpenTable, Seat, View, Viewer } from '@krcma/kernel'
import { type AnyGame, type Hinted, resultOf, type Sight, type TableInfo } from '@krcma/protocol'
import { faceOf } from './clock.ts'
import { hasAnswered, hasEnded, sealsOf, seatOf, type TableState } from './state.ts'

/** Whose eyes look at a table, and whether they may hand on the way in. */
export interface Eyes {
  readonly viewer: Seat | 'spectator'
  readonly owner: boolean
}

export function eyesOf(state: TableState, person: string | undefined): Eyes {
  const owner = person !== undefined && state.owner?.id === person
  return { viewer: seatOf(state, person) ?? 'spectator', owner }
}

/** By which what the same eyes see is found again. */
export function keyOf({ viewer, owner }: Eyes): string {
  return `${viewer}${owner}`
}

/**
 * All that these eyes may see: the only way by which anything of a table leaves the house. `before`: what they saw earlier; what is
 * still so is taken from there.
 */
export function sightOf(
  state: TableState,
  table: OpenTable<AnyGame> | null,
  { viewer, owner }: Eyes,
  before?: Sight,
): Sight {
  const seat = viewer === 'spectator' ? null : viewer
  return {
    info: infoOf(state),
    seat,
    link: seat === null && !owner ? null : state.link,
    view: table === null ? null : viewOf(state, table, viewer, before?.view ?? undefined),
  }
}

/** Memory may not reach back to a seat's last answer; the journal does. */
function viewOf(
  state: TableState,
  table: OpenTable<AnyGame>,
  viewer: Eyes['viewer'],
  before: View<AnyGame> | undefined,
): View<AnyGame> {
  const view = table.view(viewer, before)
  if (viewer === 'spectator' || view.undo !== 'nothing-to-undo' || table.over) return view
  return hasAnswered(state, viewer) ? { ...view, undo: 'needs-consent' } : view
}

/** The same each time: what is the same is not looked through for changes. */
const NONE: readonly Hinted[] = []

function infoOf(state: TableState): TableInfo {
  const { id, setting, rules, owner, status, sitters, opened, commitment, endedBy, rematch, imported } = state
  const { proposal, declined = null, hinted = NONE } = state
  const clock = faceOf(state.clock)
  const result = state.ended === null ? null : resultOf(state.ended, endedBy, state.ending)
  const now = { status, sitters, clock, proposal, declined, hinted, endedBy, result, rematch }
  const mixed = { mixedIn: mixedInOf(state), unsealing: state.unsealing ?? null }
  return { id, setting, rules, owner, opened, commitment, ...mixed, imported, lost: state.lost ?? 0, ...now }
}

/** Words that were never sealed are those of an older journal, or of a game that was played elsewhere. */
function mixedInOf(state: TableState): TableInfo['mixedIn'] {
  return sealsOf(state).map((seal, seat) => {
    const words = state.mixedIn[seat] ?? ''
    return { seal, words: seal === null || words === '' ? null : words }
  })
}

/** Whether these eyes may be borrowed: one's own and a spectator's always, any when the game has ended. */
export function mayLookAs(state: TableState, own: Viewer, as: Viewer): boolean {
  return as === own || as === 'spectator' || (hasEnded(state) && (as === 'all-seeing' || as < state.sitters.length))
}
