import { refuse, type SagaRules } from '@krcma/kernel'
import { isCampaign } from '../content/campaign.ts'
import { SCENARIOS, TOURNAMENT_SCENARIOS } from '../content/scenarios.ts'
import { playersOf } from '../reckoning/scenario/content.ts'
import type { Heroes3, Saga } from '../shape.ts'
import { refuses } from './set-up/refuses.ts'

/**
 * Scenarios in a row (H3B-CREATE-03). What everybody begins one with is what its record says, whatever happened before: bonuses of
 * its own are there for that (H3B-CREATE-12). Places and points of each go on.
 */
export const saga: SagaRules<Heroes3> = {
  begin(opening) {
    const { players, scenario, options } = opening
    // Each evening has a scenario of its own.
    if (options.scenario !== TOURNAMENT_SCENARIOS[0]) return refuse('not-allowed', 'scenario')
    const scenarios =
      scenario === null
        ? TOURNAMENT_SCENARIOS.map((id) => SCENARIOS[id])
        : isCampaign(scenario)
          ? scenario.scenarios
          : [scenario]
    if (!scenarios.every((one) => playersOf(one).includes(players))) return refuse('not-allowed', 'players')
    const [wrong] = scenarios.flatMap((one) => refuses({ players, options, scenario: one, campaign: null }) ?? [])
    if (wrong !== undefined) return refuse('not-allowed', wrong)
    return { scenarios, played: 0, tallies: Array.from({ length: players }, () => []) }
  },

  over: ({ scenarios, played }) => played >= scenarios.length,
  size: ({ tallies }) => tallies.length,

  evenings({ scenarios, played, tallies }, { seats }) {
    const next = scenarios[played]
    if (next === undefined || !playersOf(next).includes(seats.length)) return refuse('not-allowed', 'players')
    return [
      { scenario: next, campaign: { scenarios: [], played, tallies: seats.map((member) => tallies[member] ?? []) } },
    ]
  },

  after(sheets, { seats }, handedOut) {
    // A game that was given up is played again.
    if (handedOut === null) return 'again'
    const tallies = sheets.tallies.map((own, member) => [
      ...own,
      handedOut.tallies[seats.indexOf(member)]?.at(-1) ?? null,
    ])
    return { ...sheets, played: sheets.played + 1, tallies }
  },
}

/** What a game of a saga hands out: how everybody fared in it. */
export function handedOut(sheets: Saga, places: readonly number[], points: readonly number[]): Saga {
  const tallies = sheets.tallies.map((own, seat) => [...own, { place: places[seat] ?? 1, points: points[seat] ?? 0 }])
  return { ...sheets, played: sheets.played + 1, tallies }
}
