import { Explain, Icon, icons, of, thing, touch, type WhyNot } from '@krcma/look'
import type { CardId } from '../../content/cards.ts'
import { TOP, turnFrom } from '../../reckoning/draft.ts'
import { outlookOf } from '../../reckoning/outlook.ts'
import type { Figure, Pair, Token } from '../../shape.ts'
import { type At, figureLook, ownSeat } from '../at.ts'
import { Strip } from '../card/card.tsx'
import { cardLines, explainedCard } from '../card/said.tsx'
import { FigureSign } from '../figure.tsx'
import { gainsSaid } from '../gain.tsx'
import * as own from '../icons.ts'
import { firstPicked, pick } from '../picking.ts'
import { factionIcons } from '../pictures.ts'
import { Touched } from '../touched.tsx'
import { Track } from './track.tsx'

/** The supply and the initiative track as one picture: where one stands decides what one takes and when one acts next. */
export function Draft({ at }: { at: At }) {
  const { supply } = at.state
  return (
    <section className="wpd-draft" aria-label={at.w.draft.name}>
      <Track at={at} />
      <ol className="wpd-places" data-rows={supply.length}>
        <Place at={at} row={TOP} pair={null} />
        {supply.map((pair, i) => (
          <Place key={ROWS[i]} at={at} row={i + 1} pair={pair} />
        ))}
      </ol>
    </section>
  )
}

const ROWS = ['one', 'two', 'three', 'four', 'five']

interface PlaceProps {
  readonly at: At
  readonly row: number
  readonly pair: Readonly<Pair> | null
}

function Place({ at, row, pair }: PlaceProps) {
  const { w, state, choices } = at
  const { places, alliances, supply } = state
  const standing = row === TOP ? places.top : [places.rows[row - 1] ?? null].filter((figure) => figure !== null)
  const choice =
    of(choices, 'draft').find(({ option }) => option === row) ??
    of(choices, 'release-pair').find(({ option }) => option === row)
  const token = row === TOP ? null : (alliances?.tokens[row - 1] ?? null)
  const lowest = alliances === null && row === supply.length
  return (
    <li className="wpd-place" data-top={row === TOP} data-empty={row !== TOP && pair === null}>
      <span className="wpd-place-side">
        <span className="wpd-place-number">{row === TOP ? <Icon of={icons.card} /> : row}</span>
        {lowest && (
          <Explain of={w.lowest}>
            <span className="wpd-place-bonus" role="img" aria-label={w.lowest.name}>
              +1
              <Icon of={icons.star} className="wpd-xp" />
            </span>
          </Explain>
        )}
        {token !== null && <TokenSign at={at} token={token} />}
        <Turn at={at} row={row} />
      </span>
      <span className="wpd-place-body">
        {row === TOP && <Deck at={at} />}
        {pair?.map((card) => (
          <Offered key={card} at={at} card={card} />
        ))}
        {row === TOP || pair !== null ? (
          <Standing at={at} row={row} figures={standing} />
        ) : (
          <Explain of={{ name: w.row(row), why: whyEmpty(at, standing[0]) }}>
            <span className="wpd-no-pair">
              {standing.length === 0 && <span className="wpd-none">{w.emptyRow}</span>}
              <Standing at={at} row={row} figures={standing} />
            </span>
          </Explain>
        )}
      </span>
      <Touched
        by={touch(choices, choice)}
        says={{ name: row === TOP ? w.deckRule : w.row(row), text: placeSaid(at, pair) }}
      />
    </li>
  )
}

function Standing({ at, row, figures }: { at: At; row: number; figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <span className="wpd-standing">
      {figures.map((figure) => (
        <FigureSign key={figure} at={at} figure={figure} named={row !== TOP} />
      ))}
    </span>
  )
}

