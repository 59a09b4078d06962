import type { Standing as StandingAnswer } from '@krcma/kernel'
import { type Choice, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame, Refusing } from '@krcma/protocol'
import { Dialog } from '../dialog.tsx'
import { isRefusing, type TableLink } from '../link/link.ts'
import { type StoodWords, stood, stoodOf } from '../memory.ts'
import { useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'

/** Answers that mean the same in every position: to decline, or one of two words. */
export function lasting(all: readonly Choice<AnyGame>[]): readonly Choice<AnyGame>[] {
  return all.filter(({ decision, option }) => {
    if (decision.offer || typeof option !== 'string') return false
    const words = decision.options.length <= 2 && decision.options.every((one) => typeof one === 'string')
    return words || option === 'pass' || option === 'none'
  })
}

interface StandingProps {
  readonly link: TableLink
  readonly seen: Seen<AnyGame>
  /** All that may be answered now. */
  readonly all: readonly Choice<AnyGame>[]
  readonly refused: (out: Refusing) => void
  readonly onClose: () => void
}

/** Answers given in advance: set, listed, taken back. */
export function Standing({ link, seen, all, refused, onClose }: StandingProps) {
  const words = useWords()
  const game = link.now().sight?.info.setting.game ?? ''
  const { round } = aboutOf(game)
  const known = stoodOf(link.id)
  const { standing } = seen.view

  const stand = async (message: StandingAnswer) => {
    const out = await link.call('stand', message)
    if (isRefusing(out)) refused(out)
  }
  const set = (choice: Choice<AnyGame>, until: string | undefined) => {
    stood(link.id, choice.kind, wordsOf(choice, seen))
    void stand({ kind: choice.kind, option: choice.option, ...(until === undefined ? {} : { until }) })
    onClose()
  }
  return (
    <Dialog title={words.table.standing} onClose={onClose}>
      <p>{words.table.standingText}</p>
      <ul className="standing">
        {standing.map(({ kind, option, until }) => (
          <li key={kind}>
            <p>
              {known[kind]?.question ?? kind} <strong>{known[kind]?.answer ?? String(option)}</strong>
              <br />
              <small>{until === undefined ? words.table.standingOn : words.table.standingRound}</small>
            </p>
            <button type="button" onClick={() => void stand({ kind })}>
              <Icon of={signs.undo} /> {words.table.standingEnd}
            </button>
          </li>
        ))}
      </ul>
      {standing.length === 0 && <p className="log-empty">{words.table.standingNone}</p>}
      <h3>{words.table.standingNew}</h3>
      {lasting(all).length === 0 && <p className="log-empty">{words.table.standingNothing}</p>}
      <ul className="standing">
        {lasting(all).map((choice) => (
          <li key={choice.key}>
            <p>
              {wordsOf(choice, seen).question} <strong>{choice.label}</strong>
            </p>
            {round !== undefined && (
              <button type="button" onClick={() => set(choice, round)}>
                {words.table.standUntilRound}
              </button>
            )}
            <button type="button" onClick={() => set(choice, undefined)}>
              {words.table.standAlways}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function wordsOf({ kind, decision, label }: Choice<AnyGame>, { words, say }: Seen<AnyGame>): StoodWords {
  return { question: words.question[kind]?.(decision.seat, decision.context, say) ?? '', answer: label }
}
