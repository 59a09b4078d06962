import { type Decision, type Judge, type Kind, total } from '@krcma/kernel'
import type { Attribute } from '../content/basics.ts'
import { CARDS, type CardId } from '../content/market.ts'
import { COIN_INCOME, SPACES_PER_ROW } from '../content/numbers.ts'
import { stepsOfAction } from '../reckoning/actions.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { scoreSheet } from '../reckoning/score.ts'
import { heroOf, openRows, rowIn } from '../reckoning/sheet.ts'
import { withCard, withMarker, withoutCard } from '../reckoning/would-be.ts'
import type { Die, Hero, RollPlayer, SeenHero, State } from '../shape.ts'
import type { Draft } from './draft.ts'
import {
  actionWorth,
  adjusted,
  afterBuying,
  bestFromBag,
  bestFromPool,
  bestMove,
  bestStep,
  bestSwap,
  exchanged,
  flipped,
  rerollWorth,
  skillGain,
} from './gains.ts'
import { draftOf } from './look.ts'

const WORTH = ['worth'] as const

/** What speaks for an option, by kind of decision; the other kinds are answered without thought. */
export const LEANINGS = {
  'starting-die': WORTH,
  initiative: ['worth', 'later', 'cheap-rivals'],
  'place-die': ['worth', 'strength', 'dexterity', 'constitution', 'intelligence', 'marker', 'charisma', 'doubled'],
  'attribute-action': WORTH,
  'flip-die': WORTH,
  'swap-first': WORTH,
  'swap-second': WORTH,
  'adjust-die': WORTH,
  'reroll-die': WORTH,
  keep: WORTH,
  'move-marker': WORTH,
  'move-die': WORTH,
  'move-to': WORTH,
  'exchange-die': WORTH,
  'bag-die': WORTH,
  'pool-die': WORTH,
  'add-card': ['worth', 'adding'],
  market: ['worth', 'buying', 'temptation'],
  'buy-again': ['worth', 'buying'],
  'buy-discarded': ['worth', 'buying'],
  'buy-unseen': ['rich', 'buying'],
  'make-room': WORTH,
  refresh: WORTH,
  'give-up': WORTH,
  'use-skill': ['gain', 'using', 'unseen-card'],
} as const satisfies { readonly [K in Kind<RollPlayer>]?: readonly string[] }

export type Leaning = Extract<Decision<RollPlayer>, { kind: keyof typeof LEANINGS }>
type Rows = readonly (readonly number[])[]

export function lean(state: State, decision: Leaning, judge: Judge): Rows {
  const { seat } = decision
  const hero = heroOf(state, seat)
  switch (decision.kind) {
    case 'starting-die': {
      const draft = draftOf(state, seat, judge)
      return decision.options.map(({ die: index, row }) => {
        const die = hero.hand[index]
        return [die === undefined ? 0 : withDie(draft, hero, row, die, 0)]
      })
    }
    case 'initiative':
      return initiatives(state, decision.options, hero, draftOf(state, seat, judge, 1), judge)
    case 'place-die': {
      const draft = draftOf(state, seat, judge, 1)
      const step = bestStep(draft)
      const [die] = hero.hand
      return decision.options.map((row) =>
        placement(hero, row, die === undefined ? 0 : withDie(draft, hero, row, die, 0), step),
      )
    }
    default:
      return glances(state, decision, hero, draftOf(state, seat, judge))
  }
}

/** With this die in a row, so much Gold having come with it. */
function withDie(draft: Draft, hero: Hero, row: Attribute, die: Die, gold: number): number {
  const full = rowIn(hero.rows, row).length + 1 === SPACES_PER_ROW ? 1 : 0
  const paid = die.colour === 'gold' ? goldDieIncome(hero) : 0
  return draft.withOneMore(row, die, gold + full + paid)
}

/** What a die in a row is worth, and that its action follows. */
function placement(hero: Hero, row: Attribute, worth: number, step: number): readonly number[] {
  const doubled = stepsOfAction(hero, row).some(
    (one) => ('count' in one && one.count !== 1) || ('times' in one && one.times !== 1),
  )
  const is = (other: Attribute) => Number(row === other)
  return [worth, is('str'), is('dex'), is('con'), is('int'), row === 'wis' ? step : 0, is('cha'), Number(doubled)]
}

/** The best place for the die of each card; the later a card, the later its Market turn. */
function initiatives(state: State, options: readonly number[], hero: Hero, draft: Draft, judge: Judge): Rows {
  const step = bestStep(draft)
  const pulls = judge.pulls('place-die')
  const scale = Math.max(0.1, pulls[0] ?? 1)
  return options.map((number) => {
    const card = state.initiative[number - 1]
    if (card === undefined || card.die === null) return [0, number, 0]
    let most = Number.NEGATIVE_INFINITY
    for (const row of openRows(hero)) {
      const worth = withDie(draft, hero, row, card.die, card.coin ? COIN_INCOME : 0)
      let urge = 0
      placement(hero, row, worth, step).forEach((amount, n) => {
        urge += amount * (pulls[n] ?? 0)
      })
      most = Math.max(most, urge / scale)
    }
    const earlier = state.initiative.slice(0, number - 1).filter(({ taker }) => taker !== null).length
    return [most, number, earlier]
  })
}

