import { depending, type Form, fields, listOf, oneOf, text, whole } from '@krcma/kernel'
import { ABILITY_IDS } from '../../content/abilities.ts'
import { CARD_KINDS } from '../../content/cards.ts'
import { DICE } from '../../content/dice.ts'
import type { Op } from '../../content/effects.ts'
import { FACTION_IDS } from '../../content/factions.ts'
import { LOCATION_IDS } from '../../content/locations.ts'
import { RESOURCES } from '../../content/resources.ts'
import { TIERS, UNIT_IDS } from '../../content/units.ts'
import { bilingual, flag, integer, positive } from './small-forms.ts'

type Fields = { readonly [field: string]: Form }

const who = oneOf('self', 'enemy', 'each')
const hero = oneOf('visiting', 'chosen-own', 'same')
const deck = oneOf('ability', 'artifact', 'spell')
const hand = oneOf('hand')
const resource = oneOf(...RESOURCES)
const token = oneOf('grail')
const tiers = listOf(oneOf(...TIERS))
const types = listOf(oneOf('ground', 'flying', 'ranged'))
const unit = oneOf(...UNIT_IDS)
const price = oneOf('free', 'full', 'half-up', 'half-gold-down')
const source = oneOf('spell', 'specialty', 'card')
const side = oneOf('own', 'enemy', 'any')
const sign = oneOf(1, -1)
const where = oneOf('adjacent-to-this-tile', 'adjacent-to-hero-tile')
const onlyIf = oneOf('target-not-adjacent', 'against-enemy-hero')
const duration = oneOf(
  'attack',
  'combat-round',
  'next-combat-round',
  'combat',
  'turn',
  'round',
  'next-resource-round',
  'until-next-astrologers',
  'once',
)
const window = oneOf(
  'any',
  'own-turn',
  'own-activation',
  'own-turn-or-own-activation',
  'attack',
  'after-attack-roll',
  'lethal-attack',
  'empower',
  'combat-start',
  'combat-won',
  'after-own-cast',
  'after-enemy-cast',
  'spell-purchase',
  'recruit-or-reinforce',
  'guarded-field-entered',
  'any-time',
  'after-own-roll',
  'during-own-search',
)
const stat = oneOf('attack', 'defense', 'health', 'initiative')
const stats = fields({ attack: whole, defense: whole, health: positive, initiative: whole })
const amounts = fields({}, { gold: whole, materials: whole, valuables: whole })
const cardKind = oneOf(...CARD_KINDS)
const cards = fields(
  {},
  {
    kind: cardKind,
    kinds: listOf(cardKind),
    level: oneOf('minor', 'major', 'relic', 'basic', 'expert'),
    not: listOf(oneOf('starting-ability', 'magic-arrow')),
  },
)
const target = depending((value) =>
  typeof value === 'string'
    ? oneOf('own-unit', 'own-attacking-unit', 'own-defending-unit', 'same-unit', 'attacker')
    : fields({ side }, { tiers, types }),
)
const favourite = depending((value) => (has(value, 'unit') ? fields({ unit }) : fields({ tag: oneOf('dragons') })))
const orX = (form: Form): Form => depending((value) => (value === 'x' ? oneOf('x') : form))

/** What may happen, one thing after the other. */
export const effects: Form = listOf(
  depending((value) => (has(value, 'op') && has(OPS, String(value.op)) ? OPS[value.op as Op] : undefined)),
)

const options = depending((value) =>
  Array.isArray(value) && value.length > 0 ? listOf(fields({ effects }, { window, onlyIf })) : undefined,
)

/** An operation with what it must say and what it may. */
function op(must: Fields = {}, may: Fields = {}): Form {
  return fields({ op: text, ...must }, may)
}

