import type { Choice } from '@krcma/look'
import type { Act, Heroes3 } from '../shape.ts'

/** Where on the board a choice is touched: what has no thing of its own stands as a sentence in the row of acts. */
type Part = 'map' | 'acts'

const ON_THE_MAP: readonly Act['do'][] = ['move', 'discover']

function partOf(choice: Choice<Heroes3>): Part {
  switch (choice.kind) {
    case 'act':
      return ON_THE_MAP.includes(choice.option.do) ? 'map' : 'acts'
    case 'rotation':
    case 'placement':
      return 'map'
    case 'starting-field':
      return 'map'
    case 'destination':
    case 'rotate-tile':
    case 'discover-tile':
      return choice.option === 'none' ? 'acts' : 'map'
    default:
      return 'acts'
  }
}

export const choicesOf = (all: readonly Choice<Heroes3>[], part: Part): readonly Choice<Heroes3>[] =>
  all.filter((choice) => partOf(choice) === part)
