import type { Game, Rules, Table, Zone } from '@krcma/kernel'
import {
  BREWERS,
  type Brewery,
  barrelsToFill,
  CARDS,
  type Card,
  DICE,
  deliver,
  diceToTake,
  HAND,
  type House,
  newBrewery,
  newTown,
  points,
  ROUNDS,
  SIDES,
  type Source,
  sum,
} from './brewery.ts'

export interface Brewers {
  state: {
    round: number
    brewer: number
    pool: number[]
    taken: number
    deck: Zone
    hands: Zone[]
    breweries: Brewery[]
    town: House[]
  }
  options: { houses: number }
  decisions: { 'take-die': number; 'fill-barrel': number; brew: Card }
  contexts: object
  events: {
    rolled: { dice: number[] }
    taken: { brewer: number; die: number }
    filled: { brewer: number; barrel: number }
    brewed: { brewer: number; card: Card }
    drawn: { brewer: number; card: Card | null }
  }
  sources: Source
  scenario: null
  campaign: null
}

/** With 58 houses the state is about 5 KB of JSON, as that of a heavy game. */
export const TOWN = 58

export const onKernel: Game<Brewers> = {
  id: 'brewers',
  rules: 1,
  content: () => CARDS,
  players: [BREWERS],
  options: { houses: [0, TOWN] },
  setUp({ players, options }, chance) {
    const deck = chance.shuffle([...CARDS])
    const seats = Array.from({ length: players }, (_, seat) => seat)
    const hands = seats.map((seat) => ({ of: 'card', sees: [seat], items: deck.splice(-HAND) }))
    return {
      round: 1,
      brewer: 0,
      pool: [],
      taken: 0,
      deck: { of: 'card', sees: [], items: deck },
      hands,
      breweries: seats.map(newBrewery),
      town: newTown(options.houses),
    }
  },
  turn,
  copy: (s) => ({
    round: s.round,
    brewer: s.brewer,
    pool: s.pool.slice(),
    taken: s.taken,
    deck: copyZone(s.deck),
    hands: s.hands.map(copyZone),
    breweries: s.breweries.map(({ barrels, brewed }) => ({
      barrels: barrels.map((barrel) => barrel.slice()),
      brewed: brewed.slice(),
    })),
    town: s.town.map(({ street, number, deliveries, last }) => ({
      street,
      number,
      deliveries: deliveries.slice(),
      last,
    })),
  }),
  over: ({ round }) => round > ROUNDS,
  ending({ breweries, town }) {
    const counted = breweries.map((brewery, brewer) => points(brewery, town, brewer))
    return {
      sheets: counted.map((of) => [
        { source: 'pairs', points: of.pairs },
        { source: 'runs', points: of.runs },
        { source: 'grains', points: of.grains },
        { source: 'regulars', points: of.regulars },
      ]),
      keys: counted.map((of) => [sum(of)]),
    }
  },
  bound: ROUNDS * BREWERS * 3,
  pieces: CARDS,
}

function* turn(t: Table<Brewers>): Rules {
  const { state } = t
  const { brewer, town } = state
  const brewery = state.breweries[brewer] as Brewery
  if (brewer === 0) {
    state.pool = t.chance.dice(DICE, SIDES)
    t.tell('rolled', { dice: state.pool })
  }

  const place = yield* t.choose(brewer, 'take-die', () => diceToTake(state.pool))
  state.taken = state.pool.splice(place, 1)[0] as number
  t.tell('taken', { brewer, die: state.taken })

  const barrel = yield* t.choose(brewer, 'fill-barrel', () => barrelsToFill(brewery))
  brewery.barrels[barrel]?.push(state.taken)
  state.taken = 0
  t.tell('filled', { brewer, barrel })

  const hand = state.hands[brewer]?.items as Card[]
  const card = yield* t.choose(brewer, 'brew', () => hand.slice())
  hand.splice(hand.indexOf(card), 1)
  brewery.brewed.push(card)
  deliver(town, card, brewer)
  t.tell('brewed', { brewer, card })

  const drawn = state.deck.items.pop() as Card
  hand.push(drawn)
  t.tell('drawn', { brewer, card: null }, { to: [brewer], data: { brewer, card: drawn } })

  state.brewer = (brewer + 1) % BREWERS
  if (state.brewer === 0) state.round++
}

function copyZone({ of, sees, items }: Zone): Zone {
  return { of, sees: sees === 'all' ? sees : sees.slice(), items: items.slice() }
}
