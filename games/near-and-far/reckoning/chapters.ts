import type { ParagraphId } from '@krcma/kernel'
import type { SeenPlayer, SeenState } from '../shape.ts'

type Met = NonNullable<SeenState['encounter']>

/** Where an encounter that was read begins in the book, known without the book. */
export function introductionOf(
  { map }: Pick<SeenState, 'map'>,
  { character }: Pick<SeenPlayer, 'character'>,
  { source, id }: Pick<Met, 'source' | 'id'>,
): ParagraphId {
  switch (source) {
    case 'map':
      return `map-${String(map).padStart(2, '0')}/${id}`
    case 'story':
      return `stories/${id}`
    case 'character':
      return `character-${character ?? ''}/${id}`
    case 'arcade':
      return `arcade/${id}`
  }
}
