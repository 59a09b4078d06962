import { Emblem } from '@krcma/look'
import type { TileId } from '../../content/tiles.ts'
import { faceOf } from '../face.ts'
import { pictures, types } from './pictures.ts'

/** The picture of a tile alone; in an <svg>, give it a place. */
export function TileEmblem({ id, ...place }: { id: TileId; x?: number; y?: number; size?: number }) {
  const [icon, scene] = pictures[id]
  return <Emblem id={id} icon={icon} hue={types[faceOf(id).type].hue} scene={scene} frame="none" {...place} />
}
