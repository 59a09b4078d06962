import type { Face } from '../content/tile.ts'
import { DECKS, FACES, type TileId } from '../content/tiles.ts'

const faces = new Map<TileId, Face>(FACES.map((face) => [face.id, face]))

export function faceOf(id: TileId): Face {
  const face = faces.get(id)
  if (face === undefined) throw new Error(`no tile ${id}`)
  return face
}

/** By the backs of the tiles. */
export function eraOf(id: TileId): 1 | 2 | 3 | null {
  if ((DECKS.era1 as readonly TileId[]).includes(id)) return 1
  if ((DECKS.era2 as readonly TileId[]).includes(id)) return 2
  return (DECKS.era3 as readonly TileId[]).includes(id) ? 3 : null
}
