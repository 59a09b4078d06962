import { learned, type Mind, type Room, type Seat, type Shape, type Weights, type Words } from '@krcma/kernel'

const GOODS = ['gem', 'bread', 'stone'] as const
type Good = (typeof GOODS)[number]

/** Two goods lie on a stall, and whoever's turn it is takes one of them. In the end gems are worth 3 and loaves 1. */
export interface Stall extends Shape {
  state: { taken: Good[][]; next: Seat; turns: number; onStall: Good[] }
  options: Record<string, never>
  decisions: { take: Good }
  contexts: object
  events: Record<string, never>
  sources: 'goods'
  scenario: null
  campaign: null
  features: Good
}

const TURNS = 12
const POINTS: { readonly [G in Good]: number } = { gem: 3, bread: 1, stone: 0 }

export const UNLEARNT: Weights = {
  rules: 1,
  features: {},
  doubt: [],
  leanings: {},
  made: { seed: 1, games: 0, curve: [] },
}

/** It knows what there is, and not what it is worth. */
const mind: Mind<Stall> = learned(UNLEARNT, {
  features: GOODS,
  look: ({ taken }, seat) => GOODS.map((good) => taken[seat]?.filter((one) => one === good).length ?? 0),
  progress: ({ turns }) => turns / TURNS,
  leanings: { take: ['worth', 'heavy'] },
  lean: (state, { options }, judge) => {
    const worths = judge.worths((state.turns + 1) / TURNS)
    return options.map((good) => [worths[GOODS.indexOf(good)] ?? 0, Number(good === 'stone')])
  },
})

export const room: Room<Stall> = {
  game: {
    id: 'stall',
    rules: 1,
    content: () => 'stall',
    players: [2],
    options: {},
    setUp: (_, chance) => ({ taken: [[], []], next: 0, turns: 0, onStall: chance.shuffle([...GOODS]).slice(0, 2) }),
    *turn(t) {
      const { state } = t
      const good = yield* t.choose(state.next, 'take', () => [...state.onStall], { always: true })
      state.taken[state.next]?.push(good)
      state.next = 1 - state.next
      state.turns++
      state.onStall = t.chance.shuffle([...GOODS]).slice(0, 2)
    },
    over: ({ turns }) => turns === TURNS,
    ending: ({ taken }) => {
      const points = taken.map((goods) => goods.reduce((sum, good) => sum + POINTS[good], 0))
      return { sheets: points.map((sum) => [{ source: 'goods', points: sum }]), keys: points.map((sum) => [sum]) }
    },
    bound: TURNS,
    pieces: [],
  },
  mind,
  words: {
    en: { language: 'en', reason: { gem: more('gems'), bread: more('loaves'), stone: more('stones') } },
    cs: { language: 'cs', reason: { gem: more('drahokamů'), bread: more('bochníků'), stone: more('kamenů') } },
  } as unknown as Record<'cs' | 'en', Words<Stall>>,
  report: { traits: () => ({}), holdings: () => [] },
}

function more(of: string): (by: number) => string {
  return (by) => `${by > 0 ? '+' : '-'} ${of}`
}
