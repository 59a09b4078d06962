import type { Words } from '@krcma/kernel'
import { characterOf } from '../content/characters.ts'
import { TOP } from '../reckoning/draft.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Loss, PathOfDestiny, Variant } from '../shape.ts'
import { events } from './en/events.ts'
import { reasons } from './en/reasons.ts'
import { vocabulary as v } from './en/vocabulary.ts'
import { scene } from './scene.ts'
import { bringsText, cardText, pieceName, playText, rivalName, type Say } from './speech.ts'

const { names, symbol, colour } = v
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

const variants: Record<Variant, string> = {
  full: 'the whole game',
  'without-effort': 'The Edge of the World without extra effort',
  'first-game': 'first game: The Edge of the World without extra effort and side quests',
}

function draftText(row: number, say: Say): string {
  if (row === TOP) return 'The deck: 2 cards unseen, before all rows in initiative'
  const pair = say.state.supply[row - 1]
  const token = say.state.alliances?.tokens[row - 1]
  const lowest = say.state.alliances === null && row === say.state.supply.length ? ', and 1 XP' : ''
  const bonus = token == null ? lowest : `, and an alliance card (${v.token[token]})`
  return `Row ${row}: ${(pair ?? []).map((card) => cardText(v, card)).join(' + ')}${bonus}`
}

function lossText(loss: Loss): string {
  switch (loss.from) {
    case 'pool':
      return `A ${symbol[loss.symbol]} token`
    case 'special':
      return `The special ${symbol[loss.symbol]} token, until the next chapter`
    case 'card':
      return `${symbol[loss.symbol]} on ${names.cards[loss.card]}`
    case 'training':
      return `None: use ${names.abilities['geralt-1']}`
  }
}

function pathText(side: 'left' | 'right', say: Say): string {
  return `The ${v.side[side]} path: ${symbol[activeIn(say.state)[side]]}`
}

