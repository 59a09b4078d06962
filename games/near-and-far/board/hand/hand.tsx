import { type Choice, thing, touch } from '@krcma/look'
import type { ArtifactId } from '../../content/artifacts.ts'
import type { NearAndFar } from '../../shape.ts'
import { cardName } from '../../words/speech.ts'
import { Asked } from '../asked.tsx'
import { type At, playerAt, shownSeat } from '../at.ts'
import { answeredIn } from '../parts.ts'
import { Touched } from '../touched.tsx'
import { ArtifactCard } from './artifact.tsx'

type Asks = Choice<NearAndFar>
const KEEPING = ['keep-basic', 'keep-drawn'] as const
const isKeeping = (choice: Asks): choice is Asks & Choice<NearAndFar, (typeof KEEPING)[number]> =>
  (KEEPING as readonly string[]).includes(choice.kind)

/** The artifacts in hand of the seat in view, as far as the viewer sees them, or those to choose from. */
export function Hand({ at }: { at: At }) {
  const { w } = at
  const seat = shownSeat(at)
  const player = playerAt(at, seat)
  const asked = answeredIn(at, 'hand')
  const keeping = asked.filter(isKeeping)
  const one = (id: ArtifactId) =>
    asked.find(({ kind, option }) => (kind === 'buy' || kind === 'pick' || kind === 'keep-advanced') && option === id)
  const lists = [player.passing, player.drawn.basic, player.drawn.advanced, player.hand.basic, player.hand.advanced]
  const hidden = lists.reduce((sum, { items }) => sum + (typeof items === 'number' ? items : 0), 0)
  const seen = [...new Set(lists.flatMap(({ items }) => (typeof items === 'number' ? [] : items)))]
  const kept = keeping.length > 0 ? [...new Set(keeping.flatMap(({ option }) => option.cards))] : []
  return (
    <section className="naf-hand" aria-label={w.hand.name}>
      <h2>{w.hand.name}</h2>
      {hidden > 0 && <p>{w.hand.unseen(hidden)}</p>}
      {keeping.length > 0 && <Keep key={keeping[0]?.decision.id} at={at} of={kept} choices={keeping} />}
      <ul className="naf-cards">
        {seen
          .filter((id) => !kept.includes(id))
          .map((id) => {
            const choice = one(id)
            return (
              <li key={id} {...thing(id)}>
                <ArtifactCard at={at} id={id} seat={seat} />
                <Touched by={touch(at.choices, choice)} says={{ name: choice?.label ?? '' }} />
              </li>
            )
          })}
      </ul>
      <Asked
        at={at}
        of={asked.filter((choice) => !isKeeping(choice) && !seen.some((id) => one(id)?.key === choice.key))}
      />
    </section>
  )
}

interface KeepProps {
  readonly at: At
  readonly of: readonly ArtifactId[]
  readonly choices: readonly (Asks & Choice<NearAndFar, (typeof KEEPING)[number]>)[]
}

/** Several cards, each of which is kept or not: the question is narrowed to those that are marked, and one keeps them. */
function Keep({ at, of, choices }: KeepProps) {
  const { v, w } = at
  const { narrowed, narrow } = at.choices
  const setOf = (cards: readonly ArtifactId[]) =>
    choices.find(({ option }) => option.cards.length === cards.length && cards.every((id) => option.cards.includes(id)))
  const same = narrowed?.length === 1 ? choices.find(({ key }) => key === narrowed[0]?.key) : setOf(of)
  const marked = same?.option.cards ?? of
  const mark = (cards: readonly ArtifactId[]) => {
    const chosen = setOf(cards)
    if (chosen !== undefined) narrow([chosen])
  }
  return (
    <>
      <ul className="naf-cards">
        {of.map((id) => {
          const on = marked.includes(id)
          return (
            <li key={id} data-marked={on}>
              <ArtifactCard at={at} id={id} seat={shownSeat(at)} />
              <label className="naf-mark">
                <input
                  type="checkbox"
                  checked={on}
                  onChange={() => mark(on ? marked.filter((other) => other !== id) : [...marked, id])}
                />
                <span>{w.hand.keep}</span>
                <span className="hidden-text">{cardName(v, id)}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {same !== undefined && (
        <p className="naf-asked">
          <span>{w.hand.keepMarked(marked.length)}:</span>
          <span className="naf-asked-one" data-main="true" {...touch(at.choices, same)}>
            {same.label}
          </span>
        </p>
      )}
    </>
  )
}
