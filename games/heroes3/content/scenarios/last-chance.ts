import type { Scenario } from '../scenario.ts'

/** H3B-S0-01 to H3B-S0-06, H3B-S1-01 to H3B-S1-06. */
export const lastChance: Scenario = {
  schema: 'h3b-scenario/1',
  id: 'last-chance',
  name: { en: 'Last Chance', cs: 'Poslední šance' },
  description: {
    en: 'The crown is tired of quarrelling lords and will suffer only one. Eight rounds remain to settle who it is.',
    cs: 'Koruna má hašteřivých lordů dost a strpí jen jediného. Zbývá osm kol, aby se rozhodlo, kdo to bude.',
  },
  mode: 'tournament',
  ruleset: 'tournament-base',
  players: { min: 2, max: 2 },
  length: { rounds: 8 },
  map: {
    build: 'tournament',
    tiles: {
      start: 2,
      far: 4,
      center: 0,
      near: [
        { count: 2, has: ['obelisk'] },
        { count: 2, lacks: ['obelisk'] },
      ],
    },
    center: {
      default: 'twin-obelisks',
      variants: [
        {
          id: 'twin-obelisks',
          slots: [
            { slot: [0, 0], kind: 'near', has: ['obelisk'] },
            { slot: [1, 0], kind: 'near', has: ['obelisk'] },
          ],
        },
        {
          id: 'random-near-pair',
          slots: [
            { slot: [0, 0], kind: 'near' },
            { slot: [1, 0], kind: 'near' },
          ],
        },
        { id: 'single-center', slots: [{ slot: [0, 0], kind: 'center', extra: true }] },
      ],
    },
    deal: { near: 'split-rest-evenly', far: 'evenly-at-random' },
  },
  startingResources: { gold: 10, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: ['dwelling-bronze'],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: { choose: 0, options: [] },
  rules: [
    {
      id: 'obelisk-morale',
      kind: 'trigger',
      on: { event: 'visit', location: 'obelisk', firstByFaction: true },
      effects: [{ op: 'morale', n: 1 }],
    },
  ],
  victory: [
    {
      id: 'main-hero-defeated',
      who: 'any',
      if: { mainHeroDefeated: { of: 'opponent' } },
      end: 'immediately',
      result: 'score',
    },
  ],
  roundLimit: { round: 8, end: 'end-of-round', result: 'score' },
  timedEvents: [],
  scoring: { use: 'tournament', extra: [] },
}
