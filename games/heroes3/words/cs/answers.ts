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
import { and, movement, roman, signed, someCards } from './counting.ts'
import { toStat } from './effects.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v
const no = 'Ne'
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const space = (n: number) => v.space(...rowAndColumn(n))

function playText({ card, mode }: Play): string {
  const { modes } = cardOf(card)
  const way = Object.keys(modes).length === 1 ? '' : `, ${v.mode[mode as keyof typeof v.mode] ?? mode}`
  return `${cardName(v, card)}${way}: ${modeText(v, card, mode)}`
}

const withCards = (cards: readonly CardId[]) =>
  cards.length === 0 ? '' : `, s kartou ${and(cards.map((card) => `„${cardName(v, card)}“`))}`

function picked({ unit, with: discounts }: UnitPick): string {
  return `${unitName(v, unit)}${withCards(discounts)}`
}

function townText(act: TownAct, say: Say): string {
  switch (act.do) {
    case 'build':
      return `Postavit: ${names.buildings[act.building]}, ${buildingCost(v, act.building)}: ${buildingText(v, act.building)}`
    case 'recruit':
      return `Najmout: ${unitName(v, act.unit)}${withCards(act.with)}: ${unitText(v, act.unit, 'few')}`
    case 'reinforce':
      return `Posílit: ${unitName(v, act.unit)}${withCards(act.with)}: ${unitText(v, act.unit, 'pack')}`
    case 'hire':
      return `Najmout sekundárního hrdinu, ${fieldText(v, act.field)}`
    case 'buy-spell':
      return say.mine(act.town) ? 'Koupit kouzlo v cechu mágů' : `Koupit kouzlo v cechu mágů (${say.name(act.town)})`
  }
}

const lead = (hero: Rank) => (hero === 'main' ? 'Hlavní hrdina' : 'Sekundární hrdina')

