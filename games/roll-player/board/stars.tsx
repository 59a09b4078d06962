import { Icon, icons } from '@krcma/look'
import type { Vocabulary } from '../words/vocabulary.ts'

/** No goal is worth more. */
const each = [1, 2, 3, 4]

/** The stars of a goal, one by one. */
export function Stars({ v, count }: { v: Vocabulary; count: number }) {
  return (
    <span className="rpl-goal-stars" role="img" aria-label={v.stars(count)}>
      {each.slice(0, count).map((n) => (
        <Icon key={n} of={icons.star} />
      ))}
    </span>
  )
}
