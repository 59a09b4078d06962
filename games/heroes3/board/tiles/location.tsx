import type { Field } from '../../content/tiles.ts'
import { rowOf } from './hex.ts'
import { locationIcon, resourceIcons } from './signs.ts'

/** Icons are drawn on 512 units. */
const scaled = (size: number, x = 0, y = 0) => `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`

interface ReliefProps {
  readonly icon: string
  readonly size: number
  readonly x?: number
  readonly y?: number
}

/** A sign as if it were carved: its shadow, and its lit face. */
function Relief({ icon, size, x = 0, y = 0 }: ReliefProps) {
  return (
    <>
      <path className="h3-relief-shade" d={icon} transform={scaled(size, x + 1.6, y + 2)} />
      <path className="h3-relief" d={icon} transform={scaled(size, x, y)} />
    </>
  )
}

/** What stands on a field, around its middle. */
export function Location({ of }: { readonly of: Field }) {
  const icon = locationIcon(of)
  if (icon === null) return null
  const { type } = of
  return (
    <g className="h3-location" data-location={type} data-resource={type === 'mine' ? of.resource : undefined}>
      <Relief icon={icon} size={type === 'town' ? 58 : 42} y={-4} />
      {type === 'mine' && <Relief icon={resourceIcons[of.resource]} size={20} x={21} y={12} />}
      {(type === 'resource' || type === 'treasure') && <Dice n={of.dice} />}
    </g>
  )
}

/** How many dice are rolled there. */
function Dice({ n }: { readonly n: number }) {
  return (
    <>
      {rowOf(n, 17).map((x) => (
        <g key={x} transform={`translate(${x} 26)`}>
          <rect className="h3-pip-die" x={-7} y={-7} width={14} height={14} rx={3} />
          <path className="h3-pip" d="M-3-3h.01M3 3h.01M0 0h.01M3-3h.01M-3 3h.01" />
        </g>
      ))}
    </>
  )
}
