import { BUILDINGS } from '../content/town.ts'
import { Asked } from './asked.tsx'
import { type At, lookOf } from './at.ts'
import { answeredIn } from './parts.ts'

/** The town: who is where, and what can be done there. */
export function Town({ at }: { at: At }) {
  const { state, v, w } = at
  return (
    <section className="naf-town" aria-label={w.town.name}>
      <h2>{w.town.name}</h2>
      <ul className="naf-street">
        {BUILDINGS.map((building) => (
          <li key={building}>
            {v.building[building]}
            {state.players.map(({ at: where }, seat) =>
              where === building ? (
                <strong key={lookOf(at, seat).name} style={{ color: lookOf(at, seat).colour }}>
                  {lookOf(at, seat).name}
                </strong>
              ) : null,
            )}
          </li>
        ))}
      </ul>
      <Asked at={at} of={answeredIn(at, 'town')} />
    </section>
  )
}
