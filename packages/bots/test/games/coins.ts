import type { Mind, Room, Shape, Words } from '@krcma/kernel'

/** A purse is chosen; then its coins, all alike, are laid down one by one, and only then they count. Each question is a turn. */
export interface Coins extends Shape {
  state: { purse: 'thin' | 'fat' | null; laid: number; points: number; purses: number }
  options: Record<string, never>
  decisions: { purse: 'thin' | 'fat'; coin: number }
  contexts: object
  events: Record<string, never>
  sources: 'coins'
  scenario: null
  campaign: null
}

const PURSES = 3
const COINS = 4

/** Takes the thin purse. Which of the coins comes next is nothing to think about. */
const mind: Mind<Coins> = {
  evaluate: ({ points }) => points,
  choose: () => 0,
  plain: ({ kind }) => kind === 'coin',
}

export const room: Room<Coins> = {
  game: {
    id: 'coins',
    rules: 1,
    content: () => 'coins',
    players: [1],
    options: {},
    setUp: () => ({ purse: null, laid: 0, points: 0, purses: 0 }),
    *turn(t) {
      const { state } = t
      if (state.purse === null) {
        state.purse = yield* t.choose(0, 'purse', () => ['thin', 'fat'])
        return
      }
      yield* t.choose(0, 'coin', () => Array.from({ length: COINS }, (_, coin) => coin))
      state.laid++
      if (state.laid < COINS) return
      state.points += state.purse === 'fat' ? 2 : 1
      state.purses++
      state.laid = 0
      state.purse = null
    },
    over: ({ purses }) => purses === PURSES,
    ending: ({ points }) => ({ sheets: [[{ source: 'coins', points }]], keys: [[points]] }),
    bound: PURSES * (COINS + 1),
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Coins>>,
  report: { traits: () => ({}), holdings: () => [] },
}
