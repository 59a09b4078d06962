import type { CardKind } from '../../content/cards.ts'
import type { Die } from '../../content/dice.ts'
import type {
  ArtifactLevel,
  CardFilter,
  Duration,
  Favourite,
  HeroRef,
  OnlyIf,
  Price,
  Result,
  SharedDeck,
  Side,
  SpellLevel,
  Stat,
  Target,
  UnitFilter,
  Where,
  Who,
} from '../../content/effects.ts'
import type { Tier, UnitType } from '../../content/units.ts'
import { type EffectTemplates, teller } from '../effect-templates.ts'
import { abilityTexts } from './abilities.ts'
import { and, cards, counted, goods, movement, or, points, resourceName, signed } from './counting.ts'
import { abilities, factions, locations, units } from './names.ts'

export const tierName: Readonly<Record<Tier, string>> = {
  bronze: 'bronze',
  silver: 'silver',
  golden: 'golden',
  azure: 'azure',
}
export const typeName: Readonly<Record<UnitType, string>> = { ground: 'ground', flying: 'flying', ranged: 'ranged' }
export const statName: Readonly<Record<Stat, string>> = {
  attack: 'attack',
  defense: 'defense',
  health: 'health',
  initiative: 'initiative',
}
export const dieName: Readonly<Record<Die, string>> = {
  attack: 'attack die',
  resource: 'resource die',
  treasure: 'treasure die',
}
const diceNames: Readonly<Record<Die, string>> = {
  attack: 'attack dice',
  resource: 'resource dice',
  treasure: 'treasure dice',
}
const dice = (die: Die, n: number | '$dice') =>
  n === '$dice' ? `the ${diceNames[die]} shown` : counted(n, dieName[die], diceNames[die])
const deckName: Readonly<Record<SharedDeck | 'own', string>> = {
  ability: 'ability deck',
  artifact: 'artifact deck',
  spell: 'spell deck',
  own: 'own deck',
}
const kinds: Readonly<Record<CardKind, readonly [string, string]>> = {
  statistic: ['statistic', 'statistics'],
  ability: ['ability', 'abilities'],
  specialty: ['specialty', 'specialties'],
  spell: ['spell', 'spells'],
  artifact: ['artifact', 'artifacts'],
}
const levels: Readonly<Record<ArtifactLevel | SpellLevel, string>> = {
  minor: 'minor artifact',
  major: 'major artifact',
  relic: 'relic',
  basic: 'basic spell',
  expert: 'expert spell',
}

/** 1 artifact, 2 abilities or spells. */
function filtered({ kind, kinds: several, level, not = [] }: CardFilter, n: number): string {
  const of = several ?? (kind === undefined ? [] : [kind])
  const number = n === 1 ? 0 : 1
  const what = level !== undefined ? levels[level] : of.length === 0 ? 'card' : or(of.map((one) => kinds[one][number]))
  const but = not.map((one) => (one === 'magic-arrow' ? 'Magic Arrows' : 'the starting ability'))
  return `${n} ${what}${but.length === 0 ? '' : `, but not ${or(but)}`}`
}

/** "Draw" for oneself, "each player draws" otherwise. */
function by(who: Who | undefined, you: string, they: string): string {
  if (who === 'each') return `each player ${they}`
  return who === 'enemy' ? `the enemy ${they}` : you
}

function tiers(of: readonly Tier[]): string {
  return or(of.map((tier) => tierName[tier]))
}

const sides: Readonly<Record<Side, readonly [string, string]>> = {
  own: ['one of your', 'units'],
  enemy: ['an enemy', 'unit'],
  any: ['any', 'unit'],
}

function chosen({ side, tiers: which, types }: UnitFilter): string {
  const [first, last] = sides[side]
  const middle = [which === undefined ? '' : tiers(which), types === undefined ? '' : or(types.map((t) => typeName[t]))]
  return [first, ...middle.filter((part) => part !== ''), last].join(' ')
}

