import { type Choice, Explain, Icon, icons, lit, memoOn, of, thing, touch } from '@krcma/look'
import { CARDS, type CardId } from '../../content/market.ts'
import { marketDiscardIncome } from '../../reckoning/gold.ts'
import type { RollPlayer, SeenHero } from '../../shape.ts'
import { cardText } from '../../words/effects.ts'
import { type At, heroAt, ownSeat } from '../at.ts'
import { signed } from '../numbers.ts'
import { types } from '../pictures.ts'
import { Touched } from '../touched.tsx'
import { CardEmblem } from './emblem.tsx'
import { explainedCard, kindBeside, outlookOf, spokenCard } from './said.tsx'

/** What touching the card itself does: it is bought, or added, wherever it lies. */
function takes(at: At, card: CardId): Choice<RollPlayer> | undefined {
  const bought = of(at.choices, 'market').find(({ option }) => option.do === 'buy' && option.card === card)
  if (bought !== undefined) return bought
  return (['buy-again', 'buy-discarded', 'add-card'] as const)
    .flatMap((kind) => of(at.choices, kind))
    .find(({ option }) => option === card)
}

/** Discarding it for gold instead. */
function discards(at: At, card: CardId): Choice<RollPlayer> | undefined {
  return of(at.choices, 'market').find(({ option }) => option.do === 'discard' && option.card === card)
}

/** A card of the Market, or of the pile that is looked through. */
export function MarketCard({ at, card }: { at: At; card: CardId }) {
  const seat = ownSeat(at)
  const buyer = seat === null ? null : heroAt(at, seat)
  return <Offered at={at} card={card} buyer={buyer} now={lit(at.choices, [takes(at, card), discards(at, card)])} />
}

interface OfferedProps {
  readonly at: At
  readonly card: CardId
  /** Whoever looks: what a card would mean is told them. */
  readonly buyer: SeenHero | null
  /** How the choices are lit: one at a time, so that the other cards are left as they are. */
  readonly now: string
}

const WIDE = [200, 100] as const

const Offered = memoOn(['v', 'w', 'solo'], function Offered({ at, card, buyer }: OfferedProps) {
  const { v, w } = at
  const choice = takes(at, card)
  const discard = discards(at, card)
  const found = CARDS[card]
  const outlook = outlookOf(at, card)
  const says = explainedCard(at, card, true)
  const price = outlook?.price ?? found.cost
  const looks = choice === undefined ? { role: 'img', tabIndex: 0, 'aria-label': spokenCard(at, card) } : {}
  const face = (
    <div className="rpl-card-face" {...looks}>
      <span className="card" data-kind={found.type}>
        <span className="card-emblem">
          <CardEmblem id={card} box={WIDE} />
        </span>
        <span className="card-corner rpl-price" data-less={price < found.cost}>
          {price < found.cost && <s>{found.cost}</s>} {price} <Icon of={icons.coin} />
        </span>
        <span className="card-name">{v.names.cards[card]}</span>
        <span className="card-kind">
          <span className="rpl-clipped">{kindBeside(at, card)}</span>
          {outlook !== null && outlook.stars !== 0 && (
            <span className="rpl-outlook" data-tone={outlook.stars > 0 ? 'gain' : 'cost'}>
              {signed(outlook.stars)} <Icon of={icons.star} />
            </span>
          )}
        </span>
        <span className="card-text">
          <span className="rpl-card-text">{cardText(v, card)}</span>
        </span>
      </span>
      <span className="rpl-badge" data-type={found.type}>
        <Icon of={types[found.type].icon} />
      </span>
      <Touched by={touch(at.choices, choice)} says={says} />
    </div>
  )
  return (
    <div
      className="rpl-market-card"
      data-affordable={outlook?.affordable ?? true}
      data-discard={discard !== undefined}
      {...thing(card)}
    >
      {choice === undefined ? <Explain of={says}>{face}</Explain> : face}
      {discard !== undefined && buyer !== null && (
        <span className="rpl-discard">
          <Icon of={icons.discard} />
          <span aria-hidden="true">{w.discardFor(marketDiscardIncome(buyer))}</span>
          <Icon of={icons.coin} />
          <Touched by={touch(at.choices, discard)} says={{ name: discard.label }} />
        </span>
      )}
    </div>
  )
})
