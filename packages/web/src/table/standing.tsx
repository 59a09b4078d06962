import type { Standing as StandingAnswer } from '@krcma/kernel'
import { type Choice, type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame, Refusing } from '@krcma/protocol'
import { Dialog } from '../dialog.tsx'
import { isRefusing, type TableLink } from '../link/link.ts'
import { type StoodWords, stood, stoodOf } from '../memory.ts'
import { useSettings, useWords } from '../settings.ts'
import { roundBegins } from '../shelf/rounds.ts'

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
  readonly face: Face<AnyGame>
  /** All that may be answered now. */
  readonly all: readonly Choice<AnyGame>[]
  readonly refused: (out: Refusing) => void
  readonly onClose: () => void
}

/** Answers given in advance: set, listed, taken back. */
export function Standing({ link, seen, face, all, refused, onClose }: StandingProps) {
  const words = useWords()
  const { language } = useSettings()
  const game = link.now().sight?.info.setting.game ?? ''
  const round = roundBegins[game]
  const known = stoodOf(link.id)
  const { standing } = seen.view

  const stand = async (message: StandingAnswer) => {
    const out = await link.call('stand', message)
    if (isRefusing(out)) refused(out)
  }
  const set = (choice: Choice<AnyGame>, until: string | undefined) => {
    stood(link.id, choice.kind, wordsOf(choice, face, seen))
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
              {known[kind]?.[language].question ?? kind}{' '}
              <strong>{known[kind]?.[language].answer ?? String(option)}</strong>
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
              {wordsOf(choice, face, seen)[language].question} <strong>{choice.label}</strong>
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

function wordsOf(
  { kind, decision, option, label }: Choice<AnyGame>,
  face: Face<AnyGame>,
  { say }: Seen<AnyGame>,
): StoodWords {
  const said = (language: 'cs' | 'en') => ({
    question: face.words[language].question[kind]?.(decision.seat, decision.context, say) ?? '',
    answer: face.words[language].answer[kind]?.(option, decision.context, say) ?? label,
  })
  return { cs: said('cs'), en: said('en') }
}
