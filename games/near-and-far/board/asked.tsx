import { type Choice, touch } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import type { At } from './at.ts'

interface AskedProps {
  readonly at: At
  readonly of: readonly Choice<NearAndFar>[]
}

/** Choices for which words are enough, as a list; where the question was narrowed, those that are left. */
export function Asked({ at, of }: AskedProps) {
  const { narrowed } = at.choices
  const shown = narrowed === null ? of : of.filter(({ key }) => narrowed.some((one) => one.key === key))
  if (shown.length === 0) return null
  return (
    <ul className="naf-asked" data-kind={shown[0]?.kind}>
      {shown.map((choice) => (
        <li key={choice.key}>
          <span className="naf-asked-one" {...touch(at.choices, choice)}>
            {shownOf(choice)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What to discard lies in the hand to be read: its name is enough here. */
function shownOf({ kind, option, label }: Choice<NearAndFar>): string {
  return kind === 'visit' && option.do === 'discard' ? (label.split(' [')[0] ?? label) : label
}
