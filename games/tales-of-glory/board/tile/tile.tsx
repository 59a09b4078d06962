import { icons } from '@krcma/look'
import { memo } from 'react'
import { ELEMENTS } from '../../content/tile.ts'
import type { TileId } from '../../content/tiles.ts'
import type { Side } from '../../shape.ts'
import { eraOf, faceOf } from '../face.ts'
import { HalfKeyConnector, middles, PlaceTab, PlainConnector } from './connector.tsx'
import { TileEmblem } from './emblem.tsx'
import { gainIcon, types } from './pictures.ts'
import { RewardRow } from './reward.tsx'

/** A tile is drawn on a square of 160. */
export const TILE = 160

interface TileArtProps {
  readonly id: TileId
  readonly name: string
  /** Which chests hold a key; none, for a tile that is not in a tale. */
  readonly opened?: string
}

/** Where the n-th chest of a tile is drawn. */
export const chestAt = (chest: number) => ({ x: chest === 0 ? 5 : 101, y: 135, width: 54, height: 23 })

const hasEdge = (edge: unknown): edge is object => typeof edge === 'object' && edge !== null

/** The face of a tile: picture, cost, type, connectors, name, reward and chests. What it says in words stands around it. */
export const TileArt = memo(function TileArt({ id, name, opened = '' }: TileArtProps) {
  const { type, cost, sides, reward, chests } = faceOf(id)
  const isPlace = type === 'place'
  // The name of a place stands above its lower tab, or where that would be.
  const band = !isPlace ? 94 : sides[2] === null ? 133 : 112
  const costs = ELEMENTS.filter((element) => (cost[element] ?? 0) > 0)
  const fitted = name.length > 23 ? { textLength: 148, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <svg className="tog-art" viewBox="0 0 160 160" data-type={type} aria-hidden="true">
      {isPlace ? <TileEmblem id={id} x={-6} y={-10} size={172} /> : <TileEmblem id={id} x={0} y={-30} size={TILE} />}
      <path className="tog-page" d={isPlace ? `M0 ${band}H160v22H0z` : 'M0 94H160V160H0z'} />
      <path className="tog-rule" d={isPlace ? `M0 ${band}H160m0 22H0` : 'M0 94H160M8 113H152'} />
      <text className="tog-name" x="80" y={isPlace ? band + 16 : 108.5} {...fitted}>
        {name}
      </text>
      {!isPlace && <RewardRow reward={reward} x={80} y={123.5} width={146} />}
      {chests.map((contents, chest) => {
        const { x, y, width, height } = chestAt(chest)
        const open = opened[chest] === '1'
        return (
          <g key={x} data-open={open} className="tog-chest">
            <rect x={x} y={y} width={width} height={height} rx="5" />
            <path d={open ? icons.openChest : icons.chest} transform={`translate(${x + 3} ${y + 2.5}) scale(.0352)`} />
            <RewardRow reward={contents} x={x + 37} y={y + 11.5} width={30} />
            {open && (
              <g className="tog-key-token" transform={`translate(${x + 38} ${y + 11})`}>
                <circle r="10.5" />
                <path d={icons.key} transform="translate(-8 -8) scale(.0313)" />
              </g>
            )}
          </g>
        )
      })}
      <path className="tog-frame" d="M1.5 1.5H158.5V158.5H1.5z" />
      <path className="tog-frame-inner" d="M5 5H155V155H5z" />
      {sides.map((edge, i) => {
        const side = i as Side
        const key = `${middles[side]}`
        if (edge === 'plain') return <PlainConnector key={key} side={side} />
        if (edge === 'half-key') return <HalfKeyConnector key={key} side={side} />
        return hasEdge(edge) ? <PlaceTab key={key} side={side} connector={edge} /> : null
      })}
      {costs.length > 0 && (
        <g className="tog-pennant">
          <path d={`M5 0H35V${costs.length * 19 + 14}L20 ${costs.length * 19 + 5} 5 ${costs.length * 19 + 14}z`} />
          {costs.map((element, i) => (
            <g key={element} transform={`translate(8 ${4 + i * 19})`}>
              <path className="tog-pennant-icon" d={gainIcon[element]} transform="translate(0 1) scale(.029)" />
              <text x="20.5" y="14">
                {cost[element]}
              </text>
            </g>
          ))}
        </g>
      )}
      <g transform="translate(143 17)">
        <circle className="tog-badge" r="12.5" style={{ fill: `hsl(${types[type].hue} 55% 22%)` }} />
        <path className="tog-badge-icon" d={types[type].icon} transform="translate(-9 -9) scale(.0352)" />
      </g>
      <Era of={eraOf(id)} />
    </svg>
  )
})

/** One, two or three points of gold under the badge. */
function Era({ of }: { of: 1 | 2 | 3 | null }) {
  if (of === null) return null
  const points = Array.from({ length: of }, (_, i) => 143 + (i - (of - 1) / 2) * 7)
  return (
    <g>
      {points.map((x) => (
        <circle key={x} className="tog-era" cx={x} cy="35" r="2.4" />
      ))}
    </g>
  )
}
