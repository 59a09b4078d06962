import { count, type Seat } from '@krcma/kernel'
import {
  type BoardProps,
  Counter,
  Die,
  Explain,
  Icon,
  icons,
  of,
  type Score,
  type Seen,
  type SummaryProps,
  signs,
  thing,
  touch,
} from '@krcma/look'
import type { ReactNode } from 'react'
import { coinsIn } from '../content/purses.ts'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'
import { spoken } from './words/words.ts'

type Props = BoardProps<CandleAuction>

/** The table: the lot under the candle, the bidders around it, and the hand of whoever looks. */
export function Board(props: Props) {
  const { seats, layout } = props
  return (
    <div className="can-board" data-layout={layout}>
      <Lot {...props} />
      <ul className="can-bidders">
        {seats.map(({ seat }) => (
          <Bidder key={seat} {...props} seat={seat} />
        ))}
      </ul>
      <Hand {...props} />
    </div>
  )
}

/** A part of the board, with a name for those who do not see it. */
function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="can-part" aria-label={name}>
      {children}
    </section>
  )
}

const DICE = ['left', 'right'] as const

/** The dice can be touched while one of them is to be rolled again; equal dice are one choice, for which the first one stands. */
function Lot({ view, words, choices }: Props) {
  const { board } = spoken(words)
  const { dice, round, rounds } = view.state
  const now = Math.min(round + 1, rounds)
  const rerolls = of(choices, 'reroll')
  return (
    <Part name={board.lot}>
      <Explain of={{ name: board.candle(now, rounds), text: board.candleRule }}>
        <span className="can-candle">
          <Icon of={signs.candle} /> {now}/{rounds}
        </span>
      </Explain>
      {DICE.map((place, i) => {
        const value = dice[i]
        const again = rerolls.find(({ option }) => option === value && dice.indexOf(option) === i)
        return value === undefined ? null : (
          <span key={place} {...thing(`die-${place}`)} {...touch(choices, again)}>
            <Die gem="gold" value={value} letter="" size={48} />
          </span>
        )
      })}
      <Counter icon={icons.star} value={worth(view.state)} name={board.worth} text={board.worthRule} />
    </Part>
  )
}

function Bidder({ view, words, seats, shown, show, seat }: Props & { readonly seat: number }) {
  const { board } = spoken(words)
  const bidder = view.state.bidders[seat]
  const hand = view.state.hands[seat]
  if (bidder === undefined || hand === undefined) return null
  return (
    <li
      className="can-bidder"
      data-shown={seat === shown}
      style={{ borderColor: seats[seat]?.colour }}
      {...thing(`bidder-${seat}`)}
    >
      <button type="button" className="quiet" onClick={() => show(seat)}>
        {seats[seat]?.name}
      </button>
      <Counter icon={icons.star} value={bidder.won} name={board.won} />
      <Counter icon={icons.coin} value={count(hand)} name={board.purses} />
      <Counter icon={signs.sound} value={bidder.whistle ? 1 : 0} name={board.whistle} text={board.whistleRule} />
    </li>
  )
}

/** The purses of the seat in view, as far as the viewer sees them, and the whistle. */
function Hand({ view, words, choices, shown, seats }: Props) {
  const { board } = spoken(words)
  const held = view.state.hands[shown]?.items ?? 0
  const bids = of(choices, 'bid')
  const [whistle] = of(choices, 'whistle')
  return (
    <Part name={board.hand(seats[shown]?.name ?? '')}>
      {typeof held === 'number' ? (
        <p>{board.unseen(held)}</p>
      ) : (
        held.map((purse) => (
          <Explain key={purse} of={{ name: words.piece(purse), text: board.purseRule }}>
            <span
              className="can-purse"
              {...thing(purse)}
              {...touch(
                choices,
                bids.find(({ option }) => option === purse),
              )}
            >
              <Icon of={icons.coin} /> {coinsIn(purse)}
            </span>
          </Explain>
        ))
      )}
      {whistle !== undefined && (
        <span className="can-whistle" {...touch(choices, whistle)}>
          <Icon of={signs.sound} /> {board.whistle}
        </span>
      )}
    </Part>
  )
}

/** A bidder in one line, under the name. */
export function Summary({ view, words, seat }: SummaryProps<CandleAuction>) {
  const { purses } = spoken(words).board
  const hand = view.state.hands[seat]
  return <Counter icon={icons.coin} value={hand === undefined ? 0 : count(hand)} name={purses} />
}

/** What the plate of a bidder counts: the lots, and the point for a whistle that was not used. */
export function score({ view, words }: Seen<CandleAuction>, seat: Seat): Score | null {
  const bidder = view.state.bidders[seat]
  if (bidder === undefined) return null
  return { icon: icons.star, value: bidder.won + (bidder.whistle ? 1 : 0), name: spoken(words).board.won }
}
