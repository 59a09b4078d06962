import { type Choice, Explain, touch } from '@krcma/look'
import type { Heroes3 } from '../../shape.ts'
import type { At } from '../at.ts'

/** Choices as sentences, one below the other. */
export function Ways({ at, of }: { readonly at: At; readonly of: readonly Choice<Heroes3>[] }) {
  return of.map((choice) => (
    <Explain key={choice.key} of={{ name: choice.label }}>
      <span className="h3-way" {...touch(at.choices, choice)}>
        {choice.label.split(':')[0]}
      </span>
    </Explain>
  ))
}
