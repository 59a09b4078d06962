import { type Decision, type Mind, total } from '@krcma/kernel'
import type { Attribute } from '../content/basics.ts'
import { CARDS, type CardId } from '../content/market.ts'
import { COIN_INCOME, SPACES_PER_ROW } from '../content/numbers.ts'
import { stepsOfAction } from '../rules/attribute-action.ts'
import { goldDieIncome, marketDiscardIncome } from '../rules/gold.ts'
import { scoreSheet } from '../rules/score.ts'
import { heroOf, openRows } from '../rules/sheet.ts'
import type { Hero, RollPlayer, SeenHero, State } from '../shape.ts'
import { dieOn, movedTo, placed, swapped, withCard, withoutCard, withValue } from './changes.ts'
import {
  actionWorth,
  afterBuying,
  bestFromBag,
  bestFromPool,
  bestMove,
  bestSwap,
  exchangedAt,
  flippedAt,
  rerollWorth,
  skillGain,
} from './gains.ts'
import { bestStep, moveOf, worthOf } from './worth.ts'

/** A greedy player: looks one step ahead, at what each option would make of the own hero. */
export const mind: Mind<RollPlayer> = {
  evaluate(state, seat) {
    const hero = heroOf(state, seat)
    if (hero.class === null) return 0
    return state.phase === 'over' ? finalStars(state, hero) : worthOf(hero, roundsLeft(state, hero))
  },
  choose(state, decision, random) {
    switch (decision.kind) {
      case 'race':
      case 'class-card':
      case 'class':
        // All are about as good, and an opponent who is always the same is dull.
        return random.below(decision.options.length)
      default:
        return answer(state, decision)
    }
  },
}

function finalStars(state: State, hero: SeenHero): number {
  return total<RollPlayer>(scoreSheet(hero, state.enemy !== null))
}

/** Dice turns that this hero still has, the present one not counted once its die lies on the sheet. */
function roundsLeft(state: State, hero: Hero): number {
  if (state.phase === 'last-skills' || state.phase === 'giving-up' || state.phase === 'over') return 0
  const placed = Object.values(hero.rows).reduce((sum, row) => sum + row.length, 0)
  return Math.min(state.rounds, 18 - placed)
}

/** The index of the best option; the first of equals. */
function best<T>(options: readonly T[], value: (option: T) => number): number {
  let index = 0
  let most = Number.NEGATIVE_INFINITY
  options.forEach((option, i) => {
    const worth = value(option)
    if (worth > most) {
      most = worth
      index = i
    }
  })
  return index
}

/** An offer is taken only if it adds more than this. */
const WORTH_THE_TROUBLE = 0.35

type Played = Exclude<Decision<RollPlayer>, { kind: 'race' | 'class-card' | 'class' }>

