import { because, type View } from '@krcma/kernel'
import type { Choice, Seen } from '@krcma/look'
import { type AnyGame, type Hint, type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { chosenAt, keepChosen } from '../memory.ts'
import { useSettings, useWords } from '../settings.ts'
import { sound } from '../sound.ts'
import { afterPaint } from './after-paint.ts'
import type { Looking } from './looking.ts'
import { useChoices } from './use-choices.ts'

/** A choice, and what whoever advises it thinks of it. */
export interface Advised {
  readonly choice: Choice<AnyGame>
  /** From 0, certainly lost, to 1, certainly won by far. */
  readonly value: number
  /** How often it was tried in thought. */
  readonly visits: number
}

interface OnItsWay {
  readonly key: string
  /** How many entries the table has since it came through; null: it has not yet. */
  readonly by: number | null
}

/** So many choices are told; the others are worse. */
const MOST_ADVISED = 3

interface Acts {
  readonly looking: Looking
  /** The choice that was made and is on its way. */
  readonly chosen: string | null
  /** Whether something is on its way, or still to be sent. */
  readonly acting: boolean
  /** The choice that wants a second click. */
  readonly armed: string | null
  /** What the table has to say to the viewer alone. */
  readonly said: string | null
  /** What a master would do, the best first. */
  readonly advice: readonly Advised[]
  readonly refused: (out: Refusing) => void
  readonly undo: () => void
  readonly hint: () => void
  /** What the table has said was heard. */
  readonly hush: () => void
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
  const [way, setWay] = useState<OnItsWay | null>(null)
  const [armed, setArmed] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [advice, setAdvice] = useState<readonly Advised[]>([])

  // The question that was answered is no question any more, though another position may be shown only later.
  const arrived = way !== null && way.by !== null && (view?.entries ?? 0) >= way.by
  const chosen = way === null || arrived ? null : way.key
  useEffect(() => {
    // The next choice may be on its way already.
    if (arrived) setWay((now) => (now === way ? null : now))
  }, [arrived, way])

  const refused = (out: Refusing) => {
    setAdvice([])
    setSaid(refusedWords[language][out.refused])
    void sound('no')
  }
  const answer = async (choice: Choice<AnyGame>) => {
    if (chosen !== null) return
    if (confirmations && armed !== choice.key) {
      setArmed(choice.key)
      looking.focus(choice)
      return
    }
    await send(choice)
  }
  const send = async (choice: Choice<AnyGame>) => {
    setArmed(null)
    setSaid(null)
    setAdvice([])
    onAnswer()
    setWay({ key: choice.key, by: null })
    const { decision, option } = choice
    // Whoever sees that it was chosen may load the page anew at once.
    keepChosen(link.id, { decision: decision.id, option, before: decision.answered })
    // First it shows that it was chosen; what follows may take its time.
    await new Promise<void>(afterPaint)
    const sent = link.call('answer', { decision: decision.id, option })
    void sound('move')
    const out = await sent
    keepChosen(link.id, null)
    if (isRefusing(out)) {
      setWay(null)
      refused(out)
    } else setWay({ key: choice.key, by: link.now().sight?.view?.entries ?? 0 })
  }
  const looking = useChoices(seen, behind, (choice) => void answer(choice))

  const undo = async () => {
    if (view === null || view.undo === 'nothing-to-undo') return setSaid(words.table.undoNothing)
    setSaid(null)
    const out = view.undo === 'free' ? await link.call('undo', {}) : await link.call('propose', { what: 'undo' })
    if (isRefusing(out)) refused(out)
  }
  const hint = async () => {
    if (looking.all.length === 0) return
    setAdvice([])
    // Advice lies over the board: asking once more takes it away.
    if (advice.length > 0) return setSaid(null)
    setSaid(words.loading)
    const out = await link.call('hint', {})
    if (isRefusing(out)) return refused(out)
    const advised = advisedIn(looking.all, out.hint)
    const [best] = advised
    if (best !== undefined) looking.focus(best.choice)
    setAdvice(advised.slice(0, MOST_ADVISED))
    const reason = seen !== null && out.hint?.why !== undefined ? because(seen.words, out.hint.why) : undefined
    setSaid(best === undefined ? words.table.noHint : words.table.hintIs(best.choice.label, reason))
  }
  const hush = () => {
    setSaid(null)
    setAdvice([])
  }
  const afresh = () => {
    setSaid((old) => (old === words.loading ? old : null))
    setAdvice([])
    setArmed(null)
  }
  // The same as long as the table is: whatever shows a button for them is not painted anew because something else is another.
  const now = { refused, send, looking, undo, hint, hush, afresh }
  const doing = useRef(now)
  doing.current = now
  const acts = useMemo(
    () => ({
      refused: (out: Refusing) => doing.current.refused(out),
      undo: () => void doing.current.undo(),
      hint: () => void doing.current.hint(),
      hush: () => doing.current.hush(),
      afresh: () => doing.current.afresh(),
    }),
    [],
  )
  // What was chosen before the page was loaded anew, and perhaps not heard: it is said again, if it is still to be said.
  const ready = seen !== null && !behind
  const [kept, setKept] = useState(() => chosenAt(link.id))
  const recalls = ready && kept !== null
  useEffect(() => {
    if (!recalls) return
    let gone = false
    afterPaint(() => {
      if (gone) return
      const { refused, send, looking } = doing.current
      setKept(null)
      const choice = choiceOf(looking.all, kept.decision, kept.option)
      const answered = choice?.decision.answered
      if (choice !== undefined && isSame(answered, kept.before)) return void send(choice)
      keepChosen(link.id, null)
      if (!isSame(answered, kept.option)) refused({ refused: 'stale', about: kept.decision })
    })
    return () => {
      gone = true
    }
  }, [link, recalls, kept])

  return { looking, chosen, acting: chosen !== null || kept !== null, armed, said, advice, ...acts }
}

/** The choices that a hint speaks of, as the table shows them. */
function advisedIn(all: readonly Choice<AnyGame>[], hint: Hint | null): readonly Advised[] {
  if (hint === null) return []
  const advised = hint.choices.flatMap(({ option, value, visits }) => {
    const choice = choiceOf(all, hint.decision, option)
    return choice === undefined ? [] : [{ choice, value, visits }]
  })
  // Things that are alike, such as two dice of one colour and number, are one thing to choose.
  const first = (label: string) => advised.find(({ choice }) => choice.label === label)
  return advised.filter((one) => one === first(one.choice.label))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function choiceOf(all: readonly Choice<AnyGame>[], decision: string, option: unknown): Choice<AnyGame> | undefined {
  return all.find((one) => one.decision.id === decision && isSame(one.option, option))
}
