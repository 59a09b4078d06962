import { Asked } from './asked.tsx'
import type { At } from './at.ts'
import { answeredIn } from './parts.ts'

/** What is read and rolled: an encounter, a fight, a duel. */
export function Encounter({ at }: { at: At }) {
  const asked = answeredIn(at, 'encounter')
  const [first] = asked
  if (first === undefined) return null
  const { say, words } = at
  const question = words.question[first.kind] as (seat: number, context: unknown, say: unknown) => string
  const text =
    first.decision.kind === 'option' && at.say.read !== undefined ? at.say.read(first.decision.context.paragraph) : ''
  return (
    <section className="naf-encounter" aria-label={at.w.encounter.name}>
      {text !== '' && text !== null && <p>{text}</p>}
      <h2>{question(first.decision.seat, first.decision.context, say)}</h2>
      <Asked at={at} of={asked} />
    </section>
  )
}
