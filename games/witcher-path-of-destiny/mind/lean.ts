import type { Decision, Kind } from '@krcma/kernel'
import type { AbilityId } from '../content/abilities.ts'
import { allianceOf, FACTION_OF } from '../content/alliances.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { COLOURS, type Colour, other, type Side, type SymbolId } from '../content/symbols.ts'
import { TOP } from '../reckoning/draft.ts'
import { degreeOf, fullDegree, gainsOf } from '../reckoning/effects.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import { activeCounts, isActive, printedColour } from '../reckoning/symbols.ts'
import type { Loss, PathOfDestiny, Player, Seat, State } from '../shape.ts'
import { openingWorth, pairWorth, plainWorth, playWorth } from './plays.ts'
import { leftChance, questWorth, weightsOf, XP_WORTH } from './worth.ts'

/** What an unseen pair from the deck, and going first, is worth beside what the hand can do. */
const DECK_WORTH = 0.9
const ALLIANCE_WORTH = 0.7

const WORTH = ['worth'] as const

/** What speaks for an option, by kind of decision: what it brings at once. The other kinds are answered without thought. */
export const LEANINGS = {
  draft: WORTH,
  'alliance-deck': WORTH,
  'discard-alliance': WORTH,
  ability: WORTH,
  'supply-card': WORTH,
  'release-pair': WORTH,
  'release-symbol': WORTH,
  symbol: WORTH,
  'own-card': WORTH,
  'hand-card': WORTH,
  'elder-blood': WORTH,
  colour: WORTH,
  play: WORTH,
  lose: WORTH,
  dominance: WORTH,
  'next-alliance': WORTH,
  exchange: WORTH,
  keep: WORTH,
  'automa-card': WORTH,
} as const satisfies { readonly [K in Kind<PathOfDestiny>]?: readonly string[] }

type Leaning = Extract<Decision<PathOfDestiny>, { kind: keyof typeof LEANINGS }>

export function lean(state: State, decision: Decision<PathOfDestiny>): readonly (readonly number[])[] {
  const worth = judge(state, decision as Leaning)
  return decision.options.map((_, i) => [worth(i)])
}

/** How good each option of a decision looks, by its index. */
function judge(state: State, decision: Leaning): (i: number) => number {
  const { seat } = decision
  const player = playerOf(state, seat)
  const active = activeIn(state)
  const weights = weightsOf(state)
  const by =
    <T>(options: readonly T[], worth: (option: T) => number) =>
    (i: number) =>
      worth(options[i] as T)
  const sideWorth = (side: Side) => weights[side]
  switch (decision.kind) {
    case 'draft':
      return by(decision.options, (row) => positionWorth(state, seat, row))
    case 'alliance-deck':
      return by(decision.options, (faction) => {
        const left = leftChance(state)
        return faction === FACTION_OF.left ? left : 1 - left
      })
    case 'discard-alliance':
      return by(decision.options, (card) => (allianceOf(card).effect.kind === 'sacrifice' ? 1 : 0))
    case 'ability':
      return by(decision.options, (ability) =>
        ability === 'pass' ? 0 : abilityWorth(state, seat, ability, decision.context.card),
      )
    case 'supply-card':
      return by(decision.options, (card) => plainWorth(card, active))
    case 'release-pair':
      return by(decision.options, (row) => {
        const symbols = (state.supply[row - 1] ?? []).flatMap((card) => cardOf(card).symbols)
        return symbols.filter((symbol) => isActive(active, symbol)).length
      })
    case 'release-symbol':
      return by(decision.options, (symbol) => (symbol === 'none' ? 0 : symbolWorth(state, symbol)))
    case 'symbol':
      return by(decision.options, (symbol) =>
        decision.context.ability === 'dandelion-4' ? -symbolWorth(state, symbol) : symbolWorth(state, symbol),
      )
    case 'own-card':
      return by(decision.options, (card) => ownCardWorth(state, seat, card, decision.context.ability))
    case 'hand-card':
      return by(decision.options, (card) => {
        const plays = decision.context.for === 'geralt-4' || decision.context.for === 'ciri-3'
        return plays ? playWorth(state, seat, [card], handOf(player), weights) : -keepingWorth(state, player, card)
      })
    case 'elder-blood':
      return by(
        decision.options,
        ({ cards }) =>
          cards.flatMap((card) => cardOf(card).symbols).reduce((sum, symbol) => sum + symbolWorth(state, symbol), 0) -
          cards.reduce((sum, card) => sum + 0.2 * keepingWorth(state, player, card), 0),
      )
    case 'colour':
      return by(decision.options, (colour) => colourWorth(state, player, colour, decision.context.card))
    case 'play':
      return by(decision.options, ({ cards }) => playWorth(state, seat, cards, handOf(player), weights))
    case 'lose':
      return by(decision.options, (loss) => lossWorth(state, loss))
    case 'dominance':
      return by(decision.options, (side) => {
        const counts = activeCounts(player, active)
        return counts[side] + counts[other(side)] * XP_WORTH
      })
    case 'next-alliance':
      // What must be paid for comes after what pays.
      return by(
        decision.options,
        (card) => ({ xp: 3, active: 2, sacrifice: 1, exchange: 0 })[allianceOf(card).effect.kind],
      )
    case 'exchange':
      return by(decision.options, (side) => 2 * sideWorth(other(side)) - sideWorth(side))
    case 'keep':
      return by(decision.options, ({ cards }) => openingWorth(cards, decision.context.active))
    case 'automa-card':
      return by(decision.options, (card) => -plainWorth(card, active))
  }
}

