import { Marked, type PictureProps } from '@krcma/look'
import { Book } from '../board/book/book.tsx'
import { Held } from '../board/card/card.tsx'
import { Draft } from '../board/draft/draft.tsx'
import { GainSigns } from '../board/gain.tsx'
import { Lines } from '../board/lines/lines.tsx'
import type { CardId } from '../content/cards.ts'
import { outlookOf } from '../reckoning/outlook.ts'
import { emptyPool } from '../reckoning/symbols.ts'
import type { PathOfDestiny, Player } from '../shape.ts'
import { lying, sceneOf } from './scene.ts'

type Props = PictureProps<PathOfDestiny>

const nothing = () => undefined

/** Two turns are over: token I went to the left page, II to the right one; most support the left path now. */
export function BookParts(props: Props) {
  const at = sceneOf(props, {
    turn: 3,
    fate: { left: [1], right: [2], aside: [] },
    players: [pooled(3, 1), pooled(2, 1), pooled(1, 2)],
  })
  return (
    <div className="wpd wpd-picture wide" data-layout={props.layout}>
      <Marked marks={PARTS[props.layout]}>
        <div className="wpd-picture-book">
          <Book at={at} open={nothing} />
        </div>
      </Marked>
    </div>
  )
}
const PARTS = {
  desk: [
    [7, 10],
    [11, 50],
    [50, 27],
    [12, 79],
    [7, 94],
  ],
  phone: [
    [4, 6],
    [15, 47],
    [50, 59],
    [6, 68],
    [10, 92],
  ],
} as const

const pooled = (left: number, right: number): Partial<Player> => ({
  pool: { ...emptyPool(), diplomacy: left, combat: right },
})

/** WPD-EX-33: Ana at the top position, Bob at the lowest row, Eva at the top position behind her. */
export function Drafting(props: Props) {
  const at = sceneOf(props, {
    phase: 'draft',
    players: [{}, {}, {}],
    supply: [['act-02', 'act-16'], ['act-45', 'act-07'], ['act-29', 'act-53'], null],
    places: { top: [0, 2], rows: [null, null, null, 1] },
  })
  return (
    <div className="wpd wpd-picture roomy" data-layout="desk">
      <div className="wpd-picture-draft">
        <Draft at={at} />
      </div>
    </div>
  )
}

/** The cards in this order on an empty timeline, and what they bring. */
function InOrder({ cards, ...props }: Props & { cards: readonly [CardId, CardId] }) {
  const at = sceneOf(props, {})
  const outlook = outlookOf(at.state, 0, cards)
  return (
    <div className="wpd wpd-picture" data-layout="desk">
      <div className="wpd-picture-pair">
        {cards.map((card) => (
          <span key={card} className="wpd-hand-face">
            <Held at={at} id={card} />
          </span>
        ))}
      </div>
      <div className="wpd-picture-gain">
        <GainSigns of={outlook} active={at.active} />
      </div>
    </div>
  )
}

/** WPD-EX-20 and WPD-EX-21: the same two cards, in both orders. */
export const Playing = (props: Props) => <InOrder {...props} cards={['act-02', 'act-05']} />
export const OtherOrder = (props: Props) => <InOrder {...props} cards={['act-05', 'act-02']} />

/** WPD-EX-1: one supports the left path, two the right one. */
export function Fate(props: Props) {
  const at = sceneOf(props, { players: [pooled(3, 0), pooled(1, 2), pooled(1, 2)] })
  return (
    <div className="wpd wpd-picture" data-layout="phone">
      <Lines at={at} />
    </div>
  )
}

/** A card with everything that a card can have. */
export function CardParts(props: Props) {
  const at = sceneOf(props, {})
  return (
    <div className="wpd wpd-picture" data-layout="desk">
      <Marked marks={CARD_PARTS}>
        <span className="wpd-hand-face wpd-picture-card">
          <Held at={at} id="act-57" />
        </span>
      </Marked>
    </div>
  )
}
const CARD_PARTS = [
  [14, 6],
  [92, 12],
  [24, 88],
  [78, 88],
] as const

/** The timeline of WPD-EX-36, with the two cards of this turn. */
export const EFFORT_LINE = lying(['act-15', 'act-01', 'act-16', 'act-02'], 2)
