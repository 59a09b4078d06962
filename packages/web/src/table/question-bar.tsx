import { type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../settings.ts'
import { type Looking, useLook } from './looking.ts'
import { OptionLookedAt, Options } from './options.tsx'
import { Preview } from './preview.tsx'

interface QuestionBarProps {
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly looking: Looking
  /** What is said instead of a question: others are thinking, we are behind. */
  readonly waiting: string
  /** What is on the stage, in words: as long as it is there, nothing else is said. */
  readonly moment: string | null
  /** The choice that wants a second click. */
  readonly armed: string | null
  readonly plain: boolean
  /** The choice that was made and is on its way: marked at once, whatever follows. */
  readonly chosen: string | null
  /** Says that what lies open was read; null where nothing is to be read. */
  readonly onRead: (() => void) | null
  readonly tools: ReactNode
}

/** More than this are listed on demand: the board shows them better. */
const FEW = 8

/** The bar at a fixed place that says what is being decided, and by whom. */
export const QuestionBar = memo(function QuestionBar(props: QuestionBarProps) {
  const { seen, face, looking, waiting, moment, armed, plain, chosen, onRead, tools } = props
  const words = useWords()
  const question = seen.view.decisions.find(({ offer }) => !offer)
  const { all } = looking
  const narrowed = useLook(looking, (now) => now.narrowed)
  const mine = all.length > 0 && question !== undefined
  // Another question begins with what fits.
  const [opened, setOpened] = useState<string | undefined>(undefined)
  const open = mine && opened === question.id
  const setOpen = (to: boolean) => setOpened(to ? question?.id : undefined)
  const listed = narrowed ?? all
  const asked = listed.filter(({ decision }) => !decision.offer)
  const offers = listed.filter(({ decision }) => decision.offer)
  const many = asked.length > FEW && !plain
  const asks = mine && question.answered === undefined
  const told = asks ? (seen.words.question[question.kind]?.(question.seat, question.context, seen.say) ?? '') : waiting
  const sentence = moment ?? told
  const row = useRef<HTMLDivElement>(null)
  const more = useMore(row, `${listed.map(({ key }) => key).join()} ${open}`)
  return (
    <section
      className="question"
      aria-label={words.table.question}
      data-mine={mine}
      data-busy={chosen !== null}
      data-plain={plain}
      data-answered={mine && question.answered !== undefined}
    >
      <p className="question-text" aria-live="polite" id="question">
        <Icon of={signs.candle} className="question-flame" />
        {sentence}
      </p>
      <div className="question-tools">{tools}</div>
      <div className="question-choices">
        <div ref={row} className="question-options">
          {mine && question.answered !== undefined && <span className="question-note">{words.table.answered}</span>}
          {onRead !== null && (
            <button type="button" className="read" onClick={onRead}>
              <Icon of={signs.yes} /> {words.table.read}
            </button>
          )}
          {narrowed !== null && (
            <button type="button" className="quiet" onClick={() => looking.narrow(null)}>
              {words.table.narrowed}
            </button>
          )}
          {many && (
            <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.table.fewerOptions : words.table.allOptions(asked.length)}
            </button>
          )}
          {(!many || open) && (
            <Options list={open} of={asked} looking={looking} armed={armed} chosen={chosen} label="question" />
          )}
          {many && !open && <OptionLookedAt looking={looking} armed={armed} chosen={chosen} label="question" />}
          {offers.length > 0 && (
            <>
              <span className="question-note" id="offers">
                {words.table.alsoMay}
              </span>
              <Options of={offers} looking={looking} armed={armed} chosen={chosen} label="offers" />
            </>
          )}
        </div>
        {!many && (more || open) && asked.length > 0 && (
          <span className="question-more">
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.table.fewerOptions : words.table.allOptions(asked.length + offers.length)}
            </button>
          </span>
        )}
      </div>
      <Follow row={row} more={more} looking={looking} />
      <Preview looking={looking} seen={seen} face={face} />
    </section>
  )
})

/** Whether some of what stands in a row is out of sight; told by the browser when it has time. `of` says what stands there. */
function useMore(row: { readonly current: HTMLElement | null }, of: string): boolean {
  const [more, setMore] = useState({ of: '', out: 0 })
  useEffect(() => {
    const box = row.current
    if (box === null) return
    const out = new Set<Element>()
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) {
          if (intersectionRatio > 0.98) out.delete(target)
          else out.add(target)
        }
        setMore({ of, out: out.size })
      },
      { root: box, threshold: 0.98 },
    )
    for (const option of box.querySelectorAll('.option')) watch.observe(option)
    return () => watch.disconnect()
  }, [row, of])
  return more.of === of && more.out > 0
}

interface FollowProps {
  readonly row: { readonly current: HTMLElement | null }
  readonly more: boolean
  readonly looking: Looking
}

/**
 * What is looked at on the board, or comes next by an arrow, is to be seen in the row too. It is brought there after the paint, for
 * the browser would have to lay the table out once more to tell where it is; and where all of them are seen, nothing is asked.
 */
function Follow({ row, more, looking }: FollowProps) {
  const lookedAt = useLook(looking, ({ focused }) => focused?.key)
  useEffect(() => {
    if (!more || lookedAt === undefined || row.current === null || row.current.matches(':hover')) return
    row.current.querySelector('[data-focused=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [row, more, lookedAt])
  return null
}
