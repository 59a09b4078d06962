import { Explain, Icon, icons } from '@krcma/look'
import { type Artifact, type ArtifactId, artifact } from '../../content/artifacts.ts'
import { card } from '../../reckoning/cards.ts'
import { missingFor } from '../../reckoning/shopping.ts'
import type { SeenPlayer } from '../../shape.ts'
import { amounts, cardName, cardText } from '../../words/speech.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { GoodsRow, IconRow, pictured } from '../signs.tsx'

/** An artifact card: its points, what it costs and what of it is still missing, and what it does. */
export function ArtifactCard({ at: { v, w }, id, player }: { at: At; id: ArtifactId; player: SeenPlayer }) {
  const { cost, points, requires, tier } = artifact(id)
  const missing = missingFor(player, id)
  const short = amounts(v, missing.goods)
  const asks =
    requires === undefined
      ? ''
      : 'reputationAtLeast' in requires
        ? v.atLeast(requires.reputationAtLeast)
        : v.atMost(requires.reputationAtMost)
  const lacks = [...(short === '' ? [] : [short]), ...(missing.reputation ? [asks] : [])]
  return (
    <Explain of={{ name: cardName(v, id), text: cardText(v, id) }}>
      <span className="naf-artifact" data-tier={tier} data-ready={lacks.length === 0}>
        <span className="naf-artifact-head">
          <strong>{cardName(v, id)}</strong>
          <span className="naf-jp" {...pictured(v.points(points))}>
            <Icon of={icons.star} />
            {points}
          </span>
        </span>
        <span className="naf-artifact-cost">
          <GoodsRow v={v} of={cost} purse={player.goods} />
          {requires !== undefined && (
            <span className="naf-good" data-good="reputation" data-short={missing.reputation} {...pictured(asks)}>
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
