import { type Choice, type Choices, type Consequence, type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../settings.ts'
import { useLate } from './after-paint.ts'

interface QuestionBarProps {
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly choices: Choices<AnyGame>
  /** What is said instead of a question: others are thinking, we are behind. */
  readonly waiting: string
  /** The choice that wants a second click. */
  readonly armed: string | null
  readonly plain: boolean
  /** The choice that was made and is on its way: marked at once, whatever follows. */
  readonly chosen: string | null
  readonly tools: ReactNode
}

/** More than this are listed on demand: the board shows them better. */
const FEW = 8

/** The bar at a fixed place that says what is being decided, and by whom. */
export const QuestionBar = memo(function QuestionBar(props: QuestionBarProps) {
  const { seen, face, choices, waiting, armed, plain, chosen, tools } = props
  const words = useWords()
  const question = seen.view.decisions.find(({ offer }) => !offer)
  const mine = choices.all.length > 0 && question !== undefined
  // Another question begins with what fits.
  const [opened, setOpened] = useState<string | undefined>(undefined)
  const open = mine && opened === question.id
  const setOpen = (to: boolean) => setOpened(to ? question?.id : undefined)
  const listed = choices.narrowed ?? choices.all
  const asked = listed.filter(({ decision }) => !decision.offer)
  const offers = listed.filter(({ decision }) => decision.offer)
  const many = asked.length > FEW && !plain
  const sentence = mine
    ? (seen.words.question[question.kind]?.(question.seat, question.context, seen.say) ?? '')
    : waiting
  const looked = choices.focused
  const row = useRef<HTMLDivElement>(null)
  const more = useMore(row, `${listed.map(({ key }) => key).join()} ${open}`)
  const lookedAt = looked?.key
  // What is looked at on the board, or comes next by an arrow, is to be seen here too. Where all of them are, nothing is asked of
  // the browser, which would have to lay the table out to tell.
  useLayoutEffect(() => {
    if (!more || lookedAt === undefined || row.current === null || row.current.matches(':hover')) return
    row.current.querySelector('[data-focused=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [more, lookedAt])
  return (
    <section
      className="question"
      aria-label={words.table.question}
      data-mine={mine}
      data-busy={chosen !== null}
      data-plain={plain}
      data-answered={mine && question.answered !== undefined}
    >
      <div className="question-line">
        <p className="question-text" aria-live="polite" id="question">
          <Icon of={signs.candle} className="question-flame" />
          {sentence}
        </p>
        <div className="question-tools">{tools}</div>
      </div>
      <div className="question-choices">
        <div ref={row} className="question-options">
          {mine && question.answered !== undefined && <span className="question-note">{words.table.answered}</span>}
          {choices.narrowed !== null && (
            <button type="button" className="quiet" onClick={() => choices.narrow(null)}>
              {words.table.narrowed}
            </button>
          )}
          {many && (
            <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.table.fewerOptions : words.table.allOptions(asked.length)}
            </button>
          )}
          {(!many || open) && (
            <Options
              list={open}
              of={asked}
              all={choices.all}
              choices={choices}
              armed={armed}
              chosen={chosen}
              label="question"
            />
          )}
          {many && !open && looked !== null && !looked.decision.offer && (
            <Options of={[looked]} all={choices.all} choices={choices} armed={armed} chosen={chosen} label="question" />
          )}
          {offers.length > 0 && (
            <>
              <span className="question-note" id="offers">
                {words.table.alsoMay}
              </span>
              <Options of={offers} all={choices.all} choices={choices} armed={armed} chosen={chosen} label="offers" />
            </>
          )}
        </div>
        {!many && (more || open) && asked.length > 0 && (
          <span className="question-more">
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.table.fewerOptions : words.table.allOptions(asked.length)}
            </button>
          </span>
        )}
      </div>
      <Preview looked={looked} seen={seen} face={face} />
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

interface OptionsProps {
  /** Whether it is the long list over the board. */
  readonly list?: boolean
  readonly of: readonly Choice<AnyGame>[]
  readonly all: readonly Choice<AnyGame>[]
  readonly choices: Choices<AnyGame>
  readonly armed: string | null
  readonly chosen: string | null
  readonly label: string
}

function Options({ list = false, of, all, choices, armed, chosen, label }: OptionsProps) {
  const { focused, focus, answer } = choices
  return (
    <ul className="options" data-list={list} aria-labelledby={label}>
      {of.map((choice) => (
        <Option
          key={choice.key}
          choice={choice}
          number={all.indexOf(choice) + 1}
          focused={focused?.key === choice.key}
          armed={armed === choice.key}
          chosen={chosen === choice.key}
          focus={focus}
          answer={answer}
        />
      ))}
    </ul>
  )
}

interface OptionProps extends Pick<Choices<AnyGame>, 'focus' | 'answer'> {
  readonly choice: Choice<AnyGame>
  readonly number: number
  readonly focused: boolean
  readonly armed: boolean
  readonly chosen: boolean
}

const Option = memo(function Option({ choice, number, focused, armed, chosen, focus, answer }: OptionProps) {
  const words = useWords()
  return (
    <li>
      <button
        type="button"
        className="option"
        data-option={choice.key}
        data-focused={focused}
        data-chosen={chosen}
        onClick={() => answer(choice)}
        onPointerEnter={() => focus(choice)}
        onPointerLeave={() => focus(null)}
        onFocus={() => focus(choice)}
      >
        {number <= 9 && (
          <span className="option-key" aria-hidden="true">
            {number}
          </span>
        )}
        <span>{armed ? `${words.table.confirm}: ${choice.label}` : choice.label}</span>
      </button>
    </li>
  )
})

interface PreviewProps extends Pick<QuestionBarProps, 'seen' | 'face'> {
  readonly looked: Choice<AnyGame> | null
}

/** What a choice would give and cost: reckoned after it shows that it is looked at. */
const Preview = memo(function Preview(now: PreviewProps) {
  const { looked, seen, face } = useLate(now)
  const of: readonly Consequence[] = looked === null ? [] : (face.preview?.(looked, seen) ?? [])
  return (
    <div className="preview" aria-live="polite">
      {of.map(({ tone, text, icon }) => (
        <span key={text} className="consequence" data-tone={tone}>
          {icon !== undefined && <Icon of={icon} />}
          {text}
        </span>
      ))}
    </div>
  )
})
