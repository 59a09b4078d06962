import { type Choice, touch } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import type { At } from './at.ts'

interface AskedProps {
  readonly at: At
  readonly of: readonly Choice<NearAndFar>[]
}

/** Choices for which words are enough, as a list. */
export function Asked({ at, of }: AskedProps) {
  if (of.length === 0) return null
  return (
    <ul className="naf-asked" data-kind={of[0]?.kind}>
      {of.map((choice) => (
        <li key={choice.key}>
          <span className="naf-asked-one" {...touch(at.choices, choice)}>
            {choice.label}
          </span>
        </li>
      ))}
    </ul>
  )
}
