import { memo, useId } from 'react'
import { seeded } from '../seed.ts'
import { type Pattern, patterns } from './patterns.tsx'
import { type Scene, scenes } from './scenes.tsx'

export interface EmblemProps {
  /** The same id always looks the same. */
  readonly id: string
  /** The drawing in the middle. */
  readonly icon: string
  /** A smaller second drawing, half in shadow beside the first. */
  readonly beside?: string
  /** The hue of the ground, 0 to 360, and how strong (0 grey, 1 full); the seed shifts it a little. */
  readonly hue: number
  readonly strength?: number
  readonly pattern?: Pattern
  readonly scene?: Scene
  /** None, a thin line, or corners in gold for what is rare. */
  readonly frame?: 'none' | 'line' | 'gold'
  /** Wider or taller than a square: the picture's box, of which the shorter side is 100. */
  readonly box?: readonly [width: number, height: number]
  /** Where it stands in a surrounding <svg>; leave out in HTML, where it fills its box. */
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

const weaves = ['rays', 'rings', 'scales', 'stars', 'lattice', 'waves', 'thorns', 'bricks'] as const
const SQUARE = [100, 100] as const
const CORNER = 'M3 20V3H20M7 16V7H16M3 26l4 -3-4 -3M26 3l-3 4-3-4'

/** A picture made of a ground, a weave, a land, a drawing in raking light and a frame: like a small painted tile. */
export const Emblem = memo(function Emblem(props: EmblemProps) {
  const { id, icon, beside, hue, strength = 1, scene = 'none', frame = 'line', box = SQUARE, x, y, size } = props
  const seed = seeded(id)
  const [wide, high] = box
  const own = useId()
  const tint = hue + seed.between(-12, 12)
  const light = { x: seed.between(22, 78), y: seed.between(4, 30) }
  const pattern = props.pattern ?? seed.pick(weaves)
  const colour = (l: number, s: number, turn = 0) =>
    `hsl(${(tint + turn).toFixed(0)} ${(s * strength).toFixed(0)}% ${l}%)`
  const land = scenes[scene](seed)
  const mirrored = seed.next() < 0.5 && beside !== undefined
  const place = size === undefined ? {} : { x, y, width: size, height: size }
  return (
    <svg
      className="emblem"
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...place}
    >
      <defs>
        <radialGradient id={`${own}g`} cx={`${light.x}%`} cy={`${light.y}%`} r="105%">
          <stop offset="0" stopColor={colour(56, 62, 14)} />
          <stop offset=".42" stopColor={colour(33, 56)} />
          <stop offset="1" stopColor={colour(11, 50, -16)} />
        </radialGradient>
        <linearGradient id={`${own}i`} x1={light.x < 50 ? '0' : '1'} y1="0" x2={light.x < 50 ? '.7' : '.3'} y2="1">
          <stop offset="0" stopColor="#fffaeb" />
          <stop offset=".5" stopColor={colour(88, 60, 20)} />
          <stop offset="1" stopColor={colour(66, 52, 6)} />
        </linearGradient>
        <radialGradient id={`${own}v`} r="72%">
          <stop offset=".62" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <rect width={wide} height={high} fill={`url(#${own}g)`} />
      <g transform={`scale(${wide / 100} ${high / 100})`}>
        {/* Each shape is see-through by itself: a group that is makes the browser compose it apart. */}
        <g color={colour(78, 60, 24)} fillOpacity=".16" strokeOpacity=".16">
          {patterns[pattern](seed)}
        </g>
        {land.map((d, i) => (
          <path
            key={d}
            d={d}
            fill={colour(i === 0 ? 20 : 10, 46, -10)}
            fillRule="evenodd"
            fillOpacity={i === 0 ? 0.62 : 0.78}
          />
        ))}
      </g>
      <g transform={`translate(${(wide - 100) / 2} ${(high - 100) / 2})`}>
        <g transform={mirrored ? 'matrix(-1 0 0 1 100 0)' : undefined}>
          {beside !== undefined && (
            <path d={beside} transform="translate(52 44) scale(.082)" fill={colour(70, 44, 8)} fillOpacity=".62" />
          )}
          <g transform={beside === undefined ? 'translate(21 20) scale(.1133)' : 'translate(11 14) scale(.1133)'}>
            <path d={icon} transform="translate(14 20)" fill="#000" fillOpacity=".42" />
            <path d={icon} fill={`url(#${own}i)`} />
          </g>
        </g>
      </g>
      <rect width={wide} height={high} fill={`url(#${own}v)`} />
      {frame === 'line' && (
        <rect
          x="2.5"
          y="2.5"
          width={wide - 5}
          height={high - 5}
          rx="3"
          fill="none"
          stroke={colour(74, 55, 26)}
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
      )}
      {frame === 'gold' && (
        <g fill="none" stroke="#f0cc74" strokeWidth="1.7">
          <rect x="1.6" y="1.6" width={wide - 3.2} height={high - 3.2} rx="2.5" strokeOpacity=".8" />
          <path d={CORNER} />
          <path d={CORNER} transform={`matrix(-1 0 0 1 ${wide} 0)`} />
          <path d={CORNER} transform={`matrix(1 0 0 -1 0 ${high})`} />
          <path d={CORNER} transform={`matrix(-1 0 0 -1 ${wide} ${high})`} />
        </g>
      )}
    </svg>
  )
})
