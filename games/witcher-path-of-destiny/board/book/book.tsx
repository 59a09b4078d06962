import { Explain, Icon, icons, of, signs, thing, touch } from '@krcma/look'
import { TURNS } from '../../content/components.ts'
import { SIDES, type Side } from '../../content/symbols.ts'
import { fateOf, votesIn } from '../../reckoning/fate.ts'
import { decisionPages, nextActive, pageAfter, spreadsRead } from '../../reckoning/story.ts'
import { type At, figureLook, roman } from '../at.ts'
import { SymbolSign } from '../card/signs.tsx'
import * as own from '../icons.ts'
import { Touched } from '../touched.tsx'
import { PageCut } from './page.tsx'
import { Ribbon } from './ribbon.tsx'

interface BookProps {
  readonly at: At
  /** Opens what was read at these pages. */
  readonly open: (page: number) => void
}

/** The story book lies open: the two pages of the decision, the tokens of fate on their sides, and the road that led here. */
export function Book({ at, open }: BookProps) {
  return (
    <section className="wpd-book" aria-label={at.w.book}>
      <div className="wpd-pages">
        {SIDES.map((side) => (
          <Page key={`${side} ${at.state.path}`} at={at} side={side} open={open} />
        ))}
        <Verdict at={at} />
      </div>
      <Ribbon at={at} open={open} />
    </section>
  )
}

function Page({ at, side, open }: BookProps & { readonly side: Side }) {
  const { v, w, state, active, choices } = at
  const page = decisionPages(state.path)[side]
  const isRead = spreadsRead(state).some((spread) => spread.includes(page))
  const text = isRead ? at.say.read?.(`${state.tale}/${page}`) : ''
  const next = nextActive(state, side)
  const holder = state.pathTokens[side]
  const choice =
    of(choices, 'dominance').find(({ option }) => option === side) ??
    of(choices, 'exchange').find(({ option }) => option === side)
  const title = v.names.paths[state.tale][page] ?? ''
  const says = { name: isRead ? title : w.unread, text: w.pageRule }
  return (
    <article
      className="wpd-page"
      data-side={side}
      data-dominant={state.dominant === side}
      aria-label={w.page(page)}
      {...thing(`page-${side}`)}
    >
      <header>
        <Explain of={{ name: v.symbol[active[side]], text: w.pageRule }}>
          <span className="wpd-page-symbol" role="img" aria-label={v.symbol[active[side]]}>
            <SymbolSign of={active[side]} side={side} />
          </span>
        </Explain>
        {isRead ? (
          <h3>{title}</h3>
        ) : (
          <Explain of={{ name: w.unread, why: { text: w.why.unread, rule: 'WPD-STORY-08' } }}>
            <h3>{w.unread}</h3>
          </Explain>
        )}
      </header>
      <Fate at={at} side={side} />
      <div className="wpd-page-cut">{isRead && <PageCut tale={state.tale} page={page} />}</div>
      <p className="wpd-page-text" lang={at.words.language}>
        {text}
      </p>
      <footer>
        <span>
          {w.leads(pageAfter(state.path, side))}{' '}
          {next === null ? (
            w.ends
          ) : (
            <span role="img" aria-label={w.nextActive(SIDES.map((one) => v.symbol[next[one]]).join(', '))}>
              {SIDES.map((one) => (
                <SymbolSign key={one} of={next[one]} side={one} />
              ))}
            </span>
          )}
        </span>
        {holder !== null && (
          <Explain of={{ name: w.holder(side, at.seats[holder]?.name ?? '') }}>
            <span className="wpd-path-token" style={{ color: at.seats[holder]?.colour }} {...thing(`path-${side}`)}>
              <Icon of={own.pathToken} />
              <span className="wpd-clipped">{at.seats[holder]?.name}</span>
            </span>
          </Explain>
        )}
        <button
          type="button"
          className="wpd-page-number"
          title={w.readAgain}
          onClick={() => open(page)}
          disabled={!isRead}
        >
          {page}
        </button>
      </footer>
      <Touched by={touch(choices, choice)} says={says} />
    </article>
  )
}

/** The tokens of fate on the side of a page, and where the next one would go as things stand. */
function Fate({ at, side }: { at: At; side: Side }) {
  const { w, state } = at
  const next = nextToken(at)
  return (
    <span className="wpd-fate">
      {state.fate[side].map((token) => (
        <Explain key={token} of={w.fate(roman(token))}>
          <span
            className="wpd-fate-token"
            role="img"
            aria-label={w.fate(roman(token)).name}
            {...thing(`fate-${token}`)}
          >
            {roman(token)}
          </span>
        </Explain>
      ))}
      {next !== null && next.side === side && (
        <Explain of={{ name: w.fateNow(roman(next.token), at.v.side[side]), text: <Votes at={at} /> }}>
          <span
            key={next.token}
            className="wpd-fate-token"
            data-ghost="true"
            role="img"
            aria-label={w.fateNow(roman(next.token), at.v.side[side])}
          >
            {roman(next.token)}
          </span>
        </Explain>
      )}
    </span>
  )
}

/** WPD-FATE-01: the token of this turn, and the page that most support now. */
function nextToken({ state, active }: At): { readonly token: number; readonly side: Side | null } | null {
  const placed = [...state.fate.left, ...state.fate.right, ...state.fate.aside]
  if (state.turn < 1 || state.turn > TURNS || placed.includes(state.turn) || state.dominant !== null) return null
  return { token: state.turn, side: fateOf(votesIn(state, active).map(({ side }) => side)) }
}

/** Who supports which path now. */
function Votes({ at }: { at: At }) {
  const { w, v } = at
  return (
    <span className="wpd-said">
      <span>{w.votes}</span>
      {votesIn(at.state, at.active).map(({ figure, side }) => (
        <span key={figure}>
          {w.vote(figure === 'mat' ? w.mat : figureLook(at, figure).name, side === null ? null : v.side[side])}
        </span>
      ))}
    </span>
  )
}

/** In the fold of the book: tokens set aside, and how all are voting. */
function Verdict({ at }: { at: At }) {
  const { w, v, state } = at
  const next = nextToken(at)
  const { aside } = state.fate
  const said = next === null ? '' : w.fateNow(roman(next.token), next.side === null ? null : v.side[next.side])
  return (
    <div className="wpd-fold">
      {aside.map((token) => (
        <Explain key={token} of={{ name: w.aside(roman(token)) }}>
          <span
            className="wpd-fate-token"
            data-aside="true"
            role="img"
            aria-label={w.aside(roman(token))}
            {...thing(`fate-${token}`)}
          >
            {roman(token)}
          </span>
        </Explain>
      ))}
      {next !== null && (
        <Explain of={{ name: said, text: <Votes at={at} /> }}>
          <span className="wpd-votes" role="img" aria-label={said}>
            {votesIn(at.state, at.active).map(({ figure, side }) => {
              const look = figure === 'mat' ? { colour: 'var(--ink-2)', sign: icons.card } : figureLook(at, figure)
              return (
                <span
                  key={`${figure} ${side}`}
                  className="wpd-vote"
                  style={{ color: look.colour }}
                  data-side={side ?? 'neither'}
                >
                  <Icon of={look.sign} />
                  <Icon of={side === null ? icons.scales : side === 'left' ? signs.previous : signs.next} />
                </span>
              )
            })}
          </span>
        </Explain>
      )}
    </div>
  )
}
