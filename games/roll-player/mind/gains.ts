import { STANDARD } from '../content/actions.ts'
import type { Attribute } from '../content/basics.ts'
import { COLOURS, DIRECTIONS } from '../content/basics.ts'
import type { Step } from '../content/effects.ts'
import { CARDS, type CardId, type SkillId } from '../content/market.ts'
import { canMove } from '../reckoning/alignment.ts'
import { opposite } from '../reckoning/die.ts'
import { goldDieIncome } from '../reckoning/gold.ts'
import { priceToPay } from '../reckoning/price.ts'
import { filledSpaces, openRows, rowOf } from '../reckoning/sheet.ts'
import { withCard, withMarker, withPaid } from '../reckoning/would-be.ts'
import type { Space, State } from '../shape.ts'
import { Draft, type SeenDie } from './draft.ts'

/** The best that a step can make of a hero, in stars; never less than leaving it alone. */
function bestAfter(state: State, draft: Draft, step: Step): number {
  const now = draft.worth()
  const { hero } = draft
  const bestSpace = (value: (space: Space) => number) => bestOf(now, filledSpaces(hero), value)
  switch (step.op) {
    case 'flip-die':
      return bestSpace((space) => flipped(draft, space))
    case 'adjust-die':
      return bestSpace((space) => Math.max(adjusted(draft, space, 1), adjusted(draft, space, -1)))
    case 'swap-dice':
      return bestSpace((space) => bestSwap(draft, space))
    case 'reroll-die':
      return bestSpace((space) => rerollWorth(draft, space))
    case 'move-alignment':
      return bestOf(now, DIRECTIONS, (direction) =>
        canMove(hero, direction) ? draft.worthOf(withMarker(hero, direction)) : now,
      )
    case 'move-die':
      return bestSpace((space) => bestMove(draft, space))
    case 'exchange-die':
      return bestSpace((space) => (step.with === 'bag' ? bestFromBag : bestFromPool)(state, draft, space))
    case 'gain-gold':
      return draft.worthOf({ ...hero, gold: hero.gold + step.amount })
    case 'gain-charisma':
      return draft.worthOf({ ...hero, tokens: hero.tokens + step.count })
    case 'attribute-action':
      return bestOf(now, ['str', 'dex', 'con', 'int', 'wis'] as const, (row) => actionWorth(state, draft, row))
    case 'purchase-from':
      return state.purchase === 'open' ? bestOf(now, state.discard, (card) => afterBuying(draft, card)) : now
    default:
      return now
  }
}

/** What the standard action of a row can make of a hero. */
export function actionWorth(state: State, draft: Draft, row: Attribute): number {
  const [step] = STANDARD[row]
  return step === undefined ? draft.worth() : bestAfter(state, draft, step)
}

/** What using a Skill would add: the marker's move, the ability, and the card not being ready for a while. */
export function skillGain(state: State, draft: Draft, skill: SkillId, as: SkillId): number {
  const { hero, worths } = draft
  const { arrow, rules } = CARDS[as]
  if (arrow === null || !canMove(hero, arrow)) return -1
  const skills = hero.skills.map((own) => (own.id === skill ? { ...own, ready: false } : own))
  const used = new Draft({ ...withMarker(hero, arrow), skills }, worths)
  const step = rules[0]?.do[0]
  return (step === undefined ? used.worth() : bestAfter(state, used, step)) - draft.worth()
}

/** What the marker's best step from here would add. */
export function bestStep(draft: Draft): number {
  const now = draft.worth()
  const { hero } = draft
  return (
    bestOf(now, DIRECTIONS, (direction) =>
      canMove(hero, direction) ? draft.worthOf(withMarker(hero, direction)) : now,
    ) - now
  )
}

export function afterBuying(draft: Draft, card: CardId): number {
  const { hero } = draft
  const price = priceToPay(hero, card)
  return price > hero.gold + hero.tokens
    ? Number.NEGATIVE_INFINITY
    : draft.worthOf(withCard(withPaid(hero, price), card))
}

/** With the best of the later dice; each pair is looked at once. */
export function bestSwap(draft: Draft, space: Space): number {
  const now = draft.worth()
  return bestOf(now, filledSpaces(draft.hero), (other) => (other > space ? draft.withSwap(space, other) : now))
}

export function bestMove(draft: Draft, space: Space): number {
  const here = rowOf(space)
  return bestOf(draft.worth(), openRows(draft.hero), (row) =>
    row === here ? Number.NEGATIVE_INFINITY : draft.withMove(space, row),
  )
}

/** Over all faces, the old one being kept where it is better. */
export function rerollWorth(draft: Draft, space: Space): number {
  const now = draft.worth()
  let sum = 0
  for (let value = 1; value <= 6; value++) sum += Math.max(now, draft.withValue(space, value))
  return sum / 6
}

export function flipped(draft: Draft, space: Space): number {
  return draft.withValue(space, opposite(draft.dieOn(space).value))
}

export function adjusted(draft: Draft, space: Space, by: number): number {
  const value = draft.dieOn(space).value + by
  return value < 1 || value > 6 ? Number.NEGATIVE_INFINITY : draft.withValue(space, value)
}

export function exchanged(draft: Draft, space: Space, die: SeenDie): number {
  return draft.withDie(space, die, die.colour === 'gold' ? goldDieIncome(draft.hero) : 0)
}

export function bestFromBag(state: State, draft: Draft, space: Space): number {
  const { value } = draft.dieOn(space)
  return bestOf(draft.worth(), COLOURS, (colour) =>
    state.bag[colour] > 0 ? exchanged(draft, space, { colour, value }) : Number.NEGATIVE_INFINITY,
  )
}

export function bestFromPool(state: State, draft: Draft, space: Space): number {
  return bestOf(draft.worth(), state.initiative, ({ die, taker }) =>
    die === null || taker !== null ? Number.NEGATIVE_INFINITY : exchanged(draft, space, die),
  )
}

function bestOf<T>(least: number, list: readonly T[], value: (item: T) => number): number {
  let best = least
  for (const item of list) {
    const worth = value(item)
    if (worth > best) best = worth
  }
  return best
}
