import { ERA_1 } from './era-1.ts'
import { ERA_2 } from './era-2.ts'
import { ERA_3 } from './era-3.ts'
import { HEROES } from './heroes.ts'
import { QUESTS } from './quests.ts'
import type { Face } from './tile.ts'

export type HeroId = (typeof HEROES)[number]['id']
export type QuestId = (typeof QUESTS)[number]['id']
/** An adventure tile of one of the three eras. */
export type EraTileId = (typeof ERA_1)[number]['id'] | (typeof ERA_2)[number]['id'] | (typeof ERA_3)[number]['id']
export type TileId = HeroId | EraTileId | QuestId

const ids = <Id extends string>(tiles: readonly { readonly id: Id }[]): readonly Id[] => tiles.map(({ id }) => id)

/** The five decks, by the backs of the tiles. */
export const DECKS = {
  hero: ids(HEROES),
  era1: ids<EraTileId>(ERA_1),
  era2: ids<EraTileId>(ERA_2),
  era3: ids<EraTileId>(ERA_3),
  quest: ids(QUESTS),
} as const

/** All 74 tiles. */
export const FACES: readonly (Face & { readonly id: TileId })[] = [...HEROES, ...ERA_1, ...ERA_2, ...ERA_3, ...QUESTS]