function target(of: Target): string {
  if (typeof of !== 'string') return chosen(of)
  return {
    'own-unit': 'one of your units',
    'own-attacking-unit': 'your attacking unit',
    'own-defending-unit': 'your unit under attack',
    'same-unit': 'that unit',
    attacker: 'the attacking unit',
  }[of]
}

/** Such a unit is one of this attack already. */
const ofAttack = (of: Target) => of === 'own-attacking-unit' || of === 'own-defending-unit'

const durations: Readonly<Record<Duration, string>> = {
  attack: ' for this attack',
  'combat-round': ' until the end of the combat round',
  'next-combat-round': ' in the next combat round',
  combat: ' for the rest of the combat',
  turn: ' this turn',
  round: ' this round',
  'next-resource-round': ' in the next resource round',
  'until-next-astrologers': ' until the next Astrologers round',
  once: '',
}
const lasting = (duration: Duration | undefined) => (duration === undefined ? '' : durations[duration])

const heroes: Readonly<Record<HeroRef, string>> = {
  visiting: 'the visiting hero',
  'chosen-own': 'one of your heroes',
  same: 'that hero',
}
const prices: Readonly<Record<Price, string>> = {
  free: 'for free',
  full: 'for its full cost',
  'half-up': 'for half its gold, rounded up',
  'half-gold-down': 'for half its gold, rounded down',
}
const where: Readonly<Record<Where, string>> = {
  'adjacent-to-this-tile': 'next to this tile',
  'adjacent-to-hero-tile': 'next to the tile of one of your heroes',
}
export const onlyIfText: Readonly<Record<OnlyIf, string>> = {
  'target-not-adjacent': 'against targets that are not adjacent',
  'against-enemy-hero': 'when a combat against an enemy hero begins',
}
const results: Readonly<Record<Result, string>> = {
  score: 'the game ends and victory points are counted',
  draw: 'the game ends in a draw',
  'all-lose': 'the game ends and everybody loses',
  'win-self': 'you win the game',
  'win-p1': 'the first player wins the game',
  'win-p2': 'the second player wins the game',
  'win-p3': 'the third player wins the game',
}
const favourite = (of: Favourite) => ('unit' in of ? units[of.unit] : 'Dragons')
const may = (optional: boolean | undefined) => (optional ? 'you may ' : '')

