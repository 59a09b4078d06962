import { type Decision, type Mind, total } from '@krcma/kernel'
import type { Attribute } from '../content/basics.ts'
import { CARDS, type CardId } from '../content/market.ts'
import { COIN_INCOME, SPACES_PER_ROW } from '../content/numbers.ts'
import { stepsOfAction } from '../reckoning/actions.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { scoreSheet } from '../reckoning/score.ts'
import { heroOf, openRows } from '../reckoning/sheet.ts'
import { withCard, withMarker, withoutCard } from '../reckoning/would-be.ts'
import type { Die, Hero, RollPlayer, SeenHero, State } from '../shape.ts'
import { Draft } from './draft.ts'
import {
  actionWorth,
  adjusted,
  afterBuying,
  bestFromBag,
  bestFromPool,
  bestMove,
  bestSwap,
  exchanged,
  flipped,
  rerollWorth,
  skillGain,
} from './gains.ts'
import { bestStep } from './worth.ts'

/** A greedy player: looks one step ahead, at what each option would make of the own hero. */
export const mind: Mind<RollPlayer> = {
  evaluate(state, seat) {
    const hero = heroOf(state, seat)
    if (hero.class === null) return 0
    return state.phase === 'over' ? finalStars(state, hero) : new Draft(hero, roundsLeft(state, hero)).worth()
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
  switch (decision.kind) {
    case 'order-die':
    case 'take':
    case 'pay':
    case 'skill-window':
      return 0
    case 'pool-flip':
    case 'pool-reroll':
      return decision.options.length - 1
    case 'discard-weapon':
      return -1
    default:
      return weighed(state, decision)
  }
}

type Weighed = Exclude<
  Played,
  { kind: 'order-die' | 'take' | 'pay' | 'skill-window' | 'pool-flip' | 'pool-reroll' | 'discard-weapon' }
>

function weighed(state: State, decision: Weighed): number {
  const hero = heroOf(state, decision.seat)
  const rounds = roundsLeft(state, hero)
  const draft = new Draft(hero, rounds)
  const orNow = <T>(option: T | 'none', value: (option: T) => number) =>
    option === 'none' ? draft.worth() : value(option as T)
  switch (decision.kind) {
    case 'starting-die': {
      const later = new Placing(state, hero, rounds)
      return best(decision.options, ({ die: index, row }) => {
        const die = hero.hand[index]
        return die === undefined ? 0 : later.worth(row, die, 0)
      })
    }
    case 'initiative': {
      const later = new Placing(state, hero, rounds)
      return best(decision.options, (number) => later.ofInitiative(number))
    }
    case 'place-die': {
      const later = new Placing(state, hero, rounds)
      return best(decision.options, (row) => {
        const [die] = hero.hand
        return die === undefined ? 0 : later.worth(row, die, 0) + actionHope(hero, row, rounds)
      })
    }
    case 'attribute-action':
      return best(decision.options, (option) => orNow(option, (row) => actionWorth(state, draft, row)))
    case 'flip-die':
      return best(decision.options, (option) => orNow(option, (space) => flipped(draft, space)))
    case 'swap-first':
      return best(decision.options, (option) => orNow(option, (space) => bestSwap(draft, space)))
    case 'swap-second':
      return best(decision.options, (space) => draft.withSwap(decision.context.first, space))
    case 'adjust-die':
      return best(decision.options, (option) => orNow(option, ({ space, by }) => adjusted(draft, space, by)))
    case 'reroll-die':
      return best(decision.options, (option) => orNow(option, (space) => rerollWorth(draft, space)))
    case 'keep':
      return best(decision.options, (option) => draft.withValue(decision.context.space, decision.context[option]))
    case 'move-marker':
      return best(decision.options, (option) =>
        orNow(option, (direction) => draft.worthOf(withMarker(hero, direction))),
      )
    case 'move-die':
      return best(decision.options, (option) => orNow(option, (space) => bestMove(draft, space)))
    case 'move-to':
      return best(decision.options, (row) => draft.withMove(decision.context.from, row))
    case 'exchange-die': {
      const bestDie = decision.context.with === 'bag' ? bestFromBag : bestFromPool
      return best(decision.options, (option) => orNow(option, (space) => bestDie(state, draft, space)))
    }
    case 'bag-die': {
      const { space } = decision.context
      const { value } = draft.dieOn(space)
      return best(decision.options, (colour) => exchanged(draft, space, { colour, value }))
    }
    case 'pool-die':
      return best(decision.options, (number) => {
        const die = state.initiative[number - 1]?.die
        return die ? exchanged(draft, decision.context.space, die) : Number.NEGATIVE_INFINITY
      })
    case 'add-card':
      return best(decision.options, (option) => orNow(option, (card) => afterBuying(draft, card) - 0.2))
    case 'market':
      return best(decision.options, (move) => marketWorth(state, draft, move))
    case 'buy-again':
    case 'buy-discarded':
      return best(decision.options, (option) => orNow(option, (card) => afterBuying(draft, card)))
    case 'buy-unseen':
      return hero.gold >= 6 && rounds > 2 ? 0 : decision.options.length - 1
    case 'make-room':
      return best(decision.options, (weapon) => {
        const { weapon: bought } = decision.context
        return weapon === bought ? draft.worth() : draft.worthOf(withCard(withoutCard(hero, weapon), bought))
      })
    case 'refresh':
      return best(decision.options, (option) =>
        orNow(option, (skill) =>
          draft.worthOf({
            ...hero,
            skills: hero.skills.map((own) => (own.id === skill ? { ...own, ready: true } : own)),
          }),
        ),
      )
    case 'give-up':
      return best(decision.options, (option) =>
        option === 'none' ? finalStars(state, hero) + 0.5 : finalStars(state, withoutCard(hero, option)),
      )
    case 'use-skill': {
      const gains = decision.options.map(({ skill, as }) => skillGain(state, draft, skill, as))
      const index = best(gains, (gain) => gain)
      const enough = rounds === 0 ? 0 : WORTH_THE_TROUBLE
      return (gains[index] ?? 0) > enough ? index : -1
    }
  }
}

/** Where a die could be placed, judged as of the time when it lies there. */
class Placing {
  readonly #state: State
  readonly #hero: Hero
  readonly #rounds: number
  readonly #draft: Draft

  constructor(state: State, hero: Hero, rounds: number) {
    this.#state = state
    this.#hero = hero
    this.#rounds = rounds
    this.#draft = new Draft(hero, state.phase === 'starting-dice' ? rounds : Math.max(0, rounds - 1))
  }

  /** With this die in a row, so much Gold having come with it. */
  worth(row: Attribute, die: Die, gold: number): number {
    const full = this.#hero.rows[row].length + 1 === SPACES_PER_ROW ? 1 : 0
    const paid = die.colour === 'gold' ? goldDieIncome(this.#hero) : 0
    return this.#draft.withOneMore(row, die, gold + full + paid)
  }

  /** What an Initiative card and the best place for its die are worth; the later one's turn, the less. */
  ofInitiative(number: number): number {
    const card = this.#state.initiative[number - 1]
    if (card === undefined || card.die === null) return Number.NEGATIVE_INFINITY
    const { die, coin } = card
    let most = Number.NEGATIVE_INFINITY
    for (const row of openRows(this.#hero)) {
      const worth = this.worth(row, die, coin ? COIN_INCOME : 0) + actionHope(this.#hero, row, this.#rounds)
      if (worth > most) most = worth
    }
    return most - 0.12 * number
  }
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

function marketWorth(state: State, draft: Draft, move: RollPlayer['decisions']['market']): number {
  const { hero } = draft
  if (move.do === 'nothing') return 0
  if (move.do === 'buy') return afterBuying(draft, move.card)
  const richer = draft.worthOf({ ...hero, gold: hero.gold + marketDiscardIncome(hero) })
  return move.do === 'take-gold' ? richer : richer + temptation(state, move.card) * 0.001
}

/** Of cards that are of no use to oneself, the dearer one is rather kept from the others. */
function temptation({ market }: State, card: CardId): number {
  return CARDS[card].cost + market.indexOf(card) * 0.01
}
