import type { TileId } from '../content/tiles.ts'
import { meetings } from '../reckoning/outlook.ts'
import type { Placed } from '../shape.ts'
import { rewardText } from './tile-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the connections of a placement would bring, each as a short text; beside which tiles it would lie. */
export function preview(
  v: Vocabulary,
  tale: readonly Placed[],
  tile: TileId,
  x: number,
  y: number,
): { readonly beside: readonly string[]; readonly brings: readonly string[] } {
  const made = meetings(tale, tile, { x, y })
  return {
    beside: made.map(({ other }) => v.tile[other]),
    brings: made.flatMap(({ key, rewards }) => [
      ...(key ? [v.amount('key', 1)] : []),
      ...rewards.map(({ reward }) => rewardText(v, reward)),
    ]),
  }
}