export const words: Words<PathOfDestiny> = {
  language: 'en',
  name: 'The Witcher: Path of Destiny',
  pitch:
    'Three chapters of a tale that you write together and only one of you becomes the hero of. Draft cards, build your timeline and push the story down the path that pays you best.',
  options: {
    tale: { name: 'Tale', value: (tale) => names.tales[tale] },
    variant: { name: 'Variant', value: (variant) => variants[variant] },
    automa: {
      name: 'Automa (solo)',
      value: (automa) => (automa === 'random' ? 'at random' : names.characters[automa]),
    },
    difficulty: { name: 'Difficulty (solo)', value: (difficulty) => names.difficulties[difficulty] },
  },
  question: {
    board: () => 'Which character do you keep?',
    draft: () => 'Where do you move your figure?',
    'draw-energy': () => `${names.abilities['yennefer-1']}: which two cards change places?`,
    'alliance-deck': () => 'Whose alliance card do you draw?',
    'discard-alliance': (_, { faction }) =>
      `You may hold three cards of ${v.token[faction]}. Which one do you discard?`,
    ability: (_, { window, card }) => {
      if (card !== null) return `Do you use an ability on the effect of ${names.cards[card]}?`
      return window === 'end-of-chapter'
        ? 'The chapter ends. Do you use an ability before timelines are cleared?'
        : 'Do you use an ability now?'
    },
    'supply-card': (_, { ability }) => `${names.abilities[ability]}: which card do you take?`,
    'release-pair': () => `${names.abilities['yennefer-3']}: which pair do you discard?`,
    'release-symbol': (_, { chosen }) =>
      chosen.length === 0 ? 'Which symbol do you gain?' : 'Which second symbol do you gain?',
    symbol: (_, { ability }) =>
      ability === 'dandelion-2'
        ? 'Which symbol do you look for?'
        : ability === 'dandelion-4'
          ? 'Which symbol do you lose?'
          : 'Which symbol do you gain?',
    'own-card': (_, { ability }) => {
      if (ability === 'ciri-1') return 'Which card has another colour this turn?'
      return ability === 'vesemir-3' ? 'Which effect is resolved once more?' : 'Which card do you take into your hand?'
    },
    'hand-card': (_, { for: what }) =>
      what === 'geralt-4' || what === 'ciri-3' ? 'Which card do you play?' : 'Which card do you discard?',
    'elder-blood': () => `${names.abilities['ciri-4']}: which cards do you discard?`,
    colour: (_, { card }) =>
      card === null ? 'Which colour do you name?' : `Which colour does ${names.cards[card]} have this turn?`,
    play: () => 'Which two cards do you play, and in which order?',
    lose: (_, { card, left }) =>
      `Which symbol do you lose${card === null ? '' : ` for ${names.cards[card]}`}?${left > 1 ? ` ${left} to go.` : ''}`,
    dominance: () => 'No fate token was placed. Which path is dominant?',
    'next-alliance': () => 'Which alliance card do you apply next?',
    exchange: () => 'Which active symbol do you give up for two of the other?',
    keep: (_seat, _context, say) =>
      say.state.chapter === 1
        ? 'Which card do you keep for the next chapter?'
        : 'Which two cards do you keep, and in which order?',
    look: () => 'Which hidden goal do you look at?',
    'automa-card': () => 'Which card does the Automa take?',
  },
  waiting: {
    board: waits('is choosing a character'),
    draft: waits('is drafting'),
    'draw-energy': waits('may swap two cards'),
    'alliance-deck': waits('is choosing an alliance'),
    'discard-alliance': waits('is discarding an alliance card'),
    ability: waits('may use an ability'),
    'supply-card': waits('is taking a card from the supply'),
    'release-pair': waits('is discarding a pair'),
    'release-symbol': waits('is choosing a symbol'),
    symbol: waits('is choosing a symbol'),
    'own-card': waits('is choosing a card of the timeline'),
    'hand-card': waits('is choosing a card of the hand'),
    'elder-blood': waits('is discarding cards'),
    colour: waits('is choosing a colour'),
    play: waits('is choosing two cards'),
    lose: waits('is choosing what to lose'),
    dominance: waits('is choosing the dominant path'),
    'next-alliance': waits('is applying alliance cards'),
    exchange: waits('is exchanging symbols'),
    keep: waits('is choosing what to keep'),
    look: waits('is choosing a hidden goal'),
    'automa-card': waits('is choosing for the Automa'),
  },
  answer: {
    board: (board, _, say) => {
      const character = characterOf(board)
      const quest = say.state.sideQuests ? ` Side quest: ${v.sideQuest(character)}.` : ''
      return `${names.characters[character]} (${v.ability[`${character}-1`]}${quest})`
    },
    draft: (row, _, say) => draftText(row, say),
    'draw-energy': ({ cards }) => `${names.abilities['yennefer-1']}: ${v.and(cards.map((card) => names.cards[card]))}`,
    'alliance-deck': (faction) => v.token[faction],
    'discard-alliance': (alliance) => v.alliance(alliance),
    ability: (ability) => (ability === 'pass' ? 'No' : `${names.abilities[ability]}: ${v.ability[ability]}`),
    'supply-card': (card) => cardText(v, card),
    'release-pair': (row, _, say) =>
      `Row ${row}: ${(say.state.supply[row - 1] ?? []).map((card) => cardText(v, card)).join(' + ')}`,
    'release-symbol': (option) => (option === 'none' ? 'None' : symbol[option]),
    symbol: (option) => symbol[option],
    'own-card': (card) => cardText(v, card),
    'hand-card': (card) => cardText(v, card),
    'elder-blood': ({ cards }) => cards.map((card) => cardText(v, card)).join(' + '),
    colour: (option) => colour[option],
    play: ({ cards }, _, say) => (cards.length === 0 ? 'Nothing' : playText(v, say, cards)),
    lose: (loss) => lossText(loss),
    dominance: (side, _, say) => pathText(side, say),
    'next-alliance': (alliance) => v.alliance(alliance),
    exchange: (side, _, say) => pathText(side, say),
    keep: ({ cards }, { active }, say) =>
      cards.length === 0
        ? 'Nothing'
        : `${cards.map((card) => names.cards[card]).join(' → ')}${bringsText(v, say, cards, active, true)}`,
    look: (back) => v.back(back),
    'automa-card': (card) => cardText(v, card),
  },
  event: events,
  source: {
    'chapter-1': 'Chapter 1',
    'chapter-2': 'Chapter 2',
    'chapter-3': 'Chapter 3',
    story: 'Story',
    effort: 'Extra effort',
    goals: 'Hidden goals',
    'side-quest': 'Side quest',
    experience: 'Experience',
  },
  reason: reasons,
  piece: (id) => pieceName(v, id),
  outcome: (outcome) => outcome,
  rival: (id) => rivalName(v, id),
  scene: (view, say) => scene(v, view, say),
}
