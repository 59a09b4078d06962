import { Explain, type Explanation, Icon, touch } from '@krcma/look'
import { type CardId, cardOf } from '../../content/cards.ts'
import { cardKindText, cardLines, cardName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { Touched } from '../touched.tsx'
import { cardIn } from './choices.ts'
import { cardIcon } from './signs.ts'

export const explainedCard = ({ v }: Pick<At, 'v'>, id: CardId): Explanation => ({
  name: cardName(v, id),
  text: [`${cardKindText(v, id)}.`, ...cardLines(v, id)].join(' '),
})

/** A card as it lies in a hand: its sign, its name, what it is and what it does. */
export function CardFace({ at, id, lines }: { at: Pick<At, 'v'>; id: CardId; lines?: readonly string[] }) {
  return (
    <span className="h3-card" data-kind={cardOf(id).kind}>
      <span className="h3-card-head">
        <span className="h3-card-sign">
          <Icon of={cardIcon(id)} />
        </span>
        <span>
          <span className="h3-card-name">{cardName(at.v, id)}</span>
          <span className="h3-quiet">{cardKindText(at.v, id)}</span>
        </span>
      </span>
      {(lines ?? cardLines(at.v, id)).map((line) => (
        <span key={line} className="h3-card-line">
          {line}
        </span>
      ))}
    </span>
  )
}

/** A card of the hand, and below it every way to play it now. */
export function HandCard({ at, id }: { readonly at: At; readonly id: CardId }) {
  const ways = at.choices.all.filter((choice) => cardIn(choice) === id)
  const [only] = ways
  return (
    <li className="h3-hand-card" data-ways={ways.length}>
      <CardFace at={at} id={id} />
      {only !== undefined && ways.length === 1 && <Touched by={touch(at.choices, only)} says={{ name: only.label }} />}
      {ways.length > 1 &&
        ways.map((choice) => (
          <Explain key={choice.key} of={{ name: choice.label }}>
            <span className="h3-way" {...touch(at.choices, choice)}>
              {choice.label}
            </span>
          </Explain>
        ))}
    </li>
  )
}
