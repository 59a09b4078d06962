import { seeded } from '@krcma/look'
import { memo, useId } from 'react'

interface WoodcutProps {
  /** The same id is always cut the same. */
  readonly id: string
  /** What is cut, and what stands smaller beside it. */
  readonly icon: string
  readonly beside?: string | undefined
}

const [WIDE, HIGH] = [200, 110]
const f = (n: number) => n.toFixed(1)

/** A print of a woodblock: rays that taper, land in black with the marks of the gouge, and what the page tells of. */
export const Woodcut = memo(function Woodcut({ id, icon, beside }: WoodcutProps) {
  const own = useId()
  const seed = seeded(id)
  const sun = { x: seed.between(40, 160), y: seed.between(14, 46) }
  const rays = Array.from({ length: 46 }, (_, i) => {
    const angle = ((i + seed.between(-0.2, 0.2)) * Math.PI * 2) / 46
    const from = seed.between(15, 19)
    const to = seed.between(90, 200)
    const at = (turn: number, far: number) =>
      `${f(sun.x + Math.cos(angle + turn) * far)} ${f(sun.y + Math.sin(angle + turn) * far)}`
    return `M${at(0, from)}L${at(0.028, to)}L${at(-0.028, to)}z`
  }).join('')
  const land = (high: number, rough: number) => {
    const tops = Array.from({ length: 9 }, (_, i) => `L${i * 25} ${f(high + seed.between(-rough, rough))}`)
    return `M0 ${HIGH}L0 ${high}${tops.join('')}L${WIDE} ${HIGH}z`
  }
  const cuts = Array.from({ length: 34 }, () => {
    const [x, y, long] = [seed.between(0, WIDE), seed.between(86, HIGH), seed.between(8, 30)]
    return `M${f(x)} ${f(y)}q${f(long / 2)} ${f(seed.between(-4, -1))} ${f(long)} 0`
  }).join('')
  const mirrored = seed.next() < 0.5
  return (
    <svg
      className="wpd-woodcut"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${own}h`} width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0H3.2" stroke="var(--cut-paper)" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width={WIDE} height={HIGH} fill="var(--cut-paper)" />
      <path d={rays} fill="var(--cut-ink)" />
      <circle cx={sun.x} cy={sun.y} r="12" fill="none" stroke="var(--cut-ink)" strokeWidth="2.2" />
      <path d={land(78, 7)} fill="var(--cut-ink)" />
      <path d={land(84, 5)} fill={`url(#${own}h)`} />
      <g transform={mirrored ? `matrix(-1 0 0 1 ${WIDE} 0)` : undefined}>
        {beside !== undefined && <Cut d={beside} x={128} y={44} scale={0.1} own={own} />}
        <Cut d={icon} x={52} y={14} scale={0.18} own={own} />
      </g>
      <path d={land(98, 3)} fill="var(--cut-ink)" />
      <path d={cuts} fill="none" stroke="var(--cut-paper)" strokeWidth="1" strokeLinecap="round" />
    </svg>
  )
})

/** Black with a white edge, so that it stands off the rays, and hatched where the light falls. */
function Cut({ d, x, y, scale, own }: { d: string; x: number; y: number; scale: number; own: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={d} fill="none" stroke="var(--cut-paper)" strokeWidth={2.6 / scale} strokeLinejoin="round" />
      <path d={d} fill="var(--cut-ink)" />
      <path d={d} transform="translate(-9 -9)" fill={`url(#${own}h)`} fillOpacity=".55" />
    </g>
  )
}
