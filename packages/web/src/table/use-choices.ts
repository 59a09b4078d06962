import type { Decision } from '@krcma/kernel'
import type { Choice, Choices, Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useMemo, useRef, useState } from 'react'

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

interface Looking {
  readonly at: string
  readonly focused: string | null
  readonly narrowed: readonly string[] | null
}

/** What may be answered now, what is looked at, and what happens on answering. */
export function useChoices(
  seen: Seen<AnyGame> | null,
  busy: boolean,
  onAnswer: (choice: Choice<AnyGame>) => void,
): Choices<AnyGame> {
  const all = useMemo(() => (seen === null || busy ? [] : choicesIn(seen)), [seen, busy])
  // A new question is looked at afresh.
  const at = all.map(({ key }) => key).join(' ')
  const [looking, setLooking] = useState<Looking>({ at, focused: null, narrowed: null })
  const now = useMemo(() => (looking.at === at ? looking : { at, focused: null, narrowed: null }), [looking, at])
  const answer = useRef(onAnswer)
  answer.current = onAnswer
  // The same as long as nothing in it is another: boards are large.
  return useMemo(
    () => ({
      all,
      focused: all.find(({ key }) => key === now.focused) ?? null,
      narrowed: now.narrowed === null ? null : all.filter(({ key }) => now.narrowed?.includes(key)),
      focus: (choice) => setLooking({ ...now, focused: choice?.key ?? null }),
      narrow: (to) => setLooking({ at, focused: null, narrowed: to?.map(({ key }) => key) ?? null }),
      answer: (choice) => answer.current(choice),
    }),
    [all, now, at],
  )
}
