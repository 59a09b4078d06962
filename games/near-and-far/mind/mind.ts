import { type Decision, learned, type Mind } from '@krcma/kernel'
import { ADVENTURERS } from '../content/adventurers.ts'
import type { FACTIONS } from '../content/factions.ts'
import { enemy } from '../content/threats.ts'
import { TRADE_VALUES } from '../content/town.ts'
import { slotOfAnimal } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import { modifier } from '../reckoning/rolls.ts'
import type { Companion, NearAndFar, Player, State } from '../shape.ts'
import { FEATURES } from './features.ts'
import { look, progress } from './look.ts'
import { bestWay } from './road.ts'

import { actionWorth, visitWorth, wantedToken } from './town.ts'
import weights from './weights.json' with { type: 'json' }
import { artifactWorth, cardWorth, handWorth, iconsWorth } from './worth.ts'

type Asked = Decision<NearAndFar>

/** The first option that is worth most. */
function best<T>(options: readonly T[], worth: (option: T) => number): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [i, option] of options.entries()) {
    const of = worth(option)
    if (of <= most) continue
    most = of
    found = i
  }
  return found
}

function companionWorth(companion: Companion | null): number {
  if (companion === null) return 0
  return companion === 'animal' ? 3.8 : iconsWorth(ADVENTURERS[companion].icons)
}

/** Takes what looks best at once, by what lies open and what it holds; what a position is worth it has learnt. */
export const mind: Mind<NearAndFar> = learned(weights, {
  features: FEATURES,
  look,
  progress,
  moment: ({ round, active, first, players }) =>
    round * players.length + ((active - first + players.length) % players.length),
  // A search would look up in the book what nobody may know before it is won (NAF-ENC-04); so would a hint that rests on it.
  plain: (decision) => decision.kind === 'option' || (decision.kind === 'raise' && decision.context.bonusAt !== null),
  choose(state, decision, random) {
    const player = playerAt(state, decision.seat)
    return choose(state, player, decision, () => random.below(decision.options.length))
  },
})

function choose(state: State, player: Player, decision: Asked, any: () => number): number {
  const { seat } = decision
  switch (decision.kind) {
    case 'pick':
      return best(decision.options, (id) => artifactWorth(id).gain - artifactWorth(id).cost * 0.6)
    case 'keep-advanced':
      return best(decision.options, (id) => (id === 'none' ? 3 : handWorth(player, id)))
    case 'keep-basic':
    case 'keep-drawn':
      return best(decision.options, ({ cards }) => cards.reduce((sum, id) => sum + handWorth(player, id) - 1.5, 0))
    case 'action':
      return best(decision.options, (action) => actionWorth(state, seat, action))
    case 'entry':
      return best(decision.options, (entry) =>
        entry === 'walk-in' ? 3 : entry === 'bribe' ? 2 : entry.manner === 'fair' ? 1 : -player.reputation,
      )
    case 'visit':
      return best(decision.options, (what) => visitWorth(state, seat, what))
    case 'trade':
      return best(decision.options, ({ side, one }) => (side === 'take' && one === wantedToken(player) ? 9 : 0))
    case 'piece':
      return best(decision.options, (piece) => (piece === 'done' ? 0 : player.goods[piece] - TRADE_VALUES[piece]))
    case 'placement':
      return best(decision.options, (where) => placementWorth(player, where, state.newcomer))
    case 'treasure':
      return best(decision.options, (kept) => (kept === 'none' ? 0 : cardWorth(kept.take) - replaced(kept.place)))
    case 'excess':
      return best(decision.options, ({ treasure, to }) => (to === 'beside' ? 9 : -cardWorth(treasure)))
    case 'party':
      return best(decision.options, (said) => {
        if (said === 'set-out') return 0.1
        const animal = said.member === 'animal' && slotOfAnimal(player.party) !== null
        return animal ? 0 : companionWorth(said.member) - companionWorth(player.party[said.slot])
      })
    case 'step': {
      const { first } = bestWay(state, seat)
      return Math.max(0, decision.options.indexOf(first ?? 'stop'))
    }
    case 'threat':
      return best(decision.options, (how) => crossingWorth(player, how))
    case 'raise':
      return raise(decision)
    case 'parry':
      return decision.context.total < decision.context.needed ? 0 : decision.options.indexOf('done')
    case 'arrival':
      return 0
    case 'option':
      return best(decision.options, ({ test, cost }) => {
        const roll = test?.kind === 'combat' ? 'encounter-combat' : 'encounter-skill'
        const surplus = modifier(player, roll) + 3 + player.hearts - (test?.difficulty ?? 0)
        return Math.min(2, surplus) + (test?.difficulty ?? 0) * 0.2 - Object.keys(cost).length
      })
    case 'colour':
      return best(decision.options, (faction) => wanted(player, faction))
    case 'payment':
      return 0
    case 'buy':
      return best(decision.options, (id) => artifactWorth(id).gain)
    case 'convert':
      return player.hearts <= 8 && player.goods.food > 2 && state.stage === 'move' ? 0 : -1
    case 'return-animal':
      return -1
    default:
      return any()
  }
}

type OptionIn<K extends Asked['kind']> = Extract<Asked, { kind: K }>['options'][number]

function placementWorth(player: Player, where: OptionIn<'placement'>, newcomer: State['newcomer']): number {
  if (where === 'decline') return -9
  const there = where.slot === null ? null : player.party[where.slot]
  const gained = where.slot === null ? 0 : companionWorth(newcomer) - (there === 'animal' ? 0 : companionWorth(there))
  return gained + (where.animal === null ? 0 : companionWorth('animal'))
}

function replaced(place: Exclude<OptionIn<'treasure'>, string>['place']): number {
  return place === 'animal' || place === 'beside' ? -1 : cardWorth(place)
}

function crossingWorth(player: Player, how: OptionIn<'threat'>): number {
  if ('fight' in how) {
    const missing = enemy(how.fight).strength - 3 - modifier(player, 'threat')
    return missing <= player.hearts ? 4 + enemy(how.fight).points - missing * 0.3 : -5
  }
  return how.bypass === 'caution' ? 2 : how.bypass === 'bird' || how.bypass === 'turtle' ? -1 : 1
}

/** Cards while it fails; then just enough hearts, and those for a bonus only where they are cheap. */
function raise({ options, context }: Extract<Asked, { kind: 'raise' }>): number {
  const { total, needed, bonusAt } = context
  if (total < needed) {
    const enough = options.indexOf(needed - total)
    const card = options.findIndex((option) => typeof option === 'string')
    return enough >= 0 && needed - total <= 2 ? enough : card >= 0 ? card : Math.max(0, enough)
  }
  const bonus = bonusAt === null ? -1 : options.indexOf(bonusAt - total)
  return bonus >= 0 && bonusAt !== null && bonusAt - total <= 1 ? bonus : options.indexOf(0)
}

function wanted(player: Player, faction: (typeof FACTIONS)[number]): number {
  return wantedToken(player) === faction ? 2 : player.goods[faction] === 0 ? 1 : 0
}
