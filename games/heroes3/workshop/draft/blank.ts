import type { Scenario } from '../../content/scenario.ts'
import { TEMPLATE } from '../../content/scenario-template.ts'

/** How many rounds and players a form begins with; the booklet leaves both open. */
const ROUNDS = 10
const PLAYERS = { min: 2, max: 2 }

/** The blank form (H3B-CREATE-17): what the booklet has filled in already, and nothing else. */
export function blank(id: string): Scenario {
  return {
    ...TEMPLATE,
    id,
    name: { en: '', cs: '' },
    players: PLAYERS,
    length: { rounds: ROUNDS },
    roundLimit: { round: ROUNDS, end: 'end-of-round', result: 'score' },
    scoring: { use: 'tournament' },
  }
}
