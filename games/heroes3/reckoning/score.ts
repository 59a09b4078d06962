import type { Condition } from '../content/conditions.ts'
import { ARTIFACTS_PER_POINT, SCORE_SOURCES, type ScoreSource, VICTORY_POINTS } from '../content/rulesets.ts'
import type { Seat, State } from '../shape.ts'
import { artifactsOf } from './artifacts.ts'
import { fieldsWhere, printedOn } from './land.ts'
import { playerAt } from './player.ts'

/** What a player has of one source; the scenario's own points are counted apart. */
type Counted = { readonly [S in Exclude<ScoreSource, 'scenario'>]: number }

interface Line {
  readonly source: ScoreSource
  readonly points: number
}

type Holds = (state: State, condition: Condition, asked: { readonly self: Seat }) => boolean

/** H3B-CREATE-21: whether points decide anything. */
function countsPoints({ setting }: Pick<State, 'setting'>): boolean {
  const { scoring, ruleset } = setting.scenario
  return (scoring?.use ?? (ruleset === 'tournament-base' ? 'tournament' : 'none')) === 'tournament'
}

function counted(state: State, seat: Seat): Counted {
  const player = playerAt(state, seat)
  const flagged = (type: 'mine' | 'settlement') =>
    fieldsWhere(state, (field, { flags }) => flags.includes(seat) && printedOn(field).type === type).length
  return {
    // H3B-SCORE-02, H3B-P3-03: once for each opponent.
    'main-hero': player.defeated.main.filter((n) => n > 0).length,
    'secondary-hero': player.defeated.secondary.reduce((sum, n) => sum + n, 0),
    mine: flagged('mine'),
    settlement: flagged('settlement'),
    building: player.buildings.length,
    artifacts: Math.floor(artifactsOf(player) / ARTIFACTS_PER_POINT),
    level: player.level,
  }
}

/** H3B-SCORE-02 to H3B-SCORE-08; whether a condition holds is asked of the one who knows conditions. */
export function scoreSheet(state: State, seat: Seat, holds: Holds): Line[] {
  const { scoring } = state.setting.scenario
  const extra = (scoring?.extra ?? []).filter((rule) => holds(state, rule.if, { self: seat }))
  const scenario = extra.reduce((sum, { vp }) => sum + vp, playerAt(state, seat).points)
  const has = countsPoints(state) ? counted(state, seat) : null
  return SCORE_SOURCES.map((source) => {
    if (source === 'scenario') return { source, points: scenario }
    return { source, points: has === null ? 0 : has[source] * VICTORY_POINTS[source] }
  })
}
