import type { AbilityId } from './abilities.ts'
import type { FactionId } from './factions.ts'
import type { SpecialtyLevel } from './levels.ts'
import type { SpecialtyId } from './specialties.ts'
import type { StatisticId } from './statistics.ts'

export interface Hero {
  readonly faction: FactionId
  readonly type: 'might' | 'magic'
  /** The starting deck: these, Magic Arrows, the ability and the specialty of level I, nine in all (H3B-SETUP-05). */
  readonly statistics: Readonly<Record<StatisticId, number>>
  readonly magicArrows: 1 | 2
  readonly ability: AbilityId
  readonly specialties: Readonly<Record<SpecialtyLevel, SpecialtyId>>
}

export const HERO_IDS = ['catherine', 'rion', 'sandro', 'tamika', 'mutare', 'alamar'] as const
export type HeroId = (typeof HERO_IDS)[number]

export const HEROES: Readonly<Record<HeroId, Hero>> = {
  catherine: {
    faction: 'castle',
    type: 'might',
    statistics: { 'stat-attack': 2, 'stat-defense': 2, 'stat-power': 1, 'stat-knowledge': 1 },
    magicArrows: 1,
    ability: 'leadership',
    specialties: { 1: 'spec-catherine-I', 4: 'spec-catherine-IV', 6: 'spec-catherine-VI' },
  },
  rion: {
    faction: 'castle',
    type: 'magic',
    statistics: { 'stat-attack': 1, 'stat-defense': 0, 'stat-power': 2, 'stat-knowledge': 2 },
    magicArrows: 2,
    ability: 'wisdom',
    specialties: { 1: 'spec-rion-I', 4: 'spec-rion-IV', 6: 'spec-rion-VI' },
  },
  sandro: {
    faction: 'necropolis',
    type: 'magic',
    statistics: { 'stat-attack': 1, 'stat-defense': 0, 'stat-power': 2, 'stat-knowledge': 2 },
    magicArrows: 2,
    ability: 'sorcery',
    specialties: { 1: 'spec-sandro-I', 4: 'spec-sandro-IV', 6: 'spec-sandro-VI' },
  },
  tamika: {
    faction: 'necropolis',
    type: 'might',
    statistics: { 'stat-attack': 1, 'stat-defense': 2, 'stat-power': 2, 'stat-knowledge': 1 },
    magicArrows: 1,
    ability: 'offense',
    specialties: { 1: 'spec-tamika-I', 4: 'spec-tamika-IV', 6: 'spec-tamika-VI' },
  },
  mutare: {
    faction: 'dungeon',
    type: 'might',
    statistics: { 'stat-attack': 2, 'stat-defense': 2, 'stat-power': 1, 'stat-knowledge': 1 },
    magicArrows: 1,
    ability: 'tactics',
    specialties: { 1: 'spec-mutare-I', 4: 'spec-mutare-IV', 6: 'spec-mutare-VI' },
  },
  alamar: {
    faction: 'dungeon',
    type: 'magic',
    statistics: { 'stat-attack': 0, 'stat-defense': 0, 'stat-power': 3, 'stat-knowledge': 2 },
    magicArrows: 2,
    ability: 'wisdom',
    specialties: { 1: 'spec-alamar-I', 4: 'spec-alamar-IV', 6: 'spec-alamar-VI' },
  },
}
