import { sentence } from '../words/texts.ts'
import type { At } from './at.ts'
import { ScoreTable } from './panels/score.tsx'

/** The end: why it is over, and where everybody's points came from. */
export function Ending({ at }: { readonly at: At }) {
  const { ended } = at.state
  if (ended === null) return null
  const winners = ended.winners.map((seat) => at.seats[seat]?.name ?? '')
  return (
    <section className="h3-ending" aria-label={at.w.ending}>
      <h2>{at.state.setting.scenario.name[at.v.language]}</h2>
      <p>
        {sentence(at.v.ending[ended.result])} {winners.length > 0 && at.w.wins(at.v.and(winners), winners.length)}
      </p>
      <ScoreTable at={at} />
    </section>
  )
}
