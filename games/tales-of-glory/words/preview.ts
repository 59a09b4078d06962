import type { TileId } from '../content/tiles.ts'
import { meetings } from '../reckoning/outlook.ts'
import type { Placed } from '../shape.ts'
import { besides } from './beside.ts'
import { rewardText } from './tile-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the connections of a placement would bring, each as a short text; and where it would lie. */
export function preview(
  v: Vocabulary,
  tale: readonly Placed[],
  tile: TileId,
  x: number,
  y: number,
  name: (tile: TileId) => string = (id) => v.tile[id],
): { readonly where: string; readonly brings: readonly string[] } {
  const made = meetings(tale, tile, { x, y })
  return {
    where: v.and(besides(tale, { x, y }).map(({ of, side }) => v.beside(side, name(of.tile)))),
    brings: made.flatMap(({ key, rewards }) => [
      ...(key ? [v.amount('key', 1)] : []),
      ...rewards.map(({ reward }) => rewardText(v, reward)),
    ]),
  }
}
