import { Explain, type Explanation, thing, type touch } from '@krcma/look'
import { memo } from 'react'
import type { TileId } from '../../content/tiles.ts'
import type { At } from '../at.ts'
import { Touched } from '../touched.tsx'
import { explained, spoken } from './said.tsx'
import { TileArt } from './tile.tsx'

interface ShownTileProps {
  readonly at: Pick<At, 'v' | 'w'>
  readonly id: TileId
  readonly opened?: readonly boolean[]
  /** Props of `touch`, where the tile is a choice. */
  readonly touched?: ReturnType<typeof touch>
  readonly says?: Explanation
  readonly className?: string
  readonly style?: { readonly left: number; readonly top: number }
}

// What can be looked at takes the keyboard's focus, so that its explanation can be read without a mouse.
const lookedAt = { role: 'img', tabIndex: 0 } as const

/** A tile that lies somewhere: it is drawn, spoken, explained, and touched where that is a choice. */
export function ShownTile({ at, id, opened = [], touched = {}, className = '', style, says }: ShownTileProps) {
  const said = says ?? explained(at.v, at.w, id, { opened })
  const touchable = touched.role !== undefined
  const looks = touchable ? {} : { ...lookedAt, 'aria-label': spoken(at.v, at.w, id, opened) }
  const tile = (
    <div className={`tog-tile ${className}`} style={style} {...thing(id)} {...looks}>
      <TileArt id={id} name={at.v.tile[id]} opened={opened.map((open) => (open ? '1' : '0')).join('')} />
      <Touched by={touched} says={said} />
    </div>
  )
  return touchable ? tile : <Explain of={said}>{tile}</Explain>
}

interface PlacedTileProps extends Pick<ShownTileProps, 'id'> {
  readonly at: Pick<At, 'v' | 'w'>
  readonly opened: readonly boolean[]
  readonly style: { readonly left: number; readonly top: number }
}

/** A tile of a tale: it changes only when a chest of it is opened, or when it comes to lie elsewhere on the page. */
export const PlacedTile = memo(
  (props: PlacedTileProps) => <ShownTile {...props} className="tog-placed" />,
  (before, now) =>
    before.id === now.id &&
    before.at.w === now.at.w &&
    before.at.v === now.at.v &&
    before.style.left === now.style.left &&
    before.style.top === now.style.top &&
    before.opened.join() === now.opened.join(),
)
