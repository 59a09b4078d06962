import { DIRECTIONS, type Position, ROTATIONS, type Rotation, type Slot } from '../content/lattice.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import type { Placed, Placement } from '../shape.ts'
import {
  adjacentSlots,
  fieldAxial,
  opposite,
  positionAt,
  sameSlot,
  slotDistance,
  slotsAround,
  stepFrom,
  unturned,
} from './lattice.ts'

/** A tile as it lies or would lie; without an id it lies face down and counts as open (H3B-MAP-12). */
export type Lying = Pick<Placed, 'slot' | 'rotation' | 'tile'>

const OUTER: readonly Position[] = DIRECTIONS

/** Which pairs of tiles, as they lie to each other, have an open step between them: looked up hundreds of times for one placement. */
const links = new Map<string, boolean>()

/** Whether a step between two neighbouring tiles is open somewhere (H3B-MAP-11). */
export function linked(a: Lying, b: Lying): boolean {
  if (!adjacentSlots(a.slot, b.slot)) return false
  const key = `${a.tile}${a.rotation}${b.tile}${b.rotation}${b.slot[0] - a.slot[0]},${b.slot[1] - a.slot[1]}`
  const known = links.get(key) ?? hasOpenStep(a, b)
  links.set(key, known)
  return known
}

function hasOpenStep(a: Lying, b: Lying): boolean {
  return OUTER.some((position) => {
    const here = fieldAxial(a.slot, a.rotation, position)
    return DIRECTIONS.some((edge) => {
      const there = positionAt(b.slot, b.rotation, stepFrom(here, edge))
      if (there === undefined) return false
      const closed =
        isClosed(a.tile, position, unturned(edge, a.rotation)) ||
        isClosed(b.tile, there, unturned(opposite(edge), b.rotation))
      return !closed
    })
  })
}

function isClosed(tile: TileId | null, position: Position, edge: (typeof DIRECTIONS)[number]): boolean {
  if (tile === null) return false
  const { fields, closed } = TILES[tile]
  return fields[position].type === 'blocked' || closed.some(([field, side]) => field === position && side === edge)
}

/** Groups of tiles that reach each other by open steps. */
function groupsOf(map: readonly Lying[]): Lying[][] {
  const left = [...map]
  const groups: Lying[][] = []
  for (let first = left.pop(); first !== undefined; first = left.pop()) {
    const group = [first]
    for (const tile of group) {
      for (let i = left.length - 1; i >= 0; i--) if (linked(tile, left[i] as Lying)) group.push(...left.splice(i, 1))
    }
    groups.push(group)
  }
  return groups
}

/** H3B-MAP-11 */
export function isConnected(map: readonly Lying[]): boolean {
  return groupsOf(map).length <= 1
}

/** H3B-MAP-12: how a tile may be turned; any way if none is legal. */
export function rotationsFor(map: readonly Lying[], tile: TileId, slot: Slot): readonly Rotation[] {
  const others = map.filter((lying) => !sameSlot(lying.slot, slot))
  const legal = legalRotations(groupsOf(others), tile, slot)
  return legal.length === 0 ? ROTATIONS : legal
}

function legalRotations(groups: readonly Lying[][], tile: TileId, slot: Slot): Rotation[] {
  return ROTATIONS.filter((rotation) => {
    const lying = { tile, slot, rotation }
    return groups.every((group) => group.some((other) => linked(lying, other)))
  })
}

/** The empty slots that touch the map. */
export function openSlots(map: readonly Lying[]): Slot[] {
  const found: Slot[] = []
  for (const { slot } of map)
    for (const next of slotsAround(slot))
      if (![...map.map((lying) => lying.slot), ...found].some((taken) => sameSlot(taken, next))) found.push(next)
  return found
}

function neighboursOf(map: readonly Lying[], slot: Slot): Lying[] {
  return map.filter((lying) => adjacentSlots(lying.slot, slot))
}

