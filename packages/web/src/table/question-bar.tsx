import { type Choice, type Choices, type Consequence, type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { type ReactNode, useState } from 'react'
import { useWords } from '../settings.ts'

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
export function QuestionBar({ seen, face, choices, waiting, armed, plain, chosen, tools }: QuestionBarProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const question = seen.view.decisions.find(({ offer }) => !offer)
  const mine = choices.all.length > 0 && question !== undefined
  const listed = choices.narrowed ?? choices.all
  const asked = listed.filter(({ decision }) => !decision.offer)
  const offers = listed.filter(({ decision }) => decision.offer)
  const many = asked.length > FEW && !plain
  const sentence = mine
    ? (seen.words.question[question.kind]?.(question.seat, question.context, seen.say) ?? '')
    : waiting
  const looked = choices.focused
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
          {mine && <Icon of={signs.candle} className="question-flame" />}
          {sentence}
        </p>
        <div className="question-tools">{tools}</div>
      </div>
      <div className="question-options">
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
            list={many}
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
      <Preview of={looked === null ? [] : (face.preview?.(looked, seen) ?? [])} />
    </section>
  )
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
  const words = useWords()
  return (
    <ul className="options" data-list={list} aria-labelledby={label}>
      {of.map((choice) => {
        const number = all.indexOf(choice) + 1
        return (
          <li key={choice.key}>
            <button
              type="button"
              className="option"
              data-option={choice.key}
              data-focused={choices.focused?.key === choice.key}
              data-chosen={chosen === choice.key}
              onClick={() => choices.answer(choice)}
              onPointerEnter={() => choices.focus(choice)}
              onPointerLeave={() => choices.focus(null)}
              onFocus={() => choices.focus(choice)}
            >
              {number <= 9 && (
                <span className="option-key" aria-hidden="true">
                  {number}
                </span>
              )}
              <span>{armed === choice.key ? `${words.table.confirm}: ${choice.label}` : choice.label}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Preview({ of }: { of: readonly Consequence[] }) {
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
}
