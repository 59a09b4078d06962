import type { Words } from '@krcma/kernel'
import { CARDS } from '../content/market.ts'
import { opposite } from '../reckoning/die.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { priceToPay } from '../reckoning/price.ts'
import { rowOf } from '../reckoning/sheet.ts'
import type { RollPlayer, SeenHero, Space } from '../shape.ts'
import { arrowOf, cardText } from './effects.ts'
import { event } from './events.en.ts'
import { reasons } from './reasons.en.ts'
import { scene } from './scene.ts'
import { asker, pieceName, type Say, seenDie, spot, titleName } from './speech.ts'
import { vocabulary as v } from './vocabulary.en.ts'

const { names, colour, attribute } = v

function die({ colour: of, value }: SeenHero['hand'][number]): string {
  return `${colour[of]} ${value}`
}
function at(say: Say, space: Space): string {
  const found = seenDie(say, asker(say), space)
  return found === undefined ? spot(v, space) : `${spot(v, space)}: ${die(found)}`
}
function orSpot(say: Say, none: string, option: Space | 'none'): string {
  return option === 'none' ? none : at(say, option)
}
function onCard(say: Say, initiative: number): string {
  const found = say.state.initiative[initiative - 1]?.die
  return found ? `${die(found)} on card ${initiative}` : `card ${initiative}`
}
function me(say: Say): SeenHero | undefined {
  return say.state.heroes[asker(say)]
}
function priced(say: Say, card: keyof typeof CARDS): string {
  const hero = me(say)
  return `${names.cards[card]} for ${v.gold(hero === undefined ? CARDS[card].cost : priceToPay(hero, card))}`
}
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

