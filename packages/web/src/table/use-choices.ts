import type { Decision } from '@krcma/kernel'
import type { Choice, Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useMemo, useRef } from 'react'
import { Looking } from './looking.ts'

/** Every option of every decision that the viewer may answer, with its words. */
function choicesIn({ view, words, say }: Seen<AnyGame>): readonly Choice<AnyGame>[] {
  return view.decisions.flatMap((decision: Decision<AnyGame>) =>
    decision.options.map((option, i) => ({
      key: `${decision.id}/${i}`,
      kind: decision.kind,
      decision,
      option,
      label: words.answer[decision.kind]?.(option, decision.context, say) ?? String(option),
    })),
  )
}

const keysOf = (all: readonly Choice<AnyGame>[]) => all.map(({ key }) => key).join(' ')

/** What may be answered now, what is looked at, and what happens on answering. */
export function useChoices(
  seen: Seen<AnyGame> | null,
  busy: boolean,
  onAnswer: (choice: Choice<AnyGame>) => void,
): Looking {
  const doing = useRef<{ looking: Looking | null; onAnswer: typeof onAnswer }>({ looking: null, onAnswer })
  // What is done is done to what may be answered now, whoever still holds the choices of before.
  const acts = useMemo(
    () => ({
      focus: (choice: Choice<AnyGame> | null) => doing.current.looking?.focus(choice),
      narrow: (to: readonly Choice<AnyGame>[] | null) => doing.current.looking?.narrow(to),
      answer: (choice: Choice<AnyGame>) => {
        const now = doing.current.looking?.all.find(({ key }) => key === choice.key)
        if (now !== undefined) doing.current.onAnswer(now)
      },
    }),
    [],
  )
  const looking = useMemo(() => {
    const all = seen === null || busy ? [] : choicesIn(seen)
    const before = doing.current.looking
    // A new question is looked at afresh.
    return new Looking(all, acts, before !== null && keysOf(before.all) === keysOf(all) ? before : null)
  }, [seen, busy, acts])
  doing.current = { looking, onAnswer }
  return looking
}
