import { count } from '@krcma/kernel'
import { Explain, Icon, icons, memoOn, thing } from '@krcma/look'
import type { At } from './at.ts'

/** The round, the three decks face down, and what has left the game. */
export const Decks = memoOn(['view', 'v', 'w'], function Decks({ at }: { at: At }) {
  const { v, w } = at
  const { state } = at.view
  const { era1, era2, era3 } = state.decks
  const discarded = [...state.discarded, ...state.players.flatMap((player) => player.discarded)]
  const aside = count(state.putAside)
  return (
    <div className="tog-decks">
      <Explain of={{ name: w.round(state.round), text: w.roundRule }}>
        <h2 className="tog-round-of">{w.round(state.round)}</h2>
      </Explain>
      <div className="tog-piles">
        {([era1, era2, era3] as const).map((deck, i) => {
          const era = (i + 1) as 1 | 2 | 3
          const left = count(deck)
          return (
            <Explain key={era} of={{ name: w.deck(era, left), text: w.deckRule }}>
              <span
                className="tog-deck"
                data-era={era}
                data-empty={left === 0}
                role="img"
                aria-label={w.deck(era, left)}
                {...thing(`deck-era${era}`)}
              >
                <span className="tog-back" aria-hidden="true">
                  {'I'.repeat(era)}
                </span>
                {left}
              </span>
            </Explain>
          )
        })}
        <Explain
          of={{
            name: w.discarded(discarded.length),
            text: (
              <>
                <div>{discarded.length > 0 ? discarded.map((id) => v.tile[id]).join(', ') : w.nothingDiscarded}</div>
                {aside > 0 && <div>{w.unseenAside(aside)}</div>}
              </>
            ),
          }}
        >
          <span className="tog-deck" role="img" aria-label={w.discarded(discarded.length)} {...thing('discard-pile')}>
            <Icon of={icons.discard} />
            {discarded.length}
          </span>
        </Explain>
      </div>
    </div>
  )
})
