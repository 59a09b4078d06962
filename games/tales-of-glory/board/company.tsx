import type { Seat } from '@krcma/kernel'
import { Explain, Icon, icons, memoOn, type SeatLook, signs, thing } from '@krcma/look'
import { type At, playerAt, shownSeat, taleOf } from './at.ts'
import * as own from './icons.ts'
import { Purse } from './purse.tsx'
import { TileEmblem } from './tile/emblem.tsx'

interface CompanyProps {
  readonly at: At
  readonly wide?: boolean
}

/** Everybody: who holds the first player token, whose card is laid, who took what; touching one opens their tale. */
export const Company = memoOn(
  ['view', 'v', 'w', 'seats', 'shown', 'show', 'pointed', 'news'],
  function Company(props: CompanyProps) {
    const { at, wide = false } = props
    return (
      <ul className="tog-company" data-wide={wide} aria-label={at.w.tabs.players}>
        {at.seats.map((look) => (
          <li key={look.seat}>
            <Companion at={at} look={look} wide={wide} />
          </li>
        ))}
      </ul>
    )
  },
)

function Companion({ at, look, wide }: { at: At; look: SeatLook; wide: boolean }) {
  const player = playerAt(at, look.seat)
  const on = shownSeat(at) === look.seat
  const spokenOf = taleOf(player).some(({ tile }) => !on && at.pointed.includes(tile))
  const state = stateOf(at, look.seat)
  const first = at.view.state.first === look.seat
  const says = { name: look.name, text: [at.v.tile[player.hero], state.text, at.w.show(look.name)].join(' · ') }
  return (
    <>
      <Explain of={says}>
        <button
          type="button"
          className="tog-companion"
          aria-pressed={on}
          data-spoken-of={spokenOf}
          style={{ borderColor: look.colour }}
          onClick={() => at.show(look.seat)}
        >
          <span className="tog-companion-card">{state.card}</span>
          <span className="tog-companion-sign" style={{ color: look.colour }}>
            <Icon of={look.sign} />
          </span>
          {wide ? (
            <span className="tog-companion-name">
              <strong>{look.name}</strong> {state.text}
            </span>
          ) : (
            <span className="tog-unseen">
              {look.name}. {state.text}
            </span>
          )}
          {first && (
            <span className="tog-token" {...thing('first-player')}>
              <Icon of={own.firstPlayer} />
            </span>
          )}
          <span className="tog-unseen">
            {at.v.tile[player.hero]}. {first && `${at.w.firstPlayer.name}. `}
            {at.w.show(look.name)}.
          </span>
        </button>
      </Explain>
      {wide && <Purse w={at.w} player={player} seat={look.seat} news={at.news} />}
    </>
  )
}

/** What lies before a player: nothing yet, a card face down, a card just turned, the tile taken. */
function stateOf(at: At, seat: Seat) {
  const { v, w, view } = at
  const look = at.seats[seat]
  const name = look?.name ?? ''
  const { taken } = playerAt(at, seat)
  const asked = view.asked.find((one) => one.seat === seat)
  const revealed = at.news
    .flatMap((event) => (event.kind === 'selections-revealed' ? event.data.selections : []))
    .find((one) => one.seat === seat)
  if (taken !== null) {
    // On the page of whoever is shown the tile itself lies in the hand.
    const real = shownSeat(at) === seat ? {} : thing(taken.tile)
    return {
      text: w.card.took(name, v.tile[taken.tile], taken.space),
      card: (
        <span key="taken" className="tog-thumb" {...real}>
          <TileEmblem id={taken.tile} />
          <span className="tog-thumb-number">{taken.space}</span>
        </span>
      ),
    }
  }
  if (asked?.kind === 'select' || asked?.kind === 'return-quest') {
    return asked.answered
      ? { text: w.card.laid(name), card: <CardBack look={look} /> }
      : { text: w.card.thinking(name), card: <span className="tog-card" data-card="none" /> }
  }
  if (view.state.step === 'obtain' && revealed !== undefined) {
    const again = asked?.kind === 'select-again'
    return {
      text: `${w.card.revealed(name, revealed.space)}${again ? ` ${w.card.again(name)}` : ''}`,
      card: (
        <span className="tog-card" data-card="turned">
          {revealed.space}
        </span>
      ),
    }
  }
  if (view.state.step === 'obtain') {
    return {
      text: w.card.again(name),
      card: (
        <span className="tog-card" data-card="again">
          ?
        </span>
      ),
    }
  }
  if (asked !== undefined) {
    return { text: w.card.busy(name), card: <Icon of={icons.hourglass} className="tog-waiting" /> }
  }
  return { text: '', card: <Icon of={view.state.step === 'over' ? icons.book : signs.yes} className="tog-done" /> }
}

function CardBack({ look }: { look: SeatLook | undefined }) {
  if (look === undefined) return null
  return (
    <span className="tog-card" data-card="laid" style={{ borderColor: look.colour }} {...thing(`card-${look.seat}`)}>
      <Icon of={look.sign} />
    </span>
  )
}
