import { CHAPTERS } from '../content/components.ts'
import { other, SIDES, type Side } from '../content/symbols.ts'
import { dominantBy } from '../reckoning/fate.ts'
import { bodiesOf, bodyOf } from '../reckoning/figures.ts'
import { leadIn } from '../reckoning/path-tokens.ts'
import { activeIn } from '../reckoning/story.ts'
import { activeCounts } from '../reckoning/symbols.ts'
import type { Figure, PathOfDestiny, Rules, Table } from '../shape.ts'
import { abilityWindow } from './abilities.ts'
import { revealAlliances } from './alliances.ts'
import { automaBeforeScoring } from './automa.ts'
import { gainVp, gainXp } from './gains.ts'
import { toss } from './toss.ts'

type By = PathOfDestiny['events']['dominant']['by']

/** WPD-ENDCH-01 to -03: the dominant path by its fate tokens; without any, the first in initiative order chooses. */
export function* dominance(t: Table): Rules {
  const { state } = t
  const { left, right } = state.fate
  const decided = dominantBy(state.fate)
  if (decided !== null) become(t, decided, left.length === right.length ? 'highest' : 'tokens')
  else if (state.initiative[0] === 'automa') become(t, toss(t), 'toss')
  else become(t, yield* t.choose(state.initiative[0] ?? 0, 'dominance', () => SIDES), 'choice')
  if (state.alliances === null) {
    state.phase = 'end-of-chapter'
  } else {
    revealAlliances(t)
    state.phase = 'alliances'
  }
}

function become(t: Table, side: Side, by: By): void {
  t.state.dominant = side
  t.tell('dominant', { side, symbol: activeIn(t.state)[side], by })
}

/** VP and XP, path tokens, abilities; then cards are kept or, after chapter 3, the final page is read (WPD-FINAL-01). */
export function* endOfChapter(t: Table): Rules {
  const { state } = t
  automaBeforeScoring(t)
  for (const figure of state.initiative) scoreSymbols(t, figure)
  for (const side of SIDES) awardPathToken(t, side)
  for (const figure of state.initiative) if (figure !== 'automa') yield* abilityWindow(t, figure, 'end-of-chapter')
  state.phase = state.chapter < CHAPTERS ? 'keep' : 'story'
}

/** WPD-ENDCH-04 to -06 */
function scoreSymbols(t: Table, figure: Figure): void {
  const { state } = t
  const { dominant, chapter } = state
  if (dominant === null) throw new Error('nothing is dominant yet')
  const counts = activeCounts(bodyOf(state, figure), activeIn(state))
  gainVp(t, figure, counts[dominant], chapter === 1 ? 'chapter-1' : chapter === 2 ? 'chapter-2' : 'chapter-3')
  gainXp(t, figure, counts[other(dominant)], 'chapter')
}

/** WPD-PATH-01 to -04; what the Automa would win nobody takes (WPD-SOLO-15, WPD-RULING-33). */
function awardPathToken(t: Table, side: Side): void {
  const { state } = t
  const { figure, count } = leadIn(bodiesOf(state), state.initiative, activeIn(state), side)
  const seat = figure === 'automa' ? null : figure
  state.pathTokens[side] = seat
  t.tell('path-token', { side, seat, count })
}
