import { createRequire } from 'node:module'
import type { Ctx, FnContext, Game, State } from 'boardgame.io'
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
  sum,
} from './brewery.ts'

/** Its own convention for secrets: `secret` is nobody's, and each of `players` is that player's alone. */
export interface G {
  round: number
  pool: number[]
  taken: number
  secret: { deck: Card[] }
  players: Record<string, { hand: Card[] }>
  breweries: Brewery[]
  town: House[]
}

/** Where chance comes from: its own random plugin, unless a test gives both engines the same dice. */
export interface Dice {
  shuffle(cards: Card[]): Card[]
  roll(): number[]
}
type Random = FnContext<G>['random']
const itsOwnDice = (random: Random): Dice => ({
  shuffle: (cards) => random.Shuffle(cards),
  roll: () => random.Die(SIDES, DICE),
})

const INVALID = 'INVALID_MOVE'
/** The three moves of a turn, in order. */
const MOVES = ['takeDie', 'fillBarrel', 'brew'] as const

export function onBoardgameIo(houses: number, seed: string, dice: (random: Random) => Dice = itsOwnDice): Game<G> {
  return {
    name: 'brewers',
    seed,
    minPlayers: BREWERS,
    maxPlayers: BREWERS,
    setup({ ctx, random }) {
      const deck = dice(random).shuffle([...CARDS])
      const players: G['players'] = {}
      for (const id of ctx.playOrder) players[id] = { hand: deck.splice(-HAND) }
      const breweries = ctx.playOrder.map(newBrewery)
      return { round: 1, pool: [], taken: 0, secret: { deck }, players, breweries, town: newTown(houses) }
    },
    playerView({ G, playerID }) {
      const { secret: _, players, ...seen } = G
      const mine = playerID === null ? undefined : players[playerID]
      return { ...seen, players: mine === undefined ? {} : { [playerID as string]: mine } }
    },
    turn: {
      minMoves: MOVES.length,
      maxMoves: MOVES.length,
      onBegin({ G, ctx, random }) {
        if (ctx.playOrderPos === 0) G.pool = dice(random).roll()
      },
      onEnd({ G, ctx }) {
        if (ctx.playOrderPos === BREWERS - 1) G.round++
      },
    },
    moves: {
      takeDie({ G, ctx }, place: number) {
        if (nextMove(ctx) !== 'takeDie' || !diceToTake(G.pool).includes(place)) return INVALID
        G.taken = G.pool.splice(place, 1)[0] as number
        return
      },
      fillBarrel({ G, ctx }, barrel: number) {
        const brewery = G.breweries[ctx.playOrderPos] as Brewery
        if (nextMove(ctx) !== 'fillBarrel' || !barrelsToFill(brewery).includes(barrel)) return INVALID
        brewery.barrels[barrel]?.push(G.taken)
        G.taken = 0
        return
      },
      brew({ G, ctx, playerID }, card: Card) {
        const hand = G.players[playerID]?.hand ?? []
        const at = hand.indexOf(card)
        if (nextMove(ctx) !== 'brew' || at < 0) return INVALID
        hand.splice(at, 1)
        G.breweries[ctx.playOrderPos]?.brewed.push(card)
        deliver(G.town, card, ctx.playOrderPos)
        hand.push(G.secret.deck.pop() as Card)
        return
      },
    },
    endIf({ G }) {
      if (G.round <= ROUNDS) return
      return G.breweries.map((brewery, brewer) => sum(points(brewery, G.town, brewer)))
    },
  }
}

export function nextMove(ctx: Ctx): (typeof MOVES)[number] {
  return MOVES[ctx.numMoves ?? 0] ?? 'takeDie'
}

/** What the player whose turn it is may answer to the next move. */
export function choices(G: G, ctx: Ctx): readonly (number | Card)[] {
  const move = nextMove(ctx)
  if (move === 'takeDie') return diceToTake(G.pool)
  if (move === 'fillBarrel') return barrelsToFill(G.breweries[ctx.playOrderPos] as Brewery)
  return G.players[ctx.currentPlayer]?.hand ?? []
}

interface Client {
  readonly moves: Record<string, (choice: number | Card) => void>
  readonly store: { getState(): State<G> }
  getState(): State<G>
  updatePlayerID(id: string): void
}

interface Action {
  readonly type: 'MAKE_MOVE'
  readonly payload: { type: string; args: unknown[]; playerID: string; credentials: undefined }
}

export interface BoardgameIo {
  /** The client as its documentation has it: local, no server, no debug panel. */
  client(game: Game<G>): Client
  /** What its own bots play with: the reducer without a client, hence without a log. */
  reducer(game: Game<G>): { state: State<G>; reduce: (state: State<G>, action: Action) => State<G> }
}

/** Loaded when it is needed, in its production form: a bench must not slow down what it compares with. */
export function loadBoardgameIo(): BoardgameIo {
  process.env['NODE_ENV'] ??= 'production'
  const load = createRequire(import.meta.url)
  const { Client } = load('boardgame.io/client') as {
    Client: (how: { game: Game<G>; numPlayers: number; debug: false }) => Client
  }
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as {
    CreateGameReducer: (how: { game: Game<G>; isClient: boolean }) => (state: State<G>, action: Action) => State<G>
    InitializeGame: (how: { game: Game<G>; numPlayers: number }) => State<G>
  }
  return {
    client: (game) => Client({ game, numPlayers: BREWERS, debug: false }),
    reducer: (game) => ({
      state: InitializeGame({ game, numPlayers: BREWERS }),
      reduce: CreateGameReducer({ game, isClient: false }),
    }),
  }
}
