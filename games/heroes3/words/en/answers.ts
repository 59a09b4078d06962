import type { Words } from '@krcma/kernel'
import type { CardId } from '../../content/cards.ts'
import { cardOf } from '../../content/cards.ts'
import { RESOURCES, TRADE } from '../../content/resources.ts'
import type { Act, Deed, FieldKey, Heroes3, Lasting, Play, Rank, TownAct, UnitPick } from '../../shape.ts'
import {
  besideSlot,
  degrees,
  directionTo,
  fighterIn,
  fighterText,
  guardOf,
  heroFieldOf,
  rowAndColumn,
  type Say,
  thrownText,
} from '../speech.ts'
import {
  buildingCost,
  buildingText,
  cardLines,
  cardName,
  fieldText,
  modeText,
  neutralText,
  pieceName,
  unitName,
  unitText,
} from '../texts.ts'
import { and, cards, counted, movement, roman, signed } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v
const no = 'No'
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const space = (n: number) => v.space(...rowAndColumn(n))

function playText({ card, mode }: Play): string {
  const { modes } = cardOf(card)
  const way = Object.keys(modes).length === 1 ? '' : `, ${v.mode[mode as keyof typeof v.mode] ?? mode}`
  return `${cardName(v, card)}${way}: ${modeText(v, card, mode)}`
}

const withCards = (cards: readonly CardId[]) =>
  cards.length === 0 ? '' : ` with ${and(cards.map((card) => cardName(v, card)))}`

function picked({ unit, with: discounts }: UnitPick): string {
  return `${unitName(v, unit)}${withCards(discounts)}`
}

function townText(act: TownAct, say: Say): string {
  switch (act.do) {
    case 'build':
      return `Build ${names.buildings[act.building]}, ${buildingCost(v, act.building)}: ${buildingText(v, act.building)}`
    case 'recruit':
      return `Recruit ${unitName(v, act.unit)}${withCards(act.with)}: ${unitText(v, act.unit, 'few')}`
    case 'reinforce':
      return `Reinforce ${unitName(v, act.unit)}${withCards(act.with)}: ${unitText(v, act.unit, 'pack')}`
    case 'hire':
      return `Hire a Secondary Hero at ${fieldText(v, act.field)}`
    case 'buy-spell':
      return say.mine(act.town)
        ? 'Buy a spell at the Mage Guild'
        : `Buy a spell at the Mage Guild of ${say.name(act.town)}`
  }
}

const lead = (hero: Rank) => v.rank[hero]

