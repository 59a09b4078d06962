import { Icon } from '@krcma/look'
import { fieldText } from '../words/texts.ts'
import type { At } from './at.ts'
import * as own from './icons.ts'
import { Medal } from './units/unit.tsx'

/** What everybody waited for: two armies meet, and how it ended. */
export function Moment({ at }: { readonly at: At }) {
  const met = at.staged.find((event) => event.kind === 'combat-announced')
  if (met?.kind === 'combat-announced') {
    const { seat, against, difficulty, field } = met.data
    const look = at.seats[seat]
    const other = against === null ? undefined : at.seats[against]
    const rival = other?.name ?? (difficulty === null ? at.v.side.neutral : at.w.battle.guard(at.v.roman(difficulty)))
    return (
      <div className="moment h3-moment" aria-hidden="true">
        <h2>{at.w.battle.between(look?.name ?? '', rival)}</h2>
        <div className="h3-meeting">
          <Host at={at} seat={seat} />
          <span className="h3-crossed">
            <Icon of={own.army} />
          </span>
          {against === null ? <span className="h3-host h3-numeral">{rival}</span> : <Host at={at} seat={against} />}
        </div>
        <p>{fieldText(at.v, field)}</p>
      </div>
    )
  }
  const over = at.staged.find((event) => event.kind === 'combat-ended')
  if (over?.kind !== 'combat-ended') return null
  const { result } = over.data
  const { battle } = at.state
  const camp = result.winner
  const seat = camp === null || battle === null ? null : battle[camp].seat
  return (
    <div className="moment h3-moment" aria-hidden="true">
      <h2>
        {camp === null ? at.w.battle.nobodyWon : at.w.battle.won(seat === null ? null : (at.seats[seat]?.name ?? ''))}
      </h2>
      {seat !== null && (
        <div className="h3-meeting">
          <Host at={at} seat={seat} />
        </div>
      )}
    </div>
  )
}

/** A player's colours, and the units that could be led. */
function Host({ at, seat }: { readonly at: At; readonly seat: number }) {
  const look = at.seats[seat]
  const units = at.state.players[seat]?.units.slice(0, 7) ?? []
  return (
    <span className="h3-host" style={{ color: look?.colour }}>
      {look !== undefined && <Icon of={look.sign} />}
      <span className="h3-host-units">
        {units.map(({ card, side }) => (
          <Medal key={card} card={card} side={side} />
        ))}
      </span>
    </span>
  )
}
