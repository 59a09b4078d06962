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
  // Whoever touches a thing may hold what was true a frame ago: what is done is done to what may be answered now.
  const doing = useRef({ all, onAnswer, at })
  doing.current = { all, onAnswer, at }
  const acts = useMemo(
    () => ({
      focus: (choice: Choice<AnyGame> | null) =>
        setLooking((old) => {
          const { at } = doing.current
          const focused = choice?.key ?? null
          if (old.at === at && old.focused === focused) return old
          return { at, focused, narrowed: old.at === at ? old.narrowed : null }
        }),
      narrow: (to: readonly Choice<AnyGame>[] | null) =>
        setLooking({ at: doing.current.at, focused: null, narrowed: to?.map(({ key }) => key) ?? null }),
      answer: (choice: Choice<AnyGame>) => {
        const now = doing.current.all.find(({ key }) => key === choice.key)
        if (now !== undefined) doing.current.onAnswer(now)
      },
    }),
    [],
  )
  // The same as long as nothing in it is another: boards are large.
  return useMemo(
    () => ({
      all,
      focused: all.find(({ key }) => key === now.focused) ?? null,
      narrowed: now.narrowed === null ? null : all.filter(({ key }) => now.narrowed?.includes(key)),
      ...acts,
    }),
    [all, now, acts],
  )
}
