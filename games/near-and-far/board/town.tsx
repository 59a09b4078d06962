import { Explain, Icon, icons, of, signs, thing, touch } from '@krcma/look'
import { useState } from 'react'
import { BUILDINGS, type Building } from '../content/town.ts'
import { movement } from '../reckoning/movement.ts'
import { heartsOnLeaving } from '../reckoning/party.ts'
import { spaceOf } from '../reckoning/players.ts'
import { guards, moreAt, prospect } from '../reckoning/prospects.ts'
import { cardText } from '../words/speech.ts'
import { Asked } from './asked.tsx'
import { type At, lookOf, playerAt, shownSeat } from './at.ts'
import * as own from './icons.ts'
import { answeredIn } from './parts.ts'
import { Touched } from './touched.tsx'
import { Facade, type House } from './town/facades.tsx'
import { Inside } from './town/inside.tsx'
import { because, whyNotHouse, whyNotOut, whyNotPrison } from './why.ts'

/** The town as a street: seven houses and the prison, who stands before which, and what each would give now. */
export function Town({ at }: { at: At }) {
  const { state, w } = at
  const [looked, look] = useState<Building | null>(null)
  const visited =
    state.stage === 'visit' || state.stage === 'duel' || state.stage === 'entry' ? state.turn.building : null
  const asked = answeredIn(at, 'town').filter(({ kind }) => kind !== 'action')
  const open = asked.length > 0 ? visited : (looked ?? visited)
  return (
    <section className="naf-town" aria-label={w.town.name} data-side={state.town}>
      {open === null ? (
        <Asked at={at} of={asked} />
      ) : (
        <Inside at={at} building={open} close={open === visited ? null : () => look(null)} />
      )}
      <ul className="naf-street">
        {BUILDINGS.map((building) => (
          <Door key={building} at={at} building={building} look={() => look(looked === building ? null : building)} />
        ))}
        <Gate at={at} />
        <li className="naf-house" data-prison="true">
          <Explain of={{ ...w.town.prison, why: whyNotPrison(at) }}>
            <span className="naf-house-front">
              <Facade of="prison" />
              <strong>{w.town.prison.name}</strong>
              <Visitors at={at} house="prison" />
            </span>
          </Explain>
        </li>
      </ul>
    </section>
  )
}

/** Where the road begins: with so many hearts one would set out, and so far one would come. */
function Gate({ at }: { at: At }) {
  const { state, w, choices } = at
  const player = playerAt(at, shownSeat(at))
  const choice = of(choices, 'action').find(({ option }) => option === 'adventure')
  const hearts = spaceOf(player.at) === null ? heartsOnLeaving(player) : player.hearts
  const says = { ...w.town.gate, ...because(whyNotOut(at)) }
  return (
    <li className="naf-house" data-gate="true">
      <Explain of={says}>
        <span className="naf-house-front">
          <Facade of="gate" />
          <strong>{w.town.gate.name}</strong>
          <span className="naf-gives">
            {hearts} <Icon of={icons.heart} /> {movement(state, player)} <Icon of={own.move} />
          </span>
        </span>
      </Explain>
      <Touched by={touch(choices, choice)} says={says} />
    </li>
  )
}

interface DoorProps {
  readonly at: At
  readonly building: Building
  readonly look: () => void
}

function Door({ at, building, look }: DoorProps) {
  const { state, v, w, choices } = at
  const seat = shownSeat(at)
  const choice = of(choices, 'action').find(({ option }) => option === building)
  const gives = w.town.gives(prospect(state, seat, building))
  const guarded = state.stage === 'action' || state.stage === 'entry' ? guards(state, seat, building) : []
  const duel =
    guarded.length === 0
      ? ''
      : w.town.duel(v.and(guarded.map((one) => (one === 'neutral' ? w.neutral : lookOf(at, one).name))))
  const more = moreAt(playerAt(at, seat), building).map((id) => cardText(v, id))
  const name = w.town.house[building]
  const text = [w.town.rule[building], w.town.now(gives), duel, ...more].filter(Boolean).join(' ')
  const says = { name, text, ...because(whyNotHouse(at, seat, building)) }
  return (
    <li className="naf-house" data-building={building}>
      <Explain of={says}>
        <span className="naf-house-front">
          <Facade of={building} />
          <strong>{name}</strong>
          <span className="naf-gives">
            {duel !== '' && <Icon of={icons.combat} />} {gives}
          </span>
          <Visitors at={at} house={building} />
        </span>
      </Explain>
      <Touched by={touch(choices, choice)} says={says} />
      <button
        type="button"
        className="naf-look for-hands"
        onClick={look}
        aria-label={w.town.look(name)}
        title={w.town.look(name)}
      >
        <Icon of={signs.eye} />
      </button>
    </li>
  )
}

/** Who stands there; on the Town Hall of two also the neutral figure (NAF-2P-01). */
function Visitors({ at, house }: { at: At; house: House }) {
  const { state, w } = at
  const neutral = house === 'town-hall' && state.players.length === 2
  return (
    <span className="naf-visitors">
      {neutral && (
        <Explain of={{ name: w.neutral }}>
          <span className="naf-pawn" data-neutral="true" role="img" aria-label={w.neutral}>
            <Icon of={signs.person} />
          </span>
        </Explain>
      )}
      {state.players.map((player, seat) => {
        if (player.at !== house) return null
        const { name, colour, sign } = lookOf(at, seat)
        return (
          <span
            key={name}
            className="naf-pawn"
            style={{ background: colour }}
            role="img"
            aria-label={name}
            {...thing(`figure-${seat}`)}
          >
            <Icon of={sign} />
          </span>
        )
      })}
    </span>
  )
}
