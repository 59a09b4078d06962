import type { Decision, Mind, Seat, Source } from '@krcma/kernel'
import type { EraTileId } from '../content/tiles.ts'
import { isWilderness, waysToPay } from '../rules/payment.ts'
import { playerAt } from '../rules/player.ts'
import { rewardOf } from '../rules/reward.ts'
import { forLegalCells } from '../rules/tale.ts'
import { tileOf } from '../rules/tile.ts'
import type { Pending, Placing, Player, State, TalesOfGlory } from '../shape.ts'
import { afterGains, afterPlacing, bestChest } from './foresight.ts'
import { guess, type Weights, weightsIn } from './weights.ts'
import { type Holding, majorities, worth } from './worth.ts'

/** Looks one step ahead: does what leaves the tale worth most at once, with a little regard for what the others want. */
export const mind: Mind<TalesOfGlory> = {
  evaluate(state, seat) {
    const weights = weightsIn(state)
    const me = playerAt(state, seat)
    return appraise(state, seat, afterGains(me, me.pending, weights), weights)
  },
  choose(state, decision, random) {
    const values = valuesOf(state, decision, random)
    return values.indexOf(Math.max(...values))
  },
}

function valuesOf(state: State, decision: Decision<TalesOfGlory>, random: Source): readonly number[] {
  const { seat } = decision
  const weights = weightsIn(state)
  const me = playerAt(state, seat)
  switch (decision.kind) {
    case 'select':
      return spaceValues(state, seat, decision.options, random)
    case 'select-again':
      return decision.options.map((space) => spaceValue(state, seat, space, weights))
    case 'place':
      return decision.options.map((option) => placingValue(state, seat, me, option, weights))
    case 'surcharge':
      return decision.options.map((kind) => me[kind])
    case 'open-chest': {
      const best = bestChest(decision.options, weights)
      return decision.options.map((chest) => (chest === best ? 1 : 0))
    }
    case 'next-gain':
      return decision.options.map(urgency)
    case 'return-quest':
      return decision.options.map((quest) => {
        const { need, rewardPlaced } = tileOf(quest)
        const burden =
          need.coin + need.potion + Math.max(0, need.combat - me.combat) + Math.max(0, need.magic - me.magic)
        return burden - guess(rewardPlaced, weights)
      })
  }
}

function appraise(state: State, seat: Seat, me: Holding, weights: Weights): number {
  return worth(me, weights) + majorities(state, seat, me, weights)
}

/** In the first selection those who choose before me may well want what I want. */
function spaceValues(state: State, seat: Seat, spaces: readonly number[], random: Source): readonly number[] {
  const weights = weightsIn(state)
  const values = spaces.map((space) => spaceValue(state, seat, space, weights))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const earlier = (seat - state.first + state.players.length) % state.players.length
  return values.map((value) => value - 0.08 * earlier * Math.max(0, value - mean) + random.below(100) / 200)
}

/** What the tile on a space can be made of: its best placement, or the compensation for it. */
function spaceValue(state: State, seat: Seat, space: number, weights: Weights): number {
  const tile = state.spaces[space - 1]
  const me = playerAt(state, seat)
  const discarded = appraise(state, seat, afterGains(me, [{ from: 'compensation' }], weights), weights)
  if (tile === null || tile === undefined) return discarded
  const wild = isWilderness(space, state.spaces.length)
  return Math.max(discarded, bestPlacement(state, seat, me, tile, wild, weights))
}

function bestPlacement(state: State, seat: Seat, me: Player, tile: EraTileId, wild: boolean, weights: Weights): number {
  let best = Number.NEGATIVE_INFINITY
  const [surcharge] = waysToPay(me, tileOf(tile), wild)
  if (surcharge === undefined) return best
  forLegalCells(me.tale, tile, (x, y) => {
    const value = appraise(state, seat, afterPlacing(me, tile, x, y, surcharge, weights), weights)
    if (value > best) best = value
  })
  return best
}

/** The taken tile comes first; then a quest, if it brings more than waiting for a better moment. */
function placingValue(state: State, seat: Seat, me: Player, option: Placing, weights: Weights): number {
  const asItIs = () => appraise(state, seat, afterGains(me, me.pending, weights), weights)
  if (option.do === 'finish') return asItIs() + 0.8 * weights.left
  if (option.do === 'discard')
    return appraise(state, seat, afterGains(me, [...me.pending, { from: 'compensation' }], weights), weights)
  if (tileOf(option.tile).type === 'quest' && me.taken !== null) return Number.NEGATIVE_INFINITY
  const wild = me.taken !== null && isWilderness(me.taken.space, state.spaces.length)
  const [surcharge = null] = waysToPay(me, tileOf(option.tile), wild)
  return appraise(state, seat, afterPlacing(me, option.tile, option.x, option.y, surcharge, weights), weights)
}

/** What counts locked chests goes before keys are used; what counts anything else goes last. */
function urgency(pending: Pending): number {
  if (pending.from === 'half-keys') return 0
  const pers = rewardOf(pending).map(({ per }) => per)
  if (pers.includes('locked-chest')) return 1
  return pers.some((per) => per !== null) ? -1 : 0
}
