import { count } from '@krcma/kernel'
import { expertUsesLeft } from '../../reckoning/expert.ts'
import { cardName } from '../../words/texts.ts'
import { type At, ownSeat, shownSeat } from '../at.ts'
import { CardFace, HandCard } from '../cards/card.tsx'

/** The own hand with every way to play each card, and where the other cards are; of others what everybody may count. */
export function Hand({ at }: { readonly at: At }) {
  const { w, v } = at
  const me = ownSeat(at)
  const seat = me ?? shownSeat(at)
  const player = at.view.state.players[seat]
  if (player === undefined) return null
  const { hand, deck, discard, top, inPlay, scored } = player
  const [last] = typeof top.items === 'number' ? [] : top.items
  return (
    <>
      <p className="h3-quiet">
        {v.scene.piles(count(deck), count(discard) + count(top), scored.length)}
        {player.hero !== null && ` · ${w.expertLeft(expertUsesLeft(at.state.players[seat] as never))}`}
      </p>
      {typeof hand.items === 'number' ? (
        <p>{v.scene.cards(hand.items)}</p>
      ) : (
        <ul className="h3-hand">
          {hand.items.map((id) => (
            <HandCard key={id} at={at} id={id} />
          ))}
        </ul>
      )}
      {inPlay.length > 0 && <p>{w.inPlay(inPlay.map((id) => cardName(v, id)).join(', '))}</p>}
      {last !== undefined && (
        <>
          <h3>{w.onDiscard}</h3>
          <CardFace at={at} id={last} />
        </>
      )}
    </>
  )
}
