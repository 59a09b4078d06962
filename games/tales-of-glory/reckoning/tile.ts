import type { Reward } from '../content/gain.ts'
import type { Edge, Face } from '../content/tile.ts'
import { FACES, type TileId } from '../content/tiles.ts'
import type { Chest, Side } from '../shape.ts'

/** A tile as the rules read it: its face, sorted out once. */
export interface Tile extends Face {
  readonly id: TileId
  readonly need: {
    readonly combat: number
    readonly magic: number
    readonly coin: number
    readonly potion: number
  }
  /** Bit n is set if side n has a connector of whatever kind (TOG-PLACE-06). */
  readonly connectors: number
  readonly rewardPlaced: Reward
  readonly rewardAtEnd: Reward
  readonly chestIds: readonly Chest[]
}

function sortOut(face: Face & { readonly id: TileId }): Tile {
  const { id, cost, sides, reward, chests } = face
  return {
    ...face,
    need: {
      combat: cost.combat ?? 0,
      magic: cost.magic ?? 0,
      coin: cost.coin ?? 0,
      potion: cost.potion ?? 0,
    },
    connectors: sides.reduce((bits: number, edge, side) => (edge === null ? bits : bits | (1 << side)), 0),
    rewardPlaced: reward.filter(({ when }) => when === 'placed'),
    rewardAtEnd: reward.filter(({ when }) => when === 'end'),
    chestIds: chests.map((_, chest) => ({ tile: id, chest })),
  }
}

const tiles = new Map(FACES.map((face) => [face.id, sortOut(face)]))

export function tileOf(id: TileId): Tile {
  const tile = tiles.get(id)
  if (tile === undefined) throw new Error(`no tile ${id}`)
  return tile
}

export function edge(id: TileId, side: Side): Edge {
  return tileOf(id).sides[side]
}
