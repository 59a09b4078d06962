import { type Choice, Explain, Icon, icons, thing, touch, type WhyNot } from '@krcma/look'
import type { Space } from '../../content/map.ts'
import type { Journey } from '../../reckoning/journeys.ts'
import type { NearAndFar } from '../../shape.ts'
import { type At, lookOf } from '../at.ts'
import * as own from '../icons.ts'
import { explained, notesOf } from './said.ts'
import { placed, SIGNS } from './signs.ts'

interface SpotProps {
  readonly at: At
  readonly space: Space
  readonly journey: Journey | undefined
  readonly choice: Choice<NearAndFar> | undefined
  /** Why one cannot come there, or build a camp. */
  readonly why?: WhyNot | null
  /** Whether the keyboard comes to the map here. */
  readonly entrance: boolean
}

/** A space: its plaque, what is on it, and whose camp. */
export function Spot({ at, space, journey, choice, why = null, entrance }: SpotProps) {
  const { id, x, y, icon, encounter, water, mammoth } = space
  const owner = at.state.camps[id]
  const token = at.state.tokens.includes(id)
  const says = explained(at, space, journey, why)
  const named = choice === undefined ? { role: 'img', tabIndex: entrance ? 0 : -1 } : {}
  return (
    <Explain of={says}>
      <g
        className="naf-spot"
        transform={`translate(${x} ${y})`}
        data-icon={icon}
        data-space={id}
        data-reached={journey !== undefined}
        {...thing(id)}
        {...named}
        aria-label={[says.name, ...notesOf(at, space, journey)].join('. ')}
        {...touch(at.choices, choice)}
      >
        <circle className="naf-reach" r="36" />
        <Plaque icon={icon} />
        {encounter !== undefined && <Book token={token} />}
        {(water ?? mammoth) === true && (
          <g className="naf-badge" data-kind={water === true ? 'water' : 'mammoth'}>
            <circle className="naf-coaster" cx="-21" cy="17" r="12" />
            <path className="naf-sign" d={water === true ? own.water : own.mammoth} transform={placed(-21, 17, 17)} />
          </g>
        )}
        {owner !== undefined && <Camp colour={lookOf(at, owner).colour} sign={lookOf(at, owner).sign} />}
      </g>
    </Explain>
  )
}

/** Coins on a disc, gems on a cut stone, goods on a crate: nobody needs colours to tell them. */
function Plaque({ icon }: { icon: Space['icon'] }) {
  const size = icon === 'town' ? 38 : 27
  return (
    <g className="naf-plaque" data-icon={icon}>
      {icon === 'town' ? (
        <>
          <circle className="naf-plaque-rim" r="31" />
          <circle r="26" />
        </>
      ) : icon === 'coin' ? (
        <circle r="21" />
      ) : icon === 'gem' ? (
        <path d="M-13 -20h26l11 14l-24 27l-24 -27z" />
      ) : (
        <rect x="-20" y="-20" width="40" height="40" rx="6" />
      )}
      <path className="naf-plaque-sign" d={SIGNS[icon]} transform={placed(0, icon === 'gem' ? -2 : 0, size)} />
    </g>
  )
}

/** The open book; a token lies on it as long as nobody has read it. */
function Book({ token }: { token: boolean }) {
  return (
    <g className="naf-book" data-token={token}>
      <circle className="naf-coaster" cx="20" cy="-17" r={token ? 15 : 11} />
      <path className="naf-sign" d={icons.book} transform={placed(20, -17, token ? 21 : 15)} />
    </g>
  )
}

function Camp({ colour, sign }: { colour: string; sign: string }) {
  return (
    <g className="naf-camp">
      <path d="M-27 13L-5 -31L17 13Z" style={{ fill: colour }} />
      <path className="naf-camp-flap" d="M-5 -31L-12 13M-5 -31L2 13M-5 -31v-7" />
      <path className="naf-camp-sign" d={sign} transform={placed(-5, 0, 20)} />
    </g>
  )
}

const pictured = (name: string) => ({ role: 'img', 'aria-label': name })

/** A traveller, standing where it is. */
export function Figure({ at, seat, x, y }: { at: At; seat: number; x: number; y: number }) {
  const { colour, sign, name } = lookOf(at, seat)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="naf-figure" {...thing(`figure-${seat}`)} {...pictured(name)}>
        <ellipse className="naf-figure-shade" cy="3" rx="13" ry="5" />
        <path
          className="naf-figure-pin"
          d="M0 4C-7 -10 -18 -18 -18 -31A18 18 0 1 1 18 -31C18 -18 7 -10 0 4Z"
          style={{ fill: colour }}
        />
        <path className="naf-figure-sign" d={sign} transform={placed(0, -31, 24)} />
      </g>
    </g>
  )
}

/** What one journey would cost: hearts, and a threat on the way. */
export function Cost({ space: { x, y }, journey }: { space: Space; journey: Journey }) {
  return (
    <g className="naf-cost" transform={`translate(${x + 2} ${y + 31})`} data-threat={journey.threats > 0}>
      <rect className="naf-cost-chip" x="-25" y="-14" width="50" height="28" rx="14" />
      <path className="naf-cost-heart" d={icons.heart} transform={placed(-11, 0, 18)} />
      <text className="naf-cost-number" x="10" y="8">
        {journey.hearts}
      </text>
    </g>
  )
}

/** In words beside the map: how far one comes. */
export function Provisions({ at, steps, hearts }: { at: At; steps: number; hearts: number }) {
  return (
    <p className="naf-provisions">
      <Icon of={own.move} /> {at.w.map.steps(steps)} <Icon of={icons.heart} /> {at.v.amount('hearts', hearts)}
    </p>
  )
}
