import type { Effect, EffectOf, Op } from '../../content/effects.ts'
import { type Blank, count, effects, flag, goods, maybeCount, maybeOne, one, several } from './blank.ts'

export const EFFECT_GROUPS = ['goods', 'cards', 'hero', 'units', 'dice', 'map', 'choice', 'end'] as const
export type EffectGroup = (typeof EFFECT_GROUPS)[number]

/** A sentence of what may happen: what it begins with, and its places to fill. */
export interface EffectSentence<O extends Op = Op> {
  readonly group: EffectGroup
  readonly blank: EffectOf<O>
  readonly blanks: readonly Blank[]
}

const who = maybeOne('who', 'who')
const optional = flag('optional')
const n = (most: number) => count('n', 1, most)
const firstFlagGain = flag('firstFlagGain')

/** Everything that a scenario can make happen; what belongs to a card being played or to a battle is left out (H3B-CREATE-13). */
export const EFFECT_SENTENCES = {
  gain: { group: 'goods', blank: { op: 'gain', gold: 5 }, blanks: [goods, who] },
  income: {
    group: 'goods',
    blank: { op: 'income', resource: 'gold', steps: 1 },
    blanks: [one('resource', 'resource'), count('steps', -3, 3), who],
  },
  lessIncome: {
    group: 'goods',
    blank: { op: 'lessIncome', gold: 5 },
    blanks: [maybeCount('gold', 0, 30), maybeCount('valuables', 0, 5), who],
  },
  trade: { group: 'goods', blank: { op: 'trade' }, blanks: [] },
  mineIncome: { group: 'goods', blank: { op: 'mineIncome' }, blanks: [firstFlagGain] },
  settlementIncome: {
    group: 'goods',
    blank: { op: 'settlementIncome', steps: 1, resources: ['gold'] },
    blanks: [count('steps', 1, 3), several('resources', 'resource'), firstFlagGain],
  },
  draw: { group: 'cards', blank: { op: 'draw', n: 1 }, blanks: [n(5), who] },
  discard: { group: 'cards', blank: { op: 'discard', n: 1 }, blanks: [n(5), flag('random'), who] },
  search: {
    group: 'cards',
    blank: { op: 'search', deck: 'artifact', n: 2 },
    blanks: [one('deck', 'deck'), n(6), maybeCount('times', 1, 3)],
  },
  discardThenDrawSame: {
    group: 'cards',
    blank: { op: 'discardThenDrawSame', upTo: 2 },
    blanks: [count('upTo', 1, 7)],
  },
  takeFromDiscard: {
    group: 'cards',
    blank: { op: 'takeFromDiscard', pile: 'own', n: 1, to: 'hand' },
    blanks: [n(3), maybeCount('top', 1, 6), { at: 'filter', is: 'filter', may: true }],
  },
  shuffleDiscardIntoDeck: { group: 'cards', blank: { op: 'shuffleDiscardIntoDeck' }, blanks: [] },
  shuffleFromHand: {
    group: 'cards',
    blank: { op: 'shuffleFromHand', filter: { kind: 'statistic' } },
    blanks: [{ at: 'filter', is: 'filter' }, flag('thenDrawSame'), who],
  },
  lookTop: {
    group: 'cards',
    blank: { op: 'lookTop', deck: 'spell', n: 2, to: ['hand', 'discard'] },
    blanks: [one('deck', 'sharedDeck'), n(2)],
  },
  revealUntil: {
    group: 'cards',
    blank: { op: 'revealUntil', deck: 'artifact', filter: { level: 'major' }, to: 'hand' },
    blanks: [],
  },
  removeCard: {
    group: 'cards',
    blank: { op: 'removeCard', from: 'hand', filter: {}, n: 1 },
    blanks: [n(2), { at: 'filter', is: 'filter' }],
  },
  handLimit: {
    group: 'cards',
    blank: { op: 'handLimit', n: 1, duration: 'round' },
    blanks: [count('n', -3, 3), one('duration', 'lasts'), who],
  },
  experience: { group: 'hero', blank: { op: 'experience', n: 1 }, blanks: [n(5)] },
  morale: {
    group: 'hero',
    blank: { op: 'morale', n: 1 },
    blanks: [one('n', 'sign'), maybeCount('times', 1, 2), who],
  },
  moraleIf: {
    group: 'hero',
    blank: { op: 'moraleIf', has: 'negative', n: 1 },
    blanks: [one('has', 'has'), one('n', 'sign'), who],
  },
  movement: { group: 'hero', blank: { op: 'movement', n: 1 }, blanks: [n(5), maybeOne('hero', 'heroRef')] },
  heroMovement: {
    group: 'hero',
    blank: { op: 'heroMovement', n: 1, duration: 'round' },
    blanks: [count('n', -2, 3), one('duration', 'lasts'), who],
  },
  moveHero: {
    group: 'hero',
    blank: { op: 'moveHero', hero: 'visiting', to: 'own-town-or-settlement' },
    blanks: [one('hero', 'heroRef'), one('to', 'moveTo'), optional],
  },
  freeMove: {
    group: 'hero',
    blank: { op: 'freeMove', hero: 'chosen-own', duration: 'turn', throughGuards: true },
    blanks: [
      one('hero', 'heroRef'),
      flag('throughGuards'),
      flag('throughBorders'),
      flag('throughBlocked'),
      flag('visitOnlyLast'),
    ],
  },
  firstSpell: {
    group: 'hero',
    blank: { op: 'firstSpell', per: 'turn', effect: 'power+1' },
    blanks: [one('per', 'per'), one('effect', 'firstSpell'), who],
  },
  gainUnit: {
    group: 'units',
    blank: { op: 'gainUnit', tier: 'bronze', choose: true },
    blanks: [one('tier', 'factionTier'), maybeOne('side', 'side'), flag('choose')],
  },
  reinforce: {
    group: 'units',
    blank: { op: 'reinforce', tiers: ['bronze'], count: 1, cost: 'free' },
    blanks: [count('count', 1, 3), several('tiers', 'tier'), one('cost', 'price'), optional, who],
  },
  recruitNeutral: {
    group: 'units',
    blank: { op: 'recruitNeutral', decks: 'one-of-dwellings', drawPer: 2, pick: 1, cost: 'card', optional: true },
    blanks: [one('decks', 'decksOf'), count('drawPer', 1, 3), count('pick', 1, 2), flag('azureWithGolden'), optional],
  },
  flipToFew: { group: 'units', blank: { op: 'flipToFew', n: 1 }, blanks: [n(3), who] },
  swapNeutral: { group: 'units', blank: { op: 'swapNeutral', n: 1, optional: true }, blanks: [n(2), optional, who] },
  roll: {
    group: 'dice',
    blank: { op: 'roll', die: 'resource', n: 1, resolve: 'all' },
    blanks: [n(4), one('die', 'die'), one('resolve', 'resolve'), who],
  },
  rollMixed: {
    group: 'dice',
    blank: { op: 'rollMixed', dice: { resource: 1, treasure: 1 }, resolve: 'one' },
    blanks: [maybeCount('dice.resource', 1, 3), maybeCount('dice.treasure', 1, 3)],
  },
  rollAttackDie: {
    group: 'dice',
    blank: { op: 'rollAttackDie', outcomes: { '1': [{ op: 'gain', gold: 5 }] } },
    blanks: [{ at: 'outcomes', is: 'outcomes' }],
  },
  rerollRight: {
    group: 'dice',
    blank: { op: 'rerollRight', dice: ['resource'], uses: 'one-per-turn', duration: 'turn' },
    blanks: [several('dice', 'anyDie'), one('uses', 'rerolls'), one('duration', 'lasts'), who],
  },
  discoverTile: {
    group: 'map',
    blank: { op: 'discoverTile', where: 'adjacent-to-hero-tile' },
    blanks: [one('where', 'where')],
  },
  placeTile: {
    group: 'map',
    blank: { op: 'placeTile', from: 'own-far-supply', where: 'adjacent-to-hero-tile' },
    blanks: [one('where', 'where')],
  },
  rotateTile: {
    group: 'map',
    blank: { op: 'rotateTile', where: 'adjacent-to-hero-tile', mustStayLegal: true },
    blanks: [one('where', 'where'), flag('notIfHeroOn'), flag('mustStayLegal')],
  },
  removeBlackCubes: {
    group: 'map',
    blank: { op: 'removeBlackCubes', locations: ['treasure'] },
    blanks: [several('locations', 'location')],
  },
  grantToken: {
    group: 'map',
    blank: { op: 'grantToken', token: 'grail', to: 'visiting-hero', max: 1 },
    blanks: [],
  },
  transferToken: { group: 'map', blank: { op: 'transferToken', token: 'grail', to: 'winning-hero' }, blanks: [] },
  dropToken: { group: 'map', blank: { op: 'dropToken', token: 'grail', where: 'combat-field' }, blanks: [] },
  choose: {
    group: 'choice',
    blank: {
      op: 'choose',
      options: [{ effects: [{ op: 'gain', gold: 5 }] }, { effects: [{ op: 'morale', n: 1 }] }],
    },
    blanks: [maybeCount('pick', 1, 4), optional, { at: 'options', is: 'options' }],
  },
  payThen: {
    group: 'choice',
    blank: { op: 'payThen', costs: [{ gold: 5 }], effects: [{ op: 'search', deck: 'artifact', n: 2 }] },
    blanks: [{ at: 'costs', is: 'costs' }, effects],
  },
  discardThen: {
    group: 'choice',
    blank: { op: 'discardThen', n: 1, effects: [{ op: 'draw', n: 1 }] },
    blanks: [n(3), optional, effects],
  },
  vp: { group: 'end', blank: { op: 'vp', n: 1 }, blanks: [count('n', -5, 10), who] },
  endGame: { group: 'end', blank: { op: 'endGame', result: 'score' }, blanks: [one('result', 'result')] },
  message: { group: 'end', blank: { op: 'message', text: { en: '', cs: '' } }, blanks: [{ at: 'text', is: 'text' }] },
} as const satisfies { readonly [O in Op]?: EffectSentence<O> }

export type SaidOp = keyof typeof EFFECT_SENTENCES
export const SAID_OPS = Object.keys(EFFECT_SENTENCES) as readonly SaidOp[]

/** None for what a scenario of somebody else's asks for and the form cannot say: it is shown as it is. */
export function sentenceOf({ op }: Effect): EffectSentence | undefined {
  return Object.hasOwn(EFFECT_SENTENCES, op) ? EFFECT_SENTENCES[op as SaidOp] : undefined
}
