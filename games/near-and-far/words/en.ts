import type { Words } from '@krcma/kernel'
import { artifact } from '../content/artifacts.ts'
import { LONG_STORIES } from '../content/characters.ts'
import { FACTIONS } from '../content/factions.ts'
import { MINE, MINE_COLUMNS } from '../content/mine.ts'
import { modeRules } from '../content/modes.ts'
import { enemy } from '../content/threats.ts'
import { REFRESH_COST, STORE_COINS } from '../content/town.ts'
import { mineReward } from '../reckoning/mine.ts'
import { campHearts, campIncome } from '../reckoning/movement.ts'
import { heartsOnLeaving, price } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import type { CardId, NearAndFar, Seat, Standing, Visit } from '../shape.ts'
import { and, some } from './en/amounts.ts'
import { building, colour } from './en/effects.ts'
import { events } from './en/events.ts'
import { reasons } from './en/reasons.ts'
import { vocabulary as v } from './en/vocabulary.ts'
import { scene } from './scene.ts'
import { sagaWords } from './sheet.ts'
import {
  adventurerText,
  amounts,
  cardName,
  cardText,
  choiceText,
  effectsText,
  pieceName,
  region,
  type Say,
  spaceText,
  stepText,
  whoseTurn,
} from './speech.ts'

