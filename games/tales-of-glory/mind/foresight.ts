import type { Reward } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import { eligibleChests, type Pair } from '../rules/keys.ts'
import { times } from '../rules/multiplier.ts'
import { price } from '../rules/payment.ts'
import { gloryOf } from '../rules/player.ts'
import { rewardOf } from '../rules/reward.ts'
import { connections, opposite } from '../rules/tale.ts'
import { edge, tileOf } from '../rules/tile.ts'
import type { Chest, Pending, Placed, Player } from '../shape.ts'
import { guess, type Weights } from './weights.ts'
import type { Holding } from './worth.ts'

/** A copy of a player to try things on. */
function holdingOf(me: Player): Holding & { tale: Placed[] } {
  const { coin, potion, combat, magic } = me
  return { glory: gloryOf(me), coin, potion, combat, magic, majorities: [], tale: me.tale.slice() }
}

/** The same player after these gains, with keys put to their best use. */
export function afterGains(me: Player, gains: readonly Pending[], weights: Weights): Holding {
  const holding = holdingOf(me)
  for (const pending of gains) carryOut(holding, pending, weights)
  return holding
}

/** The same player after paying for a tile, placing it and taking all that it brings. */
export function afterPlacing(
  me: Player,
  tile: TileId,
  x: number,
  y: number,
  surcharge: 'coin' | 'potion' | null,
  weights: Weights,
): Holding {
  const holding = holdingOf(me)
  const cost = price(me, tileOf(tile))
  holding.coin -= cost.coin + (surcharge === 'coin' ? 1 : 0)
  holding.potion -= cost.potion + (surcharge === 'potion' ? 1 : 0)
  const made = connections(me.tale, tile, { x, y }) ?? []
  holding.tale.push({ tile, x, y, opened: tileOf(tile).chests.map(() => false) })
  for (const pending of me.pending) carryOut(holding, pending, weights)
  for (const { side, with: other } of made) {
    if (edge(tile, side) === 'half-key' && edge(other.tile, opposite(side)) === 'half-key')
      putBestKey(holding, [tile, other.tile], weights)
    gainConnector(holding, edge(tile, side), other.tile, weights)
    gainConnector(holding, edge(other.tile, opposite(side)), tile, weights)
  }
  gainReward(holding, tileOf(tile).rewardPlaced, weights)
  return holding
}

function carryOut(me: Holding & { tale: Placed[] }, pending: Pending, weights: Weights): void {
  if (pending.from === 'half-keys') putBestKey(me, pending.tiles, weights)
  else gainReward(me, rewardOf(pending), weights)
}

function gainConnector(
  me: Holding & { tale: Placed[] },
  connector: ReturnType<typeof edge>,
  other: TileId,
  weights: Weights,
): void {
  if (connector === null || typeof connector === 'string') return
  if (connector.requires === null || connector.requires === tileOf(other).type)
    gainReward(me, connector.reward, weights)
}

function gainReward(me: Holding & { tale: Placed[] }, reward: Reward, weights: Weights): void {
  for (const { gain, amount, per } of reward) {
    const all = amount * times(me, per)
    if (gain === 'key') for (let i = 0; i < all; i++) putBestKey(me, null, weights)
    else if (gain === 'first-player') me.glory += 0.5
    else me[gain] += all
  }
}

function putBestKey(me: Holding & { tale: Placed[] }, pair: Pair, weights: Weights): void {
  const best = bestChest(eligibleChests(me.tale, pair), weights)
  if (best === undefined) return
  const at = me.tale.findIndex(({ tile }) => tile === best.tile)
  const placed = me.tale[at] as Placed
  me.tale[at] = { ...placed, opened: placed.opened.map((open, i) => open || i === best.chest) }
  gainReward(me, tileOf(best.tile).chests[best.chest] ?? [], weights)
}

/** The chest with the best contents; of equals not the hero's, which any half key can open. */
export function bestChest(chests: readonly Chest[], weights: Weights): Chest | undefined {
  let best: Chest | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const chest of chests) {
    const isHero = tileOf(chest.tile).type === 'hero'
    const value = guess(tileOf(chest.tile).chests[chest.chest] ?? [], weights) - (isHero ? 0.3 : 0)
    if (value <= most) continue
    best = chest
    most = value
  }
  return best
}
