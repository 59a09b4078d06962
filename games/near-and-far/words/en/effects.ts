import type { Effect, Roll } from '../../content/effects.ts'
import type { Faction } from '../../content/factions.ts'
import type { Gain } from '../../content/goods.ts'
import type { Building } from '../../content/town.ts'
import { losses } from '../speech.ts'
import { and, counted, points, some } from './amounts.ts'

export const building: Readonly<Record<Building, string>> = {
  'town-hall': 'the Town Hall',
  saloon: 'the Saloon',
  stables: 'the Stables',
  store: 'the General Store',
  farm: 'the Farm',
  hut: 'the Mystic’s Hut',
  mine: 'the Mine',
}
const inRolls: Readonly<Record<Roll, string>> = {
  duel: 'duels',
  threat: 'threat fights',
  'encounter-combat': 'combat tests',
  'encounter-skill': 'skill tests',
}
export const colour: Readonly<Record<Faction, string>> = { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue' }

function gains(gain: Gain): string {
  const lost = some(losses(gain))
  const got = some(gain)
  return [...(got === '' ? [] : [`gain ${got}`]), ...(lost === '' ? [] : [`lose ${lost}`])].join(' and ')
}
const rolls = (list: readonly Roll[]) => and(list.map((roll) => inRolls[roll]))
const cards = (n: number) => counted(n, 'artifact card', 'artifact cards')
const campOn = {
  any: 'each camp that you place',
  'trade-route': 'each camp on a trade-route space',
  gem: 'each camp on a gem space',
  mine: 'each camp in the Mine',
}
const most = { 'coin+gem': 'coins and gems', coin: 'coins', food: 'food' }

function perItem(what: string): string {
  if (what === 'threat') return 'threat that you defeated'
  if (what === 'trade-route-camp') return 'camp of yours on a trade-route space'
  return `${colour[what.slice('adventurer:'.length) as Faction]} adventurer of yours`
}

/** What a card says of an effect. */
export function effect(of: Effect): string {
  switch (of.effect) {
    case 'visit-gain': {
      const only = of.animals === undefined ? '' : ` with at least ${of.animals} pack animals`
      return `visiting ${building[of.building]}${only}: ${gains(of.gain)}`
    }
    case 'visit-occupied-gain':
      return `visiting a building where another player stands: ${gains(of.gain)}`
    case 'visit-occupied-take':
      return `visiting a building where other players stand: each of them pays you ${some({ coin: of.coin })}`
    case 'visit-extra-hire':
      return `visiting ${building[of.building]}: you may also hire an adventurer, as in the Saloon`
    case 'visit-draw-artifact':
      return `visiting ${building[of.building]}: you may draw ${cards(of.count)}, to be kept or discarded at once`
    case 'visit-die':
      return `visiting ${building[of.building]}: roll a die, and on ${of.atLeast} or more ${gains(of.gain)}`
    case 'trade-value-bonus':
      return `what you hand in in a trade is worth ${of.n} more in total`
    case 'trade-extra-action':
      return `at the Town Hall you may trade ${of.n === 1 ? 'once' : `${of.n} times`} more`
    case 'hire-discount':
      return `every hire costs you ${some({ coin: of.n })} less`
    case 'store-draw-bonus':
      return `drawing at the General Store: ${cards(of.n)} more`
    case 'mine-skill-bonus':
      return `in the Mine you count ${counted(of.n, 'skill icon', 'skill icons')} more`
    case 'leave-town-hearts':
      return `leaving town: ${some({ hearts: of.hearts })} more`
    case 'party-ignore-faction-limit':
      return 'your active party may hold several adventurers of one faction, on any slots'
    case 'move-empty-discount':
      return `leaving an empty space costs no heart, ${of.n === 1 ? 'once' : `${of.n} times`} a turn`
    case 'ignore-threats':
      return `pay ${some(of.cost)} to pass a threat without a fight`
    case 'water-immune':
      return 'poisoned water costs you no heart'
    case 'camp-same-resource':
      return `a camp on a coin or gem space brings ${of.n} more of the same`
    case 'camp-cost':
      return `a camp on the map costs you ${some({ hearts: -of.hearts })} less`
    case 'roll-bonus':
      return `you add ${of.n} in ${rolls(of.rolls)}`
    case 'roll-pay-bonus':
      return `once in each of your ${rolls(of.rolls)}: after the die, pay ${some(of.cost)} to add ${of.n}`
    case 'roll-reroll': {
      const price = of.cost === null ? '' : `pay ${some(of.cost)} and `
      return `once in each of your ${rolls(of.rolls)}: after the die, you may ${price}roll it again`
    }
    case 'camp-gain':
      return `${campOn[of.where]}: ${gains(of.gain)}`
    case 'acquire-place-camp':
      return 'when bought: place a camp on any empty space of the map, for nothing'
    case 'acquire-gain':
      return `at once: ${gains(of.gain)}`
    case 'threat-gain':
      return `each threat that you defeat: ${gains(of.gain)}`
    case 'duel-win-gain':
      return `each duel that you win as challenger: ${gains(of.gain)}`
    case 'treasure-draw-gain':
      return `each time you draw treasures, however many: ${gains(of.gain)}`
    case 'encounter-gain':
      return `each of your encounters${of.result === 'any' ? ', successful or not' : ' that succeeds'}: ${gains(of.gain)}`
    case 'turn-convert':
      return `${of.perTurn === 1 ? 'once' : `${of.perTurn} times`} in your turn: pay ${some(of.cost)} and ${gains(of.gain)}`
    case 'start-gain':
      return `at the start of every game: ${gains(of.gain)}`
    case 'start-draw-artifacts':
      return `after the draft: draw ${cards(of.count)} from any decks, each to be kept or discarded`
    case 'return-animals':
      return `at any time in your turn: return pack animals, and for each ${gains(of.gain)}`
    case 'spend-as':
      return of.spend === 'gem' ? 'you may spend gems as coins' : 'you may spend food as hearts'
    case 'choose-threat':
      return 'in a threat fight you may choose any threat that is left'
    case 'bribe':
      return `pay ${some(of.cost)} to enter an occupied building without a duel`
    case 'enter-without-duel':
      return `you enter ${building[of.building]} without a duel`
    case 'visit-buy-skills':
      return `visiting ${building[of.building]}: you may buy skills`
    case 'treasure-place':
      return `you may keep ${of.n === 1 ? 'a treasure' : `${of.n} treasures`} without a pack animal, not counted among the three for the bonus`
    case 'end-flat':
      return of.jp < 0 ? `end of the game: lose ${points(-of.jp)}` : `end of the game: ${points(of.jp)}`
    case 'end-per':
      return `end of the game: ${points(of.jp)} for each ${perItem(of.what)}${of.max === null ? '' : `, at most ${of.max}`}`
    case 'end-most':
      return of.what === 'reputation'
        ? `end of the game: ${points(of.jp)} if you alone have the highest reputation`
        : `end of the game: ${points(of.jp)} if you alone have the most ${most[of.what]}`
    case 'end-rank':
      return `end of the game: ${points(of.first)} for the most threats defeated, or ${of.firstTie} if that is shared; ${points(of.second)} for the second most`
    case 'end-threshold':
      return `end of the game: ${points(of.jp)} if your reputation is ${of.atLeast} or more`
    case 'end-tiebreak':
      return 'end of the game: you win a tie for the lead'
    case 'end-ignore-hand':
      return `end of the game: up to ${of.count} artifacts left in your hand cost you nothing`
  }
}
