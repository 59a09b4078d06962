import type { Seat } from '@krcma/kernel'
import { GLORY_PER_MAJORITY } from '../content/components.ts'
import { ELEMENTS } from '../content/tile.ts'
import { times } from '../rules/multiplier.ts'
import { neighbour, SIDES } from '../rules/tale.ts'
import { tileOf } from '../rules/tile.ts'
import type { Placed, State } from '../shape.ts'
import { guess, type Weights } from './weights.ts'

/** A player as a bot imagines it: what counts, and nothing else. */
export interface Holding {
  glory: number
  coin: number
  potion: number
  combat: number
  magic: number
  readonly majorities: []
  readonly tale: readonly Placed[]
}

/** What a holding is worth at the end of the game, as far as one can tell now. */
export function worth(me: Holding, weights: Weights): number {
  let sum =
    me.glory +
    me.coin * weights.coin +
    me.potion * weights.potion +
    me.combat * weights.combat +
    me.magic * weights.magic
  me.tale.forEach((placed, i) => {
    sum += prospects(me, placed, i === 0, weights)
  })
  return sum
}

/** What a tile may still bring: its chests, its open sides, its reward at the end. */
function prospects(me: Holding, placed: Placed, isHero: boolean, weights: Weights): number {
  const { chests, rewardAtEnd, sides } = tileOf(placed.tile)
  let sum = 0
  for (let i = 0; i < chests.length; i++) {
    if (placed.opened[i] === false)
      sum += guess(chests[i] ?? [], weights) * Math.min(weights.left, 6) * (isHero ? 0.09 : 0.07)
  }
  for (const part of rewardAtEnd) {
    // Of the two or three tiles of a type that a tale usually gets, those of the remaining rounds are still to come.
    const hoped = part.per === 'majority-token' ? 1.2 : times(me, part.per) + 0.22 * weights.left
    sum += part.amount * hoped
  }
  if (weights.left === 0) return sum
  for (const side of SIDES) {
    const kind = sides[side]
    if (kind === null || neighbour(me.tale, placed, side) !== undefined) continue
    sum += 0.15
    if (kind === 'half-key') sum += 0.5
    else if (typeof kind === 'object')
      sum += guess(kind.reward, weights) * (kind.requires === null ? 0.38 : 0.22) * Math.min(1, weights.left / 4)
  }
  return sum
}

/** In the last rounds: the majorities that these amounts would win, more certain the nearer the end is. */
export function majorities(state: State, seat: Seat, me: Holding, { left }: Weights): number {
  if (left > 2) return 0
  const won = ELEMENTS.filter(
    (element) => me[element] > 0 && state.players.every((other, who) => who === seat || other[element] <= me[element]),
  )
  return won.length * GLORY_PER_MAJORITY * (left === 0 ? 0.8 : left === 1 ? 0.4 : 0.2)
}
