import type { Condition, ConditionKey, Conditions } from '../../content/conditions.ts'
import { type Blank, count, flag, goods, maybeCount, maybeOne, one } from './blank.ts'

interface ConditionSentence<K extends ConditionKey = ConditionKey> {
  readonly blank: Conditions[K]
  /** Their fields are those of what the condition needs to know. */
  readonly blanks: readonly Blank[]
}

const who = one('who', 'whose')
const atLeast = (most: number) => count('atLeast', 1, most)
const defeated = [one('of', 'whose'), maybeOne('by', 'whose'), maybeCount('atLeast', 1, 5)]

/** Everything that a scenario can ask of the game (H3B-CREATE-14). */
export const CONDITION_SENTENCES: { readonly [K in ConditionKey]: ConditionSentence<K> } = {
  controls: {
    blank: { location: 'dragon-utopia', who: 'self', atLeast: 1 },
    blanks: [who, maybeCount('atLeast', 1, 9), one('location', 'location')],
  },
  everCaptured: {
    blank: { location: 'dragon-utopia' },
    blanks: [maybeOne('by', 'whose'), one('location', 'location')],
  },
  obelisksVisited: { blank: { who: 'self', atLeast: 2 }, blanks: [who, atLeast(3)] },
  mainHeroDefeated: { blank: { of: 'opponent' }, blanks: defeated },
  secondaryHeroDefeated: { blank: { of: 'opponent' }, blanks: defeated },
  townFlagged: { blank: { of: 'opponent', by: 'self' }, blanks: [one('of', 'whose'), maybeOne('by', 'whose')] },
  cubesCollected: { blank: { who: 'self', fromAll: true }, blanks: [who, flag('fromAll')] },
  eliminated: { blank: { who: 'any' }, blanks: [who] },
  resources: { blank: { who: 'self', gold: 40 }, blanks: [who, goods] },
  buildings: {
    blank: { who: 'self', atLeast: 4 },
    blanks: [who, maybeCount('atLeast', 1, 8), { at: 'kinds', is: 'several', of: 'building', may: true }],
  },
  units: {
    blank: { who: 'self', atLeast: 5 },
    blanks: [who, atLeast(10), maybeOne('tier', 'tier'), maybeOne('side', 'side')],
  },
  level: { blank: { who: 'self', atLeast: 5 }, blanks: [who, atLeast(7)] },
  artifacts: { blank: { who: 'self', atLeast: 4 }, blanks: [who, atLeast(12)] },
  vp: { blank: { who: 'self', atLeast: 10 }, blanks: [who, atLeast(40)] },
  tokenTaken: { blank: { token: 'grail' }, blanks: [] },
  tokenOnField: { blank: { token: 'grail' }, blanks: [] },
  holdsToken: { blank: { token: 'grail', who: 'self' }, blanks: [who] },
  round: { blank: { cmp: '>=', n: 5 }, blanks: [one('cmp', 'cmp'), count('n', 1, 30)] },
  all: {
    blank: [{ obelisksVisited: { who: 'self', atLeast: 2 } }, { level: { who: 'self', atLeast: 3 } }],
    blanks: [{ at: '', is: 'conditions' }],
  },
  any: {
    blank: [{ obelisksVisited: { who: 'self', atLeast: 2 } }, { level: { who: 'self', atLeast: 3 } }],
    blanks: [{ at: '', is: 'conditions' }],
  },
  not: { blank: { tokenTaken: { token: 'grail' } }, blanks: [{ at: '', is: 'condition' }] },
}

export const CONDITION_KEYS = Object.keys(CONDITION_SENTENCES) as readonly ConditionKey[]

export function keyOf(condition: Condition): ConditionKey {
  return Object.keys(condition)[0] as ConditionKey
}

export function blankCondition(key: ConditionKey): Condition {
  return { [key]: CONDITION_SENTENCES[key].blank } as unknown as Condition
}
