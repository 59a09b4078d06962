import { type Choice, Icon, icons, signs, touch } from '@krcma/look'
import type { Heroes3 } from '../shape.ts'
import type { At } from './at.ts'
import * as own from './icons.ts'
import { fieldOf } from './map/map.tsx'
import { Touched } from './touched.tsx'
import { choicesOf } from './where.ts'

/** What has no thing of its own to be touched, and what is chosen between several things on one field. */
export function Acts({ at }: { readonly at: At }) {
  const { all, narrowed } = at.choices
  const fields = (narrowed ?? []).filter((choice) => fieldOf(choice) !== null)
  const acts = fields.length > 0 ? fields : choicesOf(all, 'acts')
  if (acts.length === 0) return null
  return (
    <section className="h3-acts" aria-label={at.w.acts}>
      {acts.map((choice) => (
        <div key={choice.key} className="h3-act">
          <Icon of={signOf(choice)} />
          <span aria-hidden="true">{choice.label}</span>
          <Touched by={touch(at.choices, choice)} says={{ name: choice.label }} />
        </div>
      ))}
    </section>
  )
}

const QUIET: readonly unknown[] = ['pass', 'none', 'done', 'enough', 'keep', 'leave', 'stay']

/** A picture before the words. */
function signOf(choice: Choice<Heroes3>): string {
  if (QUIET.includes(choice.option)) return signs.no
  if (choice.kind !== 'act') return signs.play
  switch (choice.option.do) {
    case 'move':
    case 'land':
    case 'revisit':
      return own.movement
    case 'end-turn':
      return signs.next
    case 'play':
      return icons.card
    case 'place-tile':
      return own.turnTile
    case 'take-token':
      return own.grail
    case 'trade':
      return icons.scales
    default:
      return own.townPlace
  }
}
