import type { Spoken } from '@krcma/look'
import type { PathOfDestiny } from '../../shape.ts'

export const lesson: NonNullable<Spoken<PathOfDestiny>['lesson']> = {
  board:
    'Keep one of two characters. The first ability is yours from the start, the others come with experience; each is used once. The side quest rewards cards that are still in your hand at the end.',
  draft:
    'Move your figure to a pair and take both cards, or to the deck for two unseen ones. The higher you stand, the earlier you act next. The clock on each place says when.',
  'draw-energy':
    'Your first ability: touch the sign on a card and then a card of another row, and the two change places. Then you draft.',
  ability:
    'You may use an ability now: touch it on your board. Each works once in a game, so “No” is often the answer.',
  play: 'Two pages lie open: the left and the right path, each with its symbol. Touch the card that goes first, then the second. Under each card stands what it would bring now; the first card never sees the second.',
  lose: 'An effect makes you lose a symbol: give up a token, or cover a symbol on a card. Symbols that are active count for points, the others mostly feed effects.',
  dominance: 'No fate token was placed, so you decide which path wins the chapter: its symbols give VP, the others XP.',
  keep: 'A kept card opens your next timeline, and its effect is resolved again, for the symbols of the next chapter. What it would bring stands beside the question.',
  'alliance-deck': 'Renfri’s cards work when the left path wins, Stregobor’s when the right one does.',
  'next-alliance':
    'All your cards of the winning side are applied, in your order: what gains a symbol may come before what costs one.',
  look: 'Choose a hidden goal: from now on you may look at it at any time.',
  'own-card': 'Touch a card of your timeline.',
  'hand-card': 'Touch a card of your hand.',
}
