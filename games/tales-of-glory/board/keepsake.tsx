import type { BoardProps } from '@krcma/look'
import type { TalesOfGlory } from '../shape.ts'
import { inWords, playerAt, shownSeat, taleOf } from './at.ts'
import { pageOf } from './tale/page.ts'
import { TILE, TileArt } from './tile/tile.tsx'

/** A finished tale, whole, on its vellum. */
export function Keepsake(props: BoardProps<TalesOfGlory>) {
  const at = inWords(props)
  const tale = taleOf(playerAt(at, shownSeat(at)))
  const { left, top, width, height } = pageOf(tale)
  return (
    <div className="tog tog-keepsake" style={{ width, height }}>
      {tale.map(({ tile, x, y, opened }) => (
        <div key={tile} className="tog-placed" style={{ left: x * TILE - left, top: y * TILE - top }}>
          <TileArt id={tile} name={at.v.tile[tile]} opened={opened.map((open) => (open ? '1' : '0')).join('')} />
        </div>
      ))}
    </div>
  )
}
