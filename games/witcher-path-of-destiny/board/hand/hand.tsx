import { count } from '@krcma/kernel'
import { Explain, of, thing, touch } from '@krcma/look'
import type { CardId } from '../../content/cards.ts'
import { outlookOf } from '../../reckoning/outlook.ts'
import type { Phase, Seat, SeenPlayer } from '../../shape.ts'
import { type At, ownSeat, playerAt } from '../at.ts'
import { Held } from '../card/card.tsx'
import { explainedCard } from '../card/said.tsx'
import { GainSigns, gainsSaid } from '../gain.tsx'
import { firstPicked, pick } from '../picking.ts'
import { Touched } from '../touched.tsx'

/** The hand of whoever looks: each card with what it would bring now, alone or after the one that is played first. */
export function Hand({ at }: { at: At }) {
  const seat = ownSeat(at)
  const player = seat === null ? undefined : at.state.players[seat]
  if (seat === null || player === undefined) return null
  const cards = cardsOf(player)
  return (
    <section
      key={Math.max(USUAL, cards.length)}
      className="wpd-hand"
      aria-label={at.w.hand(at.v.scene.cards(cards.length))}
      data-count={Math.min(cards.length, 12)}
    >
      {PLACES.slice(0, cards.length).map((i) => {
        const card = cards[i]
        return card === undefined ? null : <HeldCard key={i} at={at} seat={seat} card={card} />
      })}
    </section>
  )
}

/** So many cards have their full width; where there are more, all of them are laid anew. */
const USUAL = 7

/** Nobody ever holds more. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]

function cardsOf({ hand, shown }: SeenPlayer): readonly CardId[] {
  return [hand, shown].flatMap(({ items }) => (typeof items === 'number' ? [] : items))
}

/** When playing is what a card of the hand is for. */
const inPlay: readonly Phase[] = ['draft', 'before-play', 'play', 'resolve']

function HeldCard({ at, seat, card }: { at: At; seat: Seat; card: CardId }) {
  const { v, w, active, state, choices } = at
  const first = firstPicked(at)
  const inHand = first !== null && cardsOf(playerAt(at, seat)).includes(first)
  const after = inHand && first !== card ? [first, card] : [card]
  const outlook = inPlay.includes(state.phase) ? outlookOf(state, seat, after) : null
  const gains = outlook === null ? [] : gainsSaid(v, outlook).map(({ text }) => text)
  const brings = gains.length === 0 ? w.bringsNothing : w.wouldBring(gains.join(', '))
  const then = inHand && first !== card ? w.second(v.names.cards[first], brings) : brings
  const says = explainedCard(v, card, outlook === null ? [] : [then])
  const named = of(choices, 'hand-card').find(({ option }) => option === card)
  const by = named !== undefined ? touch(choices, named) : playing(at, card)
  return (
    <div className="wpd-hand-card" data-first={inHand && first === card} data-chosen={isChosen(at, card)}>
      <Explain of={says}>
        <span key={card} className="wpd-hand-face" {...thing(card)}>
          <Held at={at} id={card} />
          <span key={gains.join()} className="wpd-hand-gain">
            {outlook !== null && <GainSigns of={outlook} active={active} />}
            <span className="wpd-unseen">{outlook === null ? '' : then}</span>
          </span>
        </span>
      </Explain>
      {inHand && first === card && <span className="wpd-hand-order">1</span>}
      <Touched by={by} says={says} />
    </div>
  )
}

const playing = (at: At, card: CardId) => {
  const blood = pick(at, 'elder-blood', card)
  return blood.role === undefined ? pick(at, 'play', card) : blood
}

/** Whether it is one of the cards that were laid face down and can still be changed. */
function isChosen({ choices }: At, card: CardId): boolean {
  return of(choices, 'play').some(({ decision }) => decision.answered?.cards.includes(card) === true)
}

/** How many cards somebody else holds, and those that everybody has seen there. */
export function OthersHand({ at, player }: { at: At; player: SeenPlayer }) {
  const { v, w } = at
  const known = cardsOf(player)
  return (
    <div className="wpd-others-hand">
      <span>{w.handOf(v.scene.cards(count(player.hand) + count(player.shown)))}</span>
      {known.length > 0 && (
        <Explain of={{ name: w.shownCards, text: known.map((card) => v.names.cards[card]).join(', ') }}>
          <span className="wpd-clipped wpd-quiet">{known.map((card) => v.names.cards[card]).join(', ')}</span>
        </Explain>
      )}
    </div>
  )
}