/** Why nobody can go to a row without cards. */
function whyEmpty(at: At, taken: Figure | undefined): WhyNot {
  if (taken === undefined) return { text: at.w.why.removed, rule: 'WPD-DRAFT-14' }
  return { text: at.w.why.taken(figureLook(at, taken).name), rule: 'WPD-DRAFT-09' }
}

function TokenSign({ at: { v, w }, token }: { at: At; token: Token }) {
  const factions = token === 'both' ? (['renfri', 'stregobor'] as const) : [token]
  return (
    <Explain of={w.token(v.token[token])}>
      <span className="wpd-place-bonus" role="img" aria-label={w.token(v.token[token]).name}>
        {factions.map((faction) => (
          <Icon key={faction} of={factionIcons[faction]} />
        ))}
      </span>
    </Explain>
  )
}

function Deck({ at: { w, state } }: { at: At }) {
  const left = typeof state.deck.items === 'number' ? state.deck.items : state.deck.items.length
  return (
    <Explain of={{ name: w.deck(left), text: w.deckRule }}>
      <span className="wpd-deck">
        <span {...thing('deck')}>{w.deck(left)}</span>
        <span {...thing('discard')} className="wpd-quiet">
          {w.discarded(state.discard.length)}
        </span>
      </span>
    </Explain>
  )
}

/** A card of the supply: what it shows, and, pointed at, what it would bring if it were played now. */
function Offered({ at, card }: { at: At; card: CardId }) {
  const { choices, v, w } = at
  const taken = [...of(choices, 'supply-card'), ...of(choices, 'automa-card')].find(({ option }) => option === card)
  const swap = pick(at, 'draw-energy', card)
  const seat = ownSeat(at)
  const says = explainedCard(v, card, seat === null ? [] : [wouldSay(at, card)])
  return (
    <span className="wpd-offered" data-first={firstPicked(at) === card}>
      <Explain of={says}>
        <span className="wpd-offered-card" {...thing(card)}>
          <Strip at={at} id={card} />
        </span>
      </Explain>
      <Touched by={touch(choices, taken)} says={says} />
      {swap.role !== undefined && (
        <Explain of={{ name: w.swap(v.names.cards[card]) }}>
          <span className="wpd-swap" {...swap}>
            <Icon of={own.teleport} />
          </span>
        </Explain>
      )}
    </span>
  )
}

/** What a card would bring as the next one on the own timeline. */
function wouldSay(at: At, card: CardId): string {
  const seat = ownSeat(at)
  if (seat === null || at.state.players[seat]?.character == null) return ''
  const said = gainsSaid(at.v, outlookOf(at.state, seat, [card])).map(({ text }) => text)
  return `${at.w.playedNow} ${said.length === 0 ? at.w.nothingNow : said.join(', ')}`
}

function placeSaid(at: At, pair: Readonly<Pair> | null) {
  if (pair === null) return undefined
  return (
    <span className="wpd-said">
      {pair.map((card) => (
        <span key={card}>
          <strong>{at.v.names.cards[card]}</strong> {[...cardLines(at.v, card), wouldSay(at, card)].join('. ')}
        </span>
      ))}
    </span>
  )
}

/** When the viewer would act next from here: the earliest and the latest place. */
function Turn({ at, row }: { at: At; row: number }) {
  const seat = ownSeat(at)
  const { phase, queue, places, supply } = at.state
  const free = row === TOP || supply[row - 1] !== null
  if (seat === null || phase !== 'draft' || !queue.includes(seat) || !free) return null
  const waiting = queue.slice(queue.indexOf(seat))
  const { before, open } = turnFrom(places, row, waiting)
  const text = at.w.turnFrom(before + 1, before + 1 + open)
  return (
    <Explain of={{ name: text, text: at.w.track.text }}>
      <span className="wpd-turn" role="img" aria-label={text}>
        <Icon of={own.figure} />
        {open === 0 ? before + 1 : `${before + 1}–${before + 1 + open}`}
      </span>
    </Explain>
  )
}
