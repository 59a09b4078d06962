import type { Mind, Room, Seat, Shape, Words } from '@krcma/kernel'

/** Take one, two or three; whoever takes the last one wins. Best play is known: leave a multiple of four. */
export interface Heap extends Shape {
  state: { heap: number; next: Seat }
  options: Record<string, never>
  decisions: { take: number }
  contexts: object
  events: Record<string, never>
  sources: 'last'
  scenario: { heap: number } | null
  campaign: null
}

/** Knows nothing: whatever a search finds, it has found itself. */
const mind: Mind<Heap> = {
  evaluate: () => 0,
  choose: (_, { options }, random) => random.below(options.length),
}

export const room: Room<Heap> = {
  game: {
    id: 'heap',
    rules: 1,
    content: () => 'heap',
    players: [2],
    options: {},
    readScenario: (message) => message as { heap: number },
    setUp: ({ scenario }) => ({ heap: scenario?.heap ?? 21, next: 0 }),
    *turn(t) {
      const { state } = t
      const options = [1, 2, 3].filter((n) => n <= state.heap)
      state.heap -= yield* t.choose(state.next, 'take', () => options, { always: true })
      state.next = 1 - state.next
    },
    over: ({ heap }) => heap === 0,
    ending: ({ next }) => ({
      sheets: [0, 1].map((seat) => [{ source: 'last', points: seat === next ? 0 : 1 }]),
      keys: [0, 1].map((seat) => [seat === next ? 0 : 1]),
    }),
    bound: 30,
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Heap>>,
  report: { traits: () => ({}), holdings: () => [] },
}
