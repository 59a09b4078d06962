import type { EndingOf } from '@krcma/kernel'
import { modeRules } from '../content/modes.ts'
import { fewestOf } from '../reckoning/company.ts'
import { keyOf, pointsOf, sheetOf } from '../reckoning/score.ts'
import { newSheet } from '../reckoning/sheet.ts'
import type { Campaign, NearAndFar, Player, Sheet, State } from '../shape.ts'

/** NAF-SCORE-16, NAF-TIE-01; where a villain is left, all lose together (NAF-VILLAIN-04). */
export function ending(state: State): EndingOf<NearAndFar> {
  const { players, villains, mode } = state
  const seats = players.map((_, seat) => seat)
  const lost = villains.length > 0
  return {
    sheets: seats.map((seat) => sheetOf(state, seat)),
    keys: seats.map((seat) => (lost ? [0] : keyOf(state, seat))),
    ...(lost ? { rivals: villains.map((id) => ({ id, sheet: [], key: [1] })) } : {}),
    ...(modeRules(mode).sheet === null ? {} : { campaign: handedOut(state, lost) }),
  }
}

/** NAF-CAMPAIGN-03, NAF-CAMPAIGN-04 */
function handedOut(state: State, lost: boolean): Campaign {
  const { mode, map, maps, skips, players, taken } = state
  const points = players.map((_, seat) => pointsOf(state, seat))
  return {
    mode,
    maps: [...maps, map],
    skips,
    sheets: players.map((player, seat) => afterGame(state, player, points[seat] ?? 0)),
    conceding: [],
    conceded: false,
    taken,
    fewest: fewestOf(points),
    lost,
  }
}

function afterGame({ game, map }: State, { sheet, journal }: Player, points: number): Sheet {
  const before = sheet ?? newSheet()
  return {
    ...before,
    games: [...before.games, { game, map, points }],
    journal: [...before.journal, ...journal],
  }
}
