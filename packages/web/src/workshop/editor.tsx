import { Icon, signs, Tabs } from '@krcma/look'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings, useWords } from '../settings.ts'
import type { Draft, OpenWorkshop } from '../shelf/workshops.ts'
import { useLayout } from '../table/use-layout.ts'
import { begun, changed, redone, undone } from './history.ts'
import { type KeptDraft, keepDraft } from './kept-drafts.ts'
import { leave, leftOf, VIEWS, type View } from './left.ts'
import { Share } from './share.tsx'
import { Standing } from './shelf.tsx'
import { Steps } from './steps.tsx'
import { useHouse } from './use-house.ts'
import { useTrial } from './use-trial.ts'
import { useWorkshopTexts } from './words/index.ts'

const Trial = lazy(() => import('./trial.tsx').then((part) => ({ default: part.Trial })))

export interface EditorProps extends OpenWorkshop {
  readonly kept: KeptDraft
  readonly draft: Draft
}

/** A draft being made: its form, how it reads, how bots play it, and what can be done with it. Everything is kept as one goes. */
export function Editor({ kept, draft: first, workshop, words }: EditorProps) {
  const texts = useWorkshopTexts()
  const house = useWords()
  const { language } = useSettings()
  const layout = useLayout()
  const [before] = useState(() => leftOf(kept.id, first))
  const [history, setHistory] = useState(() => before?.history ?? begun(first))
  const [view, setView] = useState<View>(before?.view ?? 'form')
  const [step, setStep] = useState(before?.step ?? workshop.steps[0] ?? '')
  const draft = history.present
  const change = useCallback((next: Draft, about?: string) => setHistory((before) => changed(before, next, about)), [])
  const findings = useMemo(() => workshop.findings(draft), [workshop, draft])
  const broken = findings.some(({ severity }) => severity === 'error')
  const atHouse = useHouse(kept, draft, workshop, broken)
  const trial = useTrial(kept.game, before?.tried ?? null)
  const fresh = useRef(first)
  const { named } = atHouse
  useEffect(
    () => leave(kept.id, { history, view, step, tried: trial.tried }),
    [kept.id, history, view, step, trial.tried],
  )
  useEffect(() => {
    if (fresh.current === draft && kept.house === named) return
    void keepDraft({ ...kept, draft, updated: Date.now(), house: named })
  }, [draft, kept, named])
  // Taking back is for the whole form; within a text, browsers would take back letters of a field that is no longer what it was.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'z') setHistory(event.shiftKey ? redone : undone)
      else if (key === 'y') setHistory(redone)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const { Sheet, Paper } = workshop
  const standing =
    named === null ? texts.kept : atHouse.behind ? texts.keptBehind(named.version) : texts.keptAt(named.version)
  const name = workshop.texts(draft)[language].name || texts.unnamed
  return (
    <div className="workshop-editor">
      <div className="workshop-head">
        <h2>{name}</h2>
        <Standing workshop={workshop} draft={draft} />
        <div className="workshop-acts">
          <button
            type="button"
            className="quiet"
            disabled={history.past.length === 0}
            onClick={() => setHistory(undone)}
            aria-keyshortcuts="Control+Z"
          >
            <Icon of={signs.undo} /> {texts.undo}
          </button>
          <button
            type="button"
            className="quiet"
            disabled={history.future.length === 0}
            onClick={() => setHistory(redone)}
            aria-keyshortcuts="Control+Y"
          >
            <Icon of={signs.next} /> {texts.redo}
          </button>
          <span role="status">{standing}</span>
        </div>
      </div>
      <Tabs
        label={name}
        tabs={VIEWS.map((id) => ({ id, name: texts.views[id] }))}
        open={view}
        onOpen={(to) => setView(to)}
      >
        {view === 'form' && (
          <Steps
            draft={draft}
            workshop={workshop}
            words={words}
            findings={findings}
            step={step}
            onStep={setStep}
            change={change}
            layout={layout}
          />
        )}
        {view === 'read' && (
          <article className="parchment">
            <h2>{name}</h2>
            <Sheet draft={draft} words={words} language={language} />
          </article>
        )}
        {view === 'try' && (
          <Suspense fallback={<p role="status">{house.loading}</p>}>
            <Trial game={kept.game} draft={draft} workshop={workshop} broken={broken} trial={trial} />
          </Suspense>
        )}
        {view === 'share' && (
          <Share game={kept.game} draft={draft} workshop={workshop} broken={broken} atHouse={atHouse} />
        )}
        {view === 'paper' && (
          <>
            <button type="button" className="workshop-no-print" onClick={() => print()}>
              <Icon of={signs.log} /> {texts.print}
            </button>
            <Paper draft={draft} words={words} language={language} />
          </>
        )}
      </Tabs>
    </div>
  )
}
