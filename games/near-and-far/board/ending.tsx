import { pointsOf } from '../reckoning/score.ts'
import { type At, lookOf } from './at.ts'
import { Atlas } from './map/atlas.tsx'

/** The map as it was left, and who came how far. */
export function Ending({ at }: { at: At }) {
  return (
    <section className="naf-ending" aria-label={at.w.ending.title}>
      <h2>{at.w.ending.title}</h2>
      <ol>
        {at.state.players.map((_, seat) => (
          <li key={lookOf(at, seat).name}>
            {lookOf(at, seat).name}: {at.v.points(pointsOf(at.state, seat))}
          </li>
        ))}
      </ol>
      <Atlas at={at} />
    </section>
  )
}
