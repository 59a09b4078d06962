import type { View } from '@krcma/kernel'
import type { Choice, Choices, Seen } from '@krcma/look'
import { type AnyGame, type Hint, type Refusing, refusedWords } from '@krcma/protocol'
import { useMemo, useRef, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { useSettings, useWords } from '../settings.ts'
import { sound } from '../sound.ts'
import { afterPaint } from './after-paint.ts'
import { useChoices } from './use-choices.ts'

/** A choice, and what whoever advises it thinks of it. */
export interface Advised {
  readonly choice: Choice<AnyGame>
  /** From 0, certainly lost, to 1, certainly won by far. */
  readonly value: number
  /** How often it was tried in thought. */
  readonly visits: number
}

/** So many choices are told; the others are worse. */
const MOST_ADVISED = 3

interface Acts {
  readonly choices: Choices<AnyGame>
  /** The choice that was made and is on its way. */
  readonly chosen: string | null
  /** The choice that wants a second click. */
  readonly armed: string | null
  /** What the table has to say to the viewer alone. */
  readonly said: string | null
  /** What a master would do, the best first. */
  readonly advice: readonly Advised[]
  readonly refused: (out: Refusing) => void
  readonly undo: () => void
  readonly hint: () => void
  /** Another question: what was said of the last one is over. */
  readonly afresh: () => void
}

/** What the viewer does at the table: answering, taking back, asking for advice. */
export function useActs(
  link: TableLink,
  seen: Seen<AnyGame> | null,
  view: View<AnyGame> | null,
  behind: boolean,
  onAnswer: () => void,
): Acts {
  const words = useWords()
  const { language, confirmations } = useSettings()
  const [chosen, setChosen] = useState<string | null>(null)
  const [armed, setArmed] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [advice, setAdvice] = useState<readonly Advised[]>([])

  const refused = (out: Refusing) => {
    setAdvice([])
    setSaid(refusedWords[language][out.refused])
    void sound('no')
  }
  const answer = async (choice: Choice<AnyGame>) => {
    if (chosen !== null) return
    if (confirmations && armed !== choice.key) {
      setArmed(choice.key)
      choices.focus(choice)
      return
    }
    setArmed(null)
    setSaid(null)
    setAdvice([])
    onAnswer()
    setChosen(choice.key)
    // First it shows that it was chosen; what follows may take its time.
    await new Promise<void>(afterPaint)
    const sent = link.call('answer', { decision: choice.decision.id, option: choice.option })
    void sound('move')
    const out = await sent
    afterPaint(() => setChosen(null))
    if (isRefusing(out)) refused(out)
  }
  const choices = useChoices(seen, behind, (choice) => void answer(choice))

  const undo = async () => {
    if (view === null || view.undo === 'nothing-to-undo') return setSaid(words.table.undoNothing)
    setSaid(null)
    const out = view.undo === 'free' ? await link.call('undo', {}) : await link.call('propose', { what: 'undo' })
    if (isRefusing(out)) refused(out)
  }
  const hint = async () => {
    if (choices.all.length === 0) return
    setAdvice([])
    // Advice lies over the board: asking once more takes it away.
    if (advice.length > 0) return setSaid(null)
    setSaid(words.loading)
    const out = await link.call('hint', {})
    if (isRefusing(out)) return refused(out)
    const advised = advisedIn(choices.all, out.hint)
    const [best] = advised
    if (best !== undefined) choices.focus(best.choice)
    setAdvice(advised.slice(0, MOST_ADVISED))
    setSaid(best === undefined ? words.table.noHint : words.table.hintIs(best.choice.label))
  }
  const afresh = () => {
    setSaid((old) => (old === words.loading ? old : null))
    setAdvice([])
    setArmed(null)
  }
  // The same as long as the table is: whatever shows a button for them is not painted anew because something else is another.
  const doing = useRef({ refused, undo, hint, afresh })
  doing.current = { refused, undo, hint, afresh }
  const acts = useMemo(
    () => ({
      refused: (out: Refusing) => doing.current.refused(out),
      undo: () => void doing.current.undo(),
      hint: () => void doing.current.hint(),
      afresh: () => doing.current.afresh(),
    }),
    [],
  )
  return { choices, chosen, armed, said, advice, ...acts }
}

/** The choices that a hint speaks of, as the table shows them. */
function advisedIn(all: readonly Choice<AnyGame>[], hint: Hint | null): readonly Advised[] {
  if (hint === null) return []
  return hint.choices.flatMap(({ option, value, visits }) => {
    const wanted = JSON.stringify(option)
    const choice = all.find((one) => one.decision.id === hint.decision && JSON.stringify(one.option) === wanted)
    return choice === undefined ? [] : [{ choice, value, visits }]
  })
}
