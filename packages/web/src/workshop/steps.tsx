import type { Finding } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings.ts'
import type { Draft, OpenWorkshop } from '../shelf/workshops.ts'
import { useWorkshopTexts } from './words/index.ts'

interface StepsProps extends OpenWorkshop {
  readonly draft: Draft
  readonly findings: readonly Finding[]
  readonly step: string
  readonly onStep: (step: string) => void
  readonly change: (draft: Draft, about?: string) => void
  readonly layout: Layout
}

/** The form, one step at a time, in any order; what is still to do leads to where it is done. */
export function Steps({ draft, workshop, words, findings, step, onStep, change, layout }: StepsProps) {
  const texts = useWorkshopTexts()
  const { language } = useSettings()
  const { steps, stepOf, Step } = workshop
  const at = steps.indexOf(step)
  const said = words.steps[step]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const mark = (id: string) => {
    const own = findings.filter(({ path }) => stepOf(path) === id)
    if (own.some(({ severity }) => severity === 'error')) return 'error'
    return own.length > 0 ? 'warning' : 'fine'
  }
  const name = (id: string) => texts.step(steps.indexOf(id) + 1, words.steps[id]?.name ?? id)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <div className="workshop-form">
      <nav className="workshop-steps" aria-label={texts.steps}>
        {layout === 'phone' ? (
          <select aria-label={texts.steps} value={step} onChange={(event) => onStep(event.currentTarget.value)}>
            {steps.map((id) => (
              <option key={id} value={id}>
                {name(id)}
                {{ error: ' ✕', warning: ' !', fine: '' }[mark(id)]}
              </option>
            ))}
          </select>
        ) : (
          <ol>
            {steps.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="quiet"
                  aria-current={id === step ? 'step' : undefined}
                  data-mark={mark(id)}
                  onClick={() => onStep(id)}
                >
                  {name(id)}
                </button>
              </li>
            ))}
          </ol>
        )}
      </nav>
      <section className="workshop-step" data-step={step}>
        <h2 ref={heading} tabIndex={-1}>
          {name(step)}
        </h2>
        {said !== undefined && (
          <p className="workshop-does">
            {said.does}
            {said.usual !== null && (
              <small>
                {texts.usual} {said.usual}
              </small>
            )}
          </p>
        )}
        <Step
          key={step}
          step={step}
          draft={draft}
          words={words}
          language={language}
          change={change}
          findings={findings}
          layout={layout}
        />
        <div className="workshop-walk">
          {before !== undefined && (
            <button type="button" onClick={() => onStep(before)}>
              {texts.previous}
            </button>
          )}
          {after !== undefined && (
            <button type="button" className="main-button" onClick={() => onStep(after)}>
              {texts.next}
            </button>
          )}
        </div>
      </section>
      {findings.length > 0 && (
        <section className="workshop-findings">
          <h3>{texts.findings}</h3>
          <ul>
            {findings.map(({ path, severity, words: finding }) => (
              <li key={`${path} ${finding.en}`} data-severity={severity}>
                <button type="button" className="quiet" onClick={() => onStep(stepOf(path))}>
                  <b>{words.steps[stepOf(path)]?.name}:</b> {finding[language]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