export const words: Words<RollPlayer> = {
  language: 'en',
  name: 'Roll Player',
  pitch:
    'Build a hero out of eighteen dice: every one you take also says when you go to market. Goals, backstory and alignment all want something else.',
  options: {
    classes: {
      name: 'Classes',
      value: (value) => (value === 'draw' ? 'by a die from the bag' : 'chosen, last player first'),
    },
    lessRandomSetup: { name: 'Less random set-up', value: yesNo },
    randomMarketDeck: { name: 'Random Market deck', value: yesNo },
    shortGame: { name: 'Short game', value: yesNo },
    friendlyMarket: { name: 'Friendly Market', value: yesNo },
  },
  question: {
    race: () => 'Which character sheet do you take?',
    'class-card': () => 'Which class card do you take?',
    class: () => 'Which side of the class card do you play?',
    'starting-die': () => 'Which die goes into which row?',
    'order-die': (_, { initiative, value }) =>
      `Which of the dice showing ${value} goes on Initiative card ${initiative}?`,
    initiative: () => 'Which Initiative card do you take?',
    'place-die': (seat, _, say) => {
      const found = say.state.heroes[seat]?.hand[0]
      return found === undefined ? 'In which row do you place the die?' : `In which row do you place the ${die(found)}?`
    },
    'attribute-action': () => 'Which attribute action do you carry out?',
    'flip-die': () => 'Which die do you flip to its opposite face?',
    'swap-first': () => 'Which die do you swap?',
    'swap-second': (_, { first }, say) => `What do you swap it with? (${at(say, first)})`,
    'adjust-die': () => 'Which die do you change by 1?',
    'reroll-die': () => 'Which die do you reroll?',
    keep: (_, { space, old, new: now }) =>
      `In ${attribute[rowOf(space)]} ${old} became ${now}. Which value do you keep?`,
    'move-marker': () => 'Where does your alignment marker go?',
    take: (_, gain) =>
      'gold' in gain ? `Do you take ${v.gold(gain.gold)}?` : `Do you take ${v.scene.tokens(gain.tokens)}?`,
    'move-die': () => 'Which die do you move to another row?',
    'move-to': (_, { from }, say) => `To which row do you move it? (${at(say, from)})`,
    'exchange-die': (_, { with: place }) =>
      place === 'bag'
        ? 'Which die goes into the bag in exchange for another?'
        : 'Which die goes to the pool in exchange for another?',
    'bag-die': (_, { space }) => `Which colour from the bag comes into ${attribute[rowOf(space)]}?`,
    'pool-die': (_, { space }) => `Which die of the pool comes into ${attribute[rowOf(space)]}?`,
    'pool-flip': () => 'Which die of the pool do you flip?',
    'pool-reroll': (_, { chosen }) =>
      chosen.length === 0 ? 'Which dice of the pool do you reroll?' : `Chosen: ${chosen.join(', ')}. Which more?`,
    'add-card': () => 'Which card from the discard pile do you add to the Market?',
    market: () => 'What do you do in the Market?',
    'buy-again': () => 'Do you buy a second card?',
    'buy-discarded': () => 'Which card do you buy from the discard pile?',
    'buy-unseen': (_, { price }) => `Do you buy the top card of the deck, unseen, for ${v.gold(price)}?`,
    pay: (_, { card, price }) => `How do you pay ${v.gold(price)} for ${names.cards[card]}?`,
    'make-room': (_, { weapon }) => `Your hands are full. Which weapon goes, to make room for ${names.cards[weapon]}?`,
    refresh: () => 'Which Skill do you refresh?',
    'give-up': () => 'Do you discard any of your cards before scoring?',
    'skill-window': () => 'You may use a Skill now.',
    'use-skill': () => 'Use a Skill',
    'discard-weapon': () => 'Discard a weapon',
  },
  waiting: {
    race: waits('is choosing a character sheet'),
    'class-card': waits('is choosing a class card'),
    class: waits('is choosing a class'),
    'starting-die': waits('is placing the starting dice'),
    'order-die': waits('is ordering equal dice'),
    initiative: waits('is choosing an Initiative card'),
    'place-die': waits('is placing a die'),
    'attribute-action': waits('is choosing an attribute action'),
    'flip-die': waits('may flip a die'),
    'swap-first': waits('may swap two dice'),
    'swap-second': waits('is swapping two dice'),
    'adjust-die': waits('may change a die'),
    'reroll-die': waits('may reroll a die'),
    keep: waits('is choosing which value to keep'),
    'move-marker': waits('may move the alignment marker'),
    take: waits('is considering a gain'),
    'move-die': waits('may move a die'),
    'move-to': waits('is moving a die'),
    'exchange-die': waits('may exchange a die'),
    'bag-die': waits('is looking into the bag'),
    'pool-die': waits('is choosing a die of the pool'),
    'pool-flip': waits('may flip a die of the pool'),
    'pool-reroll': waits('is choosing dice of the pool to reroll'),
    'add-card': waits('may add a card to the Market'),
    market: waits('is at the Market'),
    'buy-again': waits('may buy a second card'),
    'buy-discarded': waits('is looking through the discard pile'),
    'buy-unseen': waits('may buy a card unseen'),
    pay: waits('is paying'),
    'make-room': waits('is making room for a weapon'),
    refresh: waits('may refresh a Skill'),
    'give-up': waits('may discard cards before scoring'),
    'skill-window': waits('may use a Skill'),
    'use-skill': waits('may use a Skill'),
    'discard-weapon': waits('may discard a weapon'),
  },
  answer: {
    race: ({ race, side }) => `${names.races[race]}, ${side}`,
    'class-card': (option) => `the ${colour[option]} card`,
    class: (option) => names.classes[option],
    'starting-die': ({ die: index, row }, _, say) => {
      const found = me(say)?.hand[index]
      return `${found === undefined ? `die ${index + 1}` : die(found)} to ${attribute[row]}`
    },
    'order-die': (option) => `the ${colour[option]} die`,
    initiative: (option, _, say) => {
      const coin = say.state.initiative[option - 1]?.coin === true
      return `${onCard(say, option)}${coin ? ', with a coin' : ''}`
    },
    'place-die': (option) => attribute[option],
    'attribute-action': (option) => (option === 'none' ? 'None' : attribute[option]),
    'flip-die': (option, _, say) => {
      const found = option === 'none' ? undefined : seenDie(say, asker(say), option)
      return `${orSpot(say, 'Flip nothing', option)}${found === undefined ? '' : ` → ${opposite(found.value)}`}`
    },
    'swap-first': (option, _, say) => orSpot(say, 'Swap nothing', option),
    'swap-second': (option, _, say) => at(say, option),
    'adjust-die': (option, _, say) => {
      if (option === 'none') return 'Change nothing'
      const found = seenDie(say, asker(say), option.space)
      return `${at(say, option.space)} → ${found === undefined ? option.by : found.value + option.by}`
    },
    'reroll-die': (option, _, say) => orSpot(say, 'Reroll nothing', option),
    keep: (option, { old, new: now }) => (option === 'old' ? `the old ${old}` : `the new ${now}`),
    'move-marker': (option) => (option === 'none' ? 'Leave it' : `towards ${v.direction[option]}`),
    take: (option) => (option === 'take' ? 'Take it' : 'Leave it'),
    'move-die': (option, _, say) => orSpot(say, 'Move nothing', option),
    'move-to': (option) => attribute[option],
    'exchange-die': (option, _, say) => orSpot(say, 'Exchange nothing', option),
    'bag-die': (option, _, say) => {
      const pays = option === 'gold' ? me(say) : undefined
      return `${colour[option]}${pays === undefined ? '' : ` (brings ${v.gold(goldDieIncome(pays))})`}`
    },
    'pool-die': (option, _, say) => onCard(say, option),
    'pool-flip': (option, _, say) => (option === 'none' ? 'Flip nothing' : onCard(say, option)),
    'pool-reroll': (option, { chosen }, say) =>
      option === 'none' ? (chosen.length === 0 ? 'Reroll nothing' : 'Roll') : onCard(say, option),
    'add-card': (option) => (option === 'none' ? 'Add nothing' : names.cards[option]),
    market: (option, _, say) => {
      const hero = me(say)
      const income = v.gold(hero === undefined ? 2 : marketDiscardIncome(hero))
      switch (option.do) {
        case 'buy':
          return `Buy ${priced(say, option.card)}`
        case 'discard':
          return `Discard ${names.cards[option.card]} and take ${income}`
        case 'take-gold':
          return `Buy nothing and take ${income}`
        case 'nothing':
          return 'Do nothing'
      }
    },
    'buy-again': (option, _, say) => (option === 'none' ? 'Buy nothing more' : priced(say, option)),
    'buy-discarded': (option, _, say) => (option === 'none' ? 'Buy nothing there' : priced(say, option)),
    'buy-unseen': (option) => (option === 'buy' ? 'Buy it' : 'Leave it'),
    pay: (tokens, { price }) =>
      tokens === 0 ? v.gold(price) : `${v.gold(price - tokens)} and ${v.scene.tokens(tokens)}`,
    'make-room': (option) => names.cards[option],
    refresh: (option) => (option === 'none' ? 'Refresh nothing' : names.cards[option]),
    'give-up': (option) => (option === 'none' ? 'Keep everything that is left' : names.cards[option]),
    'skill-window': () => 'Pass',
    'use-skill': ({ skill, as }) =>
      skill === as
        ? `${names.cards[skill]} (${arrowOf(v, as)}): ${cardText(v, as)}`
        : `${names.cards[skill]} as ${names.cards[as]} (${arrowOf(v, as)}): ${cardText(v, as)}`,
    'discard-weapon': (option) => names.cards[option],
  },
  event,
  source: v.source,
  reason: reasons,
  piece: (id) => pieceName(names, id),
  outcome: (id) => titleName(names, id),
  scene: (view, say) => scene(v, view, say),
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}
