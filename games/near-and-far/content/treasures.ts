import type { Card } from './cards.ts'

export const TREASURES = {
  'tre-hunters-eye': { icons: {}, effects: [{ effect: 'treasure-draw-gain', gain: { food: 1 } }] },
  'tre-purse': { icons: {}, effects: [{ effect: 'end-most', what: 'coin', jp: 4 }] },
  'tre-rusty-bell': { icons: {}, effects: [{ effect: 'visit-extra-hire', building: 'mine' }] },
  'tre-old-shovel': { icons: {}, effects: [{ effect: 'camp-same-resource', n: 1 }] },
  'tre-old-diary': { icons: {}, effects: [{ effect: 'visit-draw-artifact', building: 'saloon', count: 1 }] },
  'tre-old-recipe': { icons: {}, effects: [{ effect: 'end-most', what: 'food', jp: 4 }] },
  'tre-warrant': {
    icons: {},
    effects: [{ effect: 'end-rank', what: 'threat', first: 4, second: 2, firstTie: 2, secondTie: 0 }],
  },
  'tre-fire-bomb': {
    icons: {},
    effects: [{ effect: 'roll-reroll', rolls: ['duel', 'threat', 'encounter-combat'], cost: null }],
  },
  'tre-chipped-sabre': { icons: { combat: 1 }, effects: [] },
  'tre-notched-axe': { icons: { combat: 1 }, effects: [] },
  'tre-war-mask': { icons: { combat: 1, hearts: 1 }, effects: [] },
  'tre-ember-dagger': { icons: { combat: 2 }, effects: [] },
  'tre-bone-charm': { icons: { skill: 1 }, effects: [] },
  'tre-field-notes': { icons: { skill: 1 }, effects: [] },
  'tre-loupe': { icons: { skill: 1, hearts: 1 }, effects: [] },
  'tre-codex-leaf': { icons: { skill: 2 }, effects: [] },
  'tre-feather-pillow': { icons: { hearts: 2 }, effects: [] },
  'tre-wineskin': { icons: { hearts: 2 }, effects: [] },
  'tre-healing-salve': { icons: { hearts: 3 }, effects: [] },
  'tre-heartwood-ring': { icons: { hearts: 4 }, effects: [] },
  'tre-swift-bridle': { icons: { move: 1 }, effects: [] },
  'tre-wind-chart': { icons: { move: 1 }, effects: [] },
  'tre-smoke-jar': { icons: {}, effects: [{ effect: 'ignore-threats', cost: { food: 1 } }] },
  'tre-grey-cloak': { icons: { caution: 1 }, effects: [] },
  'tre-panning-dish': { icons: { explore: 1 }, effects: [] },
  'tre-divining-rod': { icons: { explore: 1 }, effects: [] },
  'tre-tax-stamp': { icons: {}, effects: [{ effect: 'visit-gain', building: 'town-hall', gain: { coin: 1 } }] },
  'tre-tavern-tab': { icons: {}, effects: [{ effect: 'hire-discount', n: 1 }] },
  'tre-seed-pouch': { icons: {}, effects: [{ effect: 'visit-gain', building: 'farm', gain: { food: 2 } }] },
  'tre-hay-hook': { icons: {}, effects: [{ effect: 'visit-gain', building: 'stables', gain: { food: 1 } }] },
  'tre-lucky-knuckle': {
    icons: {},
    effects: [{ effect: 'roll-reroll', rolls: ['encounter-skill', 'encounter-combat'], cost: { food: 1 } }],
  },
  'tre-trophy-string': { icons: {}, effects: [{ effect: 'threat-gain', gain: { coin: 1 } }] },
  'tre-silver-bit': { icons: {}, effects: [{ effect: 'duel-win-gain', gain: { food: 1 } }] },
  'tre-pilgrim-badge': { icons: {}, effects: [{ effect: 'encounter-gain', result: 'any', gain: { food: 1 } }] },
  'tre-surveyors-seal': { icons: {}, effects: [{ effect: 'end-per', what: 'trade-route-camp', jp: 1, max: 4 }] },
  'tre-monument-sketch': { icons: {}, effects: [{ effect: 'end-threshold', what: 'reputation', atLeast: 8, jp: 3 }] },
} satisfies Readonly<Record<string, Card>>

export type TreasureId = keyof typeof TREASURES
export const TREASURE_IDS = Object.keys(TREASURES) as TreasureId[]

export function treasure(id: TreasureId): Card {
  return TREASURES[id]
}
