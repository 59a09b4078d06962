import { POSITIONS } from '../../content/lattice.ts'
import type { TileKind } from '../../content/tiles.ts'
import { HEX, hexOf } from './hex.ts'
import { kindNumerals } from './signs.ts'
import { placeOf } from './tile.tsx'

const INNER = hexOf(42)

/** A tile that lies face down: nobody sees more of it than its kind (H3B-MAP-13). */
export function TileBack({ kind }: { readonly kind: TileKind }) {
  return (
    <g className="h3-back" data-kind={kind}>
      {POSITIONS.map((position) => {
        const { x, y } = placeOf(position, 0)
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <polygon className="h3-back-stone" points={HEX} />
            <polygon className="h3-back-carved" points={INNER} />
          </g>
        )
      })}
      <circle className="h3-back-seal" r={38} />
      <text className="h3-back-kind" y={15}>
        {kindNumerals[kind]}
      </text>
    </g>
  )
}