function answer(state: State, decision: Played): number {
  const hero = heroOf(state, decision.seat)
  const rounds = roundsLeft(state, hero)
  const worth = (after: SeenHero) => worthOf(after, rounds)
  const orNow = <T>(option: T | 'none', value: (option: T) => number) =>
    option === 'none' ? worth(hero) : value(option as T)
  switch (decision.kind) {
    case 'starting-die':
      return best(decision.options, ({ die: index, row }) => {
        const die = hero.hand[index]
        return die === undefined ? 0 : placingWorth(state, hero, row, die, rounds)
      })
    case 'order-die':
      return 0
    case 'initiative':
      return best(decision.options, (number) => initiativeWorth(state, hero, number, rounds))
    case 'place-die':
      return best(decision.options, (row) => {
        const [die] = hero.hand
        return die === undefined ? 0 : placingWorth(state, hero, row, die, rounds) + actionHope(hero, row, rounds)
      })
    case 'attribute-action':
      return best(decision.options, (option) => orNow(option, (row) => actionWorth(state, hero, row, rounds)))
    case 'flip-die':
      return best(decision.options, (option) => orNow(option, (space) => worth(flippedAt(hero, space))))
    case 'swap-first':
      return best(decision.options, (option) => orNow(option, (space) => bestSwap(hero, space, rounds)))
    case 'swap-second':
      return best(decision.options, (space) => worth(swapped(hero, decision.context.first, space)))
    case 'adjust-die':
      return best(decision.options, (option) =>
        orNow(option, ({ space, by }) => worth(withValue(hero, space, dieOn(hero, space).value + by))),
      )
    case 'reroll-die':
      return best(decision.options, (option) => orNow(option, (space) => rerollWorth(hero, space, rounds)))
    case 'keep':
      return best(decision.options, (option) =>
        worth(withValue(hero, decision.context.space, decision.context[option])),
      )
    case 'move-marker':
      return best(decision.options, (option) => orNow(option, (direction) => worth(moveOf(hero, direction) ?? hero)))
    case 'take':
      return 0
    case 'move-die':
      return best(decision.options, (option) => orNow(option, (space) => bestMove(hero, space, rounds)))
    case 'move-to':
      return best(decision.options, (row) => worth(movedTo(hero, decision.context.from, row)))
    case 'exchange-die':
      return best(decision.options, (option) =>
        orNow(option, (space) =>
          decision.context.with === 'bag'
            ? bestFromBag(state, hero, space, rounds)
            : bestFromPool(state, hero, space, rounds),
        ),
      )
    case 'bag-die': {
      const { space } = decision.context
      return best(decision.options, (colour) =>
        worth(exchangedAt(hero, space, { colour, value: dieOn(hero, space).value })),
      )
    }
    case 'pool-die':
      return best(decision.options, (number) => {
        const die = state.initiative[number - 1]?.die
        return die ? worth(exchangedAt(hero, decision.context.space, die)) : Number.NEGATIVE_INFINITY
      })
    case 'pool-flip':
    case 'pool-reroll':
      return decision.options.length - 1
    case 'add-card':
      return best(decision.options, (option) => orNow(option, (card) => afterBuying(hero, card, rounds) - 0.2))
    case 'market':
      return best(decision.options, (move) => marketWorth(state, hero, move, rounds))
    case 'buy-again':
    case 'buy-discarded':
      return best(decision.options, (option) => orNow(option, (card) => afterBuying(hero, card, rounds)))
    case 'buy-unseen':
      return hero.gold >= 6 && rounds > 2 ? 0 : decision.options.length - 1
    case 'pay':
      return 0
    case 'make-room':
      return best(decision.options, (weapon) => {
        const { weapon: bought } = decision.context
        return weapon === bought ? worth(hero) : worth(withCard(withoutCard(hero, weapon), bought, 0))
      })
    case 'refresh':
      return best(decision.options, (option) =>
        orNow(option, (skill) =>
          worth({ ...hero, skills: hero.skills.map((own) => (own.id === skill ? { ...own, ready: true } : own)) }),
        ),
      )
    case 'give-up':
      return best(decision.options, (option) =>
        option === 'none' ? finalStars(state, hero) + 0.5 : finalStars(state, withoutCard(hero, option)),
      )
    case 'skill-window':
      return 0
    case 'use-skill': {
      const gains = decision.options.map(({ skill, as }) => skillGain(state, hero, skill, as, rounds))
      const index = best(gains, (gain) => gain)
      const enough = rounds === 0 ? 0 : WORTH_THE_TROUBLE
      return (gains[index] ?? 0) > enough ? index : -1
    }
    case 'discard-weapon':
      return -1
  }
}

function placingWorth(state: State, hero: Hero, row: Attribute, die: SeenHero['hand'][number], rounds: number): number {
  const full = hero.rows[row].length + 1 === SPACES_PER_ROW ? 1 : 0
  const paid = die.colour === 'gold' ? goldDieIncome(hero) : 0
  const after = { ...placed(hero, row, die), gold: hero.gold + full + paid }
  return worthOf(after, Math.max(0, state.phase === 'starting-dice' ? rounds : rounds - 1))
}

/** What the action of a row is likely to add, without looking for its best target yet. */
function actionHope(hero: Hero, row: Attribute, rounds: number): number {
  const doubled = stepsOfAction(hero, row).some(
    (step) => ('count' in step && step.count !== 1) || ('times' in step && step.times !== 1),
  )
  const more = doubled ? 1.5 : 1
  switch (row) {
    case 'str':
      return 0.5 * more
    case 'dex':
      return 0.55 * more
    case 'con':
      return 0.55 * more
    case 'int':
      return 0.5 * more
    case 'wis':
      return bestStep(hero, rounds) * more
    case 'cha':
      return 0.2
  }
}

function initiativeWorth(state: State, hero: Hero, number: number, rounds: number): number {
  const card = state.initiative[number - 1]
  const die = card?.die
  if (card === undefined || !die) return Number.NEGATIVE_INFINITY
  const rich = { ...hero, gold: hero.gold + (card.coin ? COIN_INCOME : 0) }
  const rows = openRows(hero)
  const where = Math.max(
    ...rows.map((row) => placingWorth(state, rich, row, die, rounds) + actionHope(hero, row, rounds)),
  )
  return where - 0.12 * number
}

function marketWorth(state: State, hero: Hero, move: RollPlayer['decisions']['market'], rounds: number): number {
  const richer = () => worthOf({ ...hero, gold: hero.gold + marketDiscardIncome(hero) }, rounds)
  switch (move.do) {
    case 'buy':
      return afterBuying(hero, move.card, rounds)
    case 'discard':
      return richer() + temptation(state, move.card) * 0.001
    case 'take-gold':
      return richer()
    case 'nothing':
      return 0
  }
}

/** Of cards that are of no use to oneself, the dearer one is rather kept from the others. */
function temptation({ market }: State, card: CardId): number {
  return CARDS[card].cost + market.indexOf(card) * 0.01
}
