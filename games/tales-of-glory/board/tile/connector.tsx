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
  'M33 -4H127V17Q127 27 117 27H43Q33 27 33 17z',
  'M164 46V114H138Q128 114 128 104V56Q128 46 138 46z',
  'M33 164H127V143Q127 133 117 133H43Q33 133 33 143z',
  'M-4 46V114H22Q32 114 32 104V56Q32 46 22 46z',
]

/** The tab of a place: which type it wants, if any, and what it gives. */
export function PlaceTab({ side, connector }: { side: Side; connector: PlaceConnector }) {
  const { requires, reward } = connector
  const upright = side === 1 || side === 3
  const [x, y] = [
    [80, 13],
    [144.5, 80],
    [80, 147],
    [15.5, 80],
  ][side] as [number, number]
  const lines = upright ? reward.map((part) => [part]) : [reward]
  const rows = lines.length + (upright && requires !== null ? 1.1 : 0)
  const top = y - (rows - 1) * 10
  return (
    <g>
      <path className="tog-tab" d={tabs[side]} />
      {requires !== null && (
        <g transform={upright ? `translate(${x} ${top})` : `translate(${x - 33} ${y})`}>
          <circle className="tog-badge" r="9.5" style={{ fill: `hsl(${types[requires].hue} 55% 26%)` }} />
          <path className="tog-badge-icon" d={types[requires].icon} transform="translate(-7 -7) scale(.0273)" />
        </g>
      )}
      {lines.map((line, i) => (
        <RewardRow
          key={line.map(({ gain }) => gain).join()}
          reward={line}
          x={upright || requires === null ? x : x + 11}
          y={upright ? top + (requires === null ? 0 : 21) + i * 20 : y}
          width={upright ? 29 : requires === null ? 86 : 66}
        />
      ))}
    </g>
  )
}
