import type { Mind, Room, Rules, Seat, Shape, Table, Words, Zone } from '@krcma/kernel'

/**
 * A prize lies open; both play a card in secret, and the higher one takes it. Hands and the rest of the cards are hidden. Once in
 * a game, at any time, a player may exchange the whole hand for unseen cards; before each prize there is a moment for it.
 */
export interface Tricks extends Shape {
  state: State
  options: { redraw: boolean }
  decisions: { play: string; redraw: 'exchange'; pause: 'pass' }
  contexts: object
  events: { played: { cards: readonly string[] } }
  sources: 'prizes'
  scenario: null
  campaign: null
}

export interface State {
  prize: number
  round: number
  taken: number[]
  redraws: number[]
  readonly hands: Zone[]
  readonly rest: Zone
  readonly gone: Zone
}

const CARDS = Array.from({ length: 24 }, (_, i) => `c${i + 1}`)
const ROUNDS = 5

const rank = (card: string) => Number(card.slice(1))

/** The new cards come first and the old ones go back to the rest: a rule without a question in it. */
function exchange(t: Table<Tricks>, seat: Seat): Rules {
  const { hands, rest, redraws } = t.state
  const hand = hands[seat] as Zone
  redraws[seat] = 0
  const old = hand.items.splice(0)
  for (const _ of old) hand.items.push(t.chance.draw(rest.items))
  rest.items.push(...old)
  return nothing()
}

function* nothing(): Rules {
  yield* []
}

/** Knows no better than to play anything and to keep its hand. */
const mind: Mind<Tricks> = {
  evaluate: ({ taken }, seat) => taken[seat] ?? 0,
  choose: (_, { kind, options }, random) => (kind === 'redraw' ? -1 : random.below(options.length)),
}

export const room: Room<Tricks> = {
  game: {
    id: 'tricks',
    rules: 1,
    content: () => CARDS,
    players: [2, 3],
    options: { redraw: [false, true] },
    setUp: ({ players, options }, chance) => {
      const cards = chance.shuffle(CARDS.slice())
      return {
        prize: 0,
        round: 0,
        taken: Array.from({ length: players }, () => 0),
        redraws: Array.from({ length: players }, () => (options.redraw ? 1 : 0)),
        hands: Array.from({ length: players }, (_, seat) => ({
          of: 'card',
          sees: [seat],
          items: cards.splice(0, ROUNDS),
        })),
        gone: { of: 'card', sees: 'all', items: [] },
        rest: { of: 'card', sees: [], items: cards },
      }
    },
    *turn(t) {
      const { state } = t
      state.round++
      state.prize = t.chance.die(6)
      yield* t.window('pause')
      const handOf = (seat: Seat) => (state.hands[seat] as Zone).items
      const played = yield* t.together(t.seats, 'play', (seat) => handOf(seat).slice())
      t.tell('played', { cards: played.map(({ option }) => option) })
      for (const { seat, option } of played) {
        handOf(seat).splice(handOf(seat).indexOf(option), 1)
        state.gone.items.push(option)
      }
      const best = played.toSorted((a, b) => rank(b.option) - rank(a.option))[0]?.seat ?? 0
      state.taken[best] = (state.taken[best] ?? 0) + state.prize
    },
    over: ({ round }) => round === ROUNDS,
    ending: ({ taken }) => ({
      sheets: taken.map((points) => [{ source: 'prizes', points }]),
      keys: taken.map((points) => [points]),
    }),
    offers: {
      redraw: {
        options: ({ redraws }, seat) => ((redraws[seat] ?? 0) > 0 ? ['exchange'] : []),
        act: exchange,
      },
    },
    bound: 60,
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Tricks>>,
  report: { traits: () => ({}), holdings: () => [] },
}
