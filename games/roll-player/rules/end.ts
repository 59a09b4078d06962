import { type EndingOf, total } from '@krcma/kernel'
import type { CardId } from '../content/market.ts'
import { SPACES } from '../content/numbers.ts'
import { cardsOf } from '../reckoning/cards.ts'
import { classDice } from '../reckoning/class-dice.ts'
import { scoreSheet, titleFor } from '../reckoning/score.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { RollPlayer, Rules, Seat, State, Table } from '../shape.ts'
import { removeCard } from './cards.ts'
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
    const card = yield* t.choose(seat, 'give-up', options)
    if (card === 'none') return
    removeCard(hero, card)
    hero.givenUp.push(card)
  }
}

function scoreOf(state: State, seat: Seat): number {
  return total<RollPlayer>(scoreSheet(heroOf(state, seat), state.enemy !== null))
}

/** Most stars; then more Gold; then fewer dice of the class colour; then shared (RPL-TIE-01 to -04). */
export function ending(state: State): EndingOf<RollPlayer> {
  const solo = state.enemy !== null
  const sheets = state.heroes.map((hero) => scoreSheet(hero, solo))
  const stars = sheets.map((sheet) => total<RollPlayer>(sheet))
  const keys = state.heroes.map((hero, seat) => [stars[seat] ?? 0, hero.gold, SPACES - classDice(hero)])
  return solo ? { sheets, keys, outcome: titleFor(stars[0] ?? 0) } : { sheets, keys }
}
