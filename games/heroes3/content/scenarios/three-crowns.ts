import type { Scenario } from '../scenario.ts'

/** A sample of an asymmetric scenario for three. */
export const threeCrowns: Scenario = {
  schema: 'h3b-scenario/1',
  id: 'sample-three-crowns',
  name: { en: 'Sample: Three Crowns', cs: 'Ukázka: Tři koruny' },
  description: {
    en: 'Three neighbours, three different reasons for war. A sample of an asymmetric three-player scenario.',
    cs: 'Tři sousedé, tři různé důvody k válce. Ukázka nesouměrného scénáře pro tři hráče.',
  },
  mode: 'custom',
  ruleset: 'clash-base',
  players: { min: 3, max: 3 },
  length: { rounds: 12 },
  map: {
    build: 'layout',
    tiles: { start: 3, far: 6, near: 6, center: 1 },
    layout: [
      { slot: [0, 0], kind: 'center', has: ['dragon-utopia'], faceUp: false },
      { slot: [1, 0], kind: 'near', faceUp: false },
      { slot: [0, 1], kind: 'near', faceUp: false },
      { slot: [-1, 1], kind: 'near', faceUp: false },
      { slot: [-1, 0], kind: 'near', faceUp: false },
      { slot: [0, -1], kind: 'near', faceUp: false },
      { slot: [1, -1], kind: 'near', faceUp: false },
      { slot: [2, -1], kind: 'start', player: 'p1', rotation: null },
      { slot: [-1, 2], kind: 'start', player: 'p2', rotation: null },
      { slot: [-1, -1], kind: 'start', player: 'p3', rotation: null },
    ],
    supply: { far: 2 },
    deal: { far: 'evenly-at-random' },
  },
  startingResources: { gold: 15, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: ['dwelling-bronze'],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: { choose: 0, options: [] },
  rules: [
    {
      id: 'obelisk-coin',
      kind: 'trigger',
      on: { event: 'visit', location: 'obelisk', firstByFaction: true },
      effects: [{ op: 'gain', gold: 3 }],
    },
    {
      id: 'utopia-glory',
      kind: 'trigger',
      on: { event: 'capture', location: 'dragon-utopia', firstTime: true },
      effects: [{ op: 'vp', n: 2 }],
    },
    {
      id: 'honour',
      kind: 'text',
      text: {
        en: 'Players may make and break promises freely.',
        cs: 'Hráči smějí volně dávat a rušit sliby.',
      },
    },
  ],
  victory: [
    {
      id: 'p1-utopia',
      who: 'p1',
      if: { controls: { location: 'dragon-utopia', who: 'self', atLeast: 1 } },
      end: 'end-of-round',
      result: 'win',
    },
    {
      id: 'p2-mines',
      who: 'p2',
      if: { controls: { location: 'mine', who: 'self', atLeast: 5 } },
      end: 'end-of-round',
      result: 'win',
    },
    {
      id: 'p3-gold',
      who: 'p3',
      if: { resources: { who: 'self', gold: 60 } },
      end: 'end-of-round',
      result: 'win',
    },
    {
      id: 'cubes',
      who: 'any',
      if: { cubesCollected: { who: 'self', fromAll: true } },
      end: 'immediately',
      result: 'win',
    },
  ],
  roundLimit: { round: 12, end: 'end-of-round', result: 'score' },
  timedEvents: [
    {
      id: 'call-to-arms',
      on: { event: 'round-start', rounds: [5] },
      effects: [
        {
          op: 'message',
          text: { en: 'The villages answer the call to arms.', cs: 'Vesnice vyslyšely výzvu do zbraně.' },
        },
        { op: 'gainUnit', tier: 'bronze', choose: true },
      ],
    },
    {
      id: 'good-harvest',
      on: { event: 'round-start', rounds: [7] },
      effects: [{ op: 'income', resource: 'gold', steps: 1 }],
    },
    {
      id: 'fallen-crown',
      on: { event: 'town-flagged' },
      if: { round: { cmp: '>=', n: 10 } },
      effects: [{ op: 'endGame', result: 'score' }],
    },
  ],
  scoring: { use: 'tournament', extra: [] },
  perPlayer: {
    p2: { startingResources: { gold: 20, materials: 3, valuables: 0 } },
    p3: {
      startingIncome: { gold: 15, materials: 0, valuables: 0 },
      startingBuildings: ['dwelling-bronze', 'city-hall'],
    },
  },
}
