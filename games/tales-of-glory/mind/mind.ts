import { type Decision, type Judge, learned, type Mind } from '@krcma/kernel'
import { ROUNDS } from '../content/components.ts'
import type { QuestId } from '../content/tiles.ts'
import { playerAt } from '../reckoning/player.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Pending, Placing, Player, State, TalesOfGlory } from '../shape.ts'
import { FEATURES } from './features.ts'
import { Glance, progress } from './glance.ts'
import weights from './weights.json' with { type: 'json' }

/** Looks at what each choice would make of the tale, with some regard for what the others want. */
export const mind: Mind<TalesOfGlory> = learned(weights, {
  features: FEATURES,
  look: (state, seat, judge) => new Glance(state, seat, judge, progress(state)).outlook().features(),
  progress,
  leanings: {
    select: ['worth', 'wanted'],
    'select-again': ['worth'],
    place: ['worth', 'quest-now', 'quest', 'early-quest'],
    surcharge: ['worth', 'plenty'],
    'open-chest': ['worth'],
    'next-gain': ['urgency'],
    'return-quest': ['burden'],
  },
  lean,
  mixed: ['select'],
})

function lean(state: State, decision: Decision<TalesOfGlory>, judge: Judge): readonly (readonly number[])[] {
  const { seat } = decision
  switch (decision.kind) {
    case 'select':
      return selections(new Glance(state, seat, judge), decision.options)
    case 'select-again': {
      const glance = new Glance(state, seat, judge)
      return decision.options.map((space) => [glance.ofSpace(space)])
    }
    case 'place': {
      const glance = new Glance(state, seat, judge)
      return decision.options.map((option) => placement(glance, option))
    }
    case 'surcharge': {
      const { sketch, me } = new Glance(state, seat, judge)
      return decision.options.map((kind) => [sketch.afterPaying(kind, 1).worth(), me[kind]])
    }
    case 'open-chest': {
      const glance = new Glance(state, seat, judge)
      return decision.options.map((chest) => [glance.ofChest(chest).worth()])
    }
    case 'next-gain':
      return decision.options.map((pending) => [urgency(pending)])
    case 'return-quest':
      return decision.options.map((quest) => [burden(quest, playerAt(state, seat))])
  }
}

/** In the first selection those who choose before me may well want what I want. */
function selections(glance: Glance, spaces: readonly number[]): readonly (readonly number[])[] {
  const { state, seat } = glance
  const values = spaces.map((space) => glance.ofSpace(space))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const earlier = (seat - state.first + state.players.length) % state.players.length
  return values.map((value) => [value, -earlier * Math.max(0, value - mean)])
}

/** A quest may be placed before the taken tile, after it, or in a later round, when there is more that it counts. */
function placement(glance: Glance, option: Placing): readonly number[] {
  const { me, state } = glance
  const worth = glance.ofPlacing(option).worth()
  if (option.do !== 'place' || tileOf(option.tile).type !== 'quest') return [worth, 0, 0, 0]
  return me.taken === null ? [worth, 0, 1, ROUNDS - state.round] : [worth, 1, 0, 0]
}

/** What speaks for giving a quest back: all that it asks for beyond what the hero has. */
function burden(quest: QuestId, me: Player): number {
  const { need } = tileOf(quest)
  return need.coin + need.potion + Math.max(0, need.combat - me.combat) + Math.max(0, need.magic - me.magic)
}

/** What counts locked chests goes before keys are used; what counts anything else goes last. */
function urgency(pending: Pending): number {
  if (pending.from === 'half-keys') return 0
  const pers = rewardOf(pending).map(({ per }) => per)
  if (pers.includes('locked-chest')) return 1
  return pers.some((per) => per !== null) ? -1 : 0
}
