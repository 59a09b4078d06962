import type { Mind, Room, Shape, Words } from '@krcma/kernel'

/** Every day has an errand, short or long; a long one asks twice more on the way. At the end there may be a treat for one kind. */
interface Errands extends Shape {
  state: { day: number; done: ('short' | 'long')[]; treat: 'short' | 'long' | null }
  options: Record<string, never>
  decisions: { errand: 'short' | 'long'; turning: 'left' | 'right' }
  contexts: object
  events: Record<string, never>
  sources: 'days'
  scenario: { treat: 'short' | 'long' } | null
  campaign: null
}

const DAYS = 12

/** Goes on short errands, and thinks that a day is a day. */
const mind: Mind<Errands> = {
  evaluate: ({ day }) => day,
  choose: () => 0,
}

function points({ day, done, treat }: Errands['state']): number {
  return day + 5 * done.filter((errand) => errand === treat).length
}

export const room: Room<Errands> = {
  game: {
    id: 'errands',
    rules: 1,
    content: () => 'errands',
    players: [1],
    options: {},
    readScenario: (message) => message as { treat: 'short' | 'long' },
    setUp: ({ scenario }) => ({ day: 0, done: [], treat: scenario?.treat ?? null }),
    *turn(t) {
      const errand = yield* t.choose(0, 'errand', () => ['short', 'long'])
      for (let n = 0; errand === 'long' && n < 2; n++) yield* t.choose(0, 'turning', () => ['left', 'right'])
      t.state.done.push(errand)
      t.state.day++
    },
    over: ({ day }) => day === DAYS,
    ending: (state) => ({ sheets: [[{ source: 'days', points: points(state) }]], keys: [[points(state)]] }),
    bound: 3 * DAYS,
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Errands>>,
  report: { traits: () => ({}), holdings: () => [] },
}
