import { count } from '@krcma/kernel'
import { Explain, Icon, icons, memoOn, of, thing, touch } from '@krcma/look'
import { COLOURS } from '../../content/basics.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { Touched } from '../touched.tsx'
import type { Pile } from './market.tsx'

interface PilesProps {
  readonly at: At
  readonly open: Pile
  readonly onOpen: (pile: Pile) => void
  /** How the choice of the deck is lit. */
  readonly now: string
}

/** Buying the top card of the deck, if that may be chosen. */
export const unseenOf = (at: At) => of(at.choices, 'buy-unseen').find(({ option }) => option === 'buy')

/** The round, the bag, the deck, and the piles that anybody may look through. */
export const Piles = memoOn(['view', 'v', 'w', 'solo'], function Piles({ at, open, onOpen }: PilesProps) {
  const { v, w } = at
  const { state } = at.view
  const inBag = COLOURS.reduce((sum, colour) => sum + state.bag[colour], 0)
  const deck = count(state.deck)
  const unseen = unseenOf(at)
  const inSetUp = state.phase === 'races' || state.phase === 'classes' || state.phase === 'starting-dice'
  const title = inSetUp ? v.phase[state.phase] : w.round(state.round, state.rounds)
  const bagText = COLOURS.map((colour) => `${v.colour[colour]} ${state.bag[colour]}`).join(', ')
  const toggle = (pile: Pile) => onOpen(open === pile ? 'market' : pile)
  const deckSays = { name: w.pile.deck(deck), text: unseen?.label ?? w.pile.deckRule }
  return (
    <header className="rpl-piles">
      <Explain of={{ name: `${title}: ${v.phase[state.phase]}`, text: w.phaseRule[state.phase] }}>
        <h2 className="rpl-round">
          {title} {!inSetUp && <span className="rpl-phase">{v.phase[state.phase]}</span>}
        </h2>
      </Explain>
      <Explain
        of={{
          name: w.pile.bag(inBag),
          text: (
            <>
              <div>{bagText}.</div>
              <div>{w.pile.bagRule}</div>
            </>
          ),
        }}
      >
        <span className="rpl-pile" role="img" aria-label={`${w.pile.bag(inBag)}: ${bagText}`} {...thing('bag')}>
          <Icon of={own.bag} /> {inBag}
        </span>
      </Explain>
      <Explain of={deckSays}>
        <span
          className="rpl-pile"
          {...(unseen === undefined ? { role: 'img', 'aria-label': w.pile.deck(deck) } : {})}
          {...thing('deck')}
        >
          <span className="rpl-back" aria-hidden="true" /> {deck}
          <Touched by={touch(at.choices, unseen)} says={deckSays} />
        </span>
      </Explain>
      <Explain of={{ name: w.pile.discard(state.discard.length), text: w.pile.discardRule }}>
        <button
          type="button"
          className="rpl-pile"
          aria-pressed={open === 'discard'}
          aria-label={`${w.pile.discard(state.discard.length)}. ${w.pile.look}`}
          onClick={() => toggle('discard')}
          {...thing('discard-pile')}
        >
          <Icon of={icons.discard} /> {state.discard.length}
        </button>
      </Explain>
      {at.solo && (
        <Explain of={{ name: w.pile.junk(state.junk.length), text: w.pile.junkRule }}>
          <button
            type="button"
            className="rpl-pile"
            aria-pressed={open === 'junk'}
            aria-label={`${w.pile.junk(state.junk.length)}. ${w.pile.look}`}
            onClick={() => toggle('junk')}
            {...thing('junk-pile')}
          >
            <Icon of={own.junk} /> {state.junk.length}
          </button>
        </Explain>
      )}
    </header>
  )
})
