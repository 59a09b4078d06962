import type { Scenario } from './scenario.ts'
import { grandRace } from './scenarios/grand-race.ts'
import { lastChance } from './scenarios/last-chance.ts'
import { theFord } from './scenarios/the-ford.ts'
import { threeCrowns } from './scenarios/three-crowns.ts'
import { unexpectedInheritance } from './scenarios/unexpected-inheritance.ts'

export const TOURNAMENT_SCENARIOS = ['last-chance', 'grand-race', 'unexpected-inheritance'] as const
export type TournamentScenarioId = (typeof TOURNAMENT_SCENARIOS)[number]

export const SCENARIOS: Readonly<Record<TournamentScenarioId, Scenario>> = {
  'last-chance': lastChance,
  'grand-race': grandRace,
  'unexpected-inheritance': unexpectedInheritance,
}

/** What a creator may begin with instead of the blank form. */
export const SAMPLE_SCENARIOS: readonly Scenario[] = [theFord, threeCrowns]
