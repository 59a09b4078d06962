import { Explain, Icon, lit, of, signs } from '@krcma/look'
import { useCallback, useRef, useState } from 'react'
import type { CardId } from '../../content/market.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { Pool } from '../pool.tsx'
import { MarketCard } from './market-card.tsx'
import { Piles, unseenOf } from './piles.tsx'

export type Pile = 'market' | 'discard' | 'junk'

/** Which pile the present question is about. */
function wanted(at: At): Pile {
  const inDiscard = [...of(at.choices, 'add-card'), ...of(at.choices, 'buy-discarded')]
  return inDiscard.some(({ option }) => option !== 'none') ? 'discard' : 'market'
}

/** The middle of the table: round and piles, Initiative cards, and the Market or a pile that is looked through. */
export function Market({ at }: { at: At }) {
  const want = wanted(at)
  const [opened, setOpened] = useState<{ readonly pile: Pile; readonly for: Pile }>({ pile: want, for: want })
  const pile = opened.for === want ? opened.pile : want
  const open = useCallback((next: Pile) => setOpened({ pile: next, for: want }), [want])
  const { market, discard, junk } = at.view.state
  const cards = { market, discard, junk }[pile]
  return (
    <>
      <Piles at={at} open={pile} onOpen={open} now={lit(at.choices, [unseenOf(at)])} />
      <Pool at={at} />
      <MarketTitle at={at} pile={pile} count={cards.length} onClose={() => open('market')} />
      <Cards at={at} cards={cards} pile={pile} />
    </>
  )
}

interface TitleProps {
  readonly at: At
  readonly pile: Pile
  readonly count: number
  readonly onClose: () => void
}

function MarketTitle({ at, pile, count, onClose }: TitleProps) {
  const { w } = at
  const name = pile === 'market' ? w.market.name : w.pile[pile](count)
  const text = pile === 'market' ? w.market.text : pile === 'discard' ? w.pile.discardRule : w.pile.junkRule
  return (
    <div className="rpl-market-title">
      <Explain of={{ name, text }}>
        <h3>{name}</h3>
      </Explain>
      {pile !== 'market' && (
        <button type="button" className="rpl-small-button" onClick={onClose}>
          <Icon of={signs.previous} /> {w.pile.close}
        </button>
      )}
    </div>
  )
}

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** The cards as they were dealt: where one was taken, its place stays free until others are dealt, so that none moves. */
function useDealt(cards: readonly CardId[], pile: Pile): readonly CardId[] {
  const last = useRef<readonly CardId[]>([])
  const isLess = pile === 'market' && cards.length > 0 && cards.every((card) => last.current.includes(card))
  if (!isLess) last.current = cards
  return last.current
}

function Cards({ at, cards, pile }: { at: At; cards: readonly CardId[]; pile: Pile }) {
  const { w } = at
  const dealt = useDealt(cards, pile)
  const label = pile === 'market' ? w.market.name : w.pile[pile](cards.length)
  return (
    <section
      className="rpl-market"
      aria-label={label}
      data-pile={pile}
      data-cards={Math.min(7, dealt.length)}
      {...reachable}
    >
      {dealt.map((card) =>
        cards.includes(card) ? <MarketCard key={card} at={at} card={card} /> : <span key={card} />,
      )}
      {cards.length === 0 && (
        <p className="rpl-sold-out">
          <Icon of={own.bag} />
          {pile === 'market' ? w.soldOut : w.pile.empty}
        </p>
      )}
    </section>
  )
}
