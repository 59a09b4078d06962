import type { Told, View, Viewer } from '@krcma/kernel'
import { type Choices, ExplainLayer, Icon, Stage, signs } from '@krcma/look'
import { type AnyGame, apply, type Refusing, type Replay, refusedWords } from '@krcma/protocol'
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Brought } from '../brought.tsx'
import { copyText } from '../copy.ts'
import { addressOf, wholeAddress } from '../link/address.ts'
import { isRefusing, type TableLink } from '../link/link.ts'
import { LocalLink } from '../link/local/link.ts'
import { openLink } from '../link/open.ts'
import { putOnServer } from '../link/put-on-server.ts'
import { Elsewhere, NoTable } from '../nothing.tsx'
import { go, to } from '../route.ts'
import { WithRules } from '../rules/with-rules.tsx'
import { Safe } from '../safe.tsx'
import { useSettings, useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'
import { type Shown, useShown } from '../shelf/use-shown.ts'
import { saveRecord } from '../table/export.ts'
import { handOver } from '../table/handed-over.ts'
import { Log } from '../table/log.tsx'
import { useReading } from '../table/reader.ts'
import { ScoreSheet } from '../table/score-sheet.tsx'
import { Seats } from '../table/seats.tsx'
import { seatsOf, seenOf } from '../table/seen.ts'
import { useLayout } from '../table/use-layout.ts'
import { useSeal } from '../table/use-seal.ts'
import { CourseOf } from './course.tsx'
import { wholeReplay } from './whole.ts'
import { useReplayWords } from './words/index.ts'

interface PageProps {
  readonly place: 'local' | 'online'
  readonly id: string
  readonly at: string | null
  readonly invitation: string | null
}

export function Page({ place, id, at, invitation }: PageProps) {
  const words = useWords()
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const opened = openLink(place, id, invitation)
    setLink(opened)
    return () => opened.close()
  }, [place, id, invitation])
  return link === null ? (
    <p className="notice">{words.loading}</p>
  ) : (
    <Opened link={link} at={at === null ? 0 : Number(at)} />
  )
}

function Opened({ link, at }: { link: TableLink; at: number }) {
  const words = useWords()
  const { sight, refused } = useSyncExternalStore(link.subscribe, link.now)
  const [eyes, setEyes] = useState<Viewer | null>(null)
  const [replay, setReplay] = useState<Replay | null>(null)
  const [wrong, setWrong] = useState<Refusing | null>(null)
  const game = sight?.info.setting.game
  const shown = useShown(game)
  useEffect(() => {
    if (game === undefined) return
    void wholeReplay(link, eyes).then((out) => {
      if (isRefusing(out)) setWrong(out)
      else setReplay(out)
    })
  }, [link, game, eyes])
  const why = refused ?? wrong
  if (why !== null && link.place === 'local' && why.refused === 'not-found') return <Elsewhere />
  if (why !== null) return <NoTable why={why} />
  if (game === undefined || shown === null || replay === null) return <p className="notice">{words.loading}</p>
  return (
    <WithRules game={game}>
      <Player link={link} game={shown} replay={replay} at={at} onEyes={setEyes} />
    </WithRules>
  )
}

/** Few keep a picture: what draws it is loaded when somebody does. */
const KeepsakeSheet = lazy(() =>
  import('../table/keepsake-sheet.tsx').then((part) => ({ default: part.KeepsakeSheet })),
)

const SPEEDS = [0.5, 1, 2, 4]
const STEP = 1100

const nothing: Choices<AnyGame> = {
  all: [],
  focused: null,
  narrowed: null,
  focus: () => undefined,
  narrow: () => undefined,
  answer: () => undefined,
}

interface PlayerProps {
  readonly link: TableLink
  readonly game: Shown
  readonly replay: Replay
  readonly at: number
  readonly onEyes: (eyes: Viewer) => void
}