function moveText(act: Extract<Act, { do: 'move' }>, say: Say): string {
  const from = heroFieldOf(say, act.hero)
  const way = from === undefined ? undefined : directionTo(say, from, act.to)
  const guard = guardOf(say, act.to)
  const notes = [
    ...(guard === null ? [] : [`guard ${roman(guard)}`]),
    ...(act.mp === 1 ? [] : [movement(act.mp)]),
    ...(act.taking ? ['takes the grail'] : []),
  ]
  return `${lead(act.hero)} ${way === undefined ? '' : `${v.direction[way]} `}to ${fieldText(v, act.to)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

const beside = (say: Say, slot: readonly [number, number]) => {
  const tiles = besideSlot(say, slot)
  return tiles.length === 0 ? 'in the middle' : `next to ${and([...tiles])}`
}

function actText(act: Act, say: Say): string {
  switch (act.do) {
    case 'move':
      return moveText(act, say)
    case 'revisit':
      return `${lead(act.hero)}: visit the field once more`
    case 'discover':
      return `${lead(act.hero)}: discover the tile ${beside(say, act.slot)}`
    case 'place-tile':
      return `${lead(act.hero)}: place a tile of your supply`
    case 'take-token':
      return `${lead(act.hero)}: take the grail for ${movement(act.mp)}`
    case 'land':
      return `${lead(act.hero)}: stop here`
    case 'play':
      return `Play ${playText(act.play)}`
    case 'use-building':
      return `${names.buildings[act.building]}: ${buildingText(v, act.building)}`
    case 'use-unit':
      return `Use ${unitName(v, act.unit)}`
    case 'trade': {
      const exchange = TRADE[act.exchange]
      return `Exchange ${exchange === undefined ? 'resources' : `${v.goods(exchange.give)} for ${v.goods(exchange.get)}`}`
    }
    case 'end-turn':
      return 'End your turn'
    default:
      return townText(act, say)
  }
}

function deedText(deed: Deed, say: Say): string {
  switch (deed.do) {
    case 'activate':
      return 'Activate them'
    case 'move':
      return `Move to ${space(deed.to)}`
    case 'attack':
      return `Attack ${fighterText(v, say, deed.target)}`
    case 'breach': {
      const kind = say.state.battle?.bulwarks.find((one) => one.space === deed.space)?.kind
      return `Destroy the ${kind ?? 'wall'} in ${space(deed.space)}`
    }
    case 'defend':
      return 'Defend'
    case 'done':
      return 'Nothing more'
    case 'play':
      return `Play ${playText(deed.play)}`
    case 'surrender':
      return `Surrender for ${v.amount('gold', 10)}`
  }
}

function effectText(of: Lasting): string {
  const from = of.card === null ? '' : `${cardName(v, of.card)}: `
  switch (of.is) {
    case 'mod':
      return `${from}${signed(of.n)} ${v.stat[of.stat]}`
    case 'ignore-die':
      return `${from}the attack die is ignored`
    case 'multiply-die':
      return `${from}the attack die counts ${of.n} times`
    case 'silence':
      return `${from}abilities do not work`
    case 'spell-proof':
      return `${from}spells do nothing`
    case 'reflect':
      return `${from}attackers take ${of.n} damage`
  }
}

const where = (key: FieldKey) => fieldText(v, key)
const card = (id: CardId) => `${cardName(v, id)}: ${cardLines(v, id).join(' ')}`
const morale = { draw: 'Draw a card', cycle: 'Discard any cards and draw as many' }

export const answer: Words<Heroes3>['answer'] = {
  faction: (faction) => names.factions[faction],
  hero: (hero) => `${names.heroes[hero]}, ${names.classes[hero]}`,
  'first-player': (seat, _, say) => (say.mine(seat) ? 'You' : say.name(seat)),
  rotation: (rotation) => (rotation === 0 ? 'As printed' : `Turned by ${degrees(rotation)}`),
  'pool-tile': (tile) => pieceName(v, tile),
  placement: ({ slot, rotation }, _, say) =>
    `${capital(beside(say, slot))}, ${rotation === 0 ? 'as printed' : `turned by ${degrees(rotation)}`}`,
  'starting-field': where,
  'scenario-bonus': (bonus, _, say) => {
    const option = say.state.setting.scenario.startingBonuses.options.find(({ id }) => id === bonus)
    if (option === undefined) return bonus
    const text = v.tell(option.effects as never)
    return option.name === undefined ? text : `${option.name.en}: ${text}`
  },
  mulligan: (option) => (option === 'keep' ? 'Keep it' : 'Shuffle it back and draw anew'),
  refresh: (option) =>
    'discard' in option
      ? `Discard ${cardName(v, option.discard)}`
      : option.draw === 0
        ? 'Draw nothing'
        : `Draw ${cards(option.draw)}`,
  'resource-effect': (cause) => {
    switch (cause.from) {
      case 'building':
        return `${names.buildings[cause.building]}: ${buildingText(v, cause.building)}`
      case 'unit':
        return unitName(v, cause.unit)
      case 'astrologers':
        return pieceName(v, cause.card)
      default:
        return 'Go on'
    }
  },
  'turn-start-effect': (option) =>
    option === 'none' ? 'None' : `${names.buildings[option.building]}: ${buildingText(v, option.building)}`,
  act: (act, _, say) => actText(act, say),
  prepare: (act, _, say) => (act === 'fight' ? 'No, to the combat' : townText(act, say)),
  muster: (act, _, say) => (act === 'done' ? 'That is all' : townText(act, say)),
  town: (act, _, say) => townText(act, say),
  morale: (use) => morale[use],
  'spend-first': (use) => (use === 'keep' ? 'Keep it' : morale[use]),
  'before-combat': () => 'Go on',
  'last-call': () => 'Nothing more',
  respond: (option) =>
    option === 'pass'
      ? 'Nothing'
      : 'building' in option
        ? `${names.buildings[option.building]}: ${buildingText(v, option.building)}`
        : playText(option),
  empower: (option) => (option === 'enough' ? 'That is enough' : playText(option)),
  'power-tier': (tier, { play }) => {
    const mode = (cardOf(play.card).modes as Record<string, { power?: readonly { min: number; effects: never }[] }>)[
      play.mode
    ]
    const result = mode?.power?.[tier]
    return result === undefined ? `Result ${tier + 1}` : v.card.power(result.min, v.tell(result.effects))
  },
  choice: (option, { options }) => {
    const chosen = option === 'none' ? undefined : options[option]
    return chosen === undefined ? 'None' : capital(v.tell(chosen.effects))
  },
  pay: (option, { costs }) => (option === 'none' ? 'Nothing' : v.goods(costs[option] ?? {})),
  visit: (option) => (option === 'use' ? 'Yes' : no),
  opponent: (seat, _, say) => say.name(seat),
  'search-from': ({ deck, from }) =>
    from === 'deck' ? `Look at the top of ${v.deck(deck)}` : `Take the top discarded card of ${v.deck(deck)}`,
  'search-pick': (option) =>
    option === 'again'
      ? 'None: spend morale and search again'
      : option === 'necromancy'
        ? 'Discard Necromancy and take the next card'
        : card(option),
  necromancy: (option) => (option === 'keep' ? 'Keep it' : 'Discard it and take the next card'),
  'lay-next': (option) => cardName(v, option),
  discard: (option) => (option === 'done' ? 'No more' : card(option)),
  'take-card': (option) => (option === 'none' ? 'None' : card(option)),
  'remove-card': (option) => (option === 'none' ? 'None' : card(option)),
  'put-card': (place) =>
    ({ hand: 'Into your hand', discard: 'On the discard pile', top: 'On top', bottom: 'On the bottom' })[place],
  'peek-deck': (deck) => v.deck(deck),
  'die-result': (die, { dice }) => {
    const thrown = dice[die]
    return thrown === undefined ? `Die ${die + 1}` : thrownText(v, thrown)
  },
  reroll: (option, { dice }) => {
    if (option === 'keep') return no
    const thrown = dice[option.die]
    const by = { morale: 'by morale', card: 'by Luck', astrologers: 'by the Swift Weasel' }[option.by]
    return `Reroll ${thrown === undefined ? `die ${option.die + 1}` : thrownText(v, thrown)} ${by}`
  },
  'which-hero': (hero) => v.rank[hero],
  destination: (option) => (option === 'none' ? 'Nowhere' : where(option)),
  'pick-unit': (option) => (option === 'none' ? 'None' : picked(option)),
  'pick-income': (option) => v.resource[RESOURCES[option] ?? 'gold'],
  'neutral-deck': (option) => (option === 'none' ? 'None' : v.deck(option)),
  'recruit-neutral': (option) => (option === 'none' ? no : picked(option)),
  'rotate-tile': (option) =>
    option === 'none' ? 'None' : `${pieceName(v, option.tile)}, turned by ${degrees(option.rotation)}`,
  'discover-tile': (option, _, say) => (option === 'none' ? 'None' : `The tile ${beside(say, option)}`),
  trade: (option) => {
    const exchange = option === 'done' ? undefined : TRADE[option]
    return exchange === undefined ? 'Nothing more' : `${v.goods(exchange.give)} for ${v.goods(exchange.get)}`
  },
  'give-up': (option) => (option === 'fight' ? 'Fight' : 'Give the hero up'),
  'defend-town': (option) => (option === 'pay' ? 'Pay and defend' : no),
  deploy: (option) => (option === 'done' ? 'Done' : `${unitName(v, option.unit)} in ${space(option.space)}`),
  'deploy-neutral': ({ fighter, space: at }, _, say) => `${fighterText(v, say, fighter)} in ${space(at)}`,
  'swap-neutral': (option) => (option === 'none' ? 'None' : neutralText(v, option)),
  fortify: (gate) => `In column ${rowAndColumn(gate)[1]}`,
  'next-unit': (fighter, _, say) => fighterText(v, say, fighter),
  deed: (deed, _, say) => deedText(deed, say),
  'pick-fighter': (option, _, say) => (option === 'none' ? 'None' : fighterText(v, say, option)),
  'pick-space': (option) => (option === 'none' ? 'None' : space(option)),
  'pick-spaces': ([one, other]) => and([space(one), space(other)]),
  'clear-effect': (option, { fighter }, say) => {
    const lasting = option === 'none' ? undefined : fighterIn(say, fighter)?.lasting[option]
    return lasting === undefined ? 'None' : effectText(lasting)
  },
  parry: (option) => (option === 'none' ? no : `Discard ${cardName(v, option)}`),
  'cancel-attack': (option, _, say) => (option === 'none' ? no : `With ${fighterText(v, say, option)}`),
  'return-home': (option) => (option === 'return' ? 'Return' : 'Stay'),
  'reroll-attack': (option) => (option === 'reroll' ? 'Reroll' : 'Keep it'),
  extend: (option, { mp }) => {
    if (option === 'retreat') return 'Retreat'
    return mp === 0 ? 'Fight on' : `Fight on for ${counted(mp, 'movement point', 'movement points')}`
  },
}
