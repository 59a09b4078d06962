import { words as game } from '../../words/en.ts'
import { vocabulary as v, vocabulary } from '../../words/vocabulary.en.ts'
import { plain } from '../numbers.ts'
import { lesson } from './lesson.en.ts'
import type { BoardWords, RollPlayerSpoken } from './words.ts'

const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`)
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const towards = { up: 'good', down: 'evil', left: 'law', right: 'chaos' } as const
const rows = ['good', 'neutral', 'evil'] as const
const columns = ['lawful', 'neutral', 'chaotic'] as const

const board: BoardWords = {
  tabs: { table: 'Market', hero: 'Hero', players: 'Heroes', label: 'Parts of the table' },
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  phaseRule: {
    races:
      'In player order everybody takes a character sheet. It adds to one attribute and takes from another; a human’s does neither.',
    classes: 'Everybody gets a class card and chooses its side: goals for the six attributes, and an ability.',
    'starting-dice': 'Everybody places the starting dice as rolled, without attribute actions.',
    roll: 'One die more than there are heroes, in a solo game three, are drawn, rolled and laid out on the Initiative cards from low to high.',
    dice: 'Clockwise from the Start Player everybody takes an Initiative card with its die and places the die in a row; then the action of that row may be used.',
    'before-market': 'Everybody has a die. Next comes the Market, in the order of the Initiative cards.',
    market:
      'From Initiative card 1 upwards everybody buys one card, or discards one for Gold; in the friendly Market the Gold costs no card.',
    cleanup: 'Tokens go back, everybody may refresh one exhausted Skill, a Ranger two, and a new Market is laid out.',
    'last-skills': 'All sheets are full. This is the last moment for Skills.',
    'giving-up': 'Before the stars are counted, cards may be given up.',
    over: 'The stars are counted.',
  },
  startPlayer: {
    name: 'Start Player',
    text: 'Takes the first Initiative card this round. The next in clockwise order follows in the next round.',
  },
  pile: {
    bag: (n) => `In the bag: ${dice(n)}`,
    bagRule: 'Dice are drawn without looking; what is left of each colour is known to all.',
    deck: (n) => `Market deck: ${cards(n)}`,
    deckRule: 'Nobody knows its order. When it runs out, the discard pile is shuffled.',
    discard: (n) => `Discard pile: ${cards(n)}`,
    discardRule: 'Everybody may look through it at any time.',
    junk: (n) => `Junk pile: ${cards(n)}`,
    junkRule: 'What the enemy takes never comes back.',
    look: 'Look through it',
    close: 'Back to the Market',
    empty: 'Nothing lies here.',
  },
  initiative: {
    name: 'Initiative cards',
    text: 'A low die is taken with a low card, and low cards shop first. Coins wait on the cards that nobody took.',
  },
  initiativeCard: (n) => `Initiative card ${n}`,
  coin: { name: 'A coin', text: 'Whoever takes this card gains 1 Gold.' },
  taken: (name) => `Taken: ${name}`,
  noDie: 'There is no die on it.',
  chosen: 'Chosen for the reroll.',
  market: { name: 'Market', text: 'One purchase each in a Market turn, in the order of the Initiative cards.' },
  soldOut: 'Sold out.',
  lacks: (gold) => `You lack ${gold}.`,
  handsFull: 'Your hands are full: a weapon would have to make room.',
  wouldBring: (stars) => `As things stand it would change your stars by ${stars}.`,
  bringsNoStars: 'As things stand it would bring no stars yet.',
  discardFor: (gold) => `Discard +${gold}`,
  sheet: (name) => `The hero of ${name}`,
  gold: { name: 'Gold', text: 'Pays for Market cards, and breaks ties in the end.' },
  tokens: {
    name: 'Charisma tokens',
    text: 'Each stands for 1 Gold in this Market phase; unused ones go back in Cleanup.',
  },
  stars: { name: 'Stars if it ended now', text: '' },
  dicePlaced: { name: 'Dice placed', text: 'A sheet has 18 spaces. When all are full the game ends.' },
  action: {
    str: 'flip a die',
    dex: 'swap two',
    con: 'change by 1',
    int: 'reroll one',
    wis: 'move marker',
    cha: 'take a token',
  },
  ownAction: 'The class has this action of its own.',
  score: 'Score',
  goal: (range, stars) => `Goal ${range}: ${stars}`,
  range: (min, max) => `${min}–${max}`,
  standing: {
    met: 'The goal is met.',
    open: 'The goal is within reach.',
    lost: 'The goal is out of reach for dice alone.',
  },
  missed: 'The goal is missed.',
  needs: (least, most, n) =>
    `${n === 1 ? 'The last die has to show' : `${dice(n)} still to come have to show`} ${
      most === null ? `${least} or more` : least === most ? least : `${least} to ${most}`
    }${n === 1 ? '' : ' together'}.`,
  fullRow: 'The third die of a row brings 1 Gold.',
  modifier: (race, by) => `${race}: ${by}`,
  noModifiers: 'no modifiers',
  becomes: (name, before, after) => `${name} ${plain(before)} → ${plain(after)}`,
  emptySpace: 'An empty space',
  wants: (colour) => `The backstory wants a ${v.colour[colour]} die here.`,
  fitsStory: 'It fits the backstory.',
  classColour: 'The colour of the class: 1 star.',
  handDie: (die) => `Place the ${die} die: choose a row`,
  backstoryRule: 'Dice of the right colour on the right space: 2 or 3 bring 1 star, 4 or 5 bring 3, all six bring 6.',
  matches: (n, of) => `${n} of ${of} dice fit`,
  alignmentRule:
    'In the end you get the stars of the space that your marker stands on. Wisdom, Skills and Traits move it.',
  cell: (row, column) =>
    row === 1 && column === 1
      ? 'neutral'
      : `${columns[column] ?? ''} ${rows[row] ?? ''}`.replace('neutral neutral', 'neutral'),
  axis: { rows: ['good', 'evil'], columns: ['lawful', 'chaotic'] },
  here: 'The marker stands here.',
  classRule: (colour) => `Every ${colour} die on the sheet is worth 1 star in the end.`,
  classDice: (n) => `${dice(n)} of the class colour`,
  usedUp: 'Used this round.',
  cards: {
    weapon: { name: 'Weapons', text: 'Two hands hold one two-handed or two one-handed weapons.' },
    armor: {
      name: 'Armor',
      text: 'Pieces of one set are worth more together, and one star more in the right class colour.',
    },
    trait: { name: 'Traits', text: 'Move the marker when bought, and bring stars in the end.' },
    skill: {
      name: 'Skills',
      text: 'Using one moves the marker along its arrow and exhausts it; Cleanup refreshes one.',
    },
  },
  noCards: 'No cards yet. Weapons, Armor, Traits and Skills come from the Market.',
  hands: (used) => `Hands in use: ${used} of 2`,
  freeHand: 'A free hand',
  weaponHands: (hands) => (hands === 1 ? 'one hand' : 'two hands'),
  set: (set, n, of, stars) =>
    `${{ chain: 'Chain', leather: 'Leather', mystic: 'Mystic' }[set]} set: ${n} of ${of}, ${stars}`,
  wild: 'A set counts one piece more.',
  traitNow: (stars) => `Now worth ${stars}.`,
  arrow: (direction) => `Moves the marker towards ${towards[direction]}.`,
  why: {
    exhausted: 'It is exhausted.',
    marker: 'The marker cannot go that way.',
    dicePhase: 'Only in the Dice phase.',
    ownMarket: 'Only in your own Market turn.',
    othersSkill: 'Nobody else has a ready Skill that would do now.',
  },
  dropWeapon: 'Discard it',
  use: 'Use',
  keep: { old: 'keep', new: 'take' },
  inBag: (n) => `${n} in the bag`,
  acts: 'What else can be done',
  backToMine: 'Back to my hero',
  show: (name) => `Show the hero of ${name}`,
  choosesRace: 'Character sheets',
  choosesClass: 'Class cards',
  side: { female: 'woman', male: 'man' },
  takenRace: (name) => `Taken: ${name}`,
  classCard: (colour) => `The ${colour} class card`,
  enemy: {
    name: 'The enemy',
    text: 'Take Initiative card 2 or 3, and the enemy rolls for a card of the Market, which then is junk.',
  },
  enemyRow: (n) => `For card ${n} it takes`,
  enemyTakes: { left: 'left', middle: 'middle', right: 'right', none: 'nothing' },
  ending: { title: 'The heroes are ready', player: 'Hero', total: 'Stars', earned: 'Title earned' },
  gains: { coin: '+1 Gold for the coin', goldDie: 'for the gold die', row: '+1 Gold for the full row' },
  turnEarly: (n) => (n === 1 ? 'first in the Market' : `Market turn by card ${n}`),
  moves: (direction) => `marker towards ${towards[direction]}`,
  makesRoom: 'a weapon has to make room',
}

export const words: RollPlayerSpoken = { ...game, lesson, board, vocabulary }