export const effectTemplates: EffectTemplates = {
  choose: ({ options, pick = 1, optional }, tell) => {
    const which = options.map(
      ({ effects, onlyIf }) => `${tell(effects)}${onlyIf === undefined ? '' : `, ${onlyIfText[onlyIf]}`}`,
    )
    return `${may(optional)}choose ${pick === 1 ? 'one' : pick}: ${which.join('; or ')}`
  },
  payThen: ({ costs, effects }, tell) => `you may pay ${or(costs.map(goods))}: ${tell(effects)}`,
  discardThen: ({ n, effects, optional }, tell) =>
    `${may(optional)}discard ${n === 'x' ? 'X cards, at least 1' : cards(n)}: ${tell(effects)}`,
  gain: ({ who, ...amounts }) => by(who, `gain ${goods(amounts)}`, `gains ${goods(amounts)}`),
  lessIncome: ({ who, ...amounts }) =>
    by(who, `your next income is ${goods(amounts)} less`, `has ${goods(amounts)} less next income`),
  settlementIncome: ({ steps, resources, firstFlagGain }) =>
    `raise your income of ${or(resources.map((one) => resourceName[one]))} by ${counted(steps, 'step', 'steps')}${firstFlagGain ? ', and if nobody had flagged this before, gain as much at once' : ''}`,
  mineIncome: ({ firstFlagGain }) =>
    `raise the income of its resource by 1 step${firstFlagGain ? ', and if nobody had flagged this before, gain as much at once' : ''}`,
  trade: () => 'exchange resources by the trade table, any number of times',
  income: ({ resource, steps, who }) => {
    const step = counted(Math.abs(steps), 'step', 'steps')
    const [you, they] = steps < 0 ? ['lower', 'lowers'] : ['raise', 'raises']
    return by(
      who,
      `${you} your income of ${resourceName[resource]} by ${step}`,
      `${they} the own income of ${resourceName[resource]} by ${step}`,
    )
  },
  draw: ({ n, who }) => by(who, `draw ${cards(n)}`, `draws ${cards(n)}`),
  discard: ({ n, who, random, among, ifKind, then = [] }, tell) => {
    const what = `${random ? counted(n, 'random card', 'random cards') : cards(n)}${among === undefined ? '' : ' of those just drawn'}`
    const after =
      ifKind === undefined
        ? ''
        : `; if it is ${ifKind === 'ability' || ifKind === 'artifact' ? 'an' : 'a'} ${kinds[ifKind][0]}, ${tell(then)}`
    return `${by(who, `discard ${what}`, `discards ${what}`)}${after}`
  },
  discardThenDrawSame: ({ upTo }) =>
    upTo === 'any' ? 'discard any number of cards and draw as many' : `discard up to ${cards(upTo)} and draw as many`,
  search: ({ deck, n, times = 1 }) =>
    `search ${deck === 'own' ? `${n} cards of your deck` : counted(n, ...kinds[deck])}${times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`}`,
  redoSearch: ({ decks }) =>
    `discard all that you look at in the ${or(decks.map((deck) => deckName[deck]))} and look again at as many cards`,
  takeFromDiscard: ({ filter, top, n, reorderRest }) => {
    const from = top === undefined ? 'your discard pile' : `the top ${cards(top)} of your discard pile`
    return `take ${filter === undefined ? cards(n) : filtered(filter, n)} from ${from} into your hand${reorderRest ? ' and put the others back in any order' : ''}`
  },
  shuffleDiscardIntoDeck: () => 'shuffle your discard pile into your deck',
  shuffleFromHand: ({ filter, thenDrawSame, who }) => {
    const which = and((filter.kinds ?? (filter.kind === undefined ? [] : [filter.kind])).map((kind) => kinds[kind][1]))
    const what = which === '' ? 'cards' : which
    return by(
      who,
      `shuffle all ${what} of your hand into your deck${thenDrawSame ? ' and draw as many cards' : ''}`,
      `shuffles all ${what} of the hand into the own deck${thenDrawSame ? ' and draws as many cards' : ''}`,
    )
  },
  findInDeck: ({ deck, card, shuffle }) =>
    `take ${abilities[card]} out of the ${deckName[deck]} into your hand${shuffle ? ' and shuffle the deck' : ''}`,
  lookTop: ({ deck, n, to }) =>
    `look at the top ${n === 1 ? 'card' : cards(n)} of the ${deckName[deck]} and put ${n === 1 ? 'it' : 'them'} ${or(to.map((place) => (place === 'hand' ? 'into your hand' : 'on its discard pile')))}`,
  revealUntil: ({ deck, filter }) =>
    `reveal cards of the ${deckName[deck]} until ${filtered(filter, 1)} appears, and take it into your hand`,
  removeCard: ({ filter, n }) => `remove from your hand ${filtered(filter, n)}`,
  removeThis: () => 'remove this card',
  returnThis: () => 'return this card to your hand',
  handLimit: ({ n, who, duration }) =>
    `${by(who, `your hand limit is ${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`, `has a hand limit that is ${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`)}${lasting(duration)}`,
  morale: ({ n, times = 1, who }) => {
    const often = times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`
    return n > 0
      ? by(who, `gain morale${often}`, `gains morale${often}`)
      : by(who, `lose morale${often}`, `loses morale${often}`)
  },
  moraleIf: ({ has, n, who }) =>
    by(
      who,
      `if you have ${has} morale, ${n > 0 ? 'gain' : 'lose'} morale`,
      `${n > 0 ? 'gains' : 'loses'} morale if it is ${has}`,
    ),
  experience: ({ n }) => `gain ${n} experience`,
  movement: ({ n, hero = 'visiting' }) => `${heroes[hero]} gains ${movement(n)}`,
  heroMovement: ({ n, who, duration }) =>
    `${who === 'each' ? 'every hero' : who === 'enemy' ? 'every enemy hero' : 'each of your heroes'} has ${movement(Math.abs(n))} ${n < 0 ? 'less' : 'more'}${lasting(duration)}`,
  moveHero: ({ hero, to, at, optional }) =>
    `${at === undefined ? '' : 'at the end of your turn '}${may(optional)}move ${heroes[hero]} to ${to === 'adjacent-empty-field' ? 'an adjacent empty field' : 'a town or settlement of yours'}`,
  freeMove: ({ hero, throughGuards, throughBorders, throughBlocked, visitOnlyLast, duration }) => {
    const over = [
      ...(throughGuards ? ['guards'] : []),
      ...(throughBorders ? ['borders'] : []),
      ...(throughBlocked ? ['blocked fields'] : []),
    ]
    return `${heroes[hero]}${lasting(duration)} moves over ${over.length === 0 ? 'everything' : and(over)}${visitOnlyLast ? ' and visits only the field where it stops' : ''}`
  },
  rerollRight: ({ dice: which, uses, duration, who }) => {
    const how = {
      'one-per-die-type': `1 ${or(which.map((die) => dieName[die]))} of each kind once`,
      'each-roll-once': `1 ${or(which.map((die) => dieName[die]))} of every roll once`,
      'one-per-turn': `1 ${or(which.map((die) => dieName[die]))} in each own turn`,
    }[uses]
    return `${by(who, `you may reroll ${how}`, `may reroll ${how}`)}${lasting(duration)}`
  },
  rerollDie: ({ n }) => `reroll ${n === 1 ? 'a die' : counted(n, 'die', 'dice')} that you have just thrown`,
  roll: ({ die, n, resolve, who }) => {
    const which = resolve === 'all' || n === 1 ? '' : ' and resolve one of them'
    return by(who, `roll ${dice(die, n)}${which}`, `rolls ${dice(die, n)}${which.replace('resolve', 'resolves')}`)
  },
  rollAttackDie: ({ outcomes }, tell) => {
    const faces = (['-1', '0', '1'] as const).flatMap((face) => {
      const effects = outcomes[face]
      return effects === undefined ? [] : [`on ${face === '0' ? '0' : signed(Number(face))}, ${tell(effects)}`]
    })
    return `roll an attack die: ${faces.join('; ')}`
  },
  rollMixed: ({ dice: of }) =>
    `roll ${and((['resource', 'treasure'] as const).flatMap((die) => (of[die] === undefined ? [] : [dice(die, of[die])])))}, resolve one result and ignore the other`,
  multiplyDie: ({ n }) => `the die of your attack counts ${n} times`,
  ignoreDie: ({ target: of, includingTriggers }) =>
    `the attack die of ${target(of)} is ignored${includingTriggers ? ' and triggers nothing' : ''}`,
  reinforce: ({ tiers: which, count, cost, faction, firstFlagCost, who, optional }) => {
    const what = count === 1 ? `1 ${tiers(which)} unit` : `${count} ${tiers(which)} units`
    const first = firstFlagCost === undefined ? '' : `, or ${prices[firstFlagCost]} if nobody had flagged this before`
    const of = faction === undefined ? '' : ` of the ${factions[faction]}`
    const you = `${may(optional)}reinforce ${what}${of} ${prices[cost]}${first}`
    return by(who, you, `${optional ? 'may reinforce' : 'reinforces'} ${what}${of} ${prices[cost]}${first}`)
  },
  recruitDiscount: ({ gold }) => `one recruitment or reinforcement costs ${gold} gold less`,
  recruitNeutral: ({ decks, drawPer, pick, azureWithGolden, optional }) => {
    const from =
      decks === 'each-dwelling'
        ? 'each neutral deck whose dwelling stands in your town'
        : 'one neutral deck whose dwelling stands in your town'
    const azure = azureWithGolden ? ', with the golden dwelling also from the azure deck' : ''
    return `${may(optional)}reveal ${drawPer === 1 ? 'the top card' : `the top ${cards(drawPer)}`} of ${from}${azure}, and recruit ${decks === 'one-of-dwellings' && drawPer === 1 ? 'it' : `${pick} of them`} for ${pick === 1 ? 'its' : 'their'} cost`
  },
  flipToFew: ({ n, who }) =>
    by(who, `turn ${counted(n, 'pack', 'packs')} to few`, `turns ${counted(n, 'pack', 'packs')} to few`),
  gainUnit: (effect) => {
    const side = effect.side ?? 'few'
    if ('unit' in effect) return `gain ${units[effect.unit]}, ${side}`
    return `gain a ${tierName[effect.tier]} unit ${effect.choose ? 'of your choice' : 'at random'}, ${side}`
  },
  overlayUnit: ({ unit, sides: of, name, stats, abilities: keys }) => {
    const faces = or(of.map((side) => ({ few: 'few', pack: 'a pack of', horde: 'a horde of' })[side]))
    const values = (['attack', 'defense', 'health', 'initiative'] as const).map(
      (stat) => `${statName[stat]} ${stats[stat]}`,
    )
    const does = keys.map((ability) => (abilityTexts[ability.key] as (values: object) => string)(ability))
    return `lay this card on ${faces} ${units[unit]}: they become the ${name.en} with ${[...values, ...does].join(', ')}`
  },
  swapNeutral: ({ n, optional, who }) => {
    const what = `replace ${counted(n, 'drawn neutral unit', 'drawn neutral units')} by ${n === 1 ? 'another' : 'others'} of the same tier`
    return by(
      who,
      `when a neutral combat begins, ${may(optional)}${what}`,
      `${optional ? 'may' : 'must'} ${what} when a neutral combat begins`,
    )
  },
  spellPurchase: ({ goldDelta, search }) =>
    `at the Mage Guild pay ${Math.abs(goldDelta)} gold ${goldDelta < 0 ? 'less' : 'more'} and search ${counted(search, 'spell', 'spells')}`,
  power: ({ n }) => `+${n} power`,
  returnSpell: ({ cards: which }) =>
    which === 'spell'
      ? 'return the spell to your hand'
      : 'return the spell and all cards that empowered it to your hand',
  spellLimit: ({ n, duration }) => `you may cast ${n} more ${n === 1 ? 'spell' : 'spells'}${lasting(duration)}`,
  castSpellNow: ({ countsTowardLimit }) =>
    `cast a spell from your hand now${countsTowardLimit ? '' : ', beyond the limit of spells'}`,
  negateSpell: ({ maxPower }) =>
    `the enemy spell has no effect${maxPower === undefined ? '' : ` if it was cast with at most ${maxPower} power`}`,
  firstSpell: ({ per, effect, who }) => {
    const gets = effect === 'return-to-hand' ? 'returns to the hand' : 'gets +1 power'
    const when = per === 'turn' ? 'in each own turn' : 'until the next Astrologers round'
    return `the first spell that ${by(who, 'you cast', 'casts')} ${when} ${gets}`
  },
  mod: ({ stat, n, target: of, duration, min, doubleIf }) =>
    `${signed(n)} ${statName[stat]} for ${target(of)}${ofAttack(of) ? '' : lasting(duration)}${min === undefined ? '' : `, not below ${min}`}${doubleIf === undefined ? '' : `; twice as much for ${favourite(doubleIf)}`}`,
  aura: ({ side, types, mods, onlyIf, duration }) => {
    const stats = (['attack', 'defense', 'health', 'initiative'] as const).flatMap((stat) =>
      mods[stat] === undefined ? [] : [`${signed(mods[stat])} ${statName[stat]}`],
    )
    const whose = side === 'own' ? 'all your' : side === 'enemy' ? 'all enemy' : 'all'
    return `${and(stats)} for ${whose} ${or(types.map((type) => typeName[type]))} units${onlyIf === undefined ? '' : ` ${onlyIfText[onlyIf]}`}${lasting(duration)}`
  },
  damage: ({ n, target: of }) => `${n} damage to ${target(of)}`,
  damageArea: ({ n }) => `${n} damage to every unit on two adjacent spaces`,
  damageChain: ({ amounts }) =>
    `choose a unit and the nearest other ones: ${and(amounts.map(String))} damage to them in this order`,
  heal: ({ n, target: of }) => `remove up to ${n} damage from ${target(of)}`,
  cure: ({ heal, clear, target: of }) => {
    const also = clear.map((what) => (what === 'paralysis' ? 'paralysis' : 'one lasting effect of your choice'))
    return `remove ${and([`up to ${heal} damage`, ...also])} from ${target(of)}`
  },
  clearStatus: ({ target: of }) => `remove paralysis from ${target(of)}`,
  paralyze: ({ target: of }) => `paralyse ${target(of)}`,
  cancelAttack: ({ target: of }) => `cancel an attack that is lethal for ${target(of)}`,
  swapUnits: () => 'two of your units change places',
  teleportUnit: ({ target: of }) => `move ${target(of)} to any empty space`,
  restoreRetaliation: ({ target: of }) => `${target(of)} may retaliate once more`,
  silence: ({ target: of, duration }) => `the abilities of ${target(of)} do not work${lasting(duration)}`,
  spellProof: ({ target: of, duration }) => `spells neither choose nor harm ${target(of)}${lasting(duration)}`,
  reflect: ({ n, target: of, duration }) =>
    `whoever attacks ${target(of)} from an adjacent space takes ${n} damage${lasting(duration)}`,
  forbidExit: ({ who, what }) =>
    by(who, `you can neither ${what.join(' nor ')} in this combat`, `can neither ${what.join(' nor ')} in this combat`),
  fortify: ({ walls, gates, arrowTower }) =>
    `whoever besieges this town faces ${and([counted(walls, 'wall', 'walls'), counted(gates, 'gate', 'gates'), counted(arrowTower, 'arrow tower', 'arrow towers')])}`,
  skipCombat: () => 'if the difficulty equals the level of your hero, visit the field without combat and experience',
  discoverTile: ({ where: at }) => `discover a face-down tile ${where[at]} for free`,
  placeTile: ({ where: at }) => `place a far tile of your supply ${where[at]} for free`,
  rotateTile: ({ where: at, notIfHeroOn, mustStayLegal }) =>
    `rotate a tile ${where[at]}${notIfHeroOn ? ' on which no hero stands' : ''}${mustStayLegal ? ', if the map stays connected' : ''}`,
  removeBlackCubes: (effect) =>
    'locations' in effect
      ? `all black cubes leave these fields: ${effect.locations.map((id) => locations[id]).join(', ')}`
      : 'all black cubes leave the map',
  grantToken: ({ max }) => `the visiting hero takes the grail${max === undefined ? '' : ', the only one there is'}`,
  transferToken: () => 'the hero that won takes the grail',
  dropToken: () => 'the grail is laid on the field of the combat',
  vp: ({ n, who }) =>
    by(
      who,
      `${n < 0 ? 'lose' : 'gain'} ${points(Math.abs(n))} at the end`,
      `${n < 0 ? 'loses' : 'gains'} ${points(Math.abs(n))} at the end`,
    ),
  endGame: ({ result }) => results[result],
  message: ({ text }) => `“${text.en}”`,
}

export const tell = teller(effectTemplates, 'then')
