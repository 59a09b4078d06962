import { Explain } from '@krcma/look'
import { findFighter } from '../../reckoning/battle/fighters.ts'
import type { Battle, UnitCard } from '../../shape.ts'
import { unitName } from '../../words/texts.ts'
import { type At, ownSeat } from '../at.ts'
import { openSome } from '../opening.ts'
import { Touched } from '../touched.tsx'
import { explainedUnit, UnitPlate } from '../units/unit.tsx'
import { startsIn } from './places.ts'

/** The units that wait beside the board: first one is chosen, then its space. */
export function Bench({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const deploys = at.choices.all.filter(({ kind }) => kind === 'deploy' || kind === 'deploy-neutral')
  const starts = startsIn(deploys)
  if (starts.size === 0) return null
  const me = ownSeat(at)
  const sideOf = (card: UnitCard) =>
    (me === null ? undefined : at.state.players[me]?.units.find((unit) => unit.card === card)?.side) ?? 'neutral'
  return (
    <section className="h3-bench" aria-label={at.w.battle.waiting}>
      {[...starts].map(([start, some]) => {
        const fighter = findFighter(battle, start)
        const card = fighter === undefined ? (start as UnitCard) : fighter.card
        if (card === 'arrow-tower') return null
        const side = fighter?.side ?? sideOf(card)
        const says = { ...explainedUnit(at, card, side), name: at.w.battle.place(unitName(at.v, card)) }
        return (
          <Explain key={start} of={explainedUnit(at, card, side)}>
            <div className="h3-act h3-act-unit">
              <UnitPlate at={at} card={card} side={side} />
              {starts.size > 1 && <Touched by={openSome(at.choices, some, says.name)} says={says} />}
            </div>
          </Explain>
        )
      })}
    </section>
  )
}