export type Demand =
  /** H3B-TMAP-08 */
  | { readonly step: 'near'; readonly centre: readonly Slot[] }
  /** H3B-TMAP-10: of the first starting tile. */
  | { readonly step: 'start-first'; readonly near: readonly Slot[] }
  /** H3B-TMAP-11, H3B-CREATE-22 */
  | { readonly step: 'start-next'; readonly starts: readonly Slot[] }
  /** H3B-TMAP-13 */
  | { readonly step: 'far-first'; readonly start: Slot }
  /** H3B-TMAP-14 */
  | { readonly step: 'far' }
  /** H3B-MAP-15: one of its fields next to the hero's. */
  | { readonly step: 'supply'; readonly beside: readonly Slot[] }

interface Spot {
  readonly slot: Slot
  readonly rotations: readonly Rotation[]
}

/** H3B-TMAP-18, H3B-MAP-10: where a tile may be placed, and how. */
export function placementsOf(map: readonly Lying[], tile: TileId, demand: Demand): Placement[] {
  const groups = groupsOf(map)
  const possible = openSlots(map)
    .map((slot): Spot => ({ slot, rotations: legalRotations(groups, tile, slot) }))
    .filter(({ rotations }) => rotations.length > 0)
  const demanded = meeting(demand, possible, map)
  const spots = touchesTwo(demand) ? preferred(demanded, ({ slot }) => neighboursOf(map, slot).length > 1) : demanded
  return spots.flatMap(({ slot, rotations }) => rotations.map((rotation) => ({ slot, rotation })))
}

function touchesTwo({ step }: Demand): boolean {
  return step !== 'start-first' && step !== 'start-next'
}

function meeting(demand: Demand, spots: readonly Spot[], map: readonly Lying[]): readonly Spot[] {
  const touching =
    (slots: readonly Slot[]) =>
    ({ slot }: Spot) =>
      slots.some((other) => adjacentSlots(other, slot))
  switch (demand.step) {
    case 'near':
      return preferred(spots, touching(demand.centre))
    case 'start-first':
      return spots.filter(touching(demand.near))
    case 'start-next': {
      const { starts } = demand
      const others = map.map(({ slot }) => slot).filter((slot) => !starts.some((start) => sameSlot(start, slot)))
      const away = ({ slot }: Spot) => Math.min(...starts.map((start) => slotDistance(start, slot)))
      const free = spots.filter(touching(others))
      const farthest = Math.max(...free.map(away))
      return free.filter((spot) => away(spot) === farthest)
    }
    case 'far-first':
      return spots.filter(touching([demand.start]))
    case 'far':
      return spots
    case 'supply':
      return spots.filter(({ slot }) => demand.beside.some((other) => sameSlot(other, slot)))
  }
}

function preferred(spots: readonly Spot[], fits: (spot: Spot) => boolean): readonly Spot[] {
  const best = spots.filter(fits)
  return best.length === 0 ? spots : best
}

/** What keeps a tile from a place that it would touch the map on. */
export type Refused = 'way' | 'two' | 'near' | 'start' | 'farthest' | 'far' | 'supply'

/** Why a tile may not be placed on an empty slot, given those on which it may (H3B-TMAP-18). */
export function refusalOf(
  map: readonly (Lying & Pick<Placed, 'kind'>)[],
  tile: TileId,
  slot: Slot,
  step: 'near' | 'start' | 'far' | 'supply',
  allowed: readonly Slot[],
): Refused {
  if (legalRotations(groupsOf(map), tile, slot).length === 0) return 'way'
  const touches = (one: Slot) => neighboursOf(map, one).length
  if (step !== 'start' && touches(slot) < 2 && allowed.every((one) => touches(one) > 1)) return 'two'
  return step === 'start' && map.some(({ kind }) => kind === 'start') ? 'farthest' : step
}

/** H3B-LOC-20: how a tile of the map may be turned so that the map stays connected. */
export function turnsOf(map: readonly Lying[], tile: TileId): Rotation[] {
  return ROTATIONS.filter((rotation) =>
    isConnected(map.map((lying) => (lying.tile === tile ? { ...lying, rotation } : lying))),
  )
}
