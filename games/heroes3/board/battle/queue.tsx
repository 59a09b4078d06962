import { Explain } from '@krcma/look'
import { queueOf } from '../../reckoning/battle/queue.ts'
import { statOf } from '../../reckoning/battle/values.ts'
import type { Battle } from '../../shape.ts'
import { unitName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { Medal } from '../units/unit.tsx'
import { lookOf } from './fighter.tsx'

/** Who is active, and in which order the others will be in this combat round. */
export function Queue({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const active = battle.fighters.find(({ id }) => id === battle.activation?.fighter)
  const order = [...(active === undefined ? [] : [active]), ...queueOf(battle)]
  if (battle.phase !== 'activation' || order.length === 0) return null
  return (
    <section className="h3-queue" aria-label={at.w.battle.order}>
      <ol>
        {order.map((fighter, i) => {
          const look = lookOf(at, battle, fighter)
          const name = at.w.battle.inOrder(
            i + 1,
            unitName(at.v, fighter.card),
            look?.name ?? at.v.side.neutral,
            statOf(battle, fighter, 'initiative'),
          )
          return (
            <Explain key={fighter.id} of={{ name }}>
              <li
                className="h3-queued"
                data-active={fighter === active}
                style={look === null ? undefined : { borderColor: look.colour }}
              >
                <span className="h3-unseen">{name}</span>
                <Medal card={fighter.card} side={fighter.side} />
                <span aria-hidden="true">{statOf(battle, fighter, 'initiative')}</span>
              </li>
            </Explain>
          )
        })}
      </ol>
    </section>
  )
}
