import { ADVENTURERS, type AdventurerId } from '../content/adventurers.ts'
import { type ArtifactId, artifact } from '../content/artifacts.ts'
import { GOODS, type Goods } from '../content/goods.ts'
import type { Icons } from '../content/icons.ts'
import { card } from '../reckoning/cards.ts'
import { factionOf } from '../reckoning/party.ts'
import type { CardId, Player, SeenPlayer } from '../shape.ts'

/** What a piece of goods is worth in points, roughly: what artifacts ask for them. */
const GOODS_WORTH = { food: 0.3, coin: 0.6, gem: 0.7, red: 2, yellow: 2, green: 2, blue: 2.2 } as const
/** What an icon is worth over the rest of a game. */
const ICON_WORTH = { move: 2, explore: 1.2, skill: 1.4, hearts: 0.6, caution: 1, combat: 1.4 } as const

export function iconsWorth(of: Icons): number {
  return Object.entries(of).reduce((sum, [icon, count]) => sum + ICON_WORTH[icon as keyof typeof ICON_WORTH] * count, 0)
}

export function goodsWorth(of: Goods): number {
  return GOODS.reduce((sum, good) => sum + GOODS_WORTH[good] * (of[good] ?? 0), 0)
}

/** What an artifact brings when it is bought, and what it takes. */
export function artifactWorth(id: ArtifactId): { readonly gain: number; readonly cost: number } {
  const { points, cost, icons: own, effects } = artifact(id)
  return { gain: points + iconsWorth(own) / 2 + effects.length, cost: goodsWorth(cost) }
}

/** How well an artifact in hand fits: what is missing makes it less. */
export function handWorth(player: Player, id: ArtifactId): number {
  const { cost, requires } = artifact(id)
  const missing = GOODS.reduce((sum, good) => {
    const short = Math.max(0, (cost[good] ?? 0) - player.goods[good])
    return sum + GOODS_WORTH[good] * short
  }, 0)
  const bar = requires === undefined ? 0 : 3
  return artifactWorth(id).gain - missing - bar
}

export function cardWorth(id: CardId): number {
  return iconsWorth(card(id).icons) + card(id).effects.length * 1.5
}

export function adventurerWorth(player: SeenPlayer, id: AdventurerId): number {
  const worth = iconsWorth(ADVENTURERS[id].icons)
  const rival = player.party[factionOf(id)]
  const now = rival === null || rival === 'animal' ? 0 : iconsWorth(ADVENTURERS[rival].icons)
  // Whoever stays inactive is a banner still.
  return Math.max(0.6, worth - now)
}
