import { Icon, icons } from '@krcma/look'
import { type At, lookOf } from './at.ts'
import { Thrown } from './book/test-line.tsx'

/** Dice that decide: in a duel both sides' at once. */
export function Moment({ at }: { at: At }) {
  const { w, staged } = at
  const thrown = staged.flatMap((event) => (event.kind === 'rolled' ? [event.data] : []))
  const [first] = thrown
  if (first === undefined) return null
  return (
    <div className="moment naf-moment" aria-hidden="true">
      <h2>
        {first.roll !== 'encounter-skill' && <Icon of={icons.combat} />} {w.encounter.rolls[first.roll]}
      </h2>
      <div className="naf-moment-dice">
        {thrown.map(({ who, die, total }) => (
          <span key={who}>
            <Thrown die={die} gem={who === 'neutral' ? 'white' : 'gold'} rolled />
            <strong>{who === 'neutral' ? w.neutral : lookOf(at, who).name}</strong>
            <b>{total}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
