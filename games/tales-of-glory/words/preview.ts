import type { TileId } from '../content/tiles.ts'
import { connections, opposite } from '../rules/tale.ts'
import { edge, tileOf } from '../rules/tile.ts'
import type { Placed, Side } from '../shape.ts'
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
  const made = connections(tale, tile, { x, y }) ?? []
  const brings: string[] = []
  for (const { side, with: other } of made) {
    const theirs = opposite(side)
    if (edge(tile, side) === 'half-key' && edge(other.tile, theirs) === 'half-key') brings.push(v.amount('key', 1))
    for (const text of [ofConnector(v, tile, side, other.tile), ofConnector(v, other.tile, theirs, tile)])
      if (text !== null) brings.push(text)
  }
  return { beside: made.map(({ with: other }) => v.tile[other.tile]), brings }
}

function ofConnector(v: Vocabulary, tile: TileId, side: Side, other: TileId): string | null {
  const connector = edge(tile, side)
  if (connector === null || typeof connector === 'string') return null
  const met = connector.requires === null || connector.requires === tileOf(other).type
  return met ? rewardText(v, connector.reward) : null
}
