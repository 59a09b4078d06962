import type { Attribute, CardType } from '../content/basics.ts'
import type { ArmorSetId, Condition, Counter, Rule, StarValue, Step } from '../content/effects.ts'
import { ARMOR_SETS } from '../content/market.ts'
import { areAll, signed } from './effects.ts'

export const attribute: { readonly [A in Attribute]: string } = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
}

export function gold(n: number): string {
  return `${n} Gold`
}
export function stars(n: number): string {
  return n === 1 ? '1 star' : `${n} stars`
}
function dice(n: number): string {
  return n === 1 ? 'one die' : `up to ${n} dice`
}

const cards: { readonly [T in CardType]: string } = {
  weapon: 'Weapons',
  armor: 'Armor',
  trait: 'Traits',
  skill: 'Skills',
}

export function ruleText(rule: Rule): string {
  const steps = rule.do.map(stepText).join(' ')
  switch (rule.trigger) {
    case 'attribute-action':
      return `As your ${rule.row === undefined ? 'attribute' : attribute[rule.row]} action, ${lower(steps)}`
    case 'place-die':
      return `After you place a die from an Initiative card, you may ${lower(steps)}`
    case 'before-market':
      return `Once a round, just before the Market phase, you may ${lower(steps)}`
    case 'market-turn':
      return `After the purchase of your Market turn you may ${lower(steps)}`
    default:
      return steps
  }
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function stepText(step: Step): string {
  switch (step.op) {
    case 'flip-die':
      return `Flip ${dice(step.count)} on your sheet to the opposite face.`
    case 'swap-dice':
      return step.times === 1
        ? 'Swap two dice on your sheet.'
        : `Make up to ${step.times} swaps of two dice on your sheet.`
    case 'adjust-die':
      if (step.target === 'placed') return `Change it by ${step.by} up or down.`
      return step.times === 1
        ? `Change one die on your sheet by ${step.by} up or down.`
        : `Make up to ${step.times} changes of ${step.by} on one or more dice of your sheet.`
    case 'reroll-die':
      return `Reroll ${dice(step.count)} on your sheet and keep the old or the new value of each.`
    case 'move-die':
      return 'Move a die on your sheet to an empty space of another row; gaps close to the left.'
    case 'exchange-die':
      return step.with === 'bag'
        ? 'Exchange a die on your sheet for any die in the bag; the new one shows the same value.'
        : 'Exchange a die on your sheet for one on an Initiative card that nobody has chosen; both keep their values.'
    case 'pool-flip':
      return `Flip ${dice(step.count)} on Initiative cards that nobody has chosen.`
    case 'pool-reroll':
      return 'Reroll any number of dice on Initiative cards that nobody has chosen.'
    case 'move-alignment':
      return step.steps === 1 ? 'Move your marker one space.' : `Move your marker up to ${step.steps} spaces.`
    case 'gain-gold':
      return `Take ${gold(step.amount)}.`
    case 'gain-charisma':
      return step.count === 1 ? 'Take a Charisma token.' : `Take ${step.count} Charisma tokens.`
    case 'set-gold-die-income':
      return `Placing a gold die brings you ${gold(step.amount)}.`
    case 'add-market-discard-income':
      return `When you take Gold instead of buying, take ${step.amount} more.`
    case 'add-market-card':
      return 'Add a card from the discard pile to the Market.'
    case 'extra-purchase':
      return step.count === 1 ? 'Buy a second card from the Market.' : `Buy ${step.count} more cards from the Market.`
    case 'purchase-from':
      return 'In your Market turn, buy a card from the discard pile instead of from the Market.'
    case 'purchase-top':
      return `In your Market turn, also buy the top card of the deck, unseen, for exactly ${gold(step.price)}.`
    case 'price-modifier': {
      const what = areAll(step.types) ? 'All cards' : step.types.map((type) => cards[type]).join(' and ')
      return `${what} from the Market and the discard pile cost you ${gold(-step.amount)} less.`
    }
    case 'refresh-skills':
      return `In Cleanup you may refresh up to ${step.count} Skills.`
    case 'copy-skill':
      return 'Use a ready Skill of another player as if it were yours, along its arrow; only this card is exhausted.'
    case 'attribute-action':
      return 'Carry out any one attribute action in its standard form.'
    case 'choose-attribute-action':
      return `Instead of the action of the row you may take that of ${step.rows
        .map((row) => attribute[row])
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}.`
    case 'die-bonus':
      return `In your attribute scores each ${step.filter.colour === 'gold' ? 'gold die' : 'die of your class colour'} counts ${step.amount} higher.`
    case 'attribute-bonus':
      return `${Object.entries(step.rows)
        .map(([row, by]) => `${attribute[row as Attribute]} ${signed(by)}`)
        .join(', ')}.`
    case 'armor-set':
      return setText(step.set)
    case 'armor-wild':
      return step.count === 1
        ? 'One of your incomplete armor sets counts one card more.'
        : `One of your incomplete armor sets counts ${step.count} cards more.`
    case 'stars':
      return `${starText(step.value)}.`
  }
}

function setText(set: ArmorSetId): string {
  const { stars: table, colours } = ARMOR_SETS[set]
  return `The ${set} set: ${table.slice(1).join(', ')} stars for 1 to ${table.length - 1} cards, 1 more for a ${colours.join(' or ')} class.`
}

function starText(value: StarValue): string {
  if ('sum' in value) return value.sum.map(starText).join(' and ')
  if ('if' in value) return `${stars(value.flat)} if ${conditionText(value.if)}`
  return `${stars(value.stars)} for ${counterText(value.per, value.every)}, at most ${value.max}`
}

function conditionText(condition: Condition): string {
  if ('alignmentRow' in condition) return `your marker is in the ${condition.alignmentRow} row`
  if ('alignmentCol' in condition) return `your marker is in the ${condition.alignmentCol} column`
  const score = `your ${attribute[condition.attribute]} is`
  return 'min' in condition ? `${score} ${condition.min} or more` : `${score} ${condition.max} or less`
}

function counterText(counter: Counter, every: number): string {
  const each = (one: string, many: string) => (every === 1 ? `each ${one}` : `every ${every} ${many}`)
  switch (counter.count) {
    case 'dice-by-face': {
      const faces = counter.faces.join(' or ')
      return each(`die showing ${faces}`, `dice showing ${faces}`)
    }
    case 'dice-by-colour':
      return each('die of your class colour', 'dice of your class colour')
    case 'rows-equal-faces':
      return each('row of three equal values', 'rows of three equal values')
    case 'goals-met':
      return each('attribute goal you meet', 'attribute goals you meet')
    case 'backstory-matches':
      return each('die that fits your backstory', 'dice that fit your backstory')
    case 'cards': {
      const other = counter.excludeSelf === true ? 'other ' : ''
      const type = { weapon: 'Weapon', armor: 'Armor', trait: 'Trait', skill: 'Skill' }[counter.type]
      return each(`${other}${type} card you own`, `${other}${type} cards you own`)
    }
    case 'card-types':
      return each('type of card you own, not counting this one', 'types of cards you own, not counting this one')
    case 'gold':
      return each('Gold you have left', 'Gold you have left')
    case 'colours-with-dice':
      return each(
        `class colour of which you have ${counter.min} dice or more`,
        `class colours of which you have ${counter.min} dice or more`,
      )
  }
}
