import type { PlayerRef, Whose } from '../../content/conditions.ts'
import { type ConditionTemplates, conditionTeller } from '../effect-templates.ts'
import { and, cards, counted, goods, or, points, roman } from './counting.ts'
import { tierName } from './effects.ts'
import { buildingKinds, locations } from './names.ts'

export const playerName: Readonly<Record<PlayerRef, string>> = {
  p1: 'the first player',
  p2: 'the second player',
  p3: 'the third player',
}
function whose(who: Whose): string {
  if (who in playerName) return playerName[who as PlayerRef]
  return { self: 'you', any: 'some player', opponent: 'your opponent', opponents: 'all your opponents' }[
    who as Exclude<Whose, PlayerRef>
  ]
}
/** "You have" or "some player has". */
const does = (who: Whose, you: string, they: string) =>
  `${whose(who)} ${who === 'self' || who === 'opponents' ? you : they}`
const at = (n: number | undefined) => (n === undefined || n === 1 ? '' : `at least ${n} times `)
const heroOf = (who: Whose) =>
  ({ self: 'your', any: "somebody's", opponent: "your opponent's", opponents: "all your opponents'" })[
    who as 'self' | 'any' | 'opponent' | 'opponents'
  ] ?? `${whose(who)}'s`

export const conditionTemplates: ConditionTemplates = {
  all: (conditions, tell) => and(conditions.map(tell)),
  any: (conditions, tell) => or(conditions.map(tell)),
  not: (condition, tell) =>
    'tokenTaken' in condition ? 'the grail has not been taken yet' : `it is not so that ${tell(condition)}`,
  mainHeroDefeated: ({ of, by = 'self', atLeast }) =>
    `${does(by, 'have', 'has')} ${at(atLeast)}defeated ${heroOf(of)} Main Hero`,
  secondaryHeroDefeated: ({ of, by = 'self', atLeast }) =>
    `${does(by, 'have', 'has')} ${at(atLeast)}defeated ${heroOf(of)} Secondary Hero`,
  controls: ({ location, who, atLeast = 1 }) =>
    `${does(who, 'control', 'controls')} ${atLeast === 1 ? 'the field' : `at least ${atLeast} fields`} “${locations[location]}”`,
  everCaptured: ({ location, by = 'any' }) =>
    `${does(by, 'have', 'has')} ever captured the field “${locations[location]}”`,
  tokenTaken: () => 'the grail has been taken',
  tokenOnField: () => 'the grail lies on that field',
  holdsToken: ({ who }) => `a hero of ${who === 'self' ? 'yours' : whose(who)} carries the grail`,
  obelisksVisited: ({ who, atLeast }) =>
    `${does(who, 'have', 'has')} visited ${counted(atLeast, 'obelisk', 'different obelisks')}`,
  round: ({ cmp, n }) =>
    ({
      '<': `it is before round ${n}`,
      '<=': `it is round ${n} or earlier`,
      '=': `it is round ${n}`,
      '>=': `it is round ${n} or later`,
      '>': `it is after round ${n}`,
    })[cmp],
  resources: ({ who, ...amounts }) => `${does(who, 'have', 'has')} at least ${goods(amounts)}`,
  level: ({ who, atLeast }) => `${heroOf(who)} hero has reached level ${roman(atLeast)}`,
  buildings: ({ who, atLeast, kinds = [] }) => {
    const named = kinds.length === 0 ? '' : ` of these: ${kinds.map((kind) => buildingKinds[kind]).join(', ')}`
    const n = atLeast ?? (kinds.length === 0 ? 1 : kinds.length)
    return `${does(who, 'have', 'has')} built at least ${counted(n, 'building', 'buildings')}${named}`
  },
  units: ({ who, atLeast, tier, side }) => {
    const which = `${tier === undefined ? '' : `${tierName[tier]} `}${side === undefined ? '' : `${side} `}`
    return `${does(who, 'have', 'has')} at least ${counted(atLeast, `${which}unit`, `${which}units`)}`
  },
  artifacts: ({ who, atLeast }) =>
    `${does(who, 'have', 'has')} at least ${cards(atLeast).replace('card', 'artifact card')}`,
  eliminated: ({ who }) => `${does(who, 'are', 'is')} out of the game`,
  cubesCollected: ({ who, fromAll }) =>
    `${does(who, 'hold', 'holds')} a faction cube of ${fromAll ? 'every enemy' : 'an enemy'}`,
  vp: ({ who, atLeast }) => `${does(who, 'have', 'has')} at least ${points(atLeast)}`,
  townFlagged: ({ of, by = 'any' }) => `${does(by, 'have', 'has')} flagged ${heroOf(of)} town`,
}

export const tellCondition = conditionTeller(conditionTemplates)
