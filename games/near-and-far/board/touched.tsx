import { Explain, type Explanation, type touch } from '@krcma/look'

interface TouchedProps {
  /** What `touch` or `touchSome` gave; without a choice there is nothing. */
  readonly by: ReturnType<typeof touch>
  readonly says: Explanation
}

/** A pane over the thing that stands for a choice: it takes the touch and says the whole choice; what lies beneath shows it in signs. */
export function Touched({ by, says }: TouchedProps) {
  if (by.role === undefined) return null
  return (
    <Explain of={says}>
      <span className="naf-touch" {...by} />
    </Explain>
  )
}
