import type { Scenario } from '../scenario.ts'

/** A sample of every part of the form. */
export const theFord: Scenario = {
  schema: 'h3b-scenario/1',
  id: 'sample-two-rivers',
  name: { en: 'Sample: The Ford', cs: 'Ukázka: Brod' },
  description: {
    en: 'Two realms, one ford and ten rounds of daylight. A sample of every part of the scenario form.',
    cs: 'Dvě říše, jeden brod a deset kol světla. Ukázka všech částí formuláře scénáře.',
  },
  mode: 'custom',
  ruleset: 'clash-base',
  players: { min: 2, max: 2 },
  length: { rounds: 10 },
  map: {
    build: 'layout',
    tiles: { start: 2, far: 4, near: 4, center: 0 },
    layout: [
      { slot: [0, 0], kind: 'near', has: ['obelisk'], faceUp: false },
      { slot: [1, 0], kind: 'near', has: ['obelisk'], faceUp: false },
      { slot: [1, -1], kind: 'near', faceUp: false },
      { slot: [0, 1], kind: 'near', faceUp: false },
      { slot: [2, -1], kind: 'far', faceUp: false },
      { slot: [-1, 1], kind: 'far', faceUp: false },
      { slot: [3, -1], kind: 'start', player: 'p1', rotation: null },
      { slot: [-2, 1], kind: 'start', player: 'p2', rotation: null },
    ],
    supply: { far: 1 },
    deal: { far: 'evenly-at-random' },
  },
  startingResources: { gold: 15, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: ['dwelling-bronze', 'mage-guild'],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: {
    choose: 1,
    options: [
      { id: 'chest', name: { en: 'War chest', cs: 'Válečná pokladna' }, effects: [{ op: 'gain', gold: 5 }] },
      {
        id: 'relic-hunter',
        name: { en: 'Relic hunter', cs: 'Lovec relikvií' },
        effects: [{ op: 'search', deck: 'artifact', n: 3 }],
      },
      {
        id: 'veterans',
        name: { en: 'Veterans', cs: 'Veteráni' },
        effects: [{ op: 'reinforce', tiers: ['bronze'], count: 1, cost: 'free' }],
      },
    ],
  },
  rules: [
    {
      id: 'obelisk-scout',
      kind: 'trigger',
      on: { event: 'visit', location: 'obelisk', firstByFaction: true },
      effects: [
        {
          op: 'choose',
          options: [{ effects: [{ op: 'search', deck: 'spell', n: 2 }] }, { effects: [{ op: 'gain', materials: 2 }] }],
          optional: true,
        },
      ],
    },
    {
      id: 'high-water',
      kind: 'trigger',
      on: { event: 'visit', location: 'water-wheel' },
      replace: true,
      effects: [{ op: 'gain', gold: 4 }],
    },
  ],
  victory: [
    {
      id: 'both-obelisks',
      who: 'any',
      if: { obelisksVisited: { who: 'self', atLeast: 2 } },
      end: 'end-of-round',
      result: 'win',
    },
    {
      id: 'rout',
      who: 'any',
      if: { mainHeroDefeated: { of: 'opponent' } },
      end: 'immediately',
      result: 'win',
    },
  ],
  roundLimit: { round: 10, end: 'end-of-round', result: 'score' },
  timedEvents: [
    {
      id: 'fair-wind',
      on: { event: 'round-start', rounds: [4] },
      effects: [{ op: 'heroMovement', n: 1, who: 'each', duration: 'round' }],
    },
    {
      id: 'mills-refill',
      on: { event: 'round-start', rounds: [6, 9] },
      effects: [{ op: 'removeBlackCubes', locations: ['water-wheel', 'windmill'] }],
    },
    {
      id: 'first-near',
      on: { event: 'tile-discovered', kind: 'near', firstTime: true },
      effects: [{ op: 'gain', gold: 2 }],
    },
  ],
  scoring: { use: 'tournament', extra: [] },
}
