import type { Words } from '@krcma/kernel'
import type { CardId } from '../../content/cards.ts'
import type { Heroes3, Moment } from '../../shape.ts'
import { askedFighter, causeText, fighterText, type Say, thrownText } from '../speech.ts'
import { cardName, fieldText, pieceName } from '../texts.ts'
import { and, cards, counted } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

const moments: Readonly<Record<Moment, string>> = {
  'combat-start': 'The combat begins.',
  activation: 'Your unit is active.',
  attack: 'An attack is declared.',
  'after-attack-roll': 'The attack has been rolled.',
  'lethal-attack': 'The attack is lethal.',
  'after-own-cast': 'Your spell has been resolved.',
  'after-enemy-cast': 'The enemy casts a spell.',
  'combat-won': 'You have won the combat.',
  'spell-purchase': 'You buy a spell.',
  'guarded-field-entered': 'You enter a guarded field.',
}
const steps = { near: 'near tile', start: 'starting tile', far: 'far tile', supply: 'tile of your supply' }
const about = (text: string | null, question: string) => {
  const asked = text === null ? question : `${text}: ${question}`
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`
}

/** What a unit or a space is asked for: a card, an ability, or plainly. */
function forWhat(of: {
  readonly play: { readonly card: CardId } | null
  readonly ability: string | null
}): string | null {
  if (of.play !== null) return cardName(v, of.play.card)
  return of.ability === null ? null : (v.abilityNames[of.ability as keyof typeof v.abilityNames] ?? of.ability)
}

/** Whoever may play a card in an attack is told which one it is. */
function declared(window: Moment, say: Say): string {
  const attack = say.state.battle?.attack
  if (attack == null || (window !== 'attack' && window !== 'lethal-attack')) return moments[window]
  const names = `${askedFighter(v, say, attack.attacker)} attack ${askedFighter(v, say, attack.target)}`
  return window === 'attack' ? `${names}.` : `${names}: the attack is lethal.`
}

export const question: Words<Heroes3>['question'] = {
  faction: () => 'Which faction do you play?',
  hero: () => 'Who is your Main Hero?',
  'first-player': () => 'Who shall be the first player?',
  rotation: (_, { tile }) => `How do you turn ${pieceName(v, tile)}?`,
  'pool-tile': () => 'Which tile do you place next?',
  placement: (_, { tile, step }) => `Where do you place your ${steps[step]} ${tile}?`,
  'starting-field': () => 'Where does your Secondary Hero begin?',
  'scenario-bonus': (_, { left }) => `Which bonus do you take?${left > 1 ? ` ${left} to go.` : ''}`,
  mulligan: () => 'Do you keep your starting hand?',
  refresh: (_, { limit }) => `Your hand limit is ${limit}. Do you discard first, or draw?`,
  'resource-effect': () => 'What happens next at the start of the resource round?',
  'turn-start-effect': () => 'Which building do you use at the start of your turn?',
  act: () => 'What do you do?',
  prepare: (_, { field }) => `A combat at ${fieldText(v, field)}. Do you use a Town Action first?`,
  muster: () => 'Do you recruit or reinforce another unit?',
  town: () => 'Do you use a Town Action?',
  morale: () => 'Do you spend your morale?',
  'spend-first': () => 'You gain morale that you have already. Do you spend the old token first?',
  'before-combat': () => 'A combat is about to begin. Do you use a Town Action first?',
  'last-call': () => 'The round is about to end. Is there anything that you want to do?',
  respond: (_, { window }, say) => `${declared(window, say)} Do you play a card?`,
  empower: (_, { play, power }) => `${cardName(v, play.card)} with ${power} power: do you add more?`,
  'power-tier': (_, { play, power }) => `${cardName(v, play.card)} with ${power} power: which result?`,
  choice: (_, { cause }, say) => about(causeText(v, cause, say), 'which do you choose?'),
  pay: (_, { cause, effects }, say) => about(causeText(v, cause, say), `what do you pay to ${v.tell(effects)}?`),
  visit: (_, { field }) => `Do you make use of ${fieldText(v, field)}?`,
  opponent: (_, { cause }, say) => about(causeText(v, cause, say), 'which enemy do you mean?'),
  'search-from': (_, { n }) => `From where do you search ${cards(n)}?`,
  'search-pick': (_, { deck }) => `Which card of ${v.deck(deck)} do you keep?`,
  necromancy: (_, { card }) => `You cannot play ${cardName(v, card)}. Do you keep it?`,
  'lay-next': () => 'Which card comes next? The last one lies on top.',
  discard: (_, { least, most }) =>
    least === 0 ? `Which cards do you discard? At most ${most}.` : `Which card do you discard? ${least} to go.`,
  'take-card': () => 'Which card of your discard pile do you take?',
  'remove-card': () => 'Which card do you remove?',
  'put-card': (_, { card }) => `Where do you put ${pieceName(v, card)}?`,
  'peek-deck': () => 'Which deck do you look at?',
  'die-result': () => 'Which result do you take?',
  reroll: (_, { dice }) => `You have rolled ${dice.map((die) => thrownText(v, die)).join('; ')}. Do you reroll a die?`,
  'which-hero': () => 'Which of your heroes?',
  destination: (_, { hero }) => `Where does your ${v.rank[hero]} go?`,
  'pick-unit': (_, { why }) =>
    ({
      reinforce: 'Which unit do you reinforce?',
      flip: 'Which unit do you turn to few?',
      gain: 'Which unit do you gain?',
      'lay-on': 'On which unit do you lay the card?',
      start: 'With which unit do you begin?',
    })[why],
  'pick-income': (_, { field }) => `Which income does ${fieldText(v, field)} bring?`,
  'neutral-deck': () => 'Which neutral deck do you look at?',
  'recruit-neutral': (_, { cards: shown }) =>
    `Do you recruit ${shown.length === 1 ? 'this unit' : 'one of these units'}: ${and(shown.map((card) => pieceName(v, card)))}?`,
  'rotate-tile': () => 'Which tile do you rotate, and how?',
  'discover-tile': () => 'Which tile do you discover?',
  trade: () => 'What do you exchange?',
  'give-up': (_, { field }) => `Your Secondary Hero is attacked at ${fieldText(v, field)}. Do you fight?`,
  'defend-town': (_, { field }) => `Do you pay ${v.amount('gold', 8)} to defend ${fieldText(v, field)}?`,
  deploy: () => 'Which unit do you deploy, and where?',
  'deploy-neutral': () => 'Where do you deploy the neutral unit?',
  'swap-neutral': () => 'Which neutral unit do you replace?',
  fortify: () => 'Where does the gate stand?',
  'next-unit': () => 'Which unit is active next?',
  deed: (_seat, _context, say) => {
    const active = say.state.battle?.activation?.fighter
    return active === undefined ? 'What does the unit do?' : `${askedFighter(v, say, active)}: what do they do?`
  },
  'pick-fighter': (_, of) => about(forWhat(of), 'which unit?'),
  'pick-space': (_, of) => about(forWhat(of), 'which space?'),
  'pick-spaces': () => 'Which two spaces?',
  'clear-effect': (_, { fighter }, say) => `Of which effect do you rid ${fighterText(v, say, fighter)}?`,
  parry: () => 'Do you discard a card, so that the attack die is ignored?',
  'cancel-attack': () => 'Do you cancel the lethal attack?',
  'return-home': () => 'Does the unit return to where it came from?',
  'reroll-attack': (_, { dice }) =>
    `The ${counted(dice.length, 'attack die', 'attack dice')} show ${and(dice.map((face) => (face > 0 ? `+${face}` : face < 0 ? `−${-face}` : '0')))}. Do you reroll?`,
  extend: () => 'Do you fight another combat round?',
}

const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

export const waiting: Words<Heroes3>['waiting'] = {
  faction: waits('is choosing a faction'),
  hero: waits('is choosing a Main Hero'),
  'first-player': waits('is deciding who begins'),
  rotation: waits('is turning a tile'),
  'pool-tile': waits('is choosing a tile'),
  placement: waits('is placing a tile'),
  'starting-field': waits('is placing a Secondary Hero'),
  'scenario-bonus': waits('is choosing a bonus'),
  mulligan: waits('is looking at the starting hand'),
  refresh: waits('is refreshing the hand'),
  'resource-effect': waits('is settling the resource round'),
  'turn-start-effect': waits('is beginning the turn'),
  act: waits('is on turn'),
  prepare: waits('is preparing for a combat'),
  muster: waits('is mustering units'),
  town: waits('may use a Town Action'),
  morale: waits('may spend morale'),
  'spend-first': waits('is gaining morale'),
  'before-combat': waits('may prepare before the combat'),
  'last-call': waits('may act before the round ends'),
  respond: waits('may play a card'),
  empower: waits('is casting'),
  'power-tier': waits('is casting'),
  choice: waits('is choosing'),
  pay: waits('is paying'),
  visit: waits('is visiting a field'),
  opponent: waits('is choosing an enemy'),
  'search-from': waits('is searching'),
  'search-pick': waits('is searching'),
  necromancy: waits('is searching'),
  'lay-next': waits('is laying cards off'),
  discard: waits('is discarding'),
  'take-card': waits('is taking a card'),
  'remove-card': waits('is removing a card'),
  'put-card': waits('is looking at a card'),
  'peek-deck': waits('is looking at a deck'),
  'die-result': waits('is choosing a die'),
  reroll: waits('may reroll'),
  'which-hero': waits('is choosing a hero'),
  destination: waits('is moving a hero'),
  'pick-unit': waits('is choosing a unit'),
  'pick-income': waits('is choosing an income'),
  'neutral-deck': waits('is choosing a neutral deck'),
  'recruit-neutral': waits('is looking at neutral units'),
  'rotate-tile': waits('may rotate a tile'),
  'discover-tile': waits('may discover a tile'),
  trade: waits('is trading'),
  'give-up': waits('is deciding whether to fight'),
  'defend-town': waits('is deciding whether to defend'),
  deploy: waits('is deploying'),
  'deploy-neutral': waits('is deploying neutral units'),
  'swap-neutral': waits('may replace a neutral unit'),
  fortify: waits('is raising walls'),
  'next-unit': waits('is choosing the next unit'),
  deed: waits('is leading a unit'),
  'pick-fighter': waits('is choosing a unit'),
  'pick-space': waits('is choosing a space'),
  'pick-spaces': waits('is choosing spaces'),
  'clear-effect': waits('is choosing an effect'),
  parry: waits('may parry'),
  'cancel-attack': waits('may cancel the attack'),
  'return-home': waits('may move a unit back'),
  'reroll-attack': waits('may reroll'),
  extend: waits('is deciding whether to fight on'),
}
