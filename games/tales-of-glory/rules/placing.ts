import type { Rules, Seat } from '@krcma/kernel'
import type { TileId } from '../content/tiles.ts'
import { isWilderness, price, substitution, waysToPay } from '../reckoning/payment.ts'
import { playerAt } from '../reckoning/player.ts'
import { connections, forLegalCells, opposite } from '../reckoning/tale.ts'
import { edge, tileOf } from '../reckoning/tile.ts'
import type { Placing, Player, State, Table } from '../shape.ts'
import { clockwiseFrom } from './first-player.ts'
import { takeGains } from './gains.ts'

/** Phase 2: everybody places or discards the tile just taken. Nobody's turn touches what another's reads but the token. */
export function* placeTiles(t: Table): Rules {
  const { state } = t
  state.placingFrom = state.first
  state.claimed = false
  const order = clockwiseFrom(state.first, t.seats)
  if (t.opening.options.placing === 'side-by-side') yield* t.sideBySide(order, (seat) => placingTurn(t, seat))
  else for (const seat of order) yield* placingTurn(t, seat)
}

/** One placing turn: the taken tile and, in the variant, quests before and after it; then all gains together. */
function* placingTurn(t: Table, seat: Seat): Rules {
  const me = playerAt(t.state, seat)
  while (me.taken !== null || me.quests.items.length > 0) {
    const how = {
      context: () => ({ seat }),
      // Whether a quest could be placed is a secret: whoever holds one is asked in any case.
      always: me.quests.items.length > 0,
    }
    const choice = yield* t.choose(seat, 'place', () => placings(t.state, me), how)
    if (choice.do === 'finish') break
    if (choice.do === 'discard') discardTaken(t, seat)
    else yield* payAndPlace(t, seat, choice.tile, choice.x, choice.y)
  }
  yield* takeGains(t, seat)
}

/** TOG-DEC-04, -05, -07, -08: all that may be done in this turn now. */
function placings(state: State, me: Player): readonly Placing[] {
  const options: Placing[] = []
  const offer = (tile: TileId, wilderness: boolean) => {
    // TOG-PAY-01, -20: a tile is placed only if all of it can be paid and there is a cell for it.
    if (waysToPay(me, tileOf(tile), wilderness).length === 0) return
    forLegalCells(me.tale, tile, (x, y) => options.push({ do: 'place', tile, x, y }))
  }
  if (me.taken !== null) offer(me.taken.tile, isWilderness(me.taken.space, state.spaces.length))
  for (const quest of me.quests.items) offer(quest, false)
  options.push(me.taken === null ? { do: 'finish' } : { do: 'discard', tile: me.taken.tile })
  return options
}

/** TOG-DISC-01: the compensation comes with the other gains of the turn (TOG-RULING-17). */
function discardTaken(t: Table, seat: Seat): void {
  const me = playerAt(t.state, seat)
  if (me.taken === null) return
  t.tell('tile-discarded', { seat, tile: me.taken.tile })
  me.discarded.push(me.taken.tile)
  me.taken = null
  me.pending.push({ from: 'compensation' })
}

function* payAndPlace(t: Table, seat: Seat, tile: TileId, x: number, y: number): Rules {
  yield* pay(t, seat, tile)
  const me = playerAt(t.state, seat)
  if (me.taken?.tile === tile) me.taken = null
  else me.quests.items.splice(me.quests.items.indexOf(tile as Player['quests']['items'][number]), 1)
  place(t, seat, tile, x, y)
}

function* pay(t: Table, seat: Seat, tile: TileId): Rules {
  const me = playerAt(t.state, seat)
  const wild = me.taken?.tile === tile && isWilderness(me.taken.space, t.state.spaces.length)
  let surcharge: 'coin' | 'potion' | null = null
  if (wild) {
    const ways = () => waysToPay(me, tileOf(tile), true) as readonly ('coin' | 'potion')[]
    surcharge = yield* t.choose(seat, 'surcharge', ways, { context: () => ({ tile }) })
  }
  const { coin, potion } = price(me, tileOf(tile))
  const instead = substitution(me, tileOf(tile))
  const paid = {
    coin: coin + (surcharge === 'coin' ? 1 : 0),
    potion: potion + (surcharge === 'potion' ? 1 : 0),
  }
  me.coin -= paid.coin
  me.potion -= paid.potion
  if (paid.coin + paid.potion > 0) t.tell('paid', { seat, tile, ...paid, instead, surcharge })
}

/** Puts a tile into the tale and notes what its connections and its face will give. */
function place(t: Table, seat: Seat, tile: TileId, x: number, y: number): void {
  const me = playerAt(t.state, seat)
  const made = connections(me.tale, tile, { x, y })
  if (made === null) throw new Error(`${tile} does not fit at ${x}, ${y}`)
  me.tale.push({ tile, x, y, opened: tileOf(tile).chests.map(() => false) })
  t.tell('tile-placed', { seat, tile, x, y })
  for (const { side, with: other } of made) {
    const theirs = opposite(side)
    if (edge(tile, side) === 'half-key' && edge(other.tile, theirs) === 'half-key')
      me.pending.push({ from: 'half-keys', tiles: [tile, other.tile] })
    // TOG-PBON-04, TOG-RULING-13: the connectors of places on both sides, each by its own requirement.
    connect(t, seat, tile, side, other.tile)
    connect(t, seat, other.tile, theirs, tile)
  }
  if (tileOf(tile).rewardPlaced.length > 0) me.pending.push({ from: 'tile', tile })
}

/** TOG-PBON-01 to -03: what a place's connector gives for the tile on its other side; heroes are of no type (TOG-RULING-12). */
function connect(t: Table, seat: Seat, tile: TileId, side: 0 | 1 | 2 | 3, other: TileId): void {
  const connector = edge(tile, side)
  if (connector === null || typeof connector === 'string') return
  if (connector.requires === null || connector.requires === tileOf(other).type)
    playerAt(t.state, seat).pending.push({ from: 'connector', tile, side })
  else t.tell('connector-unmoved', { seat, tile, side, neighbour: other })
}