function Player({ link, game: { face, words: spoken }, replay, at, onEyes }: PlayerProps) {
  const words = useWords()
  const say = useReplayWords()
  const { language, calm } = useSettings()
  const layout = useLayout()
  const sight = link.now().sight
  const last = replay.steps.length
  const [step, setStep] = useState(Math.max(0, Math.min(at, last)))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [shown, setShown] = useState(0)
  const [pointed, setPointed] = useState<readonly string[]>([])
  const [copied, setCopied] = useState(false)
  const [wrong, setWrong] = useState<Refusing | null>(null)
  const [keeps, setKeeps] = useState(false)
  const over = sight?.info.status === 'over'
  const sealed = useSeal(link, over)
  const unproven = sight?.info.imported === true && sealed === false
  const read = useReading(link, language, replay.viewer)

  // Each position is the one before and what changed: they share what did not.
  const views = useMemo(() => {
    const all: View<AnyGame>[] = [replay.start]
    for (const { changes } of replay.steps) all.push(apply(all.at(-1) ?? replay.start, changes))
    return all
  }, [replay])
  const heard = useMemo(() => {
    const opening = replay.steps[0]?.heard.list.filter(({ after }) => after < replay.from) ?? []
    const all: (readonly Told<AnyGame>[])[] = [opening]
    for (const { heard: now } of replay.steps)
      all.push([...(all.at(-1) ?? []).filter(({ n }) => n < now.from), ...now.list])
    return all
  }, [replay])

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setPlaying(false)), STEP / speed)
    return () => clearTimeout(timer)
  }, [playing, step, last, speed])
  // The address is a link to what is shown.
  useEffect(() => {
    setCopied(false)
    history.replaceState(history.state, '', addressOf(link, 'replay', step))
  }, [link, step])
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLElement && target.closest('input, select, button') !== null) return
      if (key === 'ArrowRight') setStep((n) => Math.min(last, n + 1))
      if (key === 'ArrowLeft') setStep((n) => Math.max(0, n - 1))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [last])

  const view = views[step]
  if (sight === null || view === undefined) return null
  const me = typeof replay.viewer === 'number' ? replay.viewer : null
  const { sitters, setting } = sight.info
  const seats = seatsOf(link.id, sitters, setting.seats, sight.seat, language, words.table.free)
  const seen = seenOf(spoken, seats, me, { ...view, decisions: [] }, read)
  const log = heard[step] ?? []
  // A game under way among people is known to nobody as a whole.
  const whole = link.place === 'local' || sight.info.status === 'over' || sight.info.status === 'ended'
  const { Board } = face
  const end = views[last]
  const finished = end === undefined || end.ending === null ? null : seenOf(spoken, seats, null, end, null)

  const playOn = async () => {
    const out = await link.call('export', {})
    if (isRefusing(out) || !out.whole) return
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const mine = me ?? 0
    const sitting = seats.map(({ name }, seat) => ({ name, bot: seat === mine ? null : ('journeyman' as const) }))
    const next = new LocalLink({ from: 'record', id, record: out.record, seats: sitting, upto: step })
    const begun = await next.begun
    if (isRefusing(begun)) {
      next.close()
      setWrong(begun)
      return
    }
    handOver(next)
    go('table', 'local', id)
  }
  const share = async () => {
    const brought = await putOnServer(link)
    if (isRefusing(brought)) setWrong(brought)
    else go('replay', 'online', brought.table)
  }
  const copy = async () => {
    await copyText(wholeAddress(addressOf(link, 'replay', step)))
    setCopied(true)
  }

  return (
    <div className="table" data-room={sight.info.setting.game} data-layout={layout}>
      <header className="table-head">
        <a className="quiet" href={to()} aria-label={words.home}>
          <Icon of={signs.stein} />
        </a>
        <h1 className="table-name">
          {say.title}: {seen.words.name}
        </h1>
        {view.ending === null && sight.info.status === 'playing' && (
          <a className="quiet" href={addressOf(link, 'table')}>
            {words.table.goOn}
          </a>
        )}
      </header>
      <Seats
        seen={seen}
        face={face}
        shown={shown}
        show={setShown}
        clock={null}
        ahead={0}
        presence={null}
        thinking={null}
      />
      <main className="board">
        <Stage moment={step} pointed={pointed} calm={calm}>
          {view.ending !== null && step === last ? (
            <ScoreSheet seen={seen} face={face} />
          ) : (
            <Safe sorry={say.undrawable}>
              <Board
                {...seen}
                shown={shown}
                show={setShown}
                choices={nothing}
                news={calm ? [] : (replay.steps[step - 1]?.heard.list ?? [])}
                staged={[]}
                reading={[]}
                read={() => undefined}
                pointed={pointed}
                layout={layout}
                calm={calm}
              />
            </Safe>
          )}
        </Stage>
      </main>
      {layout === 'desk' && (
        <aside className="side">
          <section className="side-panel">
            <h2>{words.table.log}</h2>
            <Safe sorry={say.undrawable}>
              <Log
                game={sight.info.setting.game}
                seen={seen}
                face={face}
                log={log}
                hinted={sight.info.hinted.filter(({ entries }) => entries <= view.entries)}
                point={setPointed}
              />
            </Safe>
          </section>
        </aside>
      )}
      <section className="question replay" aria-label={say.title}>
        <Safe sorry="">
          <CourseOf
            replay={replay}
            views={views}
            spoken={spoken}
            face={face}
            seats={seats}
            round={aboutOf(setting.game).round}
            link={link}
            over={over}
            step={step}
            onStep={setStep}
            onBetter={whole ? () => void playOn() : undefined}
          />
        </Safe>
        <div className="replay-scrub">
          <button
            type="button"
            className="tool"
            aria-label={say.previous}
            onClick={() => setStep(Math.max(0, step - 1))}
          >
            <Icon of={signs.previous} />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={playing ? say.pause : say.play}
            onClick={() => setPlaying(!playing)}
          >
            <Icon of={playing ? signs.pause : signs.play} />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={say.next}
            onClick={() => setStep(Math.min(last, step + 1))}
          >
            <Icon of={signs.next} />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={say.step(step, last)}
            onInput={(event) => setStep(Number(event.currentTarget.value))}
          />
          <output>{say.step(step, last)}</output>
          <label>
            {say.speed}{' '}
            <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
              {SPEEDS.map((one) => (
                <option key={one} value={String(one)}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
          {sealed === true && (
            <span className="replay-seal" title={say.sealText}>
              <Icon of={signs.dice} /> {say.seal}
            </span>
          )}
        </div>
        <div className="replay-tools">
          {sight.info.status === 'over' && (
            <label>
              {say.eyes}{' '}
              <select
                value={String(replay.viewer)}
                onChange={(event) => {
                  const to = event.currentTarget.value
                  onEyes(to === 'all-seeing' ? to : Number(to))
                }}
              >
                {seats.map(({ seat, name }) => (
                  <option key={seat} value={String(seat)}>
                    {name}
                  </option>
                ))}
                <option value="all-seeing">{say.all}</option>
              </select>
            </label>
          )}
          <button type="button" className="tool" title={say.linkText} onClick={() => void copy()}>
            <Icon of={signs.share} />{' '}
            <span>{copied ? words.table.copied : say[link.place === 'local' ? 'linkHere' : 'link']}</span>
          </button>
          {link.place === 'local' && (
            <button type="button" className="tool" title={say.sendText} onClick={() => void saveRecord(link)}>
              <Icon of={signs.save} /> <span>{say.send}</span>
            </button>
          )}
          {link.place === 'local' && copied && (
            <span className="replay-note" role="status">
              {say.linkHereText}
            </span>
          )}
          {finished !== null && (
            <button type="button" className="tool" onClick={() => setKeeps(true)}>
              <Icon of={signs.save} /> <span>{words.ending.keepsake}</span>
            </button>
          )}
          {whole && (
            <button type="button" className="tool" title={say.playOnText} onClick={() => void playOn()}>
              <Icon of={signs.bot} /> <span>{say.playOn}</span>
            </button>
          )}
          {link.place === 'local' && sight.info.status === 'over' && (
            <button type="button" className="tool" title={say.shareText} onClick={() => void share()}>
              <Icon of={signs.people} /> <span>{say.share}</span>
            </button>
          )}
          {sight.info.imported && <Brought />}
          {link.place === 'local' && unproven && <span role="note">{say.unproven}</span>}
          {wrong !== null && (
            <span className="wrong" role="alert">
              {refusedWords[language][wrong.refused]}
            </span>
          )}
        </div>
      </section>
      {keeps && finished !== null && (
        <Suspense>
          <KeepsakeSheet seen={finished} face={face} link={link} onClose={() => setKeeps(false)} />
        </Suspense>
      )}
      <ExplainLayer />
    </div>
  )
}
