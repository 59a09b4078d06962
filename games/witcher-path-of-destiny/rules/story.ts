import { type Bonus, OPENING_PAGE } from '../content/story.ts'
import { SIDES } from '../content/symbols.ts'
import { STORIES } from '../content/tales.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import { activeIn, pageAfter } from '../reckoning/story.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { beginChapter, readPage } from './chapter.ts'
import { discardFromHand, drawToHand } from './deck.ts'
import { finalScoring } from './final.ts'
import { gainTokens, gainVp, gainXp, loseVp, loseXp } from './gains.ts'
import { lookBonus } from './looking.ts'

/** WPD-STORY-07, WPD-NEXT-02, -03: the page that was reached, and its bonuses; then the next chapter, or the end (WPD-FINAL-03). */
export function* tellStory(t: Table): Rules {
  const { state } = t
  const final = state.dominant !== null
  const page = state.dominant === null ? OPENING_PAGE[state.path] : pageAfter(state.path, state.dominant)
  readPage(t, page)
  for (const side of SIDES) {
    const seat = state.pathTokens[side]
    const bonus = STORIES[state.tale].bonuses[page]?.[side]
    if (seat === null || bonus === undefined) continue
    t.tell('bonus', { seat, side, bonus })
    yield* give(t, seat, bonus)
  }
  state.pathTokens = { left: null, right: null }
  if (final) finalScoring(t, page + 1)
  else beginChapter(t)
}

function* give(t: Table, seat: Seat, bonus: Bonus): Rules {
  switch (bonus.kind) {
    case 'xp':
      return bonus.amount < 0 ? loseXp(t, seat, -bonus.amount) : gainXp(t, seat, bonus.amount, 'story')
    case 'vp':
      return bonus.amount < 0 ? loseVp(t, seat, -bonus.amount) : gainVp(t, seat, bonus.amount, 'story')
    case 'active':
      return gainTokens(t, seat, activeIn(t.state)[bonus.side], 1, 'story')
    case 'draw':
      drawToHand(t, seat, bonus.draw)
      for (let n = 0; n < bonus.discard; n++) {
        const card = yield* t.choose(seat, 'hand-card', () => handOf(playerOf(t.state, seat)), {
          context: () => ({ for: 'story' }),
        })
        discardFromHand(t, seat, [card])
      }
      return
    case 'first':
      if (t.state.initiative[0] === seat) return gainXp(t, seat, bonus.otherwise, 'story')
      return moveFigure(t, seat, 'first')
    case 'last':
      return moveFigure(t, seat, 'last')
    case 'special':
      playerOf(t.state, seat).special = { symbol: bonus.symbol, lost: false }
      return t.tell('special-gained', { seat, symbol: bonus.symbol })
    case 'look':
      return yield* lookBonus(t, seat)
  }
}

/** WPD-RULING-44: all others keep their order. */
function moveFigure(t: Table, seat: Seat, to: 'first' | 'last'): void {
  const others = t.state.initiative.filter((figure) => figure !== seat)
  t.state.initiative = to === 'first' ? [seat, ...others] : [...others, seat]
  t.tell('initiative-moved', { seat, to })
}
