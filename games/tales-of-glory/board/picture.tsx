import { Icon, type Pictured, type Seen, Thumb } from '@krcma/look'
import type { GainKind } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import type { TalesOfGlory } from '../shape.ts'
import { faceOf } from './face.ts'
import { gainIcon, pictures, types } from './tile/pictures.ts'
import { explained } from './tile/said.tsx'
import { spoken } from './words/words.ts'

const isTile = (id: string): id is TileId => Object.hasOwn(pictures, id)
const isGain = (id: string): id is GainKind => Object.hasOwn(gainIcon, id)

/** A tile or a gain in a sentence of the log. */
export function picture(id: string, { words }: Seen<TalesOfGlory>): Pictured | null {
  if (isGain(id)) return { picture: <Icon of={gainIcon[id]} /> }
  if (!isTile(id)) return null
  const { vocabulary: v, board: w } = spoken(words)
  const [icon] = pictures[id]
  return { picture: <Thumb icon={icon} hue={types[faceOf(id).type].hue} />, says: explained(v, w, id) }
}
