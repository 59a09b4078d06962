import { type Choice, of } from '@krcma/look'
import { CARDS } from '../content/market.ts'
import { opposite } from '../reckoning/die.ts'
import { dieOn } from '../reckoning/sheet.ts'
import {
  withCard,
  withChanged,
  withDie,
  withMarker,
  withMoved,
  withoutCard,
  withSwapped,
} from '../reckoning/would-be.ts'
import type { RollPlayer, SeenHero, SeenState } from '../shape.ts'
import { type At, heroAt, isOwnShown, ownSeat, type SeenDie } from './at.ts'

/** The hero as it would be after a choice; null where nothing about it is known to change. */
export function wouldBe(choice: Choice<RollPlayer>, state: SeenState): SeenHero | null {
  const hero = state.heroes[choice.decision.seat]
  if (hero === undefined) return null
  switch (choice.kind) {
    case 'starting-die': {
      const die = hero.hand[choice.option.die]
      return die === undefined ? null : withDie(hero, choice.option.row, die)
    }
    case 'place-die': {
      const [die] = hero.hand
      return die === undefined ? null : withDie(hero, choice.option, die)
    }
    case 'flip-die': {
      if (choice.option === 'none') return null
      const die = dieOn(hero, choice.option)
      return die === undefined ? null : withChanged(hero, choice.option, { value: opposite(die.value) })
    }
    case 'swap-second':
      return withSwapped(hero, choice.decision.context.first, choice.option)
    case 'adjust-die': {
      if (choice.option === 'none') return null
      const { space, by } = choice.option
      const die = dieOn(hero, space)
      return die === undefined ? null : withChanged(hero, space, { value: die.value + by })
    }
    case 'keep': {
      const { space, old, new: now } = choice.decision.context
      return withChanged(hero, space, { value: choice.option === 'old' ? old : now })
    }
    case 'move-marker':
      return choice.option === 'none' ? null : withMarker(hero, choice.option)
    case 'move-to':
      return withMoved(hero, choice.decision.context.from, choice.option)
    case 'bag-die':
      return withChanged(hero, choice.decision.context.space, { colour: choice.option })
    case 'pool-die': {
      const die = state.initiative[choice.option - 1]?.die
      return die ? withChanged(hero, choice.decision.context.space, die) : null
    }
    case 'market':
      return choice.option.do === 'buy' ? withCard(hero, choice.option.card) : null
    case 'buy-again':
    case 'buy-discarded':
      return choice.option === 'none' ? null : withCard(hero, choice.option)
    case 'make-room':
    case 'discard-weapon':
      return withoutCard(hero, choice.option)
    case 'give-up':
      return choice.option === 'none' ? null : withoutCard(hero, choice.option)
    case 'use-skill': {
      const { arrow } = CARDS[choice.option.as]
      return arrow === null ? null : withMarker(hero, arrow)
    }
    default:
      return null
  }
}

/** Which die of the hand is being placed: the one that the question was narrowed to, or else the first. */
export function heldIndex(at: At): number {
  const narrowed = at.choices.narrowed?.find(({ kind }) => kind === 'starting-die')
  return narrowed?.kind === 'starting-die' ? narrowed.option.die : 0
}

/** The die that could go into a row of the sheet shown: in hand, or on the Initiative card that is looked at. */
export function ghostOf(at: At): SeenDie | null {
  const seat = ownSeat(at)
  if (seat === null || !isOwnShown(at)) return null
  const { hand } = heroAt(at, seat)
  if (of(at.choices, 'place-die').length > 0) return hand[0] ?? null
  if (of(at.choices, 'starting-die').length > 0) return hand[heldIndex(at)] ?? null
  const { focused } = at.choices
  if (focused?.kind === 'initiative') return at.view.state.initiative[focused.option - 1]?.die ?? null
  return null
}