const { names } = v
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`
const member = (one: string | null) =>
  one === null ? 'nobody' : one === 'animal' ? 'the animal' : names.adventurers[one as keyof typeof names.adventurers]
const listed = (cards: readonly CardId[]) => (cards.length === 0 ? 'None' : and(cards.map((id) => cardName(v, id))))

function visitText(what: Visit, say: Say): string {
  const seat = whoseTurn(say)
  switch (what.do) {
    case 'trade':
      return 'Trade'
    case 'farm':
      return 'Gather food'
    case 'hut':
      return 'Draw a treasure'
    case 'coin':
      return `Gain ${some({ coin: STORE_COINS })}`
    case 'refresh':
      return `Pay ${some(REFRESH_COST)} for five new adventurers`
    case 'leave':
      return 'End the visit'
    case 'discard':
      return `Discard ${cardText(v, what.card)}`
    case 'reputation':
      return what.up ? 'Pay for a better reputation' : 'Pay for a worse reputation'
    case 'hire': {
      const coins = price(say.state, seat, what.adventurer)
      return `Hire ${adventurerText(v, what.adventurer)} for ${coins === 0 ? 'nothing' : some({ coin: coins })}`
    }
    case 'animal':
      return what.animal === 'bird' ? 'Buy a pack bird for 1 food' : 'Buy a pack turtle for 1 gem'
    case 'draw':
      return `Draw ${what.basic} basic and ${what.advanced} advanced artifacts`
    case 'draw-for':
      return `${cardName(v, what.card)}: draw from the ${v.tier[what.tier]} artifacts`
    case 'dig': {
      const number = MINE[Math.floor(what.at / MINE_COLUMNS)]?.[what.at % MINE_COLUMNS] ?? 0
      return `Dig at row ${Math.floor(what.at / MINE_COLUMNS) + 1}, column ${(what.at % MINE_COLUMNS) + 1}, number ${number}: gain ${amounts(v, mineReward(what.at, say.state.town))}`
    }
    case 'learn':
      return `Learn ${cardText(v, what.skill)}`
  }
}

const stands = ({ roll, total, needed, foe }: Standing) =>
  roll === 'duel'
    ? `You have ${total} and need ${needed}.`
    : `You have ${total} and need ${needed}${foe === null ? '' : ` against ${names.foes[foe]}`}.`

function animalMoves(seat: Seat, say: Say, to: string | null): string {
  const { party } = playerAt(say.state, seat)
  const now = FACTIONS.find((slot) => party[slot] === 'animal') ?? null
  if (now === to) return ''
  return to === null ? '; the animal rests' : `; the animal goes to the ${colour[to as keyof typeof colour]} slot`
}

export const words: Words<NearAndFar> = {
  language: 'en',
  name: 'Near and Far',
  pitch:
    'Hire a party, saddle your birds and walk off the edge of an atlas of eleven lands in search of a lost city. What you meet there is read to you from a book, and the world remembers what you did.',
  options: {
    mode: { name: 'Mode', value: (mode) => v.mode[mode] },
    map: { name: 'Map', value: (map) => (map === 'fitting' ? 'as the mode has it' : `${map}: ${names.maps[map]}`) },
    town: { name: 'Town', value: (town) => (town === 'dusk' ? 'at dusk' : 'by day') },
    encounters: { name: 'Encounters', value: (value) => (value === 'usual' ? 'as usual' : 'more') },
    length: { name: 'Length', value: (value) => (value === 'usual' ? 'as usual' : 'longer, with two camps more') },
    tokens: { name: 'Encounter tokens', value: (value) => (value === 'random' ? 'at random' : 'spread evenly') },
    book: { name: 'Campaign', value: (value) => (value === 'new' ? 'our first' : 'we know the book') },
  },
  question: {
    character: () => 'Who are you?',
    companion: () => 'Which animal comes with you, and on which slot?',
    pick: () => 'Which artifact do you keep?',
    'keep-advanced': () => 'Which advanced artifact do you keep?',
    'keep-basic': () => 'Which basic artifacts do you keep?',
    split: (_, { for: card }) => `${cardName(v, card)}: from which decks do you draw?`,
    'keep-drawn': () => 'Which of the drawn artifacts do you keep?',
    action: () => 'What do you do this turn?',
    entry: (_, { building: of }) => `Somebody is at ${building[of]}. How do you get in?`,
    parry: (_, context) => `You are challenged: you have ${context.total} against ${context.needed}. What do you do?`,
    raise: (_, context) =>
      `${stands(context)}${context.bonusAt === null ? '' : ` The bonus comes at ${context.bonusAt}.`}`,
    payment: (_, { price: asked }) => `How do you pay ${amounts(v, asked)}?`,
    visit: (_, { building: of }) => `What do you do at ${building[of]}?`,
    trade: () => 'Which single piece do you trade, for which you get or give several?',
    piece: (_, { side, one, pieces }) => {
      const so = pieces.length === 0 ? '' : ` So far: ${and(pieces.map((piece) => v.amount(piece, 1)))}.`
      return side === 'give'
        ? `What do you get for ${v.amount(one, 1)}?${so}`
        : `What do you hand in for ${v.amount(one, 1)}?${so}`
    },
    'reputation-piece': (_, { up, paid }) =>
      `What do you pay for ${up ? 'a point more' : 'a point less'} of reputation?${paid === 0 ? '' : ` So far: ${paid}.`}`,
    placement: (_, { adventurer }) => `Where does ${adventurerText(v, adventurer)} go?`,
    treasure: (_, { found }) => `You have found ${and(found.map((id) => cardText(v, id)))}. What do you keep?`,
    excess: () => 'Which treasure has no place any more?',
    party: () => 'Who goes with you?',
    step: () => 'Where do you go?',
    threat: () => 'A threat lies on the path. What do you do?',
    arrival: (_, { space }, say) =>
      space === null ? 'What do you do?' : `You are at ${spaceText(v, say.state, space)}. What do you do?`,
    option: () => 'What do you do?',
    colour: (_, { left }) => `Which colour is the faction token?${left > 1 ? ` ${left} to go.` : ''}`,
    gift: (_, { gift }) => `Do you accept ${gift === 'bird' ? v.packAnimal.bird : cardText(v, gift)}?`,
    'mercenary-camp': () => 'Where do the mercenaries place your camp?',
    buy: () => 'Do you buy an artifact?',
    convert: () => 'Do you use a card?',
    'return-animal': () => 'Do you let a pack animal go?',
  },
  waiting: {
    character: waits('is choosing a character'),
    companion: waits('is choosing an animal'),
    pick: waits('is choosing an artifact'),
    'keep-advanced': waits('is choosing what to keep'),
    'keep-basic': waits('is choosing what to keep'),
    split: waits('is choosing decks'),
    'keep-drawn': waits('is choosing what to keep'),
    action: waits('is choosing an action'),
    entry: waits('stands at the door of an occupied building'),
    parry: waits('may change the duel'),
    raise: waits('may change the roll'),
    payment: waits('is paying'),
    visit: waits('is in town'),
    trade: waits('is trading'),
    piece: waits('is trading'),
    'reputation-piece': waits('is paying for reputation'),
    placement: waits('is arranging the party'),
    treasure: waits('is looking at a treasure'),
    excess: waits('must part with a treasure'),
    party: waits('is arranging the party'),
    step: waits('is on the way'),
    threat: waits('meets a threat'),
    arrival: waits('has arrived'),
    option: waits('is choosing what to do in the encounter'),
    colour: waits('is choosing a colour'),
    gift: waits('is offered something'),
    'mercenary-camp': waits('is placing a camp'),
    buy: waits('may buy an artifact'),
    convert: waits('may use a card'),
    'return-animal': waits('may let an animal go'),
  },
  answer: {
    // NAF-SETUP-18
    character: (character, _, { state }) =>
      LONG_STORIES.includes(character) && modeRules(state.mode).encounters === 'character' && state.players.length > 2
        ? `${names.characters[character]}: a long story, best with two players`
        : names.characters[character],
    companion: ({ animal, slot }) => `A ${v.animal[animal]} on the ${colour[slot]} slot`,
    pick: (card) => cardText(v, card),
    'keep-advanced': (card) => (card === 'none' ? 'Neither' : cardText(v, card)),
    'keep-basic': ({ cards }) => listed(cards),
    split: ({ basic, advanced }) => `${basic} basic and ${advanced} advanced`,
    'keep-drawn': ({ cards }) => listed(cards),
    action: (action) => (action === 'adventure' ? 'Go on an adventure' : `Visit ${building[action]}`),
    entry: (entry, _, say) => {
      if (entry === 'bribe') return 'With a bribe of 1 coin'
      if (entry === 'walk-in') return 'Without a duel'
      const against = entry.opponent === 'neutral' ? 'the neutral figure' : say.name(entry.opponent)
      return entry.manner === 'fair' ? `A fair duel against ${against}` : `An underhanded duel against ${against}`
    },
    parry: (card) => (card === 'done' ? 'Leave it at that' : `${cardName(v, card)}: ${effectsText(v, card)}`),
    raise: (option, { total }) => {
      if (typeof option === 'string') return `${cardName(v, option)}: ${effectsText(v, option)}`
      return option === 0 ? 'Leave it at that' : `Spend ${some({ hearts: option })} for ${total + option}`
    },
    payment: (payment) => some(payment),
    visit: (what, _, say) => visitText(what, say),
    trade: ({ side, one }) => (side === 'give' ? `Give ${v.amount(one, 1)}` : `Get ${v.amount(one, 1)}`),
    piece: (piece) => (piece === 'done' ? 'That is all' : v.amount(piece, 1)),
    'reputation-piece': (piece) => (piece === 'done' ? 'That is all' : v.amount(piece, 1)),
    placement: (to, { reward, adventurer }, say) => {
      if (to === 'decline') return reward ? 'Decline' : 'Send away'
      const seat = whoseTurn(say)
      const there = to.slot === null ? null : playerAt(say.state, seat).party[to.slot]
      const instead = there === null || there === 'animal' ? '' : `, instead of ${member(there)}`
      const where = to.slot === null ? 'Beside the board' : `On the ${colour[to.slot]} slot${instead}`
      return `${member(adventurer)}: ${where}${animalMoves(seat, say, to.animal)}`
    },
    treasure: (option) => {
      if (option === 'none') return 'Nothing'
      const { take, place } = option
      if (place === 'animal') return `${cardName(v, take)}, on a pack animal`
      return place === 'beside'
        ? `${cardName(v, take)}, beside the board`
        : `${cardName(v, take)}, in place of ${cardName(v, place)}`
    },
    excess: ({ treasure, to }) =>
      to === 'discard' ? `Discard ${cardText(v, treasure)}` : `Lay ${cardText(v, treasure)} beside the board`,
    party: (option, _, say) => {
      const player = playerAt(say.state, whoseTurn(say))
      if (option === 'set-out') return `Set out with ${some({ hearts: heartsOnLeaving(player) }) || 'no hearts'}`
      const text =
        option.member === null || option.member === 'animal' ? member(option.member) : adventurerText(v, option.member)
      return `The ${colour[option.slot]} slot: ${text}`
    },
    step: (to, _, say) => (to === 'stop' ? 'Stop here' : `Go ${stepText(v, say, whoseTurn(say), to)}`),
    threat: (option) => {
      if ('fight' in option) {
        const { strength, points: jp } = enemy(option.fight)
        return `Fight ${v.scene.foe(names.foes[option.fight], strength, jp)}`
      }
      if (option.bypass === 'caution') return 'Pass with caution'
      if (option.bypass === 'bird' || option.bypass === 'turtle')
        return `Let ${v.packAnimal[option.bypass]} go and pass`
      return `${cardName(v, option.bypass)}: ${effectsText(v, option.bypass)}`
    },
    arrival: (what, _, say) => {
      if (what === 'encounter') return 'Attempt the encounter'
      if (what === 'end') return 'End the turn'
      const player = playerAt(say.state, whoseTurn(say))
      const hearts = some({ hearts: campHearts(player) })
      return `Build a camp for ${hearts === '' ? 'nothing' : hearts}; on a coin or gem space it brings ${campIncome(player)}`
    },
    option: (choice, _, say) => choiceText(v, say, whoseTurn(say), choice, 'Read on'),
    colour: (faction) => v.amount(faction, 1),
    gift: (answer) => (answer === 'accept' ? 'Accept' : 'Decline'),
    'mercenary-camp': (space, _, say) =>
      `${spaceText(v, say.state, space)}, in the ${region(v, say.state, space)} of the map`,
    buy: (card) => `Buy ${cardText(v, card)} for ${amounts(v, artifact(card).cost)}`,
    convert: (card) => `Use ${cardText(v, card)}`,
    'return-animal': (animal) => `Let ${v.packAnimal[animal]} go`,
  },
  event: events,
  source: {
    camps: 'Camps',
    routes: 'Trade routes',
    artifacts: 'Artifacts',
    hand: 'Artifacts in hand',
    threats: 'Threats',
    cards: 'Cards',
    money: 'Coins and gems',
    tokens: 'Faction tokens',
    chiefs: 'Chiefs',
    reputation: 'Reputation',
    board: 'Player board',
    map: 'Map',
    sheet: 'Character sheet',
    skills: 'Skills',
  },
  reason: reasons,
  piece: (id) => pieceName(v, id),
  outcome: () => 'The villains prevail: all have lost together.',
  rival: (id) => pieceName(v, id),
  scene: (view, say) => scene(v, view, say),
  saga: {
    ...sagaWords(v),
    choice: (choice) => {
      if (choice === 'concede') return 'If the last game is lost, do not play it again'
      return 'learn' in choice ? `Learn ${cardText(v, choice.learn)}` : `Be ${names.characters[choice.character]}`
    },
    evening: ({ map }) => (map === 'fitting' ? 'The next map' : `On map ${map}: ${names.maps[map]}`),
  },
}
