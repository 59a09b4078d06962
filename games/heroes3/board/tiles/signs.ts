import { icons } from '@krcma/look'
import type { FactionId } from '../../content/factions.ts'
import type { Resource } from '../../content/resources.ts'
import type { Field, TileKind } from '../../content/tiles.ts'
import * as own from '../icons.ts'

export const resourceIcons: Readonly<Record<Resource, string>> = {
  gold: icons.gold,
  materials: own.materials,
  valuables: own.valuables,
}

export const factionIcons: Readonly<Record<FactionId, string>> = {
  castle: own.castle,
  necropolis: own.necropolis,
  dungeon: own.dungeon,
}

const LOCATIONS: Readonly<Record<Exclude<Field['type'], 'empty' | 'blocked'>, string>> = {
  town: own.townPlace,
  settlement: own.settlement,
  mine: own.mine,
  obelisk: own.obelisk,
  'dragon-utopia': own.dragonUtopia,
  grail: own.grail,
  artifact: own.artifact,
  resource: own.resourcePile,
  treasure: icons.chest,
  'pandoras-box': own.pandorasBox,
  'learning-stone': own.learningStone,
  'tree-of-knowledge': own.treeOfKnowledge,
  'shrine-incantation': own.shrineIncantation,
  'shrine-gesture': own.shrineGesture,
  'magic-spring': own.magicSpring,
  'witch-hut': own.witchHut,
  'water-wheel': own.waterWheel,
  windmill: own.windmill,
  'mystical-garden': own.mysticalGarden,
  'fountain-of-youth': own.fountainOfYouth,
  temple: own.temple,
  'warriors-tomb': own.warriorsTomb,
  'redwood-observatory': own.redwoodObservatory,
  stables: own.stables,
  sanctuary: own.sanctuary,
  'trading-post': own.tradingPost,
}

/** The sign of what stands on a field; nothing for empty and blocked ones. */
export function locationIcon({ type }: Field): string | null {
  return type === 'empty' || type === 'blocked' ? null : LOCATIONS[type]
}

/** On the back of a tile. */
export const kindNumerals: Readonly<Record<TileKind, string>> = { start: 'I', far: 'II', near: 'III', center: 'IV' }
