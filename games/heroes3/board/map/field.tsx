import { type Choice, Explain, thing, touchSome } from '@krcma/look'
import { guardOf, printedOn } from '../../reckoning/land.ts'
import { givesWay } from '../../reckoning/opposition.ts'
import type { FieldKey, Heroes3 } from '../../shape.ts'
import type { At } from '../at.ts'
import { ownSeat } from '../at.ts'
import { thingOf } from '../things.ts'
import { HEX, hexOf, type Point, rowOf } from '../tiles/hex.ts'
import { pictured } from './pictured.ts'
import { explainedField, nameOfField } from './said.ts'

interface FieldProps {
  readonly at: At
  readonly field: FieldKey
  readonly place: Point
  readonly choices: readonly Choice<Heroes3>[]
  /** How many movement points a hero in view needs to come here, if it can and this is no step of its own. */
  readonly steps: number | null
}

const RING = hexOf(40)
const LIT = hexOf(45)

/** What a game changes about a field: whose it is, who guards it, and whether it may be gone to. */
export function FieldView({ at, field, place, choices, steps }: FieldProps) {
  const [only] = choices
  const name = only !== undefined && choices.length === 1 ? only.label : nameOfField(at, field)
  const by = touchSome(at.choices, choices, name)
  const { cube = false, flags = [] } = at.state.fields[field] ?? {}
  const blocked = printedOn(field).type === 'blocked'
  const [owner] = flags
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <Explain of={explainedField(at, field)}>
        <g
          className="h3-field"
          {...thing(thingOf.field(field))}
          data-blocked={blocked}
          data-cube={cube}
          {...(only === undefined ? pictured(name) : by)}
        >
          <polygon className="h3-field-hit" points={HEX} />
          {owner !== undefined && (
            <polygon className="h3-owned" points={RING} style={{ stroke: at.seats[owner]?.colour }} />
          )}
          {only === undefined && steps !== null && <Steps n={steps} />}
          {only !== undefined && <polygon className="h3-lit" points={LIT} />}
          {cube && <Cube />}
          {flags.map((seat, i) => (
            <Flag key={seat} at={at} seat={seat} x={-26 + i * 15} />
          ))}
        </g>
      </Explain>
      {/* Over the field, not in it: the name of what one does there says the numeral in its own words. */}
      <Guard at={at} field={field} />
    </g>
  )
}

/** How strong the neutral army is, on a shield; broken where it would give way to the own hero. */
function Guard({ at, field }: Pick<FieldProps, 'at' | 'field'>) {
  if (at.state.fields[field] === undefined) return null
  const guard = guardOf(at.state, field)
  if (guard === null) return null
  const me = ownSeat(at)
  const yields = me !== null && givesWay(at.state, me, guard)
  return (
    <g className="h3-guard" data-yields={yields} transform="translate(24 -24)">
      <path d="M-20-19h40v19q0 15-20 24q-20-9-20-24z" />
      <text y={9}>{at.v.roman(guard)}</text>
    </g>
  )
}

/** A pennant in the colour and with the animal of whose the field is. */
function Flag({ at, seat, x }: { readonly at: At; readonly seat: number; readonly x: number }) {
  const { colour = '', sign = '' } = at.seats[seat] ?? {}
  return (
    <g className="h3-flag" transform={`translate(${x} -12)`} style={{ color: colour }}>
      <path className="h3-flag-pole" d="M0-24V26" />
      <path className="h3-flag-cloth" d="M0-24h27l-6 10l6 10h-27z" />
      <path className="h3-flag-sign" d={sign} transform="translate(3 -23) scale(0.034)" />
    </g>
  )
}

function Cube() {
  return <path className="h3-cube" d="M0-17l15 8v17l-15 8l-15-8v-17zM0-1v17M0-1l15-8M0-1l-15-8" />
}

/** So many movement points away. */
function Steps({ n }: { readonly n: number }) {
  return (
    <g className="h3-steps">
      <polygon points={RING} />
      {rowOf(n, 11).map((x) => (
        <circle key={x} cx={x} cy={37} r={4} />
      ))}
    </g>
  )
}