type Glanced = Exclude<Leaning, { kind: 'starting-die' | 'initiative' | 'place-die' }>

function glances(state: State, decision: Glanced, hero: Hero, draft: Draft): Rows {
  const orNow =
    <T>(value: (option: T) => number) =>
    (option: T | 'none') => [option === 'none' ? draft.worth() : value(option)]
  switch (decision.kind) {
    case 'attribute-action':
      return decision.options.map(orNow((row) => actionWorth(state, draft, row)))
    case 'flip-die':
      return decision.options.map(orNow((space) => flipped(draft, space)))
    case 'swap-first':
      return decision.options.map(orNow((space) => bestSwap(draft, space)))
    case 'swap-second':
      return decision.options.map((space) => [draft.withSwap(decision.context.first, space)])
    case 'adjust-die':
      return decision.options.map(orNow(({ space, by }) => Math.max(LOWEST, adjusted(draft, space, by))))
    case 'reroll-die':
      return decision.options.map(orNow((space) => rerollWorth(draft, space)))
    case 'keep':
      return decision.options.map((option) => [draft.withValue(decision.context.space, decision.context[option])])
    case 'move-marker':
      return decision.options.map(orNow((direction) => draft.worthOf(withMarker(hero, direction))))
    case 'move-die':
      return decision.options.map(orNow((space) => bestMove(draft, space)))
    case 'move-to':
      return decision.options.map((row) => [draft.withMove(decision.context.from, row)])
    case 'exchange-die': {
      const bestDie = decision.context.with === 'bag' ? bestFromBag : bestFromPool
      return decision.options.map(orNow((space) => bestDie(state, draft, space)))
    }
    case 'bag-die': {
      const { space } = decision.context
      const { value } = draft.dieOn(space)
      return decision.options.map((colour) => [exchanged(draft, space, { colour, value })])
    }
    case 'pool-die':
      return decision.options.map((number) => {
        const die = state.initiative[number - 1]?.die
        return [die ? exchanged(draft, decision.context.space, die) : LOWEST]
      })
    case 'add-card':
      return decision.options.map((card) =>
        card === 'none' ? [draft.worth(), 0] : [Math.max(draft.worth(), afterBuying(draft, card)), 1],
      )
    case 'market':
      return decision.options.map((move) => marketMove(draft, move))
    case 'buy-again':
    case 'buy-discarded':
      return decision.options.map((card) => (card === 'none' ? [draft.worth(), 0] : [bought(draft, card), 1]))
    case 'buy-unseen':
      return decision.options.map((option) => (option === 'none' ? [0, 0] : [hero.gold - 5, 1]))
    case 'make-room':
      return decision.options.map((weapon) => {
        const { weapon: fresh } = decision.context
        return [weapon === fresh ? draft.worth() : draft.worthOf(withCard(withoutCard(hero, weapon), fresh))]
      })
    case 'refresh':
      return decision.options.map(
        orNow((skill) =>
          draft.worthOf({
            ...hero,
            skills: hero.skills.map((own) => (own.id === skill ? { ...own, ready: true } : own)),
          }),
        ),
      )
    case 'give-up':
      // Nothing is given up for nothing.
      return decision.options.map((card) => [
        card === 'none' ? finalStars(state, hero) + 0.5 : finalStars(state, withoutCard(hero, card)),
      ])
    case 'use-skill':
      return decision.options.map(({ skill, as }) => [skillGain(state, draft, skill, as), 1, Number(as === 'search')])
  }
}

/** Of what cannot be done at all; no number is infinite, for what is learnt is a sum. */
const LOWEST = -100

function bought(draft: Draft, card: CardId): number {
  return Math.max(LOWEST, afterBuying(draft, card))
}

function finalStars(state: State, hero: SeenHero): number {
  return total<RollPlayer>(scoreSheet(hero, state.enemy !== null))
}

/** Of cards that are of no use to oneself, the dearer one is rather kept from the others. */
function marketMove(draft: Draft, move: RollPlayer['decisions']['market']): readonly number[] {
  const { hero } = draft
  if (move.do === 'nothing') return [draft.worth(), 0, 0]
  if (move.do === 'buy') return [bought(draft, move.card), 1, 0]
  const richer = draft.worthOf({ ...hero, gold: hero.gold + marketDiscardIncome(hero) })
  return [richer, 0, move.do === 'take-gold' ? 0 : CARDS[move.card].cost / 10]
}
