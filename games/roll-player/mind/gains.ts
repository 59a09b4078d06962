import type { Attribute } from '../content/basics.ts'
import { COLOURS, DIRECTIONS } from '../content/basics.ts'
import type { Step } from '../content/effects.ts'
import { CARDS, type SkillId } from '../content/market.ts'
import { goldDieIncome } from '../rules/gold.ts'
import { canBuy, priceToPay } from '../rules/purchase.ts'
import { filledSpaces, openRows, rowOf } from '../rules/sheet.ts'
import { STANDARD } from '../rules/steps.ts'
import type { SeenHero, Space, State } from '../shape.ts'
import { dieOn, movedTo, swapped, withCard, withDie, withValue } from './changes.ts'
import { moveOf, worthOf } from './worth.ts'

/** The best that a step can make of a hero, in stars; never less than leaving it alone. */
function bestAfter(state: State, hero: SeenHero, step: Step, rounds: number): number {
  const now = worthOf(hero, rounds)
  switch (step.op) {
    case 'flip-die':
      return bestOf(now, filledSpaces(hero), (space) => worthOf(flippedAt(hero, space), rounds))
    case 'adjust-die':
      return bestOf(now, filledSpaces(hero), (space) => {
        const { value } = dieOn(hero, space)
        return Math.max(
          value < 6 ? worthOf(withValue(hero, space, value + 1), rounds) : now,
          value > 1 ? worthOf(withValue(hero, space, value - 1), rounds) : now,
        )
      })
    case 'swap-dice':
      return bestOf(now, filledSpaces(hero), (space) => bestSwap(hero, space, rounds))
    case 'reroll-die':
      return bestOf(now, filledSpaces(hero), (space) => rerollWorth(hero, space, rounds))
    case 'move-alignment':
      return bestOf(now, DIRECTIONS, (direction) => {
        const moved = moveOf(hero, direction)
        return moved === undefined ? now : worthOf(moved, rounds)
      })
    case 'move-die':
      return bestOf(now, filledSpaces(hero), (space) => bestMove(hero, space, rounds))
    case 'exchange-die':
      return step.with === 'bag'
        ? bestOf(now, filledSpaces(hero), (space) => bestFromBag(state, hero, space, rounds))
        : bestOf(now, filledSpaces(hero), (space) => bestFromPool(state, hero, space, rounds))
    case 'gain-gold':
      return worthOf({ ...hero, gold: hero.gold + step.amount }, rounds)
    case 'gain-charisma':
      return now + 0.15
    case 'attribute-action':
      return bestOf(now, ['str', 'dex', 'con', 'int', 'wis'] as const, (row) => actionWorth(state, hero, row, rounds))
    case 'purchase-from':
      return state.purchase === 'open' ? bestOf(now, state.discard, (card) => afterBuying(hero, card, rounds)) : now
    case 'purchase-top':
      return hero.gold >= 6 && rounds > 2 ? now + 0.4 : now
    default:
      return now
  }
}

/** What the standard action of a row can make of a hero. */
export function actionWorth(state: State, hero: SeenHero, row: Attribute, rounds: number): number {
  const [step] = STANDARD[row]
  return step === undefined ? worthOf(hero, rounds) : bestAfter(state, hero, step, rounds)
}

/** What using a Skill would add: the marker's move, the ability, and the card not being ready for a while. */
export function skillGain(state: State, hero: SeenHero, skill: SkillId, as: SkillId, rounds: number): number {
  const { arrow, rules } = CARDS[as]
  const now = worthOf(hero, rounds)
  const moved = arrow === null ? undefined : moveOf(hero, arrow)
  if (moved === undefined) return -1
  const used = { ...moved, skills: hero.skills.map((own) => (own.id === skill ? { ...own, ready: false } : own)) }
  const step = rules[0]?.do[0]
  return (step === undefined ? worthOf(used, rounds) : bestAfter(state, used, step, rounds)) - now
}

export function afterBuying(hero: SeenHero, card: keyof typeof CARDS, rounds: number): number {
  return canBuy(hero, card) ? worthOf(withCard(hero, card, priceToPay(hero, card)), rounds) : Number.NEGATIVE_INFINITY
}

export function bestSwap(hero: SeenHero, space: Space, rounds: number): number {
  const now = worthOf(hero, rounds)
  return bestOf(now, filledSpaces(hero), (other) =>
    other > space ? worthOf(swapped(hero, space, other), rounds) : now,
  )
}

export function bestMove(hero: SeenHero, space: Space, rounds: number): number {
  const rows = openRows(hero).filter((row) => row !== rowOf(space))
  return bestOf(worthOf(hero, rounds), rows, (row) => worthOf(movedTo(hero, space, row), rounds))
}

export function rerollWorth(hero: SeenHero, space: Space, rounds: number): number {
  const now = worthOf(hero, rounds)
  let sum = 0
  for (let value = 1; value <= 6; value++) sum += Math.max(now, worthOf(withValue(hero, space, value), rounds))
  return sum / 6
}

export function flippedAt(hero: SeenHero, space: Space): SeenHero {
  return withValue(hero, space, 7 - dieOn(hero, space).value)
}

export function exchangedAt(hero: SeenHero, space: Space, die: SeenHero['hand'][number]): SeenHero {
  const changed = withDie(hero, space, die)
  return die.colour === 'gold' ? { ...changed, gold: hero.gold + goldDieIncome(hero) } : changed
}

export function bestFromBag(state: State, hero: SeenHero, space: Space, rounds: number): number {
  const { value } = dieOn(hero, space)
  const colours = COLOURS.filter((colour) => state.bag[colour] > 0)
  return bestOf(worthOf(hero, rounds), colours, (colour) =>
    worthOf(exchangedAt(hero, space, { colour, value }), rounds),
  )
}

export function bestFromPool(state: State, hero: SeenHero, space: Space, rounds: number): number {
  return bestOf(worthOf(hero, rounds), state.initiative, ({ die, taker }) =>
    die === null || taker !== null ? Number.NEGATIVE_INFINITY : worthOf(exchangedAt(hero, space, die), rounds),
  )
}

function bestOf<T>(least: number, list: readonly T[], value: (item: T) => number): number {
  let best = least
  for (const item of list) best = Math.max(best, value(item))
  return best
}
