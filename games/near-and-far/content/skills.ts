import type { Effect } from './effects.ts'

export interface Skill {
  /** In experience. */
  readonly cost: number
  readonly effects: readonly Effect[]
}

/** NAF-SKILL-05 to NAF-SKILL-22 */
export const SKILLS = {
  'skl-treasure-hunting': { cost: 3, effects: [{ effect: 'start-draw-artifacts', count: 2 }] },
  'skl-piano': { cost: 4, effects: [{ effect: 'visit-gain', building: 'saloon', gain: { food: 1 } }] },
  'skl-husbandry': {
    cost: 3,
    effects: [
      { effect: 'visit-gain', building: 'stables', gain: { coin: 1 }, animals: 2 },
      { effect: 'return-animals', gain: { hearts: 2 } },
    ],
  },
  'skl-jewellery': { cost: 2, effects: [{ effect: 'spend-as', spend: 'gem', as: 'coin' }] },
  'skl-bounty-hunting': { cost: 3, effects: [{ effect: 'choose-threat' }] },
  'skl-meditation': { cost: 4, effects: [{ effect: 'spend-as', spend: 'food', as: 'hearts' }] },
  'skl-bribery': { cost: 2, effects: [{ effect: 'bribe', cost: { coin: 1 } }] },
  'skl-politics': {
    cost: 3,
    effects: [
      { effect: 'enter-without-duel', building: 'town-hall' },
      { effect: 'visit-buy-skills', building: 'town-hall' },
    ],
  },
  'skl-persuasion': { cost: 2, effects: [{ effect: 'visit-draw-artifact', building: 'store', count: 1 }] },
  'skl-potions': { cost: 2, effects: [{ effect: 'visit-gain', building: 'hut', gain: { food: 1 } }] },
  'skl-fishing': { cost: 1, effects: [{ effect: 'start-gain', gain: { food: 1 } }] },
  'skl-mining': { cost: 4, effects: [{ effect: 'visit-die', building: 'mine', atLeast: 4, gain: { gem: 1 } }] },
  'skl-martial-arts': { cost: 2, effects: [{ effect: 'roll-bonus', rolls: ['duel'], n: 1 }] },
  'skl-cooking': { cost: 3, effects: [{ effect: 'start-gain', gain: { food: 2 } }] },
  'skl-lore': { cost: 3, effects: [{ effect: 'end-ignore-hand', count: 3 }] },
  'skl-storytelling': { cost: 3, effects: [{ effect: 'end-most', what: 'reputation', jp: 2 }] },
  'skl-taunting': { cost: 2, effects: [{ effect: 'roll-bonus', rolls: ['duel'], n: 1 }] },
  'skl-begging': { cost: 3, effects: [{ effect: 'treasure-place', n: 1 }] },
} satisfies Readonly<Record<string, Skill>>

export type SkillId = keyof typeof SKILLS
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[]

export function skill(id: SkillId): Skill {
  return SKILLS[id]
}
