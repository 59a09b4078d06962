import { Explain, Icon, icons } from '@krcma/look'
import { type Artifact, type ArtifactId, artifact } from '../../content/artifacts.ts'
import { card } from '../../reckoning/cards.ts'
import type { Seat } from '../../shape.ts'
import { cardName, cardText } from '../../words/speech.ts'
import { type At, playerAt } from '../at.ts'
import * as own from '../icons.ts'
import { GoodsRow, IconRow, pictured } from '../signs.tsx'
import { because, lacking, whyNotBought } from '../why.ts'

/** An artifact card: its points, what it costs and what of it is still missing, and what it does. */
export function ArtifactCard({ at, id, seat }: { at: At; id: ArtifactId; seat: Seat }) {
  const { v, w } = at
  const { cost, points, requires, tier } = artifact(id)
  const { goods, reputation, asks } = lacking(at, seat, id)
  const lacks = [goods, reputation].filter((one) => one !== '')
  return (
    <Explain of={{ name: cardName(v, id), text: cardText(v, id), ...because(whyNotBought(at, seat, id)) }}>
      <span className="naf-artifact" data-tier={tier} data-ready={lacks.length === 0}>
        <span className="naf-artifact-head">
          <strong>{cardName(v, id)}</strong>
          <span className="naf-jp" {...pictured(v.points(points))}>
            <Icon of={icons.star} />
            {points}
          </span>
        </span>
        <span className="naf-artifact-cost">
          <GoodsRow v={v} of={cost} purse={playerAt(at, seat).goods} />
          {requires !== undefined && (
            <span className="naf-good" data-good="reputation" data-short={reputation !== ''} {...pictured(asks)}>
              <Icon of={own.flame} />
              <span>{reputationOf(requires)}</span>
            </span>
          )}
        </span>
        <IconRow v={v} of={card(id).icons} />
        {card(id).effects.map((effect) => (
          <span key={effect.effect} className="naf-artifact-text">
            {v.effect(effect)}
          </span>
        ))}
        <span className="naf-lacks">{lacks.length === 0 ? w.hand.ready : w.hand.lacks(v.and(lacks))}</span>
      </span>
    </Explain>
  )
}

/** A reputation of so much or more, or so little or less (NAF-ART-03). */
function reputationOf(requires: NonNullable<Artifact['requires']>): string {
  const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))
  return 'reputationAtLeast' in requires
    ? `≥ ${signed(requires.reputationAtLeast)}`
    : `≤ ${signed(requires.reputationAtMost)}`
}
