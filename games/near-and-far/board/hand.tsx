import { cardText } from '../words/speech.ts'
import { Asked } from './asked.tsx'
import { type At, playerAt, shownSeat } from './at.ts'
import { answeredIn } from './parts.ts'

/** The artifacts in hand of the seat in view, as far as the viewer sees them. */
export function Hand({ at }: { at: At }) {
  const { v, w } = at
  const { basic, advanced } = playerAt(at, shownSeat(at)).hand
  const held = [basic.items, advanced.items].flatMap((items) => (typeof items === 'number' ? [] : items))
  return (
    <section className="naf-hand" aria-label={w.hand.name}>
      <h2>{w.hand.name}</h2>
      <ul>
        {held.map((id) => (
          <li key={id}>{cardText(v, id)}</li>
        ))}
      </ul>
      <Asked at={at} of={answeredIn(at, 'hand')} />
    </section>
  )
}