function positionWorth(state: State, seat: Seat, row: number): number {
  if (row === TOP) return pairWorth(state, seat, []) + DECK_WORTH
  const token = state.alliances?.tokens[row - 1]
  const lowest = state.alliances === null && row === state.supply.length ? XP_WORTH : 0
  return pairWorth(state, seat, state.supply[row - 1] ?? []) + (token == null ? lowest : ALLIANCE_WORTH)
}

function symbolWorth(state: State, symbol: SymbolId): number {
  const active = activeIn(state)
  const weights = weightsOf(state)
  return symbol === active.left ? weights.left : symbol === active.right ? weights.right : 0.12
}

function lossWorth(state: State, loss: Loss): number {
  switch (loss.from) {
    case 'training':
      return 1
    case 'special':
      return -symbolWorth(state, loss.symbol) - 0.5
    default:
      return -symbolWorth(state, loss.symbol)
  }
}

/** What a card in the hand is worth keeping there. */
function keepingWorth(state: State, player: Player, card: CardId): number {
  const without = { ...player, hand: { ...player.hand, items: player.hand.items.filter((one) => one !== card) } }
  return plainWorth(card, activeIn(state)) + questWorth(state, player) - questWorth(state, without)
}

function ownCardWorth(state: State, seat: Seat, card: CardId, ability: AbilityId): number {
  const player = playerOf(state, seat)
  if (ability === 'vesemir-3') return effectWorth(state, player, card, player.timeline.length - 1)
  if (ability === 'ciri-1') return recolouringWorth(state, player, card)
  // After the chapter is scored the best card comes back; before that, the one that does least where it lies.
  const worth = plainWorth(card, activeIn(state))
  return ability === 'geralt-2' ? worth : -worth
}

/** What the effect of a card would bring now. */
function effectWorth(state: State, player: Player, card: CardId, sight: number, degree?: number): number {
  const { effect } = cardOf(card)
  if (effect === null) return 0
  const active = activeIn(state)
  const met = degree ?? degreeOf(effect, player, active, sight)
  const { xp, symbols } = gainsOf(effect.result, met, active)
  const gained = Object.entries(symbols).reduce(
    (sum, [symbol, amount]) => sum + amount * symbolWorth(state, symbol as keyof typeof symbols),
    0,
  )
  return gained + xp * XP_WORTH
}

/** How much more the effects of this turn bring if a card has the best colour for them. */
function recolouringWorth(state: State, player: Player, card: CardId): number {
  return Math.max(...COLOURS.map((colour) => colourWorth(state, player, colour, card)))
}

function colourWorth(state: State, player: Player, colour: Colour, card: CardId | null): number {
  if (card === null) return Math.min(3, printedColour(player, colour))
  const changed = { ...player, recoloured: { card, colour } }
  return player.chosen.reduce((sum, played) => {
    const sight = player.timeline.findIndex((laid) => laid.card === played)
    return sum + effectWorth(state, changed, played, sight)
  }, 0)
}

/** More than 0 if the ability should be used now. */
function abilityWorth(state: State, seat: Seat, ability: AbilityId, card: CardId | null): number {
  const player = playerOf(state, seat)
  const last = state.chapter === 3 && state.turn === 3
  switch (ability) {
    case 'geralt-3': {
      const effect = card === null ? null : cardOf(card).effect
      if (card === null || effect === null) return -1
      const sight = player.timeline.findIndex((laid) => laid.card === card)
      const more = effectWorth(state, player, card, sight, fullDegree(effect)) - effectWorth(state, player, card, sight)
      return more - (last ? 0.2 : 1.2)
    }
    case 'ciri-1': {
      const plain = player.chosen.reduce((sum, played) => {
        const sight = player.timeline.findIndex((laid) => laid.card === played)
        return sum + effectWorth(state, player, played, sight)
      }, 0)
      const best = Math.max(...player.timeline.map((laid) => recolouringWorth(state, player, laid.card)))
      return best - plain - 0.6
    }
    case 'ciri-2':
      return Math.min(...player.timeline.map((laid) => plainWorth(laid.card, activeIn(state)))) < 0.3 ? 0.1 : -1
    case 'ciri-3':
      return -1
    case 'vesemir-2':
      return Math.max(...COLOURS.map((colour) => printedColour(player, colour))) >= 3 || last ? 1 : -1
    case 'vesemir-3': {
      const sight = player.timeline.length - 1
      const worths = player.timeline.map((laid) => (laid.fresh ? 0 : effectWorth(state, player, laid.card, sight)))
      return Math.max(...worths) - 1
    }
    case 'ciri-4': {
      const counts = handOf(player).map((held) =>
        cardOf(held).symbols.reduce((sum, symbol) => sum + symbolWorth(state, symbol), 0),
      )
      return Math.max(...counts) - 1.2
    }
    default:
      return 1
  }
}
