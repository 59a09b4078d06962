import { Explain, Icon, icons, of, signs, thing, touch, touchSome } from '@krcma/look'
import { cardOf } from '../../content/cards.ts'
import { SIDES, type Side, SYMBOLS } from '../../content/symbols.ts'
import { hasVote, supportOf } from '../../reckoning/fate.ts'
import { leadIn, marginOf } from '../../reckoning/path-tokens.ts'
import { countOf } from '../../reckoning/symbols.ts'
import type { Figure } from '../../shape.ts'
import { type At, bodiesAt, bodyAt, figureLook, ownSeat, shownSeat, signed } from '../at.ts'
import { Mini } from '../card/mini.tsx'
import { explainedCard } from '../card/said.tsx'
import { SymbolSign } from '../card/signs.tsx'
import * as own from '../icons.ts'
import { firstPicked, pick } from '../picking.ts'
import { Touched } from '../touched.tsx'

type Body = ReturnType<typeof bodyAt>

interface LineProps {
  readonly at: At
  readonly figure: Figure
}

/** One timeline: who, how many of each active symbol and by how much ahead, which path that supports, the cards, the tokens. */
export function Line({ at, figure }: LineProps) {
  const { w, state, active } = at
  const look = figureLook(at, figure)
  const body = bodyAt(at, figure)
  const supports = supportOf(body, active)
  const on = figure !== 'automa' && shownSeat(at) === figure
  const who = (
    <>
      <span style={{ color: look.colour }}>
        <Icon of={look.sign} />
      </span>
      <span className="wpd-clipped">{look.name}</span>
      {state.phase === 'play' && isReady(at, figure) && (
        <span className="wpd-ready" role="img" aria-label={w.ready}>
          <Icon of={signs.yes} />
        </span>
      )}
    </>
  )
  return (
    <article
      className="wpd-line"
      aria-label={w.line(look.name)}
      data-mine={figure === ownSeat(at)}
      {...thing(`line-${figure}`)}
    >
      {figure === 'automa' ? (
        <span className="wpd-line-who">{who}</span>
      ) : (
        <button
          type="button"
          className="wpd-line-who"
          aria-pressed={on}
          title={w.show(look.name)}
          onClick={() => at.show(figure)}
        >
          {who}
        </button>
      )}
      {SIDES.map((side) => (
        <Count key={side} at={at} figure={figure} side={side} />
      ))}
      {hasVote(state, figure) ? (
        <Explain of={{ name: w.supports(look.name, supports === null ? null : at.v.side[supports]) }}>
          <span
            className="wpd-supports"
            data-side={supports ?? 'neither'}
            role="img"
            aria-label={w.supports(look.name, supports === null ? null : at.v.side[supports])}
          >
            <Icon of={supports === null ? icons.scales : supports === 'left' ? signs.previous : signs.next} />
          </span>
        </Explain>
      ) : (
        <span className="wpd-supports" />
      )}
      <Cards at={at} figure={figure} body={body} />
      <Tokens at={at} figure={figure} body={body} />
    </article>
  )
}

function isReady({ view }: At, figure: Figure): boolean {
  return view.asked.some(({ seat, kind, answered }) => seat === figure && kind === 'play' && answered)
}

/** What counts now for a path, and how far that is from the best of the others. */
function Count({ at, figure, side }: LineProps & { readonly side: Side }) {
  const { v, w, active, state } = at
  const symbol = active[side]
  const count = countOf(bodyAt(at, figure), symbol)
  const bodies = bodiesAt(at)
  const by = marginOf(bodies, figure, active, side)
  const leads = state.initiative.length > 0 && leadIn(bodies, state.initiative, active, side).figure === figure
  const said = by === 0 ? (leads ? w.byInitiative : w.tied) : w.ahead(by)
  return (
    <Explain of={{ name: w.counts(v.symbol[symbol], count), text: said }}>
      <span
        className="wpd-count"
        data-side={side}
        data-leads={leads}
        role="img"
        aria-label={`${w.counts(v.symbol[symbol], count)}. ${said}`}
      >
        <SymbolSign of={symbol} side={side} />
        <strong>{count}</strong>
        <span className="wpd-margin">
          {leads && <Icon of={icons.crown} />}
          {by === 0 ? '=' : signed(by)}
        </span>
      </span>
    </Explain>
  )
}

/** Nobody ever has more cards. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

function Cards({ at, figure, body }: LineProps & { readonly body: Body }) {
  const { v, w, choices } = at
  const mine = figure === ownSeat(at)
  if (body.timeline.length === 0) return <span className="wpd-line-cards wpd-none">{w.emptyLine}</span>
  return (
    <span className="wpd-line-cards" data-many={body.timeline.length > 8}>
      {PLACES.slice(0, body.timeline.length).map((i) => {
        const laid = body.timeline[i]
        if (laid === undefined) return null
        const { card, covered } = laid
        const as = body.recoloured?.card === card ? body.recoloured.colour : undefined
        const more = [
          ...(covered.some((one) => one) ? [w.covered] : []),
          ...(as === undefined ? [] : [w.recoloured(v.colour[as])]),
        ]
        const says = explainedCard(v, card, more)
        const named = of(choices, 'own-card').find(({ option }) => option === card)
        const losses = of(choices, 'lose').filter(({ option }) => option.from === 'card' && option.card === card)
        const by =
          named !== undefined
            ? touch(choices, named)
            : losses.length > 0
              ? touchSome(choices, losses, v.names.cards[card])
              : pick(at, 'keep', card)
        return (
          <span key={i} className="wpd-line-card" data-first={mine && firstPicked(at) === card}>
            <Explain of={says}>
              <span key={card} {...thing(card)} role="img" aria-label={cardSaid(at, card, covered)}>
                <Mini laid={laid} as={as} />
              </span>
            </Explain>
            {mine && <Touched by={by} says={says} />}
          </span>
        )
      })}
    </span>
  )
}

function cardSaid({ v }: At, card: Parameters<typeof cardOf>[0], covered: readonly boolean[]): string {
  const left = cardOf(card).symbols.filter((_, i) => covered[i] !== true)
  return [v.names.cards[card], ...left.map((symbol) => v.symbol[symbol])].join(', ')
}

/** The pool, and a special token. */
function Tokens({ at, figure, body }: LineProps & { readonly body: Body }) {
  const { v, w, choices } = at
  const mine = figure === ownSeat(at)
  const loses = mine ? of(choices, 'lose') : []
  const { pool, special } = body
  return (
    <span className="wpd-tokens">
      {SYMBOLS.filter((symbol) => pool[symbol] > 0).map((symbol) => {
        const choice = loses.find(({ option }) => option.from === 'pool' && option.symbol === symbol)
        const says = { name: w.tokens(v.symbols({ [symbol]: pool[symbol] })) }
        return (
          <span key={symbol} className="wpd-token" data-symbol={symbol}>
            <Explain of={says}>
              <span role="img" aria-label={says.name}>
                <SymbolSign of={symbol} />
                {pool[symbol]}
              </span>
            </Explain>
            <Touched by={touch(choices, choice)} says={says} />
          </span>
        )
      })}
      {special !== null && (
        <Explain of={{ name: w.special(v.symbol[special.symbol]), ...(special.lost ? { text: w.specialLost } : {}) }}>
          <span
            className="wpd-token"
            data-symbol="special"
            data-lost={special.lost}
            role="img"
            aria-label={w.special(v.symbol[special.symbol])}
          >
            <Icon of={own.special} />
            <SymbolSign of={special.symbol} covered={special.lost} />
          </span>
        </Explain>
      )}
    </span>
  )
}