function moveText(act: Extract<Act, { do: 'move' }>, say: Say): string {
  const from = heroFieldOf(say, act.hero)
  const way = from === undefined ? undefined : directionTo(say, from, act.to)
  const guard = guardOf(say, act.to)
  const notes = [
    ...(guard === null ? [] : [`stráž ${roman(guard)}`]),
    ...(act.mp === 1 ? [] : [movement(act.mp)]),
    ...(act.taking ? ['vezme grál'] : []),
  ]
  return `${lead(act.hero)} ${way === undefined ? '' : `${v.direction[way]}, `}${fieldText(v, act.to)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

const beside = (say: Say, slot: readonly [number, number]) => {
  const tiles = besideSlot(say, slot)
  return tiles.length === 0 ? 'uprostřed' : `vedle ${and([...tiles])}`
}

function actText(act: Act, say: Say): string {
  switch (act.do) {
    case 'move':
      return moveText(act, say)
    case 'revisit':
      return `${lead(act.hero)}: navštívit políčko znovu`
    case 'discover':
      return `${lead(act.hero)}: objevit dílek ${beside(say, act.slot)}`
    case 'place-tile':
      return `${lead(act.hero)}: položit dílek ze zásoby`
    case 'take-token':
      return `${lead(act.hero)}: vzít grál za ${movement(act.mp)}`
    case 'land':
      return `${lead(act.hero)}: zastavit se tu`
    case 'play':
      return `Zahrát: ${playText(act.play)}`
    case 'use-building':
      return `${names.buildings[act.building]}: ${buildingText(v, act.building)}`
    case 'use-unit':
      return `Použít: ${unitName(v, act.unit)}`
    case 'trade': {
      const exchange = TRADE[act.exchange]
      return `Směnit ${exchange === undefined ? 'suroviny' : `${v.goods(exchange.give)} za ${v.goods(exchange.get)}`}`
    }
    case 'end-turn':
      return 'Ukončit tah'
    default:
      return townText(act, say)
  }
}

function deedText(deed: Deed, say: Say): string {
  switch (deed.do) {
    case 'activate':
      return 'Aktivovat'
    case 'move':
      return `Přesun: ${space(deed.to)}`
    case 'attack':
      return `Útok: ${fighterText(v, say, deed.target)}`
    case 'breach': {
      const kind = say.state.battle?.bulwarks.find((one) => one.space === deed.space)?.kind
      return `Zničit ${kind === 'gate' ? 'bránu' : 'hradbu'}: ${space(deed.space)}`
    }
    case 'defend':
      return 'Bránit se'
    case 'done':
      return 'Už nic'
    case 'play':
      return `Zahrát: ${playText(deed.play)}`
    case 'surrender':
      return `Vzdát se za ${v.amount('gold', 10)}`
  }
}

function effectText(of: Lasting): string {
  const from = of.card === null ? '' : `${cardName(v, of.card)}: `
  switch (of.is) {
    case 'mod':
      return `${from}${signed(of.n)} ${toStat[of.stat]}`
    case 'ignore-die':
      return `${from}kostka útoku se ignoruje`
    case 'multiply-die':
      return `${from}kostka útoku se počítá ${of.n}krát`
    case 'silence':
      return `${from}schopnosti nefungují`
    case 'spell-proof':
      return `${from}kouzla neúčinkují`
    case 'reflect':
      return `${from}útočníci utrpí ${of.n} zranění`
  }
}

const where = (key: FieldKey) => fieldText(v, key)
const card = (id: CardId) => `${cardName(v, id)}: ${cardLines(v, id).join(' ')}`
const morale = { draw: 'Dobrat kartu', cycle: 'Odhodit libovolné karty a stejně jich dobrat' }

export const answer: Words<Heroes3>['answer'] = {
  faction: (faction) => names.factions[faction],
  hero: (hero) => `${names.heroes[hero]}, ${names.classes[hero]}`,
  'first-player': (seat, _, say) => (say.mine(seat) ? 'Vy' : say.name(seat)),
  rotation: (rotation) => (rotation === 0 ? 'Jak je vytištěn' : `Otočit o ${degrees(rotation)}`),
  'pool-tile': (tile) => pieceName(v, tile),
  placement: ({ slot, rotation }, _, say) =>
    `${capital(beside(say, slot))}, ${rotation === 0 ? 'jak je vytištěn' : `otočit o ${degrees(rotation)}`}`,
  'starting-field': where,
  'scenario-bonus': (bonus, _, say) => {
    const option = say.state.setting.scenario.startingBonuses.options.find(({ id }) => id === bonus)
    if (option === undefined) return bonus
    const text = v.tell(option.effects as never)
    return option.name === undefined ? text : `${option.name.cs}: ${text}`
  },
  mulligan: (option) => (option === 'keep' ? 'Nechat' : 'Zamíchat zpět a dobrat znovu'),
  refresh: (option) =>
    'discard' in option
      ? `Odhodit: ${cardName(v, option.discard)}`
      : option.draw === 0
        ? 'Nic si nedobrat'
        : `Dobrat ${someCards(option.draw)}`,
  'resource-effect': (cause) => {
    switch (cause.from) {
      case 'building':
        return `${names.buildings[cause.building]}: ${buildingText(v, cause.building)}`
      case 'unit':
        return unitName(v, cause.unit)
      case 'astrologers':
        return pieceName(v, cause.card)
      default:
        return 'Dál'
    }
  },
  'turn-start-effect': (option) =>
    option === 'none' ? 'Žádnou' : `${names.buildings[option.building]}: ${buildingText(v, option.building)}`,
  act: (act, _, say) => actText(act, say),
  prepare: (act, _, say) => (act === 'fight' ? 'Ne, do boje' : townText(act, say)),
  muster: (act, _, say) => (act === 'done' ? 'To je vše' : townText(act, say)),
  town: (act, _, say) => townText(act, say),
  morale: (use) => morale[use],
  'spend-first': (use) => (use === 'keep' ? 'Nechat' : morale[use]),
  'before-combat': () => 'Dál',
  'last-call': () => 'Už nic',
  respond: (option) =>
    option === 'pass'
      ? 'Nic'
      : 'building' in option
        ? `${names.buildings[option.building]}: ${buildingText(v, option.building)}`
        : playText(option),
  empower: (option) => (option === 'enough' ? 'To stačí' : playText(option)),
  'power-tier': (tier, { play }) => {
    const mode = (cardOf(play.card).modes as Record<string, { power?: readonly { min: number; effects: never }[] }>)[
      play.mode
    ]
    const result = mode?.power?.[tier]
    return result === undefined ? `Výsledek ${tier + 1}` : v.card.power(result.min, v.tell(result.effects))
  },
  choice: (option, { options }) => {
    const chosen = option === 'none' ? undefined : options[option]
    return chosen === undefined ? 'Nic' : capital(v.tell(chosen.effects))
  },
  pay: (option, { costs }) => (option === 'none' ? 'Nezaplatit' : v.goods(costs[option] ?? {})),
  visit: (option) => (option === 'use' ? 'Ano' : no),
  opponent: (seat, _, say) => say.name(seat),
  'search-from': ({ deck, from }) =>
    from === 'deck' ? `Podívat se navrch: ${v.deck(deck)}` : `Vzít vrchní odhozenou kartu: ${v.deck(deck)}`,
  'search-pick': (option) =>
    option === 'again'
      ? 'Žádnou: utratit morálku a nahlédnout znovu'
      : option === 'necromancy'
        ? 'Odhodit Nekromancii a vzít další kartu'
        : card(option),
  necromancy: (option) => (option === 'keep' ? 'Nechat' : 'Odhodit a vzít další kartu'),
  'lay-next': (option) => cardName(v, option),
  discard: (option) => (option === 'done' ? 'Už žádnou' : card(option)),
  'take-card': (option) => (option === 'none' ? 'Žádnou' : card(option)),
  'remove-card': (option) => (option === 'none' ? 'Žádnou' : card(option)),
  'put-card': (place) =>
    ({ hand: 'Do ruky', discard: 'Na odhazovací balíček', top: 'Navrch', bottom: 'Dospod' })[place],
  'peek-deck': (deck) => v.deck(deck),
  'die-result': (die, { dice }) => {
    const thrown = dice[die]
    return thrown === undefined ? `Kostka ${die + 1}` : thrownText(v, thrown)
  },
  reroll: (option, { dice }) => {
    if (option === 'keep') return no
    const thrown = dice[option.die]
    const by = { morale: 'za morálku', card: 'díky Štěstí', astrologers: 'díky Hbité lasičce' }[option.by]
    return `Přehodit „${thrown === undefined ? `kostka ${option.die + 1}` : thrownText(v, thrown)}“ ${by}`
  },
  'which-hero': (hero) => v.rank[hero],
  destination: (option) => (option === 'none' ? 'Nikam' : where(option)),
  'pick-unit': (option) => (option === 'none' ? 'Žádnou' : picked(option)),
  'pick-income': (option) => v.resource[RESOURCES[option] ?? 'gold'],
  'neutral-deck': (option) => (option === 'none' ? 'Žádný' : v.deck(option)),
  'recruit-neutral': (option) => (option === 'none' ? no : picked(option)),
  'rotate-tile': (option) =>
    option === 'none' ? 'Žádný' : `${pieceName(v, option.tile)}, otočit o ${degrees(option.rotation)}`,
  'discover-tile': (option, _, say) => (option === 'none' ? 'Žádný' : `Dílek ${beside(say, option)}`),
  trade: (option) => {
    const exchange = option === 'done' ? undefined : TRADE[option]
    return exchange === undefined ? 'Už nic' : `${v.goods(exchange.give)} za ${v.goods(exchange.get)}`
  },
  'give-up': (option) => (option === 'fight' ? 'Bojovat' : 'Hrdinu vydat'),
  'defend-town': (option) => (option === 'pay' ? 'Zaplatit a bránit' : no),
  deploy: (option) => (option === 'done' ? 'Hotovo' : `${unitName(v, option.unit)}: ${space(option.space)}`),
  'deploy-neutral': ({ fighter, space: at }, _, say) => `${fighterText(v, say, fighter)}: ${space(at)}`,
  'swap-neutral': (option) => (option === 'none' ? 'Žádnou' : neutralText(v, option)),
  fortify: (gate) => `Ve sloupci ${rowAndColumn(gate)[1]}`,
  'next-unit': (fighter, _, say) => fighterText(v, say, fighter),
  deed: (deed, _, say) => deedText(deed, say),
  'pick-fighter': (option, _, say) => (option === 'none' ? 'Žádná' : fighterText(v, say, option)),
  'pick-space': (option) => (option === 'none' ? 'Žádné' : space(option)),
  'pick-spaces': ([one, other]) => and([space(one), space(other)]),
  'clear-effect': (option, { fighter }, say) => {
    const lasting = option === 'none' ? undefined : fighterIn(say, fighter)?.lasting[option]
    return lasting === undefined ? 'Žádného' : effectText(lasting)
  },
  parry: (option) => (option === 'none' ? no : `Odhodit: ${cardName(v, option)}`),
  'cancel-attack': (option, _, say) => (option === 'none' ? no : `Ano: ${fighterText(v, say, option)}`),
  'return-home': (option) => (option === 'return' ? 'Vrátí' : 'Zůstane'),
  'reroll-attack': (option) => (option === 'reroll' ? 'Přehodit' : 'Nechat'),
  extend: (option, { mp }) => {
    if (option === 'retreat') return 'Ustoupit'
    return mp === 0 ? 'Bojovat dál' : `Bojovat dál za ${movement(mp)}`
  },
}
