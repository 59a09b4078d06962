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

/** The letters on it, the smallest as well as any other: what is printed on a tile is read from afar. */
export const LETTERS = 20

interface TileArtProps {
  readonly id: TileId
  readonly name: string
  /** Which chests hold a key; none, for a tile that is not in a tale. */
  readonly opened?: string
}

/** Where the n-th chest of a tile is drawn. */
export const chestAt = (chest: number) => ({ x: chest === 0 ? 4 : 101, y: 135, width: 55, height: 23 })

/** So many letters of a name fit into a line. */
const LINE = 16
/** How high a line of a name is. */
const HIGH = 19

/** A name in one line, or in two that are as even as its words allow. */
function linesOf(name: string): readonly string[] {
  if (name.length <= LINE) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longer = ([one, other]: readonly [string, string]) => Math.max(one.length, other.length)
  return (
    cuts.reduce<readonly [string, string] | null>(
      (best, cut) => (best === null || longer(cut) < longer(best) ? cut : best),
      null,
    ) ?? [name]
  )
}

const hasEdge = (edge: unknown): edge is object => typeof edge === 'object' && edge !== null

/** The face of a tile: picture, cost, type, connectors, name, reward and chests. What it says in words stands around it. */
export const TileArt = memo(function TileArt({ id, name, opened = '' }: TileArtProps) {
  const { type, cost, sides, reward, chests } = faceOf(id)
  const isPlace = type === 'place'
  const lines = linesOf(name)
  // The name of a place stands above its lower tab, or where that would be.
  const below = !isPlace ? 112 : sides[2] === null ? 154 : 130
  const band = below - lines.length * HIGH
  const costs = ELEMENTS.filter((element) => (cost[element] ?? 0) > 0)
  return (
    <svg className="tog-art" viewBox="0 0 160 160" data-type={type} aria-hidden="true">
      <TileEmblem
        id={id}
        {...(isPlace ? { x: -6, y: band / 2 - 80, size: 172 } : { x: 0, y: band / 2 - 78, size: TILE })}
      />
      <path className="tog-page" d={isPlace ? `M0 ${band}H160V${below}H0z` : `M0 ${band}H160V160H0z`} />
      <path className="tog-rule" d={isPlace ? `M0 ${band}H160M160 ${below}H0` : `M0 ${band}H160M8 ${below + 1}H152`} />
      <text className="tog-name">
        {lines.map((line, i) => (
          <tspan key={line} x="80" y={band + i * HIGH + 15}>
            {line}
          </tspan>
        ))}
      </text>
      {!isPlace && <RewardRow reward={reward} x={80} y={124} width={152} />}
      {chests.map((contents, chest) => {
        const { x, y, width, height } = chestAt(chest)
        const open = opened[chest] === '1'
        return (
          <g key={x} data-open={open} className="tog-chest">
            <rect x={x} y={y} width={width} height={height} rx="5" />
            <path d={open ? icons.openChest : icons.chest} transform={`translate(${x + 3} ${y + 2.5}) scale(.0352)`} />
            <RewardRow reward={contents} x={x + 38} y={y + 11.5} width={30} />
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
          <path d={`M4 0H42V${costs.length * 20 + 14}L23 ${costs.length * 20 + 5} 4 ${costs.length * 20 + 14}z`} />
          {costs.map((element, i) => (
            <g key={element} transform={`translate(7 ${3 + i * 20})`}>
              <path className="tog-pennant-icon" d={gainIcon[element]} transform="translate(0 1) scale(.035)" />
              <text x="26" y="17">
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
