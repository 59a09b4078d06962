import type { Choice } from '@krcma/look'
import type { Act, Heroes3 } from '../shape.ts'
import { playIn } from './cards/choices.ts'

/** Where on the board a choice is touched: what has no thing of its own stands as a sentence in the row of acts. */
export type Part = 'map' | 'arena' | 'town' | 'hand' | 'acts'

const ON_THE_MAP: readonly Act['do'][] = ['move', 'discover']
const IN_TOWN: readonly Act['do'][] = [
  'build',
  'recruit',
  'reinforce',
  'hire',
  'buy-spell',
  'use-building',
  'use-unit',
  'trade',
]

export function partOf(choice: Choice<Heroes3>): Part {
  switch (choice.kind) {
    case 'act':
      if (ON_THE_MAP.includes(choice.option.do)) return 'map'
      if (IN_TOWN.includes(choice.option.do)) return 'town'
      return playIn(choice) === null ? 'acts' : 'hand'
    case 'town':
    case 'muster':
    case 'prepare':
      return typeof choice.option === 'string' ? 'acts' : 'town'
    case 'rotation':
    case 'placement':
    case 'starting-field':
      return 'map'
    case 'destination':
    case 'rotate-tile':
    case 'discover-tile':
      return choice.option === 'none' ? 'acts' : 'map'
    case 'deed':
      if (playIn(choice) !== null) return 'hand'
      return ['move', 'attack', 'breach'].includes(choice.option.do) ? 'arena' : 'acts'
    case 'deploy':
      return choice.option === 'done' ? 'acts' : 'arena'
    case 'deploy-neutral':
    case 'fortify':
    case 'next-unit':
    case 'pick-spaces':
      return 'arena'
    case 'pick-fighter':
    case 'pick-space':
      return choice.option === 'none' ? 'acts' : 'arena'
    default:
      return 'acts'
  }
}

export const choicesOf = (all: readonly Choice<Heroes3>[], part: Part): readonly Choice<Heroes3>[] =>
  all.filter((choice) => partOf(choice) === part)

/** What a question is narrowed to, if all of it is in one part. */
export function narrowedTo(narrowed: readonly Choice<Heroes3>[] | null, part: Part): boolean {
  return narrowed !== null && narrowed.length > 0 && narrowed.every((choice) => partOf(choice) === part)
}
