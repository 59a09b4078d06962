import { FACTIONS } from '../content/factions.ts'
import { GOODS } from '../content/goods.ts'
import { Asked } from './asked.tsx'
import { type At, lookOf, playerAt, shownSeat } from './at.ts'
import { answeredIn } from './parts.ts'

/** The party, the animals and the purse of the seat in view. */
export function Company({ at }: { at: At }) {
  const { v, w } = at
  const seat = shownSeat(at)
  const { party, goods, hearts, animal } = playerAt(at, seat)
  const owned = GOODS.filter((good) => goods[good] > 0).map((good) => v.amount(good, goods[good]))
  return (
    <section className="naf-company" aria-label={w.company.of(lookOf(at, seat).name)}>
      <h2>{w.company.of(lookOf(at, seat).name)}</h2>
      <p>{v.and([...owned, v.amount('hearts', hearts)])}</p>
      <ul>
        {FACTIONS.map((slot) => {
          const member = party[slot]
          if (member === null) return null
          return <li key={slot}>{member === 'animal' ? v.animal[animal ?? 'dog'] : v.names.adventurers[member]}</li>
        })}
      </ul>
      <Asked at={at} of={answeredIn(at, 'company')} />
    </section>
  )
}
