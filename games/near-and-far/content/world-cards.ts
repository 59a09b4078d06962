import type { Card } from './cards.ts'
import type { WorldCardId } from './world-card-ids.ts'

/** NAF-REWARD-04: each is received by its name. */
export const WORLD_CARDS: Readonly<Record<WorldCardId, Card>> = {
  'wld-ornate-armor': { icons: {}, effects: [{ effect: 'leave-town-hearts', hearts: 2 }] },
  'wld-cold-blade': { icons: { combat: 2 }, effects: [] },
  'wld-deaths-necklace': { icons: { combat: 1, hearts: 1 }, effects: [] },
  'wld-bee-blessing': { icons: { hearts: 2 }, effects: [] },
  'wld-owl-feather': { icons: { skill: 1 }, effects: [] },
  'wld-grateful-miller': { icons: {}, effects: [{ effect: 'visit-gain', building: 'farm', gain: { food: 1 } }] },
  'wld-sky-whale-song': { icons: { move: 1 }, effects: [] },
  'wld-stolen-crest': { icons: { combat: 1 }, effects: [] },
  'wld-river-pass': { icons: {}, effects: [{ effect: 'ignore-threats', cost: { food: 1 } }] },
  'wld-crown-shard': { icons: {}, effects: [{ effect: 'end-flat', jp: 3 }] },
  'wld-debt-of-honour': { icons: {}, effects: [{ effect: 'end-threshold', what: 'reputation', atLeast: 4, jp: 3 }] },
  'wld-wanted-face': { icons: { combat: 2 }, effects: [{ effect: 'end-flat', jp: -1 }] },
  'wld-lamp-oil-trick': {
    icons: {},
    effects: [{ effect: 'roll-pay-bonus', rolls: ['duel', 'threat', 'encounter-combat'], cost: { food: 1 }, n: 2 }],
  },
  'wld-blind-cartographer': { icons: { explore: 1 }, effects: [] },
  'wld-hermits-recipe': {
    icons: {},
    effects: [{ effect: 'turn-convert', cost: { food: 1 }, gain: { hearts: 2 }, perTurn: 1 }],
  },
  'wld-glogo-friend': { icons: {}, effects: [{ effect: 'visit-gain', building: 'mine', gain: { food: 1 } }] },
  'wld-stone-pardon': { icons: {}, effects: [{ effect: 'duel-win-gain', gain: { coin: 1 } }] },
  'wld-white-flower-tea': { icons: { hearts: 3 }, effects: [] },
  'wld-meteor-nail': { icons: { skill: 1, combat: 1 }, effects: [] },
  'wld-poison-proof': { icons: { hearts: 1 }, effects: [{ effect: 'water-immune' }] },
  'wld-cloud-bell': { icons: { skill: 2 }, effects: [] },
  'wld-fishbone-flute': { icons: {}, effects: [{ effect: 'visit-gain', building: 'stables', gain: { coin: 1 } }] },
  'wld-lava-glass': { icons: {}, effects: [{ effect: 'camp-gain', where: 'gem', gain: { coin: 1 } }] },
  'wld-islanders-knot': { icons: {}, effects: [{ effect: 'camp-cost', hearts: -1 }] },
  'wld-mammoth-memory': { icons: { skill: 1, hearts: 1 }, effects: [] },
  'wld-sealed-letter': { icons: {}, effects: [{ effect: 'acquire-gain', gain: { 'faction-any': 1 } }] },
  'wld-stray-cub': { icons: { explore: 1, hearts: 1 }, effects: [] },
  'wld-quartermaster': { icons: {}, effects: [{ effect: 'store-draw-bonus', n: 1 }] },
  'wld-old-rival': { icons: {}, effects: [{ effect: 'roll-bonus', rolls: ['duel'], n: 1 }] },
  'wld-mining-deed': { icons: {}, effects: [{ effect: 'mine-skill-bonus', n: 1 }] },
  'wld-pilgrims-vow': {
    icons: {},
    effects: [{ effect: 'encounter-gain', result: 'success', gain: { reputation: 1 } }],
  },
}