const OPS: Readonly<Record<Op, Form>> = {
  choose: op({ options }, { pick: positive, optional: flag }),
  payThen: op({ costs: listOf(amounts), effects }),
  discardThen: op({ n: orX(positive), effects }, { optional: flag }),
  gain: op({}, { gold: whole, materials: whole, valuables: whole, who }),
  lessIncome: op({}, { gold: whole, valuables: whole, who }),
  settlementIncome: op({ steps: positive, resources: listOf(resource) }, { firstFlagGain: flag }),
  mineIncome: op({}, { firstFlagGain: flag }),
  trade: op(),
  income: op({ resource, steps: integer }, { who }),
  draw: op({ n: positive }, { who }),
  discard: op({ n: positive }, { who, random: flag, among: oneOf('just-drawn'), ifKind: cardKind, then: effects }),
  discardThenDrawSame: op({ upTo: depending((value) => (value === 'any' ? oneOf('any') : positive)) }),
  search: op({ deck: oneOf('ability', 'artifact', 'spell', 'own'), n: positive }, { times: positive }),
  redoSearch: op({ decks: listOf(deck) }),
  takeFromDiscard: op(
    { pile: oneOf('own'), n: positive, to: hand },
    { filter: cards, top: positive, reorderRest: flag },
  ),
  shuffleDiscardIntoDeck: op(),
  shuffleFromHand: op({ filter: cards }, { thenDrawSame: flag, who }),
  findInDeck: op({ deck: oneOf('ability'), card: oneOf(...ABILITY_IDS), to: hand }, { shuffle: flag }),
  lookTop: op({ deck, n: positive, to: listOf(oneOf('hand', 'discard')) }),
  revealUntil: op({ deck, filter: cards, to: hand }),
  removeCard: op({ from: hand, filter: cards, n: positive }),
  removeThis: op(),
  returnThis: op({ to: hand }),
  handLimit: op({ n: integer }, { who, duration }),
  morale: op({ n: sign }, { times: positive, who }),
  moraleIf: op({ has: oneOf('positive', 'negative'), n: sign }, { who }),
  experience: op({ n: positive }),
  movement: op({ n: positive }, { hero }),
  heroMovement: op({ n: integer }, { who, duration }),
  moveHero: op(
    { hero, to: oneOf('adjacent-empty-field', 'own-town-or-settlement') },
    { at: oneOf('turn-end'), optional: flag },
  ),
  freeMove: op(
    { hero, duration: oneOf('turn') },
    { throughGuards: flag, throughBorders: flag, throughBlocked: flag, visitOnlyLast: flag },
  ),
  rerollRight: op(
    {
      dice: listOf(oneOf(...DICE)),
      uses: oneOf('one-per-die-type', 'each-roll-once', 'one-per-turn'),
      duration,
    },
    { who },
  ),
  rerollDie: op({ whose: oneOf('own'), n: positive }),
  roll: op(
    {
      die: oneOf('resource', 'treasure'),
      n: depending((value) => (value === '$dice' ? oneOf('$dice') : positive)),
      resolve: oneOf('all', 'one'),
    },
    { who },
  ),
  rollAttackDie: op({ outcomes: fields({}, { '-1': effects, 0: effects, 1: effects }) }),
  rollMixed: op({ dice: fields({}, { resource: positive, treasure: positive }), resolve: oneOf('one') }),
  multiplyDie: op({ n: positive, die: oneOf('attack'), whose: oneOf('own') }),
  ignoreDie: op({ target }, { includingTriggers: flag }),
  reinforce: op(
    { tiers, count: positive, cost: price },
    { faction: oneOf(...FACTION_IDS), firstFlagCost: price, who, optional: flag },
  ),
  recruitDiscount: op({ gold: positive }),
  recruitNeutral: op(
    { decks: oneOf('each-dwelling', 'one-of-dwellings'), drawPer: positive, pick: positive, cost: oneOf('card') },
    { azureWithGolden: flag, optional: flag },
  ),
  flipToFew: op({ n: positive }, { who }),
  gainUnit: depending((value) =>
    has(value, 'unit')
      ? op({ unit, side: oneOf('few', 'pack') })
      : op({ tier: oneOf('bronze', 'silver', 'golden') }, { side: oneOf('few', 'pack'), choose: flag }),
  ),
  /** Abilities that lie on a unit come with cards of the box alone. */
  overlayUnit: op({
    unit,
    sides: listOf(oneOf('few', 'pack', 'horde')),
    name: bilingual,
    stats,
    abilities: (value) => Array.isArray(value) && value.length === 0,
  }),
  swapNeutral: op({ n: positive }, { optional: flag, who }),
  spellPurchase: op({ goldDelta: integer, search: positive }),
  power: op({ n: positive }),
  returnSpell: op({ cards: oneOf('spell', 'spell-and-empowers') }),
  spellLimit: op({ n: integer, duration }),
  castSpellNow: op({ countsTowardLimit: flag }),
  negateSpell: op({}, { maxPower: whole }),
  firstSpell: op({ per: oneOf('period', 'turn'), effect: oneOf('return-to-hand', 'power+1') }, { who }),
  mod: op({ stat, n: orX(integer), target, duration }, { min: whole, doubleIf: favourite }),
  aura: op(
    {
      side,
      types,
      mods: fields({}, { attack: integer, defense: integer, health: integer, initiative: integer }),
      duration,
    },
    { onlyIf },
  ),
  damage: op({ n: positive, source, target }),
  damageArea: op({ shape: oneOf('two-adjacent-spaces'), n: positive, source }),
  damageChain: op({ amounts: listOf(positive), source }),
  heal: op({ n: positive, target }),
  cure: op({ heal: positive, clear: listOf(oneOf('paralysis', 'one-effect')), target }),
  clearStatus: op({ what: listOf(oneOf('paralysis')), target }),
  paralyze: op({ target }),
  cancelAttack: op({ target }),
  swapUnits: op({ n: oneOf(2), side: oneOf('own') }),
  teleportUnit: op({ target, to: oneOf('any-empty-space') }),
  restoreRetaliation: op({ target }),
  silence: op({ target, duration }),
  spellProof: op({ target, duration }),
  reflect: op({ n: positive, when: oneOf('attacked-by-adjacent'), target, source, duration }),
  forbidExit: op({ who, what: listOf(oneOf('retreat', 'surrender')) }),
  fortify: op({ walls: whole, gates: whole, arrowTower: whole }),
  skipCombat: op({ difficulty: oneOf('equals-hero-level') }),
  discoverTile: op({ where }),
  placeTile: op({ from: oneOf('own-far-supply'), where }),
  rotateTile: op({ where }, { notIfHeroOn: flag, mustStayLegal: flag }),
  removeBlackCubes: depending((value) =>
    has(value, 'locations') ? op({ locations: listOf(oneOf(...LOCATION_IDS)) }) : op({ filter: oneOf('all') }),
  ),
  grantToken: op({ token, to: oneOf('visiting-hero') }, { max: oneOf(1) }),
  transferToken: op({ token, to: oneOf('winning-hero') }),
  dropToken: op({ token, where: oneOf('combat-field') }),
  vp: op({ n: integer }, { who }),
  endGame: op({ result: oneOf('score', 'draw', 'all-lose', 'win-self', 'win-p1', 'win-p2', 'win-p3') }),
  message: op({ text: bilingual }),
}

export const KNOWN_OPS = Object.keys(OPS) as readonly Op[]

function has<K extends string>(value: unknown, field: K): value is { readonly [_ in K]: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
}
