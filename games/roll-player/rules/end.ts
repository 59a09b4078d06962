import type { CardId } from '../content/market.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { cardsOf, removeCard } from './cards.ts'
import { scoreOf } from './score.ts'
import { heroOf } from './sheet.ts'
import { skillWindow } from './skills.ts'

/** A last Skill window, in which only Skills that work at any time can be used (RPL-END-04). */
export function* lastSkills(t: Table): Rules {
  yield* skillWindow(t, t.state.start)
  t.state.phase = 'giving-up'
}

/** Everybody may discard own Market cards, if that helps (RPL-END-05). */
export function* givingUp(t: Table): Rules {
  const { state } = t
  yield* t.sideBySide(t.seats, (seat) => giveUp(t, seat))
  state.heroes.forEach((hero, seat) => {
    const cards = hero.givenUp.splice(0)
    state.discard.push(...cards)
    if (cards.length > 0) t.tell('cards-given-up', { seat, cards })
  })
  state.phase = 'over'
  for (const seat of t.seats) t.tell('hero-scored', { seat, stars: scoreOf(state, seat) })
}

function* giveUp(t: Table, seat: Seat): Rules {
  const hero = heroOf(t.state, seat)
  for (;;) {
    const options = (): readonly (CardId | 'none')[] => [...cardsOf(hero), 'none']
    const card = yield* t.choose(seat, 'give-up', options, { closed: true })
    if (card === 'none') return
    removeCard(hero, card)
    hero.givenUp.push(card)
  }
}
