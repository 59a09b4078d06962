import { useWords } from '../settings.ts'
import type { Advised } from './use-acts.ts'

interface SaidProps {
  readonly text: string | null
  readonly advice: readonly Advised[]
}

/** What the table says to the viewer alone, and, where a master was asked, what else he thought of. */
export function Said({ text, advice }: SaidProps) {
  const { hintWorth, hintMeaning } = useWords().table
  return (
    <div className="said" role="status" aria-live="polite" hidden={text === null}>
      {text}
      {advice.length > 1 && (
        <>
          <ol className="advice">
            {advice.map(({ choice, value, visits }) => (
              <li key={choice.key}>
                <span>{choice.label}</span>
                <meter value={value} aria-hidden="true" />
                <span className="advice-worth">{hintWorth(Math.round(value * 100), visits)}</span>
              </li>
            ))}
          </ol>
          <small>{hintMeaning}</small>
        </>
      )}
    </div>
  )
}
