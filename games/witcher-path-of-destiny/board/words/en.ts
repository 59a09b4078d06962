import { vocabulary } from '../../words/en/vocabulary.ts'
import { words as game } from '../../words/en.ts'
import { lesson } from './lesson.en.ts'
import type { BoardWords, PathSpoken } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`

const board: BoardWords = {
  tabs: { book: 'Book', draft: 'Draft', lines: 'Timelines', mine: 'Mine', label: 'Parts of the table' },
  chapter: (chapter, turn) => (turn === 0 ? `Chapter ${chapter}` : `Chapter ${chapter}, turn ${turn}`),
  phase: {
    characters: { name: 'Characters', text: 'Everybody keeps one of two boards.' },
    draft: {
      name: 'Drafting',
      text: 'In initiative order everybody takes a pair or two cards from the deck. Whoever stands higher acts earlier next.',
    },
    'before-play': {
      name: 'Before playing',
      text: 'In initiative order abilities may be used that come before cards are played.',
    },
    play: {
      name: 'Playing',
      text: 'Everybody chooses two cards and their order in secret; they are turned over together.',
    },
    resolve: {
      name: 'Effects',
      text: 'Effects are resolved from left to right. An effect sees its own card, those before it, and the tokens.',
    },
    dominance: { name: 'End of the chapter', text: 'The path with more fate tokens becomes dominant.' },
    alliances: { name: 'Alliances', text: 'All alliance cards of the dominant side are applied.' },
    'end-of-chapter': { name: 'End of the chapter', text: 'Dominant symbols give VP, the other active ones XP.' },
    keep: {
      name: 'Keeping cards',
      text: 'Kept cards open the next timeline, and their effects are resolved once more. All the others go.',
    },
    kept: { name: 'Kept cards', text: 'The effects of kept cards count for the chapter that begins.' },
    story: {
      name: 'The story goes on',
      text: 'The page is read, and the holders of the path tokens get what it gives.',
    },
    over: { name: 'The tale is told', text: '' },
  },

  book: 'The story book',
  page: (page) => `Page ${page}`,
  pageRule:
    'At the end of the chapter each symbol of the dominant path gives 1 VP, each of the other 1 XP. The other two kinds give neither.',
  unread: 'Not read yet',
  undecided: 'No character yet',
  leads: (page) => `to page ${page}`,
  nextActive: (symbols) => `active there: ${symbols}`,
  ends: 'the ending',
  holder: (side, name) => `Token of the ${side} path: ${name}`,
  fate: (token) => ({
    name: `Fate token ${token}`,
    text: 'The path with more fate tokens becomes dominant; with as many on both, the one with the highest number.',
  }),
  fateNow: (token, side) =>
    side === null
      ? `As things stand, fate token ${token} is set aside`
      : `As things stand, fate token ${token} goes to the ${side} path`,
  fateGoes: (token, side) =>
    side === null ? `Fate token ${token} is set aside` : `Fate token ${token} goes to the ${side} path`,
  votes: 'Each supports the path of which they have more symbols; how many more does not matter.',
  vote: (name, side) => `${name}: ${side ?? 'neither'}`,
  mat: 'The supply',
  aside: (token) => `Fate token ${token} is set aside`,
  road: 'The road taken',
  roadChapter: (chapter) => `Chapter ${chapter}`,
  roadEnd: 'The ending',
  readAgain: 'Read again',
  turnPage: 'Turn the page',
  turnBack: 'Back',
  read: 'I have read it',
  closeBook: 'Close the book',
  bonus: (side, bonus) => `Token of the ${side} path: ${bonus}`,

  draft: { name: 'The supply and the initiative', text: '' },
  deck: (n) => `Deck: ${cards(n)}`,
  deckRule: 'The top position: two cards unseen. Any number of figures may stand here, and they act before all rows.',
  discarded: (n) => `discarded: ${n}`,
  row: (row) => `Row ${row}`,
  emptyRow: 'Empty',
  lowest: { name: 'The lowest row: 1 XP', text: 'Whoever chooses it gains 1 XP at once, and acts last.' },
  token: (faction) => ({
    name: `Alliance: ${faction}`,
    text: 'Whoever chooses this row draws an alliance card of this side. Its cards work when its path becomes dominant.',
  }),
  track: {
    name: 'Initiative',
    text: 'The order in which everybody acts. After drafting it is the order in which the figures stand, from the top down; ties go to whoever is higher.',
  },
  trackPlace: (place, name) => `${place}. ${name}`,
  turnFrom: (from, to) =>
    from === to
      ? `Next you would act ${ordinal(from)}`
      : to === from + 1
        ? `Next you would act ${ordinal(from)} or ${ordinal(to)}`
        : `Next you would act ${ordinal(from)} at best, ${ordinal(to)} at worst`,
  shows: (left, right) => `active symbols: ${left} left, ${right} right`,
  playedNow: 'Played now:',
  nothingNow: 'nothing',
  swap: (card) => `Swap ${card} with a card of another row`,

  lines: { name: 'Timelines', text: '' },
  line: (name) => `Timeline: ${name}`,
  emptyLine: 'No cards yet',
  counts: (symbol, n) => `${symbol}: ${n}`,
  ahead: (by) => (by > 0 ? `${by} ahead of everybody else` : `${-by} behind the best`),
  tied: 'As many as the best of the others, who is higher in initiative',
  byInitiative: 'As many as others, but higher in initiative',
  supports: (name, side) => (side === null ? `${name} supports neither path` : `${name} supports the ${side} path`),
  tokens: (symbols) => `Tokens: ${symbols}`,
  specialLost: 'Lost until the next chapter begins.',
  special: (symbol) => `The special ${symbol} token`,
  covered: 'A covered symbol is lost and counts for nothing.',
  recoloured: (colour) => `Counts as ${colour} this turn.`,
  ready: 'Has chosen',

  hand: (n) => `Your hand: ${n}`,
  handOf: (n) => `In hand: ${n}`,
  first: (card) => `${card}, played first`,
  second: (first, brings) => `After ${first}, together: ${brings}`,
  wouldBring: (what) => `Would bring: ${what}`,
  bringsNothing: 'Would change nothing now',
  ifDominant: (side, points) => `if the ${side} path wins: ${points}`,
  points: (vp, xp) =>
    [vp === 0 && xp !== 0 ? '' : `${vp} VP`, xp === 0 ? '' : `${xp} XP`].filter((part) => part !== '').join(', '),
  otherWay: (what) => `the other way round: ${what}`,
  support: (side) => (side === null ? 'you would support neither path' : `you would support the ${side} path`),
  makesEffort: 'completes the extra effort',
  reachesLevel: (colour) => `meets the ${colour} requirement`,

  hero: (name) => `Character of ${name}`,
  character: (name) => name,
  xp: (xp) => ({
    name: `${xp} XP`,
    text: 'Experience unlocks abilities at 5, 10 and 15; from 20 on the gold marker runs over the track, for VP at the end.',
  }),
  gold: (gold, vp) => ({
    name: `Gold experience ${gold}`,
    text:
      vp === 0
        ? 'Beyond 20 XP: the gold marker gives VP at the end.'
        : `Beyond 20 XP: the gold marker stands where it gives ${vp} VP at the end.`,
  }),
  abilities: 'Abilities',
  ability: { locked: (xp) => `locked until ${xp} XP`, ready: 'ready', used: 'used' },
  why: {
    locked: (xp) => `It is unlocked at ${xp} XP.`,
    used: 'Every ability is used once in a game.',
    window: {
      'before-own-draft': 'Only before you choose your position.',
      'after-own-draft': 'Only right after you have taken your cards.',
      'before-play': 'Only before cards are played.',
      loss: 'Only when an effect of a card you play makes you lose a symbol.',
      effect: 'Only before the effect of a card that you have just played.',
      'after-cards': 'Only after the effects of your two cards.',
      'end-of-chapter': 'Only at the end of a chapter, before timelines are cleared.',
    },
    nothing: 'It would find nothing to do.',
    taken: (name) => `${name} stands here, and a row takes one figure.`,
    removed: 'Its pair is gone, so nobody may stand here this turn.',
    unread: 'Pages are read when the story comes to them.',
    goal: 'Only those may look at it who have met its requirement, or were allowed to by the story.',
  },
  use: (ability) => `Use ${ability}`,
  quest: (name) => `Side quest: ${name}`,
  questNow: (n, vp) => `${cards(n)} now: ${vp} VP`,
  shownCards: 'Taken from the supply this turn, for all to see',
  backToMine: 'Back to mine',
  show: (name) => `Show ${name}`,
  automa: {
    name: 'Automa',
    text: 'Your opponent plays by fixed rules: it drafts the pair with most active symbols, ignores effects, and alone decides where fate tokens go.',
  },
  automaSymbols: 'At the start of a chapter it gains a token of each of these that is active.',
  automaFrom: (xp) => `From ${xp} XP.`,

  effort: {
    name: 'Extra effort',
    text: 'After cards are played, whoever shows these colours on neighbouring cards, in this order and with a card of this turn among them, gains the reward. Once a turn.',
  },
  effortNow: (chapter) => `Extra effort of chapter ${chapter}`,
  effortNext: (colour) => `Your timeline goes on with ${colour}.`,
  goals: {
    name: 'Hidden goals',
    text: 'At the end the two goals are scored whose backs show the dominant symbol of chapter 3. Three cards of the colour beside a goal let you look at it.',
  },
  goal: (back, symbols) => `Hidden goal ${back}: ${symbols}`,
  goalHidden: 'Face down. Meet its requirement to look at it.',
  requirement: (colour, n, of) => `Requirement: ${n} of ${of} ${colour} cards`,
  requirementDone: 'Both levels of the requirement are met.',
  levelOf: (name, level) => `${name}: level ${level}`,
  alliances: {
    name: 'Alliances',
    text: 'When a path becomes dominant, all cards of its side are applied: Renfri on the left, Stregobor on the right. You hold at most three of each.',
  },
  held: (faction, n) => `${faction}: ${cards(n)}`,
  noAlliances: 'none',

  experience: 'Experience',
  inHand: 'Cards in hand',
  readyAbilities: 'Abilities ready',
  vp: 'Victory points',
  acts: 'What else can be done',
  boards: { name: 'Choose your character', text: 'Two boards are dealt to you; keep one, and the other goes back.' },
  startingCards: 'Starting cards',
  reveal: 'Cards are turned over',
  pageTurns: 'The page turns',
  ending: { title: 'The tale is told', player: 'Player', total: 'VP', hero: (name) => `The hero of the tale: ${name}` },
}

export const words: PathSpoken = { ...game, lesson, board, vocabulary }
