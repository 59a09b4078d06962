import { type Cost, GOODS } from '../content/goods.ts'
import type { Payment, SeenPlayer } from '../shape.ts'
import { inForce } from './cards.ts'

type Purse = SeenPlayer

function mayReplace(player: Purse, spend: 'gem' | 'food'): boolean {
  return inForce(player, 'spend-as').some(({ effect }) => effect.spend === spend)
}

/** Ways to pay coins, gems in place of them included (NAF-SKILL-08), the one with the fewest gems first. */
export function coinPayments(player: Purse, { coin = 0, gem = 0 }: Cost): Payment[] {
  const { goods } = player
  const most = mayReplace(player, 'gem') ? Math.min(coin, goods.gem - gem) : 0
  return range(Math.max(0, coin - goods.coin), most).map((gems) => ({ coin: coin - gems, gem: gem + gems }))
}

/** Ways to pay hearts, food in place of them included (NAF-SKILL-10). */
export function heartPayments(player: Purse, { hearts = 0, food = 0 }: Cost): Payment[] {
  const { goods } = player
  const most = mayReplace(player, 'food') ? Math.min(hearts, goods.food - food) : 0
  return range(Math.max(0, hearts - player.hearts), most).map((foods) => ({
    hearts: hearts - foods,
    food: food + foods,
  }))
}

export function canPay(player: Purse, cost: Cost): boolean {
  for (const good of GOODS) if (good !== 'coin' && (cost[good] ?? 0) > player.goods[good]) return false
  if ((cost.coin ?? 0) > player.goods.coin && coinPayments(player, cost).length === 0) return false
  return (cost.hearts ?? 0) <= player.hearts || heartPayments(player, cost).length > 0
}

/** All that may be spent as hearts (NAF-MOVE-09). */
export function heartsAtHand(player: Purse): number {
  return player.hearts + (mayReplace(player, 'food') ? player.goods.food : 0)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
