import type { Mind, Room, Shape, Words } from '@krcma/kernel'

/** Every day has an errand, short or long; a long one asks on the way. However short, every question is a turn of its own. */
export interface Strolls extends Shape {
  state: { day: number; turnings: number }
  options: Record<string, never>
  decisions: { errand: 'short' | 'long'; turning: 'left' | 'right' }
  contexts: object
  events: Record<string, never>
  sources: 'days'
  scenario: null
  campaign: null
}

const DAYS = 12
const TURNINGS = 5

/** Thinks that a day is a day, whatever was done on it. */
const mind: Mind<Strolls> = {
  evaluate: ({ day }) => day,
  choose: () => 0,
  moment: ({ day }) => day,
}

export const room: Room<Strolls> = {
  game: {
    id: 'strolls',
    rules: 1,
    content: () => 'strolls',
    players: [1],
    options: {},
    setUp: () => ({ day: 0, turnings: 0 }),
    *turn(t) {
      const { state } = t
      if (state.turnings > 0) {
        yield* t.choose(0, 'turning', () => ['left', 'right'])
        state.turnings--
      } else if ((yield* t.choose(0, 'errand', () => ['short', 'long'])) === 'long') {
        state.turnings = TURNINGS
      }
      if (state.turnings === 0) state.day++
    },
    over: ({ day }) => day === DAYS,
    ending: ({ day }) => ({ sheets: [[{ source: 'days', points: day }]], keys: [[day]] }),
    bound: DAYS * (TURNINGS + 1),
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Strolls>>,
  report: { traits: () => ({}), holdings: () => [] },
}
