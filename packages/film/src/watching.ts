import { clone, type Ending, type Game, migrated, redact, type Told, type View, type Viewer } from '@krcma/kernel'
import { type AnyGame, apply, diff, type Heard, type Replay } from '@krcma/protocol'
import type { Film, Step, Tale } from './film.ts'

/** Which steps of a film: from the one that entry `from` made to the one before entry `to`. */
interface Part {
  readonly from?: number
  readonly to?: number | undefined
}

/** A film as these eyes see it. `game`: by whose rules it is played today; positions of older ones are brought to them for the board. */
export function replayIn(film: Film, viewer: Viewer, part?: Part, game?: Game<AnyGame>): Replay {
  const work = replaying(film, viewer, part, game)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** The same, step by step: whoever has others to see to does so between two of them. */
export function* replaying(
  film: Film,
  viewer: Viewer,
  { from = 0, to = Number.POSITIVE_INFINITY }: Part = {},
  game?: Game<AnyGame>,
): Generator<undefined, Replay, undefined> {
  const bring = bringing(film, game)
  const first = film.start.entries
  const start = Math.min(Math.max(from, first), first + film.steps.length)
  let whole = film.start
  for (const { changes } of film.steps.slice(0, start - first)) {
    whole = apply(whole, changes)
    yield
  }
  let seen = seenBy(whole, viewer, bring)
  const shown = { viewer, from: start, entries: first + film.steps.length, start: seen }
  const steps: Replay['steps'][number][] = []
  for (const step of film.steps.slice(start - first, Math.max(start, to) - first)) {
    whole = apply(whole, step.changes)
    const before = seen
    seen = seenBy(whole, viewer, bring, before)
    // What was told before all of it comes with the first step.
    const opening = steps.length === 0 && start === first
    const heard = opening ? heardBy({ ...step, ...tellingOf([film.opening, step]) }, viewer) : heardBy(step, viewer)
    steps.push({ changes: diff(before, seen), heard })
    yield
  }
  return { ...shown, steps }
}

/** All that these eyes have heard by the end; what was taken back is not told. */
export function logIn({ opening, steps }: Film, viewer: Viewer): Heard {
  return heardBy(tellingOf([opening, ...steps]), viewer)
}

/** What the rules made of the game, if they ended it. */
export function endingIn({ start, steps }: Film): Ending<AnyGame> | null {
  return steps.reduce((view, { changes }) => apply(view, changes), start).ending
}

/**
 * The all-seeing see the whole state, so it can be migrated as one that was stored. Where there is no way to today's rules, it is
 * shown as it was.
 */
function bringing({ rules }: Film, game: Game<AnyGame> | undefined): (state: unknown) => unknown {
  if (game === undefined || rules >= game.rules) return (state) => state
  return (state) => {
    try {
      return migrated(game, rules, 'state', clone(state))
    } catch {
      return state
    }
  }
}

/** What is told by the last of these; what one has taken back is not. */
function tellingOf(parts: readonly Film['opening'][]): Film['opening'] {
  const tales: Tale[] = []
  let first = 0
  for (const { from, tales: more } of parts) {
    first = tales.length === 0 ? from : Math.min(first, from)
    tales.length = Math.min(tales.length, from - first)
    tales.push(...more)
  }
  return { from: first, tales }
}

function seenBy(
  view: View<AnyGame>,
  viewer: Viewer,
  bring: (state: unknown) => unknown,
  before?: View<AnyGame>,
): View<AnyGame> {
  const state = bring(view.state) as View<AnyGame>['state']
  return { ...view, viewer, state: redact(state, viewer, before?.state) as View<AnyGame>['state'] }
}

function heardBy({ from, tales }: Pick<Step, 'from' | 'tales'>, viewer: Viewer): Heard {
  return { from, list: tales.map((tale, i) => toldTo(tale, from + i, viewer)) }
}

function toldTo({ after, kind, data, secretly }: Tale, n: number, viewer: Viewer): Told<AnyGame> {
  const knows = viewer === 'all-seeing' || (viewer !== 'spectator' && secretly?.to.includes(viewer) === true)
  return { n, after, kind, data: secretly !== undefined && knows ? secretly.data : data }
}
