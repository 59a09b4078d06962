import { AUTOMAS } from '../content/automas.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { CARDS_DRAWN } from '../content/components.ts'
import { type Colour, other, SIDES } from '../content/symbols.ts'
import { automaPosition, extraCards } from '../reckoning/automa.ts'
import { rowsLeft, TOP } from '../reckoning/draft.ts'
import { activeIn } from '../reckoning/story.ts'
import { activeCounts } from '../reckoning/symbols.ts'
import type { Automa, Rules, Table } from '../shape.ts'
import { drawCards } from './deck.ts'
import { gainTokens, gainXp, secondAbility } from './gains.ts'
import { positionBonus, stand } from './position.ts'
import { takeFromSupply } from './supply.ts'
import { lay } from './timeline.ts'
import { sideOrToss, toss } from './toss.ts'

/** WPD-SOLO-05, -06: tokens in place of kept cards, and for the symbols of its board. */
export function automaOpensChapter(t: Table, { character }: Automa): void {
  const active = activeIn(t.state)
  for (let n = 0; n < t.state.chapter; n++) gainTokens(t, 'automa', active[toss(t)], 1, 'toss')
  for (const side of SIDES) {
    if (AUTOMAS[character].symbols.includes(active[side])) gainTokens(t, 'automa', active[side], 1, 'board')
  }
}

/** WPD-SOLO-07 to -11, -29 to -31: a policy instead of decisions; the cards are played at once, without their effects. */
export function* automaDrafts(t: Table): Rules {
  const { state } = t
  const automa = automaOf(t)
  const row = automaPosition(state.supply, activeIn(state))
  const topmost = row === TOP || rowsLeft(state.supply)[0] === row
  stand(t, 'automa', row)
  yield* positionBonus(t, 'automa', row)
  const cards = row === TOP ? drawCards(t, CARDS_DRAWN) : [...(state.supply[row - 1] ?? [])]
  if (row !== TOP) state.supply[row - 1] = null
  t.tell('drafted', { figure: 'automa', row, cards: [...cards] })
  firstAbility(t, cards)
  for (const card of cards) lay(automa, card)
  t.tell('cards-played', { figure: 'automa', cards: [...cards] })
  yield* secondAfterDraft(t, cards, topmost)
}

function automaOf({ state: { automa } }: Table): Automa {
  if (automa === null) throw new Error('there is no Automa')
  return automa
}

/** WPD-SOLO-19, -30 */
function firstAbility(t: Table, cards: readonly CardId[]): void {
  const { character } = automaOf(t)
  const { first } = AUTOMAS[character]
  const xp = first.xp * (first.kind === 'xp-per-colour' ? ofColour(cards, first.colour) : Number(shareColour(cards)))
  if (xp === 0) return
  t.tell('automa-ability', { ability: `auto-${character}-1` })
  gainXp(t, 'automa', xp, 'ability')
}

function ofColour(cards: readonly CardId[], colour: Colour): number {
  return cards.filter((card) => cardOf(card).colours.includes(colour)).length
}

function shareColour([one, two]: readonly CardId[]): boolean {
  if (one === undefined || two === undefined) return false
  return cardOf(one).colours.some((colour) => cardOf(two).colours.includes(colour))
}

/** The second ability, if it is awake by now and has its moment here (WPD-SOLO-29, -31). */
function* secondAfterDraft(t: Table, cards: readonly CardId[], topmost: boolean): Rules {
  const second = secondAbility(t)
  switch (second?.kind) {
    case 'more-on-colour':
      if (ofColour(cards, second.colour) > 0) gainOfMore(t, second.amount)
      return
    case 'fewer-from-turn':
      if (t.state.turn >= second.turn) gainOfFewer(t, second.amount)
      return
    case 'more-on-top':
      if (!topmost) return
      gainOfMore(t, second.amount)
      gainXp(t, 'automa', second.xp, 'ability')
      return
    case 'extra-card':
      return yield* extraCard(t)
    default:
  }
}

function tellSecond(t: Table): void {
  t.tell('automa-ability', { ability: `auto-${automaOf(t).character}-2` })
}

function gainOfMore(t: Table, amount: number): void {
  tellSecond(t)
  const active = activeIn(t.state)
  const side = sideOrToss(t, activeCounts(automaOf(t), active))
  gainTokens(t, 'automa', active[side], amount, 'ability')
}

function gainOfFewer(t: Table, amount: number): void {
  tellSecond(t)
  const active = activeIn(t.state)
  const { left, right } = activeCounts(automaOf(t), active)
  // The toss of a tie shows the symbol that it gains.
  const side = left === right ? toss(t) : other(left > right ? 'left' : 'right')
  gainTokens(t, 'automa', active[side], amount, 'ability')
}

/** WPD-SOLO-26, WPD-RULING-37: a card with an active symbol from the highest pair that has one; of two the human chooses. */
function* extraCard(t: Table): Rules {
  const found = extraCards(t.state.supply, activeIn(t.state))
  if (found === null) return
  tellSecond(t)
  const card = yield* t.choose(0, 'automa-card', () => found.cards)
  takeFromSupply(t, 'automa', card)
  firstAbility(t, [card])
  lay(automaOf(t), card)
  t.tell('cards-played', { figure: 'automa', cards: [card] })
}

/** WPD-SOLO-32: directly before VP and XP. */
export function automaBeforeScoring(t: Table): void {
  const second = secondAbility(t)
  if (second?.kind === 'fewer-before-scoring') gainOfFewer(t, second.amount)
}
