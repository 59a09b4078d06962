import type { Layout } from '@krcma/look'
import { useEffect } from 'react'
import { useWords } from '../settings.ts'
import type { Advised } from './use-acts.ts'

interface SaidProps {
  readonly text: string | null
  readonly advice: readonly Advised[]
  readonly layout: Layout
  readonly onClose: () => void
}

/** What the table says to the viewer alone, and, where a master was asked, what else he thought of. */
export function Said({ text, advice, layout, onClose }: SaidProps) {
  const { hintMore } = useWords().table
  const said = text !== null
  // Escape takes it away, and so does a touch of anything else, but for the buttons that made it be said.
  useEffect(() => {
    if (!said) return
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal })
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const near = target instanceof Element && target.closest('.said, .question-tools') !== null
        if (!near) onClose()
      },
      { signal },
    )
    return () => stop.abort()
  }, [said, onClose])
  return (
    <div className="said" role="status" aria-live="polite" hidden={text === null}>
      {text}
      {advice.length > 1 &&
        (layout === 'phone' ? (
          // The board beneath is small: what is best is enough, unless somebody wants to know more.
          <details key={advice[0]?.choice.key}>
            <summary>{hintMore}</summary>
            <Advice of={advice} />
          </details>
        ) : (
          <Advice of={advice} />
        ))}
    </div>
  )
}

function Advice({ of }: { of: readonly Advised[] }) {
  const { hintWorth, hintMeaning } = useWords().table
  return (
    <div className="advice-box">
      <ol className="advice">
        {of.map(({ choice, value, visits }) => (
          <li key={choice.key}>
            <span>{choice.label}</span>
            <meter value={value} aria-hidden="true" />
            <span className="advice-worth">{hintWorth(Math.round(value * 100), visits)}</span>
          </li>
        ))}
      </ol>
      <small>{hintMeaning}</small>
    </div>
  )
}
