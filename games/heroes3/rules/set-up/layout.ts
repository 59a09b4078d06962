import { TILES, type TileId } from '../../content/tiles.ts'
import { sameSlot } from '../../reckoning/lattice.ts'
import { rotationsFor } from '../../reckoning/placing.ts'
import { factionOf, inTurnOrder, placeOf, playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table, Task, TaskOf } from '../../shape.ts'
import { next } from '../agenda.ts'
import { openFields } from '../tiles.ts'
import { boxUp, drawTiles, familyOf, fillPool, layFaceDown, tilesLeft } from './deal.ts'

/** H3B-CREATE-05, H3B-CREATE-23: a map that the scenario lays out. */
export function layOut(t: Table): void {
  const { state } = t
  const { layout = [], supply } = state.setting.scenario.map
  const left = tilesLeft()
  const others = layout.filter(({ kind }) => kind !== 'start')
  const drawn = drawTiles(t, left, others)
  for (const [i, { slot, faceUp = false, rotation }] of others.entries()) {
    const tile = drawn[i]
    if (tile === undefined) continue
    if (!faceUp) layFaceDown(t, slot, tile, familyOf(TILES[tile].kind))
    else {
      const { kind } = TILES[tile]
      state.map.push({ slot, kind, rotation: rotation ?? 0, tile, hidden: { of: familyOf(kind), sees: [], items: [] } })
      openFields(t, tile)
      t.tell('tile-placed', { seat: null, tile, slot, rotation: rotation ?? 0 })
    }
  }
  const far = left.filter((tile) => TILES[tile].kind === 'far')
  for (const seat of inTurnOrder(state)) {
    const dealt: TileId[] = []
    for (let n = 0; n < (supply?.far ?? 0) && far.length > 0; n++) dealt.push(t.chance.draw(far))
    fillPool(t, seat, 'far', dealt, familyOf('far'))
    for (const tile of dealt) left.splice(left.indexOf(tile), 1)
  }
  boxUp(t, left, (tile) => familyOf(TILES[tile].kind))
  next(t, ...inTurnOrder(state).map((seat): Task => ({ do: 'turn-start-tile', seat })), { do: 'settle-in' })
}

/** H3B-SETUP-15: the own starting tile, turned as its owner likes where the scenario does not say. */
export function* turnStartTile(t: Table, { seat }: TaskOf<'turn-start-tile'>): Rules {
  const { state } = t
  const line = startLine(t, seat)
  if (line === undefined) return
  const { slot, rotation: said } = line
  const tile = factionOf(playerAt(state, seat)).startTile
  const others = () => state.map.filter((placed) => !sameSlot(placed.slot, slot))
  const rotation =
    said ??
    (yield* t.choose(seat, 'rotation', () => rotationsFor(others(), tile, slot), { context: () => ({ tile, slot }) }))
  state.map.push({ slot, kind: 'start', rotation, tile, hidden: { of: familyOf('start'), sees: [], items: [] } })
  openFields(t, tile)
  t.tell('tile-placed', { seat, tile, slot, rotation })
}

function startLine({ state }: Table, seat: Seat) {
  const starts = (state.setting.scenario.map.layout ?? []).filter(({ kind }) => kind === 'start')
  const place = placeOf(state, seat)
  return (
    starts.find(({ player }) => player === `p${place + 1}`) ??
    starts.filter(({ player }) => player === undefined)[place]
  )
}
