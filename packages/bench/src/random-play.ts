import { type Game, openQuiet, openTable, type QuietTable, readOpening, type Shape, source } from '@krcma/kernel'
import { BREWERS } from './brewers/brewery.ts'
import { type BoardgameIo, choices, nextMove, onBoardgameIo } from './brewers/on-boardgame-io.ts'
import { onKernel } from './brewers/on-kernel.ts'

/** Every player plays one random game after the other; each says how many decisions the game had. */
export type Player = (seed: number) => number

/** Any game, quiet: as many players as wanted or else as many as it takes, usual options, offers left alone. */
export function quietly<G extends Shape>(game: Game<G>, wanted = BREWERS): Player {
  const players = game.players.includes(wanted) ? wanted : Math.max(...game.players)
  const opening = readOpening(game, players)
  if ('refused' in opening) throw new Error(`${game.id}: ${opening.refused} ${opening.about}`)
  return (seed) => {
    const table = openQuiet(game, opening, seed)
    const decisions = toTheEnd(table, seed)
    table.ending()
    return decisions
  }
}

/** Brewers as people would play it: every answer checked and recorded, every event kept, the record sealed at the end. */
export function live(seed: number): number {
  const table = openBrewers(seed, 0)
  const decisions = toTheEnd(table, seed)
  table.record()
  return decisions
}

export function openBrewers(seed: number, houses: number) {
  const table = openTable(onKernel, {
    seats: ['Anna', 'Bára', 'Cyril', 'Dan'],
    options: { houses },
    seed: seed.toString(16).padStart(64, '0'),
  })
  if ('refused' in table) throw new Error(`${table.refused} ${table.about}`)
  return table
}

function toTheEnd<G extends Shape>(table: QuietTable<G>, seed: number): number {
  const random = source(seed, 1)
  let decisions = 0
  while (!table.over) {
    const { asked } = table
    let open = 0
    while (open < asked.length - 1 && asked[open]?.answered !== undefined) open++
    const decision = asked[open]
    if (decision === undefined) throw new Error('nothing is asked, and the game is not over')
    table.give(decision, random.below(decision.options.length))
    decisions++
  }
  return decisions
}

/** Brewers on the client of boardgame.io, which is asked for its state before each move, as by anything that shows it. */
export function byClient(boardgameIo: BoardgameIo): Player {
  return (seed) => {
    const client = boardgameIo.client(onBoardgameIo(0, String(seed)))
    const random = source(seed, 1)
    let decisions = 0
    for (;;) {
      client.updatePlayerID(client.store.getState().ctx.currentPlayer)
      const { G, ctx } = client.getState()
      if (ctx.gameover !== undefined) return decisions
      const offered = choices(G, ctx)
      const choice = offered[random.below(offered.length)]
      if (choice !== undefined) client.moves[nextMove(ctx)]?.(choice)
      decisions++
    }
  }
}

/** Brewers on the leanest that boardgame.io has: its reducer, no client, no log, no undo, no views. */
export function byReducer(boardgameIo: BoardgameIo): Player {
  return (seed) => {
    const { state: first, reduce } = boardgameIo.reducer({
      ...onBoardgameIo(0, String(seed)),
      disableUndo: true,
    })
    const random = source(seed, 1)
    let state = first
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state
      const offered = choices(G, ctx)
      const args = [offered[random.below(offered.length)]]
      const playerID = ctx.currentPlayer
      const payload = { type: nextMove(ctx), args, playerID, credentials: undefined }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
      decisions++
    }
    return decisions
  }
}

export const quietBrewers: Player = quietly(onKernel)
