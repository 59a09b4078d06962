import type { BoardProps } from '@krcma/look'
import type { Heroes3 } from '../shape.ts'
import { Acts } from './acts.tsx'
import { type At, inWords } from './at.ts'
import { MapView } from './map/map.tsx'
import { Turning } from './map/turning.tsx'

/** A table of carved stone: the map on it, and below what can be done besides. */
export function Board(props: BoardProps<Heroes3>) {
  const at = inWords(props)
  return (
    <div className="h3" data-layout={at.layout}>
      <div className="h3-table ground">
        <Land at={at} />
        <Acts at={at} />
      </div>
    </div>
  )
}

/** The map, and over its edge the tile that is being turned. */
function Land({ at }: { readonly at: At }) {
  return (
    <div className="h3-land">
      <MapView at={at} />
      <Turning at={at} />
    </div>
  )
}
