import { Die } from '@krcma/look'
import type { At } from './at.ts'

/** A round begins: its dice fall on the table. */
export function Roll({ at }: { at: At }) {
  const rolled = at.staged.find((event) => event.kind === 'dice-rolled')
  const round = at.staged.find((event) => event.kind === 'round-began')
  if (rolled?.kind !== 'dice-rolled') return null
  const named = rolled.data.dice.map((die, i) => ({ die, key: `${i} ${die.colour}`, delay: `${i * 90}ms` }))
  return (
    <div className="moment" aria-hidden="true">
      {round?.kind === 'round-began' && (
        <>
          <h2>{at.w.round(round.data.round, round.data.rounds)}</h2>
          <p>{at.v.phase.roll}</p>
        </>
      )}
      <div className="rpl-roll">
        {named.map(({ die, key, delay }) => (
          <span key={key} style={{ animationDelay: delay }}>
            <Die gem={die.colour} value={die.value} letter="" />
          </span>
        ))}
      </div>
    </div>
  )
}
