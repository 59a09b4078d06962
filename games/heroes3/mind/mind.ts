import type { Decision, Mind, Source } from '@krcma/kernel'
import { RESOURCES } from '../content/resources.ts'
import { bestOf, leading } from '../reckoning/battle/leading.ts'
import { placeOf, playerAt } from '../reckoning/player.ts'
import { pointsOf } from '../reckoning/points.ts'
import type { Act, Heroes3, Seat, State, TownAct } from '../shape.ts'
import { actWorth, outlookOf, townActWorth } from './acts.ts'
import { armyWorth } from './strength.ts'

/** What a piece of each resource is worth in points. */
const GOODS = { gold: 0.06, materials: 0.12, valuables: 0.2 } as const
const ARMY = 0.08
const CARD = 0.15
/** What one does unless something is better; the first of these that is offered. */
const QUIET: readonly unknown[] = ['fight', 'done', 'enough', 'keep', 'pass', 'none']
/** Kinds of which what one does hardly ever matters. */
const PLAIN: ReadonlySet<string> = new Set([
  'rotation',
  'lay-next',
  'reroll',
  'discard',
  'refresh',
  'resource-effect',
  'turn-start-effect',
  'first-player',
  'spend-first',
  'which-hero',
])

/** Points now, and what will become points. */
function evaluate(state: State, seat: Seat): number {
  const own = standing(state, seat)
  const others = state.players.flatMap((_, other) => (other === seat ? [] : standing(state, other)))
  return others.length === 0 ? own : own - Math.max(...others)
}

function standing(state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  if (player.eliminated) return -20
  const goods = RESOURCES.reduce((sum, resource) => sum + player.goods[resource] * GOODS[resource], 0)
  const { ended } = state
  const won = ended !== null && ended.result !== 'score' && ended.winners.includes(seat) ? 50 : 0
  return pointsOf(state, seat) + won + goods + armyWorth(state, seat) * ARMY + player.hand.items.length * CARD
}

function choose(state: State, decision: Decision<Heroes3>, random: Source): number {
  const { seat, kind } = decision
  const options: readonly unknown[] = decision.options
  const led = leading(state, decision)
  if (led !== null) return bestOf(options, led)
  switch (kind) {
    case 'act': {
      const outlook = outlookOf(state, seat)
      return bestOf(options, (act) => actWorth(state, seat, act as Act, outlook))
    }
    case 'prepare':
      return bestOf(options, (act) => (act === 'fight' ? 0 : townActWorth(state, seat, act as TownAct)))
    case 'muster':
      return bestOf(options, (act) => (act === 'done' ? 0 : townActWorth(state, seat, act as TownAct)))
    case 'town': {
      const index = bestOf(options, (act) => townActWorth(state, seat, act as TownAct))
      return townActWorth(state, seat, options[index] as TownAct) > 0.3 ? index : -1
    }
    case 'morale':
      return -1
    case 'faction':
    case 'hero':
    case 'placement':
      return random.below(options.length)
    case 'extend':
    case 'choice':
    case 'pay':
    case 'visit':
    case 'search-from':
    case 'search-pick':
    case 'recruit-neutral':
    case 'refresh':
      return 0
    case 'respond':
      return options.length > 1 ? 0 : options.length - 1
    default: {
      const quiet = options.findIndex((option) => QUIET.includes(option))
      return Math.max(0, quiet)
    }
  }
}

export const mind: Mind<Heroes3> = {
  evaluate,
  choose,
  // H3B-ROUND-01: what players call a turn.
  moment: (state) =>
    state.round * (state.players.length + 1) + (state.active === null ? state.turnsOver : placeOf(state, state.active)),
  plain: ({ kind }) => PLAIN.has(kind),
}
