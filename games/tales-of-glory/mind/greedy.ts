import type { Decision, Mind, Source } from '@krcma/kernel'
import { playerAt } from '../reckoning/player.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Chest, Pending, Player, State, TalesOfGlory } from '../shape.ts'
import { Glance } from './glance.ts'
import { prospectOf } from './prospect.ts'
import { guess, type Weights, weightsIn } from './weights.ts'

/** Looks one step ahead: does what leaves the tale worth most at once, with a little regard for what the others want. */
export const mind: Mind<TalesOfGlory> = {
  evaluate(state, seat) {
    return new Glance(state, seat).prospects()
  },
  choose(state, decision, random) {
    const values = valuesOf(state, decision, random)
    let best = 0
    for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i
    return best
  },
}

function valuesOf(state: State, decision: Decision<TalesOfGlory>, random: Source): readonly number[] {
  switch (decision.kind) {
    case 'select':
      return selectionValues(new Glance(state, decision.seat), decision.options, random)
    case 'select-again': {
      const glance = new Glance(state, decision.seat)
      return decision.options.map((space) => glance.spaceValue(space))
    }
    case 'place': {
      const glance = new Glance(state, decision.seat)
      return decision.options.map((option) => glance.placingValue(option))
    }
    case 'surcharge':
      return decision.options.map((kind) => playerAt(state, decision.seat)[kind])
    case 'open-chest':
      return decision.options.map((chest) => meritOf(chest, weightsIn(state)))
    case 'next-gain':
      return decision.options.map(urgency)
    case 'return-quest':
      return decision.options.map((quest) => burden(quest, playerAt(state, decision.seat), weightsIn(state)))
  }
}

/** In the first selection those who choose before me may well want what I want. */
function selectionValues(glance: Glance, spaces: readonly number[], random: Source): readonly number[] {
  const { state, seat } = glance
  const values = spaces.map((space) => glance.spaceValue(space))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const earlier = (seat - state.first + state.players.length) % state.players.length
  return values.map((value) => value - 0.08 * earlier * Math.max(0, value - mean) + random.below(100) / 200)
}

function meritOf({ tile, chest }: Chest, weights: Weights): number {
  return prospectOf(tile, weights).chests[chest]?.merit ?? 0
}

/** What speaks for giving a quest back: all that it asks for, less what it brings. */
function burden(quest: Parameters<typeof tileOf>[0], me: Player, weights: Weights): number {
  const { need, rewardPlaced } = tileOf(quest)
  const asked = need.coin + need.potion + Math.max(0, need.combat - me.combat) + Math.max(0, need.magic - me.magic)
  return asked - guess(rewardPlaced, weights)
}

/** What counts locked chests goes before keys are used; what counts anything else goes last. */
function urgency(pending: Pending): number {
  if (pending.from === 'half-keys') return 0
  const pers = rewardOf(pending).map(({ per }) => per)
  if (pers.includes('locked-chest')) return 1
  return pers.some((per) => per !== null) ? -1 : 0
}
