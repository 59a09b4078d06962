import type { LayoutTile } from '../../content/scenario.ts'
import type { Words } from '../words/words.ts'
import { frameOf, middleOf, sizeOf } from './geometry.ts'
import { tileName } from './lattice.tsx'
import { TileDrawing } from './tile.tsx'

/** A map to be looked at. */
export function MapPicture({ tiles, words }: { readonly tiles: readonly LayoutTile[]; readonly words: Words }) {
  if (tiles.length === 0) return <p>{words.field.empty}</p>
  const frame = frameOf(tiles.map(({ slot }) => slot))
  return (
    <div className="h3w-lattice">
      <svg
        width={frame.width}
        height={frame.height}
        style={sizeOf(frame)}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={`${words.map.label}: ${tiles.map((tile) => tileName(words, tile)).join('; ')}`}
      >
        {tiles.map((tile) => {
          const { x, y } = middleOf(tile.slot)
          return (
            <g
              key={tile.slot.join(' ')}
              className="h3w-tile"
              data-kind={tile.kind}
              data-face={tile.faceUp === true || tile.kind === 'start' ? 'up' : 'down'}
              transform={`translate(${x} ${y})`}
            >
              <TileDrawing tile={tile} words={words} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
