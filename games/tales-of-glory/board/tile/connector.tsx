import { icons } from '@krcma/look'
import type { PlaceConnector } from '../../content/tile.ts'
import type { Side } from '../../shape.ts'
import { types } from './pictures.ts'
import { RewardRow } from './reward.tsx'

/** The middle of each side of a tile of 160. */
export const middles = [
  [80, 0],
  [160, 80],
  [80, 160],
  [0, 80],
] as const

/** Half of a round: the tile is cut at its edge, so that two tiles that meet make it whole. */
export function PlainConnector({ side }: { side: Side }) {
  const [x, y] = middles[side]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="tog-round" r="13" />
      <path className="tog-lozenge" d="M0 -7.5 7.5 0 0 7.5 -7.5 0z" />
    </g>
  )
}

/** Half of a key, which the other tile completes. */
export function HalfKeyConnector({ side }: { side: Side }) {
  const [x, y] = middles[side]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="tog-keyhole" r="17.5" />
      <path
        className="tog-half-key"
        d={icons.key}
        transform={`${side % 2 === 1 ? 'rotate(90) ' : ''}translate(-15 -15) scale(.0586)`}
      />
    </g>
  )
}

const tabs = [
  'M40 -4H120V17Q120 27 110 27H50Q40 27 40 17z',
  'M164 46V114H143Q133 114 133 104V56Q133 46 143 46z',
  'M40 164H120V143Q120 133 110 133H50Q40 133 40 143z',
  'M-4 46V114H17Q27 114 27 104V56Q27 46 17 46z',
]

/** The tab of a place: which type it wants, if any, and what it gives. */
export function PlaceTab({ side, connector }: { side: Side; connector: PlaceConnector }) {
  const { requires, reward } = connector
  const upright = side === 1 || side === 3
  const [x, y] = [
    [80, 14],
    [147, 80],
    [80, 146],
    [13, 80],
  ][side] as [number, number]
  const lines = upright ? reward.map((part) => [part]) : [reward]
  const rows = lines.length + (upright && requires !== null ? 1.1 : 0)
  const top = y - (rows - 1) * 9.5
  return (
    <g>
      <path className="tog-tab" d={tabs[side]} />
      {requires !== null && (
        <g transform={upright ? `translate(${x} ${top})` : `translate(${x - 20} ${y})`}>
          <circle className="tog-badge" r="9.5" style={{ fill: `hsl(${types[requires].hue} 55% 26%)` }} />
          <path className="tog-badge-icon" d={types[requires].icon} transform="translate(-7 -7) scale(.0273)" />
        </g>
      )}
      {lines.map((line, i) => (
        <RewardRow
          key={line.map(({ gain }) => gain).join()}
          reward={line}
          x={upright || requires === null ? x : x + 14}
          y={upright ? top + (requires === null ? 0 : 20) + i * 18 : y}
          width={upright ? 21 : requires === null ? 72 : 44}
        />
      ))}
    </g>
  )
}
