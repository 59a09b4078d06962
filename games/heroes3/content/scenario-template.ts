import type { BuildingKind } from './buildings.ts'
import type { Scenario } from './scenario.ts'
import type { TileKind } from './tiles.ts'

/** The steps of the creator, in order (H3B-CREATE-17). */
export const FORM_STEPS = [
  'name',
  'players',
  'length',
  'map',
  'startingResources',
  'startingIncome',
  'startingBuildings',
  'startingUnits',
  'startingBonuses',
  'rules',
  'victory',
  'roundLimit',
  'timedEvents',
] as const satisfies readonly (keyof Scenario)[]

/** How much room the printed form has, in lines; a scenario may use more (H3B-CREATE-17). */
export const FORM_LINES = {
  tiles: ['start', 'near', 'center', 'far'] satisfies TileKind[],
  mapNotes: 2,
  buildings: [
    'dwelling-bronze',
    'dwelling-silver',
    'dwelling-golden',
    'city-hall',
    'citadel',
    'mage-guild',
  ] satisfies BuildingKind[],
  units: 5,
  bonuses: 3,
  rules: 8,
  victory: 3,
  roundLimit: 3,
  events: 3,
  linesPerEvent: 2,
} as const

/** What the blank form holds already (H3B-CREATE-08, H3B-CREATE-09, H3B-CREATE-11). */
export const TEMPLATE = {
  schema: 'h3b-scenario/1',
  mode: 'custom',
  ruleset: 'clash-base',
  map: { build: 'layout', tiles: { start: 0 }, layout: [] },
  startingResources: { gold: 15, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: [],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: { choose: 0, options: [] },
  rules: [],
  victory: [],
  timedEvents: [],
} as const satisfies Partial<Scenario>

/** What the booklet recommends; less is allowed (H3B-CREATE-03, H3B-CREATE-04). */
export const RECOMMENDED = { rounds: 16, tilesPerPlayer: { start: 1, near: 2, far: 2 } } as const
