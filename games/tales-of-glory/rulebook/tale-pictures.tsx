import { Marked, type PictureProps, signs } from '@krcma/look'
import type { ReactNode } from 'react'
import { chestAt, TILE, TileArt } from '../board/tile/tile.tsx'
import { spoken } from '../board/words/words.ts'
import type { TileId } from '../content/tiles.ts'
import { eligibleChests } from '../reckoning/chests.ts'
import { meetings } from '../reckoning/outlook.ts'
import { connections } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Placed, TalesOfGlory } from '../shape.ts'

type Props = PictureProps<TalesOfGlory>

function OneTile({ words, id, marks }: Props & { id: TileId; marks: readonly (readonly [number, number])[] }) {
  return (
    <div className="tog tog-picture tog-picture-large">
      <Marked marks={marks}>
        <TileArt id={id} name={spoken(words).vocabulary.tile[id]} />
      </Marked>
    </div>
  )
}

/** Cost, type, connector, half a key, bare side, reward, chest. */
export function TileParts(props: Props) {
  return <OneTile {...props} id="e1-bog-lantern" marks={PARTS} />
}
const PARTS = [
  [26, 14],
  [77, 11],
  [13, 50],
  [86, 50],
  [64, 97],
  [76, 77],
  [44, 91],
] as const

/** A connector that rewards anybody, and one that rewards a type. */
export function PlaceParts(props: Props) {
  return <OneTile {...props} id="e1-crossroads-inn" marks={CONNECTORS} />
}
const CONNECTORS = [
  [33, 8],
  [80, 33],
] as const

const placed = (tile: TileId, x: number, y: number): Placed => ({
  tile,
  x,
  y,
  opened: tileOf(tile).chestIds.map(() => false),
})

const HERO = placed('hero-ragna', 0, 0)

/** Tiles where they lie; the corner of the page is the least cell. */
function SmallTale({ words, tale, children }: Props & { tale: readonly Placed[]; children?: ReactNode }) {
  const { vocabulary } = spoken(words)
  const [left, top] = [Math.min(...tale.map(({ x }) => x)), Math.min(...tale.map(({ y }) => y))]
  const [width, height] = [
    Math.max(...tale.map(({ x }) => x)) - left + 1,
    Math.max(...tale.map(({ y }) => y)) - top + 1,
  ]
  return (
    <div className="tog tog-picture tog-small-tale" data-width={width}>
      <svg viewBox={`0 0 ${width * TILE} ${height * TILE}`} aria-hidden="true">
        {tale.map(({ tile, x, y }) => (
          <svg key={tile} x={(x - left) * TILE} y={(y - top) * TILE} width={TILE} height={TILE} aria-hidden="true">
            <TileArt id={tile} name={vocabulary.tile[tile]} />
          </svg>
        ))}
        {children}
      </svg>
    </div>
  )
}

/** May the tile lie there, to the right of the hero? The sign at the seam is what the rules say. */
function Trying({ tile, ...props }: Props & { tile: TileId }) {
  const legal = connections([HERO], tile, { x: 1, y: 0 }) !== null
  return (
    <SmallTale {...props} tale={[HERO, placed(tile, 1, 0)]}>
      <Verdict x={TILE} y={TILE / 2 - 44} of={legal ? 'yes' : 'no'} />
    </SmallTale>
  )
}

function Verdict({ x, y, of }: { x: number; y: number; of: 'yes' | 'no' }) {
  return (
    <g className={`tog-verdict tog-verdict-${of}`} transform={`translate(${x} ${y})`}>
      <circle r="17" />
      <path d={signs[of]} transform="translate(-12 -12) scale(.047)" />
    </g>
  )
}

export function Fits(props: Props) {
  return <Trying {...props} tile="e1-bog-lantern" />
}

export function FitsNot(props: Props) {
  return <Trying {...props} tile="e1-notched-sword" />
}

const MET = placed('e1-retired-duelist', 0, -1)

/** TOG-EX-22: two halves meet, so that there is light around the key. */
export function Place(props: Props) {
  const key = meetings([HERO], MET.tile, MET).some((meeting) => meeting.key)
  return (
    <SmallTale {...props} tale={[HERO, MET]}>
      {key && <circle className="tog-key-light" cx={TILE / 2} cy={TILE} r="25" />}
    </SmallTale>
  )
}

/** TOG-KEY-04: the chests that the key of two half keys may open, of all that are locked. */
export function Keys(props: Props) {
  const tale = [HERO, MET, placed('e1-bog-lantern', 1, 0)]
  const may = eligibleChests(tale, [MET.tile, HERO.tile])
  return (
    <SmallTale {...props} tale={tale}>
      {tale.flatMap(({ tile, x, y }) =>
        tileOf(tile).chestIds.map(({ chest }) => {
          const box = chestAt(chest)
          const open = may.some((one) => one.tile === tile && one.chest === chest)
          return (
            <Verdict
              key={`${tile} ${chest}`}
              x={x * TILE + box.x + (chest === 0 ? box.width : 0)}
              y={(y + 1) * TILE + box.y}
              of={open ? 'yes' : 'no'}
            />
          )
        }),
      )}
    </SmallTale>
  )
}
