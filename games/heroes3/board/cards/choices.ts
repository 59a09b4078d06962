import type { Choice } from '@krcma/look'
import type { CardId } from '../../content/cards.ts'
import type { Heroes3, Play } from '../../shape.ts'

/** The card that is played by a choice. */
export function playIn(choice: Choice<Heroes3>): Play | null {
  switch (choice.kind) {
    case 'act':
    case 'deed':
      return choice.option.do === 'play' ? choice.option.play : null
    case 'respond':
      return choice.option !== 'pass' && 'card' in choice.option ? choice.option : null
    default:
      return null
  }
}

/** The card that a choice is about. */
export function cardIn(choice: Choice<Heroes3>): CardId | null {
  const play = playIn(choice)
  if (play !== null) return play.card
  switch (choice.kind) {
    case 'refresh':
      return 'discard' in choice.option ? choice.option.discard : null
    case 'search-pick':
      return choice.option === 'again' || choice.option === 'necromancy' ? null : choice.option
    case 'lay-next':
      return choice.option
    case 'discard':
      return choice.option === 'done' ? null : choice.option
    case 'take-card':
    case 'remove-card':
    case 'parry':
      return choice.option === 'none' ? null : choice.option
    default:
      return null
  }
}
