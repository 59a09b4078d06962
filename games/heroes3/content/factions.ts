import type { BuildingId } from './buildings.ts'
import type { HeroId } from './heroes.ts'
import type { TileId } from './tiles.ts'
import type { UnitId } from './units.ts'

export const FACTION_IDS = ['castle', 'necropolis', 'dungeon'] as const
export type FactionId = (typeof FACTION_IDS)[number]

export interface Faction {
  readonly startTile: TileId
  readonly heroes: readonly [HeroId, HeroId]
  readonly units: readonly UnitId[]
  readonly buildings: readonly BuildingId[]
  /** H3B-MOR-08 */
  readonly ignoresMorale?: true
}

export const FACTIONS: Readonly<Record<FactionId, Faction>> = {
  castle: {
    startTile: 'S3',
    heroes: ['catherine', 'rion'],
    units: ['halberdiers', 'marksmen', 'griffins', 'crusaders', 'zealots', 'champions', 'archangels'],
    buildings: [
      'castle.city-hall',
      'castle.citadel',
      'castle.mage-guild',
      'castle.towers',
      'castle.holy-grounds',
      'castle.glory-of-erathia',
      'castle.brotherhood-of-the-sword',
      'castle.blacksmith',
    ],
  },
  necropolis: {
    startTile: 'S1',
    heroes: ['sandro', 'tamika'],
    units: ['skeletons', 'zombies', 'wraiths', 'vampires', 'liches', 'dread-knights', 'ghost-dragons'],
    buildings: [
      'necropolis.city-hall',
      'necropolis.citadel',
      'necropolis.mage-guild',
      'necropolis.old-cemetery',
      'necropolis.mausoleum-domain',
      'necropolis.vaults-of-darkness',
      'necropolis.cover-of-darkness',
      'necropolis.necromancy-amplifier',
    ],
    ignoresMorale: true,
  },
  dungeon: {
    startTile: 'S2',
    heroes: ['mutare', 'alamar'],
    units: ['troglodytes', 'harpies', 'evil-eyes', 'medusas', 'minotaurs', 'manticores', 'black-dragons'],
    buildings: [
      'dungeon.city-hall',
      'dungeon.citadel',
      'dungeon.mage-guild',
      'dungeon.warrens',
      'dungeon.inner-labyrinths',
      'dungeon.ancient-lairs',
      'dungeon.portal-of-summoning',
      'dungeon.mana-vortex',
    ],
  },
}
