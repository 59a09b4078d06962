import { DIRECTIONS, type Direction, POSITIONS, type Position } from '../content/lattice.ts'
import { type Field, TILE_IDS, TILES, type TileId } from '../content/tiles.ts'
import type { FieldKey, FieldState, HeroOnMap, Placed, Rank, Seat, State } from '../shape.ts'
import { fieldAxial, opposite, positionAt, sameSlot, slotsAround, stepFrom, unturned } from './lattice.ts'

export type Land = Pick<State, 'map'>

export function fieldKey(tile: TileId, position: Position): FieldKey {
  return `${tile}.${position}`
}

export function tileOf(field: FieldKey): TileId {
  return field.slice(0, field.indexOf('.')) as TileId
}

function positionOf(field: FieldKey): Position {
  return field.slice(field.indexOf('.') + 1) as Position
}

/** All fields of all tiles, made once: what is printed there is asked more often than anything else. */
const PRINTED = new Map<FieldKey, Field>(
  TILE_IDS.flatMap((tile) =>
    POSITIONS.map((position) => [fieldKey(tile, position), TILES[tile].fields[position]] as const),
  ),
)

/** What is printed on a field. */
export function printedOn(field: FieldKey): Field {
  const printed = PRINTED.get(field)
  if (printed === undefined) throw new Error(`no field ${field}`)
  return printed
}

export function placedTile({ map }: Land, tile: TileId): Placed {
  const placed = map.find((one) => one.tile === tile)
  if (placed === undefined) throw new Error(`${tile} is not on the map`)
  return placed
}

export function tileAt({ map }: Land, slot: Placed['slot']): Placed | undefined {
  return map.find((placed) => sameSlot(placed.slot, slot))
}

export function tilesAround(land: Land, slot: Placed['slot']): Placed[] {
  return slotsAround(slot).flatMap((next) => tileAt(land, next) ?? [])
}

/** H3B-MAP-07: whether a border line lies on this edge, as the tile lies now. */
function hasBorder(tile: TileId, position: Position, edge: Direction, rotation: Placed['rotation']): boolean {
  const printed = unturned(edge, rotation)
  return TILES[tile].closed.some(([field, side]) => field === position && side === printed)
}

export interface Step {
  readonly to: FieldKey
  /** H3B-MAP-08; what is not open only flying heroes cross. */
  readonly open: boolean
}

/** How the tiles of a map lie, and the steps between their fields: the same for thousands of questions in a row. */
let lying = ''
let steps = new Map<FieldKey, readonly Step[]>()

/** The fields of face-up tiles next to a field. */
export function stepsFrom(land: Land, field: FieldKey): readonly Step[] {
  let now = ''
  for (const { tile, slot, rotation } of land.map) now += `${tile}${slot[0]},${slot[1]},${rotation};`
  if (now !== lying) {
    lying = now
    steps = new Map()
  }
  const known = steps.get(field)
  if (known !== undefined) return known
  const found = findSteps(land, field)
  steps.set(field, found)
  return found
}

function findSteps(land: Land, field: FieldKey): Step[] {
  const placed = placedTile(land, tileOf(field))
  const here = fieldAxial(placed.slot, placed.rotation, positionOf(field))
  return DIRECTIONS.flatMap((edge): Step[] => {
    const there = stepFrom(here, edge)
    for (const other of land.map) {
      if (other.tile === null) continue
      const position = positionAt(other.slot, other.rotation, there)
      if (position === undefined) continue
      const to = fieldKey(other.tile, position)
      const open =
        printedOn(to).type !== 'blocked' &&
        // H3B-MAP-06: whoever stands on a blocked field may leave it.
        !hasBorder(tileOf(field), positionOf(field), edge, placed.rotation) &&
        !hasBorder(other.tile, position, opposite(edge), other.rotation)
      return [{ to, open }]
    }
    return []
  })
}

/** The slots next to a field that are not of its own tile. */
export function slotsBeside(land: Land, field: FieldKey): Placed['slot'][] {
  const { slot, rotation } = placedTile(land, tileOf(field))
  const here = fieldAxial(slot, rotation, positionOf(field))
  return slotsAround(slot).filter((next) =>
    DIRECTIONS.some((edge) => positionAt(next, 0, stepFrom(here, edge)) !== undefined),
  )
}

export function fieldStateOf({ fields }: Pick<State, 'fields'>, field: FieldKey): FieldState {
  const found = fields[field]
  if (found === undefined) throw new Error(`${field} is not face up`)
  return found
}

/** H3B-VISIT-07: the difficulty of the guard, while there is one. */
export function guardOf(state: Pick<State, 'fields'>, field: FieldKey): number | null {
  const printed = printedOn(field)
  const guard = 'guard' in printed ? (printed.guard ?? null) : null
  const { cube, everFlagged } = fieldStateOf(state, field)
  return cube || everFlagged ? null : guard
}

export interface OnField {
  readonly seat: Seat
  readonly rank: Rank
  readonly hero: HeroOnMap
}

export function heroesOn({ players }: Pick<State, 'players'>, field: FieldKey): OnField[] {
  return players.flatMap(({ heroes }, seat) =>
    (['main', 'secondary'] as const).flatMap((rank): OnField[] => {
      const hero = heroes[rank]
      return hero?.field === field ? [{ seat, rank, hero }] : []
    }),
  )
}

export function ownsField(state: Pick<State, 'fields'>, seat: Seat, field: FieldKey): boolean {
  return fieldStateOf(state, field).flags.includes(seat)
}

/** All fields of face-up tiles that fit. */
export function fieldsWhere(
  state: Pick<State, 'fields'>,
  fits: (field: FieldKey, of: FieldState) => boolean,
): FieldKey[] {
  return (Object.keys(state.fields) as FieldKey[]).filter((field) => fits(field, fieldStateOf(state, field)))
}
