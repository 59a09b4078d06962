import type { Redacted } from '@krcma/kernel'
import type { Reward } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import type { Cell, Placed, Player, Side, Space } from '../shape.ts'
import { times } from './multiplier.ts'
import { isWilderness, price, substitution, waysToPay } from './payment.ts'
import { connections, legalCells, opposite } from './tale.ts'
import { edge, tileOf } from './tile.ts'

/** What a person weighs before taking or placing a tile. */
export interface Outlook {
  /** What is spent, without the surcharge; `instead` of the potions stand in for combat and magic. */
  readonly coin: number
  readonly potion: number
  readonly instead: number
  /** Whether one more coin or potion is due. */
  readonly surcharge: boolean
  readonly payable: boolean
  /** How many cells of the tale it would fit. */
  readonly cells: number
}

/** `space`: where the tile lies or was taken from; null for a quest. */
export function outlook(me: Redacted<Player>, id: TileId, space: Space | null, spaces: number): Outlook {
  const tile = tileOf(id)
  const surcharge = space !== null && isWilderness(space, spaces)
  return {
    ...price(me, tile),
    instead: substitution(me, tile),
    surcharge,
    payable: waysToPay(me, tile, surcharge).length > 0,
    cells: legalCells(me.tale as readonly Placed[], id).length,
  }
}

/** What one connection would bring: a key where half keys meet, and what the connectors of places give. */
export interface Meeting {
  readonly side: Side
  readonly other: TileId
  readonly key: boolean
  readonly rewards: readonly { readonly tile: TileId; readonly reward: Reward }[]
}

export function meetings(tale: readonly Placed[], tile: TileId, cell: Cell): readonly Meeting[] {
  return (connections(tale, tile, cell) ?? []).map(({ side, with: other }) => {
    const theirs = opposite(side)
    return {
      side,
      other: other.tile,
      key: edge(tile, side) === 'half-key' && edge(other.tile, theirs) === 'half-key',
      rewards: [...ofConnector(tile, side, other.tile), ...ofConnector(other.tile, theirs, tile)],
    }
  })
}

function ofConnector(tile: TileId, side: Side, other: TileId): Meeting['rewards'] {
  const connector = edge(tile, side)
  if (connector === null || typeof connector === 'string') return []
  const met = connector.requires === null || connector.requires === tileOf(other).type
  return met ? [{ tile, reward: connector.reward }] : []
}

/** How much a printed reward is worth to a player as things stand, part by part; a part may be worth 0. */
export function worth(me: Redacted<Player>, reward: Reward): Reward {
  const counted = { ...me, tale: me.tale as readonly Placed[], majorities: [...me.majorities] }
  return reward.map((part) => ({ ...part, amount: part.amount * times(counted, part.per), per: null }))
}

/** What the tiles of a tale give at the end of the game, tile by tile; also those that give 0. */
export function endGains(me: Redacted<Player>): readonly { readonly tile: TileId; readonly reward: Reward }[] {
  return me.tale.flatMap(({ tile }) => {
    const reward = tileOf(tile).rewardAtEnd
    return reward.length === 0 ? [] : { tile, reward: worth(me, reward) }
  })
}
